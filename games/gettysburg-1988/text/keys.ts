import type { Rule, Text } from '@bivouac/kernel';

/** Every sentence of the game: its key and what it is about. Units, hexes and sides are slugs. */
export interface Says {
  // prompts
  'prompt.move': { side: string; turn: number };
  'prompt.moveNight': { side: string; turn: number };
  'prompt.declare': { side: string; open: number };
  'prompt.resolve': { side: string; left: number };
  'prompt.bombard': { side: string; left: number };
  'prompt.support': { side: string };
  'prompt.reroll': { side: string; attack: number; defence: number };
  'prompt.damage': { side: string; points: number; hexes: readonly string[] };
  'prompt.retreat': { side: string };
  'prompt.retreatOn': { side: string; hex: string };
  'prompt.mayRetreat': { side: string };
  'prompt.advance': { side: string; hexes: List };
  'prompt.reorganize': { side: string };
  // bots: what a plan comes to, and what judgement counts
  'bot.plan': { units: List; hexes: List; more: number };
  'bot.feature.points': Nothing;
  'bot.feature.battles': Nothing;
  'bot.feature.threats': Nothing;
  'bot.feature.objectives': Nothing;
  'bot.feature.factors': Nothing;
  'bot.feature.generals': Nothing;
  // events
  'turn.begins': { turn: number };
  'phase.begins': { side: string; turn: number };
  'move.done': { units: List; from: string; path: List; cost: number };
  'move.entered': { units: List; path: List; cost: number };
  'move.left': { units: List; from: string; path: List; cost: number };
  'move.ended': { side: string };
  'objective.taken': { side: string; hex: string; points: number };
  'general.alone': { unit: string; hex: string };
  'general.lost': { unit: string; hex: string };
  'battle.declared': { attackers: List; defenders: List; support: List };
  'bombardment.declared': { guns: List; target: string };
  'battle.lapsed': { attackers: List };
  'battle.begins': { attackers: List; defenders: List; support: List; attack: number; defence: number };
  'battle.terrain': { hill: number; woods: number; town: number };
  'battle.support': { guns: List; defence: number };
  'battle.attackDie': { side: string };
  'battle.defenceDie': { side: string };
  'battle.rerollDie': { side: string };
  'initiative.passes': { side: string };
  'battle.result': { winner: string; attack: number; defence: number; damage: number; cell: string };
  'bombardment.result': { attack: number; defence: number; damage: number; cell: string };
  'loss.flipped': { unit: string };
  'loss.eliminated': { unit: string; points: number };
  'loss.excess': { points: number };
  'retreat.step': { units: List; from: string; to: string };
  'retreat.left': { units: List; from: string };
  'retreat.stays': { units: List; hex: string };
  'retreat.declined': { units: List; hex: string };
  'advance.done': { unit: string; to: string }; // in saves of version 1
  'advance.made': { units: List; to: string };
  'marker.removed': { unit: string };
  'marker.placed': { unit: string };
  'marker.restored': { unit: string };
  'general.returned': { unit: string; hex: string };
  'game.ended': { confederate: number; union: number };
  // outcomes
  'outcome.confederate': { confederate: number; union: number };
  'outcome.union': { confederate: number; union: number };
  'outcome.draw': { confederate: number; union: number };
  // refusals
  'no.otherPhase': { side: string };
  'no.otherMoves': { side: string };
  'no.movementOver': Nothing;
  'no.notYetCombat': Nothing;
  'no.otherAttacks': { side: string };
  'no.otherDecides': { side: string };
  'no.notNow': Nothing;
  'no.units': Nothing;
  'no.unit': { unit: string };
  'no.twice': Nothing;
  'no.enemyUnit': { unit: string };
  'no.eliminated': { unit: string };
  'no.exited': { unit: string };
  'no.absent': { unit: string };
  'no.together': Nothing;
  'no.movedAlready': { unit: string };
  'no.tooEarly': { unit: string; turn: number };
  'no.entryHex': { unit: string; hex: string };
  'no.entryNearest': { unit: string; hexes: List };
  'no.path': Nothing;
  'no.hex': { hex: string };
  'no.notAdjacent': { from: string; to: string };
  'no.enemyThere': { hex: string };
  'no.artilleryRocks': { unit: string; hex: string };
  'no.artilleryStream': { unit: string; hex: string };
  'no.zoneToZone': { from: string; to: string };
  'no.hemmedIn': { hex: string };
  'no.nightZone': { hex: string };
  'no.exitInner': { hex: string };
  'no.points': Cost & { unit: string; hex: string; allowance: number };
  'no.stackOne': { hex: string };
  'no.stackTwo': { hex: string };
  'no.stackCommand': { hex: string };
  'no.abandon': { hex: string };
  'no.endStack': { hex: string };
  'no.endCommand': { hex: string };
  'no.endNight': { unit: string; hex: string };
  'no.shutIn': { unit: string; hex: string };
  'no.notInContact': { hex: string };
  'no.alreadyInBattle': { hex: string };
  'no.manyToMany': Nothing;
  'no.supportMany': Nothing;
  'no.loneGeneral': { hex: string };
  'no.attackerLeftOut': { hex: string };
  'no.defenderLeftOut': { hex: string };
  'no.mustFight': { hex: string };
  'no.battleHexes': Nothing;
  'no.longRange': Nothing;
  'no.nightFire': Nothing;
  'no.notArtillery': { unit: string };
  'no.gunEngaged': { unit: string };
  'no.gunUsed': { unit: string };
  'no.gunMoved': { unit: string };
  'no.gunRange': { unit: string };
  'no.gunLine': { unit: string };
  'no.gunBombarded': { unit: string };
  'no.noTarget': { hex: string };
  'no.battleNumber': { battle: number };
  'no.bombardFirst': Nothing;
  'no.marker': { side: string };
  'no.rerolledBoth': Nothing;
  'no.notBearer': { unit: string };
  'no.retreatFrom': { hex: string };
  'no.retreatEnemy': { hex: string };
  'no.retreatZone': { hex: string; free: List };
  'no.retreatBack': { hex: string };
  'no.retreatBlocked': { hex: string };
  'no.leaveOpen': { hex: string };
  'no.standOpen': { hex: string };
  'no.goOn': { hex: string };
  'no.advanceUnit': { unit: string };
  'no.advanceGeneral': { unit: string; hex: string };
  'no.advanceGun': { unit: string };
  'no.advanceTwice': { unit: string };
  'no.advanceHex': { hex: string };
  'no.defenderAdvance': Nothing;
  'no.notNight': Nothing;
  'no.generalAlive': { unit: string };
  'no.generalPlace': { unit: string; hex: string };
  'no.notReduced': { unit: string };
  'no.twoMarkers': { side: string };
  'no.option': { option: string };
}
type Nothing = Record<never, never>;
type List = readonly string[];

/** What a path costs, in half points, and what made it so. */
export interface Cost {
  cost: number;
  steps: number; // steps at the full rate
  road: number; // steps by road
  woods: number;
  rocky: number;
  stream: number;
  zone: number;
}
export type Key = keyof Says;

export const tx = <K extends Key>(key: K, args: Says[K], rule?: Rule): Text =>
  (rule ? { key, args, rule } : { key, args }) as Text;
