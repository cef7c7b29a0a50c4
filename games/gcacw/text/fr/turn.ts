import { faceOf } from '@bivouac/edition';
import type { TurnSays } from '../says/turn.ts';
import type { Part } from '../sentences.ts';
import { Army, army, day, event, leader, level, number, ofArmy, unit, verb } from './words.ts';

export const turn: Part<TurnSays> = {
  'prompt.enter': a => `${Army(a.side)}\u00a0: par où entre le renfort\u00a0?`,
  'prompt.home': a => `${leader(a.leader)} a perdu son unité\u00a0: laquelle des plus proches rejoint-il\u00a0?`,
  'prompt.transfer': a => `${Army(a.side)}\u00a0: transférez des généraux, ou terminez les transferts.`,
  'prompt.silence': () => 'Union\u00a0: quel général de corps confédéré reste sans bouger ce tour\u00a0?',
  'prompt.act': a =>
    `${Army(a.side)} ${verb(a.side, 'a', 'ont')} l’initiative\u00a0: activer un général, faire agir une unité, ou passer.`,
  'prompt.actAfterPass': a =>
    `L’adversaire a passé. ${Army(a.side)}\u00a0: agissez, ou passez et le cycle d’actions prend fin.`,
  'turn.begins': a => `Tour ${a.turn}\u00a0: ${day(a.date)}.`,
  'cycle.begins': () => 'Cycle d’actions.',
  'recovery.begins': () => 'Phase de repos.',
  'recovery.done': () => 'Les unités se reposent\u00a0: ordre, souffle et moral reviennent selon leur fatigue.',
  'event.roll': a => `Événement aléatoire\u00a0: ${faceOf(a)}.`,
  'event.is': a => `Événement\u00a0: ${event(a.event)}.`,
  'rain.falls': a =>
    `Pluie jusqu’au tour ${a.until}${a.minor ? `\u00a0; rivières en crue jusqu’au tour ${a.minor}` : ''}${a.major ? `\u00a0; fleuves en crue jusqu’au tour ${a.major}` : ''}.`,
  'initiative.roll': a => `Initiative, ${army(a.side)}\u00a0: ${faceOf(a)}.`,
  'initiative.won': a =>
    `${Army(a.side)} ${verb(a.side, 'gagne', 'gagnent')} l’initiative (Union ${a.union}, Confédérés ${a.confederate}).`,
  'initiative.alone': a =>
    `${Army(a.side)} ${verb(a.side, 'peut seule agir et a', 'peuvent seuls agir et ont')} l’initiative sans jet de dé.`,
  'initiative.passed': a => `${Army(a.side)} ${verb(a.side, 'passe', 'passent')}.`,
  'initiative.insubordination': a =>
    `Les généraux confédérés obéissent-ils\u00a0? ${faceOf(a)} (1 ou 2\u00a0: pas tous).`,
  'leader.silenced': a => `${leader(a.leader)} ne peut plus agir de ce tour.`,
  'leader.transferred': a => `${leader(a.leader)} rejoint ${unit(a.unit)}.`,
  'leader.joins': a => `${leader(a.leader)} arrive et se joint à ${unit(a.unit)}.`,
  'leader.relocated': a => `${leader(a.leader)} passe à ${unit(a.unit)}.`,
  'leader.hides': a => `${leader(a.leader)} rejoint une force cachée.`,
  'leader.gone': a => `${leader(a.leader)} n’a plus d’unité et est retiré.`,
  'unit.enters': a => `${unit(a.unit)} entre en ${a.hex}.`,
  'unit.gone': a => `${unit(a.unit)} est éliminée.`,
  'score.now': a => `Points ${ofArmy(a.side)}\u00a0: ${a.points}.`,
  'outcome.score': a => `${number(a.score, 'point')}\u00a0: ${level(a.level)}.`,
  'no.now': () => 'Cela ne peut pas se faire maintenant.',
  'no.unit': a => `${unit(a.unit)} n’est pas une unité ${ofArmy(a.side)} sur la carte.`,
  'no.leader': a => `${leader(a.leader)} n’est pas un général ${ofArmy(a.side)} sur la carte.`,
  'no.leaderHere': a => `${leader(a.leader)} n’est pas dans cet hex.`,
  'no.due': a => `${unit(a.unit)} n’est pas un renfort attendu maintenant.`,
  'no.entry': a => `${unit(a.unit)} ne peut pas entrer en ${a.hex}.`,
  'no.needsInfantry': a =>
    `${leader(a.leader)} doit être avec une unité d’infanterie, ce que ${unit(a.unit)} n’est pas.`,
  'no.notUnder': a => `${unit(a.unit)} ne dépend pas de ${leader(a.leader)}.`,
  'no.peer': a => `${unit(a.unit)} a déjà ${leader(a.peer)}, général du même niveau.`,
  'no.bound': a => `${leader(a.leader)} mène cette activation et reste avec l’unité désignée.`,
  'no.alone': a => `${leader(a.leader)} resterait sans unité sous ses ordres.`,
  'no.transferAgain': a => `${leader(a.leader)} a déjà été transféré dans cette phase.`,
  'no.home': a => `${leader(a.leader)} rejoint une de ses unités les plus proches, et ${unit(a.unit)} n’en est pas.`,
  'no.transferSame': a => `${leader(a.leader)} est déjà avec cette unité.`,
  'no.ride': a => `${unit(a.unit)} est à plus de dix hex de ${leader(a.leader)}, ou l’ennemi barre le chemin.`,
};
