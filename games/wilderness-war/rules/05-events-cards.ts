import { list, nobody, only, rules } from '@bivouac/kernel';
import {
  BRITISH,
  type CardEvent,
  cardNumber,
  cardSlug,
  cardsWith,
  enemyOf,
  eventOf,
  FRENCH,
  leadersOf,
  pieceIds,
  pieceNumber,
  SIDES,
  type Side,
} from '../data/index.ts';
import { type Action, isBesieged, type Table, type U, type WildernessView, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { LOUISBOURG } from './02-map.ts';
import { discard, handOf, randomCard, take, takeBack } from './05-cards.ts';
import type { TaskOf } from './05-events-tasks.ts';
import { traceLacks, traceStolen } from './05-knowledge.ts';
import { PASS } from './05-responses.ts';
import { put, settle } from './07-pieces.ts';

// Events about hands, the discard pile and leaders' places.

const { procedure } = rules<WW>();

/** §card-35a One random card changes hands; both players see it, nobody else. */
export function intercept(u: U, side: Side): void {
  const enemy = enemyOf(side);
  const die = u.roll(6, tx('roll.courier', { side: SIDES[side] }, '§card-35a'));
  if (die < 3 || u.table.held[enemy] === 0) return;
  const card = randomCard(u, enemy);
  const hand = u.hand(SIDES[enemy]);
  hand.cards = hand.cards.filter(each => each !== card);
  hand.seen = [...hand.seen.filter(each => each !== card), card];
  u.table.held[enemy]!--;
  take(u, side, card);
  traceStolen(u.table, enemy, side);
  u.say(tx('card.stolen', { side: SIDES[side] }, '§card-35a'));
  for (const screen of SIDES) u.tell(screen, tx('card.stolenIs', { card: cardSlug(card) }, '§card-35a'));
}

/** §card-36a */
export function bigot(u: U): void {
  if (u.table.held[FRENCH] === 0) return;
  const card = randomCard(u, FRENCH);
  discard(u, FRENCH, card);
  u.say(tx('card.discarded', { side: 'french', card: cardSlug(card) }, '§card-36a'));
}

/** §card-37a What the British must discard. */
const CRISIS: readonly CardEvent[] = [
  'british_regulars',
  'highlanders',
  'light_infantry',
  'troop_transports',
  'victories_in_germany',
];
const crisisCards = (view: WildernessView): number[] =>
  handOf(view, BRITISH).filter(card => CRISIS.includes(eventOf(card)));

/** The British are asked whatever they hold. */
export const crisis = procedure<TaskOf<'crisis'>>('crisis')({
  choose: {
    asks: ({ table }) => (table.held[BRITISH]! > 0 ? only('british') : nobody),
    prompt: () => tx('prompt.crisis', {}, '§card-37a'),
    choices(view) {
      const cards = crisisCards(view);
      const actions: Action[] = cards.map(card => ({ type: 'takeCard', card: cardSlug(card) }));
      return list<Action>(actions.length > 0 ? actions : [PASS], () => tx('no.crisis', {}, '§card-37a'));
    },
    take(u, _locals, action) {
      if (action.type !== 'takeCard') {
        traceLacks(u.table, BRITISH, card => CRISIS.includes(eventOf(card)));
        return u.say(tx('crisis.none', {}, '§card-37a'));
      }
      discard(u, BRITISH, cardNumber(action.card));
      u.say(tx('card.discarded', { side: 'british', card: action.card }, '§card-37a'));
    },
  },
});

const takeable = (t: Table, { events }: TaskOf<'takeCard'>): number[] =>
  t.discard.filter(card => events.includes(eventOf(card)));

/** §card-67b, §card-69b A card from the discard pile, for all to see. */
export const takingBack = procedure<TaskOf<'takeCard'>>('takingBack')({
  choose: {
    asks: ({ table }, task) => (takeable(table, task).length > 0 ? only(SIDES[task.side]) : nobody),
    prompt: (_pub, task) => tx('prompt.takeCard', { side: SIDES[task.side] }, '§5.22b'),
    choices: ({ table }, task) =>
      list<Action>(
        [PASS, ...takeable(table, task).map((card): Action => ({ type: 'takeCard', card: cardSlug(card) }))],
        () => tx('no.takeCard', {}, '§5.22b'),
      ),
    take(u, task, action) {
      if (action.type === 'takeCard') takeBack(u, task.side, cardNumber(action.card));
    },
  },
});

/** §card-22a French leaders who may change places. */
export function swappable(t: Table): [number, number][] {
  const free = leadersOf[FRENCH]!.filter(
    leader => t.at[leader]! >= 0 && !isBesieged(t, leader) && !(t.noFrenchSea && t.at[leader] === LOUISBOURG),
  );
  return free.flatMap((one, i) =>
    free.slice(i + 1).flatMap((two): [number, number][] => (t.at[one] === t.at[two] ? [] : [[one, two]])),
  );
}

export const swap = procedure<TaskOf<'swap'>>('swap')({
  choose: {
    asks: ({ table }) => (swappable(table).length > 0 ? only('british') : nobody),
    prompt: () => tx('prompt.swap', {}, '§card-22a'),
    choices: ({ table }) =>
      list<Action>(
        swappable(table).map(pair => ({ type: 'swap', leaders: pair.map(leader => pieceIds[leader]!) })),
        () => tx('no.swap', {}, '§card-22a'),
      ),
    take(u, _locals, action) {
      if (action.type !== 'swap') return;
      const [one, two] = action.leaders.map(pieceNumber) as [number, number];
      const [here, there] = [u.table.at[one]!, u.table.at[two]!];
      put(u.table, one, there);
      put(u.table, two, here);
      u.say(tx('leaders.swapped', { one: pieceIds[one]!, two: pieceIds[two]! }, '§card-22a'));
      for (const space of [here, there]) settle(u, space);
    },
  },
});

/** §18.0a One of Pitt and Diplomatic Revolution was played, the other lies discarded: its side gets it. */
export function linkedCard(u: U): void {
  const { table: t } = u;
  const [pitt, diplomatic] = [cardsWith('william_pitt')[0]!, cardsWith('diplomatic_revolution')[0]!];
  if (t.removed.includes(pitt) && t.discard.includes(diplomatic) && t.held[FRENCH]! < t.limit[FRENCH]! && !t.quiberon)
    takeBack(u, FRENCH, diplomatic);
  if (t.removed.includes(diplomatic) && t.discard.includes(pitt) && t.held[BRITISH]! < t.limit[BRITISH]!)
    takeBack(u, BRITISH, pitt);
}
