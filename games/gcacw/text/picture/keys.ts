import { says } from '@bivouac/desk';

/** What the picture says. Units, leaders, hexes and sides are slugs; combat values are halves; 1 is yes. */
export interface PictureSays {
  'picture.unit': UnitSeen & { hex: string };
  'picture.unitAway': UnitSeen;
  'picture.unitBrief': UnitSeen;
  'picture.leader': LeaderSeen & { unit: string; hex: string };
  'picture.leaderBrief': LeaderSeen;
  'picture.force': ForceSeen & { hex: string };
  'picture.forceBrief': ForceSeen;
  'picture.pontoon': { side: string; hex: string; to: string };
  'picture.pontoonBrief': { side: string };
  'picture.down': { name: string; kind: string; hex: string; to: string };
  'picture.downBrief': { name: string; kind: string };
  'picture.station': { name: string; hex: string; burnt: number };
  'picture.stationBrief': { name: string; burnt: number };
  'picture.refused': { hex: string };
  'picture.refusedBrief': Nothing;
  'picture.kind': { kind: string };
  'picture.hex': Ground;
  'picture.zone': { side: string };
  'picture.goal': Goal;
  'picture.fight': { side: string; units: List; hex: string; assault: number };
  'picture.marching': { unit: string };
  'picture.leading': { leader: string };
  'picture.when': { turn: number; of: number; date: string };
  'picture.turns': Nothing;
  'picture.day': { date: string };
  'picture.cycle': Nothing;
  'picture.phase': { acts: number };
  'picture.initiative': { side: string; union: number; confederate: number };
  'picture.passed': { side: string };
  'picture.weather': { rain: number };
  'picture.rainNow': { until: number };
  'picture.dry': Nothing;
  'picture.flood': { river: string; until: number };
  'picture.lull': Nothing;
  'picture.paralysed': { side: string };
  'picture.silent': { leader: string };
  'picture.victory': { side: string };
  'picture.level': { level: string; from: number; last: number };
  'picture.scoring': Nothing;
  'picture.item': Item;
  'picture.arrivals': { side: string };
  'picture.due': { turn: number; hexes: List };
  'picture.appear': { turn: number; date: string; now: number };
  'picture.lost': { side: string };
}

interface UnitSeen {
  unit: string;
  arm: string;
  size: string;
  command: string;
  manpower: number;
  value: number; // combat value, in halves
  organized: number;
  exhausted: number;
  fatigue: number;
  demoralized: number;
  works: string;
  force: number; // the marker that hides it; 0: none
}
interface LeaderSeen {
  leader: string;
  level: string;
  command: number;
  attack: number; // -1: an army leader
  defense: number;
  silent: number;
}
/** `units`: how many it holds; -1: whoever looks may not know. */
interface ForceSeen {
  side: string;
  force: number;
  units: number;
}
/** Routes, waters and ridges by their directions, a bit each. Crossings: direction, kind, state, name. */
export interface Ground {
  hex: string;
  names: List;
  terrain: string;
  redoubt: number;
  pike: number;
  road: number;
  trail: number;
  rail: number;
  creek: number;
  minor: number;
  major: number;
  ridge: number;
  crossings: List;
}
/** A victory hex; `each`: points at the end of every turn, `all`: for all of several hexes together; `held`: fulfilled now. */
/** Who counts there: arms, any if none is named, and the least combat value. */
interface Counted {
  arms: List;
  least: number;
}
export interface Goal extends Counted {
  hex: string;
  side: string; // whose units must be there
  points: number; // of the side that scores
  scorer: string;
  how: string; // end, each, all
  held: number;
}
export interface Item extends Counted {
  item: string; // its kind
  side: string;
  points: number;
  hexes: List;
}
type List = readonly string[];
type Nothing = Record<never, never>;
type PictureKey = keyof PictureSays;

/** A catalogue of the picture: complete in each language, or it does not compile. */
export type PictureSentences = { readonly [K in PictureKey]: (args: PictureSays[K]) => string };

export const px = says<PictureSays>();
