import type { Text } from '@bivouac/kernel';
import { signal } from '@preact/signals';
import type { Place } from '../games/web-game.ts';
import type { Spot } from './targets.ts';

/** Where a resting finger aims: a point of the window, what lies there, and whether it has stayed long. */
export interface Aim {
  readonly at: readonly [number, number];
  readonly spot: Spot | null;
  readonly long: boolean;
}

/** What is pointed at, opened and shown on the board. */
export function pointed(places: ReadonlyMap<string, Place>) {
  const hover = signal<Spot | null>(null);
  const focus = signal<Spot | null>(null); // of the keys
  const whyNot = signal<{ readonly spot: Spot; readonly why: Text | null; readonly resting: boolean } | null>(null);
  const fan = signal<{ readonly key: string; readonly pinned: boolean } | null>(null); // a stack spread out
  const loupe = signal<Aim | null>(null); // a finger rests on the map
  const inspected = signal<Spot | null>(null);
  const shown = signal<{ readonly places: readonly string[]; readonly stamp: number }>({ places: [], stamp: 0 });
  return {
    ...{ hover, focus, whyNot, fan, loupe, inspected, shown },
    /** The board goes there. */
    show(them: readonly string[]): void {
      const known = them.filter(place => places.has(place));
      if (known.length > 0) shown.value = { places: known, stamp: shown.value.stamp + 1 };
    },
    clear(): void {
      whyNot.value = null;
      fan.value = null;
    },
  };
}
