import type { LossRefusals, MoveRefusals } from '../says.ts';
import type { For } from '../sentences.ts';
import { length, Unit, unit } from './words.ts';

export const movement: For<LossRefusals & MoveRefusals> = {
  'no.loseFirst': () => 'First the lost bases are taken off.',
  'no.loseGap': a => `${Unit(a.unit)} cannot lose a base of file ${a.file}: a rank would have a gap.`,
  'no.unit': a => `${Unit(a.unit)} is not one of your units on the table.`,
  'no.actedAlready': a => `${Unit(a.unit)} has already acted in this phase.`,
  'no.barred': a => `An interrupt keeps ${unit(a.unit)} where it is.`,
  'no.moveFirst': () => 'Now units move, or the movement phase is ended.',
  'no.byTheFlank': a => `${Unit(a.unit)} has changed formation: it may only go forward now.`,
  'no.offTable': a => `${Unit(a.unit)} may not leave the table.`,
  'no.impassable': a => `${Unit(a.unit)} cannot cross that ground.`,
  'no.throughEnemy': a => `${Unit(a.unit)} cannot pass through ${unit(a.enemy)}.`,
  'no.contact': a => `${Unit(a.unit)} would touch ${unit(a.enemy)}: only a charge does that.`,
  'no.onFriend': a => `${Unit(a.unit)} cannot stop on ${unit(a.friend)}.`,
  'no.disorder.passage': a =>
    `${Unit(a.unit)} would pass through a friend: disorder, which takes a phase called with two cards.`,
  'no.disorder.terrain': a =>
    `Difficult ground under ${unit(a.unit)}, at the start, on its way or at its end: disorder, which takes a phase called with two cards.`,
  'no.disorder.aboutFace': a =>
    `${Unit(a.unit)} would face about within 6 BW of an enemy: disorder, which takes a phase called with two cards.`,
  'no.disorder.formation': a =>
    `${Unit(a.unit)} would change formation within 6 BW of an enemy: disorder, which takes a phase called with two cards.`,
  'no.marchGuns': a => `${Unit(a.unit)} is artillery: it drives, prolongs, limbers or unlimbers.`,
  'no.steps': a => `${Unit(a.unit)} cannot follow such a path.`,
  'no.aboutLate': a => `${Unit(a.unit)} can face about before it moves, not later.`,
  'no.aboutForm': a => `${Unit(a.unit)} is not in a linear formation: it cannot face about.`,
  'no.difficultColumn': a => `${Unit(a.unit)} is in column: no difficult move.`,
  'no.difficultLate': a => `A difficult move is declared before ${unit(a.unit)} moves.`,
  'no.mixed': a => `${Unit(a.unit)} makes a difficult move: no forward step in the same phase.`,
  'no.beyond45': a => `More than 45 degrees from straight ahead is a difficult move for ${unit(a.unit)}.`,
  'no.tooFar': a => `${Unit(a.unit)} needs ${length(a.needs)} and has ${length(a.has)}.`,
  'no.driveUnlimbered': a => `${Unit(a.unit)} is not limbered: it can only prolong.`,
  'no.prolong': a => `Only unlimbered guns prolong; ${unit(a.unit)} is something else.`,
  'no.formGuns': a => `${Unit(a.unit)} is artillery: its guns stand in one row, or on a limber.`,
  'no.form': a => `${Unit(a.unit)} cannot take up that formation.`,
  'no.quarterRagged': a => `${Unit(a.unit)} cannot turn to that side: a rank would have a gap.`,
  'no.guide': a => `${Unit(a.unit)} has no such guide base.`,
  'no.guideFar': a => `On either side of its guide base ${unit(a.unit)} may gain or lose two files at most.`,
  'no.limber': a => `${Unit(a.unit)} has no guns to limber.`,
  'no.unlimber': a => `${Unit(a.unit)} is not limbered.`,
  'no.unlimberAhead': a => `No gun of ${unit(a.unit)} may stand ahead of its old front line.`,
};
