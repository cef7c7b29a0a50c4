import type { Seat, Spot } from '@bivouac/kernel';
import { computed, effect, signal } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';
import type { Hearing } from './hearing.ts';
import { actAt, newsAfter } from './log.ts';
import type { Settings } from './memory.ts';
import { rest } from './parts.tsx';
import type { Reading } from './reading.ts';
import type { Replaying } from './replaying.ts';
import type { Seeing } from './seeing.ts';
import type { Since } from './since.ts';
import type { Deed } from './story.ts';

const NOTHING: Since = { deeds: [], entries: [], after: 0, upTo: 0, isFresh: false };

/** A deed with its number in the latest run; without one it was looked up. */
export interface Numbered {
  readonly deed: Deed;
  readonly no: number | null;
}

/** What the board tells of the past: the others' doings until one acts, one act again, or the step of a replay. */
export function telling(
  web: WebGame,
  { held }: Hearing,
  { liveView, eyes }: Seeing,
  { lines }: Reading,
  { isPast, shownCount }: Replaying,
  settings: Settings,
  show: (spots: readonly Spot[]) => void,
) {
  const sideOf = (seat: Seat): string => {
    const setup = liveView.value?.setup;
    return (setup && web.seats(setup)[seat]?.side) ?? seat;
  };
  const ownSide = computed(() => (held.value.length > 0 ? sideOf(eyes.value) : ''));
  const since = computed(() => rest.now.value?.sinceOwn(lines.value, ownSide.value, sideOf) ?? NOTHING);
  const numbered = computed<readonly Numbered[]>(() => since.value.deeds.map((deed, i) => ({ deed, no: i + 1 })));
  const again = signal<Deed | null>(null); // one act, asked for
  const wanted = signal<boolean | null>(null); // by the key; null: as long as they are fresh
  const stopTelling = effect(() => {
    since.value.upTo; // something new: the wish is over
    wanted.value = null;
    again.value = null;
  });
  const areWanted = computed(() => settings.last.value && (wanted.value ?? since.value.isFresh));

  const lastStep = (count: number): readonly Numbered[] => {
    const act = actAt(lines.value, count);
    const deeds = (act && rest.now.value?.deedsOf(newsAfter([act], 0))) ?? [];
    return deeds.map(deed => ({ deed, no: null }));
  };
  /** Of a position of the past: the run so far, or the act that led to it. */
  const replayed = (count: number): readonly Numbered[] => {
    const run = count > since.value.after ? numbered.value.filter(({ deed }) => deed.count <= count) : [];
    return run.length > 0 ? run : lastStep(count);
  };
  const tale = computed<readonly Numbered[]>(() => {
    if (again.value) return [{ deed: again.value, no: numberOf(again.value) }];
    if (!settings.last.value) return [];
    if (isPast.value) return replayed(shownCount.value);
    if (wanted.value === false) return [];
    return areWanted.value && numbered.value.length > 0 ? numbered.value : lastStep(shownCount.value);
  });
  const numberOf = (deed: Deed): number | null => numbered.value.find(each => each.deed.key === deed.key)?.no ?? null;
  return {
    ...{ sideOf, ownSide, since, numbered, tale, again, areWanted, numberOf, stopTelling },
    /** Whose phase it is; null: nobody's. */
    phaseSide: computed(() => rest.now.value?.phaseAfter(lines.value) ?? null),
    /** One act once more, alone. */
    tellAgain(deed: Deed): void {
      again.value = deed;
      show(deed.spots);
    },
    /** Shown or put away; a single act that was looked up goes first. */
    toggleTrails(): void {
      if (again.value) again.value = null;
      else wanted.value = !areWanted.value;
      if (wanted.value) settings.last.value = true;
    },
  };
}
export type Telling = ReturnType<typeof telling>;
