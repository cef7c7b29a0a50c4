import { describe, expect, it } from 'vitest';
import { classOf } from '../rules/01-units.ts';
import { higherRoll } from '../rules/04-turn.ts';
import type { U } from '../state.ts';
import { charge, combat, end, many, strike } from './combat-table.ts';
import { at, brief, gun, hill, line, wood } from './fire-table.ts';
import { type Position, position } from './table.ts';

// Exactly on a line, exactly at a limit.

const three = (shot: string): string[] => Array(3).fill(shot);

describe('LL 2-in-c, 2-wall-b, 5-skir-a, 5-own-b a target that lines its cover exactly', () => {
  it.each([
    ['wall', 'wall 5 14 15 14'],
    ['wood', wood(14)],
    ['crest', hill(14)],
  ])('%s: small arms skirmish, guns have -1', (_kind, piece) => {
    expect(brief(at(line, { terrain: [piece] }))).toEqual(three('skirmish c1 6'));
    expect(brief(at(gun, { terrain: [piece] }))).toEqual(three('canister c1 5'));
  });
  it('aslant too', () => {
    const units = { f1: '10 10 90 1', c1: '13 13 270 1' };
    expect(brief(at(units, { terrain: ['wall 11 13 16 13'] }))).toEqual(['skirmish c1 6']);
    expect(brief(at({ ...units, f1: 'guns 10 10 90 1' }, { terrain: ['wall 11 13 16 13'] }))).toEqual([
      'canister c1 5',
    ]);
  });
  it('a wall behind it gives nothing', () => {
    expect(brief(at(line, { terrain: ['wall 5 14.1 15 14.1'] }))).toEqual(three('volley c1 4'));
  });
});

describe('LL 2-crest-b, 2-crest-c, 2-hill-a, 7-hill-a at the crest means within 0.25 BW of it, on either side', () => {
  const covered = (crest: number): number => {
    const table = combat({ f1: '10 10 90 222', c1: '10 13 270 222' }, { terrain: [hill(crest)] }).act(charge('f1'));
    return table.t.combat!.attackers[0]!.enemies[0]!.cover;
  };
  it.each([
    [12.8, 1],
    [13, 1],
    [13.2, 1],
    [13.3, 0],
  ])('in combat, crest at %f', (crest, cover) => expect(covered(crest)).toBe(cover));
  it.each([
    [13.75, 'canister c1 5'],
    [14.2, 'canister c1 5'],
    [14.3, 'canister c1 4'],
  ])('under fire, crest at %f', (crest, shot) =>
    expect(brief(at(gun, { terrain: [hill(crest)] }))).toEqual(three(shot)),
  );
});

describe('LL 7-con-e, 1-edge-e a charge into the side', () => {
  const from = (y: number) => combat({ f1: `6 ${y} 0 1111`, c1: '10 14 90 222' });
  it('with half its bases behind the line: flanked', () =>
    expect(from(14).act(charge('f1')).t.combat!.defenders[0]!.flanked).toBe(1));
  it('with fewer: refused, though its front reaches past the corner', () =>
    void from(15).refused(charge('f1'), '7-con-e'));
  it('a touch of the corner alone is one of the front', () => {
    const table = combat({ f1: '7.5 16 320 222', c1: '10 14 90 222' }).act(charge('f1'));
    expect(table.t.combat!.defenders[0]!.flanked).toBe(0);
  });
});

describe('LL 2-dis-a, 6-dis-b an about-face in difficult ground', () => {
  const about = { type: 'march', unit: 'f1', steps: ['about'] } as const;
  const rocks = (more: Partial<Position>) =>
    position({ units: { f1: '10 10 90 222' }, step: 'movement', terrain: ['rocky 5 5 15 5 15 9 5 9'], ...more });
  it('needs the second card', () => {
    rocks({}).refused(about, '6-dis-b');
    rocks({ cards: 2 }).allowed(about);
    rocks({ modifier: 'pioneers' }).allowed(about);
  });
});

describe('LL 4-morale-a, 5-seq-c morale cards are for the passive side, when all fire is done', () => {
  it('not for the active side, not between two shots', () => {
    const hands = { federal: ['quickstep'], confederate: ['pioneers'] } as const;
    const table = at({ ...line, f2: '20 10 90 222' }, { hands, dice: [6, 6, 6] }).act({ type: 'fire', unit: 'f1' });
    const morale = (seat: string, card: 'quickstep' | 'pioneers') =>
      ({ type: 'morale', card: table.card(card, seat), unit: 'c1' }) as const;
    table.refused(morale('confederate', 'pioneers'), '5-seq-c', 'confederate');
    table.refused(morale('federal', 'quickstep'), '4-morale-a', 'federal');
    table.end().allowed(morale('confederate', 'pioneers'));
    table.refused(morale('federal', 'quickstep'), '4-morale-a', 'federal');
  });
});

describe('LL 5-fire-b, faq-4 nobody shoots back', () => {
  it('the passive side is told so', () =>
    void at(line).refused({ type: 'fire', unit: 'c1' }, '5-fire-b', 'confederate'));
});

describe('LL 7-nlin-a a defender that was non-linear when it was charged', () => {
  it('chooses its line, even if its losses have made it linear', () => {
    const dice = [...many(5, 1), 4, ...many(4, 4), ...many(2, 1), 2, 3, 1];
    const table = combat({ f1: '10 10 90 222', c1: '10 13 270 3111' }, { dice }).act(charge('f1')).act(end).quietly();
    table.act(strike('c1'));
    while (table.asked[1] === 'losses.lose') table.act({ type: 'lose', unit: 'c1', file: 0 });
    expect(table.form('c1')).toBe('111');
    table.refused({ type: 'retreat', unit: 'c1', files: 1 }, '7-nlin-a');
    table.allowed({ type: 'retreat', unit: 'c1', files: 2 });
    expect(table.act({ type: 'retreat', unit: 'c1' }).form('c1')).toBe('21');
  });
});

describe('LL 1-rank-c a column is never linear', () => {
  it('not even one of two bases', () => expect(classOf([2])).toEqual({ linear: false, column: true, dense: false }));
});

describe('LL 2-obs-a obstruction concerns guns only', () => {
  it('skirmishers fire through 5 BW of wood, guns do not', () => {
    const terrain = [wood(10.5, 5)];
    expect(brief(at({ f1: '10 10 90 1', c1: '10 16 270 1' }, { terrain }))).toEqual(['skirmish c1 6']);
    expect(brief(at({ f1: 'guns 10 10 90 1', c1: '10 16 270 1' }, { terrain }))).toEqual([]);
  });
});

describe('LL 2-fence, 7-cov-a a fence', () => {
  it('covers in combat, not under fire', () => {
    const terrain = ['fence 5 13 15 13'];
    const table = combat({ f1: '10 10 90 222', c1: '10 13 270 222' }, { terrain }).act(charge('f1'));
    expect(table.t.combat!.attackers[0]!.enemies[0]!.cover).toBe(1);
    expect(brief(at({ f1: '10 10 90 222', c1: '10 13 270 222' }, { terrain }))).toEqual(three('volley c1 4'));
  });
});

describe('LL 3-deal-b, 3-terr-a ties are rolled again', () => {
  it('until one is higher', () => {
    const dice = [4, 4, 1, 1, 2, 5];
    expect(higherRoll({ roll: () => dice.shift() } as unknown as U)).toBe(1);
    expect(dice).toEqual([]);
  });
});

describe('LL 5-apri-c, 5-apri-d bombardment', () => {
  it('of an enemy beyond 6 BW straight ahead, or silence', () => {
    const far = at({ f1: 'guns 10 5 90 11', c1: '10 15 270 22' });
    expect(brief(far)).toEqual(['bombardment c1 4', 'bombardment c1 4']);
    far.allowed({ type: 'end' });
    expect(brief(at({ f1: 'guns 10 5 90 11', c1: '16 15 270 22' }))).toEqual([]);
  });
  it('not while any gun has a canister target, be it aside', () => {
    const table = at({ f1: 'guns 10 5 90 1', c1: '12.5 8 270 2', c2: '10 15 270 22' });
    expect(brief(table)).toEqual(['canister c1 4']);
    table.refused({ type: 'fire', unit: 'f1', target: 'c2' }, '5-zone-b');
  });
});

describe('LL 5-zone-c, 5-skir-e a friend met first', () => {
  it('stops fire straight ahead, volley or skirmish', () => {
    const units = { f1: '10 10 90 1', f2: '10 12 90 1', c1: '10 15 270 1' };
    expect(brief(at(units))).toEqual([]);
    expect(brief(at(units, { terrain: ['wall 5 14 15 14'] }))).toEqual([]);
  });
});

describe('LL 5-limb-c a limber is fired at like any other target', () => {
  it.each(['limber 10 14 270 3', 'guns 10 14 270 1'])('%s', target => {
    expect(brief(at({ f1: '10 10 90 1', c1: target }))).toEqual(['volley c1 4']);
    expect(brief(at({ f1: 'guns 10 10 90 1', c1: target }))).toEqual(['canister c1 4']);
  });
});
