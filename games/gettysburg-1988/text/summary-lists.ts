import { flow, wrap } from '@bivouac/edition';
import type { Language, Setup } from '@bivouac/kernel';
import {
  backMove,
  CONFEDERATE,
  enemyOf,
  entryHex,
  entryTurn,
  frontMove,
  hexIds,
  isGeneral,
  objectives,
  pointsOf,
  type Side,
  UNION,
  unitIds,
  units,
  unitsOf,
} from '../data/index.ts';
import { isBombardment, modifiers } from '../rules/04-modifiers.ts';
import {
  type Battle,
  ELIMINATED,
  EXITED,
  type Fight,
  hasMoved,
  isMarked,
  isReduced,
  type Table,
  WAITING,
} from '../state.ts';
import { hexName, hexNames, placeName, unitNames } from './names.ts';
import { factorOf } from './summary-map.ts';
import { type Words, words } from './summary-words.ts';

const BOTH = [CONFEDERATE, UNION] as const;

/** `Heth inf III`. */
function short(w: Words, unit: number): string {
  const { name, kind, corps } = units[unit]!;
  return [name, w.kinds[kind], ...(corps === 'ARMY' ? [] : [corps])].join(' ');
}

/** `Heth inf III 3-5 reduced moved`. */
function card(t: Table, w: Words, unit: number): string {
  const move = (isReduced(t, unit) ? backMove : frontMove)[unit]! / 2;
  const marks = [
    ...(isReduced(t, unit) ? [w.reduced] : []),
    ...(isMarked(t, unit) ? [w.marker] : []),
    ...(hasMoved(t, unit) ? [w.moved] : []),
  ];
  return [short(w, unit), isGeneral[unit] ? `${move}` : `${factorOf(t, unit)}-${move}`, ...marks].join(' ');
}

function grouped(all: readonly number[], keyOf: (unit: number) => number): readonly (readonly [number, number[]])[] {
  const groups = new Map<number, number[]>();
  for (const unit of all) groups.set(keyOf(unit), [...(groups.get(keyOf(unit)) ?? []), unit]);
  return [...groups].sort(([a], [b]) => a - b);
}

/** The units of a side by hex, from the north. */
export function unitList(t: Table, language: Language, side: Side): string[] {
  const w = words[language];
  const here = unitsOf[side].filter(unit => t.at[unit]! >= 0);
  const lines = [...grouped(here, unit => t.at[unit]!)].reverse().map(([hex, stack]) => {
    const code = hexIds[hex]!;
    const place = placeName(code, language);
    const last = place ? ` [${place}]` : '';
    const items = stack.map((unit, i) => card(t, w, unit) + (i === stack.length - 1 ? last : ''));
    return flow(`  ${code.padEnd(4)}`, items, 6);
  });
  return [w.onMap(side), ...(lines.length > 0 ? lines : ['  –'])];
}

/** Who may enter now, and who is to come. */
export function reinforcementList(t: Table, language: Language, side: Side): string[] {
  const w = words[language];
  const waiting = unitsOf[side].filter(unit => t.at[unit] === WAITING);
  if (waiting.length === 0) return [];
  const lines = grouped(waiting, unit => Math.max(entryTurn[unit]!, t.turn)).flatMap(([turn, due]) =>
    grouped(due, unit => entryHex[unit]!).map(([hex, group]) => {
      const where = hexName(hexIds[hex]!, language);
      const items = group.map(unit => card(t, w, unit));
      return flow(`  ${turn === t.turn ? w.due(where) : w.later(turn, where)} — `, items, 6);
    }),
  );
  return [w.coming(side), ...lines];
}

export function goneList(t: Table, language: Language): string[] {
  const w = words[language];
  const line = (head: string, side: Side, place: number): string[] => {
    const gone = unitsOf[side].filter(unit => t.at[unit] === place).map(unit => short(w, unit));
    return gone.length > 0 ? [flow(head, gone, 2)] : [];
  };
  return BOTH.flatMap(side => [...line(w.eliminated(side), side, ELIMINATED), ...line(w.exited(side), side, EXITED)]);
}

export function objectiveList(t: Table, language: Language): string[] {
  return BOTH.flatMap(side => {
    const held = objectives.filter((_, i) => t.control[i] === side).map(hex => objective(language, hex));
    return held.length > 0 ? [flow(words[language].held(side), held, 2)] : [];
  });
}
const objective = (language: Language, hex: number): string =>
  [hexIds[hex]!, placeName(hexIds[hex]!, language) ?? '', pointsOf[hex]].filter(part => part !== '').join(' ');

export function battleList(t: Table, setup: Setup, language: Language): string[] {
  const w = words[language];
  const declared = t.battles.map((battle, i) => wrap(`  ${i} — ${battleLine(t, setup, language, battle, [])}`, 6));
  return [
    ...(declared.length > 0 ? [w.declared, ...declared] : []),
    ...(t.fight ? [w.underway, ...fightLines(t, setup, language, t.fight)] : []),
  ];
}

function battleLine(t: Table, setup: Setup, language: Language, battle: Battle, defenceGuns: readonly number[]) {
  const { attack, defence } = modifiers(t, setup, battle, defenceGuns);
  return `${opponents(language, battle)} — ${words[language].totals(plus(attack.total), plus(defence.total))}`;
}
const plus = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

function opponents(language: Language, battle: Battle): string {
  const w = words[language];
  const guns = unitNames(
    battle.guns.map(unit => unitIds[unit]!),
    language,
  );
  return isBombardment(battle)
    ? w.bombardment(guns, namesOf(battle.defenders, language))
    : w.battle(namesOf(battle.attackers, language), namesOf(battle.defenders, language), guns);
}
const namesOf = (hexes: readonly number[], language: Language): string =>
  hexNames(
    hexes.map(hex => hexIds[hex]!),
    language,
  );

/** Modifiers are told only while the stacks stand as they fight. */
function fightLines(t: Table, setup: Setup, language: Language, fight: Fight): string[] {
  const w = words[language];
  const isOpen = fight.loser < 0;
  const loser = (isOpen ? enemyOf(t.phase) : fight.loser) as Side;
  const from = fight.chain.length > 0 ? fight.chain.slice(-1) : fight.fleeing;
  return [
    isOpen ? battleLine(t, setup, language, fight, fight.defenceGuns) : opponents(language, fight),
    ...(fight.attackDie > 0 ? [w.dice(fight.attackDie, fight.defenceDie)] : []),
    ...(fight.owed > 0 ? [w.owed(loser, fight.owed)] : []),
    ...(from.length > 0 ? [w.fleeing(loser, namesOf(from, language))] : []),
  ].map(line => wrap(`  ${line}`, 4));
}
