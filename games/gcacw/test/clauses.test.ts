import { describe, expect, it } from 'vitest';
import { lowerOf, sideBetween } from '../data/index.ts';
import { stackingPrice } from '../rules/06-steps.ts';
import { recover } from '../rules/08-recovery.ts';
import { destroyModifiers } from '../rules/10-destroy.ts';
import { buildAct } from '../rules/10-pontoons.ts';
import { rainFalls } from '../rules/12-rain.ts';
import { waysOut } from '../rules/12-swamps.ts';
import { hexId, isRain, of, type U } from '../state.ts';
import { type Ground, plain } from './plain.ts';
import { position, type Table } from './table.ts';

// Clauses of movement, recovery, bridges and rain that no other test needs.

const ground = (change: Ground) => plain('bac-battle-of-chickamauga', change);
const edge = (a: string, b: string, more: object) => ({ a, b, ...more }) as never;

describe('GCACW 2.1-components', () => {
  it('how many bridges there are the title says, where its scenario does not', async () => {
    const major = [edge('1111', '1112', { water: 'major' }), edge('0405', '0406', { water: 'major' })];
    const table = position({ scenario: await ground({ edges: major }), units: { 'u-baird': '1111', 'c-law': '1120' } });
    const build = () => buildAct.whyNot(table.t, 0, { type: 'build', unit: 'u-baird', to: '1112' })?.rule ?? null;
    const before = build();
    const { board } = of(table.t);
    table.t.pontoons = [{ side: lowerOf(board, sideBetween(board, table.hex('0405'), table.hex('0406'))), owner: 0 }];
    expect([before, build()]).toEqual([null, '§10.1-marker-major']);
  });
});

describe('GCACW 6.1-attack-hasty', () => {
  it('horse with one point left makes none', async () => {
    const scenario = await ground({ edges: [edge('1110', '1111', { route: 'road' })] });
    const units = { 'u-minty': '1110', 'c-gist': '1112' };
    const table = position({ scenario, units, dice: [1, 1] })
      .march('u-minty')
      .move('1111');
    table.refused({ type: 'attack', hex: '1112', kind: 'hasty' }, '6.1-attack-mp');
    table.allowed({ type: 'attack', hex: '1112', kind: 'column' });
  });
});

describe('GCACW 6.2-stack-who', () => {
  it('guns fill a hex as infantry does, horse does not', async () => {
    const price = async (slug: string) => {
      const units = { [slug]: '1112 manpower 3', 'c-gist': '1111' };
      const table = position({ scenario: await ground({}), units });
      return stackingPrice(table.t, table.unit('c-gist'), table.hex('1112')) / 2;
    };
    expect([await price('c-robertson-art'), await price('c-liddell'), await price('c-scott')]).toEqual([1, 1, 0]);
  });
});

describe('GCACW 8.0-3a-dem2', () => {
  it('Demoralize-1 does not keep a unit in disorder, Demoralize-2 does', () => {
    const after = (level: number) => {
      const one = { fatigue: [1], exhausted: [1], organized: [0], demoralized: [level] };
      recover(one, 0);
      return [one.organized[0], one.exhausted[0], one.demoralized[0]];
    };
    expect([after(1), after(2)]).toEqual([
      [1, 0, 0],
      [0, 1, 1],
    ]);
  });
});

describe('GCACW 10.2-mod-csa-ferry', () => {
  const lines = async (unit: string, crossing: string) => {
    const scenario = await ground({ edges: [edge('1111', '1112', { water: 'minor', crossing, crossingName: 'X' })] });
    const table = position({ scenario, units: { [unit]: '1111' } });
    const side = sideBetween(of(table.t).board, table.hex('1111'), table.hex('1112'));
    const march = { unit: table.unit(unit), moved: 1, attacked: 0 } as never;
    return destroyModifiers(table.t, march, side).map(({ value }) => value);
  };
  it('a Confederate at a ferry, not at a bridge; no Union unit', async () => {
    expect([await lines('c-gist', 'ferry'), await lines('c-gist', 'bridge')]).toEqual([[-2, -1], [-1]]);
    expect(await lines('u-baird', 'ferry')).toEqual([-1]);
  });
});

describe('GCACW 12.0-overlap', () => {
  it('a shower in the middle of long rain does not end it sooner', () => {
    const { t } = position({ scenario: 'otr-to-the-james' });
    const u = { table: t, say() {} } as unknown as U;
    for (const [turn, more] of [
      [1, 3],
      [2, 0],
    ] as const) {
      t.turn = turn;
      rainFalls(u, more);
    }
    expect([4, 5].map(turn => isRain({ ...t, turn }))).toEqual([true, false]);
  });
});

describe('GCACW 12.0-prov-move-terrain', () => {
  it('onto a mountain by a trail', async () => {
    const out = async (...edges: never[]) => {
      const scenario = await ground({ terrain: { '1112': 'provisionalSwamp', '1113': 'mountain' }, edges });
      const table: Table = position({ scenario, rain: true, units: { 'c-gist': '1112' } });
      return waysOut(table.t, table.unit('c-gist')).map(hex => hexId(table.t, hex));
    };
    expect(await out()).not.toContain('1113');
    expect(await out(edge('1112', '1113', { route: 'trail' }))).toContain('1113');
  });
});

describe('GCACW 7.8-stays', () => {
  it('riders who leave a garrison’s hex empty take the marker away', () => {
    const table = position({
      ...{ scenario: 'hcr-the-lost-order', turn: 4 },
      units: { 'u-ward': '0920', 'u-voss': '1019', 'c-a-p-hill': '0820 manpower 14', 'c-mclaws': '0819 manpower 6' },
    });
    table.t.refused = [table.hex('1019')];
    table.pass().pass().idle().act({ type: 'escape', unit: 'u-voss' });
    expect([table.where('u-voss'), table.t.refused]).toEqual(['gone', []]);
  });
});
