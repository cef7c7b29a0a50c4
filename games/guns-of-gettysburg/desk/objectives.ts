import type { Draft, Offer, Target } from '@bivouac/desk';
import { board, positionNumber } from '../data/index.ts';
import { type Action, standsOn } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, atPlace, drafting, order, putBack, type Question, word, words } from './asked.ts';

// §16 The Union moves objectives. Draft `{ moves, from }`: each move as `from position to`.

/** In the order of the markers, however they were picked. */
const read = ({ t }: Asked, moves: readonly string[]): Extract<Action, { type: 'objectives' }> => {
  const marker = (part: readonly string[]): number => t.objectives.indexOf(board.areaIds.indexOf(part[0]!));
  const parts = moves.map(move => move.split(' ')).sort((one, other) => marker(one) - marker(other));
  const column = (i: number): readonly string[] => parts.map(part => part[i] ?? '');
  return { type: 'objectives', from: column(0), by: column(1), to: column(2) };
};
const isOpen = (a: Asked, moves: readonly string[]): boolean =>
  a.whyNot(read(a, moves)) === null || a.whyNot(read(a, moves))?.key === 'no.objectivesClose';

/** Every way of one marker; by an empty position rather than one that somebody holds, who would take it. */
function waysOf(a: Asked, moves: readonly string[], from: string): readonly string[] {
  const area = board.areaIds.indexOf(from);
  if (area < 0) return [];
  const held = (gate: number): number => standsOn(a.t, 0, gate).length + standsOn(a.t, 1, gate).length;
  return board.neighbours[area]!.flatMap(({ area: to, gates }) => {
    const [gate] = [...gates].sort((one, other) => held(one) - held(other));
    return [`${from} ${board.positionIds[gate!]} ${board.areaIds[to]}`];
  }).filter(move => isOpen(a, [...moves, move]));
}

const goal = (move: string, moves: readonly string[]): Target<Action> => {
  const [from, by, to] = move.split(' ');
  const label = dx('desk.moveObjective', { from: from!, position: by!, area: to! });
  return atPlace(to!, label, drafting({ moves: [...moves, move] }));
};

function offer(a: Asked, draft: Draft): Offer<Action> {
  const moves = words(draft, 'moves').filter(move => positionNumber(move.split(' ')[1] ?? '') >= 0);
  const from = word(draft, 'from');
  const done = moves.map(move => move.split(' ')[0]!);
  const markers = a.t.objectives.map(area => board.areaIds[area]!).filter(area => !done.includes(area));
  const able = markers.filter(area => waysOf(a, moves, area).length > 0);
  const targets =
    able.includes(from) && from !== ''
      ? waysOf(a, moves, from).map(move => goal(move, moves))
      : able.map(area =>
          atPlace(area, dx('desk.pickObjective', { area }), drafting({ moves: [...moves], from: area })),
        );
  const label = moves.length > 0 ? dx('desk.moveObjectives', { count: moves.length }) : dx('desk.leaveObjectives', {});
  return {
    targets,
    buttons: [...(moves.length > 0 || from !== '' ? [putBack()] : []), order(a, label, read(a, moves), true)],
    hint: dx('desk.hint.objectives', { moves: a.t.earned }, '§16.2d'),
  };
}

export const moving: Question = {
  rule: '§16.1b',
  first: dx('desk.no.pickObjective', {}),
  offer,
  whyNot(a, draft, { place, kind }) {
    if (kind === 'card') return null;
    const from = word(draft, 'from');
    const area = board.areaIds.indexOf(from);
    if (from === '' && !board.areaIds.includes(place)) return null;
    if (from === '') return a.whyNot(read(a, [...words(draft, 'moves'), `${place} x x`]));
    const gate = board.neighbours[area]?.find(next => board.areaIds[next.area] === place)?.gates[0];
    const by = gate === undefined ? 'x' : board.positionIds[gate];
    return a.whyNot(read(a, [...words(draft, 'moves'), `${from} ${by} ${place}`]));
  },
};
