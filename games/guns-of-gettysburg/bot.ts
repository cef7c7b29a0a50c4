import { choices, type Mind, questionName, type Seat } from '@bivouac/kernel';
import { withinOf } from './bot/face-down.ts';
import { ideas, plain, reflex } from './bot/ideas.ts';
import { featuresOf, NAMES, toldOf, winOf } from './bot/judge.ts';
import { game } from './game.ts';
import type { Action, GOG, GunsView } from './state.ts';

/** The judgement and the habits of a player of The Guns of Gettysburg: what search needs to know about the game. */
export const mind: Mind<GOG> & { readonly names: readonly string[] } = {
  names: NAMES,
  ideas,
  plain,
  reflex,
  sure,
  features: featuresOf,
  win: winOf,
  told: toldOf,
  quiet: view => questionName(view) === 'phase.declare',
  weight: weightOf,
  veiled: withinOf,
  further: 1, // the enemy's reply
  trial: 10,
  judged: true,
};

/** Lists that are short to make. */
const LISTS = ['turn.hours', 'phase.declare', 'attack.lead', 'attack.choose', 'withdrawals.suffer', 'phase.tokens'];

/** The only answer there is. */
function sure(view: GunsView, seat: Seat): Action | null {
  if (!LISTS.includes(questionName(view) ?? '')) return null;
  const offered = choices(game, view, seat);
  return offered.kind === 'list' && offered.actions.length === 1 ? offered.actions[0]! : null;
}

const WEIGHTY = ['phase.declare', 'phase.attack'];
const TACTICAL = ['turn.hours', 'turn.objectives', 'attack.defence', 'attack.support', 'attack.lead'];

function weightOf(view: GunsView): 'weighty' | 'tactical' | 'minor' | 'window' {
  const question = questionName(view) ?? '';
  return WEIGHTY.includes(question) ? 'weighty' : TACTICAL.includes(question) ? 'tactical' : 'minor';
}
