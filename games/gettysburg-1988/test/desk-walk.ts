import type { Button, Draft, OddsPanel, Offer, Target } from '@bivouac/desk';
import { keyedDice, look, type Pick, pending, picker, play, refusal, start, type Text } from '@bivouac/kernel';
import { randomSetup, sentenceFaults } from '@bivouac/testing';
import { DeskBoard } from '@bivouac/testing/vitest';
import { expect } from 'vitest';
import { hexIds, unitIds } from '../data/index.ts';
import { desk } from '../desk.ts';
import { destinations, game } from '../game.ts';
import type { Action, G88, GettysburgState, GettysburgView } from '../state.ts';
import { book } from '../text/index.ts';
import { halves } from '../text/names.ts';
import type { Table } from './table.ts';

// Plays whole games through the offers of the desk alone, and looks at everything on the way.

export interface Walk {
  readonly state: GettysburgState;
  readonly actions: number;
  readonly offers: number;
  readonly questions: ReadonlySet<string>;
}
type At = Target<Action>['at'];
type Way = Target<Action> | Button<Action>;

const MOST_CLICKS = 400; // for one answer
const CHECK_ONE_IN = 20;

export function walk(seed: number): Walk {
  const pick = picker(seed);
  const setup = randomSetup(game, pick);
  let state = start(game, setup, keyedDice(String(seed % 10).repeat(64))).state;
  const questions = new Set<string>();
  let actions = 0;
  let offers = 0;
  for (; pending(game, state).length > 0; actions++) {
    const seat = pending(game, state)[0]!;
    const view = look(game, state, seat);
    questions.add(view.stack.at(-1)!.step);
    if (pick(CHECK_ONE_IN) === 0) checkWaiting(view, seat, pick);
    const { action, clicks } = answer(view, seat, pick);
    offers += clicks;
    state = play(game, state, seat, action).state;
  }
  return { state, actions, offers, questions };
}

/** Follows offers at random until one of them is an action. */
function answer(view: GettysburgView, seat: string, pick: Pick): { action: Action; clicks: number } {
  let draft: Draft = desk.start;
  for (let clicks = 1; clicks < MOST_CLICKS; clicks++) {
    const offer = desk.offer(view, seat, draft);
    if (pick(CHECK_ONE_IN) === 0) checkOffer(view, seat, draft, offer, pick);
    const { next } = chosen(offer, pick);
    if ('action' in next) return { action: next.action, clicks };
    draft = next.draft;
  }
  throw new Error(`${MOST_CLICKS} clicks without an answer: ${JSON.stringify(draft)}`);
}

function chosen(offer: Offer<Action>, pick: Pick): Way {
  const buttons = offer.buttons.filter(button => !button.refused);
  const first: readonly Way[] = pick(8) === 0 ? buttons : offer.targets;
  const ways = first.length > 0 ? first : [...offer.targets, ...buttons];
  if (ways.length === 0) throw new Error('an offer without a way on or back');
  return ways[pick(ways.length)]!;
}

export function expectSayable(text: Text): void {
  expect(sentenceFaults(book, text)).toEqual([]);
}

/** Everything offered is legal, said in both languages, and offered once. */
function checkOffer(view: GettysburgView, seat: string, draft: Draft, offer: Offer<Action>, pick: Pick): void {
  const enabled: readonly Way[] = [...offer.targets, ...offer.buttons.filter(button => !button.refused)];
  expect(enabled.length).toBeGreaterThan(0);
  for (const way of enabled) {
    expectSayable(way.label);
    if ('action' in way.next) expect(refusal(game, view, seat, way.next.action), JSON.stringify(way)).toBeNull();
  }
  for (const { label, refused } of offer.buttons) {
    expectSayable(label);
    if (refused) expectSayable(refused);
  }
  const places = offer.targets.map(target => JSON.stringify(target.at));
  expect(new Set(places).size, `twice at one place ${JSON.stringify(draft)}`).toBe(places.length);
  expect(offer.buttons.filter(button => button.primary).length).toBeLessThan(2);
  checkOdds(offer);
  checkDestinations(view, draft, offer);
  checkWhyNot(view, seat, draft, offer, pick);
}

function checkOdds({ odds, hint }: Offer<Action>): void {
  if (hint) expectSayable(hint);
  if (!odds) return;
  if (odds.of === 100)
    expect(sums(odds.lines)).toEqual(odds.lines.filter(each => each.total).map(each => Number(plain(each.value))));
  for (const text of [
    odds.title,
    odds.summary,
    ...odds.lines.map(each => each.text),
    ...odds.bars.map(bar => bar.label),
  ])
    expectSayable(text);
  expect(odds.bars.reduce((sum, bar) => sum + bar.share, 0)).toBe(odds.of);
}

const plain = (value: string): string => value.replace('−', '-');

/** What the lines before each total come to. */
function sums(lines: OddsPanel['lines']): number[] {
  const found = [0];
  for (const { value, total } of lines) {
    if (total) found.push(0);
    else found[found.length - 1]! += Number(plain(value));
  }
  return found.slice(0, -1);
}

/** Where picked units may go is what the rules say, at the same cost. */
function checkDestinations({ table: t, setup }: GettysburgView, draft: Draft, offer: Offer<Action>): void {
  const { units, via, passing } = draft as { units?: readonly string[]; via?: Draft; passing?: Draft };
  if (!units || via || passing) return;
  const hexes = offer.targets.flatMap(({ at, cost }) => ('place' in at ? [`${at.place} ${cost}`] : []));
  const known = destinations(t, setup, t.phase, units).map(({ hex, cost }) => `${hex} ${halves(cost)}`);
  expect(hexes.sort()).toEqual(known.sort());
}

const anywhere = (pick: Pick): At =>
  pick(2) === 0 ? { place: hexIds[pick(hexIds.length)]! } : { sprite: unitIds[pick(unitIds.length)]! };

const POINTINGS = 30;

/** Whatever is no target says why, with a rule. */
function checkWhyNot(view: GettysburgView, seat: string, draft: Draft, offer: Offer<Action>, pick: Pick): void {
  const targets = new Set(offer.targets.map(target => JSON.stringify(target.at)));
  for (let i = 0; i < POINTINGS; i++) {
    const at = anywhere(pick);
    const why = desk.whyNot(view, seat, draft, at);
    if (targets.has(JSON.stringify(at))) {
      expect(why).toBeNull();
      continue;
    }
    expect(why?.rule, `${JSON.stringify([view.stack.at(-1), draft, at, why])}`).toBeDefined();
    expectSayable(why!);
  }
}

/** The side that is not asked is offered nothing, and told so. */
function checkWaiting(view: GettysburgView, seat: string, pick: Pick): void {
  const other = seat === 'union' ? 'confederate' : 'union';
  expect(desk.offer(view, other, desk.start)).toEqual({ targets: [], buttons: [] });
  const why = desk.whyNot(view, other, desk.start, anywhere(pick));
  expect(why?.rule, JSON.stringify(why)).toBeDefined();
  expectSayable(why!);
}

export class Board extends DeskBoard<G88, Table> {
  constructor(table: Table) {
    super(desk, table, expectSayable);
  }
}
