/** What the data files of an edition hold, as written. `validate.ts` says whether a given edition really is one. */
import type { EditionOf } from '@bivouac/edition';
import type { FILES } from './shapes.ts';

export const SIDES = ['union', 'confederate'] as const;
export const ROLES = ['army', 'corps', 'cavalry-corps', 'cavalry-division', 'artillery-reserve'] as const;
export const TERRAINS = ['clear', 'woods', 'hill', 'rocky', 'town'] as const;
export const COVERS = ['woods', 'hill'] as const;
export const EDGES = ['south', 'north', 'west', 'east'] as const;
export const FACES = ['front', 'back'] as const;
export const WAYS = ['road', 'rail'] as const;
/** Where a value comes from: `rules` is stated in the rulebook, `reconstructed` is ours. */

export type Side = (typeof SIDES)[number];
export type Kind = RawUnit['kind'];
export type Terrain = (typeof TERRAINS)[number];
/** Terrain that can be connected; rocky hexes count as hill. */
export type Cover = (typeof COVERS)[number];
export type Edge = (typeof EDGES)[number];

/** The four data files a game is played with, each as parsed. */
export type Edition = EditionOf<typeof FILES>;
export type UnitsFile = Edition['units'];
export type MapFile = Edition['map'];
export type EntriesFile = Edition['entries'];
export type ScenariosFile = Edition['scenarios'];

export type RawUnit = UnitsFile['units'][number];
export type RawHex = MapFile['hexes'][number];
export type RawConnection = MapFile['connectivity'][number];
export type RawEntry = EntriesFile['entries'][number];
export type RawScenario = ScenariosFile['scenarios'][number];
export type RawPlacement = RawScenario['setup'][Side][number];
export type RawSubstitution = RawScenario['optionalSubstitutions'][number];
export type RawOptionMarker = RawScenario['optionalMarkers'][number];
export type RawOption = ScenariosFile['optionalRules'][number];
