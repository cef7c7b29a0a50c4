import { keyedDice, picker } from '@bivouac/kernel';
import { playOn } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { areaNumber, blockNumber, board, positionNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { faceInto, priceOfWay, stridesOf } from '../rules/10-moves.ts';
import { combatSum, hurtsAttacker, hurtsDefender, isWon } from '../rules/13-combat.ts';
import { canAttack } from '../rules/13-declaration.ts';
import { markForced } from '../rules/14-withdrawals.ts';
import { crossedLast } from '../rules/16-objectives.ts';
import { isFullyObstructed, ownArea } from '../rules/21-obstruction.ts';
import { type Action, standIds } from '../state.ts';
import { example, outcomes, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';
import { waysFrom } from './ways.ts';

const marchGiven = example('option-21-march').given;
const attackExpected = example('option-21-attack').expect as Record<string, Record<string, unknown>>;
const full = positionNumber;

/** The Wheatfield of the worked example, in the march step of the Confederates. */
const wheatfield = (blocks: Record<string, string> = {}, p: Position = {}): Table =>
  position({
    side: 'confederate',
    options: ['21'],
    hours: 1,
    blocks: { ...placed(marchGiven['blocks']), ...blocks },
    ...p,
  });
const ON_THEM = { 'hood-f1': 'p254 devils-den' };

/** Culp’s Hill: Slocum looks down to the creek. */
const culps = (blocks: Record<string, string>, p: Position = {}): Table =>
  position({
    side: 'confederate',
    first: 'confederate',
    step: 'attack',
    options: ['21'],
    orders: { confederate: 'attack' },
    trays: { confederate: ['c-march-1', 'c-march-2'], union: ['u-slocum-1', 'u-any-1'] },
    blocks: { 'slocum-f1': 'p151 rock-creek-s', ...blocks },
    ...p,
  });
const inPlace = (table: Table, block = 'johnson-f1'): Action => table.attack({ [block]: [] }, [block]);
const throughRear = (table: Table): Action => table.attack({ 'early-f1': ['culps-hill', 'p151'] }, ['early-f1']);
/** Whatever is asked is answered by the first choice, until another kind of question comes. */
function answered(table: Table, ...questions: string[]): Table {
  while (questions.includes(table.asked[1])) table.act(table.offered()[0]!);
  return table;
}
/** The attack is carried to its close combat, with this block leading the defence. */
function fought(table: Table, attack: Action, leads: string): Table {
  table.act(attack);
  while (table.asked[1] === 'attack.defence' || table.asked[1] === 'attack.support') table.endGuns();
  table.act({ type: 'discard', tokens: ['c-march-1'] });
  return table.act({ type: 'lead', stand: table.stand(leads) });
}

describe('GOG 21.1a fully obstructed positions', () => {
  it('are obstructed on both sides', () => {
    expect(isFullyObstructed(full('p254'))).toBe(true);
    expect(isFullyObstructed(full('p122'))).toBe(false); // one side only
    expect(isFullyObstructed(full('p247'))).toBe(false);
  });
});

describe('GOG 21.2a, 21.2b, 21.2c, 21.2d, 21.2e, 21.2f marches in the woods', () => {
  interface Given {
    options?: string[];
    block: string;
    path?: string[];
    startsOn?: string;
    hoodOn?: string;
    lastArea?: string;
    newFront?: string;
  }
  interface Wanted {
    legal: boolean;
    steps?: number;
    front?: string;
  }
  it.each(outcomes<Given, Wanted>('option-21-march'))('worked example: $label', each => {
    const blocks: Record<string, string> = {};
    if (each.hoodOn) blocks['hood-f1'] = 'p254 devils-den';
    if (each.startsOn) blocks[each.block] = each.startsOn === 'p254' ? 'p254 devils-den' : 'p268 devils-den';
    const table = wheatfield(blocks, each.options ? { options: each.options } : {});
    if (each.newFront) {
      table.refused({ type: 'turn', stand: table.stand(each.block) }, '21.2f');
      return;
    }
    const from = table.t.at[table.number(each.block)]!;
    const ways = waysFrom(from, each.path!.length).filter(
      way => way.filter((_, i) => i % 2 === 1).join() === each.path!.join(),
    );
    const front = each.expected.front ?? each.lastArea;
    const legal = ways.filter(
      way => table.whyNot(table.way('march', each.block, way, front ? ({ front } as Partial<Action>) : {})) === null,
    );
    expect(legal.length > 0).toBe(each.expected.legal);
    if (each.expected.steps) expect(priceOfWay(from, stridesOf(legal[0]!)!)).toBe(each.expected.steps);
  });
  it('21.2a: beside a clear position it must stop', () => {
    const past = (table: Table) => table.way('march', 'mclaws-f1', ['rose-west', 'p247', 'wheatfield', 'p232']);
    const passing = wheatfield({ 'hood-f1': 'p268 bushman' });
    passing.allowed(past(passing));
    const stopped = wheatfield({ 'hood-f1': 'p268 bushman', 'sickles-f1': 'p257 bushman' });
    stopped.refused(past(stopped), '12.3d');
  });
  it('21.2a: a field of fire still stops it', () => {
    const table = wheatfield({ 'hood-f1': 'p268 bushman', 'sickles-f2': 'p249 plum-run' });
    table.refused(table.way('march', 'mclaws-f1', ['rose-west', 'p247', 'wheatfield', 'p232']), '12.3b');
  });
  it('21.2b: a second contact at a clear position still binds', () => {
    const free = wheatfield();
    free.allowed(free.way('march', 'hood-f1', ['wheatfield', 'p232']));
    const bound = wheatfield({ 'sickles-f2': 'p257 bushman' });
    bound.refused(bound.way('march', 'hood-f1', ['wheatfield', 'p232']), '12.3g');
  });
  it('21.2c: the march ends there; on a clear position nobody goes', () => {
    const table = wheatfield({}, { hours: 3, first: 'union' });
    table.refused(table.way('march', 'hood-f1', ['wheatfield', 'p254', 'devils-den', 'p268']), '21.2c');
    const clear = wheatfield({ 'sickles-f1': 'p232 peach-orchard' }, { orders: { confederate: 'attack' } });
    clear.refused(clear.way('march', 'hood-f1', ['wheatfield', 'p232']), '10.4d');
    const base = wheatfield({}, { options: [], orders: { confederate: 'attack' } });
    base.refused(base.way('march', 'hood-f1', ['wheatfield', 'p254'], { front: 'devils-den' }), '10.4d');
  });
  it('21.2c: nor under Withdraw, nor cavalry', () => {
    const onto = (table: Table, block: string) =>
      table.way('march', block, ['wheatfield', 'p254'], { front: 'devils-den' } as Partial<Action>);
    const table = wheatfield({}, { orders: { confederate: 'withdraw' } });
    table.refused(onto(table, 'hood-f1'), '10.5a');
    const union = position({
      options: ['21'],
      blocks: { 'buford-f1': 'p247 wheatfield', 'hood-f1': 'p254 wheatfield' },
    });
    union.refused(onto(union, 'buford-f1'), '18.2c');
  });
  it('21.2d: from a shared position nobody marches, but under Withdraw it may withdraw', () => {
    const table = wheatfield(ON_THEM);
    table.refused(table.way('march', 'hood-f1', ['wheatfield', 'p232']), '21.2d');
    const back = wheatfield(ON_THEM, { step: 'withdrawals', orders: { confederate: 'withdraw' } });
    back.allowed(back.way('withdraw', 'hood-f1', ['wheatfield', 'p232']));
    const hold = wheatfield(ON_THEM, { step: 'withdrawals' });
    hold.refused(hold.way('withdraw', 'hood-f1', ['wheatfield', 'p232']), '5.1c', 'confederate'); // not even asked
  });
  it('21.2e: a friend in front: from the rear refused, from the front accepted', () => {
    const table = wheatfield({ ...ON_THEM, 'mclaws-f1': 'p268 devils-den', 'mclaws-f2': 'p247 wheatfield' });
    const from = (block: string, area: string, front: string) =>
      table.way('march', block, [area, 'p254'], { front } as Partial<Action>);
    table.refused(from('mclaws-f1', 'devils-den', 'wheatfield'), '21.2e');
    table.allowed(from('mclaws-f2', 'wheatfield', 'devils-den'));
  });
  it('21.2f: it must face the enemy, and who shares a position may not turn', () => {
    const table = wheatfield();
    table.refused(table.way('march', 'hood-f1', ['wheatfield', 'p254']), '21.2f'); // back to where it came from
    table.act(table.way('march', 'hood-f1', ['wheatfield', 'p254'], { front: 'devils-den' } as Partial<Action>));
    table.refused({ type: 'turn', stand: table.stand('hood-f1') }, '21.2f');
    table.act({ type: 'endMarches' }).sound();
  });
  it('who comes up behind the enemy stands on the side it came from', () => {
    const table = wheatfield({ 'mclaws-f1': 'p268 devils-den' });
    const sickles = table.number('sickles-f1');
    table.act(table.way('march', 'mclaws-f1', ['devils-den', 'p254'], { front: 'wheatfield' } as Partial<Action>));
    expect(table.t.behind).toEqual([[full('p254'), 1]]);
    const areas = [sickles, table.number('mclaws-f1')].map(stand => board.areaIds[ownArea(table.t, stand)]);
    expect(areas).toEqual(['wheatfield', 'devils-den']);
    expect(crossedLast(table.t, full('p254'), areaNumber('devils-den'))).toBe(1); // 20.1c
    expect(crossedLast(table.t, full('p254'), areaNumber('wheatfield'))).toBe(0);
  });
  it('a friend who looks away from the enemy keeps others out: they could not look the same way', () => {
    const table = position({
      options: ['21'],
      blocks: {
        'sickles-f1': 'p254 wheatfield',
        'sickles-f2': 'p247 wheatfield',
        'mclaws-f1': 'p254 wheatfield',
      },
      table: { behind: [[full('p254'), 1]] },
    });
    table.refused(
      table.way('march', 'sickles-f2', ['wheatfield', 'p254'], { front: 'devils-den' } as Partial<Action>),
      '10.2g',
    );
  });
});

describe('GOG 21.3a, 21.3b, 21.3c, 21.3d attacks in the woods', () => {
  interface Wanted {
    base: number;
    modifiers: Record<string, number>;
    result: number;
    winner: string;
    reduced: string[];
  }
  const sumOf = (table: Table, leads: string, defends: string, from: string) => {
    const sum = combatSum(table.t, {
      ...{ target: full('p151'), area: areaNumber(from), attacker: blockNumber(leads), defender: blockNumber(defends) },
      ...{ rear: false, attackers: 1, hits: 0, wonFirst: false, by: 1 as const, advanced: true },
    });
    const hurt = [
      ...(hurtsAttacker(sum.result, true) ? ['attacker'] : []),
      ...(hurtsDefender(sum.result) ? ['defender'] : []),
    ];
    return { ...sum, winner: isWon(sum.result) ? 'attacker' : 'defender', reduced: hurt };
  };
  const wanted = (label: string) => {
    const { base, modifiers, result, winner, reduced } = attackExpected[label] as unknown as Wanted;
    return { base, modifiers, result, winner, reduced };
  };
  it('worked example: in place, over the slope of its own side', () => {
    const table = culps({ 'johnson-f1': 'p151 culps-hill' });
    expect(sumOf(table, 'johnson-f1', 'slocum-f1', 'rock-creek-s')).toEqual(wanted('in-place'));
    fought(table, inPlace(table), 'slocum-f1');
    expect(table.said('combat.result')[0]!.args).toMatchObject({ base: 0, result: 0, winner: 'union' });
    expect(table.said('attack.advance')).toEqual([]);
  });
  it('worked example: no artillery answers an attack in place, and no area is crossed', () => {
    const table = culps(
      { 'johnson-f1': 'p151 culps-hill', 'hancock-f1': 'p139 culps-hill' },
      { objectives: { 'culps-hill': 'union', 'rock-creek-s': 'union', 'barlow-knoll': 'union' } },
    );
    table.act(inPlace(table));
    expect(table.asked).toEqual(['confederate', 'attack.support']);
    expect(table.t.attack!.blocks[0]!.areas).toEqual(attackExpected['in-place']!['areasCrossed']);
    expect(attackExpected['in-place']!['defensiveArtillery']).toBe(false);
  });
  it('21.3a: only who looks at the enemy, only there, and only with the option', () => {
    const union = (p: Position = {}) =>
      culps(
        { 'johnson-f1': 'p151 rock-creek-s' },
        { side: 'union', orders: { union: 'attack' }, table: { behind: [[full('p151'), 1]] }, ...p },
      );
    const table = union();
    table.refused(inPlace(table, 'slocum-f1'), '21.3a');
    const faced = union({
      table: { behind: [] },
      blocks: { 'slocum-f1': 'p151 rock-creek-s', 'johnson-f1': 'p151 culps-hill' },
    });
    faced.allowed(inPlace(faced, 'slocum-f1'));
    const base = culps({ 'johnson-f1': 'p151 culps-hill' }, { options: [] });
    base.refused(inPlace(base), '13.1.3f');
    const clear = culps({ 'johnson-f1': 'p149 culps-hill', 'hancock-f1': 'p149 cemetery-hill' });
    clear.refused(inPlace(clear), '13.1.3f');
  });
  it('21.3a: who shares a position attacks no other through the enemy', () => {
    const table = culps({ 'johnson-f1': 'p151 culps-hill', 'hancock-f1': 'p139 culps-hill' });
    table.refused(table.attack({ 'johnson-f1': ['culps-hill', 'p139'] }, ['johnson-f1']), '10.4f');
  });
  it('6.3c: an attack in place is an attack that could be made', () => {
    const view = (options: string[]) => {
      const { state } = culps({ 'johnson-f1': 'p151 culps-hill' }, { options });
      return { setup: state.setup, table: state.table, hands: state.hands };
    };
    expect([canAttack(view(['21']), 1), canAttack(view([]), 1)]).toEqual([true, false]);
  });
  it('worked example: from the side of Culp’s Hill, +2 still hurts both', () => {
    const table = culps({ 'slocum-f1': 'p139 culps-hill', 'slocum-r1-1': 'p151 culps-hill' });
    const { modifiers, ...rest } = sumOf(table, 'early-f1', 'slocum-r1-1', 'culps-hill');
    const { modifiers: want, ...others } = wanted('from-culps-hill-side');
    expect(modifiers['confederateAttacker']).toBe(want['confederateAttacker']);
    expect(modifiers).not.toHaveProperty('doubleObstruction');
    const alone = position({ options: ['21'], blocks: { 'slocum-r1-1': 'p151 culps-hill' } });
    expect(sumOf(alone, 'early-f1', 'slocum-r1-1', 'culps-hill')).toEqual(wanted('from-culps-hill-side'));
    expect(rest.base).toBe(others.base);
  });
  it('worked example: +3 spares the attacker', () => {
    const blocks = { 'slocum-r1-1': 'p151 culps-hill', 'hood-f1': 'p164 mcallister' };
    const table = position({ options: ['21'], blocks });
    expect(sumOf(table, 'early-f1', 'slocum-r1-1', 'culps-hill')).toEqual(wanted('plus-three'));
  });
  it('21.3b: without the option the double obstruction counts', () => {
    const table = position({ blocks: { 'slocum-r1-1': 'p151 culps-hill' } });
    const sum = combatSum(table.t, {
      ...{ target: full('p151'), area: areaNumber('culps-hill') },
      ...{ attacker: blockNumber('early-f1'), defender: blockNumber('slocum-r1-1') },
      ...{ rear: false, attackers: 1, hits: 0, wonFirst: false, by: 1 as const },
    });
    expect(sum.modifiers['doubleObstruction']).toBe(-1);
  });
  it('21.3c: elsewhere +2 hurts the defender only', () => {
    expect([hurtsAttacker(2, true), hurtsAttacker(3, true), hurtsAttacker(2)]).toEqual([true, false, false]);
    const table = culps({
      'slocum-f1': 'p139 culps-hill',
      'slocum-r1-1': 'p151 culps-hill',
      'early-f1': 'p149 culps-hill',
    });
    fought(table, throughRear(table), 'slocum-r1-1');
    const { result } = table.said('combat.result')[0]!.args as unknown as { result: number };
    expect(table.t.dead.includes(blockNumber('early-f1'))).toBe(result <= 2);
  });
  it('worked example: groups do not attack there', () => {
    expect(attackExpected['group']!['legal']).toBe(false);
    const table = culps({
      'johnson-f1': 'p149 culps-hill',
      'early-f1': 'p149 culps-hill',
      'slocum-f2': 'p139 culps-hill',
    });
    const way = ['culps-hill', 'p151'];
    table.refused(table.attack({ 'johnson-f1': way, 'early-f1': way }, ['johnson-f1']), '21.3d');
    table.refused(
      table.attack({ 'johnson-f1': ['culps-hill', 'p139'], 'early-f1': way }, ['johnson-f1', 'early-f1']),
      '21.3d',
    );
    table.allowed(table.attack({ 'johnson-f1': way }, ['johnson-f1']));
    const base = culps({ 'johnson-f1': 'p149 culps-hill', 'early-f1': 'p149 culps-hill' }, { options: [] });
    base.allowed(base.attack({ 'johnson-f1': way, 'early-f1': way }, ['johnson-f1']));
  });
});

describe('GOG 13.3b artillery on an enemy’s position', () => {
  it('is not brought up for an attack in place', () => {
    const trays = { confederate: ['c-johnson-1', 'c-march-1'] };
    const table = culps({ 'johnson-f1': 'p151 culps-hill', 'johnson-f2': 'p151 culps-hill' }, { trays });
    table.act(inPlace(table));
    table.refused({ type: 'guns', token: 'c-johnson-1', at: 'p151' }, '13.3b');
    expect(table.whyNot({ type: 'guns', token: 'c-johnson-1', at: 'p151' })!.key).toBe('no.gunsEnemy');
  });
});

describe('GOG 21.4a, 21.4b after a defeat in the woods', () => {
  it('worked example: a beaten attacker may stay or withdraw', () => {
    const table = culps({ 'johnson-f1': 'p151 culps-hill' });
    fought(table, inPlace(table), 'slocum-f1');
    answered(table, 'reduce.offer', 'reduce.pick');
    expect(table.asked).toEqual(['confederate', 'withdrawals.move']);
    table.allowed({ type: 'endWithdrawals' });
    const stand = standIds[table.t.attack!.blocks[0]!.stand]!;
    table.allowed({ type: 'withdraw', stand, path: ['rock-creek-s', 'p150'], front: 'rock-creek-s' });
    table.act({ type: 'endWithdrawals' });
    expect(table.t.owes.some(each => each > 0)).toBe(false);
    expect(table.t.attack).toBeNull();
    table.sound();
  });
  it('a defender: exempt if each winner’s position or its own is fully obstructed', () => {
    const owes = (blocks: Record<string, string>, won: string[], options = ['21']) => {
      const table = position({ options, blocks: { 'sickles-f1': 'p247 wheatfield', ...blocks }, won });
      markForced(table.t, 0, options.includes('21'));
      return table.t.owes[table.number('sickles-f1')];
    };
    const woods = { 'hood-f1': 'p254 wheatfield' };
    const clear = { 'mclaws-f1': 'p257 rose-west' };
    expect(owes(woods, ['hood-f1'])).toBe(2);
    expect(owes(clear, ['mclaws-f1'])).toBe(1);
    expect(owes({ ...woods, ...clear }, ['hood-f1', 'mclaws-f1'])).toBe(1);
    expect(owes(woods, ['hood-f1'], [])).toBe(1);
    expect(owes({ 'sickles-f1': 'p254 wheatfield', 'hood-f1': 'p254 devils-den' }, ['hood-f1'])).toBe(2);
  });
  it('an exempt block may withdraw under Hold; another may not', () => {
    const table = position({
      options: ['21'],
      step: 'withdrawals',
      blocks: { 'sickles-f1': 'p254 wheatfield', 'sickles-f2': 'p232 wheatfield', 'hood-f1': 'p254 devils-den' },
      won: ['hood-f1'],
    });
    markForced(table.t, 0, true);
    table.allowed({ type: 'endWithdrawals' });
    table.allowed(
      table.way('withdraw', 'sickles-f1', ['devils-den', 'p281'], { front: 'devils-den' } as Partial<Action>),
    );
    table.refused(table.way('withdraw', 'sickles-f2', ['peach-orchard', 'p230']), '6.4a');
    table.act(table.way('withdraw', 'sickles-f1', ['devils-den', 'p281']));
    expect(table.t.forced).toBe(0); // 6.5b: nobody forced it
  });
  it('nobody withdraws through an enemy behind its back', () => {
    const table = position({
      options: ['21'],
      step: 'withdrawals',
      orders: { union: 'withdraw' },
      blocks: { 'sickles-f1': 'p254 wheatfield', 'hood-f1': 'p254 wheatfield' },
      table: { behind: [[full('p254'), 1]] },
    });
    table.refused(table.way('withdraw', 'sickles-f1', ['devils-den', 'p281']), '10.4f');
  });
});

describe('GOG 21.5a, 21.5b, 21.5c between two enemies', () => {
  const between = (p: Position = {}, more: Record<string, string> = {}) =>
    culps({ 'johnson-f1': 'p151 culps-hill', 'early-f1': 'p149 culps-hill', ...more }, p);
  it('21.5a: an attack on the rear turns the defenders, and those before them are behind them now', () => {
    const table = between();
    table.act(throughRear(table));
    while (table.asked[1] !== 'attack.fillers') table.endGuns();
    table.act({ type: 'discard', tokens: ['c-march-1'] }).act({ type: 'lead', stand: table.stand('slocum-f1') });
    expect(table.t.behind).toEqual([[full('p151'), 1]]);
    expect(table.t.attack!.sandwich).toBe(faceInto(full('p151'), areaNumber('rock-creek-s')) & 1);
  });
  it('worked example: sandwiched and beaten, all are eliminated', () => {
    const table = between({}, { 'slocum-f2': 'p151 rock-creek-s' });
    fought(table, throughRear(table), 'slocum-f1');
    answered(table, 'reduce.offer', 'reduce.pick');
    expect(table.said('attack.won')).toHaveLength(1);
    expect(attackExpected['sandwiched-and-beaten']!['defendersEliminated']).toBe(true);
    expect(table.t.at.slice(0, 2)).toEqual([-2, -2]);
    table.sound();
  });
  it('21.5b: not sandwiched, survivors stay', () => {
    const table = culps({ 'early-f1': 'p149 culps-hill', 'slocum-f2': 'p151 rock-creek-s' });
    fought(table, throughRear(table), 'slocum-f1');
    answered(table, 'reduce.offer', 'reduce.pick');
    expect(table.said('attack.won')).toHaveLength(1);
    expect(table.where('slocum-f2')).toBe('p151');
  });
  it('worked example: it fails, the attackers withdraw and the front is as before', () => {
    const works = [faceInto(full('p151'), areaNumber('culps-hill'))];
    const table = culps(
      {
        'slocum-f1': 'p075 herr-west',
        'iron-brigade-f1': 'p151 rock-creek-s',
        'johnson-f1': 'p151 culps-hill',
        'early-f1': 'p149 culps-hill',
      },
      { table: { works } },
    );
    fought(table, throughRear(table), 'iron-brigade-f1');
    expect(table.said('combat.result')[0]!.args).toMatchObject({ result: 0, winner: 'union' });
    answered(table, 'reduce.offer', 'reduce.pick');
    expect(table.asked).toEqual(['confederate', 'withdrawals.move']);
    table.refused({ type: 'endWithdrawals' }, '14.2a');
    const { attackersWithdraw, defenderFront } = attackExpected['sandwich-fails'] as Record<string, unknown>;
    expect(attackersWithdraw).toBe(true);
    expect(table.front('iron-brigade-r2-1')).toBe(defenderFront);
    expect(table.t.behind).toEqual([]);
  });
});

describe('random games in the woods', () => {
  it.each([1, 2, 3, 4])('number %i ends with clean audits', n => {
    const table = wheatfield(ON_THEM, { orders: { union: 'attack', confederate: 'attack' } });
    playOn(game, { ...table.state, dice: keyedDice(`${n}`.repeat(64)) }, picker(n), {
      played: ({ played }) => expect(game.audit(played.state)).toEqual([]),
    });
  });
});
