import type { Pick } from '@bivouac/kernel';
import { commandOf, isAuxiliary, isDrilled, isLeader, leadersOf, pieceIds, unitsOf } from '../data/index.ts';
import { CAMPAIGN, halvesOf, isSenior } from '../rules/05-forces.ts';
import { free, slugs } from '../rules/05-groups.ts';
import { besieges } from '../rules/08-conditions.ts';
import { type Action, isBesieged, piecesIn, type Table, unitsIn } from '../state.ts';
import { fill } from './sample-groups.ts';

// Whom random games set in motion: no rule, but besiegers and strong stacks before others.

interface Means {
  readonly value: number; // of the card
  readonly leaders: readonly number[]; // whom it can activate
  mayDo(action: Action): boolean;
}
const PASS: Action = { type: 'pass' };

function sampleForce(t: Table, { leaders, mayDo }: Means, pick: Pick): Action {
  if (leaders.length === 0) return PASS;
  const besiegers = leaders.filter(each => besieges(t, t.active, t.at[each]!) && isSenior(t, t.active, each));
  const from = besiegers.length > 0 && pick(3) > 0 ? besiegers : leaders;
  const any = (): number => from[pick(from.length)]!;
  const leader = stronger(t, stronger(t, any(), any()), any());
  const here = free(t, piecesIn(t, t.active, t.at[leader]!)).filter(
    piece => piece !== leader && isBesieged(t, piece) === isBesieged(t, leader),
  );
  const under = here.filter(piece => isLeader(piece) && commandOf(piece) <= commandOf(leader) && pick(4) > 0);
  const party = pick(4) === 0; // of raiders
  const units = here.filter(piece => !isLeader(piece) && (!party || isAuxiliary[piece]));
  const taken = units.length > 0 ? fill(units, [leader, ...under], pick) : [leader];
  const pieces = taken.includes(leader) ? taken.filter(piece => piece !== leader) : [];
  const action: Action = { type: 'force', leader: pieceIds[leader]!, pieces: slugs(pieces) };
  return mayDo(action) ? action : PASS;
}

const stronger = (t: Table, one: number, two: number): number =>
  unitsIn(t, t.active, t.at[one]!).length < unitsIn(t, t.active, t.at[two]!).length ? two : one;

function sampleIndividuals(t: Table, value: number, pick: Pick): Action {
  const all = free(t, [...unitsOf[t.active]!.filter(unit => isAuxiliary[unit]), ...leadersOf[t.active]!]);
  const chosen: number[] = [];
  let left = value * 2;
  for (let tries = 0; tries < 6 && all.length > 0; tries++) {
    const piece = all[pick(all.length)]!;
    if (chosen.includes(piece) || halvesOf(piece) > left) continue;
    if (isLeader(piece) && pick(3) > 0) continue;
    chosen.push(piece);
    left -= halvesOf(piece);
  }
  return chosen.length > 0 ? { type: 'individuals', pieces: slugs(chosen) } : PASS;
}

export function sampleActivation(t: Table, means: Means, pick: Pick): Action {
  if (means.value === CAMPAIGN) return sampleForce(t, means, pick);
  const kind = pick(8);
  if (kind < 4) {
    const force = sampleForce(t, means, pick);
    if (force.type !== 'pass') return force;
  }
  if (kind === 7) {
    const drilled = free(t, unitsOf[t.active]!).filter(unit => isDrilled[unit]);
    if (drilled.length > 0) return { type: 'drilled', unit: pieceIds[drilled[pick(drilled.length)]!]! };
  }
  return sampleIndividuals(t, means.value, pick);
}
