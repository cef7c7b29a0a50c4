import { wordOf } from '@bivouac/desk';
import type { Spot, Text } from '@bivouac/kernel';
import { signal } from '@preact/signals';
import type { Places } from './stacks.ts';
import type { Aimed } from './targets.ts';

/** Where a resting finger aims: a point of the window, what lies there, and whether it has stayed long. */
export interface Aim {
  readonly at: readonly [number, number];
  readonly aimed: Aimed | null;
  readonly long: boolean;
}

/** What is pointed at, opened and shown on the board. */
export function pointed(places: Places) {
  const hover = signal<Aimed | null>(null);
  const focus = signal<Aimed | null>(null); // of the keys
  const whyNot = signal<{ readonly aimed: Aimed; readonly why: Text | null } | null>(null);
  const fan = signal<{ readonly key: string; readonly pinned: boolean } | null>(null); // a stack spread out
  const left = signal<string | null>(null); // where pointer or keys were last
  const lifted = signal<{ readonly sprites: readonly string[]; readonly at: readonly [number, number] } | null>(null); // dragged
  const turning = signal(false); // by its handle
  const loupe = signal<Aim | null>(null); // a finger rests on the map
  const inspected = signal<Aimed | null>(null);
  const shown = signal<{ readonly places: readonly string[]; readonly stamp: number }>({ places: [], stamp: 0 });
  return {
    ...{ hover, focus, left, lifted, turning, whyNot, fan, loupe, inspected, shown },
    /** The board goes there. */
    show(them: readonly Spot[]): void {
      const known = them.map(wordOf).filter(place => places.has(place));
      if (known.length > 0) shown.value = { places: known, stamp: shown.value.stamp + 1 };
    },
    /** Something was done: Enter is for the marked button again, and arrows go on from here. */
    leave(): void {
      fan.value = null;
      left.value = focus.value?.place ?? left.value;
      focus.value = null;
    },
    clear(): void {
      whyNot.value = null;
      if (!fan.value?.pinned) fan.value = null; // it stays open while one chooses from it
    },
  };
}
