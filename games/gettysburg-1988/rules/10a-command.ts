import type { Setup } from '@bivouac/kernel';
import { corpsOf, isArmyGeneral, isGeneral, sideOf, unitIds, unitNumber, units } from '../data/index.ts';
import { has, type Table } from '../state.ts';

/** Whether a unit has the two benefits of this general: an extra point and stacking. */
export function commands(t: Table, setup: Setup, general: number, unit: number): boolean {
  if (!isGeneral[general] || isGeneral[unit] || sideOf[general] !== sideOf[unit]) return false;
  return !has(setup, '10a') || mayCommand(t, setup, general, unit); // 10a
}

/** Which general of his side commands a combat unit under §10a. */
function mayCommand(t: Table, setup: Setup, general: number, unit: number): boolean {
  if (isArmyGeneral[general]) return true; // §10a1
  const corps = corpsOf[unit]!;
  if (units[general]!.commands!.includes(corps)) return true; // §10a2-a, §10a2-b, §10a2-c, §10a2-d
  return has(setup, '10a3') && (inWing(general, corps) || isHancockOnFirstDay(t, general));
}

// The wings of the Union army; Newton, who may stand in for Reynolds, has none (§10a3-a).
const wings: Readonly<Record<string, readonly string[]>> = {
  'us-gen-reynolds': ['I', 'III', 'XI', '1C'], // §10a3-a
  'us-gen-slocum': ['V', 'XII', '3C'], // §10a3-b
  'us-gen-sedgwick': ['II', 'VI', '2C'], // §10a3-c
};
export const inWing = (general: number, corps: string): boolean => wings[unitIds[general]!]?.includes(corps) ?? false;

const LAST_TURN_OF_1_JULY = 8;
const isHancockOnFirstDay = (t: Table, general: number): boolean =>
  // §10a3-d
  general === unitNumber('us-gen-hancock') && t.turn <= LAST_TURN_OF_1_JULY;
