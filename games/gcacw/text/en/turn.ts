import { faceOf } from '@bivouac/edition';
import type { TurnSays } from '../says/turn.ts';
import type { Part } from '../sentences.ts';
import { Army, army, day, event, leader, level, number, unit, verb } from './words.ts';

export const turn: Part<TurnSays> = {
  'prompt.enter': a => `${Army(a.side)}: where does the reinforcement come in?`,
  'prompt.home': a => `${leader(a.leader)} has lost his unit: to which of the nearest does he go?`,
  'prompt.transfer': a => `${Army(a.side)}: transfer leaders, or end the transfers.`,
  'prompt.silence': () => 'Union: which Confederate corps leader sits still this turn?',
  'prompt.act': a =>
    `${Army(a.side)} ${verb(a.side, 'has', 'have')} the initiative: activate a leader, let one unit act, or pass.`,
  'prompt.actAfterPass': a =>
    `The enemy has passed. ${Army(a.side)}: activate a leader, let one unit act, or pass and end the action cycle.`,
  'turn.begins': a => `Turn ${a.turn}: ${day(a.date)}.`,
  'cycle.begins': () => 'Action cycle.',
  'recovery.begins': () => 'Recovery.',
  'recovery.done': () => 'Units rest: order, breath and heart return as far as their fatigue allows.',
  'event.roll': a => `Random event: ${faceOf(a)}.`,
  'event.is': a => `Event: ${event(a.event)}.`,
  'rain.falls': a =>
    `Rain through turn ${a.until}${a.minor ? `; minor rivers unfordable through turn ${a.minor}` : ''}${a.major ? `; major rivers through turn ${a.major}` : ''}.`,
  'initiative.roll': a => `Initiative, ${army(a.side)}: ${faceOf(a)}.`,
  'initiative.won': a =>
    `${Army(a.side)} ${verb(a.side, 'wins', 'win')} the initiative (Union ${a.union}, Confederates ${a.confederate}).`,
  'initiative.alone': a =>
    `Only ${army(a.side)} can act and ${verb(a.side, 'has', 'have')} the initiative without a roll.`,
  'initiative.passed': a => `${Army(a.side)} ${verb(a.side, 'passes', 'pass')}.`,
  'initiative.insubordination': a => `Do the Confederate generals obey? ${faceOf(a)} (1 or 2: not all of them).`,
  'leader.silenced': a => `${leader(a.leader)} may not act for the rest of the turn.`,
  'leader.transferred': a => `${leader(a.leader)} rides to ${unit(a.unit)}.`,
  'leader.joins': a => `${leader(a.leader)} arrives and joins ${unit(a.unit)}.`,
  'leader.relocated': a => `${leader(a.leader)} goes to ${unit(a.unit)}.`,
  'leader.hides': a => `${leader(a.leader)} rides to a hidden force.`,
  'leader.gone': a => `${leader(a.leader)} has no unit left and is removed.`,
  'unit.enters': a => `${unit(a.unit)} comes in at ${a.hex}.`,
  'unit.gone': a => `${unit(a.unit)} is eliminated.`,
  'score.now': a => `${Army(a.side)} ${verb(a.side, 'stands', 'stand')} at ${number(a.points, 'point')}.`,
  'outcome.score': a => `${number(a.score, 'point')}: ${level(a.level)}.`,
  'no.now': () => 'This cannot be done now.',
  'no.unit': a => `${unit(a.unit)} is no unit of ${army(a.side)} on the map.`,
  'no.leader': a => `${leader(a.leader)} is no leader of ${army(a.side)} on the map.`,
  'no.leaderHere': a => `${leader(a.leader)} is not in this hex.`,
  'no.due': a => `${unit(a.unit)} is no reinforcement that is due.`,
  'no.entry': a => `${unit(a.unit)} cannot come in at ${a.hex}.`,
  'no.needsInfantry': a => `${leader(a.leader)} must be with an infantry unit; ${unit(a.unit)} is none.`,
  'no.notUnder': a => `${unit(a.unit)} is not under ${leader(a.leader)}.`,
  'no.peer': a => `${unit(a.unit)} already has ${leader(a.peer)}, a leader of the same level.`,
  'no.bound': a => `${leader(a.leader)} leads this activation and stays with the unit named for him.`,
  'no.alone': a => `${leader(a.leader)} would be left without a unit of his own.`,
  'no.transferAgain': a => `${leader(a.leader)} has been transferred in this phase.`,
  'no.home': a => `${leader(a.leader)} goes to one of his nearest units, and ${unit(a.unit)} is none of them.`,
  'no.transferSame': a => `${leader(a.leader)} is already with this unit.`,
  'no.ride': a => `${unit(a.unit)} is more than ten hexes away from ${leader(a.leader)}, or enemies bar the way.`,
};
