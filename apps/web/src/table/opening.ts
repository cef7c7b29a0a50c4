import { insist } from '../games/later.ts';
import type { WebGame } from '../games/web-game.ts';
import type { Link } from '../net/link.ts';
import { rest } from './parts.tsx';
import { sheetShown } from './sheets.ts';
import type { Store } from './store.ts';

/** The map comes first; then what it takes to play, and the parts nobody sees at first. */
export function open(store: Store, link: Link, web: WebGame): () => void {
  let left = false;
  let quiet = (): void => {};
  const toPlay = () => Promise.all([web.play.fetch(), rest.fetch()]);
  const bring = async (): Promise<void> => {
    const here = await insist(toPlay, () => !left);
    if (!here) return;
    const stops = [here[1].watchSounds(store), here[1].watchForced(store)];
    quiet = () => {
      for (const stop of stops) stop();
    };
  };
  const shown = sheetShown(web.board.sheet);
  void shown.then(bring);
  void join(store, link, shown);
  return () => {
    left = true;
    quiet();
  };
}

/** A table of this device is joined when its map is there, if it can be seen before its rules have come. */
async function join(store: Store, { early }: Link, shown: Promise<void>): Promise<void> {
  if (!early) return;
  const views = await early.glance();
  if (views) {
    store.glanced.value = views;
    await shown;
  }
  early.join();
}
