import { wordOf } from '@bivouac/desk';
import { pieceCalled, placeCalled } from './DeedText.tsx';
import type { Store } from './store.ts';

// What a pointer at the edge says: whoever may be taken up there, the place by its name, or who stands in it. A number tells nobody anything.

export interface Naming {
  place(place: string): string;
  taken(place: string): string | undefined; // a piece that may be chosen there
  standing(place: string): string | undefined;
}
export interface Named {
  readonly place: string;
  readonly name: string;
}
const telling = (name: string): string | undefined => (/\p{L}{2}/u.test(name) ? name : undefined);

/** The nearest of them that has a name; else the nearest. */
export function namedAmong(places: readonly string[], naming: Naming): Named {
  for (const place of places) {
    const name = naming.taken(place) ?? telling(naming.place(place)) ?? naming.standing(place);
    if (name !== undefined) return { place, name };
  }
  return { place: places[0]!, name: naming.place(places[0]!) };
}

export function namingOf(store: Store): Naming {
  const { offer, boardSprites } = store;
  return {
    place: place => placeCalled(store, place),
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
