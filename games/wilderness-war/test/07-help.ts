import type { Action } from '../state.ts';
import { type Position, position, type Table } from './table.ts';

// Names and openings shared by the tests of battles, sieges, raids and cards.

export const R44 = 'br-regular-44th';
export const R48 = 'br-regular-48th';
export const R35 = 'br-regular-35th';
export const R40 = 'br-regular-40th';
export const NY1 = 'br-provincial-new-york-1';
export const NY2 = 'br-provincial-new-york-2';
export const VIRGINIA = 'br-provincial-virginia-1';
export const LIGHT = 'br-light-infantry-howes';
export const ROGERS = 'br-ranger-rogers';
export const GOREHAM = 'br-ranger-goreham';
export const ARMSTRONG = 'br-ranger-armstrong';
export const CHEROKEE = 'br-cherokee-1';
export const CHEROKEE2 = 'br-cherokee-2';
export const MOHAWK = 'br-mohawk-1';
export const BR_MILITIA = 'br-militia-colonial-militia-1';
export const BR_MILITIA2 = 'br-militia-colonial-militia-2';
export const BEARN = 'fr-regular-bearn';
export const GUYENNE = 'fr-regular-guyenne';
export const ARTOIS = 'fr-regular-artois';
export const CAMBIS = 'fr-regular-cambis';
export const LANGUEDOC = 'fr-regular-languedoc';
export const LA_SARRE = 'fr-regular-la-sarre';
export const MARINES = 'fr-marine-detachment-marine-detachment-1';
export const MARINES2 = 'fr-marine-detachment-marine-detachment-2';
export const MARIN = 'fr-coureurs-marin';
export const LERY = 'fr-coureurs-lery';
export const LANGLADE = 'fr-coureurs-langlade';
export const LIGNERIS = 'fr-coureurs-ligneris';
export const JONCAIRE = 'fr-coureurs-joncaire';
export const HURON = 'fr-huron';
export const OTTAWA = 'fr-ottawa';
export const OJIBWA = 'fr-ojibwa';
export const POTAWATOMI = 'fr-potawatomi';
export const MINGO = 'fr-mingo-1';
export const SHAWNEE = 'fr-shawnee-1';
export const DELAWARE = 'fr-delaware-1';
export const DELAWARE2 = 'fr-delaware-2';
export const ABENAKI = 'fr-abenaki-1';
export const FR_MILITIA = 'fr-militia-canadian-militia-1';

/** `at('albany', R44, R48)`: several pieces in one place. */
export const at = (place: string, ...pieces: readonly string[]): Record<string, string> =>
  Object.fromEntries(pieces.map(piece => [piece, place]));

/** The basic game, a British Action Phase with one Campaign card unless said otherwise. */
export const basic = (p: Position): Table => {
  const active = p.active ?? 'british';
  return position({ options: ['basic'], active, hands: { [active]: [1] }, ...p });
};

/** A force of the active side marches one space. */
export const strike = (p: Position, to: string, leader: string, ...pieces: readonly string[]): Table =>
  basic(p)
    .activate(1)
    .force(leader, ...pieces)
    .quietly() // Foul Weather
    .march(to);

/** Single Auxiliaries (a 1-card serves two Indians or one other) move and stop. */
export const prowl = (p: Position, card: number, piece: string, ...spaces: readonly string[]): Table => {
  const active = p.active ?? 'french';
  const table = basic({ hands: { [active]: [card] }, ...p, active })
    .activate(card)
    .individuals(piece)
    .quietly()
    .march(...spaces);
  return halt(table);
};
/** Stops the move, unless something has stopped it. */
export const halt = (table: Table): Table => (table.asked[1] === 'act.decide' ? table.stop() : table);

export const lose = (unit: string): Action => ({ type: 'lose', unit });
export const retreat = (to: string, ...pieces: readonly string[]): Action => ({ type: 'retreat', pieces, to });
export const goInside = (...pieces: readonly string[]): Action => ({ type: 'goInside', pieces });
export const inside = (...pieces: readonly string[]): Action => ({ type: 'inside', pieces });
export const muster = (...units: readonly string[]): Action => ({ type: 'muster', units });
export const respond = (card: number): Action => ({ type: 'respond', card: `card-${card}` });
export const event = (card: number): Action => ({ type: 'event', card: `card-${card}` });
export const choose = (what: string): Action => ({ type: 'choose', what });
export const place = (piece: string, space: string): Action => ({ type: 'place', piece, at: space });
export const restore = (unit: string): Action => ({ type: 'restore', unit });
export const eliminate = (piece: string): Action => ({ type: 'eliminate', piece });
export const goHome = (piece: string, to: string): Action => ({ type: 'goHome', piece, to });
export const SIEGE: Action = { type: 'siege' };
export const ASSAULT: Action = { type: 'assault' };
export const SORTIE: Action = { type: 'sortie' };
export const STOP: Action = { type: 'stop' };
export const PASS: Action = { type: 'pass' };

/** Who fired, with what modifier, on which column, in order. */
export const fires = (table: Table): readonly string[] =>
  table.said('roll.fire').map(({ args }) => `${args.side} ${args.modifier} on ${args.column}`);
/** The points scored, in order: `british 1 battle`. */
export const scored = (table: Table): readonly string[] =>
  table.said('vp.scored').map(({ args }) => `${args.side} ${args.points} ${args.why}`);
export const wonBy = (table: Table): unknown => table.said('battle.won').at(-1)?.args.side;
/** Where each of these stands. */
export const places = (table: Table, ...pieces: readonly string[]): readonly string[] =>
  pieces.map(piece => table.where(piece));
/** The numbers of the events with these keys, in the order they happened. */
export const order = (table: Table, ...keys: readonly string[]): readonly string[] =>
  table.events.map(({ key }) => key).filter(key => keys.includes(key));
/** What the open question is still about: steps owed, units left, half points. */
export const local = (table: Table, name: string): unknown =>
  (table.state.stack.at(-1)?.locals as Record<string, unknown> | undefined)?.[name];

/** The last card of a late season is played for nothing, and the year ends. */
export const yearEnd = (p: Position): Table =>
  basic({ ...p, active: 'french', season: 'late', hands: { french: [5] } })
    .activate(5)
    .pass();
