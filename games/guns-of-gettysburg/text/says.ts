import type { BotSays } from './says-bot.ts';

/** Every sentence of the game: its key and what it is about. Stands, positions, areas, points, tokens and sides are slugs. */
export interface Says extends Prompts, Events, Outcomes, Refusals, EntryRefusals, Attacks, AttackRefusals, BotSays {}

type Nothing = Record<never, never>;
type List = readonly string[];
interface Sided {
  side: string;
}
interface Counted extends Sided {
  count: number;
}
interface OfStand {
  stand: string;
}
interface OfPosition {
  position: string;
}
interface OfArea {
  area: string;
}
interface OfToken {
  token: string;
}
interface OfHour {
  hour: number;
}
interface OfPoint {
  point: string;
}
interface Labelled extends OfStand {
  block: string;
}
interface Went extends OfStand {
  to: string; // a position, or an area by which it left the map
}

interface Prompts {
  'prompt.post': OfStand;
  'prompt.hours': { side: string; most: number };
  'prompt.discard': { side: string; least: number; most: number };
  'prompt.withdraw': { side: string; owing: number };
  'prompt.suffer': { side: string; position: string };
  'prompt.offer': { side: string; group: string };
  'prompt.pick': { side: string; group: string };
  'prompt.enter': Sided;
  'prompt.march': { side: string; boost: number };
  'prompt.tokens': Sided;
  'prompt.instruct': { side: string; words: number; seconds: number };
  'prompt.bid': { side: string; bid: number };
  'prompt.choose': Sided;
  'prompt.balance': { side: string; moves: number };
  'prompt.declare': Sided;
  'prompt.fortify': Sided;
  'prompt.giveUp': Nothing;
  'prompt.keepBack': { count: number };
  'prompt.objectives': { moves: number };
}

interface Events {
  'pool.shuffled': Counted;
  'tokens.drawn': Counted;
  'tokens.drawnAre': { tokens: List };
  'tokens.discarded': Counted;
  'time.chosen': Sided;
  'time.laid': { side: string; count: number; day: number };
  'time.turned': { side: string; box: number };
  'time.rumor': { side: string; box: number };
  'time.arrival': { side: string; box: number; point: string };
  'stacks.shuffled': Counted;
  'arrival.shuffled': Counted;
  'arrival.waits': { side: string; count: number; lost: number; point: string };
  'setup.posted': { stand: string; position: string };
  'turn.begins': { day: number; box: number; first: string };
  'turn.lasts': { side: string; hours: number };
  'phase.begins': Sided;
  'stack.shuffled': { side: string; stands: List };
  'order.declared': { side: string; order: string };
  'order.special': { words: List };
  'bid.lots': Nothing;
  'bid.made': { side: string; moves: number };
  'bid.passed': Sided;
  'bid.side': { side: string; took: string; moves: number };
  'block.shown': Labelled;
  'block.lost': Labelled;
  'block.eliminated': OfStand;
  'block.replaced': { stand: string; group: string };
  'block.replacedBy': Labelled;
  'withdraw.done': Went;
  'withdraw.left': Went;
  'withdraw.impossible': OfStand;
  'withdraw.bruised': OfStand;
  'entry.cross': { stand: string; position: string; hour: number };
  'entry.road': { stand: string; position: string; hour: number };
  'entry.transfer': { stand: string; point: string; hour: number };
  'march.done': Went;
  'march.rode': Went;
  'march.left': Went;
  'march.turned': OfStand;
  'march.token': { side: string; token: string };
  'night.fortified': { side: string; position: string; front: string };
  'night.givesUp': { count: number };
  'night.removed': Labelled;
  'objective.taken': { side: string; area: string };
  'objective.moved': { from: string; to: string };
  'objective.falls': { side: string; area: string };
  'objectives.earned': { moves: number; union: number; confederate: number };
}

interface Attacks {
  'prompt.attack': Sided;
  'prompt.guns': Sided;
  'prompt.fillers': Counted;
  'prompt.bombard': Sided;
  'prompt.hit': OfPosition;
  'prompt.line': OfPosition;
  'prompt.support': Sided;
  'prompt.fight': Sided;
  'prompt.lead': { side: string; position: string };
  'attack.declared': { side: string; stands: List; positions: List; leaders: List };
  'attack.advance': { stand: string; position: string };
  'attack.won': Sided;
  'attack.lost': Sided;
  'attack.none': { side: string; due: number };
  'guns.laid': { side: string; position: string };
  'guns.fillers': Counted;
  'guns.revealed': { side: string; position: string; tokens: List };
  'guns.bombard': { position: string; points: number; hits: number };
  'guns.extends': Sided;
  'guns.stack': Counted;
  'guns.stackIs': { tokens: List };
  'attack.relaunched': { side: string; positions: List };
  'guns.hit': { token: string; position: string };
  'guns.fire': { position: string; points: number; reductions: number };
  'combat.leader': Labelled;
  'combat.result': { position: string; base: number; result: number; winner: string; why: List }; // `steepSlope -1`
  'tokens.settled': { side: string; spent: number; lost: number };
}

interface AttackRefusals {
  'no.attacksNow': Nothing;
  'no.attackOrder': Nothing;
  'no.attackWho': Nothing;
  'no.attackTargets': Nothing;
  'no.attackEmpty': Nothing;
  'no.attackStay': Nothing;
  'no.attackFrom': OfPosition;
  'no.attackOn': OfPosition;
  'no.attackOff': Nothing;
  'no.attackLong': { needs: number; shortest: number };
  'no.attackFront': OfArea;
  'no.attackThrough': OfPosition;
  'no.attackGround': OfPosition;
  'no.attackMany': { position: string; most: number };
  'no.attackBothSides': OfPosition;
  'no.attackGroupWoods': OfPosition;
  'no.attackBack': OfPosition;
  'no.attackGroupWinners': OfPosition;
  'no.attackRearWinners': OfPosition;
  'no.attackLeaders': Nothing;
  'no.attackWeak': OfPosition;
  'no.attackTray': { needs: number; has: number };
  'no.gunsNow': Nothing;
  'no.gunsNobody': OfPosition;
  'no.gunsEnemy': OfPosition;
  'no.gunsMany': { position: string; most: number };
  'no.gunsNeed': { token: string; why: string };
  'no.gunsTarget': OfPosition;
  'no.gunsField': OfPosition;
  'no.extend': Nothing;
  'no.extendTwice': Nothing;
  'no.extendGuns': Nothing;
  'no.tokenStack': OfToken;
  'no.assignNow': Nothing;
  'no.assign': OfPosition;
  'no.hit': Nothing;
  'no.line': Nothing;
  'no.fight': Nothing;
  'no.lead': Nothing;
  'no.beatenOnly': OfStand;
}

interface Outcomes {
  'outcome.objectives': Nothing;
  'outcome.held': Nothing;
}

interface Refusals {
  'no.postFirst': Nothing;
  'no.position': OfPosition;
  'no.post': OfPosition;
  'no.closed': OfPosition;
  'no.front': OfPosition;
  'no.stand': OfStand;
  'no.again': OfStand;
  'no.token': OfToken;
  'no.tokenTwice': Nothing;
  'no.discardFirst': { least: number };
  'no.discardCount': { count: number; least: number; most: number };
  'no.hoursFirst': Nothing;
  'no.hours': { hours: number; most: number };
  'no.order': Nothing;
  'no.declareFirst': Nothing;
  'no.orderEmptyMap': Nothing;
  'no.attackAtNight': Nothing;
  'no.attackLastTurn': Nothing;
  'no.attackEmptyTray': Nothing;
  'no.holdShortened': Nothing;
  'no.offerFirst': Nothing;
  'no.offerTwo': Nothing;
  'no.offer': { block: string };
  'no.pick': Nothing;
  'no.path': Nothing;
  'no.way': OfArea;
  'no.wayBack': OfArea;
  'no.leave': OfArea;
  'no.enemyThere': OfPosition;
  'no.stacking': { position: string; most: number };
  'no.withdrawalsNow': Nothing;
  'no.withdrawOrder': Nothing;
  'no.contact': OfStand;
  'no.onlyMounted': OfStand;
  'no.mustWithdraw': OfStand;
  'no.rearFirst': OfArea;
  'no.twin': OfPosition;
  'no.withdrawBack': OfPosition;
  'no.withdrawOnto': OfPosition;
  'no.withdrawStop': OfPosition;
  'no.separation': Nothing;
  'no.suffer': Nothing;
  'no.tooFar': { needs: number; has: number };
  'no.tooFarAlone': { needs: number; has: number };
  'no.horses': OfStand;
  'no.mountedObstruction': Nothing;
  'no.marchesNow': Nothing;
  'no.hoursLeft': OfStand;
  'no.returnNow': OfStand;
  'no.marchCovered': Nothing;
  'no.throughEnemy': Nothing;
  'no.marchOff': Nothing;
  'no.sandwich': OfPosition;
  'no.faceEnemy': OfPosition;
  'no.turnEnemy': OfStand;
  'no.pivot': Nothing;
  'no.pivotOrder': Nothing;
  'no.areaCovered': OfArea;
  'no.marchOn': OfPosition;
  'no.withdrawNear': OfPosition;
  'no.cavalryNear': OfPosition;
  'no.turn': OfStand;
  'no.mixedFronts': OfPosition;
  'no.marchToken': OfToken;
  'no.notYet': Nothing;
  'no.notAsked': Sided;
  'no.commanderDecides': Nothing;
  'no.speak': Nothing;
  'no.talk': Nothing;
  'no.tokensNow': Nothing;
  'no.instructFirst': Nothing;
  'no.instructLong': { count: number; most: number };
  'no.instructCode': { word: string };
  'no.bidFirst': Nothing;
  'no.bidPass': Nothing;
  'no.bid': { moves: number; least: number; most: number };
  'no.chooseUneven': Nothing;
  'no.choose': Nothing;
  'no.balanceFirst': { moves: number };
  'no.balanceUneven': { shares: string };
  'no.commander': Nothing;
  'no.subordinate': Nothing;
  'no.fortifyNow': Nothing;
  'no.fortifyToken': OfToken;
  'no.fortifyFirst': Nothing;
  'no.fortifyThere': OfPosition;
  'no.giveUpFirst': { count: number; next: number };
  'no.removeOrder': Nothing;
  'no.removeCount': { count: number };
  'no.remove': OfStand;
  'no.keepBackFirst': { count: number };
  'no.keepBack': { count: number };
  'no.objectivesNow': Nothing;
  'no.objectiveMoves': { moves: number; earned: number };
  'no.objectiveTwice': Nothing;
  'no.objectiveOrder': Nothing;
  'no.objective': OfArea;
  'no.objectiveRed': OfArea;
  'no.objectiveWay': OfArea;
  'no.objectivePartial': OfArea;
  'no.objectivesClose': { apart: number };
}

interface EntryRefusals {
  'no.entriesNow': Nothing;
  'no.waiting': OfStand;
  'no.hourOfTurn': OfHour;
  'no.entryEarly': OfHour;
  'no.entryTransferred': OfHour;
  'no.otherWay': OfPoint;
  'no.entryPath': Nothing;
  'no.entryArea': { area: string; point: string };
  'no.entryCovered': OfArea;
  'no.road': Nothing;
  'no.roadYet': OfPoint;
  'no.roadHour': OfPoint;
  'no.roadsMeet': Nothing;
  'no.town': Nothing;
  'no.roadStop': OfPosition;
  'no.transfer': OfPoint;
  'no.transferEarly': OfHour;
  'no.transferPair': OfHour;
  'no.transferArrival': { point: string; hour: number };
}
export type Key = keyof Says;
