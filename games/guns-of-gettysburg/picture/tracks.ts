import type { Track, TrackBox } from '@bivouac/desk';
import { arrivalPoint, BOTH, BOXES, board, firstBox, NIGHT, SIDES, type Side } from '../data/index.ts';
import { DOWN, EMPTY, lastBox, ORDERS, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { fullControl } from './marks.ts';

export const tracksOf = (t: Table): readonly Track[] => [hours(t), orders(t), control(t)];

/** What lies on a box: nothing, a token face down (`?`), or the entry point of an arrival. */
function lies(t: Table, side: Side, box: number): string {
  const found = t.track[side]![box]!;
  if (found === EMPTY) return '';
  return found === DOWN ? '?' : board.pointIds[arrivalPoint(found)]!;
}
function kindOf(t: Table, box: number): TrackBox['kind'] {
  if (box >= t.box && box <= lastBox(t)) return 'now';
  return box < t.box ? 'past' : box === NIGHT ? 'night' : 'to-come';
}
function hours(t: Table): Track {
  const first = firstBox(t.day);
  const boxes = Array.from({ length: BOXES - first }, (_, i) => first + i).map((box): TrackBox => {
    const [union, confederate] = BOTH.map(side => lies(t, side, box));
    return {
      text: dx('desk.hour', { box, union: union!, confederate: confederate! }, '§11.1a'),
      kind: kindOf(t, box),
    };
  });
  return { id: 'hours', name: dx('desk.day', { day: t.day }), boxes };
}

const orders = (t: Table): Track => ({
  id: 'orders',
  name: dx('desk.orders', {}, '§6.1a'),
  boxes: BOTH.map(number => {
    const side = SIDES[number];
    return { text: dx('desk.order', { side, order: ORDERS[t.order[number]!]! }, '§6.1a'), kind: 'side', side };
  }),
});

function control(t: Table): Track {
  const full = fullControl(t);
  const boxes = t.objectives.map((area, marker): TrackBox => {
    const side = SIDES[t.control[marker] as Side];
    const args = { area: board.areaIds[area]!, side, full: Number(full[marker]) };
    return { text: dx('desk.controlled', args, '§20.2a'), kind: 'side', side };
  });
  return { id: 'control', name: dx('desk.control', {}, '§20.2a'), boxes };
}
