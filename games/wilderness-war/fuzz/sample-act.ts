import type { Pick } from '@bivouac/kernel';
import { BOTH, enemyOf, isAuxiliary, type Side, SPACES, spaceIds, spaceNumber } from '../data/index.ts';
import { distancesFrom, FAR, isEnemyCultivated, isUnbesiegedFortification } from '../rules/02-map.ts';
import { hasDrilled } from '../rules/05-forces.ts';
import { slugs } from '../rules/05-groups.ts';
import { besieges } from '../rules/08-conditions.ts';
import { isRaidTarget } from '../rules/10-raids.ts';
import { type Action, isIn, type Move, OUTSIDE, presence, type Table } from '../state.ts';

// How random games act: no rule, but armies that march on the enemy, sieges that are pressed and raiders that raid.

/** One of the offered actions, or a march that leaves somebody behind. */
export function sampleAct(
  m: Move,
  t: Table,
  offered: readonly Action[],
  mayDo: (action: Action) => boolean,
  pick: Pick,
): Action {
  const stop = offered[0]!.type === 'stop' ? 1 : 0;
  const army = m.pieces.length > 5; // an army marches on the enemy, together
  const goOn = offered.length > stop && (pick(12) > 0 || (army && !m.path.steps));
  if (!goOn) return offered[0]!;
  const waits = m.path.steps === 0 && besieges(t, m.side, m.at) && !offered.some(({ type }) => type === 'siege');
  if (waits && stop && pick(4) > 0) return offered[0]!; // for supplies
  const others = offered.slice(stop);
  const action = army || pick(3) > 0 ? boldest(t, m, others, pick) : others[pick(others.length)]!;
  if (action.type !== 'march' || m.path.steps === 0 || m.pieces.length < 2 || army || pick(2) > 0) return action;
  const raiders = m.pieces.filter(piece => isAuxiliary[piece]);
  const left =
    isEnemyCultivated(m.side, m.at) && raiders.length > 0
      ? raiders.slice(0, 1)
      : m.pieces.filter(piece => piece !== m.commander && pick(3) === 0);
  const leave = slugs(left);
  const with_ = { ...action, leave };
  return leave.length > 0 && mayDo(with_) ? with_ : action;
}

/** Toward the enemy: random games are dull without it. */
function boldest(t: Table, m: Move, offered: readonly Action[], pick: Pick): Action {
  const bold = offered.filter(
    ({ type }) => type === 'siege' || type === 'assault' || type === 'sortie' || type === 'land',
  );
  if (bold.length > 0) return bold[pick(bold.length)]!;
  const raiding = !hasDrilled(m.pieces) && pick(4) > 0;
  const enemies = raiding ? raidGoals(t, m) : enemySpaces(t, enemyOf(m.side));
  const start = pick(offered.length);
  let [best, nearest] = [offered[start]!, FAR];
  for (let i = 0; i < offered.length; i++) {
    const action = offered[(start + i) % offered.length]!;
    if (action.type !== 'march' && action.type !== 'sail') continue;
    const far = nearestOf(enemies, spaceNumber(action.to));
    if (far < nearest) [best, nearest] = [action, far];
  }
  return best;
}
const FIELDS = BOTH.map(side => spaceIds.map((_, space) => space).filter(space => isEnemyCultivated(side, space)));
const raidGoals = (t: Table, m: Move): number[] =>
  FIELDS[m.side]!.filter(space => space !== m.at && isRaidTarget(t, m.side, space));
function enemySpaces(t: Table, enemy: Side): number[] {
  const found: number[] = [];
  const who = presence(t);
  for (let space = 0; space < SPACES; space++)
    if (isIn(who, OUTSIDE, enemy, space) || isUnbesiegedFortification(t, enemy, space)) found.push(space);
  return found;
}
function nearestOf(spaces: readonly number[], from: number): number {
  const distance = distancesFrom(from);
  let nearest = FAR;
  for (const space of spaces) if (distance[space]! < nearest) nearest = distance[space]!;
  return nearest;
}
