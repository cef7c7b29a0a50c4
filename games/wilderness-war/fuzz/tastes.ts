import type { Seat } from '@bivouac/kernel';
import {
  BRITISH,
  type CardEvent,
  cardNumber,
  cardOf,
  enemyOf,
  eventOf,
  fortresses,
  fullStrength,
  isAuxiliary,
  isLeader,
  originalOwner,
  pieceNumber,
  type Side,
  SPACES,
  sideNumber,
  spaceNumber,
  unitsOf,
} from '../data/index.ts';
import { distancesFrom, isEnemyCultivated, isOriginallyFriendly, KEYS } from '../rules/02-map.ts';
import { unitsOfGroup } from '../rules/05-forces.ts';
import { strengthOf } from '../rules/07-fire.ts';
import { isRaidTarget } from '../rules/10-raids.ts';
import { type Action, isBesieged, moveOf, type Table, unitsIn, type WildernessView } from '../state.ts';

// What guided random games go after, so that chance meets the great battles, the sieges and the ends it would starve.

type Taste = (view: WildernessView, seat: Seat, action: Action) => number;
type Goals = (t: Table, side: Side) => readonly number[];

const EAGER = 200;
const ARMY = 26; // strength to march with in the early season
const CORPS = 12; // in the late one
const NEWCOMERS: readonly CardEvent[] = [
  'british_regulars',
  'french_regulars',
  'highlanders',
  'royal_americans',
  'light_infantry',
  'raise_provincials',
  'troop_transports',
  'william_pitt',
  'diplomatic_revolution',
  'campaign',
];

const strength = (pieces: readonly string[]): number =>
  pieces.reduce((sum, name) => sum + (fullStrength[pieceNumber(name)] ?? 0), 0);
const near = (goals: readonly number[], from: number): number =>
  EAGER - Math.min(99, ...goals.map(goal => distancesFrom(from)[goal]!));
const spacesWhere = (is: (space: number) => boolean): number[] => {
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) if (is(space)) found.push(space);
  return found;
};

const stacksOf: Goals = (t, side) => unitsOf[side]!.flatMap(unit => (t.at[unit]! >= 0 ? [t.at[unit]!] : []));
/** The space where a side is strongest. */
function muster(t: Table, side: Side): readonly number[] {
  const stacks = stacksOf(t, side);
  const size = (space: number): number => unitsIn(t, side, space).length;
  return stacks.length === 0 ? [] : [stacks.reduce((best, space) => (size(space) > size(best) ? space : best))];
}
const strongholds: Goals = (t, side) => spacesWhere(space => t.fort[space]! >= 2 && t.holder[space] === enemyOf(side));
const raidable: Goals = (t, side) =>
  spacesWhere(space => isEnemyCultivated(side, space) && isRaidTarget(t, side, space));
/** What a side must take to win the war outright. */
const prizes: Goals = (t, side) => {
  const all = [...fortresses.filter(space => originalOwner[space] === enemyOf(side)), ...KEYS];
  return all.filter(space => unitsIn(t, side, space).length === 0 || t.holder[space] === enemyOf(side));
};

/** A march toward goals rather than a halt. */
function marching(t: Table, action: Action, goals: readonly number[]): number {
  if (action.type === 'stop') return goals.includes(moveOf(t).at) ? EAGER : 0;
  if (action.type === 'sail' || action.type === 'land') return near(goals, spaceNumber(action.to));
  if (action.type !== 'march') return EAGER + 1; // siege, assault, sortie, a card
  return near(goals, spaceNumber(action.to)) - (action.leave ? 3 : 0);
}

const ACTS = ['stop', 'march', 'sail', 'land', 'siege', 'assault', 'sortie'];

/** A card for more troops, or to set a great force in motion. */
function playing(action: Action): number {
  if (action.type === 'event') return NEWCOMERS.includes(eventOf(cardNumber(action.card))) ? 4 : 1;
  if (action.type === 'activate') return cardOf(cardNumber(action.card)).activation;
  return action.type === 'respond' ? 5 : 0;
}

/** Great armies that gather, then seek battle. */
const armies: Taste = ({ table: t }, seat, action) => {
  const side = sideNumber(seat);
  if (ACTS.includes(action.type)) {
    const army = strengthOf(t, unitsOfGroup(moveOf(t).pieces)) >= (t.season === 0 ? ARMY : CORPS);
    return marching(t, action, army ? stacksOf(t, enemyOf(side)) : muster(t, side));
  }
  switch (action.type) {
    case 'force':
      return strength(action.pieces);
    case 'place':
      return near(muster(t, side), spaceNumber(action.at));
    case 'inside':
    case 'avoid':
      return -action.pieces.length;
    case 'intercept':
    case 'join':
      return action.pieces.length;
    case 'muster':
      return action.units.length;
    default:
      return playing(action);
  }
};

/** Forces that besiege, garrisons that shut the gates, leaders among them. */
const sieges: Taste = ({ table: t }, seat, action) => {
  const side = sideNumber(seat);
  if (ACTS.includes(action.type)) return marching(t, action, strongholds(t, side));
  switch (action.type) {
    case 'force':
      return strength(action.pieces);
    case 'individuals':
      return action.pieces.some(name => isLeader(pieceNumber(name)) && isBesieged(t, pieceNumber(name))) ? 50 : 0;
    case 'inside':
      return action.pieces.length;
    case 'build':
      return action.what === 'forts' ? 2 : 0;
    case 'construct':
      return 1;
    default:
      return playing(action);
  }
};

/** Parties of Auxiliaries with their leaders that burn the land. */
const raids: Taste = ({ table: t }, seat, action) => {
  const side = sideNumber(seat);
  if (ACTS.includes(action.type)) return marching(t, action, raidable(t, side));
  if (action.type === 'force' || action.type === 'individuals')
    return action.pieces.filter(name => isAuxiliary[pieceNumber(name)]).length;
  if (action.type === 'build') return action.what === 'stockades' ? 2 : 0;
  if (action.type === 'construct') return isOriginallyFriendly(side, spaceNumber(action.space)) ? 2 : 1;
  return playing(action);
};

/** One side goes for the prizes while the other sleeps. */
const oneSided =
  (winner: Side): Taste =>
  ({ table: t }, seat, action) => {
    const side = sideNumber(seat);
    if (side !== winner) return ['pass', 'hold', 'stop', 'build'].includes(action.type) ? 1 : 0;
    if (ACTS.includes(action.type)) return marching(t, action, prizes(t, side));
    if (action.type === 'place') return near(prizes(t, side), spaceNumber(action.at));
    return action.type === 'force' ? strength(action.pieces) : playing(action);
  };

export const tastes: readonly Taste[] = [armies, sieges, raids, oneSided(BRITISH), oneSided(enemyOf(BRITISH))];
