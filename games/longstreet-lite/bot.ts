import { choices, type Mind, questionName, type Seat } from '@bivouac/kernel';
import { ideas, reflex } from './bot/ideas.ts';
import { featuresOf, NAMES, winOf } from './bot/judge.ts';
import { game } from './game.ts';
import type { Action, LL, LongstreetView } from './state.ts';

/** The judgement and the habits of a player of Longstreet Lite: what search needs to know about the game. */
export const mind: Mind<LL> & { readonly names: readonly string[] } = {
  names: NAMES,
  ideas,
  reflex,
  sure,
  features: featuresOf,
  win: winOf,
  quiet: view => questionName(view) === 'turn.orders' && view.table.fired === 0,
  weight: weightOf,
  further: 1, // the enemy's reply
  judged: true,
};

/** Lists that are short to make. */
const LISTS = ['turn.reform', 'combat.strike', 'combat.allot', 'losses.lose', 'retreats.way', 'interrupts.offer'];

/** The only answer there is. */
function sure(view: LongstreetView, seat: Seat): Action | null {
  if (!LISTS.includes(questionName(view) ?? '')) return null;
  const offered = choices(game, view, seat);
  return offered.kind === 'list' && offered.actions.length === 1 ? offered.actions[0]! : null;
}

const TACTICAL = ['movement.move', 'combat.charge', 'fire.shoot', 'combat.allot'];
const WINDOWS = ['interrupts.offer', 'fire.morale', 'combat.morale', 'retreats.protect'];

function weightOf(view: LongstreetView): 'weighty' | 'tactical' | 'minor' | 'window' {
  const question = questionName(view) ?? '';
  if (question === 'turn.orders') return 'weighty';
  return TACTICAL.includes(question) ? 'tactical' : WINDOWS.includes(question) ? 'window' : 'minor';
}
