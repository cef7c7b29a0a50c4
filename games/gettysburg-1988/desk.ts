import { type Desk, deskOf, type Touched } from '@bivouac/desk';
import { questionName } from '@bivouac/kernel';
import { advance, retreat } from './desk/aftermath.ts';
import { askedOf, placeOf, pointed, type Question } from './desk/asked.ts';
import { battles, damage, reroll, support } from './desk/battles.ts';
import { declaring } from './desk/declaring.ts';
import { movement } from './desk/movement.ts';
import { night } from './desk/night.ts';
import { game } from './game.ts';
import { type Art, chart, picture } from './picture.ts';
import type { Action, G88, GettysburgView } from './state.ts';
import { dx } from './text/desk/keys.ts';

const questions: Readonly<Record<string, Question>> = {
  'phase.move': movement,
  'phase.declare': declaring,
  'phase.battles': battles,
  'phase.reorganize': night,
  'combat.support': support,
  'combat.reroll': reroll,
  'combat.damage': damage,
  'combat.retreat': retreat,
  'combat.advance': advance,
};

/** The game at the board. */
export const desk: Desk<G88, Art> = deskOf(
  {
    game,
    picture,
    questions,
    asked: askedOf,
    pointed: ({ t }, at) => pointed(t, at),
    placeOf: ({ t }, sprite) => placeOf(t, sprite),
    notAsked: (view, seat, at) => askedOf(view, seat).whyNot(answerTo(view, at)),
    pickPlace: (hex, rule) => dx('desk.no.pickHex', { hex }, rule),
    pickPiece: (hex, rule) => dx('desk.no.pickPiece', { hex }, rule),
  },
  { chart },
);

/** What somebody who points here would want to do, were he asked. */
function answerTo(view: GettysburgView, at: Touched): Action {
  const unit = 'sprite' in at ? at.sprite : '';
  const place = 'place' in at ? at.place : '';
  switch (questionName(view)) {
    case 'phase.move':
      return { type: 'move', units: [unit], path: [place] };
    case 'phase.declare':
    case 'phase.battles':
      return { type: 'declareBattle', attackers: [], defenders: [] };
    case 'combat.reroll':
      return { type: 'reroll' };
    case 'combat.damage':
      return { type: 'lose', unit };
    case 'combat.retreat':
      return { type: 'retreat', from: place, to: place };
    case 'combat.advance':
      return { type: 'advance', units: [unit], to: place };
    default:
      return { type: 'endNight' };
  }
}
