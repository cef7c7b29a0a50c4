import { join } from 'node:path';
import { mutantsPlugin, readName, without } from '@bivouac/testing/mutant';
import { createVitest, type TestModule } from 'vitest/node';
import type { Heard, Job } from './mutants-tried.ts';

// A process that takes rules out, one after the other, and runs the tests named after each. Last come the same tests with
// the sources as they are: a test that fails then proves nothing.

const { folder, tries } = JSON.parse(process.argv[2]!) as Job;
const say = (heard: Heard): Promise<void> =>
  new Promise(resolve => void process.send!(heard, undefined, {}, () => resolve()));

process.on('disconnect', () => process.exit());

class AsGiven {
  sort = <T>(specs: T): T => specs;
  shard = <T>(specs: T): T => specs;
}

function onTestModuleEnd(module: TestModule): void {
  const { path, n } = readName(module.moduleId);
  const tests = [...module.children.allTests()];
  const failed = tests.filter(test => test.result().state === 'failed').map(test => test.fullName);
  const passed = tests.filter(test => test.result().state === 'passed').length;
  void say({ n, path, failed, passed, loaded: tests.length > 0 });
}

const vitest = await createVitest(
  'test',
  {
    ...{ root: join(folder, '..', '..'), config: false, watch: false, include: [], passWithNoTests: true },
    ...{ isolate: false, maxWorkers: 1, pool: 'threads', testTimeout: 300_000, hookTimeout: 300_000 },
    sequence: { sequencer: AsGiven as never },
    reporters: [{ onTestModuleEnd }],
  },
  {
    logLevel: 'silent',
    plugins: [
      mutantsPlugin(
        folder,
        tries.map(each => each.mutant),
      ),
    ],
  },
);
const [project] = vitest.projects;
const files = [...new Set(tries.flatMap(each => each.files))];
const namesIn = (file: string): string =>
  tries
    .filter(each => each.files.includes(file))
    .map(each => each.names)
    .join('|');
await vitest.runTestSpecifications([
  ...tries.flatMap((each, n) =>
    each.files.map(file => project!.createSpecification(without(file, n), { testNamePattern: RegExp(each.names) })),
  ),
  ...files.map(file => project!.createSpecification(file, { testNamePattern: RegExp(namesIn(file)) })),
]);
await say({ n: null, path: '', failed: [], passed: 0, loaded: true });
process.exit();
