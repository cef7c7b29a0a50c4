import { signed } from '@bivouac/desk';

const NAMES: Readonly<Record<string, string>> = {
  leaders: 'forces des meneurs',
  confederateAttacker: 'attaquant confédéré',
  steepSlope: 'pente abrupte',
  doubleObstruction: 'obstruée des deux côtés',
  fieldworks: 'travaux de terrain',
  hitsOnBlocks: 'coups sur les blocs',
  wonFirst: 'premier combat gagné',
  defenderFlanks: 'flancs du défenseur',
  attackerFlanks: 'flancs de l’attaquant',
  ironBrigadeLeads: 'Brigade de Fer',
};
export const modifierName = (name: string): string => NAMES[name] ?? name;
/** `steepSlope -1` as people say it. */
export function modifier(told: string): string {
  const [name = '', value = '0'] = told.split(' ');
  return `${NAMES[name] ?? name} ${signed(Number(value))}`;
}

const LACKS: Readonly<Record<string, string>> = {
  march: 'ce n’est pas de l’artillerie',
  locked: 'trop peu de bataillons entiers sont arrivés',
  dead: 'aucun de ses blocs ne reste',
  none: 'aucun de ses blocs n’est là',
  few: 'trop peu de ses blocs sont là ou tout près',
  idle: 'aucun de ces blocs n’attaque',
};
/** Why a token cannot be deployed. */
export const lack = (why: string): string => LACKS[why] ?? why;
