/** What the data files of an edition hold, as written. `validate.ts` says whether a given edition really is one. */
import type { EditionOf } from '@bivouac/edition';
import type { FILES } from './shapes.ts';

export const SIDES = ['union', 'confederate'] as const;
export const CORPS = ['I', 'II', 'III'] as const;
export const KINDS = ['full', 'reduced2', 'reduced1'] as const;
export const ARMS = ['infantry', 'cavalry'] as const;
export const DEPLOYMENTS = ['battalion', 'corps', 'reserve', 'any'] as const;
export const MOMENTS = ['setup', 'night1', 'night2'] as const;
/** Where a value comes from: `rules` is stated in the rulebook, `reconstructed` is ours. */

/** The five data files a game is played with, each as parsed. */
export type Edition = EditionOf<typeof FILES>;
export type MapFile = Edition['map'];
export type BlocksFile = Edition['blocks'];
export type TokensFile = Edition['tokens'];
export type TimeFile = Edition['time'];
export type ScenariosFile = Edition['scenarios'];

export type SideName = (typeof SIDES)[number];
export type Area = MapFile['areas'][number];
export type Position = MapFile['positions'][number];
export type Road = MapFile['roads'][number];
export type EntryPoint = MapFile['entryPoints'][number];
export type Battalion = BlocksFile['battalions'][number];
export type Block = BlocksFile['blocks'][number];
export type Token = TokensFile['tokens'][number];
export type Arrival = TimeFile['arrivalTokens'][number];
export type Fill = TimeFile['fill'][number];
export type Stack = TimeFile['stacks'][number];
export type Scenario = ScenariosFile['scenarios'][number];
export type Option = ScenariosFile['options'][number];
