import {
  call,
  done,
  go,
  type Json,
  list,
  nobody,
  only,
  type Rule,
  rules,
  type Setup,
  type Text,
} from '@bivouac/kernel';
import { type CardEvent, cardOf, cardSlug, eventOf, SIDES, type Side } from '../data/index.ts';
import type { Action, Table, WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { activation } from './05-activation.ts';
import { mayUse } from './05-cards.ts';
import { crisis, swap, takingBack } from './05-events-cards.ts';
import { CONDITIONS } from './05-events-conditions.ts';
import { EFFECTS, PICKS } from './05-events-effects.ts';
import { alliance, cull, desert, pox, reinforce, restoring, type Task, type TaskOf } from './05-events-tasks.ts';
import { stragglers, strays } from './07-strays.ts';

// 5.5 EVENTS.

const { procedure } = rules<WW>();

/** The rule that restates each card. */
export const CARD_RULES: Readonly<Record<CardEvent, Rule>> = {
  campaign: '§card-01a',
  bastions_repaired: '§card-05a',
  surrender: '§card-06a',
  massacre: '§card-07a',
  coehorns: '§card-08a',
  fieldworks: '§card-09a',
  ambush: '§card-11a',
  blockhouses: '§card-13a',
  foul_weather: '§card-14a',
  lake_schooner: '§card-15a',
  george_croghan: '§card-16a',
  amphibious_landing: '§card-17a',
  louisbourg_squadrons: '§card-21a',
  vaudreuil_interferes: '§card-22a',
  northern_indian_alliance: '§card-23a',
  western_indian_alliance: '§card-26a',
  iroquois_alliance: '§card-28a',
  mohawks: '§card-29a',
  cherokees: '§card-30a',
  cherokee_uprising: '§card-31a',
  treaty_of_easton: '§card-32a',
  indians_desert: '§card-33a',
  small_pox: '§card-34a',
  courier_intercepted: '§card-35a',
  francois_bigot: '§card-36a',
  ministerial_crisis: '§card-37a',
  frontier_duty: '§card-38a',
  stingy_assembly: '§card-39a',
  colonial_politics: '§card-41a',
  raise_provincials: '§card-43a',
  colonial_recruits: '§card-46a',
  troop_transports: '§card-47a',
  victories_in_germany: '§card-48a',
  call_out_militias: '§card-49a',
  rangers: '§card-53a',
  light_infantry: '§card-54a',
  french_regulars: '§card-55a',
  british_regulars: '§card-57a',
  highlanders: '§card-60a',
  quiberon_bay: '§card-62a',
  royal_americans: '§card-65a',
  acadians_expelled: '§card-66a',
  william_pitt: '§card-67a',
  diplomatic_revolution: '§card-69a',
  intrigues_against_shirley: '§card-70a',
};

/** §5.51a Why a side may not play a card as its event now. */
export function whyNotEvent(t: Table, setup: Setup, side: Side, card: number): Text | null {
  const args = { card: cardSlug(card) };
  if (!mayUse(setup, side, card)) return tx('no.colour', args, '§5.12a');
  if (cardOf(card).response) return tx('no.responseOnly', args, '§5.13a');
  const possible = CONDITIONS[eventOf(card)]?.(t, setup, side) ?? true;
  return possible ? null : tx('no.condition', args, CARD_RULES[eventOf(card)]);
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
    take(u, { side, of }, answers) {
      const action = Object.values(answers)[0]!;
      return done(action.type === 'choose' ? (PICKS[of]!(u, side, action.what) as Json) : null);
    },
  },
  alone(u, { side, of, options }) {
    return done(options[0] === undefined ? null : (PICKS[of]!(u, side, options[0]) as Json));
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
    e.tasks = EFFECTS[eventOf(e.card)](u, e.side, e.card);
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
