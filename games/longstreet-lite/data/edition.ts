/** What the data files of an edition hold, as written. `validate.ts` says whether a given edition really is one. */
import type { EditionOf } from '@bivouac/edition';
import type { FILES } from './shapes.ts';

export const SIDES = ['federal', 'confederate'] as const;
export const ARMS = ['infantry', 'artillery'] as const;
export const SYMBOLS = ['musket', 'bugle', 'sword', 'kepi'] as const;
/** The windows of the passive player: §4-int-c, §4-int-d. */
export const MOMENTS = ['start', 'fire', 'movement', 'command', 'charges', 'kills'] as const;
/** What terrain does to an artillery lane: nothing, ends it 2 BW further on, ends it at once. */
export const LANES = ['free', 'two', 'crest'] as const;
/** The rules have one record for each: rules/04-effects.ts. */
export const CARD_IDS = [
  'drilled-volley',
  'low-and-steady',
  'double-canister',
  'skirmishers-forward',
  'telling-effect',
  'quickstep',
  'at-the-double',
  'retrograde',
  'pioneers',
  'cold-steel',
  'follow-the-colors',
  'supports-well-up',
  'press-home',
  'old-rivals',
  'confusion',
  'they-couldnt-hit-an',
  'like-a-stone-wall',
  'poor-survey',
  'battle-smoke',
  'rebel-yell',
  'rebel-yell-early',
  'crack-shots',
  'crack-shots-early',
  'no-surrender',
  'foot-cavalry',
  'by-the-flank',
  'gallant-colonel-cs',
  'massed-batteries',
  'forward-the-union',
  'iron-discipline',
  'ninety-day-zeal',
  'short-of-cartridges',
  'full-cartridge-boxes',
  'staff-work',
  'repeaters',
] as const;
/** §2-terr-c What is not in the table is open ground: a road, a railway embankment. */
export const KINDS = [
  'wood',
  'marsh',
  'hill',
  'crest',
  'stream',
  'river',
  'rocky',
  'field',
  'wall',
  'fence',
  'ford',
  'bridge',
  'road',
  'embankment',
] as const;

/** The three data files a game is played with, each as parsed. */
export type Edition = EditionOf<typeof FILES>;
export type CardsFile = Edition['cards'];
export type TerrainFile = Edition['terrain'];
export type ScenariosFile = Edition['scenarios'];

export type SideName = (typeof SIDES)[number];
export type ArmName = (typeof ARMS)[number];
export type CardId = (typeof CARD_IDS)[number];
export type Sign = (typeof SYMBOLS)[number];
export type Moment = (typeof MOMENTS)[number];
export type KindName = (typeof KINDS)[number];
export type Card = CardsFile['cards'][number];
export type Kind = TerrainFile['kinds'][number];
export type Scenario = ScenariosFile['scenarios'][number];
export type Piece = Scenario['terrain'][number];
export type Unit = Scenario['forces']['federal']['units'][number];
export type Option = ScenariosFile['options'][number];
