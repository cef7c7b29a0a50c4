import { tokenId } from '../data/index.ts';
import { marchTokens } from '../rules/08-tokens.ts';
import { isTeam, MARCHED } from '../state.ts';
import { bestMarches, marchAnswers, type Scored } from './moves.ts';
import type { Scene } from './scene.ts';

// March tokens: one step more for the three blocks that gain most by it.

const HELPED = 3;
const PRICE = 0.5; // it could be fieldworks at Night, or a filler

const three = (marches: readonly Scored[]): number =>
  marches.slice(0, HELPED).reduce((sum, { worth }) => sum + worth, 0);

/** What a March token would bring now, over what it costs; null: there is none, or the marches have begun. */
export function hasteOf(scene: Scene, now: readonly Scored[] = bestMarches(scene)): Scored | null {
  const { view, t, side, own } = scene;
  const [token] = marchTokens(view, side);
  if (token === undefined || t.boost > 0 || own.some(stand => t.did[stand] === MARCHED)) return null;
  const table = { ...t, boost: HELPED };
  const faster = bestMarches({ ...scene, t: table, view: { ...view, table } });
  return { action: { type: 'spend', token: tokenId(token) }, worth: three(faster) - three(now) - PRICE };
}

/** A token is played first, if it is worth it; in a team the commander plays it. */
export function hastyAnswers(scene: Scene): readonly Scored[] {
  const slow = marchAnswers(scene);
  if (isTeam(scene.view.setup, scene.side) || slow[0]!.action.type === 'turn') return slow;
  const haste = hasteOf(scene, slow.slice(0, -1));
  if (!haste || haste.worth <= 0) return haste ? [...slow, haste] : slow;
  return [{ ...haste, worth: haste.worth + slow[0]!.worth }, ...slow];
}
