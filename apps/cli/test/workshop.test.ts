import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, otherToy, workbench } from './outside.ts';
import { game } from './toy.ts';

let at: Bench;
beforeEach(() => {
  at = workbench();
});
afterEach(() => at.clear());

describe('fuzz', () => {
  it('finds nothing wrong with the toy', async () => {
    const { code, out, err } = await at.run('fuzz toy --games 30 --seed 4 --jobs 1');
    expect(code).toBe(0);
    expect(out).toMatch(/^toy: 30 games, \d+ actions, 0 findings\n$/m);
    expect(err).toContain('50 % (15/30 games)');
  });

  it('gives the same report whatever the jobs', async () => {
    const one = await at.run('fuzz toy --games 60 --seed 9 --jobs 1');
    const two = await at.run('fuzz toy --games 60 --seed 9 --jobs 2');
    expect(two.out).toBe(one.out);
    expect(two.code).toBe(0);
  });

  it('writes what it finds as a game that opens, and lists what was never reached', async () => {
    const audit = (state: { table: { turn: number } }): string[] => (state.table.turn > 4 ? ['too late'] : []);
    const broken = otherToy({}, { audit, cells: ['oxer'] });
    const { code, out } = await at.run('fuzz toy --games 10 --seed 4 --jobs 1', [], { shelves: broken });
    expect(code).toBe(1);
    expect(out).toMatch(/✗ audit \(no position is impossible\).*too late/);
    expect(out).toContain('never reached, cells (1):\n  oxer\n');
    expect(out).toMatch(/toy: 10 games, \d+ actions, [1-9]\d* findings\n$/);
    const files = readdirSync(join(at.folder, 'crashes'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect((await at.run(`replay crashes/${file}`, [], { shelves: broken })).code).toBe(0);
    }
  });

  it.each(['fuzz toy --games none', 'fuzz toy --games 0', 'fuzz chess', 'fuzz toy --jobs 1.5', 'fuzz'])(
    '%s: one line, exit code 2',
    async args => {
      const { code, out, err } = await at.run(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^error: .+\n$/);
    },
  );
});

describe('perft', () => {
  it('counts by depth', async () => {
    const { code, out } = await at.run('perft toy --depth 3 --scenario short');
    expect({ code, out }).toEqual({ code: 0, out: 'toy short\n  1  2\n  2  3\n  3  5\n' });
    expect((await at.run('perft toy --depth 1')).out).toContain('toy long\n  1  2\n');
  });

  it('knows wrong arguments', async () => {
    expect(await at.run('perft toy')).toMatchObject({ code: 2, out: '' });
    expect(await at.run('perft toy --depth 1 --scenario moon')).toMatchObject({ code: 2, out: '' });
  });
});

describe('bench', () => {
  const MEASURES = ['copy', 'view', 'choices', 'safe', 'inPlace', 'playout'];

  it('prints figures as JSON', async () => {
    const { code, out } = await at.run('bench --json --seconds 0.01');
    expect(code).toBe(0);
    const figures = JSON.parse(out) as Record<string, Record<string, { ns: number; ratio: number }>>;
    expect(Object.keys(figures)).toEqual(['toy']);
    expect(Object.keys(figures['toy']!)).toEqual(MEASURES);
    for (const figure of Object.values(figures['toy']!)) {
      expect(Object.keys(figure)).toEqual(['ns', 'ratio']);
      expect(figure.ns).toBeGreaterThan(0);
      expect(figure.ratio).toBeGreaterThan(0);
    }
  });

  it('prints a table with the pace of each scenario', async () => {
    const { code, out } = await at.run('bench toy --seconds 0.01');
    expect(code).toBe(0);
    for (const name of ['safe action', 'in-place action', ...game.scenarios]) expect(out).toContain(`\n  ${name} `);
    expect(out).not.toContain('what a unit reaches');
    expect((await at.run('bench chess')).code).toBe(2);
  });

  it('says what it takes to find what a unit reaches, where a game asks for it', async () => {
    let asked = 0;
    const reaches = () => [() => asked++, () => asked++];
    const { out } = await at.run('bench toy --seconds 0.01', [], { shelves: otherToy({ reaches }) });
    expect(out).toMatch(
      /\n {2}what a unit reaches and at what cost, the slowest of a hundred \(\d+ asked\): [\d.]+ ms\n/,
    );
    expect(asked).toBeGreaterThan(0);
  });
});

describe('progress', () => {
  it('draws a bar where it can be redrawn', async () => {
    const { err } = await at.run('fuzz toy --games 20 --jobs 1', [], { screen: true });
    expect(err).toContain('\r[');
    expect(err).toContain('20/20 games');
    expect(err.endsWith('\r\x1b[K')).toBe(true);
  });
});

describe('help', () => {
  it.each(['play', 'replay', 'fuzz', 'perft', 'bench', 'coverage', 'verify'])(
    '%s --help shows examples',
    async name => {
      const { code, out, err } = await at.run(`${name} --help`);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(`Examples:\n  $ npx bivouac ${name}`);
    },
  );

  it('is shown without any argument', async () => {
    expect(await at.run('')).toMatchObject({ code: 0, err: '' });
  });

  it('names the commands in the package', () => {
    const bin = readFileSync(new URL('../bin/bivouac.js', import.meta.url), 'utf8');
    expect(bin.startsWith('#!/usr/bin/env node\n')).toBe(true);
  });
});
