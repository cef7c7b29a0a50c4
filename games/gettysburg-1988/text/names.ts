import { type Language, listed } from '@bivouac/kernel';
import type { MapFile, RawUnit } from '../data/edition.ts';
import { unitNumber, units } from '../data/index.ts';
import mapFile from '../data/map.json' with { type: 'json' };
import textsFile from '../data/texts.json' with { type: 'json' };

// How units, hexes and numbers are called. What is not known is called what it was called.

type Both = Readonly<Record<Language, string>>;

/** The slugs of an argument; events of earlier versions hold them in one word. */
export type Slugs = string | readonly string[];
export const isMany = (slugs: Slugs): boolean => listed(slugs).length > 1;
export const isNone = (slugs: Slugs): boolean => listed(slugs).length === 0;

const AND: Both = { en: 'and', fr: 'et' };
const OR: Both = { en: 'or', fr: 'ou' };

function enumerated(names: readonly string[], word: string): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
export const allOf = (names: readonly string[], language: Language): string => enumerated(names, AND[language]);
export const oneOf = (names: readonly string[], language: Language): string => enumerated(names, OR[language]);

/** 9 half points are 4½. */
export function halves(points: number): string {
  const whole = Math.floor(points / 2);
  if (points % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** A number of things; the French plural begins at two, the English one is whatever is neither one nor a half. */
export function count(language: Language, many: number, one: string, more: string, shown = String(many)): string {
  const single = language === 'fr' ? many < 2 : many === 1 || many === 0.5;
  return `${shown} ${single ? one : more}`;
}
export const countHalves = (language: Language, points: number, one: string, more: string): string =>
  count(language, points / 2, one, more, halves(points));

// Units.
const KINDS: Readonly<Record<RawUnit['kind'], Both>> = {
  general: { en: 'general', fr: 'général' },
  infantry: { en: 'infantry', fr: 'infanterie' },
  cavalry: { en: 'cavalry', fr: 'cavalerie' },
  artillery: { en: 'artillery', fr: 'artillerie' },
};
const namesakes = (unit: RawUnit): readonly RawUnit[] => units.filter(other => other.name === unit.name);

/** The surname, with what tells it from its namesakes: `Newton (general)`, `McIntosh (Union cavalry)`. */
export function unitName(slug: string, language: Language): string {
  const unit = units[unitNumber(slug)];
  if (!unit) return slug;
  const others = namesakes(unit);
  if (others.length === 1) return unit.name;
  const kind = KINDS[unit.kind][language];
  return `${unit.name} (${others.some(other => other.side !== unit.side) ? sided(unit, kind, language) : kind})`;
}

/** Its arm; a general has none. */
export function unitKind(slug: string, language: Language): string | null {
  const unit = units[unitNumber(slug)];
  return unit && unit.kind !== 'general' ? KINDS[unit.kind][language] : null;
}

function sided({ side }: RawUnit, kind: string, language: Language): string {
  if (language === 'en') return `${side === 'union' ? 'Union' : 'Confederate'} ${kind}`;
  return `${kind} ${side === 'union' ? 'de l’Union' : 'confédérée'}`;
}

export const unitNames = (slugs: Slugs, language: Language): string =>
  allOf(
    listed(slugs).map(slug => unitName(slug, language)),
    language,
  );

/** For sentences about generals only, where rank need not be told twice. */
export const surname = (slug: string): string => units[unitNumber(slug)]?.name ?? slug;

const ARMS: Readonly<Record<RawUnit['kind'], Both>> = {
  general: { en: 'gen', fr: 'gén' },
  infantry: { en: 'inf', fr: 'inf' },
  cavalry: { en: 'cav', fr: 'cav' },
  artillery: { en: 'art', fr: 'art' },
};
/** In lists: `Heth inf III`. */
export function unitBrief(slug: string, language: Language): string {
  const unit = units[unitNumber(slug)];
  if (!unit) return slug;
  return [unit.name, ARMS[unit.kind][language], ...(unit.corps === 'ARMY' ? [] : [unit.corps])].join(' ');
}

/** The whole name: `Wadsworth, infantry division of I Corps (Union)`. */
export function unitTitle(slug: string, language: Language): string {
  const unit = units[unitNumber(slug)];
  if (!unit) return slug;
  const { en, fr } = FORMATIONS[`${unit.side} ${unit.corps}`] ?? corpsName(unit.corps);
  const troops = TROOPS[unit.kind === 'artillery' ? `${unit.side} artillery` : unit.kind];
  if (language === 'en') {
    const side = unit.side === 'union' ? 'Union' : 'Confederate';
    return troops
      ? `${unit.name}, ${troops.en} of ${en} (${side})`
      : `General ${unit.name}, ${en.replace(/^the /, '')} (${side})`;
  }
  const side = unit.side === 'union' ? 'Union' : 'Confédérés';
  return troops
    ? `${unit.name}, ${troops.fr} ${fr} (${side})`
    : `Le général ${unit.name}, ${fr.replace(/^(du |de la |de l’)/, '')} (${side})`;
}

const TROOPS: Readonly<Record<string, Both>> = {
  infantry: { en: 'infantry division', fr: 'division d’infanterie' },
  cavalry: { en: 'cavalry brigade', fr: 'brigade de cavalerie' },
  'union artillery': { en: 'artillery brigade', fr: 'brigade d’artillerie' },
  'confederate artillery': { en: 'artillery battalion', fr: 'bataillon d’artillerie' },
};
const FORMATIONS: Readonly<Record<string, Both>> = {
  'union ARMY': { en: 'Army of the Potomac', fr: 'de l’armée du Potomac' },
  'confederate ARMY': { en: 'Army of Northern Virginia', fr: 'de l’armée de Virginie du Nord' },
  'union C': { en: 'the Cavalry Corps', fr: 'du corps de cavalerie' },
  'confederate C': { en: 'the Cavalry Division', fr: 'de la division de cavalerie' },
  'union 1C': { en: 'the 1st Cavalry Division', fr: 'de la 1re division de cavalerie' },
  'union 2C': { en: 'the 2nd Cavalry Division', fr: 'de la 2e division de cavalerie' },
  'union 3C': { en: 'the 3rd Cavalry Division', fr: 'de la 3e division de cavalerie' },
  'union AR': { en: 'the Artillery Reserve', fr: 'de la réserve d’artillerie' },
};
const corpsName = (corps: string): Both => ({
  en: `${corps} Corps`,
  fr: `du ${corps}${corps === 'I' ? 'er' : 'e'} corps`,
});

// Hexes.
const places: Readonly<Record<string, Both>> = textsFile.places;
const hexes = new Map((mapFile as unknown as MapFile).hexes.map(hex => [hex.id, hex]));
const OFF: Both = { en: 'off the map', fr: 'hors du plateau' };

/** What stands on the map in a hex: a place, or the road that leaves the map there. */
export function placeName(code: string, language: Language): string | null {
  const hex = hexes.get(code);
  const name = hex?.name ?? hex?.roadExit;
  return name === undefined ? null : (places[name]?.[language] ?? name);
}

/** The code and its place: `L6 (Cemetery Hill, west)`. */
export function hexName(code: string, language: Language): string {
  if (code === 'off') return OFF[language];
  const place = placeName(code, language);
  return place === null ? code : `${code} (${place.replace(/ \((.+)\)$/, ', $1')})`;
}

/** Codes alone when there are several. */
export const hexNames = (codes: Slugs, language: Language): string =>
  isMany(codes) ? allOf(listed(codes), language) : hexName(listed(codes)[0] ?? '', language);
export const anyHex = (codes: Slugs, language: Language): string =>
  isMany(codes) ? oneOf(listed(codes), language) : hexName(listed(codes)[0] ?? '', language);
