import { choices, type Mind, questionName } from '@bivouac/kernel';
import { featuresOf, plainFeaturesOf, toldOf, turnsLeft, winOf } from './bot/features.ts';
import { endOrDuty, ideas, reflex } from './bot/ideas.ts';
import { NAMES } from './bot/judge.ts';
import { plan } from './bot/plan.ts';
import { script } from './bot/script.ts';
import { game } from './game.ts';
import { ableUnits } from './rules/03-reach.ts';
import type { Action, G88, GettysburgView } from './state.ts';

/** The judgement and the habits of a player of Gettysburg 1988: what search needs to know about the game. */
export const mind: Mind<G88> & { readonly names: readonly string[] } = {
  names: NAMES,
  ideas,
  reflex,
  sure,
  features: featuresOf,
  plainFeatures: plainFeaturesOf,
  win: winOf,
  told: toldOf,
  left: turnsLeft,
  quiet: view => questionName(view) === 'phase.move' && !view.table.moved.includes(1),
  weight: weightOf,
  atOnce: view => AT_ONCE.includes(questionName(view) ?? ''),
  plan,
  script,
};

const AT_ONCE = ['phase.declare', 'combat.retreat', 'combat.advance'];

/** The only answer there is. */
function sure(view: GettysburgView, seat: string): Action | null {
  const question = questionName(view);
  if (question === 'phase.declare' || question === 'combat.support') return null;
  if (question === 'phase.move')
    return ableUnits(view.table, view.table.phase).length === 0 ? endOrDuty(view, seat) : null;
  const offered = choices(game, view, seat);
  return offered.kind === 'list' && offered.actions.length === 1 ? offered.actions[0]! : null;
}

function weightOf(view: GettysburgView): 'weighty' | 'tactical' | 'minor' | 'window' {
  switch (questionName(view)) {
    case 'phase.move':
      return 'weighty';
    case 'phase.declare':
    case 'combat.retreat':
    case 'combat.advance':
      return 'tactical';
    default:
      return 'minor';
  }
}
