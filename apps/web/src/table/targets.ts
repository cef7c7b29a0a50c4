import type { Button, CardTarget, Offer, Sprite, Target } from '@bivouac/desk';

// Which of the things offered somebody points at.

// biome-ignore lint/suspicious/noExplicitAny: actions of all games
export type AnyTarget = Target<any>;
// biome-ignore lint/suspicious/noExplicitAny: actions of all games
export type AnyOffer = Offer<any>;
// biome-ignore lint/suspicious/noExplicitAny: actions of all games
export type AnyButton = Button<any>;

// biome-ignore lint/suspicious/noExplicitAny: actions of all games
export type AnyCard = CardTarget<any>;

/** A place, or a piece at a place. */
export interface Spot {
  readonly place: string;
  readonly sprite?: string;
}
export const sameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a === b || (a !== null && b !== null && a.place === b.place && a.sprite === b.sprite);

export type Pointed =
  | { readonly kind: 'one'; readonly target: AnyTarget }
  | { readonly kind: 'several'; readonly targets: readonly AnyTarget[] }
  | { readonly kind: 'none' };

export const spriteTarget = (offer: AnyOffer, sprite: string): AnyTarget | undefined =>
  offer.targets.find(target => 'sprite' in target.at && target.at.sprite === sprite);
export const placeTarget = (offer: AnyOffer, place: string): AnyTarget | undefined =>
  offer.targets.find(target => 'place' in target.at && target.at.place === place);

export const spotOf = (target: AnyTarget, placeOf: (sprite: string) => string): Spot =>
  'place' in target.at ? { place: target.at.place } : { place: placeOf(target.at.sprite), sprite: target.at.sprite };

/** A piece is chosen before its place; a place stands for the only choice in it. */
export function pointedAt(offer: AnyOffer, sprites: readonly Sprite[], spot: Spot): Pointed {
  const own = spot.sprite === undefined ? undefined : spriteTarget(offer, spot.sprite);
  if (own) return { kind: 'one', target: own };
  const place = placeTarget(offer, spot.place);
  if (place) return { kind: 'one', target: place };
  if (spot.sprite !== undefined) return { kind: 'none' };
  const inside = targetsIn(offer, sprites, spot.place);
  if (inside.length === 1) return { kind: 'one', target: inside[0]! };
  return inside.length > 1 ? { kind: 'several', targets: inside } : { kind: 'none' };
}

export const targetsIn = (offer: AnyOffer, sprites: readonly Sprite[], place: string): readonly AnyTarget[] =>
  sprites.flatMap(sprite => {
    const target = sprite.place === place ? spriteTarget(offer, sprite.id) : undefined;
    return target ? [target] : [];
  });

/** The target nearest to a spot: a legal way on. What was put down already comes last. */
export function nearest(
  offer: AnyOffer,
  spot: Spot,
  where: (target: AnyTarget) => readonly [number, number] | null,
  from: readonly [number, number],
): AnyTarget | null {
  let best: AnyTarget | null = null;
  let least = Number.POSITIVE_INFINITY;
  const carrying = offer.targets.some(target => target.picked);
  for (const target of offer.targets) {
    if (target.picked || (carrying && 'sprite' in target.at)) continue;
    if ('place' in target.at && target.at.place === spot.place) continue;
    const at = where(target);
    if (!at) continue;
    const distance = Math.hypot(at[0] - from[0], at[1] - from[1]);
    if (distance < least) {
      least = distance;
      best = target;
    }
  }
  return best;
}

export const primaryOf = (offer: AnyOffer): AnyButton | null =>
  offer.buttons.find(button => button.primary && !button.refused) ?? null;
