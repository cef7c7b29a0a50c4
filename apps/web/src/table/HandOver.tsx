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

/** Hachures along three ridges: wedges, broad at the crest, pointed at the foot. */
const RIDGES = [60, 190, 320].map((y, i) => {
  const crest = (x: number): number => y + 34 * Math.sin(x / (130 + 25 * i) + i * 2) + 9 * Math.sin(x / 41 + i);
  const wedge = (n: number): string => {
    const x = n * 2.6;
    const slope = (crest(x + 1) - crest(x - 1)) / 2;
    const long = 16 + ((n * 37) % 17) + 6 * Math.sin(x / 60);
    const lean = ((n * 13) % 7) - 3 - slope * 9;
    return `M${(x - 0.8).toFixed(1)} ${crest(x).toFixed(1)}h1.600l${lean.toFixed(1)} ${long.toFixed(1)}z`;
  };
  return Array.from({ length: 390 }, (_, n) => wedge(n)).join('');
});
const Ridges = () => (
  <svg class="bgd" viewBox="0 0 1000 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d={RIDGES.join('')} />
  </svg>
);
