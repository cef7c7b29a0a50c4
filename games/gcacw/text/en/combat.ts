import { faceOf } from '@bivouac/edition';
import type { CombatSays } from '../says/combat.ts';
import type { Part } from '../sentences.ts';
import { Army, army, leader, listed, movement, number, points, signed, strength, unit } from './words.ts';

const units = (slugs: readonly string[]): string => listed(slugs.map(unit));
const verbOf = (slugs: readonly string[], one: string, more: string): string => (slugs.length === 1 ? one : more);
export const KINDS: Readonly<Record<string, string>> = {
  column: 'in column of route',
  hasty: 'hastily',
  normal: 'in line',
  prepared: 'after preparation',
};
const RETREATS: Readonly<Record<string, string>> = {
  normal: 'retreat',
  rout: 'rout',
  voluntary: 'withdrawal',
  cavalry: 'cavalry retreat',
};
export const MODIFIERS: Readonly<Record<string, string>> = {
  ...{
    ratio: 'strength',
    tactical: 'tactical skill',
    artillery: 'artillery',
    kind: 'kind of attack',
    assault: 'assault',
  },
  ...{ lee: 'Lee is there', longstreet: 'Longstreet leads', jackson: 'Jackson leads', rain: 'rain', flank: 'flank' },
  ...{ crossing: 'river crossing', creek: 'creek', height: 'higher ground', despair: 'demoralized defenders' },
};
/** What the letters of the combat table do to a side. */
export const FATES: Readonly<Record<string, string>> = {
  ...{ '': 'nothing', f: 'fatigue', E: 'nothing', D: 'disorder', r: 'retreat', R: 'rout', 'R*': 'bad rout' },
};
const TOLD: Readonly<Record<string, string | readonly string[]>> = {
  f: 'fatigue +1',
  F: 'fatigue +2',
  D: ['disorder', 'fatigue +3'],
  E: 'the march is over',
  a: 'a chance to advance',
};
/** `3DR` → 3 manpower, disorder, fatigue +3 and rout. */
const fate = (result: string): string => {
  const [, loss = '', letters = ''] = /^(\d*)(.*)$/.exec(result) ?? [];
  const told = (letters.match(/R\*|[DEFrRfa]/g) ?? []).flatMap(each => TOLD[each] ?? FATES[each] ?? each);
  return listed([...(Number(loss) > 0 ? [`${loss} manpower`] : []), ...told]) || 'nothing';
};
const lost = (many: number): string => (many > 0 ? `; each unit loses ${many} manpower` : '');

export const combat: Part<CombatSays> = {
  'prompt.lose': a => `Who bears the loss? ${a.owed} manpower ${a.owed === 1 ? 'is' : 'are'} still to be taken off.`,
  'prompt.withdraw': a => `${Army(a.side)} may withdraw one to four hexes now, or hold.`,
  'prompt.retreat': a =>
    `${Army(a.side)}: ${RETREATS[a.kind] ?? a.kind}, ${number(a.gone, 'hex', 'hexes')} so far. Where next?`,
  'prompt.advance': a => `Advance into ${a.hex}?`,
  'prompt.evade': a => `${Army(a.side)}: does the cavalry in ${a.hex} retreat before combat?`,
  'prompt.evadeLoss': a => `A 1: which cavalry unit in ${a.hex} loses one manpower?`,
  'prompt.storm': a => `${leader(a.leader)}: choose ${number(a.number, 'unit')} to make the assault.`,
  'prompt.grand': a => `${leader(a.leader)}: try a grand assault?`,
  'prompt.join': a =>
    `Grand assault of ${leader(a.leader)}: choose units in up to ${number(a.number, 'hex', 'hexes')}.`,
  'attack.declared': a => `${unit(a.unit)} attacks ${a.hex} ${KINDS[a.kind] ?? a.kind}.`,
  'combat.begins': a => `${units(a.units)} against ${a.hex}: ${strength(a.mine)} to ${strength(a.theirs)}.`,
  'combat.guns': a => `Artillery ${a.cell}: ${faceOf(a)}.`,
  'combat.modifier': a => `${signed(a.value)} for ${army(a.side)}: ${MODIFIERS[a.what] ?? a.what}.`,
  'combat.roll': a => `Combat die of ${army(a.side)}: ${faceOf(a)}${a.modifier ? ` ${signed(a.modifier)}` : ''}.`,
  'combat.result': a =>
    `Difference ${signed(a.difference)}. The attacker: ${fate(a.attacker)}${a.extra > 0 ? `, and ${a.extra} manpower more` : ''}; the defender: ${fate(a.defender)}.`,
  'combat.lost': a => `${unit(a.unit)} loses ${a.lost} manpower.`,
  'combat.advance': a => `${units(a.units)} ${verbOf(a.units, 'advances', 'advance')} into ${a.hex}.`,
  'retreat.withdraws': a => `${units(a.units)} ${verbOf(a.units, 'withdraws', 'withdraw')}.`,
  'retreat.step': a => `${units(a.units)}: back to ${a.hex} (retreat priority ${a.row})${lost(a.lost)}.`,
  'retreat.surrenders': a => `${units(a.units)} cannot get away and ${verbOf(a.units, 'surrenders', 'surrender')}.`,
  'retreat.trapped': a => `${units(a.units)} cannot get away and ${verbOf(a.units, 'is', 'are')} lost.`,
  'unit.demoralized': a => `${unit(a.unit)} is demoralized: level ${a.level}.`,
  'flanks.refused': a => `${unit(a.unit)} refuses its flanks in ${a.hex}.`,
  'flanks.opened': a => `Flanks are no longer refused in ${a.hex}.`,
  'evade.roll': a => `Cavalry retreat from ${a.hex}: ${faceOf(a)}${a.modifier ? ` ${signed(a.modifier)}` : ''}.`,
  'evade.begins': a =>
    `${units(a.units)} ${verbOf(a.units, 'retreats', 'retreat')} before combat and ${verbOf(a.units, 'costs', 'cost')} the enemy ${movement(a.points)}.`,
  'assault.begins': a => `${leader(a.leader)} orders ${units(a.units)} to assault ${a.hex}.`,
  'assault.roll': a =>
    `Command roll of ${leader(a.leader)}: ${faceOf(a)}${a.modifier ? ` ${signed(a.modifier)}` : ''}.`,
  'assault.fails': a => `The assault of ${leader(a.leader)} does not come off.`,
  'assault.number': a => `${leader(a.leader)}: assault number ${a.number}.`,
  'assault.storms': a => `${units(a.units)} ${verbOf(a.units, 'goes', 'go')} forward.`,
  'grand.roll': a => `Grand assault of ${leader(a.leader)}: ${faceOf(a)}${a.modifier ? ` ${signed(a.modifier)}` : ''}.`,
  'union.panic': a => `Panic around ${a.hex}: ${units(a.units)} ${verbOf(a.units, 'is', 'are')} disorganized.`,
  'grand.fails': a => `${leader(a.leader)} brings no one else into the assault.`,
  'grand.number': a => `${leader(a.leader)}: grand assault number ${a.number}.`,
  'grand.joins': a => `${units(a.units)} ${verbOf(a.units, 'joins', 'join')} the grand assault.`,
  'no.attackFar': () => 'Only a hex beside it is attacked.',
  'no.enemyThere': a => `No enemy is in ${a.hex}.`,
  'no.attackOver': a => `${a.hex} cannot be attacked over this hexside.`,
  'no.woods': a => `${a.hex} lies behind woods without a road: only a unit that has not moved may attack there.`,
  'no.kind': a => `There is no attack of the kind ${a.kind}.`,
  'no.attackPoints': a => `An attack ${KINDS[a.kind] ?? a.kind} needs ${movement(a.needs)}, ${points(a.has)} are left.`,
  'no.gunsAttack': a => `${unit(a.unit)} is artillery and attacks only in assaults.`,
  'no.cavalryDivision': a =>
    `${unit(a.unit)} may not attack: under a cavalry division leader only the first unit does.`,
  'no.fights': a => `${unit(a.unit)} is not in this combat.`,
  'no.loss': a => `Take from 1 to ${Math.min(a.owed, a.has)} manpower off it.`,
  'no.unitsNamed': () => 'Choose one or more units, each once.',
  'no.advance': a => `${unit(a.unit)} has not attacked, or is gone: it does not advance.`,
  'no.advanceFlood': a => `${unit(a.unit)} cannot advance over a ford in flood.`,
  'no.advanceLeader': a => `${leader(a.leader)} would be left without a unit of his.`,
  'no.advanceRoom': a => `${leader(a.leader)} finds no unit to go with: other leaders of his level advance with them.`,
  'no.retreatFar': a => `The retreat cannot go to ${a.hex}: it is not beside the stack.`,
  'no.retreatGround': a => `A retreat cannot cross into ${a.hex}: no road or crossing that is open.`,
  'no.retreatAgain': a => `A retreat enters no hex twice and never goes back to its start: ${a.hex}.`,
  'no.retreatEnemy': a => `A retreat cannot go through the enemy in ${a.hex}.`,
  'no.retreatCloser': a =>
    `${a.hex} is ${number(a.far, 'hex', 'hexes')} from the active enemy in ${a.enemy}, nearer than the ${a.now} it stands at now.`,
  'no.retreatPriority': a => `${a.hex} is of line ${a.row}; a hex of priority ${a.best} is open and goes first.`,
  'no.retreatDead': a => `By ${a.hex} the retreat would find no end that is allowed.`,
  'no.haltSoon': a => `It has gone ${number(a.gone, 'hex', 'hexes')}, and must go ${a.least} at least.`,
  'no.haltNear': a => `It may not end in ${a.hex}, beside the hex where it began.`,
  'no.haltEnemy': a => `It may not end among the enemy in ${a.hex}.`,
  'no.refusedAlready': a => `Flanks are already refused in ${a.hex}.`,
  'no.refusedHere': a => `No flanks are refused in ${a.hex}.`,
  'no.refuseGround': a => `Flanks cannot be refused in ${a.hex}: mountain or swamp.`,
  'no.refuseZone': a => `${unit(a.unit)} has entered an enemy zone of control and cannot refuse its flanks.`,
  'no.refuseAdvanced': a => `${unit(a.unit)} has advanced here and cannot refuse its flanks.`,
  'no.refusePoints': a => `To refuse flanks takes 1 point, ${points(a.has)} left.`,
  'no.refuseLate': a => `${unit(a.unit)} has begun: the marker stays.`,
  'no.lull': () => 'No assaults this turn.',
  'no.withLeader': a => `${unit(a.unit)} is not in the hex of ${leader(a.leader)}.`,
  'no.assaultTired': a => `${unit(a.unit)} is at fatigue ${a.fatigue} and cannot assault.`,
  'no.assaultOwn': a => `${leader(a.leader)} needs at least one unit of his own command in his hex.`,
  'no.storm': a => `Choose exactly ${number(a.number, 'unit')} of those ordered.`,
  'no.grandLeader': a => `${leader(a.leader)} cannot lead a grand assault here.`,
  'no.joinsFar': a => `${unit(a.unit)} is not beside ${a.hex} and cannot join.`,
  'no.joinsChosen': a => `${unit(a.unit)} was already chosen for the assault itself.`,
  'no.joinsTired': a => `${unit(a.unit)} is at fatigue ${a.fatigue} and cannot join.`,
  'no.joinsDemoralized': a => `${unit(a.unit)} is demoralized and cannot join a grand assault.`,
  'no.joinHexes': a => `Units must come from one hex at least and ${number(a.number, 'hex', 'hexes')} at most.`,
};
