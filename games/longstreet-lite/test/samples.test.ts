import { choices, look, type Pick } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { BOTH, type CardId, cardNumber, deckOf, idOf, kindOf, kinds, SIDES } from '../data/index.ts';
import { game } from '../game.ts';
import { footprintOf } from '../rules/01-units.ts';
import { groundUnder } from '../rules/02-terrain.ts';
import { EFFECTS } from '../rules/04-effects.ts';
import { type Action, depthsOf, isArtillery, isLimbered, type LongstreetState } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

// What is sampled for random games leads everywhere: into every formation and every kind of ground, and every card is tried.

const TRIES = 400;
const numbers = (seed: number): Pick => {
  let last = seed;
  return n => {
    last = (last * 48_271 + 11) % 2_147_483_647;
    return Math.floor(last / 8) % n;
  };
};
const sampled = (table: Table, pick: Pick): Action => {
  const offered = choices(game, look(game, table.state, table.seat), table.seat);
  return offered.kind === 'space' ? offered.sample(pick) : offered.actions[pick(offered.actions.length)]!;
};
/** Whether one of many sampled moves from a position leads to this. */
function isReached(from: Position, is: (state: LongstreetState) => boolean): boolean {
  const pick = numbers(1863);
  for (let tries = 0; tries < TRIES; tries++) {
    const table = position(from);
    const action = sampled(table, pick);
    if (action.type !== 'end' && is(table.act(action).state)) return true;
  }
  return false;
}

function formationOf({ table: t }: LongstreetState, unit: number): string {
  if (isArtillery(t, unit)) return isLimbered(t, unit) ? 'limber' : 'guns';
  const depths = depthsOf(t, unit);
  const ranks = Math.max(...depths);
  if (depths.length === 1) return 'column';
  if (new Set(depths).size > 1) return ranks > 2 ? 'ragged block' : 'ragged line';
  return ranks > 2 ? 'block' : ranks === 2 ? 'two ranks' : 'one rank';
}
const moving = (unit: string, more: Partial<Position> = {}): Position => ({
  units: { f1: unit },
  step: 'movement',
  cards: 2,
  ...more,
});

describe('samples of moves', () => {
  it.each([
    ['10 10 90 222', 'column'],
    ['10 10 90 222', 'one rank'],
    ['10 10 90 4', 'two ranks'],
    ['10 10 90 222', 'ragged line'],
    ['10 10 90 222', 'block'],
    ['10 10 90 222', 'ragged block'],
    ['guns 10 10 90 111', 'limber'],
    ['limber 10 10 90 3', 'guns'],
  ])('from %s into %s', (unit, formation) =>
    expect(isReached(moving(unit), state => formationOf(state, 0) === formation)).toBe(true),
  );
  const area = (kind: string): string => `${kind} 8 11 12 11 12 14 8 14`;
  it.each(
    kinds.flatMap(({ id, shape, impassable }) =>
      ['infantry', 'artillery']
        .filter(arm => !impassable.some(each => each === arm))
        .map(arm => [id, arm, shape] as const),
    ),
  )('into %s: %s', (kind, arm, shape) => {
    const unit = arm === 'infantry' ? '10 10 90 222' : 'limber 10 10 90 3';
    const piece =
      kind === 'crest' ? 'hill 7 9 13 9 13 14 7 14 | 8 12 12 12' : shape === 'line' ? `${kind} 8 12 12 12` : area(kind);
    const stands = (state: LongstreetState): boolean =>
      footprintOf(state, 0).bases.some(base => groundUnder(state, base).some(each => kindOf(each.kind).id === kind));
    expect(isReached(moving(unit, { terrain: [piece] }), stands)).toBe(true);
  });
});

describe('samples of cards', () => {
  const units = { f1: '10 10 90 222', f2: 'guns 14 10 90 11', c1: '10 13 270 222', c2: 'guns 14 16 270 11' };
  /** A deck that holds a card: whose, and of which year. */
  const deckWith = (card: string) =>
    [1861, 1862, 1863, 1864, 1865]
      .flatMap(year => BOTH.map(side => ({ year, side })))
      .find(({ year, side }) => deckOf(side, year).some(each => idOf(each) === card))!;
  const modifiers = (Object.keys(EFFECTS) as CardId[]).filter(card => EFFECTS[card].phase !== 'interrupt');
  it.each(modifiers)('%s modifies', card => {
    const { year, side } = deckWith(card);
    const hands = { [SIDES[side]]: ['quickstep', card === 'quickstep' ? 'pioneers' : card] as CardId[] };
    const table = position({ scenario: `pitched-${year}`, active: SIDES[side], units, hands });
    const pick = numbers(7);
    const orders = Array.from({ length: TRIES }, () => sampled(table, pick));
    const used = orders.flatMap(each => (each.type === 'call' ? (each.modifiers ?? []) : []));
    expect(used.map(slug => idOf(cardNumber(slug)))).toContain(card);
  });
});
