import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { sideOf } from './bits.tsx';
import { type Store, useStore } from './store.ts';

/** Leaving the page covers the table again. */
export function useCover({ handed }: Store): void {
  useEffect(() => {
    const cover = (): void => {
      if (document.visibilityState === 'hidden') handed.value = null;
    };
    document.addEventListener('visibilitychange', cover);
    return () => document.removeEventListener('visibilitychange', cover);
  }, []);
}

/** Open games need no cover: a slim notice says who is next. */
export function SeatNotice() {
  const store = useStore();
  const { seat, held, words, web } = store;
  const last = useRef<string | null>(null);
  const shown = useSignal<string | null>(null);
  useEffect(() => {
    const now = seat.value;
    if (now && last.current && now !== last.current && held.value.length > 1) {
      shown.value = now;
      const timer = setTimeout(() => (shown.value = null), 2200);
      last.current = now;
      return () => clearTimeout(timer);
    }
    if (now) last.current = now;
    return undefined;
  }, [seat.value]);
  if (!shown.value) return null;
  const side = sideOf(store, shown.value);
  return (
    <div class={`notice ${web.sideClass(side)}`} role="status">
      {words.value.nowPlays(store.speak.side(side))}
    </div>
  );
}
