import type { Pick } from '@bivouac/kernel';
import { FORT_CAPACITY, isAuxiliary, isLeader, pieceIds, SIDES, spaceIds } from '../data/index.ts';
import type { Action } from '../state.ts';
import { sampleForce } from './sample-groups.ts';

// How random games answer: no rule, but some of those who may.

type MayDo = (action: Action) => boolean;
const PASS: Action = { type: 'pass' };
const slugs = (pieces: readonly number[]): string[] => pieces.map(piece => pieceIds[piece]!);
const half = (pieces: readonly number[], pick: Pick): number[] => pieces.filter(() => pick(2) === 0);

export const sampleBid = (pick: Pick): Action => ({ type: 'bid', vp: pick(4), side: SIDES[pick(2)]! });
export const sampleJoin = (free: readonly number[], pick: Pick): Action => ({
  type: 'join',
  pieces: slugs(half(free, pick)),
});
export const sampleMuster = (free: readonly number[], pick: Pick): Action => ({
  type: 'muster',
  units: slugs(half(free, pick)),
});

export function sampleInside(garrison: readonly number[], isFort: boolean, pick: Pick): Action {
  const all = pick(3) === 0 ? half(garrison, pick) : garrison;
  const units = all.filter(piece => !isLeader(piece));
  const room = isFort ? FORT_CAPACITY : units.length;
  return { type: 'inside', pieces: slugs([...units.slice(0, room), ...all.filter(isLeader)]) };
}

/** From any of the spaces: a force, or if that may not, an Auxiliary alone. */
export function sampleIntercept(
  from: readonly number[],
  interceptorsIn: (space: number) => readonly number[],
  mayDo: MayDo,
  pick: Pick,
): Action {
  if (pick(3) === 0) return PASS;
  const pieces = interceptorsIn(from[pick(from.length)]!);
  const tries: Action = { type: 'intercept', pieces: slugs(sampleForce(pieces, pick)) };
  if (mayDo(tries)) return tries;
  const lone = pieces.filter(piece => isAuxiliary[piece]);
  const one: Action = { type: 'intercept', pieces: slugs(lone.slice(0, 1)) };
  return lone.length > 0 && mayDo(one) ? one : PASS;
}

export function sampleAvoid(avoiders: readonly number[], spaces: readonly number[], mayDo: MayDo, pick: Pick): Action {
  if (pick(2) === 0) return PASS;
  const to = spaceIds[spaces[pick(spaces.length)]!]!;
  const tries: Action = { type: 'avoid', pieces: slugs(sampleForce(avoiders, pick)), to };
  return mayDo(tries) ? tries : PASS;
}

/** One of those who flee, where it may, and most of those who may go there too. */
export function sampleRetreat(
  pieces: readonly number[],
  retreatsOf: (piece: number) => readonly number[],
  mayGoInside: (piece: number) => boolean,
  pick: Pick,
): Action {
  const piece = pieces[pick(pieces.length)]!;
  const ways = retreatsOf(piece);
  const n = pick(ways.length + (mayGoInside(piece) ? 1 : 0));
  if (n === ways.length) return { type: 'goInside', pieces: slugs([piece]) };
  const to = ways[n]!;
  const others = pieces.filter(each => each !== piece && retreatsOf(each).includes(to) && pick(3) > 0);
  return { type: 'retreat', pieces: slugs([piece, ...others]), to: spaceIds[to]! };
}
