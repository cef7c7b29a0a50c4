import { says } from '@bivouac/desk';
import type { Both, Nothing, OfHex, OfLeader, OfSide, OfUnit } from '../says/common.ts';

/**
 * What the board says besides the rules. Units, leaders, hexes and sides are slugs, `cost` and `left` are halves of points, combat values
 * quarters, `chances` out of six; 1 is yes.
 */
export interface DeskSays extends Offered, Built, Hidden, Hints, Reckoned, Shown, Refused {}

interface OfForce {
  force: number;
}
interface Many {
  units: number;
}
type List = readonly string[];

/** Targets and buttons of actions, marches and combats. */
interface Offered {
  'desk.putBack': Nothing;
  'desk.pickLeader': OfLeader;
  'desk.putDownLeader': OfLeader;
  'desk.pickUnit': OfUnit;
  'desk.putDown': OfUnit;
  'desk.tick': OfUnit;
  'desk.untick': OfUnit;
  'desk.pass': Nothing;
  'desk.passLast': Nothing;
  'desk.left.pass': Nothing;
  'desk.left.fresh': Many & { last: number };
  'desk.left.unit': OfUnit & { fatigue: number };
  'desk.activate': OfLeader & Many;
  'desk.activateRide': OfLeader;
  'desk.march': OfUnit;
  'desk.marchTo': OfUnit & OfHex & { least: number }; // the least roll; 0: any
  'desk.burn': OfUnit;
  'desk.moveTo': OfUnit & OfHex & { cost: number };
  'desk.takeAlong': OfLeader;
  'desk.leaveBehind': OfLeader;
  'desk.thenUnit': OfUnit;
  'desk.propose': OfUnit;
  'desk.unitActs': OfUnit;
  'desk.unitDigs': OfUnit;
  'desk.force': OfUnit;
  'desk.refuse': Nothing;
  'desk.unrefuse': Nothing;
  'desk.endMarch': OfUnit;
  'desk.attackHex': OfUnit & OfHex;
  'desk.noAttack': OfHex;
  'desk.attackNow': { kind: string; cost: number };
  'desk.attackAs': { kind: string };
  'desk.attackPrice': { cost: number };
  'desk.assaultHex': OfLeader & OfHex;
  'desk.assault': OfLeader & OfHex & Many;
  'desk.backToLeader': OfLeader;
  'desk.storm': Many;
  'desk.grand': OfLeader & { chances: number };
  'desk.noGrand': Nothing;
  'desk.join': Many;
  'desk.lose': OfUnit & { manpower: number };
  'desk.withdraw': Many & { all: number; tires: number };
  'desk.hold': Nothing;
  'desk.retreatTo': OfHex & { lost: number; rows: List };
  'desk.retreatBy': OfHex & { lost: number; rows: List };
  'desk.halt': OfHex;
  'desk.advance': OfHex & Many;
  'desk.noAdvance': Nothing;
  'desk.evade': OfHex;
  'desk.stand': OfHex;
}
/** Leaders between units, arrivals, works and crossings. */
interface Built {
  'desk.enter': OfUnit & OfHex;
  'desk.silence': OfLeader;
  'desk.flee': OfHex;
  'desk.escape': OfUnit;
  'desk.stayHere': Nothing;
  'desk.pickRider': OfLeader;
  'desk.transfer': Both;
  'desk.endTransfers': Nothing;
  'desk.withSeniors': { leaders: List; on: number };
  'desk.staysPut': Nothing;
  'desk.dig': OfUnit;
  'desk.noDig': OfUnit;
  'desk.digWho': Nothing;
  'desk.digDone': Nothing;
  'desk.entrench': OfUnit;
  'desk.digs': OfUnit & { works: string };
  'desk.digAll': Many;
  'desk.pickLabourer': OfUnit;
  'desk.build': OfUnit & { edge: string; chances: number };
  'desk.repair': OfUnit & { crossing: string; chances: number };
  'desk.levy': OfUnit & OfHex;
  'desk.forage': OfUnit & { chances: number };
  'desk.forageAll': Many;
  'desk.endForage': Nothing;
  'desk.endWorks': Nothing;
  'desk.left.works': Nothing;
  'desk.left.idle': Many;
  'desk.dismantle': OfHex;
  'desk.destroy': { crossing: string; chances: number };
  'desk.leaveIt': OfUnit;
}
/** Force markers. */
interface Hidden {
  'desk.pickForce': OfForce;
  'desk.putDownForce': OfForce;
  'desk.hide': OfHex;
  'desk.intoForce': OfUnit;
  'desk.outOfForce': OfUnit;
  'desk.forcePart': Many & { number: number };
  'desk.moreForces': Nothing;
  'desk.fewerForces': Nothing;
  'desk.conceal': OfHex & { forces: number; dummies: number };
  'desk.sendForce': { as: string; dice: number; add: number };
  'desk.forceTo': OfForce & OfHex & { cost: number };
  'desk.openly': OfUnit;
  'desk.endForce': OfForce;
  'desk.forceAlong': OfForce;
  'desk.nobodyAlong': Nothing;
  'desk.show': OfForce;
  'desk.showOne': Nothing;
}
interface Hints {
  'desk.hint.act': Nothing;
  'desk.hint.activate': OfLeader & Many & { most: number }; // 0: any number
  'desk.hint.alone': OfUnit & { fatigue: number };
  'desk.hint.march': OfUnit & { left: number };
  'desk.hint.next': OfUnit & { left: number };
  'desk.hint.nextDigs': OfUnit & { left: number };
  'desk.hint.last': Nothing;
  'desk.hint.attack': OfHex;
  'desk.hint.assault': OfLeader;
  'desk.hint.storm': { number: number };
  'desk.hint.grand': Nothing;
  'desk.hint.join': { number: number };
  'desk.hint.lose': { owed: number };
  'desk.hint.withdraw': { tires: number };
  'desk.hint.retreat': { gone: number };
  'desk.hint.advance': OfHex;
  'desk.hint.evade': Nothing;
  'desk.hint.enter': Nothing;
  'desk.hint.silence': Nothing;
  'desk.hint.flee': Nothing;
  'desk.hint.home': Nothing;
  'desk.hint.escape': Nothing;
  'desk.hint.transfer': Nothing;
  'desk.hint.rideTo': OfLeader;
  'desk.hint.follow': Nothing;
  'desk.hint.works': Nothing;
  'desk.hint.forage': Nothing;
  'desk.hint.labour': OfUnit;
  'desk.hint.hide': OfHex & { number: number };
  'desk.hint.sendForce': OfForce;
  'desk.hint.forceMarch': OfForce & { left: number };
  'desk.hint.forceAlong': Nothing;
  'desk.hint.show': Nothing;
}
interface Reckoned {
  'desk.odds.attack': OfHex & { units: List; defenders: List };
  'desk.odds.side': { units: List };
  'desk.odds.summary': { retreats: number; of: number; mine: number; theirs: number }; // losses in tenths
  'desk.odds.strength': { mine: number; theirs: number };
  'desk.odds.modifier': OfSide & { what: string; kind: string; die: number };
  'desk.odds.guns': Nothing;
  'desk.odds.die': OfSide;
  'desk.odds.fate': { fate: string };
  'desk.odds.cost': { loss: number; disorganized: number; advances: number };
  'desk.odds.mayEvade': Nothing;
  'desk.odds.command': { count: number; all: number };
  'desk.odds.ifAll': { fails: number };
  'desk.odds.leads': OfLeader;
  'desk.odds.marches': OfUnit;
  'desk.odds.dice': { dice: number; add: number };
  'desk.odds.points': { points: number };
  'desk.odds.allows': { least: number; most: number };
  'desk.odds.straggles': OfUnit & { fatigue: number };
  'desk.odds.evade': { units: List };
  'desk.odds.evadeDie': Nothing;
  'desk.odds.evadeLoss': Nothing;
  'desk.odds.takes': { points: string };
  'desk.odds.evades': Nothing;
}
/** Layers and their marks. */
interface Shown {
  'desk.layer.zones': Nothing;
  'desk.layer.command': Nothing;
  'desk.layer.reach': Nothing;
  'desk.layer.flanks': Nothing;
  'desk.zone': OfSide;
  'desk.zoneRestricted': OfSide;
  'desk.radius': OfLeader;
  'desk.reach': Nothing;
  'desk.reachBy': { least: number };
  'desk.flankCovered': Nothing;
  'desk.flankReduces': Nothing;
  'desk.flankOpen': Nothing;
  'desk.flankTarget': Nothing;
  'desk.flanks': { covered: number; bonus: number };
}
/** What has to be chosen, and why not this. */
interface Refused {
  'desk.no.act': Nothing;
  'desk.no.enemyPiece': OfSide;
  'desk.no.march': Nothing;
  'desk.no.yetToMove': OfUnit;
  'desk.no.last': Nothing;
  'desk.no.next': Nothing;
  'desk.no.storm': Nothing;
  'desk.no.grand': Nothing;
  'desk.no.join': Nothing;
  'desk.no.lose': Nothing;
  'desk.no.withdraw': Nothing;
  'desk.no.retreat': Nothing;
  'desk.no.advance': Nothing;
  'desk.no.evade': Nothing;
  'desk.no.enter': Nothing;
  'desk.no.silence': Nothing;
  'desk.no.flee': Nothing;
  'desk.no.home': Nothing;
  'desk.no.escape': Nothing;
  'desk.no.transfer': Nothing;
  'desk.no.rides': OfLeader;
  'desk.no.follow': Nothing;
  'desk.no.work': Nothing;
  'desk.no.forage': Nothing;
  'desk.no.sendForce': Nothing;
  'desk.no.forceMarch': Nothing;
  'desk.no.forceAlong': Nothing;
  'desk.no.show': Nothing;
  'desk.no.pickHex': OfHex;
  'desk.no.pickPiece': OfHex;
  'desk.no.over': Nothing;
  'desk.no.otherDecides': OfSide;
}
export const dx = says<DeskSays>();
