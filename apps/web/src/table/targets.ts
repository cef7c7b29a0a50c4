import { type Button, type CardTarget, type Offer, pointedTo, type Sprite, type Target, wordOf } from '@bivouac/desk';

// Which of the things offered somebody points at.

// biome-ignore lint/suspicious/noExplicitAny: actions of all games
export type AnyTarget = Target<any>;
// biome-ignore lint/suspicious/noExplicitAny: actions of all games
export type AnyOffer = Offer<any>;
// biome-ignore lint/suspicious/noExplicitAny: actions of all games
export type AnyButton = Button<any>;

// biome-ignore lint/suspicious/noExplicitAny: actions of all games
export type AnyCard = CardTarget<any>;

/** What a pointer or the keys are on: a place or a point, by its word, or a piece there. */
export interface Aimed {
  readonly place: string;
  readonly sprite?: string;
}
export const sameAim = (a: Aimed | null, b: Aimed | null): boolean =>
  a === b || (a !== null && b !== null && a.place === b.place && a.sprite === b.sprite);

export type Pointed =
  | { readonly kind: 'one'; readonly target: AnyTarget }
  | { readonly kind: 'several'; readonly targets: readonly AnyTarget[] }
  | { readonly kind: 'none' };

export const spriteTarget = (offer: AnyOffer, sprite: string): AnyTarget | undefined =>
  offer.targets.find(target => 'sprite' in target.at && target.at.sprite === sprite);
export const placeTarget = (offer: AnyOffer, place: string): AnyTarget | undefined =>
  offer.targets.find(target => isGround(target) && pointedTo(target.at) === place);
/** A place or a point is to be chosen, not a piece. */
export const isGround = (target: AnyTarget): boolean => !('sprite' in target.at);

export const aimedBy = ({ at }: AnyTarget, placeOf: (sprite: string) => string): Aimed =>
  'sprite' in at ? { place: placeOf(at.sprite), sprite: at.sprite } : { place: pointedTo(at) };

/** A piece is chosen before its place; a place stands for the only choice in it. */
export function pointedAt(offer: AnyOffer, sprites: readonly Sprite[], aimed: Aimed): Pointed {
  const own = aimed.sprite === undefined ? undefined : spriteTarget(offer, aimed.sprite);
  if (own) return { kind: 'one', target: own };
  const place = placeTarget(offer, aimed.place);
  if (place) return { kind: 'one', target: place };
  if (aimed.sprite !== undefined) return { kind: 'none' };
  const inside = targetsIn(offer, sprites, aimed.place);
  if (inside.length === 1) return { kind: 'one', target: inside[0]! };
  return inside.length > 1 ? { kind: 'several', targets: inside } : { kind: 'none' };
}

export const targetsIn = (offer: AnyOffer, sprites: readonly Sprite[], place: string): readonly AnyTarget[] =>
  sprites.flatMap(sprite => {
    const target = wordOf(sprite.at) === place ? spriteTarget(offer, sprite.id) : undefined;
    return target ? [target] : [];
  });

/** The target nearest to what was pointed at: a legal way on. What was put down already comes last. */
export function nearest(
  offer: AnyOffer,
  aimed: Aimed,
  where: (target: AnyTarget) => readonly [number, number] | null,
  from: readonly [number, number],
): AnyTarget | null {
  let best: AnyTarget | null = null;
  let least = Number.POSITIVE_INFINITY;
  const carrying = offer.targets.some(target => target.picked);
  for (const target of offer.targets) {
    if (target.picked || (carrying && !isGround(target))) continue;
    if (isGround(target) && pointedTo(target.at) === aimed.place) continue;
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
