import type { Store } from './store.ts';
import { spriteTarget } from './targets.ts';

const FAR = 6; // pixels: nearer is a click

/** A piece beside the map under a mouse: drawn out it is picked up, let go over the map it goes there. */
export function dragOut(store: Store, event: PointerEvent, sprite: string): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  const from = [event.clientX, event.clientY] as const;
  const piece = (event.currentTarget as HTMLElement).querySelector('svg');
  let ghost: SVGElement | null = null;
  const move = (at: PointerEvent): void => {
    if (!ghost && Math.hypot(at.clientX - from[0], at.clientY - from[1]) > FAR) ghost = lifted(store, sprite, piece);
    if (ghost) ghost.style.transform = `translate(${at.clientX - 29}px, ${at.clientY - 29}px)`;
  };
  const end = (at: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!ghost) return;
    ghost.remove();
    addEventListener('click', swallow, { capture: true, once: true }); // a drag is no click
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (at.type === 'pointerup') drop(store, at.clientX, at.clientY);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
const swallow = (event: Event): void => event.stopPropagation();

function lifted(store: Store, sprite: string, piece: SVGElement | null): SVGElement | null {
  const target = spriteTarget(store.offer.value, sprite);
  if (!target || !piece) return null;
  if (!target.picked) store.follow(target.next);
  const ghost = piece.cloneNode(true) as SVGElement;
  ghost.classList.add('ghost');
  document.body.append(ghost);
  return ghost;
}

function drop(store: Store, x: number, y: number): void {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('#map [data-place]')?.dataset['place'];
  if (!place) return;
  const found = store.pointedAt({ place });
  if (found.kind === 'one') store.follow(found.target.next);
  else store.askWhyNot({ place });
}
