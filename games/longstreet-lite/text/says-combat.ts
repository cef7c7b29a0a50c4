/** What is said in charges, combat and retreats. */
type Nothing = Record<never, never>;
interface Sided {
  side: string;
}
interface OfUnit {
  unit: string;
}
interface OfTwo extends OfUnit {
  enemy: string;
}
interface OfUnits extends Sided {
  units: readonly string[];
}

export interface CombatSays {
  'combat.ask.name': Sided;
  'combat.ask.allot': Sided;
  'combat.ask.strike': Sided;
  'combat.ask.reroll': Sided;
  'combat.ask.morale': OfUnits;
  'combat.ask.protect': Sided;
  'combat.ask.retreat': OfUnits;
  'combat.ask.way': { side: string; unit: string };
  'combat.charge': { unit: string; enemies: readonly string[]; cost: number };
  'combat.roll.defence': OfUnit;
  'combat.roll.attack': OfTwo;
  'combat.roll.retreat': OfUnit;
  'combat.scores': { unit: string; attack: number; defence: number };
  'combat.repulsed': OfUnit;
  'combat.retreat.forms': OfUnit;
  'combat.retreat.none': { unit: string; distance: number };
  'combat.retreat.done': { unit: string; length: number; distance: number };
  'combat.retreat.through': { unit: string; friend: string };
  'combat.retreat.rough': OfUnit;
}

export interface CombatRefusals {
  'no.chargeFirst': Nothing;
  'no.chargeGuns': OfUnit;
  'no.chargeSmoke': OfUnit;
  'no.chargeWheel': OfUnit;
  'no.chargeTouchesWheeling': OfTwo;
  'no.chargeNobody': OfUnit;
  'no.chargeFar': { unit: string; needs: number; has: number };
  'no.chargeGrazes': OfTwo;
  'no.chargeFlank': OfTwo;
  'no.chargeRough': OfUnit;
  'no.chargeFriends': OfUnit;
  'no.chargeNearest': OfTwo;
  'no.allotFirst': Nothing;
  'no.allot': OfUnit;
  'no.strikeFirst': Nothing;
  'no.combatMoraleFirst': Nothing;
  'no.combatMoraleUnit': OfUnit;
  'no.combatMoraleClose': OfUnit;
  'no.combatMoraleLast': OfUnit;
  'no.combatMoraleMore': OfUnit;
  'no.protectFirst': Nothing;
  'no.retreatFirst': Nothing;
  'no.retreatUnit': OfUnit;
  'no.retreatTurn': OfUnit;
  'no.retreatForm': OfUnit;
  'no.retreatFiles': { unit: string; least: number; most: number };
  'no.way': OfUnit;
}
