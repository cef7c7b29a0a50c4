import { type Desk, deskOf, type Touched } from '@bivouac/desk';
import { askedOf, placeOf, pointed, type Question } from './desk/asked.ts';
import { attacking } from './desk/attacking.ts';
import { entering } from './desk/entering.ts';
import { givingUp, keepingBack } from './desk/giving-up.ts';
import {
  bombarding,
  declaring,
  fighting,
  hitting,
  hours,
  leading,
  lining,
  offering,
  picking,
  suffering,
  supporting,
} from './desk/lists.ts';
import { marching, withdrawing } from './desk/moving.ts';
import { moving as objectives } from './desk/objectives.ts';
import { balancing, bidding, choosing, instructing, spending } from './desk/options.ts';
import { posting } from './desk/posting.ts';
import { discarding, filling, fortifying, gunning } from './desk/tokens.ts';
import { game } from './game.ts';
import { fireOf } from './picture/marks.ts';
import { type Art, picture } from './picture.ts';
import type { Action, GOG, GunsView } from './state.ts';
import { dx } from './text/desk/keys.ts';

const questions: Readonly<Record<string, Question>> = {
  'opening.post': posting,
  'opening.bid': bidding,
  'opening.choose': choosing,
  'opening.balance': balancing,
  'opening.orderUnion': instructing,
  'opening.orderConfederate': instructing,
  'turn.hours': hours,
  'turn.objectives': objectives,
  'phase.late': discarding,
  'phase.trim': discarding,
  'phase.idle': discarding,
  'phase.price': discarding,
  'phase.instruct': instructing,
  'phase.tokens': spending,
  'phase.attack': attacking,
  'phase.enter': entering,
  'phase.march': marching,
  'phase.declare': declaring,
  'phase.fortify': fortifying,
  'phase.giveUp': givingUp,
  'withdrawals.move': withdrawing,
  'withdrawals.suffer': suffering,
  'arrivals.keepBack': keepingBack,
  'reduce.offer': offering,
  'reduce.pick': picking,
  'attack.defence': gunning,
  'attack.support': gunning,
  'attack.fillers': filling,
  'attack.bombard': bombarding,
  'attack.hit': hitting,
  'attack.line': lining,
  'attack.answer': supporting,
  'attack.choose': fighting,
  'attack.lead': leading,
};

/** The game at the board. */
export const desk: Desk<GOG, Art> = deskOf(
  {
    game,
    picture,
    questions,
    asked: askedOf,
    pointed: ({ t }, at) => pointed(t, at),
    placeOf: ({ t }, sprite) => placeOf(t, sprite),
    notAsked: (view, seat, at) => askedOf(view, seat).whyNot(answerTo(view, at)),
    pickPlace: (position, rule) => dx('desk.no.placeNotBlock', { place: position }, rule),
    pickPiece: (position, rule) => dx('desk.no.blockNotPlace', { place: position }, rule),
  },
  {
    layers: [
      { id: 'union', name: dx('desk.fire', { side: 'union' }, '§9.1a') },
      { id: 'confederate', name: dx('desk.fire', { side: 'confederate' }, '§9.1a') },
    ],
    layer: (view, _seat, _draft, id) => [{ ...fireOf(view.table, id === 'union' ? 0 : 1), kind: 'reach' }],
  },
);

/** What somebody who points here would want to do, were he asked. */
function answerTo(_view: GunsView, at: Touched): Action {
  if ('card' in at) return { type: 'spend', token: at.card };
  return 'sprite' in at ? { type: 'turn', stand: at.sprite } : { type: 'fight', at: 'place' in at ? at.place : '' };
}
