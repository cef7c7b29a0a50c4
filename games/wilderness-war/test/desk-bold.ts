import type { Offer } from '@bivouac/desk';
import { type Pick, questionName } from '@bivouac/kernel';
import { oneOf } from '@bivouac/testing';
import { enemyOf, isAuxiliary, pieceNumber, SPACES, spaceNumber } from '../data/index.ts';
import { distancesFrom, isEnemyCultivated, isOccupiedBy } from '../rules/02-map.ts';
import { besieges } from '../rules/08-conditions.ts';
import { isRaidTarget } from '../rules/10-raids.ts';
import { type Action, moveOf, unitsIn, type WildernessView } from '../state.ts';
import type { Way } from './desk-walk.ts';

// How a bold player clicks: toward the enemy, with all he has. Random clicks alone never meet a siege.

const BOLD = [
  ...['assault', 'siegeRoll', 'sortie', 'intercept', 'avoidTo', 'someJoin', 'someMuster', 'playResponse', 'goInside'],
  ...['land', 'infiltrate', 'musterOne', 'sail', 'activateForce', 'takeAll', 'activate', 'noneInside', 'restore'],
].map(key => `desk.${key}`);

const waysOf = (offer: Offer<Action>): readonly Way[] => [
  ...offer.targets,
  ...(offer.cards ?? []),
  ...offer.buttons.filter(button => !button.refused),
];

export function boldly(view: WildernessView, offer: Offer<Action>, pick: Pick): Way | null {
  const bold = waysOf(offer).filter(way => BOLD.includes(way.label.key));
  if (bold.length > 0 && pick(4) > 0) return preferred(bold, pick);
  if (questionName(view) === 'act.decide' && pick(8) > 0) return nearest(view, offer, pick);
  return questionName(view) === 'activation.designate' && pick(4) > 0 ? strongest(view, offer) : null;
}

/** The leader of the largest stack, besiegers first. */
function strongest({ table: t }: WildernessView, { targets }: Offer<Action>): Way | null {
  const leads = targets.filter(({ label }) => label.key === 'desk.lead');
  const worth = (target: (typeof leads)[number]): number => {
    const where = t.at[pieceNumber('sprite' in target.at ? target.at.sprite : '')]!;
    return unitsIn(t, t.active, where).length + (besieges(t, t.active, where) ? 20 : 0);
  };
  return [...leads].sort((one, two) => worth(two) - worth(one))[0] ?? null;
}

/** Forces are filled before they are sent. */
const preferred = (bold: readonly Way[], pick: Pick): Way =>
  bold.find(way => way.label.key === 'desk.takeAll') ?? oneOf(bold, pick);

/** Raiders look for farms, armies for the enemy. */
function goals({ table: t }: WildernessView): number[] {
  const m = moveOf(t);
  const raids = m.pieces.some(piece => isAuxiliary[piece]) && m.pieces.length < 4;
  const fits = (space: number): boolean =>
    raids
      ? isEnemyCultivated(m.side, space) && isRaidTarget(t, m.side, space)
      : isOccupiedBy(t, enemyOf(m.side), space);
  return Array.from({ length: SPACES }, (_, space) => space).filter(fits);
}

function nearest(view: WildernessView, { targets }: Offer<Action>, pick: Pick): Way | null {
  const wanted = goals(view);
  const places = targets.filter(target => 'place' in target.at);
  const start = pick(Math.max(1, places.length));
  let best: Way | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < places.length; i++) {
    const target = places[(start + i) % places.length]!;
    const distance = distancesFrom(spaceNumber('place' in target.at ? target.at.place : ''));
    const far = Math.min(...wanted.map(space => distance[space]!));
    if (far < least) [best, least] = [target, far];
  }
  return best;
}
