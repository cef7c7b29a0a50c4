import type { Art, Desk, Ground, Picture, Sprite } from '@bivouac/desk';
import type { AnyGame, AnyLesson, Event, Language, Point, RuleText, View } from '@bivouac/kernel';
import type { ComponentType } from 'preact';
import type { Later } from './later.ts';
import type { Speech } from './speech.ts';

/** What it takes to play: the rules, and what may be clicked. */
export interface Play {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: games of all types side by side
  readonly desk: Desk<any, any>;
}

/** What people read of a scenario before they choose it. */
export interface ScenarioWords {
  readonly name: string;
  readonly blurb: string;
  readonly victory: string;
  readonly title?: string; // of a series: the one it belongs to; scenarios are listed under it
}

/** What it takes to see a table of one game; loaded when one is opened. The rest comes when it is needed. */
// biome-ignore lint/suspicious/noExplicitAny: games of all types side by side
export interface WebGame<A extends Art = any> {
  readonly id: string;
  readonly voice: Speech;
  // biome-ignore lint/suspicious/noExplicitAny: views of all games
  picture(view: View<any>): Picture<A>; // says what its pieces show
  readonly board: Board<A>; // draws that
  seats: AnyGame['seats'];
  readonly play: Later<Play>;
  readonly rules: Later<readonly RuleText[]>;
  title(language: Language): string;
  /** Tables of the game, in the Charts panel. */
  style?(): Promise<unknown>; // of its pieces and cards, before the table is shown
  readonly charts?: Later<ComponentType<{ readonly language: Language }>>;
  /** A card of the game, face up. */
  readonly Card?: ComponentType<CardProps>;
  readonly tokens?: true; // they are no cards, but tokens
  scenario(id: string, language: Language): ScenarioWords;
  option(id: string, language: Language): { readonly name: string; readonly explains: string };
  /** The rule, or its section, that an option changes. */
  optionRule(id: string): string;
  /** A guided first game. */
  lesson?(): Promise<AnyLesson>;
  about(language: Language): string;
  sideName(side: string, language: Language): string;
  /** What people call a place, when it is more than its id. */
  placeName?(place: string, language: Language): string;
  /** Where a march led, if it is to be told in more words. */
  placeTold?(place: string, language: Language): string | undefined;
  /** A point of open ground. */
  pointName?(point: Point, language: Language): string;
  /** A piece, and what kind of troops it is, if it is one. */
  sectionMark?(section: string, language: Language): string; // in a chip, where its name would be too long
  pieceName?(piece: string, language: Language): string;
  readonly faces?: Faces;
  pieceKind?(piece: string, language: Language): string | null;
  /** A card as it is called in a list. */
  cardTitle?(card: string, language: Language): { readonly title: string; readonly value: string };
  /** The class of a side's colours: us, cs, br, fr. */
  sideClass(side: string): string;
}

/** Of pieces whose faces only some see. */
export interface Faces {
  // biome-ignore lint/suspicious/noExplicitAny: views of all games
  of(view: View<any>): Readonly<Record<string, string>>; // those a view shows, by piece
  turned(event: Event): readonly string[]; // pieces that may have another face after it
}

/** A game with all it takes to play. */
export type WholeGame = WebGame & Play;

export interface CardProps {
  readonly card: string; // its id
  readonly language: Language;
  readonly state?: 'picked' | 'off' | undefined; // chosen, or not playable now
  readonly whole?: boolean; // all of its text
}

// biome-ignore lint/suspicious/noExplicitAny: games of all types side by side
export interface Board<A extends Art = any> {
  readonly sheet: string; // address of the drawn map
  readonly part?: Part; // of the sheet that is played on; absent: all of it
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  readonly plane?: Plane; // pieces may lie at any point of it
  /** Ground laid in play, as the sheet would show it. */
  ground?(ground: Ground): DrawnGround;
  /** Left, top, width and height of a piece in its own box, where it is no counter. */
  box?(sprite: Sprite<A>): readonly [number, number, number, number];
  readonly long?: readonly [number, number, number, number]; // the box of every piece where it lies straight: in a list
  readonly numbered?: boolean; // the sheet prints its places' numbers
  readonly zones?: boolean; // enemy zones are marked on it
  readonly cost?: readonly [number, number]; // where the price of a place is written, from its middle; absent: at its foot
  /** SVG of a piece in a box around 0,0; `far` is the small form. */
  piece(sprite: Sprite<A>): string;
  readonly inscribed?: boolean; // pieces bear their full names, in the reader’s language
  pile(sprites: readonly Sprite<A>[]): string; // far form of a stack: one tile
  /** Where the pieces of a stack lie, from the bottom up. */
  offset(index: number, count: number, sprite: Sprite<A>): readonly [number, number];
}
/** Where a part of a sheet begins, and the ground in it that is in play, as a path; the rest is veiled. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly played: string;
}
export interface Plane {
  readonly around: number; // so far from a point counts as pointing at it, on the sheet
  readonly step: number; // of the keys over open ground, on the sheet
  readonly unit?: number; // so many units of the game are one of the sheet; 1 unless said
}
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly outline: string; // path of its border, for marks and hits
  readonly neighbours: readonly string[]; // for the arrow keys
  /** Of a plane: whether a point of the sheet lies in it. */
  holds?(x: number, y: number): boolean;
}
export interface DrawnGround extends Place {
  readonly svg: string;
  readonly rank: number; // the lowest is drawn first
}
