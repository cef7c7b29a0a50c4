import { describe, expect, it } from 'vitest';
import examples from '../data/examples.json' with { type: 'json' };
import { sideNumber } from '../data/index.ts';
import { evasionModifier, reduction, sizeModifier } from '../rules/07-cavalry.ts';
import { CAVALRY_RETREAT, lostBy, SURRENDER } from '../state.ts';
import { flee, type Ground, plain } from './plain.ts';
import { type Position, position, type Table } from './table.ts';

const BAC = await plain('bac-battle-of-chickamauga');
const BY_TITLE: Readonly<Record<string, string>> = {
  BAC,
  SJW: await plain('sjw-cedar-run'),
  OTR: await plain('otr-to-the-james'),
};
const SIV = await plain('siv-lewiston');
const HCR = await plain('hcr-the-lost-order');
const HOLD = { type: 'hold' } as const;
const EVADE = { type: 'evade' } as const;
/** Baird marches from 1110 up to Scott's horse (2) in 1112. */
const met = (dice: readonly number[], more: Position = {}): Table =>
  position({ scenario: BAC, ...more, units: { 'u-baird': '1110', 'c-scott': '1112', ...more.units }, dice })
    .march('u-baird')
    .move('1111');

describe('GCACW 7.7-reduce, 7.7-mod-verylarge, 7.7-mod-small, 7.7-mod-verysmall', () => {
  it('the worked retreats', () => {
    for (const { id, op, given, expect: said } of examples as unknown as {
      id: string;
      op: string;
      given: { title: string; side: string; combatValue: number; roll: number };
      expect: { reduction: number };
    }[]) {
      if (op !== 'cavalryRetreat') continue;
      const { t } = position({ scenario: BY_TITLE[given.title]! });
      const size = sizeModifier(t, sideNumber(given.side), 4 * given.combatValue, true);
      expect([id, reduction(given.roll + size) / 2]).toEqual([id, said.reduction]);
    }
  });
});

describe('GCACW 7.7-mod-large-otr, 7.7-mod-large-sjw, 7.7-mod-two-other sizes by title', () => {
  const sizes = (scenario: string, side: 0 | 1) =>
    [12, 8, 6, 4, 3, 2].map(value => sizeModifier(position({ scenario }).t, side, value, true));
  it('Confederates of four titles ride better', () => {
    expect(sizes(BAC, 1)).toEqual([2, 0, 0, -2, -2, -4]);
    expect([sizes(BY_TITLE['SJW']!, 1), sizes(HCR, 1)]).toEqual([
      [3, 1, 0, -1, -1, -3],
      [3, 1, 0, -1, -1, -3],
    ]);
    expect([sizes(BY_TITLE['OTR']!, 1), sizes(SIV, 1)]).toEqual([
      [4, 2, 0, 0, 0, -2],
      [4, 2, 0, 0, 0, -2],
    ]);
    expect([sizes(BY_TITLE['OTR']!, 0), sizes(SIV, 0)]).toEqual([
      [2, 0, 0, -2, -2, -4],
      [2, 0, 0, -2, -2, -4],
    ]);
  });
});

describe('GCACW 7.7-mod-terrain, 7.7-mod-demoralized, 7.7-mod-fatigue, 7.7-mod-cumulative', () => {
  const modifier = async (standing: string, change: Ground = {}) => {
    const table = position({
      scenario: await plain('bac-battle-of-chickamauga', change),
      units: { 'c-scott': standing },
    });
    return evasionModifier(table.t, [table.unit('c-scott')], table.hex('1112'), table.hex('1111'));
  };
  it('the ground helps, weariness and despair hinder', async () => {
    expect(await modifier('1112', { edges: [{ a: '1111', b: '1112', water: 'creek' } as never] })).toBe(1);
    expect(await modifier('1112', { terrain: { '1112': 'hill' } })).toBe(1);
    expect([await modifier('1112 fatigue 4'), await modifier('1112 fatigue 4 demoralized 1')]).toEqual([-2, -4]);
    expect(await modifier('1112 works fort')).toBe(2);
  });
});

describe('GCACW 7.7-trigger-move, 7.7-roll, 7.7-distance, 7.7-fatigue, 7.7-disorg, 7.7-suspend, 7.7-resume, 6.2-zoc-cav-gone', () => {
  it('when foot enters its zone it may ride off; the enemy goes on with fewer points', () => {
    const table = met([6, 4]).act(EVADE);
    flee(table);
    expect([table.points, table.how('c-scott')]).toEqual([1, 'manpower 2 fatigue 1 disorganized']); // 6, 3 for the step, 2 by the die
    expect(table.t.march!.over).toBe(0);
  });
  it('GCACW 7.7-loss: a natural 1 costs a man', () => {
    const table = flee(met([6, 1]).act(EVADE));
    expect([table.how('c-scott'), lostBy(table.t, 1, CAVALRY_RETREAT), table.points]).toEqual([
      'manpower 1 fatigue 1 disorganized',
      1,
      3,
    ]);
  });
  it('GCACW 7.7-resume-zero: with nothing left the march is over', () => {
    const table = flee(met([4, 4, 3, 2]).act(EVADE));
    table.done();
    expect(table.t.march).toBeNull();
  });
  it('GCACW 7.7-any-status, 7.7-no-table-loss: tired and beaten horse may go too', () => {
    const table = flee(
      met([6, 4], { units: { 'c-scott': '1112 fatigue 4 demoralized 2 disorganized exhausted' } }).act(EVADE),
    );
    expect(table.how('c-scott')).toBe('manpower 2 fatigue 4 disorganized exhausted demoralized 2');
    expect(table.where('c-scott')).not.toBe('1112');
  });
});

describe('GCACW 7.7-voluntary, 7.7-declare-lost, 7.7-declare-now', () => {
  it('who stays is not asked again in this march, and fights', () => {
    const table = met([6, 1, 6]).act(HOLD).act({ type: 'attack', hex: '1112', kind: 'column' });
    expect(table.t.attack!.defenders).toEqual([table.unit('c-scott')]);
  });
});

describe('GCACW 7.7-repeat', () => {
  it('met again down the road it may ride off again', async () => {
    const road = ['1110', '1111', '1112', '1113', '1114', '1115', '1116', '1117'];
    const edges = road.slice(1).map((b, i) => ({ a: road[i]!, b, route: 'pike' }) as never);
    const scenario = await plain('bac-battle-of-chickamauga', { edges });
    const units = { 'u-baird': '1110', 'c-scott': '1112' };
    const table = position({ scenario, units, dice: [6, 6, 2, 2] })
      .march('u-baird')
      .act({ type: 'force' });
    flee(table.move('1111').act(EVADE));
    expect(table.where('c-scott')).toBe('1116');
    table.move('1112', '1113', '1114', '1115');
    expect(table.asked).toEqual(['confederate', 'evade.ask']);
    flee(table.act(EVADE));
    expect(table.where('c-scott')).not.toBe('1116');
  });
});

describe('GCACW 7.7-who', () => {
  it('not before cavalry', () => {
    const table = position({ scenario: BAC, units: { 'u-wilder': '1110', 'c-scott': '1112' }, dice: [5, 5] });
    table.march('u-wilder').move('1111').allowed({ type: 'attack', hex: '1112', kind: 'normal' });
  });
});

describe('GCACW 7.7-trigger-adjacent, 7.7-reduce', () => {
  it('at the beginning of a march too; the points are taken off after a force march', () => {
    const table = position({ scenario: BAC, units: { 'u-baird': '1111', 'c-scott': '1112' }, dice: [3, 4, 4] }).march(
      'u-baird',
    );
    flee(table.act(EVADE));
    expect([table.points, table.t.march!.cut / 2]).toEqual([1, 2]);
    table.act({ type: 'force' });
    expect(table.points).toBeGreaterThan(1);
  });
  it('GCACW 6.2-min-one-cavret, 7.7-resume-no-refuse: brought to nothing before it moved it may still go one hex', () => {
    const table = position({ scenario: BAC, units: { 'u-baird': '1111', 'c-scott': '1112' }, dice: [2, 6] }).march(
      'u-baird',
    );
    flee(table.act(EVADE));
    expect(table.points).toBe(0);
    table.allowed({ type: 'move', path: ['1011'] });
    table.refused({ type: 'refuse' }, '7.8-cost'); // 7.7-resume-no-refuse
  });
});

describe('GCACW 7.7-trigger-restricted', () => {
  it('behind woods it is asked when it is named as the target', async () => {
    const scenario = await plain('bac-battle-of-chickamauga', { terrain: { '1112': 'woods' } });
    const table = position({ scenario, units: { 'u-baird': '1111', 'c-scott': '1112' }, dice: [4, 2] }).march(
      'u-baird',
    );
    table.act({ type: 'attack', hex: '1112', kind: 'normal' });
    flee(table.act(EVADE));
    expect([table.t.attack, table.points]).toEqual([null, 3]);
  });
});

describe('GCACW 7.7-stack-cav, 7.7-stack-loss, 7.7-stack-inf, 7.7-multi-hex', () => {
  it('all horse of a hex goes together, foot stays; of a stack one unit bears the loss', () => {
    const table = met([6, 1], { units: { 'c-davidson': '1112', 'c-gist': '1112' } }).act(EVADE);
    table.act({ type: 'lose', unit: 'c-davidson', manpower: 1 });
    flee(table);
    expect([table.where('c-gist'), table.where('c-scott') === table.where('c-davidson')]).toEqual(['1112', true]);
    expect([table.t.manpower[table.unit('c-scott')], table.t.manpower[table.unit('c-davidson')]]).toEqual([2, 1]);
  });
  it('two hexes are asked one after the other and what they take adds up', () => {
    const table = met([6, 2, 2], { units: { 'c-davidson': '1211' } });
    flee(table.act(EVADE));
    flee(table.act(EVADE));
    expect(table.points).toBe(1);
  });
});

describe('GCACW 7.7-trigger-advance', () => {
  it('when foot advances after combat into its zone', () => {
    const units = { 'u-brannan': '1111', 'c-mcnair': '1112 manpower 1', 'c-scott': '1113' };
    const table = position({ scenario: BAC, units, dice: [6, 6, 1, 4] }).march('u-brannan');
    table.act({ type: 'attack', hex: '1112', kind: 'normal' }).act({ type: 'advance', units: ['u-brannan'] });
    flee(table.act(EVADE));
    expect(table.points).toBe(2);
  });
});

describe('GCACW 7.7-no-path', () => {
  const behind = async (...hexes: string[]) => {
    const walls = hexes.map(b => ({ a: '1112', b, water: 'major' }) as never);
    return plain('bac-battle-of-chickamauga', { edges: walls });
  };
  it('who has no way of four hexes surrenders', async () => {
    const table = met([6, 4], { scenario: await behind('1211', '1011', '1012', '1113', '1212') }).act(EVADE);
    expect([table.where('c-scott'), lostBy(table.t, 1, SURRENDER)]).toEqual(['gone', 2]);
  });
  it('GCACW 7.7-enemy-hex: who could only ride over an enemy is cut down, which is no surrender', async () => {
    const scenario = await behind('1211', '1011', '1012', '1212');
    const units = { 'u-baird': '1110', 'u-negley': '1113', 'c-scott': '1112' };
    const table = met([6, 4], { scenario, units }).act(EVADE);
    const lost = [CAVALRY_RETREAT, SURRENDER].map(cause => lostBy(table.t, 1, cause));
    expect([table.where('c-scott'), ...lost]).toEqual(['gone', 2, 0]);
  });
});

describe('GCACW 7.8-cost, 7.8-ends, 7.8-one-per-hex, 7.8-not-terrain, 7.8-not-entering, 7.8-in-place', () => {
  const REFUSE = { type: 'refuse' } as const;
  const alone = (standing: string, more: Position = {}) =>
    position({ scenario: BAC, units: { 'u-baird': standing, 'c-gist': '1116' }, dice: [4, 3, 2], ...more }).march(
      'u-baird',
    );
  it('for one point, and the march ends; once in a hex; not in mountain or swamp', async () => {
    const table = alone('1111').act(REFUSE);
    table.done();
    expect([table.t.refused, table.t.march]).toEqual([[table.hex('1111')], null]);
    const twice = alone('1111', { dice: [4] });
    twice.t.refused = [twice.hex('1111')];
    twice.refused(REFUSE, '7.8-one-per-hex');
    const scenario = await plain('bac-battle-of-chickamauga', { terrain: { '1111': 'mountain' } });
    alone('1111', { scenario, dice: [4] }).refused(REFUSE, '7.8-not-terrain');
  });
  it('not after entering a zone; in place it may', () => {
    const units = { 'u-baird': '1110', 'c-gist': '1112' };
    position({ scenario: BAC, units, dice: [6] })
      .march('u-baird')
      .move('1111')
      .refused(REFUSE, '7.8-not-entering');
    position({ scenario: BAC, units: { ...units, 'u-baird': '1111' }, dice: [6] })
      .march('u-baird')
      .allowed(REFUSE);
  });
  it('GCACW 7.8-stays, 7.8-remove-vol, 7.8-remove-lone, 7.8-join-free: who leaves takes it away, who begins may, who attacks alone must', () => {
    const marked = (more: Record<string, string> = {}, dice: readonly number[] = [6]) => {
      const table = position({ scenario: BAC, units: { 'u-baird': '1111', 'c-gist': '1112', ...more }, dice });
      table.t.refused = [table.hex('1111')];
      return table.march('u-baird');
    };
    expect(marked().act({ type: 'unrefuse' }).t.refused).toEqual([]);
    const units = { 'u-baird': '1111', 'u-negley': '1110', 'c-gist': '1116' };
    const joins = position({ scenario: BAC, units, dice: [6] });
    joins.t.refused = [joins.hex('1110')];
    joins.march('u-baird').move('1110');
    expect([joins.asked[1], joins.t.refused]).toEqual(['march.go', [joins.hex('1110')]]);
    expect(marked({ 'c-gist': '1116' }).move('1110').t.refused).toEqual([]);
    expect(marked({ 'c-gist': '1116', 'u-negley': '1111' }).move('1110').t.refused).toHaveLength(1);
    const attack = { type: 'attack', hex: '1112', kind: 'normal' } as const;
    expect(marked({}, [6, 1, 6]).act(attack).t.refused).toEqual([]);
    expect(marked({ 'u-negley': '1111' }, [6, 1, 6]).act(attack).t.refused).toHaveLength(1);
  });
});
