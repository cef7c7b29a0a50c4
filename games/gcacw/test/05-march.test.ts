import { describe, expect, it } from 'vitest';
import examples from '../data/examples.json' with { type: 'json' };
import { campaignNamed as campaign, tables } from '../data/index.ts';
import {
  allowed,
  extendedModifier,
  extendedResult,
  forceBonus,
  forceLoss,
  isExtended,
  leaderDice,
  marchDice,
} from '../rules/05-dice.ts';
import { canAct } from '../rules/05-march.ts';
import { type Position, position, type Table } from './table.ts';

const BAC = 'bac-battle-of-chickamauga';
const GTC = 'gtc-across-the-pamunkey';
const OTR = 'otr-to-the-james';
const RTG = 'rtg-armies-meet';
const enemy = { 'c-hindman': '1216' };
const at = (standing: string, more: Position = {}, ...dice: number[]): Table =>
  position({ units: { 'u-baird': standing, 'u-wagner': '0903', ...enemy }, ...more, dice });
/** What the unit is after its march has begun with these dice. */
const begun = (standing: string, ...dice: number[]): string =>
  at(standing, {}, ...dice)
    .march('u-baird')
    .how('u-baird');

interface Example {
  readonly id: string;
  readonly op: string;
  readonly given: Readonly<Record<string, never>>;
  readonly expect: Readonly<Record<string, unknown>>;
}
const examplesOf = (op: string): readonly Example[] =>
  (examples as readonly unknown[] as readonly Example[]).filter(each => each.op === op);

describe('GCACW 5.1-ma-union-inf, 5.1-ma-csa-inf, 5.1-ma-csa-inf-otr, 5.1-ma-union-cav, 5.1-ma-csa-cav allowances', () => {
  const points = (scenario: string, unit: string, rolled: number): number =>
    allowed(marchDice(position({ scenario }).t, position({ scenario }).unit(unit)), rolled);
  it('a die for Union foot and guns, one more for Confederates, two dice for cavalry', () => {
    expect([points(BAC, 'u-baird', 4), points(BAC, 'c-hindman', 4), points(BAC, 'c-robertson-art', 4)]).toEqual([
      4, 5, 5,
    ]);
    expect([points(BAC, 'u-minty', 9), points(BAC, 'c-scott', 9)]).toEqual([9, 10]);
    expect([marchDice(position().t, position().unit('u-minty')).dice, marchDice(position().t, 0).dice]).toEqual([2, 2]);
  });
  it('in On to Richmond! the Confederates add nothing and have two at least; their cavalry is as elsewhere', () => {
    expect([1, 2, 6].map(die => points(OTR, 'c-mclaws', die))).toEqual([2, 2, 6]);
    expect(points(OTR, 'c-stuart', 9)).toBe(10);
  });
  it('the worked allowances of march and leaders', () => {
    for (const { given, expect: expected } of examplesOf('movementAllowance')) {
      const { title, side, kind, rollTotal } = given as unknown as {
        title: string;
        side: string;
        kind: string;
        rollTotal: number;
      };
      expect([title, side, kind, allowanceOf(title, side, kind, rollTotal)]).toEqual([
        title,
        side,
        kind,
        expected['allowance'],
      ]);
    }
  });
});

const SCENARIO_OF: Readonly<Record<string, string>> = {
  ...{
    SJW: 'sjw-jackson-crosses-the-rapidan',
    HCR: 'hcr-the-lost-order',
    RTG,
    SIV: 'siv-between-two-armies',
    SLB: 'slb-chancellorsville',
  },
  ...{ OTR, GTC, BAC, BTC: 'btc-fredericksburg', RWH: 'rwh-early-before-washington' },
};
/** By a unit or leader of that title, or of another with the same dice where it has none of the kind. */
function allowanceOf(title: string, side: string, kind: string, rolled: number): number {
  const [what, which = ''] = kind.split('.');
  for (const scenario of [SCENARIO_OF[title]!, GTC, RTG]) {
    const { t } = position({ scenario });
    const found = what === 'march' ? unitLike(scenario, side, which) : leaderLike(scenario, side, which);
    if (found >= 0) return allowed(what === 'march' ? marchDice(t, found) : leaderDice(t, found), rolled);
  }
  return Number.NaN;
}
const unitLike = (scenario: string, side: string, type: string): number => {
  const { units } = campaign(scenario);
  return units.data.findIndex((each, i) => each.type === type && i < units.union === (side === 'union'));
};
const leaderLike = (scenario: string, side: string, which: string): number => {
  const { leaders } = campaign(scenario);
  const wanted = which === 'inf' ? ['inf', 'corps'] : ['cav', which === 'cavCorps' ? 'corps' : 'division'];
  return leaders.data.findIndex(
    (each, i) =>
      each.arm === wanted[0] &&
      (which === 'inf' ? each.level !== 'army' : each.level === wanted[1]) &&
      i < leaders.union === (side === 'union'),
  );
};

describe('GCACW 5.1-ma-first, 5.1-fatigue-up, 5.1-track, 5.1-end, 5.1-no-move the steps of a march', () => {
  it('the die, then fatigue, even if it stays where it is', () => {
    const table = at('0718 fatigue 1', {}, 5).march('u-baird');
    expect([table.points, table.how('u-baird'), table.asked]).toEqual([
      5,
      'manpower 9 fatigue 2',
      ['union', 'march.go'],
    ]);
    table.move('0817');
    expect(table.points).toBe(4);
  });
  it('it ends when the owner says so, and the rest is lost', () => {
    const table = at('0718', {}, 5, 6, 1).march('u-baird').end();
    expect([table.where('u-baird'), table.t.march, table.asked]).toEqual(['0718', null, ['union', 'cycle.winner']]);
    table.done();
  });
  it('or when nothing is left', () => {
    const table = at('0718', {}, 1, 6, 1).march('u-baird').move('0817');
    expect([table.where('u-baird'), table.asked[1]]).toEqual(['0817', 'cycle.winner']);
  });
});

describe('GCACW 5.1-fatigue-3, 5.1-any-status, 5.1-anywhere, 6.5-four who may march', () => {
  it('anyone at fatigue 3 or less, whatever else is wrong with it', () => {
    at('0718 fatigue 3 disorganized exhausted demoralized 2').allowed({ type: 'march', unit: 'u-baird' });
    at('0718 fatigue 4').refused({ type: 'march', unit: 'u-baird' }, '5.1-fatigue-3');
  });
  it('not an enemy, not a leader', () => {
    at('0718').refused({ type: 'march', unit: 'c-hindman' }, '5.1-single-unit');
    at('0718').refused({ type: 'march', unit: 'uL-thomas' }, '5.1-single-unit');
  });
  it('GCACW 5.1-per-phase again in a later phase', () => {
    const table = at('0718', {}, 2, 6, 1, 3).march('u-baird').end().march('u-baird');
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 2');
  });
  it('GCACW 5.1-per-phase under a leader once', () => {
    const units = { 'u-negley': '0717', 'u-baird': '0718' };
    const table = at('0718', { units, leaders: { 'uL-thomas': 'u-baird' } }, 4).activate(
      'uL-thomas',
      'u-baird',
      'u-negley',
    );
    table.act({ type: 'stay' }).next('u-baird').end();
    expect(table.t.march?.unit).toBe(table.unit('u-negley'));
    expect(table.t.activation?.units).toEqual([]);
  });
});

describe('GCACW 5.1-opt-f4, 5.1-opt-f4-disorg, 5.1-opt-f4-no-ext, 5.1-opt-f4-no-force, 6.5-four-option the option', () => {
  const tired = (standing: string) => at(standing, { options: ['fatigue-4'] }, 4);
  it('an organized unit at fatigue 4 marches, disorganized, without any further roll', () => {
    const table = tired('0718 fatigue 4 exhausted').march('u-baird');
    expect([table.how('u-baird'), table.points]).toEqual(['manpower 9 fatigue 4 disorganized exhausted', 4]);
    table.refused({ type: 'force' }, '5.1-opt-f4-no-force');
    table.done();
  });
  it('not a disorganized one', () =>
    tired('0718 fatigue 4 disorganized').refused({ type: 'march', unit: 'u-baird' }, '5.1-fatigue-3'));
  it('and it can be activated for initiative', () => {
    const alone = (options: readonly string[]) => position({ units: { 'u-baird': '0718 fatigue 4' }, options }).t;
    expect([canAct(alone(['fatigue-4']), 0), canAct(alone([]), 0)]).toEqual([true, false]);
  });
});

describe('GCACW 5.1-ext-normal, 5.1-ext-exhausted, 2.2-unit-two-sides when a march is extended', () => {
  it('to 3 and 4 fresh, to 2, 3 and 4 exhausted', () => {
    expect([1, 2, 3, 4].map(to => isExtended(false, to))).toEqual([false, false, true, true]);
    expect([1, 2, 3, 4].map(to => isExtended(true, to))).toEqual([false, true, true, true]);
  });
});

describe('GCACW 5.1-ext-roll, 5.1-ext-none, 5.1-ext-d, 5.1-ext-loss, 5.1-ext-continue the table', () => {
  it('nothing at 5, disorganized at 6, without more fatigue', () => {
    expect(begun('0718 fatigue 2', 5, 4)).toBe('manpower 9 fatigue 3');
    expect(begun('0718 fatigue 2', 5, 5)).toBe('manpower 9 fatigue 3 disorganized');
  });
  it('a disorganized unit loses men, and goes on', () => {
    const table = at('0718 fatigue 2 disorganized', {}, 5, 6).march('u-baird');
    expect([table.how('u-baird'), table.asked[1]]).toEqual(['manpower 7 fatigue 3 disorganized', 'march.go']);
    table.done();
  });
  it('or is no more: its leader goes to the nearest of his own', () => {
    const units = {
      'u-baird': '0718 fatigue 2 disorganized manpower 1',
      'u-negley': '0917',
      'u-brannan': '0618',
      ...enemy,
    };
    const table = position({ units, leaders: { 'uL-thomas': 'u-baird' }, dice: [5, 6, 6, 1] }).march('u-baird');
    expect([table.where('u-baird'), table.with('uL-thomas'), table.asked[1]]).toEqual([
      'gone',
      'u-brannan',
      'cycle.winner',
    ]);
  });
  it('the cells of the worked examples', () => {
    for (const { given, expect: expected } of examplesOf('extendedMarch.cell')) {
      const { modified, organized, manpower } = given as unknown as {
        modified: number;
        organized: boolean;
        manpower: number;
      };
      expect(extendedResult(modified, organized, manpower)).toBe(expected['result']);
    }
    for (const { given, expect: expected } of examplesOf('extendedMarch.lookup')) {
      const { modified, result } = expected as { modified: number; result: string };
      expect(extendedResult(modified, (given as unknown as { organized: boolean }).organized, 6)).toBe(result);
    }
  });
});

describe('GCACW 5.1-ext-mod-union, 5.1-ext-mod-aop-cav, 5.1-ext-mod-not-aop, 5.1-ext-aop-id modifiers of extended marches', () => {
  const modifier = (scenario: string, unit: string, standing: string, from: number): number => {
    const table = position({ scenario, units: { [unit]: standing } });
    return extendedModifier(table.t, table.unit(unit), from, from + 1);
  };
  it('+1 for the Union, none for the Confederates', () => {
    expect([modifier(BAC, 'u-baird', '0718', 2), modifier(BAC, 'c-hindman', '1216', 2)]).toEqual([1, 0]);
  });
  it('none for cavalry of the Army of the Potomac in Roads to Gettysburg and Grant Takes Command', () => {
    expect([
      modifier(RTG, 'u-gamble', '0515', 2),
      modifier(GTC, 'u-custer', '1810', 2),
      modifier(BAC, 'u-minty', '1510', 2),
    ]).toEqual([0, 0, 1]);
  });
  it('one more outside that army, where the title says so', () => {
    expect([modifier(RTG, 'u-lockwood', '1418', 2), modifier(RTG, 'u-geary', '1418', 2)]).toEqual([2, 1]);
    expect(modifier('hcr-the-lost-order', 'u-trimble', '1019', 2)).toBe(2);
  });
  it('GCACW 5.1-ext-mod-34, 5.1-ext-mod-ex23, 5.1-ext-mod-ex34, 5.1-ext-mod-cumulative by fatigue', () => {
    expect([2, 3].map(from => modifier(BAC, 'c-hindman', '1216', from))).toEqual([0, 1]);
    expect([1, 2, 3].map(from => modifier(BAC, 'c-hindman', '1216 exhausted', from))).toEqual([0, 1, 3]);
    expect(modifier(BAC, 'u-baird', '0718 exhausted', 3)).toBe(4);
  });
  it('GCACW 5.1-ex-rtg the worked example E-1', () => expect(modifier(RTG, 'u-lockwood', '1418 exhausted', 2)).toBe(3));
});

describe('GCACW 5.1-force-step, 5.1-force-inf, 5.1-force-loss-inf, 5.1-force-disorg, 5.1-force-marker, 5.1-force-cav, 5.1-force-loss-cav force marches', () => {
  it('a die less one, two at least; lost are 0, 1 or 2 by the die as rolled', () => {
    const { inf, cav } = tables.forceMarch;
    expect([1, 2, 3, 5, 6].map(die => [forceBonus(inf, die) / 2, forceLoss(inf, die)])).toEqual([
      [2, 0],
      [2, 1],
      [2, 1],
      [4, 1],
      [5, 2],
    ]);
    expect([2, 4, 7, 8, 12].map(sum => [forceBonus(cav, sum) / 2, forceLoss(cav, sum)])).toEqual([
      [4, 0],
      [4, 0],
      [6, 0],
      [7, 1],
      [11, 1],
    ]); // §5.1-force-cav §5.1-force-loss-cav
  });
  it('the worked examples', () => {
    for (const { given, expect: expected } of examplesOf('forceMarch')) {
      const { type, roll } = given as unknown as { type: 'inf' | 'cav'; roll: number };
      const dice = tables.forceMarch[type];
      expect([forceBonus(dice, roll) / 2, forceLoss(dice, roll)]).toEqual([expected['bonus'], expected['loss']]);
    }
  });
  it('before anything else, and once', () => {
    const table = at('0718', {}, 4, 5).march('u-baird').act({ type: 'force' });
    expect([table.how('u-baird'), table.points]).toEqual(['manpower 8 fatigue 1 disorganized', 8]);
    table.refused({ type: 'force' }, '5.1-force-step');
    const moved = at('0718', {}, 4).march('u-baird').move('0817');
    moved.refused({ type: 'force' }, '5.1-force-step');
  });
  it('GCACW 5.1-force-org not disorganized, not even just now', () => {
    at('0718 disorganized', {}, 4).march('u-baird').refused({ type: 'force' }, '5.1-force-org');
    at('0718 fatigue 2', {}, 4, 6).march('u-baird').refused({ type: 'force' }, '5.1-force-org');
  });
  it('GCACW 5.1-force-no-art, 2.2-unit-arms never guns', () => {
    const units = { 'u-baird': '0718', 'c-robertson-art': '1217' };
    const table = position({ units, side: 'confederate', dice: [4] }).march('c-robertson-art');
    table.refused({ type: 'force' }, '5.1-force-no-art');
  });
  it('GCACW 5.1-force-eliminate the last men', () => {
    const table = at('0718 manpower 2', {}, 4, 6, 6, 1).march('u-baird').act({ type: 'force' });
    expect([table.where('u-baird'), table.t.march]).toEqual(['gone', null]);
  });
});

describe('GCACW 5.1-ex-palmer the worked example E-2', () => {
  it('Palmer: 3, extended 4+1 without effect, force march 1: five points', () => {
    const units = { 'u-palmer': '0916 manpower 6 fatigue 1 exhausted', ...enemy };
    const table = position({ units, dice: [3, 4, 1] })
      .march('u-palmer')
      .act({ type: 'force' });
    expect([table.how('u-palmer'), table.points]).toEqual(['manpower 6 fatigue 2 disorganized exhausted', 5]);
    table.done();
  });
});

describe('GCACW 2.2-fatigue-levels fatigue goes from 0 to 4', () => {
  it('never beyond', () => {
    const table = at('0718 fatigue 3', {}, 4, 1).march('u-baird');
    expect(table.how('u-baird')).toBe('manpower 9 fatigue 4');
  });
});
