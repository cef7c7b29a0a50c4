import type { Desk, Draft, Offer } from '@bivouac/desk';
import { pending, prompt, questionName, type Seat, type Text } from '@bivouac/kernel';
import { pieceNumber } from './data/index.ts';
import { activating } from './desk/activating.ts';
import { avoiding, goingInside, intercepting, joining, mustering } from './desk/answers.ts';
import { type Asked, type At, askedOf, type Hand, nameOf, type Pointed, pointed, START, same } from './desk/asked.ts';
import { playing, responding } from './desk/cards.ts';
import { demolishButton, demolishing, isDemolishing } from './desk/demolishing.ts';
import { bidding, storming, swapping } from './desk/few.ts';
import { layer, layers } from './desk/layers.ts';
import { lists } from './desk/listed.ts';
import { moving } from './desk/moving.ts';
import { retreating } from './desk/retreating.ts';
import { game } from './game.ts';
import { picture } from './picture.ts';
import type { Action, WildernessView, WW } from './state.ts';
import { dx } from './text/desk/keys.ts';

/** The board hand for every question of the rules. */
export const hands: Readonly<Record<string, Hand>> = {
  ...lists,
  'game.bid': bidding,
  'phase.choose': playing,
  'responses.offer': responding,
  'activation.designate': activating,
  'act.decide': moving,
  'entry.intercept': intercepting,
  'entry.inside': goingInside,
  'entry.avoid': avoiding,
  'entry.join': joining,
  'muster.choose': mustering,
  'retreat.choose': retreating,
  'siege.assault': storming,
  'swap.choose': swapping,
};

function handOf(view: WildernessView): Hand {
  const found = hands[questionName(view) ?? ''];
  if (!found) throw new Error(`no hand for ${questionName(view)}`);
  return found;
}

const isAsked = (view: WildernessView, seat: Seat): boolean => pending(game, view).includes(seat);

/** The game's hand for the board. */
export const desk: Desk<WW> = { picture, start: START, offer, whyNot, layers, layer };

function offer(view: WildernessView, seat: Seat, draft: Draft): Offer<Action> {
  if (!isAsked(view, seat)) return { targets: [], buttons: [] };
  const a = askedOf(view, seat);
  if (isDemolishing(a, draft)) return demolishing(a, draft);
  const offered = handOf(view).offer(a, draft);
  return { ...offered, buttons: [...offered.buttons, ...(isStart(draft) ? demolishButton(a) : [])] };
}
const isStart = (draft: Draft): boolean =>
  typeof draft !== 'object' || draft === null || Object.keys(draft).length === 0;

function whyNot(view: WildernessView, seat: Seat, draft: Draft, at: At | { readonly card: string }): Text | null {
  if (!isAsked(view, seat)) return notYours(view);
  const a = askedOf(view, seat);
  const { targets, cards = [] } = offer(view, seat, draft);
  if ('card' in at ? cards.some(({ card }) => card === at.card) : targets.some(target => same(target.at, at)))
    return null;
  const what = pointed(a.t, at);
  const hand = handOf(view);
  if (isDemolishing(a, draft))
    return a.whyNot({ type: 'demolish', space: nameOf(what.space), what: 'fort' }) ?? hand.first;
  return elsewhere(a, hand, targets, what, at) ?? hand.whyNot(a, draft, what) ?? hand.first;
}

/** The piece is pointed at but its place is meant, or the other way round. */
function elsewhere(
  a: Asked,
  { rule }: Hand,
  targets: Offer<Action>['targets'],
  what: Pointed,
  at: At | { readonly card: string },
): Text | null {
  const space = nameOf(what.space);
  if (space === '') return null;
  if ('sprite' in at)
    return targets.some(each => 'place' in each.at && each.at.place === space)
      ? dx('desk.no.pickSpace', { space }, rule)
      : null;
  const isThere = (piece: number): boolean => a.t.at[piece] === what.space;
  return targets.some(each => 'sprite' in each.at && isThere(pieceNumber(each.at.sprite)))
    ? dx('desk.no.pickPiece', { space }, rule)
    : null;
}

/** Whose decision it is. */
function notYours(view: WildernessView): Text {
  const [side] = pending(game, view);
  if (side === undefined) return dx('desk.no.over', {}, '§4.B.6a');
  return dx('desk.no.otherDecides', { side }, prompt(game, view)?.rule ?? '§4.A.2a');
}
