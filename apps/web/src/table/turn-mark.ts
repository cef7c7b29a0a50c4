import { effect } from '@preact/signals';
import type { Store } from './store.ts';

const MARK = /^● [^·]* · /;
const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="none" stroke="#8a5a00" stroke-width="3" d="M16 4 3 27h26zM16 13l-6 14M16 13l6 14"/><circle cx="25" cy="8" r="7" fill="#b3261e"/></svg>';

/** The tab says that it is my turn, in its title and by a dot on its icon. At a screen for both it is always somebody's. */
export function watchTurn({ seat, held, now, words }: Store): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const plain = icon?.getAttribute('href') ?? '';
  const show = (mine: boolean, said: string): void => {
    const title = document.title.replace(MARK, '');
    document.title = mine ? `● ${said} · ${title}` : title;
    if (icon) icon.href = mine ? `data:image/svg+xml,${encodeURIComponent(DOT)}` : plain;
  };
  const stop = effect(() =>
    show(seat.value !== null && held.value.length === 1 && !now.value?.over, words.value.yourTurn),
  );
  return () => {
    stop();
    show(false, '');
  };
}
