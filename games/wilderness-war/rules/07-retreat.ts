import { type Choices, go, nobody, only, rules, type Text } from '@bivouac/kernel';
import {
  BRITISH,
  enemyOf,
  FORT_CAPACITY,
  isCultivated,
  isDrilled,
  isLeader,
  neighbours,
  pieceIds,
  pieceNumber,
  ports,
  SIDES,
  type Side,
  spaceIds,
  spaceNumber,
} from '../data/index.ts';
import { sampleRetreat } from '../fuzz/sample-answers.ts';
import { type Action, FORT, hasAmphib, insideIn, type Table, type U, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { controlsPort, hasFortification, hasStronghold, isOccupiedBy } from './02-map.ts';
import { eliminate, put, settle } from './07-pieces.ts';
import { by, went } from './told.ts';

// 7.9 RETREATS.

const { procedure } = rules<WW>();

export interface Flight {
  side: Side;
  where: number;
  pieces: number[]; // those who have yet to go
  to: number; // the one space attackers may go to, or -1
  barred: number; // the space the attackers came from, or -1
  inside: boolean; // they may go inside the fort or fortress
}

/** §7.92, §7.92b The spaces a piece may retreat to. */
export function retreatsOf(t: Table, f: Flight, piece: number): number[] {
  const found: number[] = [];
  const near = neighbours[f.where]!.filter(to => f.to < 0 || to === f.to); // §7.92e, §7.91b, §2.0o
  for (const to of near) if (mayRetreatTo(t, f, piece, to)) found.push(to);
  if (f.side === BRITISH && hasAmphib(t, f.where)) {
    // §6.432c, §7.91d
    for (const to of ports) {
      if (to !== f.where && !found.includes(to) && controlsPort(t, BRITISH, to) && mayRetreatTo(t, f, piece, to))
        found.push(to);
    }
  }
  return found;
}

function mayRetreatTo(t: Table, f: Flight, piece: number, to: number): boolean {
  if (to === f.barred && f.to < 0) return false; // §7.92d
  if (isOccupiedBy(t, enemyOf(f.side), to)) return false; // §7.92c
  return !isDrilled[piece] || isCultivated[to]! || hasFortification(t, f.side, to); // §7.92f
}

/** §7.91c, §8.13a Room inside for this piece. */
function mayGoInside(t: Table, f: Flight, piece: number): boolean {
  if (!f.inside || !hasStronghold(t, f.side, f.where)) return false;
  return isLeader(piece) || roomInside(t, f.side, f.where) > 0;
}
export function roomInside(t: Table, side: Side, where: number): number {
  if (t.fort[where] !== FORT) return FAR_MORE; // §8.11b
  return FORT_CAPACITY - insideIn(t, side, where).filter(piece => !isLeader(piece)).length; // §8.11a
}
const FAR_MORE = 99;

/** §7.92a Those with no way out are eliminated; those with one take it. */
function runAlone(u: U, f: Flight): void {
  for (const piece of f.pieces.slice()) {
    const ways = retreatsOf(u.table, f, piece);
    const inside = mayGoInside(u.table, f, piece);
    if (ways.length + (inside ? 1 : 0) > 1) continue;
    if (inside) goInside(u, f, piece);
    else if (ways.length === 1) flee(u, f, piece, ways[0]!);
    else {
      f.pieces = f.pieces.filter(each => each !== piece);
      eliminate(u, piece, '§7.92a');
    }
  }
}

function flee(u: U, f: Flight, piece: number, to: number): void {
  f.pieces = f.pieces.filter(each => each !== piece);
  put(u.table, piece, to);
  const args = { piece: pieceIds[piece]!, from: spaceIds[f.where]!, space: spaceIds[to]! };
  u.say(tx('retreat.to', args, '§7.91b'), went([piece], 'retreat', f.where, to));
  settle(u, to);
}
function goInside(u: U, f: Flight, piece: number): void {
  f.pieces = f.pieces.filter(each => each !== piece);
  u.table.inside[piece] = 1;
  u.say(tx('retreat.inside', { piece: pieceIds[piece]!, space: spaceIds[f.where]! }, '§7.91c'), by(f.side));
}

function whyNotRetreat(t: Table, f: Flight, action: Action): Text | null {
  if (action.type !== 'retreat' && action.type !== 'goInside') return tx('no.retreatNow', {}, '§7.91b');
  const pieces = action.pieces.map(pieceNumber);
  const wrong = action.pieces.find((_, i) => !f.pieces.includes(pieces[i]!));
  if (pieces.length === 0 || wrong !== undefined || new Set(pieces).size < pieces.length)
    return tx('no.retreatPiece', { piece: wrong ?? '' }, '§7.91b');
  if (action.type === 'goInside') return whyNotInside(t, f, pieces);
  const to = spaceNumber(action.to);
  for (const piece of pieces) {
    if (to < 0 || !retreatsOf(t, f, piece).includes(to)) return whyNotThere(t, f, piece, to, action.to);
  }
  return null;
}
function whyNotThere(t: Table, f: Flight, piece: number, to: number, slug: string): Text {
  const args = { piece: pieceIds[piece]!, space: slug };
  if (to < 0) return tx('no.space', { space: slug }, '§7.91b');
  if (f.to >= 0 && to !== f.to) return tx('no.retreatBack', args, '§7.92e');
  if (to === f.barred) return tx('no.retreatToward', args, '§7.92d');
  if (isOccupiedBy(t, enemyOf(f.side), to)) return tx('no.retreatEnemy', args, '§7.92c');
  if (!neighbours[f.where]!.includes(to)) return tx('no.retreatFar', args, '§7.91b');
  return tx('no.retreatTerrain', args, '§7.92f');
}
function whyNotInside(t: Table, f: Flight, pieces: readonly number[]): Text | null {
  if (!hasStronghold(t, f.side, f.where)) return tx('no.inside', {}, '§8.1b');
  if (!f.inside) return tx('no.insideRelief', {}, '§8.252b');
  const units = pieces.filter(piece => !isLeader(piece)).length;
  return units > roomInside(t, f.side, f.where) ? tx('no.fortFull', {}, '§8.11a') : null;
}

const retreatChoices = (t: Table, f: Flight): Choices<Action> => ({
  kind: 'space',
  sample: pick =>
    sampleRetreat(
      f.pieces,
      piece => retreatsOf(t, f, piece),
      piece => mayGoInside(t, f, piece),
      pick,
    ),
  check: action => whyNotRetreat(t, f, action),
  outline: () =>
    f.pieces.map(piece => ({
      piece: pieceIds[piece]!,
      to: retreatsOf(t, f, piece).map(space => spaceIds[space]!),
      inside: mayGoInside(t, f, piece),
    })),
});

export const retreat = procedure<Flight>('retreat')({
  alone: (u, f) => runAlone(u, f),
  choose: {
    asks: (_pub, f) => (f.pieces.length > 0 ? only(SIDES[f.side]) : nobody),
    prompt: (_pub, f) => tx('prompt.retreat', { side: SIDES[f.side], space: spaceIds[f.where]! }, '§7.91b'),
    choices: ({ table }, f) => retreatChoices(table, f),
    take(u, f, action) {
      if (action.type === 'goInside') for (const piece of action.pieces) goInside(u, f, pieceNumber(piece));
      if (action.type === 'retreat')
        for (const piece of action.pieces) flee(u, f, pieceNumber(piece), spaceNumber(action.to)); // §7.92g
      return go('alone');
    },
  },
  end: (u, f) => settle(u, f.where),
});
