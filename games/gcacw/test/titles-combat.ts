import type { TitleCode } from '../data/edition.ts';
import { WORKS } from '../data/index.ts';
import { evasionModifier, sizeModifier } from '../rules/07-cavalry.ts';
import { attackTotal, defenceTotal } from '../rules/07-values.ts';
import { foragesUpTo, levyAct, supplyEffects } from '../rules/08-supply.ts';
import { isInRedoubt, nextWorks } from '../rules/09-works.ts';
import { commandAdd, unionPanic } from '../rules/advanced.ts';
import { isOrganized, type U, unitRange } from '../state.ts';
import { attackBy, modifiers } from './plain.ts';
import { position, recovery, type Table } from './table.ts';
import { type Case, each, OF_TITLE, special, under } from './titles-cases.ts';

// Chapters 7 to 9.

const UNION = ['u-baird', 'u-negley', 'u-brannan', 'u-reynolds', 'u-davis'];
const SOUTH = ['c-hindman', 'c-cheatham', 'c-cleburne', 'c-law', 'c-stewart'];
/** Five divisions of 18 before five others, so many of whom are in forts: the values that count. */
const values = async (title: TitleCode, forts: number): Promise<readonly number[]> => {
  const stand = (slug: string, i: number) => [slug, `1112 manpower 18${i < forts ? ' works fort' : ''}`];
  const units = Object.fromEntries([...UNION.map(slug => [slug, '1111 manpower 18']), ...SOUTH.map(stand)]);
  const table = position({ scenario: await under(title), units });
  const one = attackBy(table, UNION, '1112');
  return [attackTotal(table.t, one) / 4, defenceTotal(table.t, one.defenders) / 4];
};
/** Bonuses of an assault of Jackson, alone and with Lee in his hex. */
const named = async (title: TitleCode): Promise<unknown> => {
  const scenario = await under(title, {}, OF_TITLE.SLB);
  const units = { 'c-rodes': '1111', 'c-mclaws': '1111', 'u-griffin': '1112' };
  const bonus = (leaders: Record<string, string>) => {
    const counted = modifiers(position({ scenario, units, leaders }), ['c-rodes'], '1112', { leader: 'cL-jackson' });
    return [counted['lee'] ?? 0, counted['jackson'] ?? 0];
  };
  return [bonus({ 'cL-jackson': 'c-rodes' }), bonus({ 'cL-jackson': 'c-rodes', 'cL-lee': 'c-mclaws' })];
};
/** The flank bonus of Confederates and of the Union round a defender with woods on two sides. */
const woods = async (title: TitleCode): Promise<readonly number[]> => {
  const scenario = await under(title, { terrain: { '1012': 'woods', '1212': 'woods' } });
  const bonus = (who: string, helper: string, foe: string) =>
    modifiers(position({ scenario, units: { [who]: '1111', [helper]: '1113', [foe]: '1112' } }), [who], '1112')[
      'flank'
    ];
  return [bonus('c-cheatham', 'c-hindman', 'u-baird') ?? 0, bonus('u-baird', 'u-negley', 'c-gist') ?? 0];
};
const sizes = async (title: TitleCode, side: 0 | 1): Promise<readonly number[]> => {
  const { t } = position({ scenario: await under(title) });
  return [12, 8, 4, 3, 2].map(value => sizeModifier(t, side, value, true));
};
const heard = (table: Table): U => ({ table: table.t, say() {} }) as unknown as U;
const ordered = (table: Table, ...slugs: string[]) => slugs.map(slug => isOrganized(table.t, table.unit(slug)));
const HUNGRY = special('unsupplied', { units: ['u-baird', 'c-gist'] });
/** Whether both are in order after a recovery, out of supply. */
const recovered = async (title: TitleCode, standing: string): Promise<readonly boolean[]> => {
  const units = { 'u-baird': `0111 ${standing}`, 'c-gist': `1211 ${standing}` };
  return ordered(recovery({ scenario: await under(title, { special: [HUNGRY] }), units }).idle(), 'u-baird', 'c-gist');
};
/** What digging in recovery makes of no works, in the title's own year; in a redoubt; then of the others. */
const dug = async (title: TitleCode): Promise<readonly string[]> => {
  const features = [{ hex: '1112', name: 'R', kind: 'redoubt', benefits: 'confederate' }] as never;
  const table = position({ scenario: await under(title, { features }, OF_TITLE[title]) });
  const { t } = table;
  const [unit] = unitRange(t, 1);
  const after = (hex: string, works: (typeof WORKS)[number]): string => {
    t.at[unit] = table.hex(hex);
    t.works[unit] = WORKS.indexOf(works);
    return WORKS[nextWorks(t, unit, 'recovery')] ?? '-';
  };
  const rest = ['breastworksBuild', 'breastworks', 'fortBuild', 'abatis', 'fortBuild1', 'fortBuild2'] as const;
  return [after('1111', 'none'), after('1112', 'none'), ...rest.map(works => after('1111', works))];
};

export const COMBATS: readonly Case[] = [
  {
    rules: ['7.1-a5-advanced'],
    ask: async title => {
      const doubt = special('commandDie', { side: 'union', add: 1 });
      return commandAdd(position({ scenario: await under(title, { special: [doubt] }) }).t, 0);
    },
    says: { ...each('SLB OTR', 1), rest: 0 },
  },
  {
    rules: ['7.2-max-attack', '7.2-max-defend'],
    ask: title => values(title, 0),
    says: { OTR: [70, 60], rest: [80, 70] },
  },
  { rules: ['7.2-max-half'], ask: title => values(title, 3), says: { OTR: [70, 100], rest: [80, 120] } },
  { rules: ['7.2-max-all'], ask: title => values(title, 5), says: { OTR: [70, 130], rest: [80, 160] } },
  {
    rules: ['7.4-lee', '7.4-lee-grand', '7.4-lee-rtg', '7.4-jackson', '7.4-jackson-lee'],
    ask: named,
    says: {
      ...each('SJW HCR SLB', [
        [0, 1],
        [1, 0],
      ]),
      RTG: [
        [0, 0],
        [0, 0],
      ],
      rest: [
        [0, 0],
        [1, 0],
      ],
    },
  },
  { rules: ['7.4-flank-3b-slb', 'APP-woods-flank'], ask: woods, says: { SLB: [4, 2], rest: [2, 2] } },
  {
    rules: ['7.5-union-panic'],
    ask: async title => {
      const panic = special('unionPanic', { results: ['DR'], within: 2 });
      const units = { 'c-gist': '1111', 'u-baird': '1112', 'u-negley': '1114' };
      const table = position({ scenario: await under(title, { special: [panic] }), units });
      unionPanic(heard(table), { ...attackBy(table, ['c-gist'], '1112'), defenderResult: 'DR' });
      return ordered(table, 'u-negley');
    },
    says: { SJW: [false], rest: [true] },
  },
  {
    rules: [
      ...['7.7-mod-large-otr', '7.7-mod-large-sjw', '7.7-mod-verylarge'],
      ...['7.7-mod-two-other', '7.7-mod-small', '7.7-mod-verysmall'],
    ],
    ask: async title => [await sizes(title, 1), await sizes(title, 0)],
    says: {
      ...each('SJW HCR', [
        [3, 1, -1, -1, -3],
        [2, 0, -2, -2, -4],
      ]),
      ...each('OTR SIV', [
        [4, 2, 0, 0, -2],
        [2, 0, -2, -2, -4],
      ]),
      rest: [
        [2, 0, -2, -2, -4],
        [2, 0, -2, -2, -4],
      ],
    },
  },
  {
    rules: ['7.7-mod-ammo'],
    ask: async title => {
      const spent = special('noAmmunition', { units: ['u-minty'] });
      const table = position({ scenario: await under(title, { special: [spent] }), units: { 'u-minty': '1112' } });
      return evasionModifier(table.t, [table.unit('u-minty')], table.hex('1112'), table.hex('1111'));
    },
    says: { ...each('RTG SIV SLB OTR GTC BAC', -2), rest: 0 },
  },
  {
    rules: ['8.0-1-levy'],
    ask: async title => {
      const scenario = await under(title, { special: [special('levy', { hexes: ['1211'] })] });
      const { t } = position({ scenario, units: { 'c-gist': '1211', 'u-baird': '0111' } });
      return levyAct.whyNot(t, 1, { type: 'levy', unit: 'c-gist' })?.key ?? null;
    },
    says: { RTG: null, rest: 'no.levy' },
  },
  {
    rules: ['8.0-2-forage'],
    ask: async title => {
      const scenario = await under(title, { special: [special('forage', { units: ['c-gist'], upTo: 3 })] });
      const { t, unit } = position({ scenario });
      return foragesUpTo(t, unit('c-gist'));
    },
    says: { ...each('RTG SLB', 0), rest: 3 },
  },
  {
    rules: ['8.0-3a-supply'],
    ask: title => recovered(title, 'fatigue 1 disorganized'),
    says: { ...each('RTG SLB', [true, true]), rest: [false, false] },
  },
  {
    rules: ['8.0-6'],
    ask: title => recovered(title, 'fatigue 1'),
    says: { ...each('OTR GTC BAC', [false, false]), SIV: [false, true], rest: [true, true] },
  },
  {
    rules: ['8.0-6-others'],
    ask: async title => {
      const units = { 'u-baird': '0111', 'c-gist': '1211' };
      const table = position({ scenario: await under(title, { special: [HUNGRY] }), units });
      supplyEffects(heard(table));
      const phase = ordered(table, 'u-baird', 'c-gist');
      return [phase, await recovered(title, 'fatigue 1')];
    },
    says: {
      ...each('SJW HCR', [
        [false, false],
        [true, true],
      ]),
      ...each('RTG SLB BTC RWH', [
        [true, true],
        [true, true],
      ]),
      ...each('OTR GTC BAC', [
        [true, true],
        [false, false],
      ]),
      SIV: [
        [true, true],
        [false, true],
      ],
    },
  },
  {
    rules: [
      ...['9.0-p1862-none', '9.0-p1862-redoubt', '9.0-p1862-bb', '9.0-p1862-b', '9.0-p1862-fb'],
      ...['9.0-p1863-none', '9.0-p1863-b', '9.0-p1863-fb', '9.0-p1863-no-redoubt'],
      ...['9.0-p1864-none', '9.0-p1864-abatis', '9.0-p1864-bb', '9.0-p1864-b'],
    ],
    ask: dug,
    says: {
      ...each('SJW HCR SIV OTR BTC', [
        'breastworksBuild',
        'breastworks',
        'breastworks',
        'fortBuild',
        'fort',
        '-',
        '-',
        '-',
      ]),
      ...each('RTG SLB BAC', ['breastworks', 'breastworks', 'breastworks', 'fortBuild', 'fort', '-', '-', '-']),
      ...each('GTC RWH', ['breastworks', 'breastworks', 'fortBuild2', 'fort', '-', 'fortBuild1', 'fort', 'fort']),
    },
  },
  {
    rules: ['9.0-redoubt-bac'], // as the maps say: Fort Wood, Marye's Heights
    ask: title => {
      const [unit, hex] = title === 'BAC' ? ['u-baird', '0903'] : ['u-hancock', '2108'];
      const table = position({ scenario: OF_TITLE[title], units: { [unit]: hex } });
      return isInRedoubt(table.t, table.unit(unit));
    },
    says: { BAC: true, BTC: false },
  },
];
