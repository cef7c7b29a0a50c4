import { all, army, capital, card, kind, named, number, phase, Unit } from '../en/words.ts';
import { cardText, placeName } from '../names.ts';
import type { OfPlace, OfUnit, PictureSentences } from './keys.ts';

const FORMS: Readonly<Record<string, string>> = {
  line: 'in line',
  column: 'in column',
  dense: 'in deep formation',
  guns: 'unlimbered',
  limber: 'limbered',
};
const SYMBOLS: Readonly<Record<string, string>> = { musket: 'musket', bugle: 'bugle', sword: 'sword', kepi: 'kepi' };
const ARMS: Readonly<Record<string, string>> = { infantry: 'infantry', artillery: 'artillery' };
const COVER: Readonly<Record<string, string>> = { fire: 'cover from fire', combat: 'cover in combat' };
const LANES: Readonly<Record<string, string>> = {
  two: 'guns see two base widths into it or past it',
  crest: 'guns do not see past it',
};

const isGun = (form: string): boolean => form === 'guns' || form === 'limber';
const many = (a: { form: string; bases: number }): string => number(a.bases, isGun(a.form) ? 'gun' : 'base');
const lost = (count: number): readonly string[] => (count > 0 ? [`${count} lost`] : []);
const brief = (a: OfUnit): string =>
  [named(a.unit), ...(FORMS[a.form] ? [FORMS[a.form]!] : []), many(a), ...lost(a.lost)].join(', ');

/** Terrain laid in play has no name of its own. */
const placed = (place: string, what: string): string =>
  place.startsWith('laid-') ? capital(kind(what)) : `${placeName(place, 'en')}: ${kind(what)}`;
const arms = (of: readonly string[]): string => of.map(arm => ARMS[arm] ?? arm).join(' and ');
function ground(a: OfPlace): string {
  return [
    placed(a.place, a.kind),
    ...(a.crest ? ['with a crest: cover, infantry only skirmishes over it, and guns do not see past it'] : []),
    ...(a.difficult.length > 0 ? [`difficult for ${arms(a.difficult)}`] : []),
    ...(a.impassable.length > 0 ? [`impassable for ${arms(a.impassable)}`] : []),
    ...a.cover.map(what => COVER[what] ?? what),
    ...(LANES[a.lane] ? [LANES[a.lane]!] : []),
    ...(a.skirmish ? ['infantry only skirmishes past it'] : []),
    ...(a.water ? ['nobody fires from it'] : []),
  ].join('; ');
}

const when = (a: { turn: number; phase: string; cards: number }): string =>
  a.turn === 0
    ? 'Before the battle'
    : [`Turn ${a.turn}`, ...(a.phase === '' ? [] : [`${phase(a.phase)}, ${number(a.cards, 'card')}`])].join(' · ');

export const en: PictureSentences = {
  'picture.when': when,
  'picture.turn': a => `Turn ${a.turn}: ${army(a.side)}`,
  'picture.phase': a => (a.phase === 'either' ? 'movement or combat' : phase(a.phase)),
  'picture.breakpoint': a => `Enemy bases lost; with a die, ${a.breakpoint} wins`,
  'picture.taken': a => `${capital(army(a.side))} have taken ${a.taken} of ${a.breakpoint}`,
  'picture.decks': () => 'Cards',
  'picture.decksShort': () => 'Cards',
  'picture.deck': a => `${capital(army(a.side))}: ${a.held} in hand, ${a.pile} to draw, ${a.discarded} discarded`,
  'picture.unit': a =>
    [
      brief(a),
      army(a.side),
      ...(a.smoke ? ['smoke'] : []),
      ...(a.hits > 0 ? [number(a.hits, 'hit')] : []),
      ...(a.acted ? ['has acted'] : []),
    ].join(', '),
  'picture.brief': brief,
  'picture.called': a => named(a.unit),
  'picture.side': a => capital(army(a.side)),
  'picture.away': a => [named(a.unit), ...(a.bases > 0 ? [number(a.bases, 'base')] : []), army(a.side)].join(', '),
  'picture.reserve': a => `To deploy: ${army(a.side)}`,
  'picture.gone': a => `Off the table: ${army(a.side)}`,
  'picture.place': ground,
  'picture.firing': a => `${Unit(a.unit)} fires`,
  'picture.fights': a => `${Unit(a.unit)} fights ${all(a.enemies)}`,
  'picture.card': a =>
    `${card(a.card)}, ${SYMBOLS[a.symbol] ?? a.symbol}, morale ${a.morale}${a.once ? ', used once' : ''}`,
  'picture.cardSays': a => cardText(a.card, 'en'),
  'picture.hand': a => `Hand: ${army(a.side)}`,
  'picture.pile': a => `To draw: ${army(a.side)}`,
  'picture.discards': a => `Discards: ${army(a.side)}`,
  'picture.used': a => `Out of the game: ${army(a.side)}`,
};
