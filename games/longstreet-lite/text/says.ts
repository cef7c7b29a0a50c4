import type { BotSays } from './says-bot.ts';
import type { CombatRefusals, CombatSays } from './says-combat.ts';

/** Every sentence of the game: its key and what it is about. Units, cards, sides and phases are slugs; lengths are as in state.ts. */
export interface Says
  extends Prompts,
    Windows,
    Events,
    Moves,
    Fires,
    Outcomes,
    FireRefusals,
    CardRefusals,
    LossRefusals,
    MoveRefusals,
    CombatSays,
    CombatRefusals,
    BotSays {}

type Nothing = Record<never, never>;
interface Sided {
  side: string;
}
interface Counted {
  side: string;
  count: number;
}
interface OfCard {
  card: string;
}
interface CardOf extends Sided {
  card: string;
}

interface Prompts {
  'prompt.reform': { side: string; pile: number; discarded: number };
  'prompt.orders': Sided;
  'prompt.command': Sided;
  'prompt.discard': Counted;
  'prompt.fire': Sided;
  'prompt.move': Sided;
  'prompt.charge': Sided;
  'prompt.reroll': Sided;
  'prompt.morale': Sided;
  'prompt.name': Sided;
  'prompt.confusion': { side: string; unit: string };
  'prompt.muster': Nothing;
  'prompt.lay': { side: string; count: number; least: number; most: number };
  'prompt.edge': Sided;
  'prompt.order': Sided;
  'prompt.deploy': { side: string; left: number };
  'prompt.lose': { side: string; units: readonly string[] };
}

/** What the passive player is asked when he could interrupt. */
interface Windows {
  'interrupt.start': Sided;
  'interrupt.fire': Sided;
  'interrupt.kills': Sided;
  'interrupt.movement': Sided;
  'interrupt.combat': Sided;
  'interrupt.charges': Sided;
}

interface Events {
  'deck.shuffled': { side: string; cards: number };
  'deck.reformed': { side: string; cards: number };
  'deck.lost': Counted;
  'cards.drawn': Counted;
  'cards.drawnAre': { cards: readonly string[] };
  'card.calls': CardOf;
  'card.modifies': CardOf;
  'card.morale': CardOf;
  'card.protects': CardOf;
  'card.discarded': CardOf;
  'card.interrupts': CardOf;
  'card.gone': OfCard;
  'interrupt.names': { unit: string; card: string };
  'roll.contest': Sided;
  'roll.discards': Sided;
  'game.begins': { side: string; breakpoint: number };
  'turn.begins': { turn: number; side: string };
  'turn.passed': Sided;
  'phase.called': { side: string; phase: string; disorder: number };
  'phase.status': Sided;
  'victory.roll': { side: string; lost: number; breakpoint: number };
}

interface OfUnit {
  unit: string;
}
interface Moved extends OfUnit {
  cost: number;
  causes: readonly string[]; // of disorder
}
interface Moves {
  'terrain.laid': { kind: string };
  'opening.army': { side: string; units: readonly string[] };
  'opening.laid': { count: number };
  'opening.deployed': { unit: string };
  'roll.terrain': Nothing;
  'unit.gone': { unit: string; bases: number };
  'unit.loses': { unit: string; file: number };
  'unit.losesGuns': { unit: string; count: number };
  'moved.march': Moved;
  'moved.drive': Moved;
  'moved.prolong': Moved;
  'moved.quarter': Moved;
  'moved.reshape': Moved;
  'moved.limber': Moved;
  'moved.unlimber': Moved;
}

interface Fires {
  'card.names': { card: string; units: readonly string[] };
  'fire.opens': { unit: string; targets: readonly string[] };
  'fire.hits': { unit: string; hits: number };
  'fire.saved': { unit: string; hits: number };
  'fire.kills': { unit: string; kills: number };
  'roll.hit': { unit: string; target: string; mode: string; need: number };
  'roll.kill': OfUnit;
  'roll.again': { need: number };
}

interface Outcomes {
  'outcome.breakpoint': Sided;
  'outcome.cards': Sided;
  'outcome.pass': Sided;
}

export interface CardRefusals {
  'no.orderFirst': Nothing;
  'no.passAgain': Nothing;
  'no.phase': { phase: string };
  'no.fireAgain': Nothing;
  'no.callCard': Nothing;
  'no.callCards': { most: number };
  'no.cardTwice': Nothing;
  'no.card': OfCard;
  'no.modifiers': Nothing;
  'no.modifierKepi': OfCard;
  'no.modifierSymbol': { card: string; phase: string };
  'no.void': OfCard;
  'no.names': Nothing;
  'no.nameCount': { card: string; most: number };
  'no.nameUnit': { card: string; unit: string };
  'no.mustReform': Nothing;
  'no.reformFirst': Nothing;
  'no.interruptFirst': Nothing;
  'no.notInterrupt': OfCard;
  'no.moment': OfCard;
  'no.interruptActive': Nothing;
  'no.interruptAgain': Nothing;
  'no.interruptLate': Nothing;
  'no.moraleActive': Nothing;
  'no.moraleLate': Nothing;
  'no.musterFirst': Nothing;
  'no.army': { most: number };
  'no.armyUnit': { words: string };
  'no.layFirst': Nothing;
  'no.layKind': { kind: string };
  'no.layShape': { kind: string };
  'no.layCrest': { kind: string };
  'no.layCrestOff': Nothing;
  'no.layOff': { kind: string };
  'no.layMore': { count: number; least: number };
  'no.layLess': { most: number };
  'no.chooseFirst': Nothing;
  'no.deployFirst': Nothing;
  'no.deployUnit': { unit: string };
  'no.deployStrip': { unit: string };
  'no.deployTaken': { unit: string };
  'no.confusion': { unit: string };
  'no.patch': Nothing;
  'no.patchSize': Nothing;
  'no.patchOff': Nothing;
  'no.patchNear': Nothing;
  'no.patchTaken': Nothing;
  'no.discardFirst': { count: number };
  'no.discard': { count: number };
  'no.turn': Sided;
}
export interface LossRefusals {
  'no.loseFirst': Nothing;
  'no.loseGap': { unit: string; file: number };
}

export interface MoveRefusals {
  'no.unit': OfUnit;
  'no.actedAlready': OfUnit;
  'no.barred': OfUnit;
  'no.moveFirst': Nothing;
  'no.byTheFlank': OfUnit;
  'no.offTable': OfUnit;
  'no.impassable': OfUnit;
  'no.throughEnemy': { unit: string; enemy: string };
  'no.contact': { unit: string; enemy: string };
  'no.onFriend': { unit: string; friend: string };
  'no.disorder.passage': OfUnit;
  'no.disorder.terrain': OfUnit;
  'no.disorder.aboutFace': OfUnit;
  'no.disorder.formation': OfUnit;
  'no.marchGuns': OfUnit;
  'no.steps': OfUnit;
  'no.aboutLate': OfUnit;
  'no.aboutForm': OfUnit;
  'no.difficultColumn': OfUnit;
  'no.difficultLate': OfUnit;
  'no.mixed': OfUnit;
  'no.beyond45': OfUnit;
  'no.tooFar': { unit: string; needs: number; has: number };
  'no.driveUnlimbered': OfUnit;
  'no.prolong': OfUnit;
  'no.formGuns': OfUnit;
  'no.form': OfUnit;
  'no.quarterRagged': OfUnit;
  'no.guide': OfUnit;
  'no.guideFar': OfUnit;
  'no.limber': OfUnit;
  'no.unlimber': OfUnit;
  'no.unlimberAhead': OfUnit;
}
export interface FireRefusals {
  'no.fireFirst': Nothing;
  'no.cartridges': OfUnit;
  'no.fireLimbered': OfUnit;
  'no.fireMuted': OfUnit;
  'no.target': OfUnit;
  'no.otherTarget': { unit: string; target: string };
  'no.moraleFirst': Nothing;
  'no.noHits': OfUnit;
  'no.saves': { unit: string; most: number };
  'no.lastHit': OfUnit;
  'no.rerollFirst': Nothing;
  'no.reroll': Nothing;
  'no.nameFirst': Nothing;
}
export type Key = keyof Says;
