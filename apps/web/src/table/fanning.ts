import type { Sprite } from '@bivouac/desk';
import { type Point, seen } from './camera.ts';
import type { Looking } from './looking.ts';
import { type Stack, stacksOf } from './stacks.ts';
import type { Store } from './store.ts';
import { spriteTarget } from './targets.ts';

// A stack told apart: one side of it, leaders first, then kind by kind.

export interface Kind {
  readonly name: string; // '' for none
  readonly sprites: readonly Sprite[];
}
export interface Fanned {
  readonly stack: Stack;
  readonly kinds: readonly Kind[];
  readonly picked: number;
  readonly all: number;
}

export function fannedOut(store: Store, key: string): Fanned | null {
  const { web, places, picture, waiting, offer } = store;
  const stack = stacksOf(web.board, places, picture.value?.sprites ?? [], waiting.value).find(each => each.key === key);
  if (!stack) return null;
  const sprites = oneSide(store, stack);
  const picked = sprites.filter(({ id }) => spriteTarget(offer.value, id)?.picked).length;
  return { stack, kinds: kindsOf(store, sprites), picked, all: sprites.length };
}

/** The side that may be chosen from, or mine, or whoever lies on top; forts and markers are no pieces of it. */
function oneSide({ offer, seat, info, web, liveView }: Store, { laid }: Stack): readonly Sprite[] {
  const all = laid.map(({ sprite }) => sprite);
  const units = all.some(({ group }) => group) ? all.filter(({ group }) => group) : all;
  const setup = liveView.value?.setup ?? info.value?.setup;
  const mine = seat.value && setup ? web.seats(setup)[seat.value]?.side : undefined;
  const open = units.find(({ id }) => spriteTarget(offer.value, id))?.side;
  const side = open ?? (units.some(each => each.side === mine) ? mine : units.at(-1)?.side);
  return units.filter(each => each.side === side);
}

function kindsOf({ speak }: Store, sprites: readonly Sprite[]): readonly Kind[] {
  const kinds = new Map<string, Sprite[]>();
  for (const sprite of [...sprites].sort((a, b) => b.rank - a.rank)) {
    const name = sprite.group ? speak.text(sprite.group) : '';
    kinds.set(name, [...(kinds.get(name) ?? []), sprite]);
  }
  return [...kinds].map(([name, of]) => ({ name, sprites: of }));
}

/** What may be chosen now, as points of the window. */
export const targetsSeen = (store: Store, look: Looking): readonly Point[] =>
  store.offer.value.targets.flatMap(target => {
    const place = store.places.get(store.aimedBy(target).place);
    return place ? [seen(look.camera.value, [place.x, place.y])] : [];
  });
