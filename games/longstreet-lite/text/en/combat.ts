import type { CombatRefusals, CombatSays } from '../says-combat.ts';
import type { For } from '../sentences.ts';
import { Army, length, number, unit } from './words.ts';

const all = (slugs: readonly string[]): string => slugs.map(unit).join(', ');

export const combat: For<CombatSays & CombatRefusals> = {
  'combat.ask.name': a => `${Army(a.side)}: name whom the card helps.`,
  'combat.ask.allot': a => `${Army(a.side)}: allot the attack dice.`,
  'combat.ask.strike': a => `${Army(a.side)}: roll against one of the defenders.`,
  'combat.ask.reroll': a => `${Army(a.side)} may roll failed dice again.`,
  'combat.ask.morale': a => `${Army(a.side)} may play morale cards: ${all(a.units)}.`,
  'combat.ask.protect': a =>
    `${Army(a.side)} may play a card so that their retreats cost nothing, through friends or difficult ground.`,
  'combat.ask.retreat': a => `${Army(a.side)} retreat: ${all(a.units)}.`,
  'combat.ask.way': a => `${unit(a.unit)} may retreat by two ways that are equally short.`,
  'combat.charge': a => `${unit(a.unit)} charges ${all(a.enemies)} over ${length(a.cost)}.`,
  'combat.roll.defence': a => `${unit(a.unit)} defends.`,
  'combat.roll.attack': a => `${unit(a.unit)} attacks ${unit(a.enemy)}.`,
  'combat.roll.retreat': a => `${unit(a.unit)} retreats: how far?`,
  'combat.scores': a => `${unit(a.unit)}: attack ${a.attack}, defence ${a.defence}.`,
  'combat.repulsed': a => `${unit(a.unit)} is repulsed and loses a base.`,
  'combat.retreat.forms': a => `${unit(a.unit)} forms up to retreat.`,
  'combat.retreat.none': a => `${unit(a.unit)} finds no way to retreat ${number(a.distance, 'base width')}.`,
  'combat.retreat.done': a => `${unit(a.unit)} retreats ${length(a.length)}.`,
  'combat.retreat.through': a => `${unit(a.unit)} falls back through ${unit(a.friend)}, which loses a base.`,
  'combat.retreat.rough': a => `${unit(a.unit)} falls back over difficult ground and loses a base.`,
  'no.chargeFirst': () => 'Now units charge, or the charges are ended.',
  'no.chargeGuns': a => `${unit(a.unit)} is artillery: it never charges.`,
  'no.chargeSmoke': a => `${unit(a.unit)} has fired this turn: it cannot charge.`,
  'no.chargeWheel': a => `${unit(a.unit)} may open its charge with a wheel of at most 1 BW.`,
  'no.chargeTouchesWheeling': a => `${unit(a.unit)} would touch ${unit(a.enemy)} while it wheels.`,
  'no.chargeNobody': a => `${unit(a.unit)} has no enemy straight ahead.`,
  'no.chargeFar': a => `${unit(a.unit)} would need ${length(a.needs)} and may charge over ${length(a.has)}.`,
  'no.chargeGrazes': a => `${unit(a.unit)} would touch ${unit(a.enemy)} with its side: only the front may touch.`,
  'no.chargeFlank': a =>
    `${unit(a.unit)} would strike the side or rear of ${unit(a.enemy)} without having begun behind its front line.`,
  'no.chargeRough': a =>
    `${unit(a.unit)} would charge over difficult ground: that takes a phase called with two cards.`,
  'no.chargeFriends': a => `${unit(a.unit)} would charge through a friend: that takes a phase called with two cards.`,
  'no.chargeNearest': a => `${unit(a.unit)} must charge the nearest enemy it can reach: ${unit(a.enemy)}.`,
  'no.allotFirst': () => 'First the attack dice are allotted.',
  'no.allot': a => `${unit(a.unit)} cannot divide its dice so: evenly, contact first, then the front that is occupied.`,
  'no.strikeFirst': () => 'Now the attack is rolled, one defender after the other.',
  'no.combatMoraleFirst': () => 'Play a morale card, or decline.',
  'no.combatMoraleUnit': a => `${unit(a.unit)} was not beaten.`,
  'no.combatMoraleClose': a => `${unit(a.unit)} was beaten by one: no card helps.`,
  'no.combatMoraleMore': a => `No further card can be played for ${unit(a.unit)}.`,
  'no.protectFirst': () => 'Play a card to protect the retreats, or decline.',
  'no.retreatFirst': () => 'Now the beaten units retreat.',
  'no.retreatUnit': a => `${unit(a.unit)} does not have to retreat now.`,
  'no.retreatTurn': a => `${unit(a.unit)} keeps its facing when it retreats.`,
  'no.retreatForm': a => `${unit(a.unit)} retreats in the formation it has.`,
  'no.retreatFiles': a => `${unit(a.unit)} must retreat in a line of ${a.least} to ${a.most} files.`,
  'no.way': a => `${unit(a.unit)} must take one of the shortest ways.`,
};
