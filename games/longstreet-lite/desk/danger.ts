import type { Mark, OddsPanel } from '@bivouac/desk';
import { type Pose, pointAt } from '@bivouac/maps/plane';
import { BW } from '../data/index.ts';
import { CLOSE, enemiesOf, footprintOf, isNearer } from '../rules/01-units.ts';
import { FAR } from '../rules/05-targets.ts';
import { type Charge, chargeOf, mostWheel } from '../rules/07-charges.ts';
import { isArtillery, isInfantry, isLimbered, type Pub, unitId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { spotOf } from './asked.ts';
import { meanTenths, TOTAL, tenths } from './chances.ts';
import { combatOdds, withCharge } from './combat-odds.ts';
import { hitsTenths, type Volley, volleysOf } from './fire-odds.ts';
import { inBW, lanes } from './shapes.ts';
import { inPhase, withUnitAt } from './where.ts';

// What awaits a unit where it would stand: who could shoot at it, whom it could charge.

export interface Threat {
  readonly enemy: number;
  readonly volleys: readonly Volley[];
}
/** §5-range-a Enemies that would fire at a unit in their next fire phase, if nothing else moved. */
export function threatsTo(pub: Pub, unit: number): readonly Threat[] {
  const { table: t } = pub;
  const at = footprintOf(pub, unit);
  return enemiesOf(t, unit).flatMap(enemy => {
    const reach = isArtillery(t, enemy) ? FAR : CLOSE;
    if (isLimbered(t, enemy) || !isNearer(at, footprintOf(pub, enemy), reach + BW / 50)) return [];
    const volleys = volleysOf(pub, enemy).filter(({ target }) => target === unit);
    return volleys.length > 0 ? [{ enemy, volleys }] : [];
  });
}

/** A charge it could make next turn as it stands: straight ahead, or with some wheel. */
export function chargeNext(pub: Pub, unit: number): Charge | null {
  if (!isInfantry(pub.table, unit)) return null;
  const most = mostWheel(footprintOf(pub, unit).files);
  const wheels = [0, most >> 1, -(most >> 1), most, -most];
  for (const wheel of wheels) {
    const charge = chargeOf(pub, unit, wheel);
    if (!charge.why) return charge;
  }
  return null;
}

/** The table with the unit standing there, in a combat phase to come. */
const standing = (pub: Pub, unit: number, pose: Pose, form: string, guns: number): Pub =>
  inPhase(withUnitAt(pub, unit, pose, form, guns), 'combat');

const threatLines = (pub: Pub, threats: readonly Threat[]): OddsPanel['lines'] =>
  threats.flatMap(({ enemy, volleys }) =>
    volleys.map(({ mode, need, dice }) => ({
      text: dx('desk.odds.threat', { enemy: unitId(pub.table, enemy), mode, need, dice: dice.length }, '§5-hit-b'),
      value: tenths(meanTenths(dice)),
    })),
  );
/** The panel of a pose: their fire, then one's own charge. */
export function poseOdds(pub: Pub, unit: number, pose: Pose, form: string, guns: number): OddsPanel {
  const there = standing(pub, unit, pose, form, guns);
  const threats = threatsTo(there, unit);
  const hits = hitsTenths(threats.flatMap(({ volleys }) => volleys));
  const charge = chargeNext(there, unit);
  const melee = charge && combatOdds(withCharge(there, unit, charge), unit);
  const slug = unitId(pub.table, unit);
  return {
    title: dx('desk.odds.here', { unit: slug }, '§5-zone-b'),
    lines: [
      ...threatLines(there, threats),
      { text: dx('desk.odds.theirFire', {}, '§5-kill-a'), value: tenths(hits), total: true },
      ...(charge ? [{ text: dx('desk.odds.yourCharge', {}, '§7-chg-b'), value: `${inBW(charge.cost)} BW` }] : []),
      ...(melee?.lines ?? []),
    ],
    bars: melee?.bars ?? [],
    of: TOTAL,
    summary: dx('desk.odds.hereSum', { hits: tenths(hits), bases: tenths(Math.round(hits / 2)) }, '§5-kill-a'),
    ...(melee ? { more: melee.summary } : {}),
  };
}
/** Where a charge next turn would end, and how far it goes. */
export function chargeMark(pub: Pub, unit: number): readonly Mark[] {
  const charge = chargeNext(inPhase(pub, 'combat'), unit);
  if (!charge) return [];
  const { pose, box } = footprintOf(pub, unit);
  const end: Pose = charge.end.pose;
  const corners = [
    ...[pointAt(pose, box.front, box.left), pointAt(pose, box.front, box.right)],
    ...[pointAt(end, 0, box.right), pointAt(end, 0, box.left)],
  ];
  const enemies = charge.touches.map(each => unitId(pub.table, each));
  const label = dx('desk.mark.charge', { unit: unitId(pub.table, unit), enemies }, '§7-chg-b');
  const spots = corners.map(corner => spotOf(pub, corner));
  return [{ kind: 'polygon', spots, tone: 'own', label, note: `${inBW(charge.cost)} BW` }];
}
/** Their lanes on that pose, and its charge next turn. */
export function awaitingMarks(pub: Pub, unit: number, pose: Pose, form: string, guns: number): readonly Mark[] {
  const there = standing(pub, unit, pose, form, guns);
  const threats = threatsTo(there, unit).flatMap(({ enemy }) => lanes(there, enemy, 'threat', unit));
  return [...threats, ...chargeMark(there, unit)];
}
