import { wordOf } from '@bivouac/desk';
import { pieceCalled, placeCalled, placeTold } from './DeedText.tsx';
import type { Store } from './store.ts';

// What a pointer at the edge says: whoever may be taken up there, the place by its name, who stands in it, or what is near. A number tells nobody anything.

export interface Naming {
  place(place: string): string;
  taken(place: string): string | undefined; // a piece that may be chosen there
  standing(place: string): string | undefined;
  near(place: string): string; // what lies around it
}
export interface Named {
  readonly place: string;
  readonly name: string;
}
const telling = (name: string): string | undefined => (/\p{L}{2}/u.test(name) ? name : undefined);

/** `0301 (near Frederick)` without its number: on a phone there is no room for both. */
export const bare = (told: string): string => /\((.+)\)$/.exec(told)?.[1] ?? told;

/** The nearest of them that has a name; else the nearest. */
export function namedAmong(places: readonly string[], naming: Naming): Named {
  for (const place of places) {
    const name = naming.taken(place) ?? telling(naming.place(place)) ?? naming.standing(place);
    if (name !== undefined) return { place, name };
  }
  return { place: places[0]!, name: naming.near(places[0]!) };
}

export function namingOf(store: Store): Naming {
  const { offer, boardSprites } = store;
  return {
    place: place => placeCalled(store, place),
    near: place => bare(placeTold(store, place)),
    taken(place) {
      const found = offer.value.targets
        .map(target => store.aimedBy(target))
        .find(aimed => aimed.place === place && aimed.sprite !== undefined);
      return found && telling(pieceCalled(store, found.sprite!));
    },
    standing(place) {
      const there = boardSprites.value.filter(({ at, side }) => side !== '' && wordOf(at) === place);
      const top = there.toSorted((a, b) => b.rank - a.rank)[0];
      return top && telling(pieceCalled(store, top.id));
    },
  };
}
