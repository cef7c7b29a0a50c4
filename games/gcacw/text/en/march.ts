import { faceOf } from '@bivouac/edition';
import type { MarchSays } from '../says/march.ts';
import type { Part } from '../sentences.ts';
import { Army, leader, listed, movement, number, points, unit } from './words.ts';

const straggled = (result: string): string => {
  if (result === '-') return 'keeps its order';
  return result === 'D' ? 'is disorganized' : `is disorganized and loses ${result} manpower`;
};

export const march: Part<MarchSays> = {
  'prompt.march': a => `${unit(a.unit)} marches: ${movement(a.left)} left.`,
  'prompt.follow': a => `Where does ${leader(a.leader)} go before his units move?`,
  'prompt.next': a => `${leader(a.leader)}: which unit acts next?`,
  'march.roll': a => `March of ${unit(a.unit)}: ${faceOf(a)}.`,
  'march.begins': a => `${unit(a.unit)} marches with ${movement(a.left)}; fatigue ${a.fatigue}.`,
  'march.extended': a => `Extended march of ${unit(a.unit)}: ${faceOf(a)}${a.modifier ? ` + ${a.modifier}` : ''}.`,
  'march.straggled': a => `${unit(a.unit)} ${straggled(a.result)}.`,
  'march.force': a => `Force march of ${unit(a.unit)}: ${faceOf(a)}.`,
  'march.forced': a =>
    `${unit(a.unit)} is disorganized and has ${movement(a.left)}${a.lost ? `; it loses ${a.lost} manpower` : ''}.`,
  'march.moved': a => `${unit(a.unit)} moves to ${a.to} (${points(a.left)} left).`,
  'march.sneaked': a => `${unit(a.unit)} slips from one enemy zone to another off the roads, and pays for it.`,
  'march.ends': a => `${unit(a.unit)} ends its march.`,
  'activation.begins': a => `${leader(a.leader)} activates ${listed(a.units.map(unit))}.`,
  'activation.roll': a => `March under ${leader(a.leader)}: ${faceOf(a)}.`,
  'no.unitHere': a => `${unit(a.unit)} is not on the map.`,
  'no.tired': a => `${unit(a.unit)} is at fatigue ${a.fatigue}: too tired to act.`,
  'no.adjacent': () => 'A unit moves from hex to adjacent hex.',
  'no.enemyHex': a => `An enemy stands in ${a.hex}.`,
  'no.impassable': a => `${a.hex} cannot be entered from here without a road.`,
  'no.river': a => `There is no crossing to ${a.hex}.`,
  'no.enemyPontoon': a => `The pontoon to ${a.hex} is the enemy’s.`,
  'no.ford': a => `The ford to ${a.hex} is closed.`,
  'no.creek': a => `In rain the creek before ${a.hex} is crossed by a road only.`,
  'no.leaveZone': a => `${unit(a.unit)} may leave an enemy zone only as the first thing it does in its march.`,
  'no.zoneStops': a => `${unit(a.unit)} has entered an enemy zone and must stop; it may attack.`,
  'no.pointsLeft': a => `${unit(a.unit)} has no movement points left.`,
  'no.points': a => `${a.hex} costs ${points(a.needs)}, ${points(a.has)} are left.`,
  'no.forceLate': a => `${unit(a.unit)} can force march only once, and before anything else.`,
  'no.forceGuns': a => `${unit(a.unit)} is artillery and never force marches.`,
  'no.forceWeary': a => `${unit(a.unit)} marches from fatigue 4 and cannot force march.`,
  'no.forceDisorganized': a => `${unit(a.unit)} is disorganized and cannot force march.`,
  'no.leaderOnMap': a => `${leader(a.leader)} is not on the map.`,
  'no.armyLeader': a => `${leader(a.leader)} is an army leader: he only leads grand assaults.`,
  'no.paralysed': a => `${Army(a.side)}: leaders may not act this turn.`,
  'no.silent': a => `${leader(a.leader)} may not act for the rest of this turn.`,
  'no.radius': a => `${unit(a.unit)} is outside the command radius of ${leader(a.leader)}.`,
  'no.units': a => `Choose one or more units for ${leader(a.leader)}, each once.`,
  'no.command': a => `No unit of ${leader(a.leader)}’s own command within his radius can march.`,
  'no.most': a => `The initiative die allows ${number(a.most, 'unit')}.`,
  'no.activeLeader': a => `${leader(a.leader)} is not the leader who is active.`,
  'no.chosen': a => `${unit(a.unit)} is neither in his hex nor in that of a unit of his that was chosen.`,
  'no.senior': a => `${leader(a.leader)} is no army or district leader and cannot ride along.`,
  'no.notWithHim': a => `${leader(a.leader)} cannot ride along there: he stays with infantry.`,
};
