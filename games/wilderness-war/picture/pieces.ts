import type { Sprite } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import type { SideName, Unit } from '../data/edition.ts';
import {
  commandOf,
  fullStrength,
  initiativeOf,
  isLeader,
  leaders,
  moveOf,
  pieceIds,
  reducedStrength,
  SIDES,
  type Side,
  sideOf,
  tacticsOf,
  typeOf,
  UNITS,
  units,
} from '../data/index.ts';
import { placeAt } from '../rules/told.ts';
import { ALL_PIECES, at, isInside, isReduced, isUsed, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';

export type PieceArt = UnitArt | LeaderArt;
type Stance = {
  readonly side: SideName;
  readonly slot: number; // among its side's units (or leaders) of the place
  readonly shared: boolean; // enemies are there too
  readonly inside: boolean; // a besieged fort or fortress
  readonly spent: boolean; // not to be activated any more in this phase
};
export type UnitArt = Stance & {
  readonly kind: 'unit';
  readonly class: Unit['class']; // square for drilled troops and militia, round for auxiliaries
  readonly type: string; // as in pieces.json
  readonly strength: number; // now
  readonly move: number;
  readonly reduced: boolean;
  readonly of: number; // how many units its side has there: of more than four the lowest lie hidden
};
export type LeaderArt = Stance & {
  readonly kind: 'leader';
  readonly name: string;
  readonly initiative: number;
  readonly command: number;
  readonly tactics: number;
  readonly under: number; // units of its side in the place
};

const NOWHERE = '';
/** The place of a piece on the board: a space or a militia box. */
export const placeOf = (t: Table, piece: number): string => placeAt(at(t, piece));

export const strengthNow = (t: Table, unit: number): number =>
  isReduced(t, unit) ? reducedStrength[unit]! : fullStrength[unit]!;

/** Activated, and not about to act. */
const isSpent = (t: Table, piece: number): boolean =>
  isUsed(t, piece) && !t.move?.pieces.includes(piece) && !t.orders.some(({ pieces }) => pieces.includes(piece));

// Weak units lie under strong ones, and leaders stand above all.
const FIRST_UNIT = 10;
const FIRST_LEADER = 2000;
const rankOf = (t: Table, piece: number): number =>
  isLeader(piece)
    ? FIRST_LEADER + (commandOf(piece) * 10 + tacticsOf(piece)) * 100 + piece - UNITS
    : FIRST_UNIT + strengthNow(t, piece) * UNITS + piece;

interface Stack {
  readonly units: readonly number[];
  readonly leaders: readonly number[];
}

/** Every piece on the board, stack by stack. */
export function pieceSprites(t: Table): Sprite<PieceArt>[] {
  const places = new Map<string, readonly [number[], number[]]>();
  for (const piece of ALL_PIECES) {
    const place = placeOf(t, piece);
    if (place === NOWHERE) continue;
    const here = places.get(place) ?? [[], []];
    here[sideOf[piece]!]!.push(piece);
    places.set(place, here);
  }
  return [...places].flatMap(([place, sides]) => {
    const shared = sides.every(pieces => pieces.length > 0);
    return sides.flatMap(pieces => stackSprites(t, place, pieces, shared));
  });
}

function stackSprites(t: Table, place: string, pieces: readonly number[], shared: boolean): Sprite<PieceArt>[] {
  const ranked = [...pieces].sort((a, b) => rankOf(t, a) - rankOf(t, b));
  const stack: Stack = { units: ranked.filter(piece => !isLeader(piece)), leaders: ranked.filter(isLeader) };
  return ranked.map(piece => spriteIn(t, place, piece, stack, shared));
}

function spriteIn(t: Table, place: string, piece: number, stack: Stack, shared: boolean): Sprite<PieceArt> {
  const slot = (isLeader(piece) ? stack.leaders : stack.units).indexOf(piece);
  const stance = { side: sideName(piece), slot, shared, inside: isInside(t, piece), spent: isSpent(t, piece) };
  const art = isLeader(piece)
    ? { ...leaderArt(piece), under: stack.units.length, ...stance }
    : { ...unitArt(t, piece), of: stack.units.length, ...stance };
  return {
    id: pieceIds[piece]!,
    at: place,
    side: sideName(piece),
    art,
    label: labelOn(t, place, piece),
    brief: briefOf(t, piece),
    called: dx('desk.called', { piece: pieceIds[piece]! }),
    group: dx('desk.kind', { kind: isLeader(piece) ? 'leader' : typeOf(piece) }),
    rank: rankOf(t, piece),
  };
}

const sideName = (piece: number): SideName => SIDES[sideOf[piece] as Side];

const unitArt = (t: Table, unit: number) => ({
  kind: 'unit' as const,
  class: units[unit]!.class,
  type: typeOf(unit),
  strength: strengthNow(t, unit),
  move: moveOf[unit]!,
  reduced: isReduced(t, unit),
});
const leaderArt = (piece: number) => ({
  kind: 'leader' as const,
  name: leaders[piece - UNITS]!.name,
  initiative: initiativeOf(piece),
  command: commandOf(piece),
  tactics: tacticsOf(piece),
});

const yes = (is: boolean): number => (is ? 1 : 0);
const counter = (t: Table, unit: number) => ({
  piece: pieceIds[unit]!,
  strength: strengthNow(t, unit),
  move: moveOf[unit]!,
  reduced: yes(isReduced(t, unit)),
});

function labelOn(t: Table, space: string, piece: number): Text {
  const where = { space, inside: yes(isInside(t, piece)), spent: yes(isSpent(t, piece)) };
  if (isLeader(piece)) return dx('desk.leader', { piece: pieceIds[piece]!, ...where }, '§3.2a');
  return dx('desk.unit', { ...counter(t, piece), ...where }, '§3.1b');
}

function briefOf(t: Table, piece: number): Text {
  const stance = { inside: yes(isInside(t, piece)), spent: yes(isSpent(t, piece)) };
  if (isLeader(piece)) return dx('desk.briefLeader', { piece: pieceIds[piece]!, ...stance });
  return dx('desk.brief', { ...counter(t, piece), ...stance });
}

/** A piece beside the map, shown at a place where it would come in, or nowhere. */
export function spriteAway(t: Table, piece: number, place = NOWHERE): Sprite<PieceArt> {
  const alone = { side: sideName(piece), slot: 0, shared: false, inside: false, spent: false };
  const art = isLeader(piece) ? { ...leaderArt(piece), under: 0, ...alone } : { ...unitArt(t, piece), of: 1, ...alone };
  const label = isLeader(piece)
    ? dx('desk.leaderAway', { piece: pieceIds[piece]! }, '§3.2a')
    : dx('desk.unitAway', counter(t, piece), '§3.1b');
  return {
    id: pieceIds[piece]!,
    at: place,
    side: sideName(piece),
    art,
    label,
    brief: briefOf(t, piece),
    rank: rankOf(t, piece),
  };
}
