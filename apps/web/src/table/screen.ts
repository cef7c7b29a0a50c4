import { signal } from '@preact/signals';

/** The board as a list instead of the map. */
export const listOpen = signal(false);
/** What is folded out of the tool rail. */
export type Flyout = 'layers' | 'pad' | 'overview' | 'key';
export const flyout = signal<Flyout | null>(null);
export const toggleFlyout = (what: Flyout): void => {
  flyout.value = flyout.value === what ? null : what;
};
/** The table of keys. */
export const keysOpen = signal(false);
/** The box that finds things by name. */
export const finderOpen = signal(false);

const WIDE = '(min-width: 1100px)';
export const wide = signal(typeof matchMedia === 'undefined' || matchMedia(WIDE).matches);

export const pageWidth = signal(typeof innerWidth === 'undefined' ? 1440 : innerWidth);

export function watchWidth(): () => void {
  const query = matchMedia(WIDE);
  const update = (): void => {
    wide.value = query.matches;
    pageWidth.value = innerWidth;
  };
  update();
  addEventListener('resize', update);
  return () => removeEventListener('resize', update);
}
