import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyRecord, hash } from '@bivouac/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, finished, saved, workbench } from './outside.ts';

let at: Bench;
beforeEach(() => {
  at = workbench();
});
afterEach(() => at.clear());

const wrapped = (record: unknown): string =>
  JSON.stringify({ format: 'bivouac-save-1', checksum: hash(record), record });
const good = finished();
const forged = (changes: Partial<AnyRecord>): string => wrapped({ ...good, ...changes });

/** Every way a file can be wrong. */
const WRONG: Readonly<Record<string, readonly [string, RegExp]>> = {
  'no JSON': ['hello', /it is not JSON/],
  'half a file': [saved(good).slice(0, 300), /it is not JSON/],
  'an empty file': ['', /it is not JSON/],
  'some other JSON': ['{"name":"bivouac"}', /not a saved game of Bivouac/],
  null: ['null', /not a saved game of Bivouac/],
  'a newer version': [forged({ version: 99 }), /newer Bivouac \(rules version 99, here 2\)/],
  'one changed letter': [saved(good).replace('"turn":', '"turm":'), /damaged/],
  'another game': [forged({ game: 'chess' }), /“chess”, which is not installed/],
  'an unknown scenario': [
    forged({ state: { ...good.state, setup: { scenario: 'moon', options: [] } } }),
    /Unknown scenario “moon”/,
  ],
  'an impossible position': [
    forged({ state: { ...good.state, table: { turn: 1, at: [-1, 0], winner: '' } } }),
    /impossible position: a rider behind the start/,
  ],
  'a forged stack': [
    forged({ state: { ...good.state, stack: [{ proc: 'x', step: 'y', locals: {}, answer: null }] } }),
    /impossible position/,
  ],
  'a state without a table': [forged({ state: {} as AnyRecord['state'] }), /./],
  'forged history': [forged({ history: [1, 2] as unknown as AnyRecord['history'] }), /./],
  'forged events': [forged({ opening: 7 as unknown as AnyRecord['opening'] }), /not a saved game of Bivouac/],
};

describe.each(['replay bad.json', 'verify bad.json', 'play toy bad.json', 'play toy bad.json --save bad.json'])(
  '%s',
  args => {
    it.each(Object.keys(WRONG))('%s: one line, exit code 2, the file untouched', async name => {
      const [text, expected] = WRONG[name]!;
      at.file('bad.json', text);
      const { code, out, err } = await at.run(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^error: bad\.json: .+\n$/);
      expect(err).toMatch(expected);
      expect(at.read('bad.json')).toBe(text);
      expect(readdirSync(at.folder)).toEqual(['bad.json']);
    });
  },
);

describe('files', () => {
  it('says what is wrong in French', async () => {
    at.file('bad.json', WRONG['a newer version']![0]);
    expect((await at.run('replay bad.json --lang fr')).err).toContain('Bivouac plus récent');
    expect((await at.run('verify none.json --lang fr')).err).toBe('error: none.json: ce fichier n’existe pas.\n');
  });

  it('says that a folder is no file', async () => {
    mkdirSync(join(at.folder, 'dir'));
    expect(await at.run('verify dir')).toMatchObject({
      code: 2,
      err: 'error: dir: this is a folder, not a saved game.\n',
    });
  });

  it('cannot save where nothing can be written, and the game goes on', async () => {
    at.file('plain', '');
    chmodSync(join(at.folder, 'plain'), 0o400);
    const { code, out } = await at.run('play toy', ['save plain/inside.json', 'roll']);
    expect(code).toBe(0);
    expect(out).toMatch(/✗ plain\/inside\.json: .+\n/);
    expect(out).toContain('red gallops');
  });

  it('does not begin a game that cannot be kept', async () => {
    at.file('plain', '');
    const { code, out, err } = await at.run('play toy --save plain/inside.json', ['roll']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^error: plain\/inside\.json: .+\n$/);
  });

  it('opens a save of an older version, whose events alone can be shown', async () => {
    at.file('old.json', forged({ version: 1 }));
    expect((await at.run('replay old.json')).code).toBe(0);
    const { code, out, err } = await at.run('replay old.json --at 1');
    expect({ code, err: err.slice(0, 25) }).toEqual({ code: 0, err: 'Saved by rules version 1,' });
    expect(out).not.toContain('Turn');
    expect((await at.run('verify old.json')).out).toContain('the game is not played again');
  });
});
