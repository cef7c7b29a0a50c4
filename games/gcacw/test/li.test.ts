import { copy, keyedDice, picker, start, type Text, view } from '@bivouac/kernel';
import { playOn } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { inAnyZoneOf, zoneAcross } from '../rules/02-zones.ts';
import { advance } from '../rules/07-advance.ts';
import { forcesIn, keptIn, unitOf as keptUnit } from '../rules/li-forces.ts';
import { isScouted, openEyes } from '../rules/li-sight.ts';
import { HIDDEN, hexId, of, type U } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

const LI = ['limited-intelligence'];
const at = (units: NonNullable<Position['units']>, more: Position = {}) => position({ options: LI, units, ...more });
const conceal = (hex: string, ...parts: string[]) => ({ type: 'conceal' as const, hex, parts });
const marches = (force: number, as = 'inf') => ({ type: 'marchForce' as const, force, as });
const FAR = { 'c-law': '2011' };
const held = (table: Table, seat: 'union' | 'confederate', force: number) =>
  keptIn(table.state.hands[seat]!, force).map(each => of(table.t).units.ids[keptUnit(each)]!);
const shown = (table: Table, seat: string) => JSON.stringify(view(game, table.state, seat));

describe('GCACW LI-hidden what is in force markers is hidden', () => {
  it('the enemy sees a marker, and neither unit, leader nor strength; its owner sees all', () => {
    const table = at({ 'u-baird': '1109 manpower 7 fatigue 2', ...FAR }, { leaders: { 'uL-thomas': 'u-baird' } });
    table.act(conceal('1109', 'u-baird')).sound();
    const { t } = table;
    const unit = table.unit('u-baird');
    expect([t.at[unit], t.manpower[unit], t.fatigue[unit], t.with[table.leader('uL-thomas')]]).toEqual([
      HIDDEN,
      0,
      0,
      HIDDEN,
    ]);
    expect(view(game, table.state, 'confederate').hands['union']).toBeUndefined();
    expect(view(game, table.state, 'union').hands['union']!.kept[0]).toMatchObject({ manpower: 7, fatigue: 2 });
    expect(t.forces).toEqual([{ id: 1, owner: 0, at: table.hex('1109') }]);
  });
  it('without the option there are no markers', () => {
    position({ units: { 'u-baird': '1109', ...FAR } }).refused(conceal('1109', 'u-baird'), '4.3-one-action');
  });
});

describe('GCACW LI-ten ten markers a side', () => {
  it('an eleventh is refused until one is removed', () => {
    const table = at({ 'u-baird': '1109', 'u-davis': '0915', ...FAR });
    table.act(conceal('1109', 'u-baird', ...Array<string>(9).fill('-')));
    table.refused(conceal('0915', 'u-davis'), 'LI-ten');
    table.act({ type: 'show', force: 4 }).act(conceal('0915', 'u-davis'));
    expect(held(table, 'union', 4)).toEqual(['u-davis']);
  });
});

describe('GCACW LI-place-when, LI-place-several, LI-split markers are placed with the initiative', () => {
  const table = () => at({ 'u-baird': '1109', 'u-brannan': '1109', 'u-negley': '1109', ...FAR });
  it('by the side that has it, before it acts; the action is still to come', () => {
    const one = table();
    expect(one.whyNot(conceal('2011', 'c-law'), 'confederate')).not.toBeNull();
    one.act(conceal('1109', 'u-baird+u-brannan'));
    expect([one.asked, one.where('u-negley')]).toEqual([['union', 'cycle.winner'], '1109']);
  });
  it('several in one hex, units divided freely, one left empty; more may be added', () => {
    const three = table().act(conceal('1109', 'u-negley', 'u-baird+u-brannan', '-'));
    expect([1, 2, 3].map(force => held(three, 'union', force))).toEqual([['u-negley'], ['u-baird', 'u-brannan'], []]);
    three.act(conceal('1109', '-', 'u-baird', 'u-negley', 'u-brannan'));
    expect([1, 2, 3, 4].map(force => held(three, 'union', force)[0])).toEqual([
      undefined,
      'u-baird',
      'u-negley',
      'u-brannan',
    ]);
    three.sound();
  });
  it('nobody twice, nobody left out who was hidden, nobody from elsewhere', () => {
    const one = table().act(conceal('1109', 'u-baird'));
    one.refused(conceal('1109', '-', 'u-negley'), 'LI-split');
    one.refused(conceal('1109', 'u-baird', 'u-baird'), 'LI-split');
    one.refused(conceal('1109', 'u-baird', 'u-davis'), 'LI-split');
    one.refused(conceal('0905', '-'), 'LI-place-when');
  });
});

describe('GCACW LI-dummy a marker may be empty', () => {
  it('the enemy cannot tell it from a full one', () => {
    const table = (...parts: string[]) => at({ 'u-baird': '1109', ...FAR }).act(conceal('1109', ...parts));
    expect(shown(table('u-baird', '-'), 'confederate')).toBe(shown(table('-', 'u-baird'), 'confederate'));
    expect(shown(table('u-baird', '-'), 'union')).not.toBe(shown(table('-', 'u-baird'), 'union'));
  });
});

describe('GCACW LI-dummy-limits dummies do nothing real units do', () => {
  it('they have no zone and discover nobody; real units discover them', () => {
    const table = at({ 'u-baird': '0905', ...FAR }, { dice: [6] });
    const { t } = table;
    t.forces = [
      { id: 1, owner: 0, at: table.hex('1109') },
      { id: 1, owner: 1, at: table.hex('1110') },
    ];
    expect(inAnyZoneOf(t, 0, table.hex('1110'))).toBe(false);
    table.act(marches(1)).act({ type: 'end' });
    expect(table.t.forces).toHaveLength(2);
  });
});

/** A hex, and one two hexes off with or without an open way between them; `leg`: one half of some way is open. */
function twoApart({ t }: Table, open: boolean, leg?: 0 | 1): [string, string] {
  const { neighbours, size, terrain } = of(t).board;
  const way = (a: number, b: number) => {
    for (let side = a * 6; side < a * 6 + 6; side++) if (neighbours[side] === b) return zoneAcross(t, side) === 1;
    return false;
  };
  for (let hex = 0; hex < size; hex++)
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const between = neighbours[side]!;
      if (between < 0) continue;
      for (let next = between * 6; next < between * 6 + 6; next++) {
        const to = neighbours[next]!;
        const near = [...neighbours.slice(hex * 6, hex * 6 + 6)];
        if (to < 0 || to === hex || near.includes(to) || terrain[to] === 9 || terrain[hex] === 9) continue;
        const half = (mid: number) => (leg === 0 ? way(hex, mid) : way(mid, to));
        const mids = near.filter(mid => mid >= 0 && [...neighbours.slice(mid * 6, mid * 6 + 6)].includes(to));
        if (leg !== undefined && !mids.some(half)) continue;
        if (mids.some(mid => way(hex, mid) && way(mid, to)) === open) return [hexId(t, hex), hexId(t, to)];
      }
    }
  throw new Error('no such place');
}

describe('GCACW LI-place-adjacent, LI-place-cavalry, LI-place-cavalry-exc where no marker may be placed', () => {
  it('beside an enemy, unless impassable terrain lies between', () => {
    at({ 'u-baird': '1109', 'c-law': '1110' }).refused(conceal('1109', 'u-baird'), 'LI-place-adjacent');
    at({ 'u-baird': '1411', 'c-law': '1512' }).allowed(conceal('1411', 'u-baird'));
  });
  it('two hexes from cavalry; from three, or with every way blocked, it may', () => {
    const [hex, off] = twoApart(at(FAR), true);
    at({ 'u-baird': hex, 'c-scott': off }).refused(conceal(hex, 'u-baird'), 'LI-place-cavalry');
    at({ 'u-baird': hex, 'c-law': off }).allowed(conceal(hex, 'u-baird'));
    const [blocked, from] = twoApart(at(FAR), false);
    at({ 'u-baird': blocked, 'c-scott': from }).allowed(conceal(blocked, 'u-baird'));
    at({ 'u-baird': '1109', 'c-scott': '1112' }).allowed(conceal('1109', 'u-baird'));
  });
  it('a friend of the marker in every way between blocks it', () => {
    const [hex, off] = twoApart(at(FAR), true);
    const table = at({ 'u-baird': hex, 'c-scott': off });
    const { neighbours } = of(table.t).board;
    const mids = [...neighbours.slice(table.hex(hex) * 6, table.hex(hex) * 6 + 6)];
    const friends = ['u-davis', 'u-negley', 'u-wood', 'u-palmer', 'u-brannan', 'u-reynolds'];
    const units = Object.fromEntries(mids.flatMap((mid, i) => (mid >= 0 ? [[friends[i]!, hexId(table.t, mid)]] : [])));
    const { t } = at({ ...units, 'u-baird': hex, 'c-scott': off });
    expect(isScouted(t, 0, table.hex(hex), openEyes(t, 1))).toBe(false);
  });
});

describe('GCACW LI-move-normal, LI-move-dice hidden forces march by the normal rules, with open dice', () => {
  it('at the same price and fatigue', () => {
    const open = at({ 'u-baird': '1109', ...FAR }, { dice: [4] })
      .march('u-baird')
      .move('1110', '1111');
    const hidden = at({ 'u-baird': '1109', ...FAR }, { dice: [4] })
      .act(conceal('1109', 'u-baird'))
      .act(marches(1));
    hidden.move('1110', '1111');
    const { left } = hidden.state.stack.at(-1)!.locals as { left: number };
    expect(left).toBe(open.t.march!.left);
    expect(hidden.state.hands['union']!.kept[0]).toMatchObject({ fatigue: 1, activated: 1, works: 0 });
    expect(forcesIn(hidden.t, 0, hidden.hex('1111'))).toHaveLength(1);
  });
  it('the roll is public, what it does to the units is not', () => {
    const table = at({ 'u-baird': '1109 fatigue 2', ...FAR }, { dice: [4, 6] }).act(conceal('1109', 'u-baird'));
    table.act(marches(1)).done();
    expect(table.said('force.roll')[0]).toMatchObject({ args: { die: 4 } });
    expect(table.said('force.extended')[0]!.only).toBeUndefined();
    expect(table.state.hands['union']!.kept[0]).toMatchObject({ fatigue: 3, organized: 0 });
    const later = table.events.filter(each => each.key !== 'force.placed'); // there everyone saw it go
    expect(later.some(each => JSON.stringify(each).includes('u-baird'))).toBe(false);
  });
  it('too far, over a bare river, or as another arm it may not go', () => {
    const table = at({ 'u-baird': '1512', ...FAR }, { dice: [1] }).act(conceal('1512', 'u-baird'));
    table.refused(marches(1, 'cav'), 'LI-move-normal');
    table.refused(marches(1, 'infLeader'), '5.2-2-units');
    table.act(marches(1));
    table.refused({ type: 'move', path: ['1411'] }, '6.2-river');
  });
  it('under a leader in the marker all go together by his roll', () => {
    const units = { 'u-baird': '1109', 'u-brannan': '1109', ...FAR };
    const table = at(units, { leaders: { 'uL-thomas': 'u-baird' }, dice: [5, 6, 1, 6] });
    table.act(conceal('1109', 'u-baird+u-brannan')).act(marches(1, 'infLeader')).move('1110').end();
    table.act({ type: 'show', force: 1 });
    expect(['u-baird', 'u-brannan', 'uL-thomas'].map(each => table.where(each))).toEqual(['1110', '1110', '1110']);
    expect(table.how('u-brannan')).toContain('fatigue 1');
  });
});

describe('GCACW LI-dummy-move, LI-dummy-activation a dummy marches as whatever it likes, by an action', () => {
  it('as cavalry it rolls what cavalry rolls', () => {
    const dummy = () =>
      at({ 'u-baird': '1109', ...FAR }, { dice: [3, 4, 5, 6, 1, 2] }).act(conceal('1109', 'u-baird', '-'));
    const rolls = (as: string) => dummy().act(marches(2, as)).said('force.roll').length;
    const open = at({ 'u-minty': '1109', ...FAR }, { dice: [3, 4, 5, 6] })
      .march('u-minty')
      .said('march.roll').length;
    expect([rolls('inf'), rolls('cav')]).toEqual([1, open]);
    expect(rolls('infLeader')).toBeGreaterThan(0);
  });
  it('is the action of the phase: initiative is rolled again', () => {
    const table = at({ 'u-baird': '1109', ...FAR }, { dice: [3, 6, 1] }).act(conceal('1109', 'u-baird', '-'));
    table.act(marches(2)).move('1110').end().end();
    expect(table.asked).toEqual(['union', 'cycle.winner']);
    table.done();
  });
});

describe('GCACW LI-dummy-along dummies leave with a real force', () => {
  const both = (...parts: string[]) =>
    at({ 'u-baird': '1109', 'u-davis': '0915', ...FAR }, { dice: [3, 6, 1] }).act(conceal('1109', ...parts));
  it('from the same hex, by the same allowance and their own way, without an action', () => {
    const table = both('u-baird', '-').act(marches(1)).move('1110').end();
    expect(table.asked).toEqual(['union', 'forceMarch.along']);
    table.act(marches(2)).move('1108');
    const { left } = table.state.stack.at(-1)!.locals as { left: number };
    expect(left).toBeGreaterThan(0);
    table.end();
    expect(table.t.forces.map(each => hexId(table.t, each.at))).toEqual(['1110', '1108']);
  });
  it('not with a dummy, not from elsewhere, not twice', () => {
    const led = both('u-baird', '-', '-').act(marches(2)).move('1110').end();
    expect(led.offered()).toEqual([{ type: 'end' }]);
    const away = both('u-baird', '-')
      .act(conceal('0915', 'u-davis', '-'))
      .act(marches(1))
      .move('1110')
      .end();
    expect(away.offered()).toEqual([{ type: 'end' }, marches(2)]);
    away.act(marches(2)).end();
    expect(away.asked[1] === 'forceMarch.along' ? away.offered() : [{ type: 'end' }]).toEqual([{ type: 'end' }]);
  });
});

describe('GCACW LI-dummy-march-in-place a dummy tires', () => {
  it('a level a march; at 4 it can do no more this turn; it recovers', () => {
    const table = at({ 'u-baird': '1109', ...FAR }, { dice: [3] }).act(conceal('1109', 'u-baird', '-'));
    const hand = table.state.hands['union']!;
    hand.tired[2] = 3;
    table.act(marches(2));
    expect(table.state.hands['union']!.tired[2]).toBe(4);
    const tired = at({ 'u-baird': '1109', ...FAR }).act(conceal('1109', 'u-baird', '-'));
    tired.state.hands['union']!.tired[2] = 4;
    tired.refused(marches(2), 'LI-dummy-march-in-place');
    const rested = at({ 'u-baird': '1109', ...FAR }, { dice: [1, 2] }).act(conceal('1109', 'u-baird', '-'));
    rested.state.hands['union']!.tired[2] = 4;
    rested.turnOver();
    expect([rested.t.turn, rested.state.hands['union']!.tired[2]]).toEqual([2, 1]);
  });
  it('units in markers recover too', () => {
    const table = at({ 'u-baird': '1109 fatigue 4', 'u-davis': '0915', ...FAR }, { dice: [1, 2] }).act(
      conceal('1109', 'u-baird'),
    );
    table.turnOver();
    expect(table.state.hands['union']!.kept[0]).toMatchObject({ fatigue: 1, exhausted: 1 });
  });
});

describe('GCACW LI-reveal-adjacent a real enemy beside it discovers a marker', () => {
  const facing = (part: string) => {
    const table = at({ 'u-baird': '1109', 'c-law': '1112' }, { dice: [6, 6, 1, 6] });
    table.act(conceal('1109', 'u-baird', '-'));
    if (part === '-') table.act({ type: 'show', force: 1 });
    return table.pass().march('c-law').move('1111', '1110');
  };
  it('at once: its units stand there and stop the march, a dummy is gone', () => {
    const table = facing('u-baird');
    expect([table.where('u-baird'), table.t.forces, table.where('c-law')]).toEqual(['1109', [], '1110']);
    expect(table.said('force.shown').map(each => each.args!['units'])).toEqual([['u-baird'], []]);
  });
  it('a hidden force that comes beside an enemy is discovered and goes on in the open', () => {
    const table = at({ 'u-baird': '1109', 'c-law': '1112' }, { dice: [6] }).act(conceal('1109', 'u-baird'));
    table.act(marches(1)).move('1110', '1111');
    expect([table.where('u-baird'), table.asked]).toEqual(['1111', ['union', 'march.go']]);
    expect(table.t.march).toMatchObject({ moved: 2, begun: 1 });
    table.refused({ type: 'move', path: ['1110'] }, '6.2-zoc-enter');
  });
  it('so does one that advances after combat', () => {
    const table = at({ 'u-baird': '1109', 'c-law': '1112' }).act(conceal('1109', 'u-baird'));
    const { state, t } = table;
    const said: string[] = [];
    const u = { table: t, hand: (seat: string) => state.hands[seat], say: (text: Text) => said.push(text.key) };
    advance(u as unknown as U, 1, [table.unit('c-law')], table.hex('1111'));
    expect([table.t.forces.length, said]).toEqual([1, ['combat.advance']]);
    advance(u as unknown as U, 1, [table.unit('c-law')], table.hex('1110'));
    expect([table.where('u-baird'), said.at(1)]).toEqual(['1109', 'force.shown']);
  });
  it('two real forces discover each other; a dummy discovers nobody', () => {
    const table = at({ 'u-baird': '1109', 'c-law': '1112' }, { dice: [6, 6, 1] }).act(conceal('1109', 'u-baird'));
    table.pass().act(conceal('1112', 'c-law')).act(marches(1)).move('1111', '1110');
    expect([table.where('u-baird'), table.where('c-law'), table.t.forces]).toEqual(['1109', '1110', []]);
    const dummy = at({ 'u-baird': '1109', 'c-law': '1112' }, { dice: [6, 6, 1] }).act(conceal('1109', 'u-baird'));
    dummy
      .pass()
      .act(conceal('1112', 'c-law', '-'))
      .act(marches(2))
      .move('1111', '1110');
    expect(dummy.t.forces.map(each => [each.owner, each.id])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('GCACW LI-reveal-cavalry, LI-reveal-cavalry-exc, LI-reveal-real-cav cavalry sees two hexes', () => {
  const scouted = (open: boolean, hide = false, leg?: 0 | 1) => {
    const [hex, off] = twoApart(at(FAR), open, leg);
    const table = at({ 'u-baird': hex, 'c-scott': '2011' }, { dice: [1, 1, 6, 1] }).act(conceal(hex, 'u-baird'));
    table.pass();
    if (hide) table.act(conceal('2011', 'c-scott'));
    if (hide) table.t.forces.find(each => each.owner === 1)!.at = table.hex(off);
    else table.t.at[table.unit('c-scott')] = table.hex(off);
    table.t.stamp++;
    table.act(hide ? marches(1, 'cav') : { type: 'march', unit: 'c-scott' }).end();
    return table.said('force.shown').length;
  };
  it('by an open way', () => expect(scouted(true)).toBe(1));
  it('not where every way is blocked, in either half', () =>
    expect([scouted(false), scouted(false, false, 0), scouted(false, false, 1)]).toEqual([0, 0, 0]));
  it('not from within a marker', () => expect(scouted(true, true)).toBe(0));
});

describe('GCACW LI-remove-vol a side takes its own markers away when it likes', () => {
  it('its units stand there, the marker is free again', () => {
    const table = at({ 'u-baird': '1109 fatigue 2 manpower 5', ...FAR }).act(conceal('1109', 'u-baird'));
    table.act({ type: 'show', force: 1 });
    expect([table.where('u-baird'), table.how('u-baird')]).toEqual(['1109', 'manpower 5 fatigue 2']);
    expect([table.t.forces, table.state.hands['union']!.kept, table.asked[1]]).toEqual([[], [], 'cycle.winner']);
  });
  it('not those of the enemy', () => {
    const table = at({ 'u-baird': '1109', ...FAR })
      .act(conceal('1109', 'u-baird'))
      .pass();
    expect(table.whyNot({ type: 'show', force: 1 })).not.toBeNull();
  });
});

describe('GCACW LI-hidden imagined worlds', () => {
  it.each(['bac-battle-of-chickamauga', 'hcr-the-lost-order', 'gtc-across-the-pamunkey'])(
    'of random games of %s are possible, and show each seat what it sees',
    scenario => {
      const pick = picker(7);
      const opened = copy(start(game, { scenario, options: LI }, keyedDice('5'.repeat(64))).state);
      let asked = 0;
      let hidden = 0;
      playOn(game, opened, pick, {
        asked(state) {
          if (asked++ % 10 > 0) return;
          hidden += state.hands['union']!.kept.length + state.hands['confederate']!.kept.length;
          expect(game.audit(state)).toEqual([]);
          for (const seat of ['union', 'confederate', null]) {
            const seen = view(game, state, seat);
            const world = { ...state, ...game.imagine(seen, picker(asked)) };
            expect(game.audit(world)).toEqual([]);
            expect(view(game, world, seat)).toEqual(seen);
          }
        },
      });
      expect(hidden).toBeGreaterThan(5);
    },
  );
});
