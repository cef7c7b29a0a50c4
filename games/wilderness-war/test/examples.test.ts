import { describe, expect, it } from 'vitest';
import file from '../data/examples.json' with { type: 'json' };
import rules from '../data/rules.json' with { type: 'json' };
import { type Example, playExample } from './examples-play.ts';

// Every worked example of the rulebook as a golden case, played through the engine.

const { examples, marked } = file as unknown as { examples: readonly Example[]; marked: readonly string[] };
const known = new Set(rules.map(({ id }) => id));

describe('worked examples of the rulebook', () => {
  for (const example of examples) {
    it(`${example.id}: ${example.fact.en}`, () => playExample(example));
  }
  it('has a case for each of the 16 that are marked and the one that is told in passing', () => {
    expect(marked).toHaveLength(17);
    expect([...new Set(examples.map(({ ref }) => ref))].sort()).toEqual([...marked].sort());
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  });
  it('names rules that exist', () => {
    expect(examples.flatMap(example => example.rules).filter(id => !known.has(id))).toEqual([]);
  });
});
