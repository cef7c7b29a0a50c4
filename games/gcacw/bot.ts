import { choices, type Mind, questionName, type Seat } from '@bivouac/kernel';
import { ideas, plain, reflex, within } from './bot/ideas.ts';
import { featuresOf, marginOf, NAMES, winOf } from './bot/judge.ts';
import { game } from './game.ts';
import type { Action, CampaignView, GCACW } from './state.ts';

/** The judgement and the habits of a player of the Great Campaigns: what search needs to know about the game. */
export const mind: Mind<GCACW> & { readonly names: readonly string[] } = {
  names: NAMES,
  ideas: (view, seat, most) => ideas(view, seat, most),
  within,
  plain,
  reflex,
  sure,
  features: featuresOf,
  win: winOf,
  stands: marginOf,
  quiet: view => QUIET.includes(questionName(view) ?? ''),
  weight: weightOf,
  further: 1, // the enemy's reply
  judged: true,
  firm: true,
  trial: 2.5,
};

const QUIET = ['cycle.winner', 'cycle.loser'];
const LISTS = ['activation.follow', 'retreat.walk', 'evade.loss', 'cycle.silence', 'transfers.enter', 'swamps.choose'];

/** The only answer there is. */
function sure(view: CampaignView, seat: Seat): Action | null {
  if (!LISTS.includes(questionName(view) ?? '')) return null;
  const offered = choices(game, view, seat);
  return offered.kind === 'list' && offered.actions.length === 1 ? offered.actions[0]! : null;
}

const TACTICAL = ['march.go', 'assault.grand', 'evade.ask', 'combat.withdraw', 'combat.advance'];
function weightOf(view: CampaignView): 'weighty' | 'tactical' | 'minor' | 'window' {
  const question = questionName(view) ?? '';
  return QUIET.includes(question) ? 'weighty' : TACTICAL.includes(question) ? 'tactical' : 'minor';
}
