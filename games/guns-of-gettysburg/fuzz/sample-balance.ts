import type { Pick, Text } from '@bivouac/kernel';
import { board } from '../data/index.ts';
import type { Action, Table } from '../state.ts';

// Objectives shifted for balance, found by trying: the markers go in turn, each by a random position.

const TRIES = 12;

export function sampleBalance(t: Table, bid: number, pick: Pick, check: (action: Action) => Text | null): Action {
  for (let n = 0; n < TRIES; n++) {
    const action = walks(t, pick(bid + 1), pick);
    if (check(action) === null) return action;
  }
  return { type: 'objectives', from: [], by: [], to: [] };
}

function walks(t: Table, moves: number, pick: Pick): Action {
  const areas = t.objectives.slice();
  const [from, by, to]: [string[], string[], string[]] = [[], [], []];
  for (let n = 0, first = pick(areas.length); n < moves; n++) {
    const marker = (first + n) % areas.length;
    const ways = board.neighbours[areas[marker]!]!.filter(({ area }) => board.partial[area] === 0);
    const { area, gates } = ways[pick(ways.length)]!;
    from.push(board.areaIds[areas[marker]!]!);
    by.push(board.positionIds[gates[pick(gates.length)]!]!);
    to.push(board.areaIds[area]!);
    areas[marker] = area;
  }
  return { type: 'objectives', from, by, to };
}
