import { wordOf } from '@bivouac/desk';
import { under } from './camera.ts';
import type { Gestures } from './gestures.ts';
import type { Looking } from './looking.ts';
import { aimedUnder } from './pointing.ts';
import type { Store } from './store.ts';
import { type Aimed, type AnyOffer, type AnyTarget, placeTarget, spriteTarget } from './targets.ts';

// A piece or a stack is dragged to where it goes: what a click on it and a click there would do.

/** What a drag takes up: nothing more to do, or this first. */
type Grip = { readonly sprites: readonly string[]; readonly first: AnyTarget['next'] | null };

const leads = ({ next }: AnyTarget): boolean => 'draft' in next || next.begins !== undefined;

/** The highest piece of a place that can be taken up. */
function highest({ boardSprites }: Store, offer: AnyOffer, place: string): string | undefined {
  const there = boardSprites.value.filter(each => wordOf(each.at) === place && spriteTarget(offer, each.id));
  return there.sort((a, b) => b.rank - a.rank)[0]?.id;
}

function gripOn(store: Store, { place, sprite }: Aimed): Grip | null {
  const { offer, boardSprites } = store;
  const { carry = [] } = offer.value;
  const goes = carry.find(each => each === sprite || (sprite === undefined && store.placeOf(each) === place));
  if (goes) return { sprites: carry, first: null };
  const picked = offer.value.targets
    .filter(each => each.picked && 'sprite' in each.at)
    .map(each => store.aimedBy(each));
  if (picked.some(each => each.sprite === sprite)) return { sprites: picked.map(each => each.sprite!), first: null };
  const fresh = store.freshOffer();
  const id =
    sprite !== undefined && spriteTarget(fresh, sprite)
      ? sprite
      : sprite === undefined
        ? highest(store, fresh, place)
        : undefined;
  const target = id === undefined ? undefined : spriteTarget(fresh, id);
  const known = boardSprites.value.some(each => each.id === id);
  return target && known && leads(target) ? { sprites: [id!], first: target.next } : null;
}

export function carrying(store: Store, look: Looking): Pick<Gestures, 'lift' | 'carry' | 'drop'> {
  let from = '';
  let begun = false; // by this drag
  const below = (event: PointerEvent): Aimed | null =>
    aimedUnder(store, look, document.elementFromPoint(event.clientX, event.clientY), event);
  const point = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const [left, top] = look.stands();
    return under(look.camera.value, [clientX - left, clientY - top]);
  };
  const goal = (aimed: Aimed | null): AnyTarget | null =>
    (aimed && placeTarget(store.offer.value, aimed.place)) ?? null;
  return {
    lift(event) {
      if (!store.seat.value || store.sending.value) return false;
      const aimed = aimedUnder(store, look, event.target, event);
      const grip = aimed && gripOn(store, aimed);
      if (!grip) return false;
      from = aimed.place;
      begun = grip.first !== null;
      if (grip.first) store.follow(grip.first);
      store.whyNot.value = null;
      store.lifted.value = { sprites: grip.sprites, at: point(event) };
      return true;
    },
    carry(event) {
      if (!store.lifted.value) return;
      store.lifted.value = { ...store.lifted.value, at: point(event) };
      const aimed = below(event);
      store.hover.value = aimed && { place: aimed.place };
      store.considered.value = goal(aimed);
    },
    drop(event) {
      store.lifted.value = null;
      const aimed = event && below(event);
      const target = goal(aimed);
      store.considered.value = null;
      if (target) store.follow(target.next);
      else if (aimed && aimed.place !== from) store.askWhyNot({ place: aimed.place });
      else if (!aimed && begun) store.putBack();
    },
  };
}
