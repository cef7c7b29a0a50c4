import { describe, expect, it } from 'vitest';
import { BARRED_SIDE, type Side, sideBetween } from '../data/index.ts';
import { radiusFrom } from '../rules/02-command.ts';
import { inAnyZoneOf, inZoneOf } from '../rules/02-zones.ts';
import { COMBAT, combatValue, hexId, lose, of } from '../state.ts';
import { laid, withTerrain } from './fixture.ts';
import { plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

const CONFEDERATE: Side = 1;
/** What each hex is to the Confederates’ zones. */
const zones = (table: Table, ...hexes: string[]): string[] =>
  hexes.map(slug => {
    if (inZoneOf(table.t, CONFEDERATE, table.hex(slug))) return 'normal';
    return inAnyZoneOf(table.t, CONFEDERATE, table.hex(slug)) ? 'restricted' : 'none';
  });
const on = (units: Position['units'] = {}, more: Position = {}): Table =>
  position({ units: { 'u-wagner': '0903', ...units }, ...more });

describe('GCACW 2.4-zoc zones reach the six adjacent hexes', () => {
  it('of any unit, whatever its state', () => {
    const table = on({ 'c-robertson-art': '1109 fatigue 4 exhausted disorganized demoralized 2' });
    expect(zones(table, '1108', '1208', '1110', '1008', '1107', '1109')).toEqual([
      ...['normal', 'normal', 'normal', 'normal', 'none', 'none'],
    ]);
  });
  it('a unit must stop beside one', () => {
    const table = on({ 'c-robertson-art': '1109 fatigue 4 demoralized 2', 'u-baird': '1112' }, { dice: [6] });
    table.march('u-baird').refused({ type: 'move', path: ['1111', '1110', '1210'] }, '6.2-zoc-enter');
  });
});

describe('GCACW 2.4-zoc-leader leaders and markers have no zone', () => {
  it('a force marker without a unit reaches nothing', () => {
    const table = on({}, { table: { forces: [{ id: 1, owner: 1, at: 100 }] } });
    expect(of(table.t).board.hexIds.every(hex => zones(table, hex)[0] === 'none')).toBe(true);
  });
});

describe('GCACW 2.4-zoc-river, 12.0-zoc-ford, 10.2-effect-minor-zoc over rivers only at crossings', () => {
  it('not over a bare river side, over a ford when it is dry, over a bridge always', () => {
    expect(zones(on({ 'c-law': '1512' }), '1411')).toEqual(['none']);
    expect(zones(on({ 'c-law': '1412' }), '1411')).toEqual(['normal']);
    expect(zones(on({ 'c-law': '1412' }, { rain: true }), '1411', '1313')).toEqual(['none', 'normal']);
  });
  it('a destroyed bridge of a minor river is a ford', () => {
    const down = on({ 'c-law': '1510' });
    const bridge = of(down.t).board.crossings.findIndex(each => each.name === "Reed's Bridge");
    const broken = down.t.down.map((_, i) => (i === bridge ? 1 : 0));
    expect(zones(on({ 'c-law': '1510' }, { table: { down: broken } }), '1410')).toEqual(['normal']);
    expect(zones(on({ 'c-law': '1510' }, { table: { down: broken }, rain: true }), '1410')).toEqual(['none']);
  });
});

describe('GCACW 10.2-zoc, 10.1-road a pontoon lets zones through, whoever owns it', () => {
  it.each([0, 1] as const)('of side %i: over a road between two hexes with routes', owner => {
    const table = on({ 'c-law': '1512' });
    const side = sideBetween(of(table.t).board, table.hex('1411'), table.hex('1512'));
    const bridged = on({ 'c-law': '1512' }, { table: { pontoons: [{ side, owner }] } });
    expect(zones(bridged, '1411')).toEqual(['normal']);
  });
  it('without a route in both hexes woods still restrict it', async () => {
    const edges = [{ a: '1112', b: '1113', water: 'minor' } as never, { a: '1112', b: '1111', route: 'road' } as never];
    const zone = async (more: readonly never[]) => {
      const scenario = await plain('bac-battle-of-chickamauga', {
        terrain: { '1113': 'woods' },
        edges: [...edges, ...more],
      });
      const table = position({ scenario, units: { 'c-law': '1112' } });
      const side = sideBetween(of(table.t).board, table.hex('1112'), table.hex('1113'));
      return zones(
        position({ scenario, units: { 'c-law': '1112' }, table: { pontoons: [{ side, owner: 1 }] } }),
        '1113',
      );
    };
    expect(await zone([])).toEqual(['restricted']);
    expect(await zone([{ a: '1113', b: '1114', route: 'trail' } as never])).toEqual(['normal']);
  });
});

describe('GCACW 10.2-effect-major a bridge destroyed on a major river leaves nothing', () => {
  it('Littlepage Bridge carries no zone', () => {
    const scenario = 'gtc-across-the-pamunkey';
    expect(zones(position({ scenario, units: { 'c-heth': '1105' } }), '1005')).toEqual(['none']);
    const whole = position({ scenario, units: { 'c-heth': '1105' }, table: { down: Array(10).fill(0) } });
    expect(zones(whole, '1005')).toEqual(['normal']);
  });
});

describe('GCACW 2.4-zoc-swamp-mtn into and out of mountain and swamp by routes only', () => {
  it('out of a mountain along its trail, nowhere else', () =>
    expect(zones(on({ 'c-law': '0216' }), '0116', '0317', '0215', '0316', '0217', '0117')).toEqual([
      ...['normal', 'normal', 'none', 'none', 'none', 'none'],
    ]));
  it('into it likewise', () => {
    expect(zones(on({ 'c-law': '0316' }), '0216')).toEqual(['none']);
    expect(zones(on({ 'c-law': '0317' }), '0216')).toEqual(['normal']);
  });
});

describe('GCACW 2.4-zoc-water no zone over water', () => {
  it('beside a lake', async () => {
    const scenario = await laid('bac-lake', 'bac-battle-of-chickamauga', { map: withTerrain({ '1108': 'water' }) });
    const table = position({ scenario, units: { 'c-law': '1109', 'u-wagner': '0903' } });
    expect(zones(table, '1108', '1110')).toEqual(['none', 'normal']);
  });
});

describe('GCACW 2.4-zoc-restricted, 2.3-woods-hexside woods sides without a route', () => {
  it('clear or rough to woods, and woods to woods, are restricted; a road makes it normal', () => {
    expect(zones(on({ 'c-law': '1110' }), '1210', '1010', '1111')).toEqual(['restricted', 'restricted', 'normal']);
    expect(zones(on({ 'c-law': '1109' }), '1209', '1009')).toEqual(['normal', 'restricted']);
    expect(zones(on({ 'c-law': '1210' }), '1209', '1110')).toEqual(['restricted', 'restricted']);
  });
  it('E-10 the figure of the rulebook: six hexes, one of them restricted', () => {
    const board = of(on().t).board;
    const [a, b] = [on().hex('1110'), on().hex('1210')];
    expect(board.woods[sideBetween(board, a, b)]).toBe(1);
    expect(board.woods[sideBetween(board, a, on().hex('1111'))]).toBe(0);
  });
});

describe('GCACW 2.4-zoc-both a normal zone prevails', () => {
  it('two enemies, one of them behind woods', () => {
    const table = on({ 'c-law': '1210', 'c-gist': '1109' });
    expect(zones(table, '1110')).toEqual(['normal']);
  });
});

describe('GCACW 2.4-zoc-restricted-default, 6.2-zoc-restricted, APP-woods-move, APP-woods-command', () => {
  it('a march passes through a restricted zone, a command radius does not', () => {
    const units = { 'c-law': '1210', 'u-baird': '1112', 'u-negley': '1109' };
    const table = on(units, { leaders: { 'uL-thomas': 'u-baird' }, dice: [5] });
    expect(zones(table, '1111', '1110')).toEqual(['restricted', 'restricted']);
    table.march('u-baird').move('1111', '1110', '1109');
    const near = radiusFrom(on(units).t, 0, table.hex('1112')).map(hex => hexId(table.t, hex));
    expect(near).not.toContain('1111');
  });
});

describe('GCACW 2.5-radius, 2.5-radius-terrain three hexes over any ground', () => {
  const near = (units: Position['units'], from: string): string[] => {
    const table = on(units);
    return radiusFrom(table.t, 0, table.hex(from)).map(hex => hexId(table.t, hex));
  };
  it('the third hex is in it, the fourth is not', () => {
    expect(near({}, '1110')).toContain('1113');
    expect(near({}, '1110')).not.toContain('1114');
    expect(near({}, '1110')).toHaveLength(37);
  });
  it('rivers and mountains do not matter', () => expect(near({}, '1411')).toContain('1512'));
  it('GCACW 2.5-radius-enemy enemies do: no path through them', () => {
    const ring = {
      'c-law': '1109',
      'c-gist': '1111',
      'c-liddell': '1209',
      'c-stewart': '1210',
      'c-preston': '1010',
      'c-hindman': '1009',
    };
    expect(near(ring, '1110')).toEqual(['1110']);
    const barred = near({ 'c-law': '1111', 'u-negley': '1112' }, '1110'); // the only short way leads through Law
    expect([barred.includes('1111'), barred.includes('1112')]).toEqual([false, false]);
  });
  it('GCACW 2.5-radius-zoc nor into their zones, unless a friend stands there', () => {
    expect(near({ 'c-law': '1107' }, '1110')).not.toContain('1108');
    expect(near({ 'c-law': '1107', 'u-negley': '1108' }, '1110')).toContain('1108');
  });
  it('GCACW 2.5-radius-own one’s own hex is in it even in an enemy zone', () =>
    expect(near({ 'c-law': '1109' }, '1110')).toContain('1110'));
});

describe('GCACW 2.2-strength-org, 2.2-strength-disorg, 2.2-unit-two-sides combat values', () => {
  const value = (standing: string): number => {
    const table = on({ 'u-brannan': standing });
    return combatValue(table.t, table.unit('u-brannan')) / 2;
  };
  it('manpower when organized, less when not; exhaustion and fatigue do not matter', () => {
    expect(value('1110 manpower 8')).toBe(8);
    expect(value('1110 manpower 8 exhausted fatigue 4')).toBe(8);
    expect([1, 2, 5, 13, 14].map(manpower => value(`1110 manpower ${manpower} disorganized`))).toEqual([
      0.5, 1, 3, 9, 10,
    ]);
  });
  it('GCACW 2.2-strength-loss a loss changes the marker', () => {
    const table = on({ 'u-brannan': '1110 manpower 8' });
    lose(table.t, table.unit('u-brannan'), 1, COMBAT);
    expect(combatValue(table.t, table.unit('u-brannan')) / 2).toBe(7);
    expect(value('1110 manpower 7 disorganized')).toBe(5);
  });
});

describe('GCACW 2.3-main-terrain, 2.3-partial-symbol every hex is of one kind', () => {
  it('with a price off the roads, or none', () => {
    const { board } = of(on().t);
    expect(board.terrain).toHaveLength(board.size);
    expect(
      board.offRoad[0]!.every((cost, hex) => cost < BARRED_SIDE === ![6, 7, 9].includes(board.terrain[hex]!)),
    ).toBe(true);
  });
});

describe('GCACW 2.3-hexside-features a crossing is the hexside’s, both ways', () => {
  it('seen from either hex', () => {
    const { board } = of(on().t);
    for (const { side, twin } of board.crossings) expect(board.crossing[side]).toBe(board.crossing[twin]);
  });
});
