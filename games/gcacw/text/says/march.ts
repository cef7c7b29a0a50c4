import type { Both, Nothing, OfHex, OfLeader, OfSide, OfUnit } from './common.ts';

/** Marches, activations, movement: 5.1, 5.2, 6. */
export interface MarchSays {
  'prompt.march': OfUnit & { left: number };
  'prompt.follow': OfLeader;
  'prompt.next': OfLeader;
  'march.roll': OfUnit;
  'march.begins': OfUnit & { left: number; fatigue: number };
  'march.extended': OfUnit & { modifier: number };
  'march.straggled': OfUnit & { result: string; modified: number; men: number };
  'march.force': OfUnit;
  'march.forced': OfUnit & { left: number; lost: number };
  'march.moved': OfUnit & { to: string; left: number };
  'march.sneaked': OfUnit;
  'march.ends': OfUnit;
  'activation.begins': OfLeader & { units: readonly string[] };
  'activation.roll': OfLeader;
  'no.unitHere': OfUnit;
  'no.tired': OfUnit & { fatigue: number };
  'no.adjacent': Nothing;
  'no.enemyHex': OfHex;
  'no.impassable': OfHex;
  'no.river': OfHex;
  'no.enemyPontoon': OfHex;
  'no.ford': OfHex;
  'no.creek': OfHex;
  'no.leaveZone': OfUnit;
  'no.zoneStops': OfUnit;
  'no.pointsLeft': OfUnit;
  'no.points': OfHex & { needs: number; has: number };
  'no.forceLate': OfUnit;
  'no.forceGuns': OfUnit;
  'no.forceWeary': OfUnit;
  'no.forceDisorganized': OfUnit;
  'no.leaderOnMap': OfLeader;
  'no.armyLeader': OfLeader;
  'no.paralysed': OfSide;
  'no.silent': OfLeader;
  'no.radius': Both;
  'no.units': OfLeader;
  'no.command': OfLeader;
  'no.most': { most: number };
  'no.activeLeader': OfLeader;
  'no.chosen': OfUnit;
  'no.senior': OfLeader;
  'no.notWithHim': OfLeader;
}
