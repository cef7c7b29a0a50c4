import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hash } from '@bivouac/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shelves as games } from '../src/games.ts';
import { type Bench, finished, type Ran, saved, workbench } from './outside.ts';

let at: Bench;
beforeEach(() => {
  at = workbench();
});
afterEach(() => at.clear());

const script = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function child(path: string, args: readonly string[], input = ''): Ran {
  const env = { ...process.env, LANG: 'C', LC_ALL: 'C' };
  const ran = spawnSync(process.execPath, [script(path), ...args], { cwd: at.folder, input, env, encoding: 'utf8' });
  return { code: ran.status ?? -1, out: ran.stdout, err: ran.stderr };
}
const toy = (...args: string[]): Ran => child('toy-bin.js', args);

describe('the process', () => {
  it('plays what is piped into it, and verifies it', () => {
    const played = child('toy-bin.js', ['play', 'toy', '--save', 'g.json'], `${'random\n'.repeat(60)}`);
    expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' });
    expect(played.out).toContain('npx bivouac verify g.json');
    expect(toy('verify', 'g.json').code).toBe(0);
  });

  it('fuzzes in threads', () => {
    const { code, out } = toy('fuzz', 'toy', '--games', '30', '--jobs', '2');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^toy: 30 games/m) });
  });

  it('leaves a reader that has seen enough', () => {
    const ran = spawnSync(
      'sh',
      ['-c', `"$0" "$1" play toy --watch --scenario long | head -1`, process.execPath, script('toy-bin.js')],
      {
        cwd: at.folder,
        encoding: 'utf8',
      },
    );
    expect(ran.stderr).toBe('');
  });
});

describe('npx bivouac', () => {
  const bivouac = (...args: string[]): Ran => child('../bin/bivouac.js', args);

  it('helps', () => {
    const { code, out } = bivouac('--help');
    expect(code).toBe(0);
    expect(out).toContain('gettysburg-1988');
  });

  it('says in one line what is wrong, and exits with 2', async () => {
    const newer = { ...finished(), game: 'gettysburg-1988', version: 9999 };
    const files = {
      'newer.json': JSON.stringify({ format: 'bivouac-save-1', checksum: hash(newer), record: newer }),
      'damaged.json': saved(finished()).replace('"turn":', '"turm":'),
      'other.json': '{}',
    };
    for (const [name, text] of Object.entries(files)) at.file(name, text);
    const told = (args: readonly string[], { code, out, err }: Ran): void => {
      expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
      expect(err).toMatch(/^error: .+\n$/);
    };
    const wrong = [
      ...[['play'], ['play', 'gettysburg-1988', '--moon'], ['play', 'gettysburg-1988', '--scenario', 'moon']],
      ...['damaged.json', 'other.json', 'missing.json'].map(file => ['replay', file]),
    ];
    for (const args of wrong) told(args, await at.run(args.join(' '), [], { shelves: games }));
    for (const args of [['fly'], ['replay', 'newer.json']]) told(args, bivouac(...args)); // a process each
    for (const [name, text] of Object.entries(files)) expect(at.read(name)).toBe(text);
  });
});
