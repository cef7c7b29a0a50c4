import { distance } from '../data/index.ts';
import { type CampaignView, MOST_FATIGUE, of, onMap } from '../state.ts';
import { actionAnswers } from './actions.ts';
import { byWorth, type Scored } from './marches.ts';
import { type Purpose, type Scene, sceneOf } from './scene.ts';
import type { Weights } from './weights.ts';

// What the enemy would do next, by the same paper: what an activation offers him is part of its price.

const LOOKED_AT = 4; // of the answers, the best
const NEAR = 9; // hexes: who stands farther from all that is looked at does not reply

/** The first answers once more, each less a share of what the enemy gains by it that he could not gain before. */
export function answered(scene: Scene, found: readonly Scored[]): readonly Scored[] {
  const { t, w } = scene;
  const some = found.slice(0, LOOKED_AT);
  if (w.reply === 0 || some.length < 2 || t.forces.length > 0) return found;
  const foes = foesNear(scene, some.flatMap(purposesOf));
  if (foes.length === 0) return found;
  const among = (unit: number): boolean => foes.includes(unit);
  const now = replyTo(scene, [], among);
  const weighed = some.map(each => {
    const purposes = purposesOf(each);
    const then = purposes.length > 0 ? replyTo(scene, purposes, among) : now;
    return { ...each, worth: each.worth - w.reply * (then - now) };
  });
  const ranked = weighed.sort(byWorth);
  const least = ranked.at(-1)!.worth;
  return [...ranked, ...found.slice(LOOKED_AT).map(each => ({ ...each, worth: Math.min(each.worth, least) }))];
}
const purposesOf = ({ purposes = [] }: Scored): readonly Purpose[] => purposes;

function foesNear({ t, enemy }: Scene, purposes: readonly Purpose[]): readonly number[] {
  const { board } = of(t);
  const places = purposes.flatMap(({ unit, hex }) => [hex, t.at[unit]!]);
  return onMap(t, enemy).filter(unit => places.some(hex => distance(board, hex, t.at[unit]!) <= NEAR));
}

/** The most that the enemy gains by one action after this. */
function replyTo(scene: Scene, purposes: readonly Purpose[], among: (unit: number) => boolean): number {
  const answers = actionAnswers(sceneOf(foreseen(scene, purposes), scene.enemy, quickly(scene.w)), among);
  return Math.max(0, ...answers.filter(({ action }) => action.type !== 'pass').map(({ worth }) => worth));
}

/** The table when all stand where they wanted to, a march more tired; who attacks stays where he is. */
function foreseen({ t, view }: Scene, purposes: readonly Purpose[]): CampaignView {
  const [at, works, fatigue] = [t.at.slice(), t.works.slice(), t.fatigue.slice()];
  for (const { unit, hex, attacks } of purposes) {
    fatigue[unit] = Math.min(MOST_FATIGUE, fatigue[unit]! + 1);
    if (attacks || at[unit] === hex) continue;
    at[unit] = hex;
    works[unit] = 0;
  }
  return { ...view, table: { ...t, at, works, fatigue, stamp: t.stamp + 1 } };
}

const quick = new WeakMap<Weights, Weights>();
/** The enemy's marches are reckoned for the mean die. */
function quickly(w: Weights): Weights {
  const known = quick.get(w) ?? { ...w, byDie: 0, sequel: 0 };
  quick.set(w, known);
  return known;
}
