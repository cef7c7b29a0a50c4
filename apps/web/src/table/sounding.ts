import type { Seat } from '@bivouac/kernel';
import type { Line } from '@bivouac/room';
import { effect, untracked } from '@preact/signals';
import { isClash } from './log.ts';
import { play, wake } from './sounds.ts';
import type { Sound } from './soundwaves.ts';
import type { Store } from './store.ts';

const BETWEEN = 260; // so that they can be told apart
const TOLD = 3; // at most, however much has happened

/** What new lines sound like, in the order of a turn: what was done, what was rolled, and that one is asked. */
export function soundsOf(lines: readonly Line[], isAsked: boolean): readonly Sound[] {
  const events = lines.filter(line => line.kind === 'act').flatMap(line => line.events);
  const heard: Sound[] = [];
  if (events.some(({ card }) => card !== undefined)) heard.push('card');
  if (events.some(({ trails, placed }) => trails || placed)) heard.push('piece');
  if (events.some(isClash)) heard.push('battle');
  else if (events.some(({ args }) => typeof args?.die === 'number')) heard.push('die');
  if (isAsked) heard.push('decision');
  return heard.slice(-TOLD);
}

/** Sounds what comes in while the switch is on: never what was there when the page was opened. */
export function watchSounds(store: Store): () => void {
  const { now, seat, settings, mustHandOver } = store;
  let heard: number | null = null;
  let asked: Seat | null = null;
  const stop = effect(() => {
    const update = now.value;
    const wanted = settings.sound.value;
    const deciding = seat.value;
    if (!update) return;
    const news = heard === null ? [] : update.lines.filter(line => line.seq > heard!);
    const isAsked = heard !== null && deciding !== null && deciding !== asked;
    heard = update.seq;
    asked = deciding;
    const quiet = !wanted || untracked(() => mustHandOver.value);
    if (!quiet) sequence(soundsOf(news, isAsked));
  });
  const press = (): void => {
    if (settings.sound.peek()) wake();
  };
  document.addEventListener('pointerdown', press);
  document.addEventListener('keydown', press);
  return () => {
    stop();
    document.removeEventListener('pointerdown', press);
    document.removeEventListener('keydown', press);
  };
}

/** Whoever wants little motion hears the last one only. */
function sequence(sounds: readonly Sound[]): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const [i, sound] of (calm ? sounds.slice(-1) : sounds).entries()) setTimeout(play, i * BETWEEN, sound);
}
