import type { Language } from '@bivouac/kernel';
import {
  battalionNumber,
  battalions,
  blockNumber,
  blockOf,
  board,
  groupIds,
  hourOf,
  NIGHT,
  positionNumber,
  tokenNumber,
  tokenOf,
} from '../data/index.ts';
import textsFile from '../data/texts.json' with { type: 'json' };

// How areas, positions, blocks, tokens and hours are called. What is not known is called what it was called.

type Both = Readonly<Record<Language, string>>;
const places: Readonly<Record<string, Both>> = textsFile.places;

export const areaName = (slug: string, language: Language): string => places[slug]?.[language] ?? slug;

/** A position by the areas it lies between; the spots beside the map by their own names. */
export function positionName(slug: string, language: Language): string {
  const position = positionNumber(slug);
  if (position < 0) return slug.startsWith('off-') ? areaName(slug.slice(4), language) : pointName(slug);
  const [a, b] = [0, 1].map(side => areaName(board.areaIds[board.areaOf[2 * position + side]!]!, language));
  return `${a} / ${b}`;
}
/** A position, or an area by which the map is left. */
export const placeName = (slug: string, language: Language): string =>
  places[slug] ? areaName(slug, language) : positionName(slug, language);
export const pointName = (slug: string): string => slug.replace(/^./, letter => letter.toUpperCase());

const IRON_BRIGADE: Both = { en: 'Iron Brigade', fr: 'Brigade de Fer' };
export const groupName = (slug: string, language: Language): string =>
  slug === groupIds[groupIds.indexOf('iron-brigade')]
    ? IRON_BRIGADE[language]
    : (battalions[battalionNumber(slug)]?.name ?? slug);

const KINDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { full: 'full strength', reduced2: 'reduced to 2', reduced1: 'reduced to 1' },
  fr: { full: 'à pleine force', reduced2: 'réduit à 2', reduced1: 'réduit à 1' },
};
export function blockName(slug: string, language: Language): string {
  const block = blockNumber(slug);
  if (block < 0) return slug;
  const { group, kind } = blockOf(block);
  return `${groupName(group, language)} (${KINDS[language][kind]})`;
}

/** `u3` is the third Union block that came; `u3:hancock-f1` the same to whoever knows which it is. */
export function standName(slug: string, language: Language): string {
  const [, face] = slug.split(':');
  if (face) return language === 'en' ? blockName(face, 'en') : `bloc ${blockName(face, 'fr')}`;
  const [, side, number] = /^([uc])(\d+)$/.exec(slug) ?? [];
  if (side === undefined) return slug;
  if (language === 'en') return `${side === 'u' ? 'Union' : 'Confederate'} block ${number}`;
  return `bloc ${number} ${side === 'u' ? 'de l’Union' : 'confédéré'}`;
}

const RESERVE: Both = { en: 'Reserve', fr: 'Réserve' };
const ANY: Both = { en: 'Any', fr: 'Tous' };
const CORPS: Both = { en: 'Corps', fr: 'Corps' };
const MARCH: Both = { en: 'March/Fieldworks', fr: 'Marche/Travail de terrain' };
export function tokenName(slug: string, language: Language): string {
  const token = tokenNumber(slug);
  if (token < 0) return slug;
  const { deploy, strength } = tokenOf(token);
  if (!deploy) return MARCH[language];
  const who = {
    any: ANY[language],
    reserve: RESERVE[language],
    corps: `${CORPS[language]} ${deploy.corps ?? ''}`,
    battalion: groupName(deploy.battalion ?? '', language),
  }[deploy.kind];
  return `${who} ${strength}`;
}

/** A box of the track: `9 AM`, `21 h`, Night. */
export function boxName(box: number, language: Language): string {
  if (box === NIGHT) return language === 'en' ? 'Night' : 'la Nuit';
  return hourName(hourOf(box), language);
}
export function hourName(hour: number, language: Language): string {
  if (hour === hourOf(NIGHT)) return boxName(NIGHT, language);
  if (language === 'fr') return `${hour}\u00a0h`;
  return `${((hour + 11) % 12) + 1} ${hour < 12 ? 'AM' : 'PM'}`;
}

const USES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    any: 'Artillery: with one block of any battalion.',
    battalion: 'Artillery: with two blocks of this battalion, on one position or near.',
    corps: 'Artillery: with three blocks of this corps, once two of its battalions have come whole.',
    reserve: 'Artillery: with any three blocks of infantry, once four battalions besides Buford’s have come whole.',
    march: 'One step more for the next three blocks that march, or fieldworks at Night.',
  },
  fr: {
    any: 'Artillerie : avec un bloc de n’importe quel bataillon.',
    battalion: 'Artillerie : avec deux blocs de ce bataillon, sur une position ou à côté.',
    corps: 'Artillerie : avec trois blocs de ce corps, dès que deux de ses bataillons sont arrivés entiers.',
    reserve:
      'Artillerie : avec trois blocs d’infanterie, dès que quatre bataillons, Buford à part, sont arrivés entiers.',
    march: 'Une étape de plus pour les trois prochains blocs en marche, ou des travaux de terrain la Nuit.',
  },
};
/** What a token is good for. */
export function tokenUse(slug: string, language: Language): string {
  const token = tokenNumber(slug);
  return token < 0 ? '' : USES[language][tokenOf(token).deploy?.kind ?? 'march']!;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
