import { call, done, go, type Json, list, nobody, only, rules, type Setup, type Text } from '@bivouac/kernel';
import { cardOf, cardSlug, eventOf, SIDES, type Side } from '../data/index.ts';
import type { Action, Table, WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { activation } from './05-activation.ts';
import { mayUse } from './05-cards.ts';
import { whyNotClauses } from './05-clauses.ts';
import { EVENTS, PICKS, phaseEvent, sayNoEntry } from './05-event-list.ts';
import { crisis, swap, takingBack } from './05-events-cards.ts';
import { alliance, cull, desert, pox, reinforce, restoring, type Task, type TaskOf } from './05-events-tasks.ts';
import { stragglers, strays } from './06-leaders-alone.ts';

// 5.5 EVENTS.

const { procedure } = rules<WW>();

/** §5.51a Why a side may not play a card as its event now. */
export function whyNotEvent(t: Table, setup: Setup, side: Side, card: number): Text | null {
  const args = { card: cardSlug(card) };
  if (!mayUse(setup, side, card)) return tx('no.colour', args, '§5.12a');
  if (cardOf(card).response) return tx('no.responseOnly', args, '§5.13a');
  return whyNotClauses(EVENTS[eventOf(card)], [t, setup, side], card);
}

/** A choice between a few words; what follows is in PICKS. */
const pick = procedure<TaskOf<'pick'>>('pick')({
  choose: {
    asks: (_pub, { side, options }) => (options.length > 1 ? only(SIDES[side]) : nobody),
    prompt: (_pub, { side, of }) => tx('prompt.pick', { side: SIDES[side], of }, '§5.51a'),
    choices: (_view, { options }) =>
      list<Action>(
        options.map(what => ({ type: 'choose', what })),
        () => tx('no.pick', {}, '§5.51a'),
      ),
    take(u, { side, of, pieces }, action) {
      return done(action.type === 'choose' ? (PICKS[of]!(u, side, action.what, pieces) as Json) : null);
    },
  },
  alone(u, { side, of, options, pieces }) {
    return done(options[0] === undefined ? null : (PICKS[of]!(u, side, options[0], pieces) as Json));
  },
});

function start(task: Task) {
  switch (task.do) {
    case 'pick':
      return call(pick, task);
    case 'reinforce':
      return call(reinforce, task);
    case 'restore':
      return call(restoring, task);
    case 'cull':
      return call(cull, task);
    case 'alliance':
      return call(alliance, task);
    case 'desert':
      return call(desert, task);
    case 'pox':
      return call(pox, task);
    case 'swap':
      return call(swap, task);
    case 'crisis':
      return call(crisis, task);
    case 'takeCard':
      return call(takingBack, task);
    case 'campaign':
      return call(activation, { value: 0 }); // §card-01a
  }
}

export const event = procedure<{ side: Side; card: number; tasks: Task[] }>('event')({
  begin(u, e) {
    sayNoEntry(u, e.side, e.card);
    e.tasks = phaseEvent(eventOf(e.card))?.effect(u, e.side, e.card) ?? [];
  },
  next(_u, e) {
    const task = e.tasks.shift();
    return task ? start(task) : go('end');
  },
  more(_u, e, answer) {
    if (Array.isArray(answer)) e.tasks.unshift(...(answer as unknown as Task[]));
    return go('next');
  },
  end(u) {
    if (strays(u.table).length > 0) return call(stragglers, {});
  },
});
export const taskProcedures = [pick, reinforce, restoring, cull, alliance, desert, pox, swap, crisis, takingBack];
