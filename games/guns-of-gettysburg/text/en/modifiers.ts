import { signed } from '@bivouac/desk';

const NAMES: Readonly<Record<string, string>> = {
  leaders: 'the leaders’ strengths',
  confederateAttacker: 'Confederate attacker',
  steepSlope: 'steep slope',
  doubleObstruction: 'obstructed on both sides',
  fieldworks: 'fieldworks',
  hitsOnBlocks: 'hits on the blocks',
  wonFirst: 'first combat won',
  defenderFlanks: 'defender’s flanks',
  attackerFlanks: 'attacker’s flanks',
  ironBrigadeLeads: 'Iron Brigade',
};
export const modifierName = (name: string): string => NAMES[name] ?? name;
/** `steepSlope -1` as people say it. */
export function modifier(told: string): string {
  const [name = '', value = '0'] = told.split(' ');
  return `${NAMES[name] ?? name} ${signed(Number(value))}`;
}

const LACKS: Readonly<Record<string, string>> = {
  march: 'it is no artillery',
  locked: 'too few whole battalions have come',
  dead: 'none of its blocks is left',
  none: 'none of its blocks is there',
  few: 'too few of its blocks are there or near',
  idle: 'none of those blocks attacks',
};
/** Why a token cannot be deployed. */
export const lack = (why: string): string => LACKS[why] ?? why;
