import { type Language, listed } from '@bivouac/kernel';
import titlesFile from '../data/cards.titles.json' with { type: 'json' };
import {
  cardNumber,
  cardOf,
  cardSlug,
  cards,
  DEPARTMENTS,
  FIRST_CARD,
  isLeader,
  leaders,
  pieceNumber,
  spaceNumber,
  spaces,
  UNITS,
  type Unit,
  units,
} from '../data/index.ts';
import textsFile from '../data/texts.json' with { type: 'json' };

// How spaces, pieces, cards and numbers are called. What is not known is called what it was called.

type Both = Readonly<Record<Language, string>>;

/** The slugs of an argument; events of earlier versions hold them in one word. */
export type Slugs = string | readonly string[];
export const isMany = (slugs: Slugs): boolean => listed(slugs).length > 1;
export const isNone = (slugs: Slugs): boolean => listed(slugs).length === 0;

const AND: Both = { en: 'and', fr: 'et' };

function enumerated(names: readonly string[], word: string): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
export const allOf = (names: readonly string[], language: Language): string => enumerated(names, AND[language]);

/** A number of things; the French plural begins at two, the English one is whatever is not one. */
export function count(language: Language, many: number, one: string, more: string): string {
  const single = language === 'fr' ? Math.abs(many) < 2 : Math.abs(many) === 1;
  return `${many} ${single ? one : more}`;
}
/** 3 half points are 1½. */
export function halves(points: number): string {
  const whole = Math.floor(points / 2);
  if (points % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
export { signed } from '@bivouac/desk';

// Spaces.
const places: Readonly<Record<string, Both>> = textsFile.places;
const departments: Readonly<Record<string, Both>> = textsFile.departments;
const groups: Readonly<Record<string, Both>> = textsFile.groups;

/** A space or a militia box. */
export const spaceName = (slug: string, language: Language): string =>
  places[slug]?.[language] ?? spaces[spaceNumber(slug)]?.name ?? slug;
export const departmentName = (slug: string, language: Language): string => departments[slug]?.[language] ?? slug;
export const departmentAt = (number: number, language: Language): string =>
  departmentName(DEPARTMENTS[number] ?? '', language);
export const groupName = (slug: string, language: Language): string => groups[slug]?.[language] ?? slug;

// Pieces.
const KINDS: Readonly<Record<Unit['type'], Both>> = {
  regular: { en: 'Regulars', fr: 'Réguliers' },
  'royal-american': { en: 'Royal Americans', fr: 'Royal Americans' },
  highland: { en: 'Highlanders', fr: 'Highlanders' },
  'light-infantry': { en: 'Light Infantry', fr: 'Infanterie Légère' },
  provincial: { en: 'Provincials', fr: 'Provinciaux' },
  'marine-detachment': { en: 'Marine Detachment', fr: 'Détachement de Marine' },
  ranger: { en: 'Rangers', fr: 'Rangers' },
  coureurs: { en: 'Coureurs des bois', fr: 'Coureurs des bois' },
  indian: { en: 'Indians', fr: 'Indiens' },
  militia: { en: 'Militia', fr: 'Milice' },
};
export const kindName = (type: Unit['type'], language: Language): string => KINDS[type][language];

/** What pieces are listed under. */
const LISTS: Readonly<Record<string, Both>> = { ...KINDS, leader: { en: 'Leaders', fr: 'Chefs' } };
export const listName = (kind: string, language: Language): string => LISTS[kind]?.[language] ?? String(kind);

/** Counters named after their kind. */
const PLAIN: Readonly<Record<string, Both>> = {
  'Colonial Militia': { en: 'Colonial Militia', fr: 'Milice coloniale' },
  'Canadian Militia': { en: 'Canadian Militia', fr: 'Milice canadienne' },
  'Marine Detachment': KINDS['marine-detachment'],
};
const FRENCH_NAMES: Readonly<Record<string, string>> = {
  '1st Royal': '1er Royal',
  '85th Ryl. Vol.': '85e Royal Volunteers',
  "Gage's 80th": '80e de Gage',
  "Howe's": 'Howe',
  "Scott's": 'Scott',
  'Boishébert Acadian': 'Boishébert (Acadiens)',
};
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  '85th Ryl. Vol.': '85th Royal Volunteers',
  'Boishébert Acadian': "Boishébert's Acadian",
};
/** 44th is the 44e in French. */
const counted = (name: string, language: Language): string =>
  language === 'en'
    ? (ENGLISH_NAMES[name] ?? name)
    : (FRENCH_NAMES[name] ?? name.replace(/(\d)(st|nd|rd|th)\b/, '$1e'));

const SIDED: Readonly<Record<Unit['side'], Both>> = {
  british: { en: 'British', fr: 'pro-anglais' },
  french: { en: 'French', fr: 'pro-français' },
};

/** The name on the counter and the kind of troops: `44th Regulars`, `Massachusetts Provincials`, `Seneca (French)`. */
function unitName(unit: Unit, language: Language): string {
  const plain = PLAIN[unit.name];
  if (plain) return plain[language];
  if (unit.type === 'indian')
    return unit.group === 'iroquois' ? `${unit.name} (${SIDED[unit.side][language]})` : unit.name;
  const name = counted(unit.name, language);
  const kind = kindName(unit.type, language);
  const letter = /^(.*) \(([ab])\)$/.exec(name); // two battalions of one regiment
  if (language === 'fr') return letter ? `${letter[1]} ${letter[2]} (${kind})` : joined(name, kind);
  return letter ? `${letter[1]} ${kind} (${letter[2]})` : `${name} ${kind}`;
}
/** `44e (Réguliers)`, `Boishébert (Acadiens, Coureurs des bois)`. */
const joined = (name: string, kind: string): string =>
  name.endsWith(')') ? `${name.slice(0, -1)}, ${kind})` : `${name} (${kind})`;

/** A unit or a leader. */
export function pieceName(slug: string, language: Language): string {
  const piece = pieceNumber(slug);
  if (piece < 0) return slug;
  return isLeader(piece) ? leaders[piece - UNITS]!.name : unitName(units[piece]!, language);
}

/** What troops a unit is; a leader is none. */
export function pieceKind(slug: string, language: Language): string | null {
  const unit = units[pieceNumber(slug)];
  return unit ? kindName(unit.type, language) : null;
}

/** Leaders first; counters that look alike are counted: `Wolfe, 3 × Massachusetts Provincials and Huron`. */
export function pieceNames(slugs: Slugs, language: Language): string {
  const isChief = (slug: string): boolean => isLeader(pieceNumber(slug));
  const all = [...listed(slugs).filter(isChief), ...listed(slugs).filter(slug => !isChief(slug))];
  const many = new Map<string, number>();
  for (const slug of all) many.set(pieceName(slug, language), (many.get(pieceName(slug, language)) ?? 0) + 1);
  const names = [...many].map(([name, times]) => (times > 1 ? `${times} × ${name}` : name));
  return allOf(names, language);
}

/** A force in short: `Beaujeu, Dumas and 3 units`; a few pieces are named. */
export function forceName(slugs: Slugs, language: Language): string {
  const chiefs = listed(slugs).filter(slug => isLeader(pieceNumber(slug)));
  const rest = listed(slugs).length - chiefs.length;
  if (chiefs.length === 0 || rest < 2) return pieceNames(slugs, language);
  const troops = count(language, rest, language === 'fr' ? 'unité' : 'unit', language === 'fr' ? 'unités' : 'units');
  return allOf([...chiefs.map(slug => pieceName(slug, language)), troops], language);
}

/** The whole name: `44th Regulars, 3-4, British Drilled Troops`, `Wolfe 1-6-2`. */
export function pieceTitle(slug: string, language: Language): string {
  const piece = pieceNumber(slug);
  if (piece < 0) return slug;
  if (isLeader(piece)) {
    const { name, initiative, command, tactics } = leaders[piece - UNITS]!;
    return `${name} ${initiative}-${command}-${tactics}`;
  }
  const unit = units[piece]!;
  return `${unitName(unit, language)}, ${unit.full}-${unit.move}, ${CLASSES[unit.class][language]}`;
}
const CLASSES: Readonly<Record<Unit['class'], Both>> = {
  drilled: { en: 'Drilled Troops', fr: 'Troupes de Métier' },
  auxiliary: { en: 'Auxiliaries', fr: 'Auxiliaires' },
  militia: { en: 'Militia', fr: 'Milice' },
};

// Cards.
const titles: Readonly<Record<string, Both>> = titlesFile;

/** An unknown card names itself. */
export function cardTitle(slug: string, language: Language): string {
  const card = cardNumber(slug);
  return (card < 0 ? undefined : titles[cardOf(card).n]?.[language]) ?? slug;
}
/** In a sentence: French puts titles in quotation marks. */
export const cardName = (slug: string, language: Language): string => {
  const title = cardTitle(slug, language);
  return language === 'fr' ? `«\u00a0${title}\u00a0»` : title;
};
/** The title of an event: `small_pox`. */
export const eventTitle = (event: string, language: Language): string =>
  cardName(cards.find(card => card.key === event) ? cardSlug(FIRST_CARD - 1 + numberOf(event)) : event, language);
const numberOf = (event: string): number => cards.find(card => card.key === event)?.n ?? 0;
