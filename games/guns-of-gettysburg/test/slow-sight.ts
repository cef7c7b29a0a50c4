import type { Edition } from '../data/edition.ts';
import { builtIn } from './data/edition.ts';

// Section 9 read aloud: slow, by slugs, straight from the data files.

type Terrain = Edition['map']['positions'][number]['sides'][string];
const { positions, areas, specialLines } = builtIn.map;
const byId = new Map(positions.map(position => [position.id, position]));

const printed = (position: string, area: string): Terrain => byId.get(position)!.sides[area]!;
const shared = (a: string, b: string): readonly string[] =>
  positions.filter(each => each.areas.includes(a) && each.areas.includes(b)).map(each => each.id);

/** The areas in the field of fire of a block on this position that faces this area. */
export function slowField(position: string, front: string, friendsOn: readonly string[], guns = false): string[] {
  const rear = byId.get(position)!.areas.find(area => area !== front)!;
  const { ridge, obstructed } = printed(position, front);
  const field = new Set<string>();
  if (!obstructed) field.add(front);
  if (!obstructed && (ridge > 0 || guns)) {
    for (const { id: beyond } of areas) {
      if (beyond === rear || beyond === front) continue;
      const seenOver = shared(front, beyond).filter(between => {
        const sides = [printed(between, front), printed(between, beyond)];
        const cut = sides.some(side => side.ridge > 0 || side.obstructed);
        return !cut && !friendsOn.includes(between);
      });
      if (seenOver.length > 0) field.add(beyond);
    }
  }
  for (const line of specialLines) {
    if (line.position !== position || line.front !== front) continue;
    if (shared(front, line.target).some(between => !friendsOn.includes(between))) field.add(line.target);
  }
  return [...field].sort();
}

/** Every position round the areas of a field. */
export const slowPositions = (field: readonly string[]): string[] =>
  positions
    .filter(each => each.areas.some(area => field.includes(area)))
    .map(each => each.id)
    .sort();
