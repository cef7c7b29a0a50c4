import type { Draft } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { pieceNumber } from '../data/index.ts';
import type { Flight } from '../rules/07-retreat.ts';
import type { Action } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPlace,
  nameOf,
  order,
  outlined,
  type Pointed,
  type Press,
  putBack,
  type Question,
  START,
  toggles,
  words,
} from './asked.ts';

// Who goes where. Draft `{ pieces }`: those picked; nobody picked stands for everyone who can.

interface Beaten {
  readonly piece: string;
  readonly to: readonly string[];
  readonly inside: boolean;
}
const beaten = (a: Asked): readonly Beaten[] => outlined(a) as unknown as readonly Beaten[];

const pickedOf = (all: readonly Beaten[], draft: Draft): readonly Beaten[] => {
  const names = words(draft, 'pieces');
  return all.filter(({ piece }) => names.includes(piece));
};

export const retreating: Question = {
  rule: '§7.91b',
  first: dx('desk.no.retreat', {}, '§7.91b'),
  offer(a, draft) {
    const all = beaten(a);
    const picked = pickedOf(all, draft);
    const pool = all.map(({ piece }) => pieceNumber(piece));
    const names = picked.map(({ piece }) => piece);
    return {
      targets: [...toggles(pool, names, pieces => (pieces.length > 0 ? { pieces } : START)), ...ways(all, picked)],
      buttons: [...inside(a, all, picked), ...(picked.length > 0 ? [putBack()] : [])],
      hint: hintOf(all, picked),
    };
  },
  whyNot: (a, draft, what) => whyNotRetreat(a, draft, what),
};

/** Places for all who are picked, or for whoever can go there. */
function ways(all: readonly Beaten[], picked: readonly Beaten[]): Aim[] {
  const goers = (to: string): readonly Beaten[] =>
    picked.length > 0 ? picked : all.filter(each => each.to.includes(to));
  const places = [...new Set(all.flatMap(({ to }) => to))];
  return places
    .filter(to => goers(to).every(each => each.to.includes(to)))
    .map(to => {
      const pieces = goers(to).map(({ piece }) => piece);
      const label = dx('desk.retreatTo', { pieces: pieces.join(), space: to }, '§7.91b');
      return atPlace(to, label, acting({ type: 'retreat', pieces, to }), { path: [to] });
    });
}

function inside(a: Asked, all: readonly Beaten[], picked: readonly Beaten[]): Press[] {
  const group = (picked.length > 0 ? picked : all).filter(each => each.inside);
  if (group.length === 0 || group.length < picked.length) return [];
  const pieces = group.map(({ piece }) => piece);
  const action: Action = { type: 'goInside', pieces };
  return [order(a, dx('desk.goInside', { pieces: pieces.join(), space: nameOf(flightOf(a).where) }, '§7.91c'), action)];
}
const flightOf = (a: Asked): Flight => a.locals as Flight;

const hintOf = (all: readonly Beaten[], picked: readonly Beaten[]): Text =>
  picked.length > 0 && ways(all, picked).length === 0
    ? dx('desk.hint.retreatApart', {}, '§7.92g')
    : dx('desk.hint.retreat', {}, '§7.91b');

function whyNotRetreat(a: Asked, draft: Draft, { piece, space, name }: Pointed): Text | null {
  const [first] = beaten(a);
  if (piece >= 0 && !beaten(a).some(each => each.piece === name))
    return a.whyNot({ type: 'retreat', pieces: [name], to: first?.to[0] ?? '' });
  if (space < 0) return null;
  const picked = pickedOf(beaten(a), draft).map(each => each.piece);
  const pieces = picked.length > 0 ? picked : [first!.piece];
  return a.whyNot({ type: 'retreat', pieces, to: nameOf(space) });
}
