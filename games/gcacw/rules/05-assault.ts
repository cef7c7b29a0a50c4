import { done, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import type { Assault as AssaultAction } from '../actions.ts';
import { ARTILLERY, CAVALRY, DISTRICT_LEADER, enemyOf, hexNumber, SIDES, type Side, tables } from '../data/index.ts';
import {
  type Act,
  type Action,
  type Assault,
  type GCACW,
  hexId,
  isHeldBy,
  isOnMap,
  leaderAt,
  leaderId,
  leaderNamed,
  leaderSide,
  MOST_FATIGUE,
  of,
  seatOf,
  type Table,
  tire,
  type U,
  unitId,
  unitNamed,
  unitsIn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { whyNotLead } from './05-activation.ts';
import { grandLeaders, join, joinings, mayBeGrand, whyNotJoin } from './05-grand.ts';
import { isCavalryLeader, isUnder, leadersOf, levelOf } from './06-leaders.ts';
import { advanceAct, mayAdvance } from './07-advance.ts';
import { newAttack } from './07-attack.ts';
import { cavalryAround, cavalryIn, evading } from './07-cavalry.ts';
import { combat, holdAct } from './07-combat.ts';
import { whyNotOver } from './07-targets.ts';
import { sideTo } from './10-crossings.ts';
import { commandAdd } from './advanced.ts';
import { choicesOf } from './choices.ts';
import { whyNotActivated, whyNotAssault } from './special.ts';
import { by } from './told.ts';

// 5.3, 7.1 ASSAULTS: a leader attacks one hex with units of his hex, if they follow him.

const { procedure } = rules<GCACW>();
const { fails, district, grandFails } = tables.assault;
type Storm = Extract<Action, { type: 'storm' }>;

export const assaultOf = (t: Table): Assault => {
  if (!t.assault) throw new Error('nobody assaults');
  return t.assault;
};
const sideOfAssault = (t: Table): Side => leaderSide(t, assaultOf(t).leader);

/** Why a leader may not choose this unit. */
export function whyNotOrder(t: Table, leader: number, unit: number): Text | null {
  const args = { leader: leaderId(t, leader), unit: unitId(t, unit) };
  if (t.at[unit] !== leaderAt(t, leader)) return tx('no.withLeader', args, '§7.1-assault-hex');
  if (!isUnder(t, leader, unit) && of(t).units.arm[unit] !== ARTILLERY)
    return tx('no.notUnder', args, '§7.1-a1-leader'); // §7.1-a1-artillery
  const fatigue = t.fatigue[unit]!;
  if (fatigue >= MOST_FATIGUE) return tx('no.assaultTired', { unit: args.unit, fatigue }, '§7.1-a1-leader');
  return whyNotAssault(t, unit) ?? whyNotActivated(t, unit);
}

function whyNotUnits(t: Table, side: Side, leader: number, slugs: readonly string[]): Text | null {
  if (new Set(slugs).size < slugs.length) return tx('no.unitsNamed', {}, '§7.1-a1-leader');
  const units = slugs.map(slug => unitNamed(t, side, slug));
  for (const [i, unit] of units.entries()) {
    const barred =
      unit < 0
        ? tx('no.unit', { unit: slugs[i]!, side: SIDES[side]! }, '§7.1-a1-leader')
        : whyNotOrder(t, leader, unit);
    if (barred) return barred;
  }
  return units.some(unit => isUnder(t, leader, unit))
    ? null
    : tx('no.assaultOwn', { leader: leaderId(t, leader) }, '§5.3-eligible');
}

/** §5.3-who, §7.1-a3-target */
export const assaultAct: Act<AssaultAction> = {
  type: 'assault',
  whyNot(t, side, action) {
    if (t.lull === 1) return tx('no.lull', {}, '§3.0-random-events');
    const leader = leaderNamed(t, side, action.leader);
    if (leader < 0) return tx('no.leader', { leader: action.leader, side: SIDES[side]! }, '§5.3-who');
    return (
      whyNotLead(t, side, leader) ??
      whyNotUnits(t, side, leader, action.units) ??
      whyNotOver(t, side, sideTo(t, leaderAt(t, leader), action.hex))
    );
  },
  some(t, side) {
    if (t.lull === 1) return [];
    return leadersOf(t, side)
      .filter(leader => !whyNotLead(t, side, leader))
      .flatMap(leader => assaultsOf(t, side, leader));
  },
  begin(u, side, action) {
    const { table: t } = u;
    const leader = leaderNamed(t, side, action.leader);
    const chosen = action.units.map(slug => unitNamed(t, side, slug));
    const target = hexNumber(of(t).board, action.hex);
    t.assault = { leader, chosen, target, number: -1, attackers: [], grand: -1, joined: [], alert: [] };
    for (const unit of chosen) {
      tire(t, unit, 1); // §7.1-a2-fatigue §7.1-a2-no-ext §7.1-a5-fatigue-stays
      t.activated[unit]!++;
    }
    u.say(
      tx('assault.begins', { leader: action.leader, units: action.units, hex: action.hex }, '§7.1-a1-leader'),
      by(side),
    );
    return { call: assault, locals: {} };
  },
};

/** What a leader could order: each unit alone, all together, against each hex. */
function assaultsOf(t: Table, side: Side, leader: number): AssaultAction[] {
  const { neighbours } = of(t).board;
  const from = leaderAt(t, leader);
  const able = unitsIn(t, side, from).filter(unit => !whyNotOrder(t, leader, unit));
  const own = able.filter(unit => isUnder(t, leader, unit));
  if (own.length === 0) return []; // §5.3-eligible
  const groups = able.length > 1 ? [...own.map(unit => [unit]), able] : [own];
  return [0, 1, 2, 3, 4, 5]
    .map(direction => from * 6 + direction)
    .filter(edge => neighbours[edge]! >= 0 && !whyNotOver(t, side, edge))
    .flatMap(edge =>
      groups.map(
        (units): AssaultAction => ({
          ...{ type: 'assault', leader: leaderId(t, leader), units: units.map(unit => unitId(t, unit)) },
          hex: hexId(t, neighbours[edge]!),
        }),
      ),
    );
}

/** §7.1-a5-number The assault number; null: it does not come off (§7.1-a5-six, §7.1-a5-negative). */
export function assaultNumber(command: number, die: number, isDistrict: boolean, add = 0): number | null {
  if (die >= fails) return null;
  const number = command - (die + (isDistrict ? district : 0) + add); // §7.1-a5-district §7.1-a5-advanced
  return number < 0 ? null : number;
}
/** §7.1-grand-number, §7.1-grand-six By the die as modified; 0: it fails. */
export const grandNumber = (command: number, die: number): number =>
  die >= grandFails ? 0 : Math.max(0, command - die);

/** How many of those chosen must attack: §7.1-a5-zero, §7.1-a5-enough, §7.1-a5-fewer. */
export const stormers = ({ number, chosen }: Assault): number => Math.min(Math.max(1, number), chosen.length); // §7.1-ex-granger

function rollCommand(u: U): void {
  const { table: t } = u;
  const now = assaultOf(t);
  const [leader, side] = [leaderId(t, now.leader), sideOfAssault(t)];
  const isDistrict = levelOf(t, now.leader) === DISTRICT_LEADER;
  const add = commandAdd(t, side);
  const modifier = (isDistrict ? district : 0) + add;
  const die = u.roll(6, tx('assault.roll', { leader, modifier }, '§7.1-a5-number'), by(side));
  now.number = assaultNumber(of(t).leaders.command[now.leader]!, die, isDistrict, add) ?? -1;
  if (now.number < 0)
    u.say(tx('assault.fails', { leader }, die >= fails ? '§7.1-a5-six' : '§7.1-a5-negative'), by(side));
  else u.say(tx('assault.number', { leader, number: now.number }, '§7.1-a5-number'), by(side));
  if (stormers(now) === now.chosen.length) now.attackers = now.chosen.slice(); // §7.1-a5-enough
}

function rollGrand(u: U, leader: number): void {
  const { table: t } = u;
  const now = assaultOf(t);
  const args = { leader: leaderId(t, leader) };
  const side = sideOfAssault(t);
  const modifier = commandAdd(t, side);
  const die = u.roll(6, tx('grand.roll', { ...args, modifier }, '§7.1-grand-roll'), by(side));
  const number = grandNumber(of(t).leaders.command[leader]!, die + modifier);
  if (number === 0) return u.say(tx('grand.fails', args, '§7.1-grand-number'), by(side)); // §7.1-a6-grand
  now.grand = leader;
  now.number = number;
  u.say(tx('grand.number', { ...args, number }, '§7.1-grand-number'), by(side));
}

const stormAct: Act<Storm> = {
  type: 'storm',
  whyNot(t, side, { units }) {
    const now = assaultOf(t);
    const who = units.map(slug => unitNamed(t, side, slug));
    const fair = new Set(who).size === stormers(now) && who.length === stormers(now);
    return fair && who.every(unit => now.chosen.includes(unit))
      ? null
      : tx('no.storm', { number: stormers(now) }, '§7.1-a5-fewer');
  },
  some: t =>
    choose(assaultOf(t).chosen, stormers(assaultOf(t))).map(units => ({
      ...{ type: 'storm' as const, units: units.map(unit => unitId(t, unit)) },
    })),
  begin(u, side, { units }) {
    assaultOf(u.table).attackers = units.map(slug => unitNamed(u.table, side, slug));
    u.say(tx('assault.storms', { units }, '§7.1-a5-fewer'), by(side));
  },
};
/** Every choice of so many of them. */
function choose<T>(items: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return items.flatMap((item, i) => choose(items.slice(i + 1), many - 1).map(rest => [item, ...rest]));
}
const STORM = [stormAct] as unknown as readonly Act[];
const ADVANCE = [advanceAct, holdAct] as readonly Act[];

/** §7.8-remove-assault Hexes all of whose units attack give up their refused flanks (ruling GCACW refused-assault-fails). */
function openFlanks(t: Table, side: Side, units: readonly number[]): void {
  t.refused = t.refused.filter(hex => {
    const here = unitsIn(t, side, hex);
    return here.length === 0 || here.some(unit => !units.includes(unit));
  });
}

function prepare(t: Table): void {
  const now = assaultOf(t);
  const units = [...now.attackers, ...now.joined]; // §7.1-grand-values
  openFlanks(t, sideOfAssault(t), units);
  t.attack = {
    ...newAttack(t, sideOfAssault(t), units, leaderAt(t, now.leader), now.target),
    leader: now.leader,
    grand: now.grand >= 0 ? 1 : 0,
  };
}

const isEmpty = (t: Table): boolean => !isHeldBy(t, enemyOf(sideOfAssault(t)), assaultOf(t).target);
/** Who has come into zones of cavalry by an advance: foot or guns in the hex that was attacked. */
function watch(t: Table): void {
  const now = assaultOf(t);
  const foot = [...now.attackers, ...now.joined].some(
    unit => isOnMap(t, unit) && t.at[unit] === now.target && of(t).units.arm[unit] !== CAVALRY,
  );
  now.alert = foot ? cavalryAround(t, sideOfAssault(t), now.target) : []; // §7.7-trigger-advance
}

/** §5.3-no-mp, §7.1-a9-roll One attack, then the action is over (§7.1-assault-once). */
export const assault = procedure('assault')({
  cavalry(u) {
    const { table: t } = u;
    const { leader, target } = assaultOf(t);
    if (isCavalryLeader(t, leader) || cavalryIn(t, enemyOf(sideOfAssault(t)), target).length === 0) return; // §7.7-trigger-assault
    return evading(target, leaderAt(t, leader)); // §7.1-a4-cav
  },
  command(u) {
    rollCommand(u);
    if (assaultOf(u.table).number < 0) return go('end');
  },
  storm: {
    asks: ({ table: t }) => (assaultOf(t).attackers.length === 0 ? only(seatOf(sideOfAssault(t))) : nobody), // §7.1-a5-must
    prompt: ({ table: t }) =>
      tx('prompt.storm', { leader: leaderId(t, assaultOf(t).leader), number: stormers(assaultOf(t)) }, '§7.1-a5-fewer'),
    choices: ({ table: t }) => choicesOf(t, sideOfAssault(t), STORM),
    take: (u, _locals, action) => stormAct.begin(u, sideOfAssault(u.table), action as Storm),
  },
  vacated(u) {
    const { table: t } = u;
    if (!isEmpty(t)) return go('grand');
    prepare(t);
    t.attack!.attackerResult = 'a'; // §7.7-assault-empty-roll only those who would have attacked
  },
  occupy: {
    asks: ({ table: t }) => (t.attack && mayAdvance(t, t.attack) ? only(seatOf(sideOfAssault(t))) : nobody),
    prompt: ({ table: t }) => tx('prompt.advance', { hex: hexId(t, assaultOf(t).target) }, '§7.7-assault-empty'),
    choices: ({ table: t }) => choicesOf(t, sideOfAssault(t), ADVANCE),
    take: (u, _locals, action) =>
      ADVANCE.find(each => each.type === action.type)!.begin(u, sideOfAssault(u.table), action),
  },
  occupied(u) {
    u.table.attack = null;
    return go('end');
  },
  grand: {
    plain: true,
    asks: ({ table: t }) => (mayBeGrand(t, assaultOf(t)) ? only(seatOf(sideOfAssault(t))) : nobody),
    prompt: ({ table: t }) => tx('prompt.grand', { leader: leaderId(t, assaultOf(t).leader) }, '§7.1-a6-grand'), // §7.1-grand-once
    choices: ({ table: t }) =>
      list(
        [
          ...grandLeaders(t, assaultOf(t)).map((each): Action => ({ type: 'grand', leader: leaderId(t, each) })),
          { type: 'hold' },
        ],
        action =>
          action.type === 'grand' ? tx('no.grandLeader', { leader: action.leader }, '§7.1-grand-leader') : null,
      ),
    take(u, _locals, action) {
      if (action.type === 'grand') rollGrand(u, leaderNamed(u.table, sideOfAssault(u.table), action.leader));
    },
  },
  join: {
    asks: ({ table: t }) => (assaultOf(t).grand >= 0 ? only(seatOf(sideOfAssault(t))) : nobody),
    prompt: ({ table: t }) => {
      const { grand, number } = assaultOf(t);
      return tx('prompt.join', { leader: leaderId(t, grand), number }, '§7.1-grand-hexes');
    },
    choices: ({ table: t }) => ({
      kind: 'space',
      check: action =>
        action.type === 'join'
          ? whyNotJoin(t, sideOfAssault(t), assaultOf(t), action.units)
          : tx('no.now', { what: action.type }, '§7.1-grand-no-cancel'),
      sample(pick) {
        const ways = joinings(t, assaultOf(t));
        return ways[pick(ways.length)]!;
      },
    }),
    take(u, _locals, action) {
      if (action.type === 'join') join(u, sideOfAssault(u.table), assaultOf(u.table), action.units);
    },
  },
  fight(u) {
    prepare(u.table);
    return { call: combat, locals: {} };
  },
  fought: u => watch(u.table),
  watch(u) {
    const { table: t } = u;
    const [hex, ...rest] = assaultOf(t).alert;
    assaultOf(t).alert = rest;
    if (hex !== undefined && cavalryIn(t, enemyOf(sideOfAssault(t)), hex).length > 0)
      return evading(hex, assaultOf(t).target);
  },
  watched: u => (assaultOf(u.table).alert.length > 0 ? go('watch') : undefined),
  end(u) {
    u.table.assault = null;
    return done();
  },
});
