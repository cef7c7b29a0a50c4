import type { Desk, Draft, Offer } from '@bivouac/desk';
import { pending, questionName, type Seat, type Text } from '@bivouac/kernel';
import { hexIds, unitNumber } from './data/index.ts';
import { advance, retreat } from './desk/aftermath.ts';
import { type At, askedOf, type Hand, pointed, START, same } from './desk/asked.ts';
import { battles, damage, reroll, support } from './desk/battles.ts';
import { declaring } from './desk/declaring.ts';
import { movement } from './desk/movement.ts';
import { night } from './desk/night.ts';
import { game } from './game.ts';
import { picture } from './picture.ts';
import type { Action, G88, GettysburgView } from './state.ts';
import { dx } from './text/desk/keys.ts';

const hands: Readonly<Record<string, Hand>> = {
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

function handOf(view: GettysburgView): Hand {
  const found = hands[questionName(view) ?? ''];
  if (!found) throw new Error(`no hand for ${questionName(view)}`);
  return found;
}

const isAsked = (view: GettysburgView, seat: Seat): boolean => pending(game, view).includes(seat);

/** The game's hand for the board. */
export const desk: Desk<G88> = { picture, start: START, offer, whyNot };

function offer(view: GettysburgView, seat: Seat, draft: Draft): Offer<Action> {
  return isAsked(view, seat) ? handOf(view).offer(askedOf(view, seat), draft) : { targets: [], buttons: [] };
}

function whyNot(view: GettysburgView, seat: Seat, draft: Draft, at: At): Text | null {
  const a = askedOf(view, seat);
  if (!isAsked(view, seat)) return a.whyNot(answerTo(view, at));
  const hand = handOf(view);
  const { targets } = hand.offer(a, draft);
  if (targets.some(target => same(target.at, at))) return null;
  const { hex } = pointed(a.t, at);
  const here = hexIds[hex] ?? '';
  if ('sprite' in at && targets.some(target => 'place' in target.at && target.at.place === here))
    return dx('desk.no.pickHex', { hex: here }, hand.rule);
  const why = hand.whyNot(a, draft, at);
  if (why) return why;
  const piece = targets.some(
    target => 'sprite' in target.at && hex >= 0 && a.t.at[unitNumber(target.at.sprite)] === hex,
  );
  return piece ? dx('desk.no.pickPiece', { hex: here }, hand.rule) : hand.first;
}

/** What somebody who points here would want to do, were he asked. */
function answerTo(view: GettysburgView, at: At): Action {
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
      return { type: 'advance', unit, to: place };
    default:
      return { type: 'endNight' };
  }
}
