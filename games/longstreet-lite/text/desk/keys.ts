import { type Says, says } from '@bivouac/desk';

/**
 * What the desk says besides the rules. Units, cards, kinds, phases and sides are slugs, lengths and turns as in state.ts,
 * formations as in its `form`; 1 is yes.
 */
export interface DeskSays extends Ordered, Shot, Moved, Fought, Opened, Hints, Reckoned, Marked, Refused {}

type List = readonly string[];
type Nothing = Record<never, never>;
interface OfUnit {
  unit: string;
}
interface OfCard {
  card: string;
}
interface Counted {
  count: number;
}

interface Ordered {
  'desk.putBack': Nothing;
  'desk.unit': OfUnit;
  'desk.pickUnit': OfUnit;
  'desk.putDown': OfUnit;
  'desk.pickCard': OfCard;
  'desk.keepCard': OfCard;
  'desk.reform': Nothing;
  'desk.noReform': Nothing;
  'desk.phase': { phase: string };
  'desk.call': { phase: string; cards: number; modifier: string };
  'desk.callAndGo': { cards: List };
  'desk.callWith': OfCard;
  'desk.modify': { phase: string; card: string };
  'desk.modifyToo': OfCard;
  'desk.unmodify': OfCard;
  'desk.pass': Nothing;
  'desk.name': { unit: string; card: string };
  'desk.unname': { unit: string; card: string };
  'desk.nameThese': { card: string; units: List };
  'desk.noName': Nothing;
  'desk.noInterrupt': Nothing;
  'desk.playCard': OfCard;
  'desk.interruptUnit': { card: string; unit: string };
  'desk.surveyHere': Nothing;
  'desk.survey': OfCard;
  'desk.discardCard': OfCard;
  'desk.discard': Counted;
  'desk.discardLeast': Counted;
}
interface Shot {
  'desk.aim': OfUnit;
  'desk.fire': { unit: string; target: string };
  'desk.fireAt': { unit: string; target: string; hits: string };
  'desk.fireAll': Counted;
  'desk.endFire': Nothing;
  'desk.leaveFire': Nothing;
  'desk.leaveFireSays': Counted;
  'desk.reroll': Counted;
  'desk.rerollSome': Nothing;
  'desk.noReroll': Nothing;
  'desk.rollDie': OneDie;
  'desk.keepDie': OneDie;
  'desk.morale': { card: string; unit: string };
  'desk.noMorale': Nothing;
}
/** `mode` is '' in combat and for dice to kill. */
export interface OneDie {
  face: number;
  need: number;
  target: string;
  mode: string;
}
interface Moved {
  'desk.moveUnit': OfUnit;
  'desk.moveTo': Used;
  'desk.setDown': Used;
  'desk.pose': { unit: string; pose: string; of: string; used: number };
  'desk.poseGo': { pose: string; of: string; used: number };
  'desk.wheelLeft': Nothing;
  'desk.wheelRight': Nothing;
  'desk.about': Nothing;
  'desk.leg': { left: number };
  'desk.quarter': { to: string };
  'desk.reshape': { form: string };
  'desk.limber': { turn: number };
  'desk.unlimber': { turn: number };
  'desk.disorder': { unit: string; causes: List };
  'desk.leaveUnit': OfUnit;
  'desk.endMoves': Nothing;
  'desk.leaveMoves': Nothing;
  'desk.leaveMovesSays': Counted;
}
export interface Used {
  unit: string;
  used: number;
  left: number;
}
interface Fought {
  'desk.chargeWith': OfUnit;
  'desk.chargeAt': { unit: string; enemy: string; cost: number; percent: number };
  'desk.charge': { unit: string; enemies: List; cost: number };
  'desk.endCharges': Nothing;
  'desk.fight': Nothing;
  'desk.leaveCharges': Nothing;
  'desk.leaveChargesSays': Counted;
  'desk.allot': { unit: string; enemies: List; dice: List };
  'desk.strike': OfUnit;
  'desk.strikeAll': Counted;
  'desk.loseFile': { unit: string; file: number; form: string; rank: number };
  'desk.loseAll': Counted;
  'desk.protect': OfCard;
  'desk.noProtect': Nothing;
  'desk.retreat': OfUnit;
  'desk.retreatWide': { unit: string; files: number };
  'desk.retreatFacing': OfUnit;
  'desk.retreatLeft': OfUnit;
  'desk.retreatRight': OfUnit;
  'desk.retreatTurned': OfUnit;
  'desk.way': { unit: string; way: number; length: number };
}
interface Opened {
  'desk.brigade': { which: string };
  'desk.addUnit': { arm: string; bases: number };
  'desk.dropUnit': Nothing;
  'desk.muster': Counted;
  'desk.layKind': { kind: string };
  'desk.layHere': { kind: string };
  'desk.layRest': Counted;
  'desk.endLaying': Nothing;
  'desk.turnPiece': Nothing;
  'desk.larger': Nothing;
  'desk.smaller': Nothing;
  'desk.turnLeft': Nothing;
  'desk.turnRight': Nothing;
  'desk.choose': { what: string };
  'desk.deploy': OfUnit;
  'desk.deployAt': OfUnit;
  'desk.deployForm': { form: string };
}
interface Hints {
  'desk.hint.reform': Nothing;
  'desk.hint.reformEarly': Nothing;
  'desk.hint.orders': Nothing;
  'desk.hint.cards': Nothing;
  'desk.hint.call': { phase: string };
  'desk.hint.nameUnits': { card: string; most: number };
  'desk.hint.interrupt': { window: string; cards: List };
  'desk.hint.playCard': OfCard;
  'desk.hint.interruptUnit': OfCard;
  'desk.hint.survey': OfCard;
  'desk.hint.discard': Counted;
  'desk.hint.fire': Nothing;
  'desk.hint.noFire': Nothing;
  'desk.hint.aimed': OfUnit;
  'desk.hint.reroll': { good: number; of: number };
  'desk.hint.morale': { units: List };
  'desk.hint.moraleCombat': { units: List };
  'desk.hint.move': Nothing;
  'desk.hint.moveTo': OfUnit;
  'desk.hint.setDown': Used;
  'desk.hint.charge': Nothing;
  'desk.hint.noCharge': Nothing;
  'desk.hint.chargeWhom': OfUnit;
  'desk.hint.charging': OfUnit;
  'desk.hint.allot': OfUnit;
  'desk.hint.strike': Nothing;
  'desk.hint.lose': { units: List };
  'desk.hint.protect': Nothing;
  'desk.hint.retreat': { units: List };
  'desk.hint.way': Nothing;
  'desk.hint.muster': { units: List; infantry: number; guns: number };
  'desk.hint.lay': { count: number; least: number; most: number };
  'desk.hint.layKind': { kind: string };
  'desk.hint.choose': Nothing;
  'desk.hint.deploy': { unit: string; form: string };
}
interface Reckoned {
  'desk.odds.fire': OfUnit;
  'desk.odds.volley': { target: string; mode: string; need: number; dice: number };
  'desk.odds.expected': Nothing;
  'desk.odds.fireSum': Expected;
  'desk.odds.hits': { hits: number; more: number };
  'desk.odds.here': OfUnit;
  'desk.odds.threat': { enemy: string; mode: string; need: number; dice: number };
  'desk.odds.theirFire': Nothing;
  'desk.odds.hereSum': Expected;
  'desk.odds.yourCharge': Nothing;
  'desk.odds.charge': OfUnit;
  'desk.odds.attack': { unit: string; enemy: string; dice: number };
  'desk.odds.defence': { enemy: string; dice: number };
  'desk.odds.limber': { enemy: string };
  'desk.odds.vulnerable': { enemy: string };
  'desk.odds.repulsed': OfUnit;
  'desk.odds.tie': Nothing;
  'desk.odds.escapes': OfUnit;
  'desk.odds.caught': OfUnit;
  'desk.odds.by': { by: number; more: number };
  'desk.odds.chargeSum': { enemy: string; percent: number };
}
/** Figures with one decimal, as `1.5`. */
interface Expected {
  hits: string;
  bases: string;
}
interface Marked {
  'desk.mark.ghost': OfUnit;
  'desk.mark.lane': { unit: string; target: string; mode: string };
  'desk.mark.ring': { unit: string; radius: number };
  'desk.mark.piece': { kind: string };
  'desk.mark.cover': { kind: string; fire: number; combat: number };
  'desk.mark.charge': { unit: string; enemies: List };
  'desk.layer': { layer: string };
}
/** Why nothing happens where no rule is asked yet: something else has to be chosen first. */
interface Refused {
  'desk.no.buttons': Nothing;
  'desk.no.cardFirst': Nothing;
  'desk.no.phaseFirst': Nothing;
  'desk.no.interruptCard': Nothing;
  'desk.no.unitFirst': Nothing;
  'desk.no.kindFirst': Nothing;
  'desk.no.wayFirst': Nothing;
  'desk.no.nearer': { unit: string; enemy: string; nearest: string };
  'desk.no.reach': { unit: string; enemy: string };
  'desk.no.otherDecides': { side: string };
  'desk.no.over': Nothing;
}
export type DeskKey = keyof DeskSays;

/** A catalogue of the desk: complete in each language, or it does not compile. */
export type DeskSentences = { readonly [K in DeskKey]: (args: DeskSays[K]) => string };

export const dx: Says<DeskSays> = says<DeskSays>();
