import { all, army, capital, card, kind, named, number, phase, Unit } from '../fr/words.ts';
import { cardText, placeName } from '../names.ts';
import type { OfPlace, OfUnit, PictureSentences } from './keys.ts';

const FORMS: Readonly<Record<string, string>> = {
  line: 'en ligne',
  column: 'en colonne',
  dense: 'en formation profonde',
  guns: 'dételée',
  limber: 'attelée',
};
const SYMBOLS: Readonly<Record<string, string>> = { musket: 'fusil', bugle: 'clairon', sword: 'sabre', kepi: 'képi' };
const ARMS: Readonly<Record<string, string>> = { infantry: 'l’infanterie', artillery: 'l’artillerie' };
const COVER: Readonly<Record<string, string>> = { fire: 'couvert contre le tir', combat: 'couvert en combat' };
const LANES: Readonly<Record<string, string>> = {
  two: 'les canons voient deux largeurs de base dedans ou au-delà',
  crest: 'les canons ne voient pas au-delà',
};

const isGun = (form: string): boolean => form === 'guns' || form === 'limber';
const many = (a: { form: string; bases: number }): string => number(a.bases, isGun(a.form) ? 'canon' : 'base');
const lost = (count: number): readonly string[] => (count > 0 ? [number(count, 'perdue')] : []);
const brief = (a: OfUnit): string =>
  [named(a.unit), ...(FORMS[a.form] ? [FORMS[a.form]!] : []), many(a), ...lost(a.lost)].join(', ');

/** Terrain laid in play has no name of its own. */
const placed = (place: string, what: string): string =>
  place.startsWith('laid-') ? capital(kind(what)) : `${placeName(place, 'fr')}\u00a0: ${kind(what)}`;
const arms = (of: readonly string[]): string => of.map(arm => ARMS[arm] ?? arm).join(' et ');
function ground(a: OfPlace): string {
  return [
    placed(a.place, a.kind),
    ...(a.crest
      ? ['avec une crête\u00a0: couvert, escarmouche seulement par-dessus, et les canons ne voient pas au-delà']
      : []),
    ...(a.difficult.length > 0 ? [`difficile pour ${arms(a.difficult)}`] : []),
    ...(a.impassable.length > 0 ? [`infranchissable pour ${arms(a.impassable)}`] : []),
    ...a.cover.map(what => COVER[what] ?? what),
    ...(LANES[a.lane] ? [LANES[a.lane]!] : []),
    ...(a.skirmish ? ['l’infanterie tire au-delà en escarmouche seulement'] : []),
    ...(a.water ? ['on n’y tire pas'] : []),
  ].join('\u00a0; ');
}

const when = (a: { turn: number; phase: string; cards: number }): string =>
  a.turn === 0
    ? 'Avant la bataille'
    : [`Tour ${a.turn}`, ...(a.phase === '' ? [] : [`${phase(a.phase)}, ${number(a.cards, 'carte')}`])].join(' · ');

export const fr: PictureSentences = {
  'picture.when': when,
  'picture.turn': a => `Tour ${a.turn}\u00a0: ${army(a.side)}`,
  'picture.phase': a => (a.phase === 'either' ? 'mouvement ou combat' : phase(a.phase)),
  'picture.breakpoint': a => `Bases ennemies perdues\u00a0; avec un dé, ${a.breakpoint} fait gagner`,
  'picture.taken': a => `${capital(army(a.side))} en ont pris ${a.taken} sur ${a.breakpoint}`,
  'picture.decks': () => 'Cartes',
  'picture.decksShort': () => 'Cartes',
  'picture.deck': a =>
    `${capital(army(a.side))}\u00a0: ${a.held} en main, ${a.pile} à piocher, ${a.discarded} défaussées`,
  'picture.unit': a =>
    [
      brief(a),
      army(a.side),
      ...(a.smoke ? ['fumée'] : []),
      ...(a.hits > 0 ? [number(a.hits, 'touche')] : []),
      ...(a.acted ? ['a agi'] : []),
    ].join(', '),
  'picture.brief': brief,
  'picture.called': a => named(a.unit),
  'picture.side': a => capital(army(a.side)),
  'picture.away': a => [named(a.unit), ...(a.bases > 0 ? [number(a.bases, 'base')] : []), army(a.side)].join(', '),
  'picture.reserve': a => `À déployer\u00a0: ${army(a.side)}`,
  'picture.gone': a => `Hors de la table\u00a0: ${army(a.side)}`,
  'picture.place': ground,
  'picture.firing': a => `${Unit(a.unit)} tire`,
  'picture.fights': a => `${Unit(a.unit)} combat ${all(a.enemies)}`,
  'picture.card': a =>
    `${card(a.card)}, ${SYMBOLS[a.symbol] ?? a.symbol}, moral ${a.morale}${a.once ? ', à usage unique' : ''}`,
  'picture.cardSays': a => cardText(a.card, 'fr'),
  'picture.hand': a => `Main\u00a0: ${army(a.side)}`,
  'picture.pile': a => `Pioche\u00a0: ${army(a.side)}`,
  'picture.discards': a => `Défausse\u00a0: ${army(a.side)}`,
  'picture.used': a => `Hors du jeu\u00a0: ${army(a.side)}`,
};
