import {
  type Game,
  pending,
  questionName,
  type Rule,
  type Seat,
  type Text,
  type Types,
  type View,
} from '@bivouac/kernel';
import type { Asked, Question } from './asked.ts';
import type { Desk } from './desk.ts';
import type { Draft, Finger, Offer, Target } from './offer.ts';
import { isStart, START } from './parts.ts';
import type { Art, Picture } from './picture.ts';
import { sameFinger } from './spots.ts';

export type Touched = Finger | { readonly card: string };

/** What may be done at any time beside the question (`anytime` of the game): drafts of its own, and the way to them. */
export interface Beside<A, Q, P> {
  isOpen(a: Q, draft: Draft): boolean;
  offer(a: Q, draft: Draft): Offer<A>;
  buttons(a: Q): Offer<A>['buttons']; // the last of all, while nothing is chosen
  whyNot(a: Q, draft: Draft, what: P): Text | null;
}

/** What a game's desk is made of. */
export interface DeskParts<X extends Types, A extends Art, Q extends Asked<X>, P extends { readonly place: string }> {
  readonly game: Game<X>;
  picture(view: View<X>): Picture<A>;
  readonly questions: Readonly<Record<string, Question<X['action'], Q, P>>>; // by the name of the step that asks
  readonly beside?: Beside<X['action'], Q, P>;
  asked(view: View<X>, seat: Seat): Q;
  pointed(a: Q, at: Touched): P; // `place`: its slug or the place of the piece; '' for none
  placeOf(a: Q, sprite: string): string;
  notAsked(view: View<X>, seat: Seat, at: Touched): Text | null; // said to a seat that is not asked
  pickPlace(place: string, rule: Rule): Text; // a piece is pointed at, but its place is meant
  pickPiece(place: string, rule: Rule): Text; // the other way round
}

type More<X extends Types> = Pick<Desk<X>, 'chart' | 'ground' | 'layer' | 'layers'>;

/** The desk of a game that answers question by question. */
export function deskOf<X extends Types, A extends Art, Q extends Asked<X>, P extends { readonly place: string }>(
  parts: DeskParts<X, A, Q, P>,
  more: More<X> = {},
): Desk<X, A> {
  const { game, picture, beside } = parts;
  const isAsked = (view: View<X>, seat: Seat): boolean => pending(game, view).includes(seat);

  function offer(view: View<X>, seat: Seat, draft: Draft): Offer<X['action']> {
    if (!isAsked(view, seat)) return { targets: [], buttons: [] };
    const a = parts.asked(view, seat);
    if (beside?.isOpen(a, draft)) return beside.offer(a, draft);
    const offered = questionOf(parts, view).offer(a, draft);
    return beside && isStart(draft) ? { ...offered, buttons: [...offered.buttons, ...beside.buttons(a)] } : offered;
  }

  function whyNot(view: View<X>, seat: Seat, draft: Draft, at: Touched): Text | null {
    if (!isAsked(view, seat)) return parts.notAsked(view, seat, at);
    const { targets, cards = [] } = offer(view, seat, draft);
    const isOffered = 'card' in at ? cards.some(({ card }) => card === at.card) : isTarget(targets, at);
    if (isOffered) return null;
    const a = parts.asked(view, seat);
    const what = parts.pointed(a, at);
    const question = questionOf(parts, view);
    if (beside?.isOpen(a, draft)) return beside.whyNot(a, draft, what) ?? question.first;
    const { rule, first } = question;
    if ('sprite' in at && isTarget(targets, { place: what.place })) return parts.pickPlace(what.place, rule);
    const hasTarget = targets.some(each => 'sprite' in each.at && parts.placeOf(a, each.at.sprite) === what.place);
    const piece = what.place !== '' && !('sprite' in at) && hasTarget ? parts.pickPiece(what.place, rule) : null;
    return question.whyNot(a, draft, what) ?? piece ?? first;
  }
  return { picture, start: START, offer, whyNot, ...more };
}

const isTarget = (targets: readonly Target<unknown>[], at: Finger): boolean =>
  targets.some(target => sameFinger(target.at, at));

function questionOf<X extends Types, Q, P>(
  { questions }: { readonly questions: Readonly<Record<string, Question<X['action'], Q, P>>> },
  view: View<X>,
): Question<X['action'], Q, P> {
  const name = questionName(view) ?? '';
  const found = questions[name];
  if (!found) throw new Error(`the desk does not know the question ${name}`);
  return found;
}
