import { describe, expect, it } from 'vitest';
import { evasionModifier, sizeModifier } from '../rules/07-cavalry.ts';
import { flee, type Ground, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

// Clauses of cavalry retreats and refused flanks that no other test needs.

const ground = (change: Ground) => plain('bac-battle-of-chickamauga', change);
const BAC = await ground({});
const WOODS = await ground({ terrain: { '1112': 'woods' } });
const HOLD = { type: 'hold' } as const;
const EVADE = { type: 'evade' } as const;
const REFUSE = { type: 'refuse' } as const;
const attack = (kind = 'normal') => ({ type: 'attack', hex: '1112', kind }) as const;

describe('GCACW 7.7-trigger-move, 7.7-trigger-restricted woods between', () => {
  it('whose zone ends at the woods is not asked when foot comes near', () => {
    const units = { 'u-baird': '1110', 'c-scott': '1112' };
    const table = position({ scenario: WOODS, units, dice: [6] })
      .march('u-baird')
      .move('1111');
    expect(table.asked).toEqual(['union', 'march.go']);
  });
  it('nor when horse names it', () => {
    const units = { 'u-wilder': '1111', 'c-scott': '1112' };
    const table = position({ scenario: WOODS, units, dice: [5, 5, 1, 6] })
      .march('u-wilder')
      .act(attack());
    expect(table.t.attack!.defenders).toEqual([table.unit('c-scott')]);
  });
});

describe('GCACW 7.7-declare-lost', () => {
  it('who has let one enemy come is no reason not to ask another hex', () => {
    const units = { 'u-baird': '1111', 'c-scott': '1112', 'c-davidson': '1109' };
    const table = position({ scenario: BAC, units, dice: [6] })
      .march('u-baird')
      .act(HOLD)
      .move('1110');
    expect(table.asked).toEqual(['confederate', 'evade.ask']);
  });
});

describe('GCACW 7.7-loss', () => {
  it('a 3 that its modifiers make 1 costs nobody', () => {
    const units = { 'u-baird': '1110', 'c-scott': '1112 manpower 1' };
    const table = position({ scenario: BAC, units, dice: [6, 3] })
      .march('u-baird')
      .move('1111')
      .act(EVADE);
    expect(flee(table).how('c-scott')).toBe('manpower 1 fatigue 1 disorganized');
  });
});

describe('GCACW 7.7-resume-zero', () => {
  it('who has only named a target has not moved: one hex is left to him', () => {
    const units = { 'u-baird': '1111', 'c-scott': '1112' };
    const table = position({ scenario: WOODS, units, dice: [2, 6] })
      .march('u-baird')
      .act(attack());
    flee(table.act(EVADE));
    expect([table.points, table.asked]).toEqual([0, ['union', 'march.go']]);
    table.allowed({ type: 'move', path: ['1110'] });
  });
});

describe('GCACW 7.7-mod-small, 7.7-mod-verysmall, 7.7-mod-demoralized, 7.7-mod-fatigue who hinders', () => {
  it('three quarters count as one; a half only of a unit alone', () => {
    const { t } = position({ scenario: BAC });
    expect([sizeModifier(t, 1, 3, true), sizeModifier(t, 1, 2, true), sizeModifier(t, 1, 2, false)]).toEqual([
      -2, -4, 0,
    ]);
  });
  it('one of two worn or beaten units does not', () => {
    const modifier = (scott: string) => {
      const table = position({ scenario: BAC, units: { 'c-scott': scott, 'c-davidson': '1112 manpower 1' } });
      const both = ['c-scott', 'c-davidson'].map(table.unit);
      return evasionModifier(table.t, both, table.hex('1112'), table.hex('1111'));
    };
    expect([
      modifier('1112 manpower 1'),
      modifier('1112 manpower 1 demoralized 1'),
      modifier('1112 manpower 1 fatigue 4'),
    ]).toEqual([0, 0, 0]);
  });
});

describe('GCACW 7.8-cost, 7.8-not-terrain, 7.8-remove-vol refused flanks', () => {
  const alone = (more: Position = {}): Table =>
    position({ scenario: BAC, units: { 'u-baird': '1111', 'c-gist': '1116' }, dice: [4], ...more }).march('u-baird');
  it('half a point is not enough', async () => {
    const scenario = await ground({ edges: [{ a: '1111', b: '1110', route: 'pike' } as never] });
    const table = alone({ scenario, rain: true, dice: [2] }).move('1110');
    expect(table.points).toBe(0.5);
    table.refused(REFUSE, '7.8-cost');
  });
  it('on a hill they may be; in a provisional swamp unless it rains', async () => {
    alone({ scenario: await ground({ terrain: { '1111': 'hill' } }) }).allowed(REFUSE);
    const scenario = await ground({ terrain: { '1111': 'provisionalSwamp' } });
    alone({ scenario }).allowed(REFUSE);
    alone({ scenario, rain: true }).refused(REFUSE, '7.8-not-terrain');
  });
  it('the marker is taken away before the unit does anything, not after', () => {
    const units = { 'u-brannan': '1111', 'u-negley': '1111', 'c-mcnair': '1112 manpower 1', 'c-gist': '1210' };
    const table = position({ scenario: BAC, units, dice: [6, 6, 1] });
    table.t.refused = [table.hex('1111')];
    table.march('u-brannan').allowed({ type: 'unrefuse' });
    table.act(attack()).act(HOLD);
    expect(table.t.refused).toEqual([table.hex('1111')]);
    table.refused({ type: 'unrefuse' }, '7.8-remove-vol');
  });
});
