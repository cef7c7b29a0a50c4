import type { Part } from '../sentences.ts';
import { Army, all, army, card, number, unit } from './words.ts';

export const prompts: Part<'prompt.'> & Part<'interrupt.'> = {
  'prompt.reform': a =>
    `${Army(a.side)} may re-form their deck: ${number(a.pile, 'card')} left to draw, ${a.discarded} discarded. Six are lost by it.`,
  'prompt.orders': a => `${Army(a.side)}: call a phase, or pass.`,
  'prompt.command': a => `${Army(a.side)}: call movement or combat, or pass.`,
  'prompt.discard': a => `${Army(a.side)} must discard ${number(a.count, 'card')}.`,
  'prompt.fire': a => `${Army(a.side)}: fire with a unit, or end the fire.`,
  'prompt.move': a => `${Army(a.side)}: move a unit or change its formation, or end the movement.`,
  'prompt.charge': a => `${Army(a.side)}: charge with a unit, or end the charges.`,
  'prompt.reroll': a => `${Army(a.side)} may roll some of these dice again.`,
  'prompt.morale': a => `${Army(a.side)} may play cards for morale to take off hits.`,
  'prompt.name': a => `${Army(a.side)}: name the units the card is for.`,
  'prompt.confusion': a => `${Army(a.side)} make the only move of ${unit(a.unit)}.`,
  'prompt.muster': () => 'Each side musters its brigade: infantry of 2 to 10 bases, batteries of 1 to 3 guns.',
  'prompt.lay': a => `${Army(a.side)} lay out the terrain: ${a.count} of ${a.least} to ${number(a.most, 'piece')}.`,
  'prompt.edge': a => `${Army(a.side)} choose their long edge of the table.`,
  'prompt.order': a => `${Army(a.side)}: deploy first or second?`,
  'prompt.deploy': a => `${Army(a.side)} deploy in the third at their edge: ${number(a.left, 'unit')} left.`,
  'prompt.lose': a => `${Army(a.side)} take off a base: ${all(a.units)}.`,
  'interrupt.start': a => `A turn of the enemy begins: ${army(a.side)} may play an interrupt.`,
  'interrupt.fire': a => `The enemy has called a fire phase: ${army(a.side)} may play an interrupt.`,
  'interrupt.kills': a => `Before the dice to kill: ${army(a.side)} may play an interrupt.`,
  'interrupt.movement': a => `The enemy has called a movement phase: ${army(a.side)} may play an interrupt.`,
  'interrupt.combat': a => `The enemy has called a combat phase: ${army(a.side)} may play an interrupt.`,
  'interrupt.charges': a => `All charges are made: ${army(a.side)} may play an interrupt.`,
  'interrupt.names': a => `${card(a.card)} names ${unit(a.unit)}.`,
};
