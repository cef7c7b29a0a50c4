import {
  commandOf,
  fullStrength,
  isAuxiliary,
  isDrilled,
  isIndian,
  isLight,
  isRegular,
  PIECES,
  reducedStrength,
  type Side,
  SPACES,
  sideOf,
  tacticsOf,
  UNITS,
} from '../data/index.ts';
import type { Table } from '../state.ts';

// Who stands where, counted once a look. Everything is indexed by side and space: `key(side, space)`.

export const key = (side: Side, space: number): number => side * SPACES + space;
const ALL = 2 * SPACES;
const column = (): Int16Array => new Int16Array(ALL);

export interface Scan {
  readonly strength: Int16Array; // of those outside
  readonly steps: Int16Array;
  readonly units: Int16Array;
  readonly drilled: Int16Array;
  readonly regulars: Int16Array;
  readonly scouts: Int16Array; // Auxiliaries and Light Infantry
  readonly auxiliaries: Int16Array;
  readonly indians: Int16Array;
  readonly inside: Int16Array; // units inside
  readonly insideStrength: Int16Array;
  readonly insideSteps: Int16Array;
  readonly chief: Int16Array; // the leader outside who would command, or -1
  readonly insideChief: Int16Array;
  readonly command: Int16Array; // of all leaders outside
}

export const newScan = (): Scan => ({
  strength: column(),
  steps: column(),
  units: column(),
  drilled: column(),
  regulars: column(),
  scouts: column(),
  auxiliaries: column(),
  indians: column(),
  inside: column(),
  insideStrength: column(),
  insideSteps: column(),
  chief: column(),
  insideChief: column(),
  command: column(),
});

export function scan(t: Table, s: Scan): Scan {
  for (const each of Object.values(s) as Int16Array[]) each.fill(0);
  s.chief.fill(-1);
  s.insideChief.fill(-1);
  for (let unit = 0; unit < UNITS; unit++) if (t.at[unit]! >= 0) countUnit(t, s, unit);
  for (let leader = UNITS; leader < PIECES; leader++) if (t.at[leader]! >= 0) countLeader(t, s, leader);
  return s;
}

function countUnit(t: Table, s: Scan, unit: number): void {
  const k = key(sideOf[unit]!, t.at[unit]!);
  const reduced = t.reduced[unit] === 1;
  const strength = reduced ? reducedStrength[unit]! : fullStrength[unit]!;
  if (t.inside[unit] === 1) {
    s.inside[k]!++;
    s.insideStrength[k]! += strength;
    s.insideSteps[k]! += reduced ? 1 : 2;
    return;
  }
  s.units[k]!++;
  s.strength[k]! += strength;
  s.steps[k]! += reduced ? 1 : 2;
  if (isDrilled[unit]) s.drilled[k]!++;
  if (isRegular[unit]) s.regulars[k]!++;
  if (isAuxiliary[unit]) s.auxiliaries[k]!++;
  if (isAuxiliary[unit] || isLight[unit]) s.scouts[k]!++;
  if (isIndian[unit]) s.indians[k]!++;
}

const rank = (leader: number): number => commandOf(leader) * 10 + tacticsOf(leader);

function countLeader(t: Table, s: Scan, leader: number): void {
  const k = key(sideOf[leader]!, t.at[leader]!);
  const chiefs = t.inside[leader] === 1 ? s.insideChief : s.chief;
  if (chiefs === s.chief) s.command[k]! += commandOf(leader);
  if (chiefs[k]! < 0 || rank(leader) > rank(chiefs[k]!)) chiefs[k] = leader;
}
