import { wheeled } from '@bivouac/maps/plane';
import { describe, expect, it } from 'vitest';
import { BW, type CardId } from '../data/index.ts';
import { footprintAt } from '../rules/01-units.ts';
import { basesBehind, chargeOf, mayFlank, mostWheel, targetsOf, wheelArc } from '../rules/07-charges.ts';
import { hasCover, isEngaged } from '../rules/07-engagement.ts';
import { formOf } from '../state.ts';
import { casesOf } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

interface Block {
  readonly anchor: readonly [number, number];
  readonly heading: number;
  readonly depths: readonly number[];
}
const at = ({ anchor: [x, y], heading, depths }: Block): string => `${x} ${y} ${heading} ${formOf(depths)}`;
const stands = ({ anchor: [x, y], heading, depths }: Block) =>
  footprintAt({ x: Math.round(x * BW), y: Math.round(y * BW), heading: heading * 100 }, formOf(depths), BW);

const combat = (units: Readonly<Record<string, string>>, more: Partial<Position> = {}): Table =>
  position({ units, step: 'combat', ...more });
const charge = (unit: string, wheel = 0) => ({ type: 'charge', unit, wheel }) as const;
const pub = (table: Table) => ({ setup: table.state.setup, table: table.t });
const rocks = (x: number, y: number): string => `rocky ${x} ${y} ${x + 4} ${y} ${x + 4} ${y + 1} ${x} ${y + 1}`;
const attackers = (table: Table) => table.t.combat?.attackers ?? [];
const defender = (table: Table, unit: string) =>
  table.t.combat!.defenders.find(each => each.unit === table.number(unit))!;
const against = (table: Table, unit: string, enemy: string) =>
  attackers(table)
    .find(each => each.unit === table.number(unit))!
    .enemies.find(each => each.unit === table.number(enemy))!;
const engaged = (table: Table, unit: string): string[] =>
  attackers(table)
    .find(each => each.unit === table.number(unit))!
    .enemies.map(each => table.t.id[each.unit]!);

const face = { f1: '10 10 90 222', c1: '10 13.9 270 222' };

describe('LL 7-cbt-a charges belong to a combat phase', () => {
  it('and are refused in any other', () => {
    position({ units: face, step: 'movement' }).refused(charge('f1'), '7-cbt-a');
    combat(face).allowed(charge('f1'));
    combat(face).refused(charge('c1'), '7-cbt-a');
  });
});

describe('LL 7-cbt-b all charges before any combat', () => {
  it('dice wait for the end of the charges, and then are rolled', () => {
    const table = combat({ ...face, f2: '16 10 90 222', c2: '16 13 270 222' });
    table.act(charge('f1'));
    table.refused({ type: 'strike', unit: 'c1' }, '7-cbt-b');
    table.allowed(charge('f2'));
  });
});

describe('LL 7-who-a, 7-who-b who charges', () => {
  it('never artillery, and no unit with smoke', () => {
    combat({ f1: 'guns 10 10 90 111', c1: '10 12 270 222' }).refused(charge('f1'), '7-who-a');
    combat(face, { table: { smoke: [1, 0] } }).refused(charge('f1'), '7-who-b');
  });
});

interface Given {
  readonly attacker: Block;
  readonly enemies: Readonly<Record<string, Block>>;
  readonly allowance: number;
  readonly wheelDegrees?: number;
}
const staged = ({ attacker, enemies }: Given): Table =>
  combat({
    f1: at(attacker),
    ...Object.fromEntries(Object.entries(enemies).map(([id, block]) => [`c${id}`, at(block)])),
  });

describe('LL 7-chg-a, 7-chg-b, 7-tgt-a, 7-tgt-d worked charges', () => {
  interface Expected {
    readonly reachable?: readonly string[];
    readonly cost?: Readonly<Record<string, number>>;
    readonly costTolerance?: number;
    readonly mustContact?: string;
    readonly wheel?: string;
  }
  it.each(casesOf<Given, Expected>('chargeCost'))('$id', ({ given, expected }) => {
    const table = staged(given);
    const { costs, wheels } = targetsOf(pub(table), 0);
    if (expected.reachable)
      expect([...costs.keys()].map(unit => table.t.id[unit])).toEqual(expected.reachable.map(id => `c${id}`));
    for (const [id, cost] of Object.entries(expected.cost ?? {}))
      expect(Math.abs(costs.get(table.number(`c${id}`))! - cost * BW)).toBeLessThanOrEqual(
        (expected.costTolerance ?? 0.001) * BW,
      );
    if (expected.wheel === 'right') for (const wheel of wheels.keys()) expect(wheel).toBeLessThan(0);
    if (expected.mustContact) table.allowed(charge('f1'));
    if (expected.mustContact)
      expect(chargeOf(pub(table), 0, 0).touches).toEqual([table.number(`c${expected.mustContact}`)]);
  });
});

describe('LL 7-chg-a only to reach contact', () => {
  it('a charge that falls short is not made', () => {
    const table = combat({ f1: '10 10 90 222', c1: '10 14.5 270 222' });
    expect(table.refused(charge('f1'), '7-chg-a').args).toMatchObject({ needs: 4500, has: 4000 });
    combat({ f1: '10 10 90 222' }).refused(charge('f1'), '7-chg-a');
  });
});

describe('LL 7-chg-b, card-follow-the-colors straight ahead, as far as it may', () => {
  it('4 BW, and 6 with Follow the Colors', () => {
    const table = combat(face).act(charge('f1'));
    expect(table.where('f1')).toEqual([10, 13.9, 90]);
    const far = { f1: '10 10 90 222', c1: '10 15.9 270 222' };
    combat(far).refused(charge('f1'), '7-chg-a');
    combat(far, { modifier: 'follow-the-colors' }).allowed(charge('f1'));
    combat({ ...far, c1: '10 16.1 270 222' }, { modifier: 'follow-the-colors' }).refused(charge('f1'), '7-chg-a');
  });
});

describe('LL 7-chg-c nothing else is done in a charge', () => {
  it('no march, no change of formation, no second charge', () => {
    const table = combat({ ...face, f2: '20 10 90 222' });
    table.refused({ type: 'march', unit: 'f1', steps: ['go 500 1000'] }, '7-chg-c');
    table.refused({ type: 'quarter', unit: 'f1', to: 'left' }, '7-chg-c');
    table.act(charge('f1')).refused(charge('f1'), '7-chg-c');
  });
});

describe('LL 7-chg-d an opening wheel of one base width', () => {
  it.each(casesOf<{ files: number }, { degrees: number }>('maxChargeWheel'))('$id', ({ given, expected }) => {
    expect(mostWheel(given.files)).toBe(Math.floor(expected.degrees * 100));
  });
  it.each(
    casesOf<{ files: number; wheelDegrees: number; allowance: number }, { straightBw: number }>('chargeRemaining'),
  )('$id', ({ given, expected }) => {
    const left = given.allowance * BW - wheelArc(given.files, given.wheelDegrees * 100);
    expect(Math.abs(left - expected.straightBw * BW)).toBeLessThanOrEqual(1);
  });
  it('counts against the reach, and no more than that is allowed', () => {
    const table = combat({ f1: '10 10 90 2222', c1: '10 12 270 2222' });
    table.refused(charge('f1', 1433), '7-chg-d');
    table.allowed(charge('f1', 1432));
    expect(chargeOf(pub(table), 0, 1432).cost).toBeGreaterThan(1000);
    combat({ f1: '10 10 90 2222', c1: '10 14.1 270 2222' }).refused(charge('f1', 1432), '7-chg-a');
  });
});

describe('LL 7-chg-e no contact while wheeling', () => {
  it('an enemy in the arc of the wheel forbids it', () => {
    const table = combat({ f1: '10 10 90 222', c1: '11.9 10.7 270 2', c2: '9 13 270 222' });
    table.refused(charge('f1', 1900), '7-chg-e');
  });
});

describe('LL 7-chg-f unseen targets may be charged', () => {
  it('over a crest', () => {
    const terrain = ['hill 6 11 14 11 14 13 6 13 | 7 12 13 12'];
    combat(face, { terrain }).allowed(charge('f1'));
  });
});

describe('LL 7-cdis-a difficult ground and friends take two cards', () => {
  it('rocks on the way, a friend on the way', () => {
    combat(face, { terrain: [rocks(8, 12)] }).refused(charge('f1'), '7-cdis-a');
    combat(face, { terrain: [rocks(8, 12)], cards: 2 }).allowed(charge('f1'));
    const friend = { ...face, f1: '10 10 90 111', f2: '10 12 90 1' };
    combat(friend).refused(charge('f1'), '7-cdis-a');
    combat(friend, { cards: 2 }).allowed(charge('f1'));
  });
  it('but nobody ends on a friend', () => {
    combat({ ...face, f2: '10 13 90 11' }, { cards: 2 }).refused(charge('f1'), '1-rank-d');
  });
});

describe('LL 7-tgt-a the nearest that can be reached', () => {
  it('the farther is refused', () => {
    const table = combat({ f1: '10 10 90 2222', c1: '11.5 12 270 11', c2: '6.5 12.9 270 111' });
    table.allowed(charge('f1'));
    const { costs } = targetsOf(pub(table), 0);
    expect(costs.get(table.number('c1'))).toBe(2000);
    const left = [...targetsOf(pub(table), 0).wheels].find(([, made]) => !made.touches.includes(table.number('c1')));
    if (left) table.refused(charge('f1', left[0]), '7-tgt-a');
    const apart = combat({ f1: '10 10 90 222', c1: '8.4 12 270 2', c2: '11.4 12.5 270 2' });
    expect(apart.whyNot(charge('f1'))).toBeNull();
  });
  it('a wheel past the nearer one is refused', () => {
    const table = combat({ f1: '10 10 90 22', c1: '9 12 270 1', c2: '11.3 12.9 270 1' });
    const { wheels } = targetsOf(pub(table), 0);
    const past = [...wheels].filter(([, made]) => !made.touches.includes(table.number('c1')));
    expect(past.length).toBeGreaterThan(0);
    for (const [wheel] of past) table.refused(charge('f1', wheel), '7-tgt-a');
  });
});

describe('LL 7-tgt-b what cannot be reached does not count', () => {
  it('a closer enemy behind rocks, with one card', () => {
    const units = { f1: '10 10 90 22', c1: '9 12 270 1', c2: '11.3 12.9 270 1' };
    const terrain = ['rocky 8.4 11.8 9.45 11.8 9.45 11.95 8.4 11.95'];
    const table = combat(units, { terrain });
    const { costs, wheels } = targetsOf(pub(table), 0);
    expect(costs.has(table.number('c1'))).toBe(false);
    const [wheel] = [...wheels.keys()];
    table.allowed(charge('f1', wheel!));
  });
});

describe('LL 7-tgt-c, 7-con-d two equally near', () => {
  it('both are charged at once', () => {
    const table = combat({ f1: '10 10 90 2222', c1: '8.8 12 270 22', c2: '11.2 12.01 270 22' }).act(charge('f1'));
    expect(engaged(table, 'f1')).toEqual(['c1', 'c2']);
    expect(against(table, 'f1', 'c2').contact).toBe(1);
  });
  it('or either of them', () => {
    const table = combat({ f1: '10 10 90 22', c1: '8.3 12.5 270 1', c2: '11.7 12.53 270 1' });
    const { wheels } = targetsOf(pub(table), 0);
    const hit = (id: string): number => [...wheels].find(([, made]) => made.touches.includes(table.number(id)))![0];
    const least = (id: string): number => {
      const mine = [...wheels].filter(([, made]) => made.touches.includes(table.number(id)));
      return mine.sort(([, a], [, b]) => a.cost - b.cost)[0]![0];
    };
    expect(hit('c1') > 0 && hit('c2') < 0).toBe(true);
    table.allowed(charge('f1', least('c1')));
    table.allowed(charge('f1', least('c2')));
  });
});

describe('LL 7-tgt-d the way counts, not the straight line', () => {
  it('the wheel is part of the cost', () => {
    const table = combat({ f1: '10 10 90 222', c1: '10 12 270 1' });
    const made = chargeOf(pub(table), 0, 500);
    const wheel = wheeled({ x: 10 * BW, y: 10 * BW, heading: 9000 }, 1.5 * BW, 'left', 500);
    const straight = Math.hypot(made.end.pose.x - wheel.x, made.end.pose.y - wheel.y);
    expect(Math.abs(made.cost - wheelArc(3, 500) - straight)).toBeLessThan(2);
    expect(made.cost).toBeGreaterThan(chargeOf(pub(table), 0, 0).cost);
  });
});

describe('LL 7-con-a, 7-con-c stop at first touch, at what was directly ahead', () => {
  it('an oblique contact stays oblique', () => {
    const table = combat({ f1: '10 10 90 222', c1: '10 13 250 222' }).act(charge('f1'));
    expect(table.where('f1')[2]).toBe(90);
    expect(table.where('f1')[1]).toBeLessThan(13);
    expect(against(table, 'f1', 'c1').contact).toBe(1);
  });
  it('wholly beside the flank lines: nobody is ahead', () => {
    combat({ f1: '10 10 90 22', c1: '13 12 270 22' }).refused(charge('f1'), '7-chg-a');
  });
});

describe('LL 7-con-b contact with the front only', () => {
  it('grazing an enemy with the flank is refused', () => {
    combat({ f1: '10 10 90 222', c1: '10 13 270 2', c2: '12.51 11 270 22' }).refused(charge('f1'), '7-con-b');
    const beside = combat({ f1: '10 10 90 222', c1: '10 13 270 2', c2: '12.6 11 270 22' });
    expect(chargeOf(pub(beside), 0, 0).why).toBeNull();
  });
});

describe('LL 7-con-e, 1-edge-e, 1-edge-f side and rear need the position', () => {
  it.each(
    casesOf<{ target: Block; attacker: Block }, { eligible: boolean; basesBehind: number; bases: number }>(
      'flankEligible',
    ),
  )('$id', ({ given, expected }) => {
    const [attacker, target] = [stands(given.attacker), stands(given.target)];
    expect(mayFlank(attacker, target)).toBe(expected.eligible);
    expect(basesBehind(attacker, target)).toBe(expected.basesBehind);
    expect(attacker.bases).toHaveLength(expected.bases);
  });
  it('nothing directly in front, not even a corner', () => {
    const target = stands({ anchor: [10, 10], heading: 90, depths: [1, 1, 1, 1] });
    expect(mayFlank(stands({ anchor: [11.9, 9], heading: 180, depths: [2, 2, 2] }), target)).toBe(false);
    expect(mayFlank(stands({ anchor: [14, 8], heading: 180, depths: [2, 2, 2] }), target)).toBe(true);
  });
  it('half of the bases is enough, less is not', () => {
    const target = stands({ anchor: [10, 10], heading: 90, depths: [1, 1, 1, 1] });
    const four = (y: number) => stands({ anchor: [14, y], heading: 180, depths: [2, 2, 2, 2] });
    expect([basesBehind(four(10), target), mayFlank(four(10), target)]).toEqual([4, true]);
    expect([basesBehind(four(10.1), target), mayFlank(four(10.1), target)]).toEqual([2, false]);
  });
  it('the side of an enemy from in front of its line is refused', () => {
    combat({ f1: '14.56 10.94 225 222', c1: '10 10.5 90 222' }).refused(charge('f1'), '7-con-e');
  });
});

describe('LL 7-multi-a as many as find room', () => {
  it('two chargers on one front', () => {
    const table = combat({ f1: '8.9 10 90 22', f2: '11.1 10 90 22', c1: '10 13 270 2222' });
    table.act(charge('f1')).act(charge('f2'));
    expect(attackers(table).map(each => each.enemies.map(enemy => enemy.unit))).toEqual([[2], [2]]);
    expect(table.t.combat!.defenders).toHaveLength(1);
  });
});

describe('LL 7-eng-a, 7-eng-b, 7-eng-c who is engaged', () => {
  it.each(
    casesOf<{ attackerContactsSomeone: boolean; directlyInFront: boolean; gap: number }, { engaged: boolean }>(
      'engaged',
    ),
  )('$id', ({ given, expected }) => {
    expect(isEngaged(given.attackerContactsSomeone, given.directlyInFront, given.gap * BW)).toBe(expected.engaged);
  });
  it('a second enemy within 1 BW ahead, not one beyond', () => {
    const near = combat({ f1: '10 10 90 2222', c1: '8.8 12 270 22', c2: '11.2 12.8 270 22' }).act(charge('f1'));
    expect(engaged(near, 'f1')).toEqual(['c1', 'c2']);
    expect([against(near, 'f1', 'c1').contact, against(near, 'f1', 'c2').contact]).toEqual([1, 0]);
    const far = combat({ f1: '10 10 90 2222', c1: '8.8 12 270 22', c2: '11.2 13.2 270 22' }).act(charge('f1'));
    expect(engaged(far, 'f1')).toEqual(['c1']);
  });
});

describe('LL 7-flank-a, 7-flank-b flanked by touch only', () => {
  it.each(casesOf<Given, { distance: number; flanked: string[]; finalAnchor: number[] }>('chargeContact'))(
    '$id',
    ({ given, expected }) => {
      const table = staged(given);
      expect(chargeOf(pub(table), 0, (given.wheelDegrees ?? 0) * 100).cost).toBe(expected.distance * BW);
      table.act(charge('f1', (given.wheelDegrees ?? 0) * 100));
      expect(table.where('f1').slice(0, 2)).toEqual(expected.finalAnchor);
      for (const id of expected.flanked) expect(defender(table, `c${id}`)).toMatchObject({ flanked: 1, vulnerable: 1 });
    },
  );
  it('a flank merely engaged is not flanked', () => {
    const table = combat({ f1: '10 10 90 2222', c1: '8.8 12 270 22', c2: '12.4 13.4 0 22' }).act(charge('f1'));
    expect(engaged(table, 'f1')).toContain('c2');
    expect(defender(table, 'c2')).toMatchObject({ flanked: 0, vulnerable: 0 });
  });
});

describe('LL 7-cov-a, 7-cov-b cover between the two', () => {
  interface Lines {
    readonly attackerAtContact: Block;
    readonly defender: Block;
    readonly lines: readonly { readonly type: string; readonly points: readonly (readonly number[])[] }[];
  }
  it.each(casesOf<Lines, { cover: boolean }>('combatCover'))('$id', ({ given, expected }) => {
    const terrain = given.lines.map(({ type, points }) => `${type} ${points.flat().join(' ')}`);
    const table = combat({}, { terrain });
    expect(hasCover(pub(table), stands(given.attackerAtContact), stands(given.defender))).toBe(expected.cover);
  });
  it('half a base width before the defender, by a fence; a field only if it was agreed', () => {
    const cover = (terrain: string, options: readonly string[] = []): number =>
      against(combat(face, { terrain: [terrain], options }).act(charge('f1')), 'f1', 'c1').cover;
    expect(cover('fence 7 13.4 13 13.4')).toBe(1);
    expect(cover('field 7 13.2 13 13.2 13 13.6 7 13.6')).toBe(0);
    expect(cover('field 7 13.2 13 13.2 13 13.6 7 13.6', ['field-cover'])).toBe(1);
    expect(cover('road 7 13.4 13 13.4')).toBe(0);
  });
});

describe('LL 7-hill-a a crest covers against attack from beyond it', () => {
  it('and not against one from the same slope', () => {
    const hill = 'hill 6 12.5 14 12.5 14 18 6 18 | 7 13.6 13 13.6';
    const cover = (units: Readonly<Record<string, string>>, terrain = hill): number =>
      against(combat(units, { terrain: [terrain] }).act(charge('f1')), 'f1', 'c1').cover;
    expect(cover(face)).toBe(1);
    expect(cover({ f1: '10 19 270 222', c1: '10 15.2 90 222' })).toBe(0);
    const passed = 'hill 6 12.5 14 12.5 14 18 6 18 | 7 13.2 13 13.2'; // under the front rank at contact
    expect([cover(face, passed), cover({ ...face, f1: '10 10 90 111' }, passed)]).toEqual([1, 0]);
  });
});

describe('LL card-old-rivals a unit it names does not charge', () => {
  it('the others do', () => {
    const card: CardId = 'old-rivals';
    const table = combat(
      { ...face, f2: '16 10 90 222', c2: '16 13 270 222' },
      { table: { interrupt: { card, unit: 0 } } },
    );
    table.refused(charge('f1'), 'card-old-rivals');
    table.allowed(charge('f2'));
  });
});
