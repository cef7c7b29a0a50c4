import type { Point, Rule, Text } from '@bivouac/kernel';
import type { Button, Draft, Next, OddsPanel, Target } from './offer.ts';

// What the desks of all games are made of: readers of drafts, makers of texts, targets and buttons.

export const START: Draft = {}; // nothing chosen yet
export const isStart = (draft: Draft): boolean =>
  typeof draft !== 'object' || draft === null || Object.keys(draft).length === 0;

// Drafts are plain data from outside: whatever does not fit is not there.
function field(draft: Draft, name: string): unknown {
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft)
    ? (draft as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
export function words(draft: Draft, name: string): readonly string[] {
  const found = field(draft, name);
  return Array.isArray(found) ? [...new Set(found)].filter(word => typeof word === 'string') : [];
}
export const word = (draft: Draft, name: string): string => {
  const found = field(draft, name);
  return typeof found === 'string' ? found : '';
};
export const whole = (draft: Draft, name: string): number => {
  const found = field(draft, name);
  return Number.isSafeInteger(found) ? (found as number) : -1;
};
export const isGiven = (draft: Draft, name: string): boolean => field(draft, name) !== undefined;
export const flag = (draft: Draft, name: string): boolean => field(draft, name) === true;
/** The word of a draft, if it is one of these; else ''. */
export function wordAmong(draft: Draft, name: string, among: readonly string[]): string {
  const found = word(draft, name);
  return among.includes(found) ? found : '';
}

export const toggled = (items: readonly string[], item: string): readonly string[] =>
  items.includes(item) ? items.filter(other => other !== item) : [...items, item];

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** A maker of texts whose keys and arguments are those of one game's catalogue. */
export type Says<S> = <K extends keyof S & string>(key: K, args: S[K], rule?: Rule) => Text;
export const says =
  <S>(): Says<S> =>
  (key, args, rule) =>
    (rule ? { key, args, rule } : { key, args }) as Text;

/** The makers of one game's targets, buttons and lines; `putBackLabel` is on the button that begins a draft anew. */
export function makers<A, S>(dx: Says<S>, putBackLabel: Text) {
  type More = Partial<Target<A>>;
  const atPlace = (place: string, label: Text, next: Next<A>, more: More = {}): Target<A> => ({
    ...{ at: { place }, label, next },
    ...more,
  });
  const atSprite = (sprite: string, label: Text, next: Next<A>, more: More = {}): Target<A> => ({
    ...{ at: { sprite }, label, next },
    ...more,
  });
  const atPoint = (point: Point, label: Text, next: Next<A>, more: More = {}): Target<A> => ({
    ...{ at: { point }, label, next },
    ...more,
  });
  const drafting = (draft: Draft): Next<A> => ({ draft });
  const acting = (action: A, onward: readonly A[] = []): Next<A> =>
    onward.length > 0 ? { action, onward } : { action };
  /** Pieces that may be picked and put back, one by one. */
  const toggles = (
    pool: readonly string[],
    picked: readonly string[],
    draftOf: (pieces: readonly string[]) => Draft,
    labelOf: (piece: string, picked: boolean) => Text,
  ): Target<A>[] =>
    pool.map(piece => {
      const isPicked = picked.includes(piece);
      const next = drafting(draftOf(toggled(picked, piece)));
      return atSprite(piece, labelOf(piece, isPicked), next, isPicked ? { picked: true } : {});
    });
  const button = <K extends keyof S & string>(
    key: K,
    args: S[K],
    next: Next<A>,
    more: Partial<Button<A>> = {},
  ): Button<A> => ({ label: dx(key, args), next, ...more });
  const putBack = (): Button<A> => ({ label: putBackLabel, next: drafting(START) });
  /** A button that acts, or shows why it may not. */
  const order = (a: { whyNot(of: A): Text | null }, label: Text, action: A, primary = false): Button<A> => {
    const refused = a.whyNot(action);
    return { label, next: { action }, ...(primary && !refused ? { primary } : {}), ...(refused ? { refused } : {}) };
  };
  /** A line of odds; nothing is said about what changes nothing. */
  const modifier = <K extends keyof S & string>(key: K, args: S[K], rule: Rule, points: number): OddsPanel['lines'] =>
    points === 0 ? [] : [{ text: dx(key, args, rule), value: signed(points) }];
  return { atPlace, atPoint, atSprite, toggles, drafting, acting, button, putBack, order, modifier };
}
