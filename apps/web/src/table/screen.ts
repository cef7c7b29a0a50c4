import { signal } from '@preact/signals';

/** The board as a list instead of the map. */
export const listOpen = signal(false);

const WIDE = '(min-width: 1100px)';
export const wide = signal(typeof matchMedia === 'undefined' || matchMedia(WIDE).matches);

export function watchWidth(): () => void {
  const query = matchMedia(WIDE);
  const update = (): void => {
    wide.value = query.matches;
  };
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}
