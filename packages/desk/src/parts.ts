import type { Text } from '@bivouac/kernel';
import type { Button, Draft, Next, Target } from './desk.ts';

// What the desks of all games are made of: readers of drafts, makers of targets and buttons.

export const START: Draft = {}; // nothing chosen yet

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
export const flag = (draft: Draft, name: string): boolean => field(draft, name) === true;

export const toggled = (items: readonly string[], item: string): readonly string[] =>
  items.includes(item) ? items.filter(other => other !== item) : [...items, item];

/** The makers of one game's targets and buttons. */
export function makers<A>() {
  const atPlace = (place: string, label: Text, next: Next<A>, more: Partial<Target<A>> = {}): Target<A> => ({
    ...{ at: { place }, label, next },
    ...more,
  });
  const atSprite = (sprite: string, label: Text, next: Next<A>, more: Partial<Target<A>> = {}): Target<A> => ({
    ...{ at: { sprite }, label, next },
    ...more,
  });
  const drafting = (draft: Draft): Next<A> => ({ draft });
  const acting = (action: A, onward: readonly A[] = []): Next<A> =>
    onward.length > 0 ? { action, onward } : { action };
  /** A button that acts, or shows why it may not. */
  const order = (a: { whyNot(of: A): Text | null }, label: Text, action: A, primary = false): Button<A> => {
    const refused = a.whyNot(action);
    return { label, next: { action }, ...(primary && !refused ? { primary } : {}), ...(refused ? { refused } : {}) };
  };
  return { atPlace, atSprite, drafting, acting, order };
}
