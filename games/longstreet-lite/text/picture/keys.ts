import { type Says, says } from '@bivouac/desk';

type Nothing = Record<never, never>;
type List = readonly string[];
interface Sided {
  side: string;
}
/** What a unit is: its formation is `line`, `column`, `dense`, `guns` or `limber`. */
export interface OfUnit {
  unit: string;
  form: string;
  bases: number;
  lost: number;
}
export interface OfPlace {
  place: string;
  kind: string;
  difficult: List; // for these arms
  impassable: List;
  cover: List; // against `fire`, in `combat`
  lane: string;
  skirmish: number; // small arms do no more through it
  water: number; // nobody fires from it
  crest: number;
}

/** What is said of what lies on the table, beside the rules. Units, cards, places and sides are slugs; 1 is yes. */
export interface PictureSays {
  'picture.when': { turn: number; phase: string; cards: number };
  'picture.turn': { turn: number; side: string };
  'picture.phase': { phase: string };
  'picture.breakpoint': { breakpoint: number };
  'picture.taken': { side: string; taken: number; breakpoint: number };
  'picture.decks': Nothing;
  'picture.decksShort': Nothing;
  'picture.deck': { side: string; held: number; pile: number; discarded: number };
  'picture.unit': OfUnit & { side: string; smoke: number; acted: number; hits: number };
  'picture.brief': OfUnit;
  'picture.called': { unit: string };
  'picture.side': Sided;
  'picture.away': { unit: string; side: string; bases: number };
  'picture.reserve': Sided;
  'picture.gone': Sided;
  'picture.place': OfPlace;
  'picture.firing': { unit: string };
  'picture.fights': { unit: string; enemies: List };
  'picture.card': { card: string; morale: number; symbol: string; once: number };
  'picture.cardSays': { card: string };
  'picture.hand': Sided;
  'picture.pile': Sided;
  'picture.discards': Sided;
  'picture.used': Sided;
}
export type PictureSentences = { readonly [K in keyof PictureSays]: (args: PictureSays[K]) => string };
export const px: Says<PictureSays> = says<PictureSays>();
