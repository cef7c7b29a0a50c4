import type { Nothing } from './keys-picture.ts';

interface Placed {
  space: string;
}
interface Piece {
  piece: string;
}
interface Group extends Placed {
  pieces: string;
}
interface OneCard {
  card: string;
}

/** What may be done. */
export interface Offered extends Hints {
  'desk.putBack': Nothing;
  'desk.back': Nothing;
  'desk.putDown': Piece;
  'desk.take': Piece;
  'desk.takeAll': { pieces: string };
  'desk.onlyAuxiliaries': { pieces: string };
  'desk.leaveTwo': { pieces: string };
  'desk.leaveHere': Piece;
  'desk.pass': Nothing;
  'desk.enough': Nothing;
  'desk.left.title': Nothing;
  'desk.left.says': { items: number };
  // cards
  'desk.pickCard': OneCard;
  'desk.putCardBack': OneCard;
  'desk.activate': { value: number };
  'desk.event': Nothing;
  'desk.buildStockades': { value: number };
  'desk.buildForts': { value: number };
  'desk.hold': Nothing;
  'desk.playResponse': OneCard;
  'desk.noResponse': Nothing;
  'desk.takeCard': OneCard;
  // activation
  'desk.lead': Piece;
  'desk.activateOne': Piece;
  'desk.activateForce': { pieces: string };
  'desk.activateSingles': { pieces: string };
  'desk.singly': Piece;
  'desk.withForce': Piece;
  'desk.noActivation': Nothing;
  'desk.next': Piece;
  // moves and deeds
  'desk.march': Placed & { steps: number; watched: number };
  'desk.marchFar': Placed & { steps: number; land: number };
  'desk.marchFarIn': Placed & { steps: number; fight: number };
  'desk.marchIn': Placed & { fight: number };
  'desk.infiltrate': Placed;
  'desk.sail': Placed;
  'desk.land': Placed;
  'desk.lookAt': Placed;
  'desk.stay': Placed;
  'desk.stop': Placed;
  'desk.siegeRoll': Placed;
  'desk.assault': Placed;
  'desk.noAssault': Nothing;
  'desk.sortie': Placed;
  // answers
  'desk.intercept': Group;
  'desk.noIntercept': Nothing;
  'desk.avoidTo': Group;
  'desk.noAvoid': Nothing;
  'desk.someInside': Group;
  'desk.noneInside': Placed;
  'desk.someJoin': Group;
  'desk.noneJoins': Placed;
  'desk.someMuster': Group;
  'desk.noMuster': Nothing;
  'desk.musterOne': { unit: string };
  'desk.lose': { unit: string; eliminated: number };
  'desk.retreatTo': Group;
  'desk.goInside': Group;
  'desk.raidFirst': Placed;
  'desk.goHome': Piece & Placed;
  'desk.stayBehind': Piece & Placed;
  // events
  'desk.restore': { unit: string };
  'desk.eliminate': Piece;
  'desk.recall': Piece;
  'desk.placeAt': Piece & Placed;
  'desk.allHere': { all: number };
  'desk.placeAllAt': Placed & { all: number };
  'desk.construct': Placed & { what: string };
  'desk.choose': { what: string };
  'desk.chooseSpace': Placed;
  'desk.swapFirst': Piece;
  'desk.swapWith': { one: string; two: string };
  // demolition and bids
  'desk.demolish': Nothing;
  'desk.demolishAt': Placed;
  'desk.demolishWhat': Placed & { what: string };
  'desk.bid': { vp: number; side: string };
  'desk.bidMore': { vp: number };
  'desk.bidLess': { vp: number };
  'desk.bidFor': { side: string };
}

/** How, under the prompt. */
interface Hints {
  'desk.hint.card': Nothing;
  'desk.hint.use': { card: string; value: number };
  'desk.hint.noEntry': { card: string; value: number };
  'desk.hint.respond': Nothing;
  'desk.hint.noResponse': Nothing;
  'desk.hint.playResponse': OneCard;
  'desk.hint.activate': { value: number };
  'desk.hint.campaign': { value: number };
  'desk.hint.force': { leader: string; units: number; command: number };
  'desk.hint.singles': { left: string };
  'desk.hint.drilled': { unit: string };
  'desk.hint.next': Nothing;
  'desk.hint.build': Nothing;
  'desk.hint.setOut': Allowance;
  'desk.hint.goOn': Allowance;
  'desk.hint.leaving': { pieces: string };
  'desk.hint.landing': OneCard;
  'desk.hint.lookAt': Placed;
  'desk.hint.deed': Nothing;
  'desk.hint.intercept': Nothing;
  'desk.hint.avoid': Nothing;
  'desk.hint.avoidTo': Nothing;
  'desk.hint.inside': Placed;
  'desk.hint.join': Placed;
  'desk.hint.muster': Placed;
  'desk.hint.defend': Nothing;
  'desk.hint.lose': Nothing;
  'desk.hint.militiaStep': Nothing;
  'desk.hint.retreat': Nothing;
  'desk.hint.retreatApart': Nothing;
  'desk.hint.assault': Placed;
  'desk.hint.haven': Nothing;
  'desk.hint.raids': Nothing;
  'desk.hint.home': Nothing;
  'desk.hint.winter': Nothing;
  'desk.hint.pick': Nothing;
  'desk.hint.place': Nothing;
  'desk.hint.placeAll': { all: number };
  'desk.hint.restore': Nothing;
  'desk.hint.eliminate': Nothing;
  'desk.hint.desert': Nothing;
  'desk.hint.alliance': Nothing;
  'desk.hint.recall': Nothing;
  'desk.hint.swap': Nothing;
  'desk.hint.crisis': Nothing;
  'desk.hint.takeBack': Nothing;
  'desk.hint.demolish': Nothing;
  'desk.hint.bid': { vp: number; side: string };
}
interface Allowance {
  steps: number;
  allowance: number;
  boat: number; // 1: boat movement is still open
  most: number; // spaces by boat
}

/** Chances, possible answers and layers. */
export interface Reckoned {
  'desk.odds.battle': Placed;
  'desk.odds.assault': Placed;
  'desk.odds.siege': Placed & { level: number };
  'desk.odds.raid': Placed;
  'desk.odds.intercept': Placed;
  'desk.odds.avoid': Placed;
  'desk.odds.strength': { side: string; units: number };
  'desk.odds.ambush': Nothing;
  'desk.odds.column': { shifted: number };
  'desk.odds.tactics': Nothing;
  'desk.odds.troops': Nothing;
  'desk.odds.landing': Nothing;
  'desk.odds.stockade': Nothing;
  'desk.odds.coehorns': Nothing;
  'desk.odds.louisbourg': Nothing;
  'desk.odds.besieger': Nothing;
  'desk.odds.besieged': Nothing;
  'desk.odds.raidColumn': { hard: number };
  'desk.odds.rangers': Nothing;
  'desk.odds.guarded': Nothing;
  'desk.odds.die': { side: string };
  'desk.odds.sum': Nothing;
  'desk.odds.need': Nothing;
  'desk.odds.net': { net: number; more: number }; // steps the enemy loses more than we
  'desk.odds.level': { level: number };
  'desk.odds.raidResult': { success: number; steps: number };
  'desk.odds.succeeds': Nothing;
  'desk.odds.fails': Nothing;
  'desk.odds.summary': { wins: number; own: number; theirs: number }; // of 36; losses in hundredths
  'desk.odds.more': { risk: number }; // of 36
  'desk.odds.ripe': { times: number }; // of 6
  'desk.odds.chance': { times: number };
  'desk.odds.sure': Nothing;
  'desk.possible': { side: string };
  'desk.possible.card': { event: string };
  'desk.possible.intercept': Placed;
  'desk.possible.avoid': Placed;
  'desk.layer.supply': Nothing;
  'desk.layer.reach': Nothing;
  'desk.inSupply': { side: string };
  'desk.cutOff': { side: string };
  'desk.byLand': Nothing;
  'desk.byBoat': Nothing;
  'desk.bySea': Nothing;
}

/** Why nothing happens where no rule is asked yet: something else has to be chosen first. */
export interface Refused {
  'desk.no.piece': Nothing;
  'desk.no.space': Nothing;
  'desk.no.card': Nothing;
  'desk.no.pickPiece': Placed;
  'desk.no.pickSpace': Placed;
  'desk.no.cardFirst': Nothing;
  'desk.no.useFirst': OneCard;
  'desk.no.respond': Nothing;
  'desk.no.activate': Nothing;
  'desk.no.nobody': Placed;
  'desk.no.move': Nothing;
  'desk.no.there': Placed;
  'desk.no.outOfReach': Placed;
  'desk.no.blocked': Placed & { by: string };
  'desk.no.retreat': Nothing;
  'desk.no.buttons': Nothing;
  'desk.no.bid': Nothing;
  'desk.no.over': Nothing;
  'desk.no.otherDecides': { side: string };
}
