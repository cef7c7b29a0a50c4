import { wordOf } from '@bivouac/desk';
import { under } from './camera.ts';
import type { Gestures } from './gestures.ts';
import type { Looking } from './looking.ts';
import { aimedUnder } from './pointing.ts';
import { gripUnder, turning } from './poising.ts';
import { onPlane, onSheet } from './stacks.ts';
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

const pickedOf = ({ offer }: Store): readonly string[] =>
  offer.value.targets.flatMap(({ picked, at }) => (picked && 'sprite' in at ? [at.sprite] : []));

function gripOn(store: Store, { place, sprite }: Aimed): Grip | null {
  const { offer, boardSprites } = store;
  const { carry = [] } = offer.value;
  const goes = carry.find(each => each === sprite || (sprite === undefined && store.placeOf(each) === place));
  if (goes) return { sprites: carry, first: null };
  const picked = pickedOf(store);
  if (sprite !== undefined && picked.includes(sprite)) return { sprites: picked, first: null };
  // Another piece is taken instead of what is in hand; with a card in hand it is that card's.
  const withCard = carry.length === 0 && offer.value.cards?.some(card => card.picked);
  for (const open of withCard ? [offer.value] : [store.freshOffer(), offer.value]) {
    const id = sprite ?? highest(store, open, place);
    const target = id === undefined ? undefined : spriteTarget(open, id);
    const known = boardSprites.value.some(each => each.id === id);
    if (target && known && leads(target)) return { sprites: [id!], first: target.next };
  }
  return null;
}

function graspOf({ web, boardSprites }: Store, id: string | undefined, [x, y]: readonly [number, number]) {
  const at = boardSprites.value.find(sprite => sprite.id === id)?.at;
  if (!web.board.plane || at === undefined || typeof at === 'string') return null;
  const [left, top] = onSheet(web.board, at);
  return [x - left, y - top] as const;
}

type Hand = Pick<Gestures, 'lift' | 'carry' | 'drop'>;
/** A piece is dragged, or turned by its handle. */
export function carrying(store: Store, look: Looking): Hand {
  const hands = [turning(store, look), dragging(store, look)];
  let hand: Hand | undefined;
  return {
    lift(event) {
      hand = hands.find(each => each.lift(event));
      return hand !== undefined;
    },
    carry: event => hand?.carry(event),
    drop: event => hand?.drop(event),
  };
}

/** What is in hand, grasped where it would lie. */
function graspedGhost({ offer, web }: Store, [x, y]: readonly [number, number]) {
  const { poised } = offer.value;
  if (!poised) return null;
  const [left, top] = onSheet(web.board, poised.at);
  return { sprites: [poised.sprite], grasp: [x - left, y - top] as const };
}

function dragging(store: Store, look: Looking): Hand {
  let from = '';
  let begun = false; // by this drag
  let grasp: readonly [number, number] | null = null; // on a plane: from where the piece lies to the pointer
  const below = (event: PointerEvent): Aimed | null =>
    aimedUnder(store, look, document.elementFromPoint(event.clientX, event.clientY), event);
  const point = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const [left, top] = look.stands();
    return under(look.camera.value, [clientX - left, clientY - top]);
  };
  const goal = (aimed: Aimed | null, event: PointerEvent): AnyTarget | null =>
    (aimed && placeTarget(store.offer.value, aimed.place)) ?? drawn(event);
  /** On a plane a piece is drawn by the point where it was grasped: the game says how near it comes. */
  const drawn = (event: PointerEvent): AnyTarget | null =>
    grasp ? store.ground(onPlane(store.web.board, lies(event))) : null;
  const lies = (event: PointerEvent): readonly [number, number] => {
    const [x, y] = point(event);
    return [x - (grasp?.[0] ?? 0), y - (grasp?.[1] ?? 0)];
  };
  return {
    lift(event) {
      if (!store.seat.value || store.sending.value) return false;
      const ghost = gripUnder(event.target) === 'ghost' ? graspedGhost(store, point(event)) : null;
      if (ghost) {
        [from, begun, grasp] = ['', false, ghost.grasp];
        store.lifted.value = { sprites: ghost.sprites, at: lies(event) };
        return true;
      }
      const aimed = aimedUnder(store, look, event.target, event);
      const grip = aimed && gripOn(store, aimed);
      if (!grip) return false;
      from = aimed.place;
      begun = grip.first !== null;
      if (grip.first) store.follow(grip.first);
      store.whyNot.value = null;
      const all = grip.first ? pickedOf(store) : []; // whoever goes with him
      grasp = graspOf(store, grip.sprites[0], point(event));
      store.lifted.value = { sprites: all.length > 0 ? all : grip.sprites, at: lies(event) };
      return true;
    },
    carry(event) {
      if (!store.lifted.value) return;
      store.lifted.value = { ...store.lifted.value, at: lies(event) };
      const aimed = below(event);
      store.hover.value = aimed && { place: aimed.place };
      store.considered.value = goal(aimed, event);
    },
    drop(event) {
      store.lifted.value = null;
      const aimed = event && below(event);
      const target = event && goal(aimed, event);
      store.considered.value = null;
      if (target) store.follow(target.next);
      else if (aimed && aimed.place !== from) store.askWhyNot({ place: aimed.place });
      else if (!aimed && begun) store.putBack();
    },
  };
}
