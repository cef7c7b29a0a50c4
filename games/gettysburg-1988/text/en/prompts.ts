import type { Sentences } from '../sentences.ts';
import { call, damagePoints, hex, hexes, number, verb } from './words.ts';

export const prompts = {
  'prompt.move': a => `${call(a.side)}, turn ${a.turn}: move your units, then end your movement.`,
  'prompt.moveNight': a =>
    `${call(a.side)}, turn ${a.turn}, night: move your units, then end your movement. Units in an enemy zone must leave it if they can, and none may enter one.`,
  'prompt.declare': a =>
    a.open > 0
      ? `${call(a.side)}: declare your battles. ${number(a.open, 'hex', 'hexes')} of yours in contact with the enemy must still fight.`
      : `${call(a.side)}: artillery may still bombard at two hexes. Declare it, or go on.`,
  'prompt.resolve': a =>
    `${call(a.side)}: choose the next battle to resolve (${a.left === 1 ? 'the last one' : `${a.left} left`}).`,
  'prompt.bombard': a =>
    `${call(a.side)}: choose the next bombardment to resolve (${a.left === 1 ? 'the last one' : `${a.left} left`}). Battles come after.`,
  'prompt.support': a => `${call(a.side)}: you may support the defence with artillery two hexes from the attackers.`,
  'prompt.reroll': a =>
    `${call(a.side)}: attack ${a.attack}, defence ${a.defence}. Roll your die again and hand over the initiative marker, or keep your die?`,
  'prompt.damage': a =>
    `${call(a.side)}: ${damagePoints(a.points)} to take in ${hexes(a.hexes)}. Choose the unit that takes the next one.`,
  'prompt.retreat': a => `${call(a.side)}: your beaten units must retreat. Choose who goes next, and where to.`,
  'prompt.retreatOn': a => `${call(a.side)}: friends hold ${hex(a.hex)}. Retreat on to another hex.`,
  'prompt.mayRetreat': a => `${call(a.side)}: the bombarded units may retreat, or stay.`,
  'prompt.advance': a =>
    `${call(a.side)}: the enemy has left ${hexes(a.hexes)}. You may occupy ${verb(a.hexes, 'it', 'them')} with units of this battle.`,
  'prompt.reorganize': a => `${call(a.side)}: reorganize your army for the night, or end the night.`,
} satisfies Partial<Sentences>;
