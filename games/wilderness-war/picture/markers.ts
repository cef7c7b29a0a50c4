import type { Sprite } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import type { SideName } from '../data/edition.ts';
import {
  BOTH,
  isFortress,
  originalOwner,
  SIDES,
  type Side,
  SPACES,
  spaceIds,
  spaceNumber,
  villageTribes,
} from '../data/index.ts';
import { villageIsAllied } from '../rules/02-map.ts';
import { fortAt, hasAmphib, holderOf, isSiege, raidsOf, siegeAt, type Table, worksAt } from '../state.ts';
import { dx } from '../text/desk/keys.ts';

/** A fort or stockade, done or begun. A fortress is on the sheet: it needs a piece only when besieged or taken. */
export type WorksArt = {
  readonly kind: 'works';
  readonly side: SideName; // who holds it
  readonly work: 'fortress' | 'fort' | 'stockade';
  readonly building: boolean;
  readonly siege: number; // 0, 1, 2, or -1 when nobody besieges it
};
/** Raided: `side` is the raider. Allied: whose ally the village is. Fieldworks: who built them. Amphib: british. */
export type MarkerArt = {
  readonly kind: 'raided' | 'allied' | 'amphib' | 'fieldworks';
  readonly side: SideName;
  readonly count?: number; // of raids, when there are several
};

// The order in which they lie; pieces come between.
const RANKS = { works: 0, begun: 1, allied: 2, fieldworks: 3, raided: 9000, amphib: 9001 } as const;
const WORKS = ['', 'stockade', 'fort', 'fortress'] as const;
const SPACE_IN_ID = /^(?:works|begun|fieldworks|amphib|(?:raided|allied)-(?:british|french))-(.+)$/;

/** The space a marker lies in; -1: it is no marker. */
export const spaceOfMarker = (id: string): number => spaceNumber(SPACE_IN_ID.exec(id)?.[1] ?? '');

export function markerSprites(t: Table): Sprite<WorksArt | MarkerArt>[] {
  const found: Sprite<WorksArt | MarkerArt>[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (isShown(t, space)) found.push(works(t, space));
    if (worksAt(t, space) >= 0) found.push(begun(t, space));
    if (t.fieldworks[space]! >= 0) found.push(fieldworks(t, space));
    if (hasAmphib(t, space)) found.push(amphib(space));
    for (const side of BOTH) {
      if (villageTribes[space]!.length > 0 && villageIsAllied(t, side, space)) found.push(allied(side, space));
      if (raidsOf(t, side)[space]! > 0) found.push(raided(t, side, space));
    }
  }
  return found;
}

/** A fortress is printed on the map: only a siege or another owner needs a marker. */
const isShown = (t: Table, space: number): boolean =>
  fortAt(t, space) > 0 && (!isFortress[space] || isSiege(t, space) || holderOf(t, space) !== originalOwner[space]);

const slug = (space: number): string => spaceIds[space]!;

function works(t: Table, space: number): Sprite<WorksArt> {
  const side = SIDES[holderOf(t, space) as Side];
  const work = WORKS[fortAt(t, space) as 1 | 2 | 3];
  const art: WorksArt = { kind: 'works', side, work, building: false, siege: siegeAt(t, space) };
  const label = dx('desk.works', { side, space: slug(space), work, building: 0, siege: siegeAt(t, space) }, '§2.0e');
  const brief = dx('desk.briefWorks', { work, building: 0, siege: siegeAt(t, space) });
  return { id: `works-${slug(space)}`, at: slug(space), side, art, label, brief, rank: RANKS.works };
}

function begun(t: Table, space: number): Sprite<WorksArt> {
  const side = SIDES[worksAt(t, space) as Side];
  const art: WorksArt = { kind: 'works', side, work: 'fort', building: true, siege: -1 };
  const label = dx('desk.works', { side, space: slug(space), work: 'fort', building: 1, siege: -1 }, '§2.0g');
  const brief = dx('desk.briefWorks', { work: 'fort', building: 1, siege: -1 });
  return { id: `begun-${slug(space)}`, at: slug(space), side, art, label, brief, rank: RANKS.begun };
}

const briefOf = (kind: MarkerArt['kind'], markers = 1): Text => dx('desk.briefMarker', { kind, markers });

function fieldworks(t: Table, space: number): Sprite<MarkerArt> {
  const side = SIDES[t.fieldworks[space] as Side];
  const art: MarkerArt = { kind: 'fieldworks', side };
  const label = dx('desk.fieldworks', { side, space: slug(space) }, '§card-09a');
  return {
    id: `fieldworks-${slug(space)}`,
    at: slug(space),
    side,
    art,
    label,
    brief: briefOf('fieldworks'),
    rank: RANKS.fieldworks,
  };
}

function amphib(space: number): Sprite<MarkerArt> {
  const art: MarkerArt = { kind: 'amphib', side: 'british' };
  const label = dx('desk.amphib', { space: slug(space) }, '§6.431c');
  return {
    id: `amphib-${slug(space)}`,
    at: slug(space),
    side: 'british',
    art,
    label,
    brief: briefOf('amphib'),
    rank: RANKS.amphib,
  };
}

function allied(side: Side, space: number): Sprite<MarkerArt> {
  const art: MarkerArt = { kind: 'allied', side: SIDES[side] };
  const label = dx('desk.allied', { side: SIDES[side], space: slug(space) }, '§5.532a');
  return {
    id: `allied-${SIDES[side]}-${slug(space)}`,
    at: slug(space),
    side: SIDES[side],
    art,
    label,
    brief: briefOf('allied'),
    rank: RANKS.allied,
  };
}

function raided(t: Table, side: Side, space: number): Sprite<MarkerArt> {
  const markers = raidsOf(t, side)[space]!;
  const art: MarkerArt = { kind: 'raided', side: SIDES[side], ...(markers > 1 ? { count: markers } : {}) };
  const label = dx('desk.raided', { side: SIDES[side], space: slug(space), markers }, '§10.31a');
  return {
    id: `raided-${SIDES[side]}-${slug(space)}`,
    at: slug(space),
    side: SIDES[side],
    art,
    label,
    brief: briefOf('raided', markers),
    rank: RANKS.raided,
  };
}
