import type { Language, Text } from '@bivouac/kernel';
import {
  type Campaign,
  CREEK,
  CROSSINGS,
  distance,
  hexNamed,
  MAJOR,
  MINOR,
  PIKE,
  ROAD,
  SIDES,
  TERRAINS,
  TRAIL,
} from '../data/index.ts';
import { pontoonAt } from '../rules/10-crossings.ts';
import { of, type Table } from '../state.ts';
import { near } from '../text/names.ts';
import { type Ground, px } from '../text/picture/keys.ts';

// What every hex is. Only its crossings change: the rest is put together once for each campaign.

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
type Fixed = Omit<Ground, 'crossings'>;
const grounds = new WeakMap<Campaign, readonly Fixed[]>();

function groundsOf(campaign: Campaign): readonly Fixed[] {
  let found = grounds.get(campaign);
  if (!found) {
    found = campaign.board.hexIds.map((_, hex) => groundOf(campaign, hex));
    grounds.set(campaign, found);
  }
  return found;
}

function groundOf({ board, map }: Campaign, hex: number): Fixed {
  const bits = (column: Uint8Array, value: number): number =>
    DIRECTIONS.reduce((sum, d) => sum | (column[hex * 6 + d] === value ? 1 << d : 0), 0);
  const id = board.hexIds[hex]!;
  const named = map.features.filter(each => each.hex === id);
  return {
    ...{ hex: id, names: [...new Set(named.map(each => each.name))], terrain: TERRAINS[board.terrain[hex]!]! },
    redoubt: board.redoubt[hex]!,
    ...{ pike: bits(board.route, PIKE), road: bits(board.route, ROAD), trail: bits(board.route, TRAIL) },
    ...{ rail: bits(board.rail, 1), ridge: bits(board.ridge, 1) | bits(board.ridge, 2) },
    ...{ creek: bits(board.water, CREEK), minor: bits(board.water, MINOR), major: bits(board.water, MAJOR) },
  };
}

/** Direction, kind, state and name of what crosses a river here: `2 bridge whole Reed's Bridge`. */
function crossingsAt(t: Table, hex: number): readonly string[] {
  const { board } = of(t);
  return DIRECTIONS.flatMap(d => {
    const side = hex * 6 + d;
    const [number, pontoon] = [board.crossing[side]!, pontoonAt(t, side)];
    const printed = board.crossings[number];
    const state = t.down[number] === 1 ? 'down' : 'whole';
    return [
      ...(printed ? [`${d} ${CROSSINGS[printed.kind - 1]} ${state} ${printed.name}`] : []),
      ...(pontoon >= 0 ? [`${d} pontoon ${SIDES[t.pontoons[pontoon]!.owner]} -`] : []),
    ];
  });
}

/** The hexes of the scenario's part of the map. */
export function placesOf(t: Table): Readonly<Record<string, Text>> {
  const campaign = of(t);
  const all = groundsOf(campaign);
  const places: Record<string, Text> = {};
  campaign.board.hexIds.forEach((id, hex) => {
    if (campaign.board.onMap[hex] === 1)
      places[id] = px('picture.hex', { ...all[hex]!, crossings: crossingsAt(t, hex) }, '§2.3-main-terrain');
  });
  return places;
}
/** What people call a hex: the first name printed there. */
export const hexNameIn = ({ map }: Campaign, hex: string): string | null =>
  map.features.find(each => each.hex === hex && each.kind !== 'station')?.name ??
  map.features.find(each => each.hex === hex)?.name ??
  null;

const NEAR = 3; // hexes
/** A hex in a sentence: its number with its name, or with the nearest name there is. */
export function hexCalled(campaign: Campaign, hex: string, language: Language): string {
  const number = hexNamed(campaign, hex);
  const name = hexNameIn(campaign, hex) ?? (number < 0 ? null : nearest(campaign, number, language));
  return name ? `${hex} (${name})` : hex;
}
function nearest(campaign: Campaign, from: number, language: Language): string | null {
  const { board, map } = campaign;
  const far = ({ hex }: { hex: string }): number => distance(board, from, hexNamed(campaign, hex));
  const [found] = map.features.filter(each => far(each) <= NEAR).toSorted((a, b) => far(a) - far(b));
  return found ? near(found.name, language) : null;
}
