import type { Action } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

// What positions that must be solved are made of.

export interface Puzzle {
  readonly id: string;
  readonly seat: 'british' | 'french';
  set(): Table;
  readonly until: 'phase' | 'answer' | 'two answers'; // how far the bot plays: its Action Phase, or so many answers
  found(actions: readonly Action[], after: Table): boolean;
}

/** Annus Mirabilis in its first year, one side about to play a card. */
export const in1758 = (active: Puzzle['seat'], more: Omit<Position, 'scenario'>): Table =>
  position({ scenario: 'annus-mirabilis', year: 1758, active, ...more });

export const regulars = (side: 'br' | 'fr', count: number, where: string): Record<string, string> => {
  const names = {
    br: ['15th', '17th', '22nd', '27th', '28th', '35th', '40th'].map(name => `br-regular-${name}`),
    fr: ['artois', 'bourgogne', 'bearn'].map(name => `fr-regular-${name}`),
  };
  return Object.fromEntries(names[side].slice(0, count).map(name => [name, where]));
};
export const provincials = (count: number, where: string): Record<string, string> =>
  Object.fromEntries([1, 2, 3, 4].slice(0, count).map(n => [`br-provincial-massachusetts-${n}`, where]));

/** Who guards Canada: without them an army would rather walk into Québec than solve anything. */
export const CANADA: Record<string, string> = {
  montcalm: 'montreal',
  'fr-regular-la-sarre': 'montreal',
  'fr-regular-la-reine': 'montreal',
  'fr-regular-languedoc': 'montreal',
  'fr-regular-guyenne': 'montreal',
  'fr-regular-royal-roussillon': 'montreal',
  levis: 'quebec',
  'fr-regular-cambis': 'quebec',
  'fr-regular-marine-1': 'quebec',
  'fr-regular-marine-2': 'quebec',
};

export const has = (actions: readonly Action[], is: (action: Action) => boolean): boolean => actions.some(is);
