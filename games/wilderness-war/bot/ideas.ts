import { type Idea, momentOf, type Pick, questionName, type Seat, type Text } from '@bivouac/kernel';
import { cardOf, cardSlug, eventOf, pieceIds, SIDES, sideNumber, spaceIds } from '../data/index.ts';
import { PASS } from '../rules/05-responses.ts';
import { type Action, FORT, moveOf, STOCKADE, type WildernessView, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { answersTo, pickAny } from './answers.ts';
import { sitesOf } from './build.ts';
import { burnNow } from './burn.ts';
import { type Context, contextOf } from './context.ts';
import type { Scored } from './entries.ts';
import { type Errand, errandsFor } from './errands.ts';
import { campaigns, cardPrice, eventWorth } from './events.ts';
import { groupOf } from './fights.ts';
import { actNow, followTo } from './follow.ts';
import { offeredTo } from './offered.ts';
import { startOf } from './reach.ts';
import { targetsOf } from './targets.ts';

// Ideas: a card and its use, an errand, an answer. What is proposed is legal when it is proposed.

type WarIdea = Idea<WW>;

const isAllowed = (view: WildernessView, seat: Seat, action: Action): boolean => {
  const offered = offeredTo(view, seat);
  if (offered.kind === 'space') return offered.check(action) === null;
  return offered.actions.some(each => JSON.stringify(each) === JSON.stringify(action));
};

/** A card that is played and everything that follows from it, in one's own Action Phase. */
function cardIdea(card: number, play: Action, worth: number, named: string, say: Text, errand?: Errand): WarIdea {
  return {
    key: named,
    say,
    prior: worth,
    next(view, seat) {
      const question = questionName(view);
      if (question === 'phase.choose') return view.hands[seat]?.cards.includes(card) ? play : null;
      if (view.table.card !== card || SIDES[view.table.active] !== seat) return null;
      const burnt = burnNow(view, view.table.active);
      if (burnt) return burnt;
      return errand ? errandAnswer(errand, view, seat, question) : answerNow(view, seat);
    },
  };
}

/** An errand, with the card that pays for it. */
const errandIdea = (card: number, play: Action, errand: Errand, worth: number): WarIdea =>
  cardIdea(
    card,
    play,
    worth,
    errand.key,
    { ...errand.say, args: { ...errand.say.args, card: cardSlug(card) } },
    errand,
  );

function errandAnswer(errand: Errand, view: WildernessView, seat: Seat, question: string | null): Action {
  if (question === 'activation.designate')
    return isAllowed(view, seat, errand.designate) ? errand.designate : answerNow(view, seat);
  if (question !== 'act.decide') return answerNow(view, seat);
  const m = moveOf(view.table);
  const target = errand.goals.get(m.commander >= 0 ? m.commander : (m.pieces[0] ?? -1));
  return target === undefined ? answerNow(view, seat) : followTo(view, seat, target, errand.purpose, errand.drop);
}

/** The best answer on paper to whatever is asked. */
function answerNow(view: WildernessView, seat: Seat): Action {
  return reflex(view, seat, () => 0);
}

/** What a card costs when it is spent on something else than its event. */
const spent = (c: Context, card: number): number => Math.max(cardPrice(c, card), 0.75 * eventWorth(c, card));

/** Everything a hand could do now, best first. */
function cardIdeas(view: WildernessView, seat: Seat, most: number): WarIdea[] {
  const c = contextOf(view, sideNumber(seat));
  const found: WarIdea[] = [];
  const price = new Map(c.hand.map(card => [card, spent(c, card)]));
  const cheapest = (least: number): number | undefined =>
    c.hand
      .filter(card => cardOf(card).activation >= least)
      .sort((a, b) => price.get(a)! - price.get(b)! || cardOf(a).activation - cardOf(b).activation)[0];
  addErrands(c, cheapest, price, most, found);
  for (const card of c.hand) {
    const worth = eventWorth(c, card);
    if (worth > 0) found.push(eventIdea(card, worth + firstOf(c, card) - cardPrice(c, card)));
  }
  if (!c.t.built[c.side]) addBuildings(c, cheapest, price, found);
  found.push(...lastly(c, cheapest, price));
  const safe = found[found.length - 1]!;
  found.sort((a, b) => b.prior - a.prior);
  const kept = found.slice(0, Math.max(1, most));
  return kept.includes(safe) || kept.length >= most ? kept : [...kept, safe];
}

/** A Campaign also does what the best army would do by any card. */
const firstOf = (c: Context, card: number): number => (eventOf(card) === 'campaign' ? campaigns(c, card)[0] : 0);

type Cheapest = (least: number) => number | undefined;

function addErrands(c: Context, cheapest: Cheapest, price: Map<number, number>, most: number, found: WarIdea[]): void {
  const highest = Math.max(0, ...c.hand.map(card => cardOf(card).activation));
  const cards = [0, 1, 2, 3].map(value => (value === 0 ? undefined : cheapest(value)));
  for (const errand of errandsFor({ ...c, inPlay: cards[1] ?? 0 }, highest, 2 * most)) {
    const card = cards[errand.needs];
    if (card === undefined) continue;
    const play: Action = { type: 'activate', card: cardSlug(card) };
    const idea = errandIdea(card, play, errand, errand.worth - price.get(card)!);
    found.push({ ...idea, key: `${cardSlug(card)}:${errand.key}` });
  }
}

const eventIdea = (card: number, worth: number): WarIdea =>
  cardIdea(
    card,
    { type: 'event', card: cardSlug(card) },
    worth,
    `${cardSlug(card)}:event`,
    tx('bot.event', { card: cardSlug(card) }),
  );

function addBuildings(c: Context, cheapest: Cheapest, price: Map<number, number>, found: WarIdea[]): void {
  for (const [kind, what] of [
    [STOCKADE, 'stockades'],
    [FORT, 'forts'],
  ] as const) {
    const sites = sitesOf(c, kind, []);
    for (const value of [1, 2, 3]) {
      const card = cheapest(value);
      if (card === undefined || sites.length < value) continue;
      const built = sites.slice(0, cardOf(card).activation);
      const worth = built.reduce((sum, site) => sum + site.worth, 0) - price.get(card)!;
      const spaces = built.map(({ space }) => spaceIds[space]!).join(',');
      const play: Action = { type: 'build', card: cardSlug(card), what };
      const say = tx('bot.build', { card: cardSlug(card), what, spaces });
      found.push(cardIdea(card, play, worth, `${cardSlug(card)}:${what}`, say));
    }
  }
}

/** Holding the last card, or letting the least of them go. */
function lastly(c: Context, cheapest: Cheapest, price: Map<number, number>): WarIdea[] {
  const found: WarIdea[] = [];
  const { t, side, hand } = c;
  const card = cheapest(1);
  if (card !== undefined) {
    const play: Action = { type: 'activate', card: cardSlug(card) };
    const say = tx('bot.idle', { card: cardSlug(card) });
    found.push(cardIdea(card, play, -0.05 - price.get(card)!, `${cardSlug(card)}:idle`, say));
  }
  if (hand.length === 1 && t.held[side] === 1 && !t.carried[side]) {
    const hold: WarIdea = {
      key: 'hold',
      say: tx('bot.hold', { card: cardSlug(hand[0]!) }),
      prior: t.season === 0 ? 0 : 0.01,
      next: view => (questionName(view) === 'phase.choose' && view.table.held[side] === 1 ? { type: 'hold' } : null),
    };
    found.push(hold);
  }
  return found;
}

/** One question, one answer. */
const answerIdea = (view: WildernessView, { action, worth }: Scored): WarIdea => {
  const asked = markOf(view);
  return {
    key: JSON.stringify(action),
    say: sayAnswer(action),
    prior: worth,
    next: now => (markOf(now) === asked ? action : null),
  };
};

/** The moment of a question: the same in every imagined world. */
const markOf = ({ table: t, stack }: WildernessView): number =>
  momentOf(
    stack.length,
    [t.at, t.reduced, t.inside, t.fort, t.held],
    [stack[stack.length - 1], t.battle, t.raid, t.orders.length],
  );

const sayAnswer = (action: Action): Text => tx(`bot.answer`, { answer: action.type, about: whatOf(action) });
function whatOf(action: Action): string {
  if ('pieces' in action) return action.pieces.join(',');
  if ('units' in action) return action.units.join(',');
  if ('card' in action) return action.card;
  if ('unit' in action) return action.unit;
  if ('piece' in action) return action.piece;
  if ('space' in action) return action.space;
  return 'what' in action ? action.what : '';
}

function designations(view: WildernessView, seat: Seat, most: number): Scored[] {
  const { value } = view.stack[view.stack.length - 1]!.locals as { value: number };
  const c = contextOf(view, sideNumber(seat));
  const found: Scored[] = errandsFor(c, value, most)
    .filter(({ designate }) => isAllowed(view, seat, designate))
    .map(({ designate, worth }) => ({ action: designate, worth }));
  return found.length > 0 ? found : [{ action: PASS, worth: 0 }];
}

/** The ideas for the open question, best first. */
export function ideas(view: WildernessView, seat: Seat, most: number): readonly WarIdea[] {
  const question = questionName(view);
  if (question === 'phase.choose') return cardIdeas(view, seat, most);
  if (question === 'activation.designate') return errandIdeas(view, seat, most);
  if (question === 'act.decide') return wayIdeas(view, seat, most);
  return answersTo(view, seat)
    .slice(0, Math.max(1, most))
    .map(each => answerIdea(view, each));
}

function errandIdeas(view: WildernessView, seat: Seat, most: number): WarIdea[] {
  const { value } = view.stack[view.stack.length - 1]!.locals as { value: number };
  const c = contextOf(view, sideNumber(seat));
  const { card } = view.table;
  const found = errandsFor(c, value, most)
    .filter(({ designate }) => isAllowed(view, seat, designate))
    .map(errand => errandIdea(card, PASS, errand, errand.worth));
  return found.length > 0 ? found : [answerIdea(view, { action: PASS, worth: 0 })];
}

function wayIdeas(view: WildernessView, seat: Seat, most: number): WarIdea[] {
  const m = moveOf(view.table);
  const c = contextOf(view, m.side);
  const { card } = view.table;
  const lead = m.commander >= 0 ? m.commander : m.pieces[0]!;
  const targets = targetsOf(c, groupOf(c.t, m.pieces), startOf(m), m.path.sea, most - 1);
  const found = targets.map(({ space, purpose, worth }) => {
    const errand: Errand = {
      key: `way:${spaceIds[space]}:${purpose}`,
      say: tx(`bot.${purpose}`, { leader: pieceIds[lead]!, space: spaceIds[space]! }),
      worth,
      needs: 0,
      designate: PASS,
      goals: new Map([[lead, space]]),
      purpose,
    };
    return errandIdea(card, PASS, errand, worth);
  });
  const now = answerNow(view, seat);
  return [answerIdea(view, { action: now, worth: found[0]?.prior ?? 0 }), ...found].slice(0, most);
}

const LIVELY = 5; // one reflex in so many is not the best

/** One answer, at once. */
export function reflex(view: WildernessView, seat: Seat, pick: Pick): Action {
  const question = questionName(view);
  if (question === 'act.decide') return actNow(view, seat, pick);
  if (question === 'phase.choose') return cardReflex(view, seat, pick);
  if (question === 'activation.designate') return among(designations(view, seat, 3), pick).action;
  const answers = answersTo(view, seat);
  return answers.length > 0 ? answers[0]!.action : pickAny(view, seat, pick);
}

function cardReflex(view: WildernessView, seat: Seat, pick: Pick): Action {
  const best = cardIdeas(view, seat, 3);
  const chosen = pick(LIVELY) === 1 ? best[pick(best.length)]! : best[0]!;
  return chosen.next(view, seat) ?? pickAny(view, seat, pick);
}
const among = (answers: readonly Scored[], pick: Pick): Scored =>
  pick(LIVELY) === 1 ? answers[pick(answers.length)]! : answers[0]!;
