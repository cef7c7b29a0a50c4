import type { Text } from '@bivouac/kernel';
import {
  arrows,
  BOTH,
  DEPARTMENTS,
  departmentSide,
  SIDES,
  type Side,
  SPACES,
  spaceIds,
  spaces,
  villageTribes,
} from '../data/index.ts';
import { KEYS, villageIsAllied } from '../rules/02-map.ts';
import { fortAt, hasAmphib, holderOf, raidsOf, siegeAt, type Table, worksAt } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import type { Ground } from '../text/desk/keys-picture.ts';

/** What a place is and what stands in it, for every place of the board. */
export function placesOf(t: Table): Readonly<Record<string, Text>> {
  const places: Record<string, Text> = { ...boxes };
  for (let space = 0; space < SPACES; space++) places[spaceIds[space]!] = dx('desk.space', groundOf(t, space), '§2.0a');
  return places;
}

const boxes: Readonly<Record<string, Text>> = Object.fromEntries(
  DEPARTMENTS.map((department, i) => {
    const side = SIDES[departmentSide(i)];
    return [`militia-${department}`, dx('desk.box', { department, side }, '§3.12a')];
  }),
);

const name = (side: number): string => SIDES[side as Side] ?? '';
const sidesWhere = (is: (side: Side) => boolean): string =>
  BOTH.filter(is)
    .map(side => SIDES[side])
    .join();

/** What never changes. */
const printed = spaces.map(({ id, terrain, department, originalOwner, port, village }, space) => ({
  space: id,
  terrain,
  department: department ?? '',
  owner: originalOwner ?? '',
  port: port ? 1 : 0,
  village: (village?.tribes ?? []).join(),
  arrows: arrows[space]!.map(to => spaceIds[to]!).join(),
}));

function groundOf(t: Table, space: number): Ground {
  const hasVillage = villageTribes[space]!.length > 0;
  return {
    ...printed[space]!,
    allied: hasVillage ? sidesWhere(side => villageIsAllied(t, side, space)) : '',
    key: KEYS.includes(space) ? name(t.keys[KEYS.indexOf(space)]!) : '',
    fort: fortAt(t, space),
    holder: name(holderOf(t, space)),
    works: name(worksAt(t, space)),
    siege: siegeAt(t, space),
    raidedBy: sidesWhere(side => raidsOf(t, side)[space]! > 0),
    fieldworks: name(t.fieldworks[space]!),
    amphib: hasAmphib(t, space) ? 1 : 0,
  };
}
