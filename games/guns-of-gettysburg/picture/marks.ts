import type { Mark } from '@bivouac/desk';
import { board, CONFEDERATE, enemyOf, SIDES, type Side, UNION } from '../data/index.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { communication } from '../rules/20-victory.ts';
import { standIds, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';

export const marksOf = (t: Table): readonly Mark[] => [
  fireOf(t, enemyOf(t.active)),
  ...objectiveMarks(t),
  ...attackMark(t),
];

/** The areas a side covers. */
export function fireOf(t: Table, side: Side): Mark {
  const { areas } = fieldsOf(t, side);
  const spots = board.areaIds.filter((_, area) => areas[area] === 1);
  return { kind: 'threat', spots, side: SIDES[side], label: dx('desk.fire', { side: SIDES[side] }, '§9.1a') };
}

/** Which objectives the Union fully controls. */
export function fullControl(t: Table): readonly boolean[] {
  const { areas, held } = fieldsOf(t, CONFEDERATE);
  const linked = communication(areas, held);
  return t.objectives.map((area, marker) => t.control[marker] === UNION && linked[area] === 1);
}

function objectiveMarks(t: Table): readonly Mark[] {
  const full = fullControl(t);
  return t.objectives.map((number, marker): Mark => {
    const [area, side] = [board.areaIds[number]!, SIDES[t.control[marker] as Side]];
    const label = dx('desk.objective', { area, side, full: Number(full[marker]) }, '§20.2a');
    return { kind: 'objective', spots: [area], side, label };
  });
}

function attackMark({ attack }: Table): readonly Mark[] {
  if (!attack) return [];
  const name = (position: number): string => board.positionIds[position]!;
  const to = attack.targets.map(name);
  const from = [...new Set(attack.blocks.filter(({ areas }) => areas.length > 0).map(block => name(block.from)))];
  const leaders = attack.leaders.filter(stand => stand >= 0).map(stand => standIds[stand]!);
  const side = SIDES[attack.side];
  const label = dx('desk.attack', { side, positions: to, leaders }, '§13.1.1a');
  return [{ kind: 'battle', spots: to, side, arrows: { from, to }, label }];
}
