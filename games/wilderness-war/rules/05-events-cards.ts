import { list, nobody, only, rules } from '@bivouac/kernel';
import {
  BRITISH,
  type CardEvent,
  cardNumber,
  cardSlug,
  cardsWith,
  eventOf,
  FRENCH,
  pieceIds,
  pieceNumber,
  SIDES,
} from '../data/index.ts';
import type { Action, Table, U, WildernessView, WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { discard, handOf, takeBack } from './05-cards.ts';
import { swappable } from './05-event-fortunes.ts';
import type { TaskOf } from './05-events-tasks.ts';
import { traceLacks } from './05-knowledge.ts';
import { PASS } from './05-responses.ts';
import { put, settle } from './07-pieces.ts';
import { by, trail } from './told.ts';

// Events about hands, the discard pile and leaders' places.

const { procedure } = rules<WW>();

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
        return u.say(tx('crisis.none', {}, '§card-37a'), by(BRITISH));
      }
      discard(u, BRITISH, cardNumber(action.card));
      const { card } = action;
      u.say(tx('card.discarded', { side: 'british', card }, '§card-37a'), { ...by(BRITISH), card });
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
      u.say(tx('leaders.swapped', { one: pieceIds[one]!, two: pieceIds[two]! }, '§card-22a'), {
        ...by(BRITISH),
        trails: [trail([one], 'march', here, there), trail([two], 'march', there, here)],
      });
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
