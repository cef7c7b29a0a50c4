import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { sideOf } from './bits.tsx';
import { Icon } from './icons.tsx';
import { type Store, useStore } from './store.ts';

const HOLD = 600;

/** Between two players at one screen, when something is hidden: nothing of the game is on the page. */
export function HandOver() {
  const store = useStore();
  const { words, seat, web } = store;
  const side = seat.value ? sideOf(store, seat.value) : '';
  const name = side ? store.speak.side(side) : '';
  return (
    <main class="hov">
      <Ridges />
      <Icon name="tent" />
      <h1>{words.value.passTo(name)}</h1>
      <p>{words.value.covered}</p>
      <HoldButton label={words.value.hold(name)} side={web.sideClass(side)} onHeld={() => taken(store)} />
    </main>
  );
}

function taken({ handed, seat }: Store): void {
  handed.value = seat.value;
}

function HoldButton({ label, side, onHeld }: { label: string; side: string; onHeld: () => void }) {
  const holding = useSignal(false);
  const timer = useRef(0);
  const start = (): void => {
    if (holding.value) return;
    holding.value = true;
    timer.current = window.setTimeout(onHeld, HOLD);
  };
  const stop = (): void => {
    holding.value = false;
    clearTimeout(timer.current);
  };
  useEffect(() => stop, []);
  const isPress = (event: KeyboardEvent): boolean => event.key === 'Enter' || event.key === ' ';
  return (
    <button
      type="button"
      class={`hold ${side} ${holding.value ? 'held' : ''}`}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onKeyDown={event => isPress(event) && start()}
      onKeyUp={event => isPress(event) && stop()}
    >
      {label}
    </button>
  );
}

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

const RIDGES = [120, 210, 300].map((y, i) => {
  const top = (x: number): number => y + 26 * Math.sin(x / (90 + 20 * i) + i * 2) + 12 * Math.sin(x / 37 + i);
  return Array.from({ length: 200 }, (_, n) => {
    const x = n * 5;
    return `M${x} ${top(x).toFixed(1)}l${(n % 3) - 1} ${18 + ((n * 7) % 13)}`;
  }).join('');
});
const Ridges = () => (
  <svg class="bgd" viewBox="0 0 1000 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d={RIDGES.join('')} />
  </svg>
);

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
