import type { Both, Nothing, OfHex, OfLeader, OfSide, OfUnit } from './common.ts';

/** Many units, by their slugs. */
interface OfUnits {
  units: readonly string[];
}
/** Attacks, assaults, results, retreats: 5.3, 7, 11. Combat values are quarters. */
export interface CombatSays {
  'prompt.lose': { owed: number };
  'prompt.withdraw': OfSide;
  'prompt.retreat': OfSide & { kind: string; gone: number };
  'prompt.advance': OfHex;
  'prompt.evade': OfSide & OfHex;
  'prompt.evadeLoss': OfHex;
  'prompt.storm': OfLeader & { number: number };
  'prompt.grand': OfLeader;
  'prompt.join': OfLeader & { number: number };
  'attack.declared': OfUnit & OfHex & { kind: string };
  'combat.begins': OfSide & OfUnits & OfHex & { mine: number; theirs: number };
  'combat.guns': { cell: string };
  'combat.modifier': OfSide & { what: string; value: number };
  'combat.roll': OfSide & { modifier: number };
  'combat.result': { difference: number; attacker: string; defender: string; extra: number };
  'combat.lost': OfUnit & { lost: number };
  'combat.advance': OfUnits & OfHex;
  'retreat.withdraws': OfUnits;
  'retreat.step': OfUnits & OfHex & { row: string; lost: number };
  'retreat.surrenders': OfUnits;
  'retreat.trapped': OfUnits;
  'unit.demoralized': OfUnit & { level: number };
  'flanks.refused': OfUnit & OfHex;
  'flanks.opened': OfHex;
  'evade.roll': OfHex & { modifier: number };
  'evade.begins': OfUnits & { points: number };
  'assault.begins': OfLeader & OfUnits & OfHex;
  'assault.roll': OfLeader & { modifier: number };
  'assault.fails': OfLeader;
  'assault.number': OfLeader & { number: number };
  'assault.storms': OfUnits;
  'grand.roll': OfLeader & { modifier: number };
  'union.panic': { units: readonly string[]; hex: string };
  'grand.fails': OfLeader;
  'grand.number': OfLeader & { number: number };
  'grand.joins': OfUnits;
  'no.enemyThere': OfHex;
  'no.attackOver': OfHex;
  'no.woods': OfHex;
  'no.kind': { kind: string };
  'no.attackPoints': { kind: string; needs: number; has: number };
  'no.gunsAttack': OfUnit;
  'no.cavalryDivision': OfUnit;
  'no.fights': OfUnit;
  'no.loss': { owed: number; has: number };
  'no.unitsNamed': Nothing;
  'no.advance': OfUnit;
  'no.advanceLeader': OfLeader;
  'no.refusedAlready': OfHex;
  'no.refusedHere': OfHex;
  'no.refuseGround': OfHex;
  'no.refuseZone': OfUnit;
  'no.refuseAdvanced': OfUnit;
  'no.refuseLate': OfUnit;
  'no.lull': Nothing;
  'no.withLeader': Both;
  'no.assaultTired': OfUnit & { fatigue: number };
  'no.assaultOwn': OfLeader;
  'no.storm': { number: number };
  'no.grandLeader': OfLeader;
  'no.joins': OfUnit;
  'no.joinHexes': { number: number };
}
