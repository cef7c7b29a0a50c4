import { describe, expect, it } from 'vitest';
import file from '../data/examples.json' with { type: 'json' };
import { battleRunners, type Runner } from './examples-battle.ts';
import { otherRunners } from './examples-other.ts';

// Every worked example of the rulebook as a golden case, played through the engine.

const runners: Readonly<Record<string, Runner>> = { ...battleRunners, ...otherRunners };
const { examples } = file;
const ran = new Set<string>();

describe('worked examples of the rulebook', () => {
  for (const { id, kind, given, expect: expected } of examples) {
    it(`${id} (${kind})`, () => {
      const runner = runners[kind];
      if (!runner) throw new Error(`nobody plays examples of kind ${kind}`);
      runner(given as never, expected as never, id);
      ran.add(id);
    });
  }
  it('has played all 55 of them, of every kind', () => {
    expect(examples).toHaveLength(55);
    expect([...ran]).toEqual(examples.map(({ id }) => id));
    expect(Object.keys(runners).sort()).toEqual([...new Set(examples.map(({ kind }) => kind))].sort());
  });
});
