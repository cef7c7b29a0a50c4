import { type Desk, type Draft, deskOf } from '@bivouac/desk';
import { type Point, pending, prompt, questionName, type Seat, type Text } from '@bivouac/kernel';
import { type Aim, type Asked, askedOf, groundAt, pointed, type Question } from './desk/asked.ts';
import { discarding, encouraging, protecting } from './desk/cards.ts';
import { charging } from './desk/charging.ts';
import { deploying, deployingAt } from './desk/deploying.ts';
import { rerolling } from './desk/dice.ts';
import { firing } from './desk/fire.ts';
import { interrupting, surveyed } from './desk/interrupts.ts';
import { layer, layers } from './desk/layers.ts';
import { laying, layingAt } from './desk/laying.ts';
import { allotting, choosing, naming, striking } from './desk/lists.ts';
import { losing } from './desk/losses.ts';
import { confusedOf, confusing, movesOf, moving, movingAt } from './desk/moving.ts';
import { mustering } from './desk/mustering.ts';
import { ordering, orderingAt, reforming, reformingAt } from './desk/orders.ts';
import { retreatPicking, wayChoosing } from './desk/retreats.ts';
import { game } from './game.ts';
import { type Art, picture } from './picture.ts';
import type { LL, LongstreetView } from './state.ts';
import { dx } from './text/desk/keys.ts';

/** Every question of the rules. */
export const questions: Readonly<Record<string, Question>> = {
  'opening.muster': mustering,
  'opening.lay': laying,
  'opening.edge': choosing('§3-terr-d'),
  'opening.order': choosing('§3-terr-f'),
  'opening.deploy': deploying,
  'turn.reform': reforming,
  'turn.orders': ordering,
  'interrupts.offer': interrupting,
  'interrupts.confuse': confusing,
  'interrupts.discards': discarding,
  'fire.shoot': firing,
  'fire.reroll': rerolling('§1-dice-b'),
  'fire.morale': encouraging,
  'fire.name': naming('§card-telling-effect'),
  'fire.rekill': rerolling('§card-telling-effect'),
  'movement.move': moving,
  'combat.charge': charging,
  'combat.name': naming('§4-mod-a'),
  'combat.allot': allotting,
  'combat.strike': striking,
  'combat.press': naming('§card-press-home'),
  'combat.again': rerolling('§card-press-home'),
  'combat.steady': rerolling('§card-like-a-stone-wall'),
  'combat.morale': encouraging,
  'losses.lose': losing,
  'retreats.protect': protecting,
  'retreats.pick': retreatPicking,
  'retreats.way': wayChoosing,
};

/** What pointing at open ground does, by the question that is open. */
const grounds: Readonly<Record<string, (a: Asked, draft: Draft, point: Point) => Aim | null>> = {
  'opening.lay': (a, draft, point) => layingAt(a, draft, groundAt(a.view, point)),
  'opening.deploy': deployingAt,
  'turn.reform': reformingAt,
  'turn.orders': orderingAt,
  'interrupts.offer': (a, draft, point) => surveyed(a, draft, groundAt(a.view, point)),
  'interrupts.confuse': (a, draft, point) => movingAt(confusedOf(a), draft, point),
  'movement.move': (a, draft, point) => movingAt(movesOf(a), draft, point),
};
function ground(view: LongstreetView, seat: Seat, draft: Draft, point: Point): Aim | null {
  if (!pending(game, view).includes(seat)) return null;
  return grounds[questionName(view) ?? '']?.(askedOf(view, seat), draft, point) ?? null;
}

/** Whose decision it is. */
function notYours(view: LongstreetView): Text {
  const [side] = pending(game, view);
  if (side === undefined) return dx('desk.no.over', {}, '§3-break-b');
  return dx('desk.no.otherDecides', { side }, prompt(game, view)?.rule ?? '§4-turn-a');
}

/** The game at the board. */
export const desk: Desk<LL, Art> = deskOf(
  {
    game,
    picture,
    questions,
    asked: askedOf,
    pointed,
    placeOf: () => '',
    notAsked: notYours,
    pickPlace: (_place, rule) => dx('desk.no.unitFirst', {}, rule),
    pickPiece: (_place, rule) => dx('desk.no.unitFirst', {}, rule),
  },
  { ground, layers, layer },
);
