import { type Mind, questionName, type Seat } from '@bivouac/kernel';
import { burnNow } from './bot/burn.ts';
import { ideas, reflex } from './bot/ideas.ts';
import { imagine } from './bot/imagine.ts';
import { featuresOf, NAMES, seasonsLeft, toldOf, winOf } from './bot/judge.ts';
import { offeredTo } from './bot/offered.ts';
import { script } from './bot/script.ts';
import { sideNumber } from './data/index.ts';
import type { Action, WildernessView, WW } from './state.ts';

/** The judgement and the habits of a player of Wilderness War: what search needs to know about the game. */
export const mind: Mind<WW> & { readonly names: readonly string[] } = {
  names: NAMES,
  ideas,
  reflex,
  sure,
  features: featuresOf,
  win: winOf,
  told: toldOf,
  left: seasonsLeft,
  quiet: view => questionName(view) === 'phase.choose',
  weight: weightOf,
  imagine,
  script,
  further: 1, // the enemy's reply
  blur: 0.27,
  judged: true,
};

/** Matters of cards and armies, where even one offer may be declined in several ways. */
const OPEN = ['phase.choose', 'activation.designate', 'act.decide'];

/** The only answer there is, or what costs nothing and saves a point. */
function sure(view: WildernessView, seat: Seat): Action | null {
  const burnt = burnNow(view, sideNumber(seat));
  if (burnt) return burnt;
  if (OPEN.includes(questionName(view) ?? '')) return null;
  const offered = offeredTo(view, seat);
  return offered.kind === 'list' && offered.actions.length === 1 ? offered.actions[0]! : null;
}

const TACTICAL = [
  'activation.designate',
  'act.decide',
  'entry.intercept',
  'entry.inside',
  'entry.avoid',
  'siege.assault',
];

function weightOf(view: WildernessView): 'weighty' | 'tactical' | 'minor' | 'window' {
  const question = questionName(view) ?? '';
  if (question === 'phase.choose') return 'weighty';
  if (question === 'responses.offer') return 'window';
  return TACTICAL.includes(question) ? 'tactical' : 'minor';
}
