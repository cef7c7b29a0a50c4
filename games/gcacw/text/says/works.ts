import type { Nothing, OfHex, OfLeader, OfSide, OfUnit } from './common.ts';

interface OfEdge {
  edge: string; // 1810-1811
}
interface OfCrossing {
  crossing: string; // its name
}
interface Rolled {
  modifier: number;
}
/** Stations, works, recovery, crossings, rain: chapters 5.4, 5.5, 8, 9, 10 and 12. Works are named as in WORKS. */
export interface WorksSays {
  'station.damaged': OfUnit & OfHex & { station: string };
  'station.burnt': OfUnit & OfHex & { station: string };
  'unit.dug': OfUnit & { works: string };
  'prompt.works': OfSide;
  'prompt.last': OfUnit;
  'prompt.flee': OfUnit & OfSide;
  'swamp.caught': OfUnit & OfHex;
  'no.fleeFar': OfHex;
  'no.fleeEnemy': OfHex;
  'no.fleeGround': OfHex;
  'no.fleeZone': OfHex;
  'swamp.left': OfUnit & OfHex;
  'swamp.lost': OfUnit;
  'pontoon.roll': OfUnit & OfEdge & Rolled;
  'pontoon.built': OfUnit & OfEdge;
  'pontoon.failed': OfUnit & OfEdge;
  'pontoon.broken': OfUnit & OfEdge;
  'pontoon.dismantled': OfUnit & OfEdge;
  'crossing.roll': OfUnit & OfCrossing & Rolled;
  'crossing.destroyed': OfUnit & OfCrossing;
  'crossing.stands': OfUnit & OfCrossing;
  'repair.roll': OfUnit & OfCrossing & Rolled;
  'crossing.repaired': OfUnit & OfCrossing;
  'crossing.ruined': OfUnit & OfCrossing;
  'levy.imposed': OfUnit & OfHex;
  'prompt.forage': OfSide;
  'forage.roll': OfUnit & { most: number };
  'forage.found': OfUnit;
  'forage.bare': OfUnit;
  'supply.lacking': { units: readonly string[] };
  'no.levy': Nothing;
  'no.levier': OfUnit;
  'no.levyRain': Nothing;
  'no.levyTired': OfUnit & { fatigue: number };
  'no.levyPlace': OfUnit;
  'no.levied': OfHex;
  'no.forager': OfUnit;
  'no.forageTired': OfUnit & { fatigue: number };
  'no.forageFed': OfUnit;
  'no.burnTitle': Nothing;
  'no.station': OfUnit;
  'no.burnTired': OfUnit;
  'no.burnWeak': OfUnit;
  'no.digYear': Nothing;
  'no.digRain': Nothing;
  'no.digTired': OfUnit & { most: number };
  'no.digDemoralized': OfUnit;
  'no.digFort': OfUnit;
  'no.digChosen': OfLeader;
  'no.digRested': OfUnit & { fatigue: number };
  'no.worked': OfUnit;
  'no.worksRain': Nothing;
  'no.edge': OfUnit & OfHex;
  'no.builder': OfUnit;
  'no.builderTired': OfUnit & { fatigue: number };
  'no.builderWeak': OfUnit & { needs: number };
  'no.builderHere': OfUnit;
  'no.riverHere': OfEdge;
  'no.pontoonThere': OfEdge;
  'no.bridgeThere': OfEdge;
  'no.buildAgain': OfEdge;
  'no.enemyAtRiver': OfEdge;
  'no.majorRiver': OfSide;
  'no.pontoonLeft': { most: number };
  'no.ownPontoon': OfUnit & OfHex;
  'no.crossingHere': OfUnit;
  'no.indestructible': OfCrossing;
  'no.alreadyDown': OfCrossing;
  'no.triedAlready': OfUnit;
  'no.ferryWrecker': OfUnit;
  'no.bridgeWrecker': OfUnit & { needs: number };
  'no.enemyAt': OfCrossing;
  'no.enemyZoneAt': OfCrossing;
  'no.mender': OfUnit;
  'no.menderTired': OfUnit & { fatigue: number };
  'no.menderAlready': OfUnit;
  'no.ruinHere': Nothing;
  'no.beyondRepair': OfCrossing;
  'no.county': OfCrossing;
  'no.enemyAtRuin': OfCrossing;
}
