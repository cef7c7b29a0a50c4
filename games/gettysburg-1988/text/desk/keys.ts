import { says } from '@bivouac/desk';

/** What the board says besides the rules. Units, hexes and sides are slugs; 1 is yes. */
export interface DeskSays extends Pictured, Offered, Reckoned, Refused {}

/** A counter in a list; generals have no combat factor (−1). */
export interface Brief {
  unit: string;
  combat: number;
  move: number;
  reduced: number;
  moved: number;
  marked: number;
}
/** A hex on the map in letters. */
export interface Sign {
  woods: number;
  hill: number;
  rocky: number;
  town: number;
  points: number;
}

interface Pictured {
  'desk.unit': {
    unit: string;
    hex: string;
    combat: number;
    move: number;
    reduced: number;
    moved: number;
    marked: number;
  };
  'desk.brief': Brief;
  'desk.kind': { kind: string };
  'desk.sign': Sign;
  'desk.signs': Nothing;
  'desk.unitAway': { unit: string; combat: number; move: number; reduced: number };
  'desk.arrivals': { side: string };
  'desk.due': { turn: number; hex: string; now: number };
  'desk.appear': { turn: number; now: number };
  'desk.eliminated': { side: string };
  'desk.worth': { side: string; points: number };
  'desk.exited': { side: string };
  'desk.day': { turn: number };
  'desk.hour': { turn: number };
  'desk.victoryRatio': { times: number };
  'desk.victoryMargin': { points: number };
  'desk.victoryMost': Nothing;
  'desk.points': { side: string; points: number };
  'desk.needs': { side: string; points: number };
  'desk.ahead': { side: string };
  'desk.level': Nothing;
  'desk.initiative': Nothing;
  'desk.side': { side: string };
  'desk.zone': { side: string };
  'desk.objective': { hex: string; side: string; points: number };
  'desk.battle': { attackers: List; defenders: List; guns: List };
  'desk.hex': Ground;
  'desk.when': { turn: number };
}

/** What a hex is. `points` 0: no objective. Roads and streams have a bit for each side: E, NE, NW, W, SW, SE from 1 to 32. */
export interface Ground {
  hex: string;
  woods: number;
  hill: number;
  rocky: number;
  town: number;
  points: number;
  side: string;
  roads: number;
  streams: number;
  exit: number; // a road leaves the map here
}

interface Offered {
  'desk.pickUp': { unit: string };
  'desk.add': { unit: string };
  'desk.putDown': { unit: string };
  'desk.moveTo': { units: List; hex: string; cost: number };
  'desk.passBy': { units: List; hex: string; cost: number };
  'desk.left.title': Nothing;
  'desk.left.says': { units: number; waits: number };
  'desk.left.unit': { unit: string; hex: string; waits: number };
  'desk.endMovement': Nothing;
  'desk.putBack': Nothing;
  'desk.wholeStack': { units: List };
  'desk.alone': { unit: string };
  'desk.byWay': { on: number };
  'desk.leaveMap': { hex: string; cost: number };
  'desk.attackFrom': { hex: string };
  'desk.attack': { hex: string };
  'desk.fireAt': { hex: string };
  'desk.leaveOut': { hex: string };
  'desk.fire': { unit: string };
  'desk.declare': Nothing;
  'desk.declareThis': { attackers: List; defenders: List; guns: List };
  'desk.bombard': Nothing;
  'desk.endDeclaration': Nothing;
  'desk.consider': { attackers: List; defenders: List; guns: List };
  'desk.fight': Nothing;
  'desk.support': { guns: List };
  'desk.noSupport': Nothing;
  'desk.reroll': Nothing;
  'desk.keepDie': { die: number };
  'desk.lose': { unit: string; eliminated: number; points: number };
  'desk.retreatFrom': { units: List; hex: string };
  'desk.retreatTo': { units: List; hex: string; onward: number };
  'desk.retreatOff': { units: List };
  'desk.stand': { units: List };
  'desk.stay': { units: List };
  'desk.occupyWith': { unit: string };
  'desk.occupy': { units: List; hex: string };
  'desk.endAdvance': Nothing;
  'desk.returnOf': { unit: string };
  'desk.returnTo': { unit: string; hex: string };
  'desk.mark': { unit: string };
  'desk.endNight': Nothing;
  'desk.hint.noneMoves': Nothing;
  'desk.hint.noneYet': { turn: number; units: List; hexes: List };
  'desk.hint.move': Nothing;
  'desk.hint.moving': { units: readonly string[]; points: number };
  'desk.hint.passing': Nothing;
  'desk.hint.nowhere': Nothing;
  'desk.hint.declare': Nothing;
  'desk.hint.guns': Nothing;
  'desk.hint.battles': Nothing;
  'desk.hint.support': Nothing;
  'desk.hint.reroll': Nothing;
  'desk.hint.damage': Nothing;
  'desk.hint.stacks': Nothing;
  'desk.hint.retreat': Nothing;
  'desk.hint.advance': Nothing;
  'desk.hint.night': Nothing;
}

interface Reckoned {
  'desk.odds.battle': { attackers: List; defenders: List; guns: List }; // units; no attackers: a bombardment
  'desk.odds.reroll': { side: string };
  'desk.odds.factor': { unit: string; reduced: number };
  'desk.odds.guns': Nothing;
  'desk.odds.stream': Nothing;
  'desk.odds.corpsGeneral': Nothing;
  'desk.odds.armyGeneral': Nothing;
  'desk.odds.hill': Nothing;
  'desk.odds.woods': Nothing;
  'desk.odds.town': Nothing;
  'desk.odds.limit': Nothing;
  'desk.odds.total': { side: string };
  'desk.odds.die': { side: string };
  'desk.odds.attackerLoses': { points: number };
  'desk.odds.defenderLoses': { points: number };
  'desk.odds.miss': Nothing;
  'desk.odds.hit': Nothing;
  'desk.odds.summary': { wins: number; own: number; theirs: number; reroll: number }; // in hundredths
  'desk.odds.hits': { hits: number };
  'desk.odds.better': { better: number; worse: number };
}

/** Why nothing happens where no rule is asked yet: something else has to be chosen first. */
interface Refused {
  'desk.no.pickFirst': Nothing;
  'desk.no.pickPiece': { hex: string };
  'desk.no.pickHex': { hex: string };
  'desk.no.there': { hex: string };
  'desk.no.notArrived': { unit: string; turn: number; hex: string };
  'desk.no.outOfReach': { hex: string };
  'desk.no.noBattle': { hex: string };
  'desk.no.battleAt': { hexes: List };
  'desk.no.pickLoser': Nothing;
  'desk.no.pickGuns': Nothing;
  'desk.no.buttons': Nothing;
  'desk.no.pickNight': Nothing;
}
type List = readonly string[];
type Nothing = Record<never, never>;
export type DeskKey = keyof DeskSays;

/** A catalogue of the board: complete in each language, or it does not compile. */
export type DeskSentences = { readonly [K in DeskKey]: (args: DeskSays[K]) => string };

export const dx = says<DeskSays>();

export const isDeskKey = (key: string): boolean => key.startsWith('desk.');
