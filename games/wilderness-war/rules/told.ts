import type { Clash, Happening, Laid, Trail } from '@bivouac/kernel';
import { DEPARTMENTS, isLeader, leaders, pieceIds, SIDES, type Side, sideOf, spaceIds, UNITS } from '../data/index.ts';
import { BOX } from '../state.ts';

// What events are, for boards that know no rule: whose doing, who went where, what fight.

/** The place on the board for a space or a militia box; '' for what is off it. */
export function placeAt(where: number): string {
  if (where >= 0) return spaceIds[where]!;
  return where <= BOX ? `militia-${DEPARTMENTS[BOX - where]}` : '';
}

const OF_SIDE: readonly Happening[] = SIDES.map(by => ({ by }));
/** Whose doing it is. */
export const by = (side: Side): Happening => OF_SIDE[side]!;
export const byOwner = (piece: number): Happening => by(sideOf[piece] as Side);

const slugs = (pieces: readonly number[]): string[] => pieces.map(piece => pieceIds[piece]!);
const command = (piece: number): number => (isLeader(piece) ? leaders[piece - UNITS]!.command : -1);
/** Who leads them comes first. */
const led = (pieces: readonly number[]): number[] => [...pieces].sort((a, b) => command(b) - command(a));

export const trail = (pieces: readonly number[], kind: Trail['kind'], from: number, to: number): Trail => ({
  pieces: slugs(led(pieces)),
  spots: [placeAt(from), placeAt(to)],
  kind,
});
/** They have gone from one space to another, together. */
export const went = (pieces: readonly number[], kind: Trail['kind'], from: number, to: number) => (): Happening => ({
  ...byOwner(pieces[0] ?? 0),
  ...(from === to ? {} : { trails: [trail(pieces, kind, from, to)] }),
});

const laid = (piece: number, where: number): Laid => ({ pieces: slugs([piece]), at: placeAt(where) });
/** It has come onto the board. */
export const placed = (piece: number, where: number) => (): Happening => ({
  ...byOwner(piece),
  placed: laid(piece, where),
});
/** It has lost so many steps. */
export const hit = (unit: number, steps: number): Happening => ({ ...byOwner(unit), lost: steps });
/** It has left the board, if it was there; `steps` are lost with it. */
export const removed =
  (piece: number, where: number, steps = 0) =>
  (): Happening => ({
    ...byOwner(piece),
    ...(steps > 0 ? { lost: steps } : {}),
    ...(placeAt(where) === '' ? {} : { removed: laid(piece, where) }),
  });

/** A fight of this side begins. */
export const fight = (kind: Clash['kind'], side: Side, where: number, came = -1): Happening => ({
  by: SIDES[side],
  clash: { kind, stage: 'begins', at: [placeAt(where)], ...(came < 0 ? {} : { from: [placeAt(came)] }) },
});
/** It is decided, or goes no further; `winner` -1: nobody has won it. */
export const decided = (kind: Clash['kind'], side: Side, where: number, winner: number): Happening => ({
  by: SIDES[side],
  clash: { kind, stage: 'result', at: [placeAt(where)], ...(winner < 0 ? {} : { won: SIDES[winner as Side] }) },
});
