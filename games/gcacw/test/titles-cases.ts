import type { TitleCode } from '../data/edition.ts';
import { type Ground, plain } from './plain.ts';

// How a rule that names titles is shown: the same board and pieces under one title after the other.

export interface Case {
  readonly rules: readonly string[];
  readonly ask: (title: TitleCode) => unknown;
  /** What the title answers; `rest`: those that are not named. Without it only those named are asked. */
  readonly says: Partial<Record<TitleCode, unknown>> & { readonly rest?: unknown };
}
export const CHICKAMAUGA = 'bac-battle-of-chickamauga';
/** The units of Chickamauga, or of another scenario, on a plain under this title. */
export const under = (title: TitleCode, ground: Ground = {}, from = CHICKAMAUGA): Promise<string> =>
  plain(from, { ...ground, scenario: { ...ground.scenario, title } });
/** A scenario of each title. */
export const OF_TITLE: Readonly<Record<TitleCode, string>> = {
  SJW: 'sjw-jackson-crosses-the-rapidan',
  HCR: 'hcr-the-lost-order',
  RTG: 'rtg-armies-meet',
  SIV: 'siv-between-two-armies',
  SLB: 'slb-chancellorsville',
  OTR: 'otr-to-the-james',
  GTC: 'gtc-across-the-pamunkey',
  BAC: CHICKAMAUGA,
  BTC: 'btc-fredericksburg',
  RWH: 'rwh-early-before-washington',
};
/** The same answer for several titles. */
export const each = (titles: string, answer: unknown): Case['says'] =>
  Object.fromEntries(titles.split(' ').map(title => [title, answer]));
export const edge = (a: string, b: string, more: object) => ({ a, b, ...more }) as never;
export const special = (kind: string, rest: object) =>
  ({ id: kind, kind, text: { en: 'An advanced game.', fr: 'Un jeu avancé.' }, ...rest }) as never;
