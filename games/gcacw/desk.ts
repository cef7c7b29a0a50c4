import { type Desk, deskOf } from '@bivouac/desk';
import { pending, prompt, type Text } from '@bivouac/kernel';
import { advancing, withdrawing } from './desk/advancing.ts';
import { askedOf, placeOf, pointed, type Question } from './desk/asked.ts';
import { acts } from './desk/cycle.ts';
import { evading, evasionLoss } from './desk/evading.ts';
import { forceAlong, forceMarching, showing } from './desk/forces.ts';
import { foraging, labouring } from './desk/labours.ts';
import { layer, layers } from './desk/layers.ts';
import {
  attackerLoses,
  defenderLoses,
  entering,
  escaping,
  fleeing,
  following,
  homing,
  silencing,
  transferring,
} from './desk/lists.ts';
import { lastDeeds, marching, next } from './desk/marching.ts';
import { retreating } from './desk/retreating.ts';
import { grand, joining, storming } from './desk/storming.ts';
import { game } from './game.ts';
import { type Art, picture } from './picture.ts';
import type { CampaignView, GCACW } from './state.ts';
import { dx } from './text/desk/keys.ts';

/** Every question of the rules. */
const questions: Readonly<Record<string, Question>> = {
  'transfers.enter': entering,
  'transfers.transfer': transferring,
  'cycle.silence': silencing,
  'cycle.winner': acts,
  'cycle.loser': acts,
  'homes.choose': homing,
  'activation.follow': following,
  'activation.next': next,
  'march.go': marching,
  'march.last': lastDeeds,
  'evade.ask': evading,
  'evade.loss': evasionLoss,
  'combat.defenderLoss': defenderLoses,
  'combat.attackerLoss': attackerLoses,
  'combat.withdraw': withdrawing,
  'combat.advance': advancing,
  'retreat.walk': retreating,
  'assault.storm': storming,
  'assault.occupy': advancing,
  'assault.grand': grand,
  'assault.join': joining,
  'surrender.ride': escaping,
  'labours.work': labouring,
  'foraging.seek': foraging,
  'swamps.choose': fleeing,
  'forceMarch.go': forceMarching,
  'forceMarch.along': forceAlong,
};

/** The game at the board. */
export const desk: Desk<GCACW, Art> = deskOf(
  {
    game,
    picture,
    questions,
    beside: showing,
    asked: askedOf,
    pointed,
    placeOf,
    notAsked: notYours,
    pickPlace: (hex, rule) => dx('desk.no.pickHex', { hex }, rule),
    pickPiece: (hex, rule) => dx('desk.no.pickPiece', { hex }, rule),
  },
  { layers, layer },
);

/** Whose decision it is. */
function notYours(view: CampaignView): Text {
  const [side] = pending(game, view);
  if (side === undefined) return dx('desk.no.over', {}, '§3.0-turn-marker');
  return dx('desk.no.otherDecides', { side }, prompt(game, view)?.rule ?? '§4.3-active');
}
