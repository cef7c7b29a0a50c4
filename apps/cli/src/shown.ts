import {
  type AnyRecord,
  cite,
  type Event,
  type Language,
  type Outcome,
  type RuleText,
  type Screen,
  type Seat,
  type Text,
} from '@bivouac/kernel';
import type { AnyShelf } from './shelf.ts';
import { tell } from './texts.ts';
import { type TypedAction, wordsOf } from './words.ts';

/** Which game is spoken about, and in which language. */
export interface Voice {
  readonly shelf: AnyShelf;
  readonly language: Language;
}

export const cited = (voice: Voice, text: Text): string => cite(voice.shelf.book, voice.language, text);

/** The name the game's own words give it, else the word itself. */
export function nameOf(voice: Voice, kind: 'side' | 'seat' | 'screen', id: string): string {
  const texts = voice.shelf.book.texts[voice.language];
  const name = texts[`${kind}.${id}`] ?? texts[`side.${id}`];
  return name ? name({}) : id;
}
export const seatName = (voice: Voice, seat: Seat): string => nameOf(voice, 'seat', seat);

export const actionWords = (voice: Voice, action: TypedAction): string => wordsOf(voice.shelf.game, action);

/** Who did what; what somebody did behind a screen or face down is for the events to tell. */
export function headOf(voice: Voice, record: AnyRecord, entry: { seat: Seat; action: TypedAction }): string {
  const open = Object.keys(record.state.hands).length === 0 && !(entry.seat in record.state.sealed);
  const name = seatName(voice, entry.seat);
  return open ? `${name}: ${actionWords(voice, entry.action)}` : name;
}

/** The sentence, its rule, and the die where one fell. */
export function eventLine(voice: Voice, event: Event): string {
  const { die, sides } = event.args ?? {};
  const dice = typeof die === 'number' && typeof sides === 'number' ? ` [d${sides}: ${die}]` : '';
  const screens = event.only?.map(screen => nameOf(voice, 'screen', screen)).join(', ');
  const shadow = screens ? ` ${tell(voice.language, 'replay.onlyFor', { screens })}` : '';
  return `   ${cited(voice, event)}${dice}${shadow}`;
}

/** May somebody behind these screens hear it? */
export const hears = (screens: readonly Screen[], event: Event): boolean =>
  !event.only || event.only.some(screen => screens.includes(screen));

export function screensOf(voice: Voice, record: AnyRecord, seat: Seat | null): readonly Screen[] {
  const seats = voice.shelf.game.seats(record.state.setup);
  return seat === null ? [] : (seats[seat]?.screens ?? []);
}

export function outcomeLines(voice: Voice, outcome: Outcome | null): readonly string[] {
  if (!outcome) return [tell(voice.language, 'end.drawn', {})];
  const winners = outcome.winners.map(side => nameOf(voice, 'side', side)).join(', ');
  const who = winners ? tell(voice.language, 'end.won', { winners }) : tell(voice.language, 'end.drawn', {});
  return [tell(voice.language, 'end.over', { why: cited(voice, outcome.why) }), who];
}

/** The rules of a section, or the one with this id; failing both, those whose id begins so. */
export function rulesOf(voice: Voice, asked: string): readonly RuleText[] {
  const id = asked.replace(/^§/, '').toLowerCase();
  const { rules } = voice.shelf.book;
  const exact = rules.filter(rule => rule.id === id || rule.section === id);
  return exact.length > 0 || id === '' ? exact : rules.filter(rule => rule.id.startsWith(id));
}

export const ruleLine = (voice: Voice, rule: RuleText): string =>
  `${rule.id}  ${rule.title[voice.language]}\n   ${rule.says[voice.language]}`;
