import { computed } from '@preact/signals';
import type { WebGame } from '../games/web-game.ts';
import type { Hearing } from './hearing.ts';
import { actAt, heardBy } from './log.ts';
import type { Replaying } from './replaying.ts';
import type { Seeing } from './seeing.ts';

/** What the one who looks may read of what was heard: two at one screen do not read each other's secrets. */
export function reading(web: WebGame, heard: Hearing, { liveView, eyes }: Seeing, { shownCount }: Replaying) {
  const screens = computed(() => {
    const setup = liveView.value?.setup;
    return (setup && web.seats(setup)[eyes.value]?.screens) ?? [];
  });
  const lines = computed(() => {
    const alone = heard.held.value.length < 2; // the table has cut it already
    return heardBy(heard.lines.value, screens.value, alone || (heard.now.value?.over ?? null) !== null);
  });
  return { lines, lastAct: computed(() => actAt(lines.value, shownCount.value)) };
}
export type Reading = ReturnType<typeof reading>;
