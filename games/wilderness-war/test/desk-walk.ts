import type { Button, CardTarget, Draft, Offer, Target } from '@bivouac/desk';
import {
  keyedDice,
  look,
  type Pick,
  pending,
  picker,
  play,
  questionName,
  refusal,
  say,
  start,
  type Text,
} from '@bivouac/kernel';
import { oneOf, sentenceFaults } from '@bivouac/testing';
import { DeskBoard } from '@bivouac/testing/vitest';
import { expect } from 'vitest';
import { cardSlug, FIRST_CARD, pieceIds, spaceIds } from '../data/index.ts';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import type { Action, WildernessState, WildernessView, WW } from '../state.ts';
import { book } from '../text/index.ts';
import { boldly } from './desk-bold.ts';
import { picturesSay } from './desk-check.ts';
import type { Table } from './table.ts';

// Plays whole games through the offers of the desk alone, and looks at everything on the way.

export interface Walk {
  readonly state: WildernessState;
  readonly actions: number;
  readonly questions: ReadonlySet<string>;
  readonly types: ReadonlySet<string>; // of the actions taken
  readonly offers: number;
  readonly spent: number; // milliseconds of the processor for all offers
}
type At = Target<Action>['at'];
export type Way = Target<Action> | Button<Action> | CardTarget<Action>;

const MOST_CLICKS = 400; // for one answer
const CHECK_ONE_IN = 60;
const MANY_POINTS = 12;

/** A game from its opening. */
export const walk = (scenario: string, options: readonly string[], seed: number, most?: number): Walk =>
  stroll(start(game, { scenario, options }, keyedDice(String(seed % 10).repeat(64))).state, seed, most);

/** From a position, to the end or for some actions. */
export function stroll(from: WildernessState, seed: number, most = Number.POSITIVE_INFINITY): Walk {
  const pick = picker(seed);
  let state = from;
  const questions = new Set<string>();
  const types = new Set<string>();
  let [actions, offers, spent] = [0, 0, 0];
  for (; pending(game, state).length > 0 && actions < most; actions++) {
    const seat = oneOf(pending(game, state), pick);
    const view = look(game, state, seat);
    questions.add(questionName(view)!);
    const { action, clicks, cost } = answer(view, seat, pick);
    if (pick(CHECK_ONE_IN) === 0) checkWaiting(view, seat, pick);
    types.add(action.type);
    offers += clicks;
    spent += cost;
    state = play(game, state, seat, action).state;
  }
  return { state, actions, questions, types, offers, spent };
}

/** Follows offers at random until one of them is an action. */
function answer(view: WildernessView, seat: string, pick: Pick): { action: Action; clicks: number; cost: number } {
  let draft: Draft = desk.start;
  let cost = 0;
  for (let clicks = 1; clicks < MOST_CLICKS; clicks++) {
    const before = process.cpuUsage();
    const offer = desk.offer(view, seat, draft);
    cost += process.cpuUsage(before).user / 1000;
    if (pick(CHECK_ONE_IN) === 0) checkOffer(view, seat, draft, offer, pick);
    const { next } = boldly(view, offer, pick) ?? chosen(offer, pick);
    if ('action' in next) return { action: next.action, clicks, cost };
    draft = next.draft;
  }
  throw new Error(`${MOST_CLICKS} clicks without an answer: ${JSON.stringify(draft)}`);
}

const waysOf = (offer: Offer<Action>): readonly Way[] => [
  ...offer.targets,
  ...(offer.cards ?? []),
  ...offer.buttons.filter(button => !button.refused),
];

/** Nobody pulls down all he has: that button is pressed rarely. */
function chosen(offer: Offer<Action>, pick: Pick): Way {
  const open = offer.buttons.filter(button => !button.refused);
  const wise = open.filter(({ label }) => label.key !== 'desk.demolish');
  const buttons = pick(20) === 0 || wise.length === 0 ? open : wise;
  const first: readonly Way[] = pick(3) === 0 ? buttons : [...offer.targets, ...(offer.cards ?? [])];
  const ways = first.length > 0 ? first : waysOf(offer);
  if (ways.length === 0) throw new Error('an offer without a way on or back');
  return oneOf(ways, pick);
}

const SPOILT = / {2}|\(\)|^[ ,]| $|,\.|\.\.|\b(br|fr)-[a-z]|card-\d/;
const SPOILT_FRENCH = /['"“”]|[^\u00a0][:;!?»]|«[^\u00a0]|\b(de|à) les\b|\bde le\b|\bà le\b|\bde [AEIOUÉÎ]/;

/** Said in both languages, without a slug, a hole or a slip of typography. */
export function expectSayable(text: Text): void {
  const faults = sentenceFaults(book, text);
  if (faults.length > 0) throw new Error(faults.join('; '));
  const [english, french] = [say(book, 'en', text), say(book, 'fr', text)];
  if (SPOILT.test(english)) throw new Error(`${text.key} reads “${english}”`);
  if (SPOILT.test(french) || SPOILT_FRENCH.test(french)) throw new Error(`${text.key} reads “${french}”`);
}

/** Everything offered is legal, said in both languages, and offered once. */
export function checkOffer(view: WildernessView, seat: string, draft: Draft, offer: Offer<Action>, pick: Pick): void {
  const enabled = waysOf(offer);
  expect(enabled.length).toBeGreaterThan(0);
  for (const way of enabled) {
    expectSayable(way.label);
    if ('action' in way.next) expect(refusal(game, view, seat, way.next.action), JSON.stringify(way)).toBeNull();
  }
  for (const { label, refused } of offer.buttons) {
    expectSayable(label);
    if (refused) expectSayable(refused);
    if (refused) expect(refused.rule, JSON.stringify(refused)).toBeDefined();
  }
  const places = [...offer.targets.map(target => target.at), ...(offer.cards ?? []).map(({ card }) => card)];
  const names = places.map(place => JSON.stringify(place));
  expect(new Set(names).size, `twice at one place ${questionName(view)} ${names.sort()}`).toBe(names.length);
  expect(offer.buttons.filter(button => button.primary).length).toBeLessThan(2);
  picturesSay(view, seat, draft, offer, expectSayable);
  checkWhyNot(view, seat, draft, offer, pick);
}

const someCard = (pick: Pick): { card: string } => ({ card: cardSlug(FIRST_CARD + pick(70)) });
const PLACES = [...spaceIds, 'militia-northern', 'militia-southern', 'militia-st-lawrence'];
const anywhere = (pick: Pick): At =>
  pick(2) === 0 ? { place: oneOf(PLACES, pick) } : { sprite: oneOf(pieceIds, pick) };

/** Whatever is no target says why, with a rule. */
function checkWhyNot(view: WildernessView, seat: string, draft: Draft, offer: Offer<Action>, pick: Pick): void {
  const targets = new Set(offer.targets.map(target => JSON.stringify(target.at)));
  for (const { card } of offer.cards ?? []) targets.add(JSON.stringify({ card }));
  const sprites = desk.picture(view).sprites.map(({ id }) => ({ sprite: id }));
  for (let i = 0; i < MANY_POINTS; i++) {
    const at = i % 4 === 0 ? someCard(pick) : i % 4 === 1 && sprites.length > 0 ? oneOf(sprites, pick) : anywhere(pick);
    const why = desk.whyNot(view, seat, draft, at);
    if (targets.has(JSON.stringify(at))) expect(why).toBeNull();
    else {
      expect(why?.rule, `${questionName(view)} ${JSON.stringify([draft, at, why])}`).toBeDefined();
      expectSayable(why!);
    }
  }
}

/** The side that is not asked is offered nothing, and told whose decision it is; so is a spectator. */
function checkWaiting(view: WildernessView, seat: string, pick: Pick): void {
  if (questionName(view) === 'game.bid') return;
  for (const other of [seat === 'french' ? 'british' : 'french', '']) {
    expect(desk.offer(view, other, desk.start)).toEqual({ targets: [], buttons: [] });
    const why = desk.whyNot(view, other, desk.start, anywhere(pick));
    expect(why).toMatchObject({ key: 'desk.no.otherDecides', args: { side: seat } });
    expectSayable(why!);
  }
}

export class Board extends DeskBoard<WW, Table> {
  constructor(table: Table) {
    super(desk, table, expectSayable);
  }
}
