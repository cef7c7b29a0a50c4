import { choices, type Mind, questionName, type Seat } from '@bivouac/kernel';
import { ideas, plain, reflex } from './bot/ideas.ts';
import { imagine } from './bot/imagine.ts';
import { featuresOf, NAMES, winOf } from './bot/judge.ts';
import { plan } from './bot/plan.ts';
import { game } from './game.ts';
import type { Action, LL, LongstreetView } from './state.ts';

/** The judgement and the habits of a player of Longstreet Lite: what search needs to know about the game. */
export const mind: Mind<LL> & { readonly names: readonly string[] } = {
  names: NAMES,
  ideas,
  plain,
  reflex,
  sure,
  imagine,
  features: featuresOf,
  win: winOf,
  quiet: view => questionName(view) === 'turn.orders' && view.table.fired === 0,
  weight: weightOf,
  further: 1, // the enemy's reply
  judged: true,
  plan,
};

/** Lists that are short to make. */
const LISTS = ['turn.reform', 'combat.strike', 'combat.allot', 'losses.lose', 'retreats.way', 'interrupts.offer'];

/** The only answer there is. */
function sure(view: LongstreetView, seat: Seat): Action | null {
  if (!LISTS.includes(questionName(view) ?? '')) return null;
  const offered = choices(game, view, seat);
  return offered.kind === 'list' && offered.actions.length === 1 ? offered.actions[0]! : null;
}

const WEIGHTY = ['turn.orders', 'movement.move', 'opening.muster'];
const WINDOWS = ['interrupts.offer', 'fire.morale', 'combat.morale', 'retreats.protect'];

/** Orders and marches are planned; what is asked within a phase has a better answer by its odds than by a few trials. */
function weightOf(view: LongstreetView): 'weighty' | 'minor' | 'window' {
  const question = questionName(view) ?? '';
  return WEIGHTY.includes(question) ? 'weighty' : WINDOWS.includes(question) ? 'window' : 'minor';
}
