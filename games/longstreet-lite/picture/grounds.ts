import type { Ground } from '@bivouac/desk';
import type { Point, Setup } from '@bivouac/kernel';
import { type Piece, piecesOf, tableOf } from '../data/index.ts';
import type { Pub } from '../state.ts';

// Terrain as boards draw it: y grows downwards.

/** Pieces of a scenario or laid in play, in one form. */
export interface Lines {
  readonly id: string;
  readonly kind: string;
  readonly points: readonly (readonly number[])[];
  readonly crest?: readonly (readonly number[])[];
}

const upright =
  (setup: Pick<Setup, 'scenario'>) =>
  ([x = 0, y = 0]: readonly number[]): Point => ({ x, y: tableOf(setup.scenario)[1] - y });

export function laidGround(setup: Pick<Setup, 'scenario'>, { id, kind, points, crest = [] }: Lines): Ground {
  const at = upright(setup);
  return { id, kind, points: points.map(at), ...(crest.length > 0 ? { inner: crest.map(at) } : {}) };
}

/** `'rocky 1000 2000 …'`, for a hill `'hill 0 0 … | 5 5 …'`. */
export function linesOf(words: string, id: string): Lines {
  const [body = '', ridge = ''] = words.split(' | ');
  const [kind = '', ...figures] = body.split(' ');
  return { id, kind, points: pairs(figures), crest: pairs(ridge === '' ? [] : ridge.split(' ')) };
}
const pairs = (figures: readonly string[]): number[][] =>
  Array.from({ length: figures.length / 2 }, (_, i) => [Number(figures[2 * i]), Number(figures[2 * i + 1])]);

/** What lies on the table: printed on the sheet of its scenario, and laid in play. */
export const printedOn = ({ setup }: Pick<Pub, 'setup'>): readonly Piece[] => piecesOf(setup.scenario);
export const laidOn = ({ table: t }: Pub): readonly Lines[] =>
  t.laid.map((words, i) => linesOf(words, `laid-${i + 1}`));

export const groundsOf = (pub: Pub): readonly Ground[] => laidOn(pub).map(each => laidGround(pub.setup, each));
