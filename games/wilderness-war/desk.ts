import { type Desk, deskOf } from '@bivouac/desk';
import { pending, prompt, type Text } from '@bivouac/kernel';
import { activating } from './desk/activating.ts';
import { avoiding, goingInside, intercepting, joining, mustering } from './desk/answers.ts';
import { askedOf, nameOf, pointed, type Question, spaceOf } from './desk/asked.ts';
import { playing, responding } from './desk/cards.ts';
import { demolition } from './desk/demolishing.ts';
import { bidding, storming, swapping } from './desk/few.ts';
import { layer, layers } from './desk/layers.ts';
import { lists } from './desk/listed.ts';
import { moving } from './desk/moving.ts';
import { placing } from './desk/placing.ts';
import { retreating } from './desk/retreating.ts';
import { game } from './game.ts';
import { type Art, picture } from './picture.ts';
import type { WildernessView, WW } from './state.ts';
import { dx } from './text/desk/keys.ts';

/** Every question of the rules. */
export const questions: Readonly<Record<string, Question>> = {
  ...lists,
  'reinforce.place': placing,
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

/** The game at the board. */
export const desk: Desk<WW, Art> = deskOf(
  {
    game,
    picture,
    questions,
    beside: demolition,
    asked: askedOf,
    pointed: ({ t }, at) => pointed(t, at),
    placeOf: ({ t }, sprite) => nameOf(spaceOf(t, sprite)),
    notAsked: notYours,
    pickPlace: (space, rule) => dx('desk.no.pickSpace', { space }, rule),
    pickPiece: (space, rule) => dx('desk.no.pickPiece', { space }, rule),
  },
  { layers, layer },
);

/** Whose decision it is. */
function notYours(view: WildernessView): Text {
  const [side] = pending(game, view);
  if (side === undefined) return dx('desk.no.over', {}, '§4.B.6a');
  return dx('desk.no.otherDecides', { side }, prompt(game, view)?.rule ?? '§4.A.2a');
}
