import type { Button, CardTarget, Desk, Draft, OddsPanel, Offer, Target, Touched } from '@bivouac/desk';
import {
  type Book,
  type Game,
  look,
  type Pick,
  pending,
  play,
  questionName,
  refusal,
  type Seat,
  type State,
  type Text,
  type Types,
  type View,
} from '@bivouac/kernel';
import { sentenceFaults } from './sentences.ts';

// Plays through the offers of a desk alone, and looks at everything on the way.

export interface DeskWalk<X extends Types> {
  readonly game: Game<X>;
  readonly desk: Desk<X>;
  readonly book: Book;
  readonly pick: Pick;
  anywhere(pick: Pick): Touched; // whatever somebody may point at
  readonly checkOneIn?: number;
}
export interface Walked<X extends Types> {
  readonly state: State<X>;
  readonly actions: number;
  readonly questions: ReadonlySet<string>;
  readonly faults: readonly string[];
}
type Way<X extends Types> = Target<X['action']> | Button<X['action']> | CardTarget<X['action']>;

const MOST_CLICKS = 400; // for one answer
const POINTINGS = 12;

/** From a position to the end, or for so many actions. */
export function walkDesk<X extends Types>(
  walk: DeskWalk<X>,
  from: State<X>,
  most = Number.POSITIVE_INFINITY,
): Walked<X> {
  const { game } = walk;
  const questions = new Set<string>();
  const faults: string[] = [];
  let [state, actions] = [from, 0];
  for (; pending(game, state).length > 0 && actions < most && faults.length === 0; actions++) {
    const seat = pending(game, state)[0]!;
    const view = look(game, state, seat);
    questions.add(questionName(view) ?? '');
    const action = answer(walk, view, seat, faults);
    if (action) state = play(game, state, seat, action).state;
  }
  return { state, actions, questions, faults };
}

/** Follows offers at random until one of them is an action. */
function answer<X extends Types>(walk: DeskWalk<X>, view: View<X>, seat: Seat, faults: string[]): X['action'] | null {
  const { desk, pick, checkOneIn = 20 } = walk;
  let draft: Draft = desk.start;
  for (let clicks = 1; clicks < MOST_CLICKS; clicks++) {
    const offer = desk.offer(view, seat, draft);
    if (pick(checkOneIn) === 0) faults.push(...offerFaults(walk, view, seat, draft, offer));
    const way = chosen<X>(offer, pick);
    if (!way) return fault(faults, `${questionName(view)} has no way on or back: ${JSON.stringify(draft)}`);
    if ('draft' in way.next) {
      draft = way.next.draft;
      continue;
    }
    const why = refusal(walk.game, view, seat, way.next.action);
    if (why) return fault(faults, `${why.key} to what was offered: ${JSON.stringify(way)}`);
    return way.next.action;
  }
  return fault(faults, `${questionName(view)}: ${MOST_CLICKS} clicks without an answer: ${JSON.stringify(draft)}`);
}
function fault(faults: string[], what: string): null {
  faults.push(what);
  return null;
}

const open = <X extends Types>({ buttons }: Offer<X['action']>): readonly Way<X>[] =>
  buttons.filter(({ refused }) => !refused);
function chosen<X extends Types>(offer: Offer<X['action']>, pick: Pick): Way<X> | undefined {
  const things: readonly Way<X>[] = [...offer.targets, ...(offer.cards ?? [])];
  const first = pick(8) === 0 ? open<X>(offer) : things;
  const ways = first.length > 0 ? first : [...things, ...open<X>(offer)];
  return ways[pick(Math.max(1, ways.length))];
}

const textsOf = (odds: OddsPanel | undefined): readonly (Text | undefined)[] =>
  odds
    ? [
        ...[odds.title, odds.summary, odds.more, odds.whose, odds.also?.title],
        ...odds.lines.map(({ text }) => text),
        ...[...odds.bars, ...(odds.also?.bars ?? [])].map(({ label }) => label),
      ]
    : [];

/** Everything offered is legal, said in both languages, and offered once; whatever is not says why, with a rule. */
function offerFaults<X extends Types>(
  walk: DeskWalk<X>,
  view: View<X>,
  seat: Seat,
  draft: Draft,
  offer: Offer<X['action']>,
): readonly string[] {
  const said = (text: Text | undefined): readonly string[] => (text ? sentenceFaults(walk.book, text) : []);
  const ways: readonly Way<X>[] = [...offer.targets, ...(offer.cards ?? []), ...open<X>(offer)];
  const places = offer.targets.map(({ at }) => JSON.stringify(at));
  const twice = places.filter((place, i) => places.indexOf(place) !== i);
  const illegal = ways.flatMap(({ next, label }) => {
    const why = 'action' in next ? refusal(walk.game, view, seat, next.action) : null;
    return why ? [`${label.key} is offered and refused: ${why.key} ${JSON.stringify(next)}`] : [];
  });
  const leaves = offer.buttons.flatMap(({ leaves: left }) =>
    left ? [left.title, left.says, ...left.items.map(({ name }) => name)] : [],
  );
  return [
    ...illegal,
    ...twice.map(place => `${place} is offered twice`),
    ...ways.flatMap(({ label }) => said(label)),
    ...offer.buttons.flatMap(({ label, refused }) => [...said(label), ...said(refused)]),
    ...[offer.hint, ...textsOf(offer.odds), ...leaves].flatMap(said),
    ...(offer.buttons.filter(({ primary }) => primary).length > 1 ? ['two main buttons'] : []),
    ...whyNotFaults(walk, view, seat, draft, offer),
  ];
}

function whyNotFaults<X extends Types>(
  { desk, book, pick, anywhere }: DeskWalk<X>,
  view: View<X>,
  seat: Seat,
  draft: Draft,
  offer: Offer<X['action']>,
): readonly string[] {
  const targets = new Set(
    [...offer.targets.map(({ at }) => at), ...(offer.cards ?? []).map(({ card }) => ({ card }))].map(at =>
      JSON.stringify(at),
    ),
  );
  return Array.from({ length: POINTINGS }, () => anywhere(pick)).flatMap(at => {
    const why = desk.whyNot(view, seat, draft, at);
    const told = `${questionName(view)} ${JSON.stringify(draft)} ${JSON.stringify(at)}`;
    if (targets.has(JSON.stringify(at))) return why ? [`${told} is offered, yet ${why.key}`] : [];
    return why ? sentenceFaults(book, why) : [`${told}: no reason`];
  });
}
