import { checkScenario } from '../data/check-scenario.ts';
import type { TitleCode } from '../data/edition.ts';
import { tables, titles } from '../data/index.ts';
import { fetchScenario } from '../entry.ts';
import { randomEvent } from '../rules/03-events.ts';
import { tieWinner } from '../rules/04-cycle.ts';
import { extendedModifier } from '../rules/05-dice.ts';
import { rainFalls } from '../rules/12-rain.ts';
import { balanceOf, startOf } from '../rules/conversion.ts';
import { of, type U } from '../state.ts';
import type { Ground } from './plain.ts';
import { type Position, position, scenarioOf, type Table } from './table.ts';
import { type Case, CHICKAMAUGA, each, OF_TITLE, special, under } from './titles-cases.ts';

// Chapters 2 to 5 and 12, conversion and balance.

/** What the edition says against Chickamauga if it were of this title and these pieces were changed. */
async function complaints(title: TitleCode, pieces: Readonly<Record<string, object>>): Promise<readonly string[]> {
  const { scenario, map } = (await fetchScenario(CHICKAMAUGA))!;
  const one = <T extends { readonly id: string }>(piece: T): T => ({ ...piece, ...pieces[piece.id] });
  const side = ({ units, leaders }: typeof scenario.setup.union) => ({
    units: units.map(one),
    leaders: leaders.map(one),
  });
  const setup = { union: side(scenario.setup.union), confederate: side(scenario.setup.confederate) } as never;
  const changed = { scenario: { ...scenario, title, setup }, map: { ...map, titles: [title] } };
  return checkScenario(changed, { tables, titles } as never);
}
const mostManpower = async (title: TitleCode): Promise<number> => {
  for (let most = 0; ; most++)
    if ((await complaints(title, { 'u-baird': { manpower: most + 1 } })).some(line => line.includes('u-baird has')))
      return most;
};
const begun = async (title: TitleCode, unit: string, die: number): Promise<number> =>
  position({ scenario: await under(title), units: { 'u-baird': '0111', 'c-gist': '1120' }, dice: [die] })
    .act({ type: 'pass' })
    .march(unit).points;
const led = async (title: TitleCode, side: string, die: number): Promise<number> => {
  const [leader, unit] = side === 'union' ? ['uL-thomas', 'u-baird'] : ['cL-walker', 'c-gist'];
  const units = { 'u-baird': '0111', 'c-gist': '1120' };
  const leaders = { 'uL-thomas': 'u-baird', 'cL-walker': 'c-gist' };
  const table = position({ scenario: await under(title), side, units, leaders, dice: [die], table: { dice: [6, 1] } });
  return table.activate(leader, unit).points;
};
/** The refusal of an activation of so many units. */
const many = async (title: TitleCode, count: number, more: Position): Promise<string | null> => {
  const [union, south] = [
    ['u-baird', 'u-negley', 'u-brannan'],
    ['c-liddell', 'c-gist'],
  ];
  const units = Object.fromEntries([...union.map(slug => [slug, '0111']), ...south.map(slug => [slug, '1120'])]);
  const table = position({
    ...{ scenario: await under(title), units, leaders: { 'uL-thomas': 'u-baird', 'cL-walker': 'c-gist' }, ...more },
  });
  const [leader, chosen] = more.side === 'confederate' ? ['cL-walker', south] : ['uL-thomas', union.slice(0, count)];
  return table.whyNot({ type: 'activate', leader, units: chosen })?.rule ?? null;
};
const straggling = async (title: TitleCode): Promise<readonly number[]> => {
  const pieces = { 'u-davis': { armyOfPotomac: false } };
  const { t, unit } = position({ scenario: await under(title, { pieces }) });
  return ['u-baird', 'u-minty', 'u-davis', 'c-gist'].map(slug => extendedModifier(t, unit(slug), 1, 2));
};
const STATION: Ground = { features: [{ hex: '1111', name: 'Frederick Junction', kind: 'station' }] as never };
const burnt = async (title: TitleCode): Promise<string | number> => {
  const units = { 'u-baird': '1111', 'u-wagner': '0103', 'c-gist': '1120' };
  const table = position({ scenario: await under(title, STATION), units, dice: [3, 2], options: [] });
  const why = table.whyNot({ type: 'burn', unit: 'u-baird' });
  return why?.rule ?? table.act({ type: 'burn', unit: 'u-baird' }).t.stations[0]!;
};
const heard = (table: Table): U => ({ table: table.t, say() {}, roll: () => 1 }) as unknown as U;
/** Two ones are thrown for the events of the last turn of its own scenario: how many further turns of rain. */
const rainOf = (title: TitleCode): number => {
  const table = position({ scenario: OF_TITLE[title], table: { flood: [0, 0] } });
  table.t.turn = scenarioOf(table).turns.length;
  randomEvent(heard(table));
  return table.t.rain === 0 ? -1 : table.t.rain - table.t.turn;
};
/** Boxes that minor and major rivers rise by. */
const floods = async (title: TitleCode): Promise<unknown> => {
  const scenario = await under(title);
  return [0, 1, 2, 3].map(more => {
    const table = position({ scenario, turn: 1, table: { flood: [0, 0] } });
    rainFalls(heard(table), more);
    return table.t.flood.map(box => Math.max(0, box - 1));
  });
};
const printed = async (title: TitleCode, published: number): Promise<unknown> => {
  const campaign = of(position({ scenario: await under(title, { scenario: { printedFatigue: true, published } }) }).t);
  const unit = { ...campaign.units.data[0]!, command: 'I', exhausted: false, organized: false };
  return [0, 1, 2].map(fatigue => {
    const start = startOf(campaign, { ...unit, fatigue });
    return `${start.fatigue}${start.exhausted ? ' exhausted' : ''}`;
  });
};
const balance = async (title: TitleCode, modifiedSetup: boolean): Promise<readonly number[]> => {
  const all = [1, 2, 3, 4, 5].map(async published => {
    const scenario = await under(title, { scenario: { published, modifiedSetup } });
    return balanceOf(position({ scenario, options: ['balance'] }).t);
  });
  return Promise.all(all);
};
const stuart = async (title: TitleCode, unit: string): Promise<string | null> => {
  const pieces = { [unit]: { command: 'St' } };
  const table = position({
    ...{ scenario: await under(title, { pieces }, OF_TITLE.RTG), side: 'confederate' },
    ...{ units: { 'c-f-lee': '1111', [unit]: '1111', 'u-geary': '1118' }, leaders: { 'cL-stuart': 'c-f-lee' } },
  });
  return table.whyNot({ type: 'activate', leader: 'cL-stuart', units: [unit] })?.rule ?? null;
};

export const MARCHES: readonly Case[] = [
  {
    rules: ['2.2-leader-army-titles'],
    ask: async title => (await complaints(title, {})).filter(line => line.includes('no army leaders')).length,
    says: { SIV: 2, rest: 0 },
  },
  {
    rules: ['2.2-leader-district-titles'],
    ask: async title =>
      (await complaints(title, { 'uL-thomas': { level: 'district' } })).some(line => line.includes('no district')),
    says: { ...each('SIV GTC', false), rest: true },
  },
  {
    rules: ['5.2-2-no-command'],
    ask: async title => (await complaints(title, {})).some(line => line.includes('no Union cavalry leaders')),
    says: { ...each('SJW HCR SIV SLB OTR', true), rest: false },
  },
  { rules: ['2.2-strength-max'], ask: mostManpower, says: { RTG: 17, SIV: 8, OTR: 21, BAC: 14, rest: 18 } },
  {
    rules: ['4.2-tie-other', '4.2-tie-bac'],
    ask: async title => {
      const { t } = position({ scenario: await under(title) });
      return [1, 2, 3, 4, 5, 6].map(die => tieWinner(t, die));
    },
    says: { BAC: [1, 0, 1, 0, 1, 0], rest: [1, 1, 1, 1, 1, 1] },
  },
  {
    rules: ['5.1-ma-csa-inf', '5.1-ma-csa-inf-otr'],
    ask: async title => [await begun(title, 'c-gist', 1), await begun(title, 'c-gist', 6)],
    says: { OTR: [2, 6], rest: [2, 7] },
  },
  {
    rules: ['5.2-3-union-inf', '5.2-3-union-inf-low'],
    ask: async title => [await led(title, 'union', 1), await led(title, 'union', 6)],
    says: { ...each('SIV OTR', [2, 6]), rest: [2, 7] },
  },
  {
    rules: ['5.2-3-csa-inf', '5.2-3-csa-inf-otr'],
    ask: async title => [await led(title, 'confederate', 1), await led(title, 'confederate', 6)],
    says: { OTR: [2, 7], rest: [3, 8] },
  },
  {
    rules: ['4.2-note-die', '5.2-otr-1-4', '5.2-otr-5', '5.2-otr-6'],
    ask: async title => [
      await many(title, 2, { table: { dice: [4, 3] } }),
      await many(title, 3, { table: { dice: [5, 3] } }),
      await many(title, 3, { table: { dice: [6, 3] } }),
    ],
    says: { OTR: ['§5.2-otr-1-4', '§5.2-otr-5', null], rest: [null, null, null] },
  },
  {
    rules: ['5.2-otr-pass', '5.2-otr-no-roll', '5.2-otr-union-only'],
    ask: async title => [
      await many(title, 3, { table: { dice: [2, 1] } }),
      await many(title, 3, { table: { dice: [0, 0] } }),
      await many(title, 2, { side: 'confederate', table: { dice: [1, 2] } }),
    ],
    says: { OTR: ['§5.2-otr-1-4', null, null], rest: [null, null, null] },
  },
  {
    rules: ['5.1-ext-mod-union', '5.1-ext-mod-aop-cav', '5.1-ext-mod-not-aop', '5.1-ext-aop-id'],
    ask: straggling, // a division, horse, a division of another army, Confederates
    says: { RTG: [1, 0, 2, 0], GTC: [1, 0, 1, 0], ...each('SJW HCR', [1, 1, 2, 0]), rest: [1, 1, 1, 0] },
  },
  {
    rules: ['5.1-ext-mod-supply'],
    ask: async title => {
      const hungry = [special('unsupplied', { units: ['c-gist'] })];
      const { t, unit } = position({ scenario: await under(title, { special: hungry }) });
      return extendedModifier(t, unit('c-gist'), 1, 2);
    },
    says: { ...each('SJW HCR', 1), rest: 0 },
  },
  {
    rules: ['5.0-no-burn', '5.4-titles', '5.4-frederick'],
    ask: burnt,
    says: { ...each('SIV OTR', '§5.4-titles'), ...each('RTG HCR', 1), rest: 2 },
  },
  { rules: ['5.2-2b-rtg'], ask: title => stuart(title, 'c-a-jenkins'), says: { RTG: '§5.2-2-units', rest: null } },
  { rules: ['5.2-2b-rtg-sub'], ask: title => stuart(title, 'c-17-va'), says: { RTG: '§5.2-2-units', rest: null } },
  {
    rules: ['12.0-scope-advanced', '12.0-scope-basic', '12.0-res-3'],
    ask: rainOf,
    says: { OTR: 3, ...each('SIV GTC', 2), rest: -1 },
  },
  {
    rules: ['12.0-flood-minor-otr', '12.0-flood-minor-siv', '12.0-flood-minor-other'],
    ask: async title => ((await floods(title)) as number[][]).map(([minor]) => minor),
    says: { OTR: [1, 2, 4, 6], SIV: [0, 1, 3, 0], rest: [0, 1, 2, 0] },
  },
  {
    rules: ['12.0-flood-major-otr', '12.0-flood-major-siv', '12.0-flood-major-other'],
    ask: async title => ((await floods(title)) as number[][]).map(([, major]) => major),
    says: { OTR: [1, 3, 6, 9], SIV: [1, 3, 5, 0], rest: [1, 2, 3, 0] },
  },
  {
    rules: ['CONV-scope', 'CONV-0', 'CONV-1', 'CONV-2', 'CONV-disorg', 'CONV-principle'],
    ask: title => printed(title, 2),
    says: { ...each('SJW HCR RTG', ['0', '0 exhausted', '1 exhausted']), rest: ['0', '1', '2'] },
  },
  {
    rules: ['CONV-rtg1'],
    ask: title => printed(title, 1),
    says: { RTG: ['1', '1', '1'], ...each('SJW HCR', ['0', '0 exhausted', '1 exhausted']), rest: ['0', '1', '2'] },
  },
  {
    rules: ['BAL-sjw', 'BAL-hcr', 'BAL-rtg', 'BAL-siv'],
    ask: title => balance(title, true),
    says: {
      SJW: [7, 45, 0, 2, 30],
      HCR: [0, 8, 2, 0, 15],
      RTG: [2, 0, 3, 0, 0],
      SIV: [0, 6, 0, 0, 0],
      rest: [0, 0, 0, 0, 0],
    },
  },
  {
    rules: ['BAL-modified'],
    ask: title => balance(title, false),
    says: {
      SJW: [0, 45, 0, 0, 30],
      HCR: [0, 0, 2, 0, 15],
      RTG: [2, 0, 0, 0, 0],
      SIV: [0, 6, 0, 0, 0],
      rest: [0, 0, 0, 0, 0],
    },
  },
];
