import { describe, expect, it } from 'vitest';
import { TITLES, type TitleCode } from '../data/edition.ts';
import { scenarios } from '../data/index.ts';
import rulesFile from '../data/rules.json' with { type: 'json' };
import { randomEvent } from '../rules/03-events.ts';
import type { U } from '../state.ts';
import { position, scenarioOf } from './table.ts';
import { BRIDGES } from './titles-bridges.ts';
import type { Case } from './titles-cases.ts';
import { COMBATS } from './titles-combat.ts';
import { MARCHES } from './titles-march.ts';

// Rules that name titles, each shown in a title that has it and in one that has not.

const CASES: readonly Case[] = [...MARCHES, ...COMBATS, ...BRIDGES];
/** Rules that name titles and yet are played alike in all of them, or are only about pieces and places of one. */
const ALIKE: Readonly<Record<string, string>> = {
  '1.0-titles': 'that there are ten',
  '3.0-added-phases': 'published scenarios that none of ours is',
  '6.2-dam-list': 'dams of published maps; ours are drawn as dams (06-steps)',
  '6.2-ferry-list': 'ferries of published maps; ours are drawn as ferries (06-steps)',
  '6.2-ferry-potomac': 'fords of published maps; ours are drawn as fords (06-steps)',
  '8.0-4-old-backs': 'what the backs of old counters mean: here as in every title',
  '9.0-hcr-maryland': 'an old ban that is lifted: here as in every title (09-works)',
  '9.0-hcr-2': 'how two units of one scenario begin (09-works)',
  '9.0-markers': 'how missing markers are shown on a table',
  '10.1-roll-needed': 'its own booklet is not among our sources: as in every title',
  '10.1-slb': 'its own booklet is not among our sources: as in every title',
  '10.1-chatham-slb': 'how a bridge of one map begins (10-pontoons-lost)',
  '10.3-all-titles': 'that all titles repair alike',
  '12.0-flood-rtg': 'all major rivers rise together: here as in every title (12-rain)',
};

const asked = ({ says }: Case): readonly TitleCode[] => TITLES.filter(title => title in says || 'rest' in says);
const answer = ({ says }: Case, title: TitleCode): unknown => (title in says ? says[title] : says.rest);
const word = (each: Case, title: TitleCode): string => JSON.stringify(answer(each, title));

describe.each(CASES.map(each => [each.rules.join(', '), each] as const))('%s by title', (_ids, each) => {
  it('as the book says', async () => {
    const given = await Promise.all(asked(each).map(async title => [title, await each.ask(title)] as const));
    expect(given).toEqual(asked(each).map(title => [title, answer(each, title)]));
  });
});

describe('rules that name titles', () => {
  const names = new RegExp(`\\b(${TITLES.join('|')})\\b`);
  const naming = rulesFile.filter(
    ({ id, titles, says }) => !/-ex-/.test(id) && (titles !== 'all' || names.test(says.en)),
  );
  /** The titles a rule is for, as it lists them. */
  const scope = (titles: string | readonly string[]): readonly TitleCode[] =>
    typeof titles === 'string'
      ? TITLES
      : TITLES.filter(title => (titles[0]!.startsWith('!') ? !titles.includes(`!${title}`) : titles.includes(title)));

  it('are all here, or said to be the same in all', () => {
    const shown = CASES.flatMap(each => each.rules);
    expect(naming.map(({ id }) => id).filter(id => !shown.includes(id) && !Object.hasOwn(ALIKE, id))).toEqual([]);
    expect(Object.keys(ALIKE).filter(id => shown.includes(id) || !naming.some(rule => rule.id === id))).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  });
  it('are shown in one of their titles and in one that differs', () => {
    const poor = naming.filter(({ id, titles }) => {
      const found = CASES.find(each => each.rules.includes(id));
      if (!found) return false;
      const within = asked(found).filter(title => scope(titles).includes(title));
      return !within.some(title => asked(found).some(other => word(found, other) !== word(found, title)));
    });
    expect(poor.map(({ id }) => id)).toEqual([]);
  });
});

describe('GCACW 12.0-scope-advanced, 12.0-scope-basic rain in the basic game', () => {
  /** Two ones are thrown for the events of the last turn, if any are rolled. */
  const rains = (scenario: string): boolean => {
    const table = position({ scenario });
    table.t.turn = scenarioOf(table).turns.length;
    randomEvent({ table: table.t, say() {}, roll: () => 1 } as unknown as U);
    return table.t.rain > 0;
  };
  it('three titles have it, the others never', () => {
    const wet = scenarios.filter(({ id }) => rains(id)).map(({ title }) => title);
    expect([...new Set(wet)]).toEqual(['SIV', 'OTR', 'GTC']);
  });
});
