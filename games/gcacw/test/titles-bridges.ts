import type { TitleCode } from '../data/edition.ts';
import { FORD, lowerOf, type Side, sideBetween } from '../data/index.ts';
import { crossingAt } from '../rules/10-crossings.ts';
import { destroyModifiers, whyNotDestroy } from '../rules/10-destroy.ts';
import { buildAct, buildModifiers, pontoonsBroken } from '../rules/10-pontoons.ts';
import { repairAct } from '../rules/10-repair.ts';
import { of } from '../state.ts';
import type { Ground } from './plain.ts';
import { position, type Table } from './table.ts';
import { type Case, each, edge, special, under } from './titles-cases.ts';

// Chapter 10.

const at = (table: Table, a: string, b: string): number => sideBetween(of(table.t).board, table.hex(a), table.hex(b));
const pontoon = (table: Table, a: string, b: string, owner: Side) => ({
  ...{ side: lowerOf(of(table.t).board, at(table, a, b)), owner },
});
/** A river between 1111 and 1112, with what stands there. */
const river = (water: string, more: object = {}): Ground => ({ edges: [edge('1111', '1112', { water, ...more })] });
const bridge = (crossingName: string, more: object = {}) => ({ crossing: 'bridge', crossingName, ...more });
const standing = async (title: TitleCode, ground: Ground, units: Record<string, string>): Promise<Table> =>
  position({ scenario: await under(title, ground), units: { 'u-wagner': '0103', 'c-law': '1120', ...units } });
const builds = ({ t }: Table, side: Side, unit: string) =>
  buildAct.whyNot(t, side, { type: 'build', unit, to: '1112' })?.rule ?? null;
const repairs = ({ t }: Table, side: Side, unit: string) =>
  repairAct.whyNot(t, side, { type: 'repair', unit, to: '1112' })?.rule ?? null;

/** The least of 1 to 6 that this is true of. */
const least = async (holds: (men: number) => Promise<boolean>): Promise<number> => {
  for (let men = 1; men <= 6; men++) if (await holds(men)) return men;
  return 0;
};
const RUIN = bridge('B', { destroyed: true });
const COUNTY = { scenario: { unionCounties: ['1111'] } };

/** How many pontoons may lie; null: more than twelve. */
const limit = async (title: TitleCode, water: string, side: Side): Promise<number | null> => {
  const columns = ['02', '04', '06', '08', '10', '12', '14', '16', '18', '03', '05', '07'];
  const pairs = columns.map(column => [`${column}05`, `${column}06`] as const);
  const edges = [edge('1111', '1112', { water }), ...pairs.map(([a, b]) => edge(a, b, { water }))];
  const unit = side === 0 ? 'u-baird' : 'c-gist';
  const table = await standing(title, { edges }, { [unit]: '1111' });
  for (let lying = 0; lying <= pairs.length; lying++) {
    table.t.pontoons = pairs.slice(0, lying).map(([a, b]) => pontoon(table, a, b, side));
    if (builds(table, side, unit) !== null) return lying;
  }
  return null;
};
const CAPITOL = special('capitol', { hex: '1114' });

export const BRIDGES: readonly Case[] = [
  {
    rules: ['10.1-major-csa', '10.1-mod-capitol', '10.1-rtg-csa'],
    ask: async title => {
      const table = await standing(title, { ...river('major'), special: [CAPITOL] }, { 'c-gist': '1111' });
      const why = builds(table, 1, 'c-gist');
      return why ?? buildModifiers(table.t, 1, at(table, '1111', '1112')).map(({ value }) => value);
    },
    says: { ...each('OTR GTC', [-3, 2, 3]), rest: '§10.1-major-csa' },
  },
  {
    rules: ['10.1-major-union'],
    ask: async title => builds(await standing(title, river('major'), { 'u-baird': '1111' }), 0, 'u-baird'),
    says: { SIV: '§10.1-major-union', rest: null },
  },
  {
    rules: ['10.1-marker-minor', '10.1-marker-minor-free'],
    ask: async title => [await limit(title, 'minor', 0), await limit(title, 'minor', 1)],
    says: { ...each('OTR GTC', [8, 4]), rest: [null, null] },
  },
  {
    rules: ['10.1-marker-major', '10.1-marker-designate'],
    ask: async title => [await limit(title, 'major', 0), await limit(title, 'major', 1)],
    says: { ...each('OTR GTC', [1, 1]), SLB: [2, 0], SIV: [0, 0], rest: [1, 0] },
  },
  {
    rules: ['10.1-mod-barrett'],
    ask: async title => {
      const ferry = { crossing: 'ferry', crossingName: "Barrett's Ferry" };
      const table = await standing(title, river('minor', ferry), {});
      const lines = buildModifiers(table.t, 0, at(table, '1111', '1112'));
      return lines.filter(({ rule }) => rule === '§10.1-mod-barrett').map(({ value }) => value);
    },
    says: { OTR: [1], rest: [] },
  },
  {
    rules: ['10.1-chatham-sjw', '10.3-chatham'],
    ask: async title => {
      const other = edge('0405', '0406', { water: 'major' });
      const chatham = edge('1111', '1112', { water: 'major', ...bridge('Chatham Bridge', { destroyed: true }) });
      const table = await standing(title, { edges: [chatham, other], ...COUNTY }, { 'u-baird': '1111' });
      const free = repairs(table, 0, 'u-baird');
      table.t.pontoons = [pontoon(table, '0405', '0406', 0), pontoon(table, '0405', '0406', 0)];
      return [builds(table, 0, 'u-baird'), free];
    },
    says: {
      SJW: [null, '§10.3-chatham'],
      SLB: ['§10.1-marker-major', '§10.3-chatham'],
      SIV: ['§10.1-major-union', null],
      rest: ['§10.1-marker-major', null],
    },
  },
  {
    rules: ['10.1-cv'],
    ask: title =>
      least(async men => {
        const table = await standing(title, river('minor'), { 'u-baird': `1111 manpower ${men}` });
        return builds(table, 0, 'u-baird') === null;
      }),
    says: { SIV: 3, rest: 5 },
  },
  {
    rules: ['10.1-enemy-5'],
    ask: title =>
      least(async men => {
        const table = await standing(title, river('minor'), { 'u-baird': '1111', 'c-gist': `1112 manpower ${men}` });
        return builds(table, 0, 'u-baird') === '§10.1-enemy-5';
      }),
    says: { SIV: 3, rest: 5 },
  },
  {
    rules: ['10.2-pontoon-destroy', '10.2-pontoon-attachment'],
    ask: title =>
      least(async men => {
        const table = await standing(title, river('minor'), { 'u-baird': `1111 manpower ${men}` });
        table.t.pontoons = [pontoon(table, '1111', '1112', 1)];
        return pontoonsBroken(table.t, table.unit('u-baird')).length === 1;
      }),
    says: { SIV: 3, rest: 5 },
  },
  {
    rules: ['10.2-perm-who'],
    ask: title =>
      least(async men => {
        const table = await standing(title, river('minor', bridge('B')), { 'u-baird': `1111 manpower ${men}` });
        return whyNotDestroy(table.t, table.unit('u-baird'), at(table, '1111', '1112')) === null;
      }),
    says: { SIV: 3, rest: 5 },
  },
  {
    rules: ['10.2-mod-aqueduct', '10.2-co-advanced'],
    ask: async title => {
      const table = await standing(title, river('major', bridge('C&O Canal Aqueduct')), { 'u-baird': '1111' });
      const march = { unit: table.unit('u-baird'), moved: 1, attacked: 0 } as never;
      return destroyModifiers(table.t, march, at(table, '1111', '1112')).map(({ value }) => value);
    },
    says: { HCR: [-1, 2], rest: [-1] },
  },
  {
    rules: ['10.2-indestructible'],
    ask: async title => {
      const names = [
        'Chain Bridge',
        'Long Bridge',
        'Aqueduct Bridge',
        'Thomas Viaduct',
        'Frederick Junction RR Bridge',
      ];
      const stands = names.map(async name => {
        const table = await standing(title, river('major', bridge(name)), { 'u-baird': '1111' });
        return whyNotDestroy(table.t, table.unit('u-baird'), at(table, '1111', '1112')) === null ? 0 : 1;
      });
      return Promise.all(stands);
    },
    says: { SJW: [1, 1, 0, 0, 0], HCR: [1, 1, 1, 1, 1], RTG: [0, 0, 0, 0, 1], rest: [0, 0, 0, 0, 0] },
  },
  {
    rules: ['10.2-effect-shenandoah'],
    ask: async title => {
      const ferry = { crossing: 'ferry', crossingName: "Berry's Ferry", destroyed: true };
      const table = await standing(title, river('major', ferry), {});
      return crossingAt(table.t, at(table, '1111', '1112')) === FORD;
    },
    says: { ...each('SJW HCR SIV', true), rest: false },
  },
  {
    rules: ['10.3-siv-county'],
    ask: async title => repairs(await standing(title, river('minor', RUIN), { 'u-baird': '1111' }), 0, 'u-baird'),
    says: { SIV: '§10.3-siv-county', rest: null },
  },
  {
    rules: ['10.3-cv'],
    ask: title =>
      least(async men => {
        const table = await standing(
          title,
          { ...river('minor', RUIN), ...COUNTY },
          { 'u-baird': `1111 manpower ${men}` },
        );
        return repairs(table, 0, 'u-baird') === null;
      }),
    says: { SIV: 2, rest: 5 },
  },
  {
    rules: ['10.3-enemy'],
    ask: title =>
      least(async men => {
        const units = { 'u-baird': '1111', 'c-gist': `1112 manpower ${men}` };
        return (
          repairs(await standing(title, { ...river('minor', RUIN), ...COUNTY }, units), 0, 'u-baird') === '§10.3-enemy'
        );
      }),
    says: { SIV: 2, rest: 5 },
  },
];
