import { call, done, go, list, nobody, only, rules, type Setup, type Text } from '@bivouac/kernel';
import {
  departmentOf,
  departmentSide,
  enemyOf,
  isAuxiliary,
  isIndian,
  isLeader,
  isRanger,
  pieceIds,
  pieceNumber,
  raidLosses,
  raidSuccess,
  SIDES,
  type Side,
  sideOf,
  spaceIds,
  spaceNumber,
  tacticsOf,
  tribeOf,
  UNITS,
  villageTribes,
} from '../data/index.ts';
import {
  type Action,
  FORT,
  has,
  hasDrilledIn,
  hasUnitOutside,
  isBesieged,
  isRaided,
  type Move,
  moveOf,
  RAID,
  type Raid,
  raidOf,
  raidsOf,
  STOCKADE,
  type Table,
  type U,
  type WW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { isEnemyCultivated, villageIsAllied } from './02-map.ts';
import { commanderOf } from './05-forces.ts';
import { responses } from './05-responses.ts';
import { battle, callOut, militiaInBox, openBattle } from './07-battle.ts';
import { rowFor } from './07-fire.ts';
import { eliminate, loseStep, settle } from './07-pieces.ts';
import { goHome } from './10-home.ts';
import { by, byOwner, decided, fight } from './told.ts';

// 10 RAIDS.

const { procedure } = rules<WW>();

const hasEnemyStockade = (t: Table, side: Side, where: number): boolean =>
  t.fort[where] === STOCKADE && t.holder[where] === enemyOf(side);
/** §10.3b A stockade or an enemy-allied village is raided as such. */
const isHardTarget = (t: Table, side: Side, where: number): boolean =>
  hasEnemyStockade(t, side, where) || villageIsAllied(t, enemyOf(side), where); // §10.1b, §10.1c

/** §10.1, §10.11a, §6.51f Whether Auxiliaries that end here alone must raid. */
export function isRaidTarget(t: Table, side: Side, where: number): boolean {
  if (t.fort[where]! >= FORT || (t.fort[where] === STOCKADE && t.holder[where] === side)) return false;
  if (hasUnitOutside(t, enemyOf(side), where)) return false;
  if (hasDrilledIn(t, side, where)) return false;
  return isEnemyCultivated(side, where) || isHardTarget(t, side, where);
}

/** The active pieces that could still raid, also after a battle (§10.12a): those who moved and those they left (§10.13a). */
const activePieces = (t: Table, m: Move): number[] =>
  [...m.pieces, ...m.dropped].filter(piece => t.at[piece]! >= 0 && !m.raided.includes(piece));

/** §10.13b The spaces where a raid is due. */
export function raidSpaces(t: Table): number[] {
  const m = moveOf(t);
  const spaces = activePieces(t, m)
    .filter(piece => isAuxiliary[piece] && t.inside[piece] === 0)
    .map(piece => t.at[piece]!);
  return [...new Set(spaces)].filter(where => isRaidTarget(t, m.side, where));
}

export const raids = procedure('raids')({
  choose: {
    plain: true,
    asks: ({ table }) => (raidSpaces(table).length > 1 ? only(SIDES[moveOf(table).side]) : nobody),
    prompt: ({ table }) => tx('prompt.raid', { side: SIDES[moveOf(table).side] }, '§10.13b'),
    choices: ({ table }) =>
      list<Action>(
        raidSpaces(table).map(where => ({ type: 'raid', space: spaceIds[where]! })),
        () => tx('no.raid', {}, '§10.1a'),
      ),
    take(u, _locals, action) {
      if (action.type === 'raid') openRaid(u.table, spaceNumber(action.space));
    },
  },
  one(u) {
    const { table: t } = u;
    const where = raidSpaces(t)[0];
    if (!t.raid && where === undefined) return done();
    if (!t.raid) openRaid(t, where!);
    return call(raid, {});
  },
  more(u) {
    u.table.raid = null;
    return go('choose');
  },
});

/** §10.3f All raiding leaders and Auxiliaries of a space together. */
export const raidersAt = (t: Table, where: number): number[] =>
  activePieces(t, moveOf(t)).filter(piece => t.at[piece] === where && (isLeader(piece) || isAuxiliary[piece]));

function openRaid(t: Table, where: number): void {
  const m = moveOf(t);
  const raiders = raidersAt(t, where);
  t.raid = { where, side: m.side, raiders, owed: 0, marked: false };
}

const living = (t: Table, r: Raid): number[] => r.raiders.filter(piece => t.at[piece] === r.where);

/** §10.2a The one Militia unit that may defend a stockade; §10.2b whether its Department was raided or not. */
function defenders(t: Table, setup: Setup): number[] {
  const r = raidOf(t);
  if (!hasEnemyStockade(t, r.side, r.where) || !isEnemyCultivated(r.side, r.where)) return [];
  const { foughtIn } = moveOf(t);
  const fought = has(setup, '2010-militia') ? foughtIn.includes(r.where) : foughtIn.length > 0; // §10.2c, §10.2d
  if (fought || departmentOf[r.where]! < 0) return [];
  return militiaInBox(t, departmentOf[r.where]!);
}

function whyNotDefend(t: Table, setup: Setup, action: Action): Text | null {
  if (action.type !== 'muster') return tx('no.musterNow', {}, '§10.2a');
  if (action.units.length > 1) return tx('no.oneMilitia', {}, '§10.2a');
  const wrong = action.units.find(unit => !defenders(t, setup).includes(pieceNumber(unit)));
  return wrong === undefined ? null : tx('no.muster', { unit: wrong }, '§10.2a');
}

/** The space raiders entered from, for a retreat. */
const cameFrom = (m: Move, where: number): number => {
  const last = m.path.trail.lastIndexOf(where);
  return last > 0 ? m.path.trail[last - 1]! : m.path.came;
};

/** 0 the Stockade/Village column, 1 the Cultivated one: §10.3b, §card-13a. */
export const raidColumn = (t: Table, side: Side, where: number): number =>
  isHardTarget(t, side, where) || t.blockhouses[enemyOf(side)] ? 0 : 1;

/** §10.3c, §10.3d, §10.3e Everything added to the raid die. */
export function raidModifier(
  t: Table,
  side: Side,
  where: number,
  raiders: readonly number[],
  activated: number,
): number {
  const commander = raiders.includes(activated) ? activated : commanderOf(raiders);
  const department = departmentOf[where]!;
  const guarded =
    department >= 0 && departmentSide(department) === enemyOf(side) && militiaInBox(t, department).length >= 2;
  const rangers = raiders.some(piece => isRanger[piece]);
  return (commander >= 0 ? tacticsOf(commander) : 0) + (rangers ? 1 : 0) - (guarded ? 1 : 0);
}
export const raidCell = (column: number, row: number): string =>
  `raid ${column === 0 ? 'stockade' : 'cultivated'} ${row}`;

export const raid = procedure('raid')({
  militia: {
    // §10.2a
    asks: ({ table: t, setup }) => (defenders(t, setup).length > 0 ? only(SIDES[enemyOf(raidOf(t).side)]) : nobody),
    prompt: ({ table: t }) => tx('prompt.defend', { space: spaceIds[raidOf(t).where]! }, '§10.2a'),
    choices: ({ table: t, setup }) =>
      list<Action>(
        [
          { type: 'muster', units: [] },
          ...defenders(t, setup).map((unit): Action => ({ type: 'muster', units: [pieceIds[unit]!] })),
        ],
        action => whyNotDefend(t, setup, action),
      ),
    take(u, _locals, action) {
      if (action.type !== 'muster' || action.units.length === 0) return;
      return resist(u, pieceNumber(action.units[0]!));
    },
  },
  afterBattle(u) {
    const r = raidOf(u.table);
    if (!living(u.table, r).some(piece => !isLeader(piece))) return done(); // §10.22a, §10.23a
  },
  blockhouses: u => call(responses, { side: enemyOf(raidOf(u.table).side), moment: 'raid' }), // §10.3a
  roll: u => rollRaid(u),
  losses: {
    plain: true,
    asks: ({ table: t }) => (raidOf(t).owed > 0 ? only(SIDES[raidOf(t).side]) : nobody),
    prompt: ({ table: t }) => {
      const { side, owed, where } = raidOf(t);
      return tx('prompt.lose', { side: SIDES[side], steps: owed, space: spaceIds[where]! }, '§10.31e');
    },
    choices: ({ table: t }) =>
      list<Action>(
        living(t, raidOf(t))
          .filter(piece => !isLeader(piece))
          .map(unit => ({ type: 'lose', unit: pieceIds[unit]! })),
        () => tx('no.loseRaider', {}, '§10.31e'),
      ),
    take(u, _locals, action) {
      const r = raidOf(u.table);
      if (action.type === 'lose') loseStep(u, pieceNumber(action.unit));
      r.owed = living(u.table, r).every(isLeader) ? 0 : r.owed - 1;
      return go('losses');
    },
  },
  frighten(u) {
    const { table: t, setup } = u;
    const r = raidOf(t);
    if (!r.marked || !has(setup, 'raid-militia-loss')) return;
    return call(frighten, { department: departmentOf[r.where]!, side: enemyOf(r.side) }); // §18.0b
  },
  home(u) {
    // §10.4a
    const { table: t } = u;
    const r = raidOf(t);
    const pieces = living(t, r);
    moveOf(t).raided.push(...r.raiders);
    return call(goHome, { side: r.side, from: r.where, pieces, villages: [], promised: -1, free: [] });
  },
  end: u => settle(u, raidOf(u.table).where),
});

/** §10.21a */
function resist(u: U, unit: number) {
  const { table: t } = u;
  const r = raidOf(t);
  const m = moveOf(t);
  openBattle(t, r.where, RAID, r.raiders.includes(m.commander) ? m.commander : -1, cameFrom(m, r.where));
  callOut(u, unit);
  return call(battle, {});
}

function rollRaid(u: U): void {
  const { table: t } = u;
  const r = raidOf(t);
  const raiders = living(t, r);
  const column = raidColumn(t, r.side, r.where);
  const modifier = raidModifier(t, r.side, r.where, raiders, moveOf(t).commander);
  const args = { side: SIDES[r.side], space: spaceIds[r.where]!, modifier };
  const die = u.roll(6, tx('roll.raid', args, '§10.3f'), fight('raid', r.side, r.where));
  const row = rowFor(die + modifier);
  const success = row >= raidSuccess;
  const cell = raidCell(column, row);
  const rule = column === 0 ? '§table-raid-a' : '§table-raid-b';
  const result = decided('raid', r.side, r.where, success ? r.side : enemyOf(r.side));
  u.say(tx(success ? 'raid.succeeds' : 'raid.fails', { space: spaceIds[r.where]!, cell }, rule), result);
  r.owed = raidLosses[column]![row]!;
  if (die === 1 || (die === 6 && column === 0)) checkRaiders(u, raiders); // §10.32a, §table-raid-c
  if (success) plunder(u, r);
}

function checkRaiders(u: U, raiders: readonly number[]): void {
  for (const leader of raiders.filter(isLeader)) {
    const fate = u.roll(6, tx('roll.leader', { leader: pieceIds[leader]! }, '§10.32a'), byOwner(leader));
    if (fate === 1) eliminate(u, leader, '§10.32a');
  }
}

/** §10.31 What a successful raid does. */
function plunder(u: U, r: Raid): void {
  const { table: t } = u;
  const enemy = enemyOf(r.side);
  const village = villageIsAllied(t, enemy, r.where);
  const stockade = hasEnemyStockade(t, r.side, r.where);
  if (isRaided(t, r.where) && !village && !stockade) return; // §10.33a, §10.33b
  raidsOf(t, r.side)[r.where]!++; // §10.31a, §10.0a
  r.marked = true;
  u.say(tx('raid.marker', { side: SIDES[r.side], space: spaceIds[r.where]! }, '§10.31a'), by(r.side));
  if (stockade) {
    t.fort[r.where] = 0; // §10.31b
    t.holder[r.where] = -1;
    u.say(tx('stockade.burnt', { space: spaceIds[r.where]! }, '§10.31b'), by(r.side));
  }
  if (village) scatter(u, enemy, r.where);
}

/** §10.31c All unbesieged units of the tribe, anywhere. */
function scatter(u: U, side: Side, village: number): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isIndian[unit] || sideOf[unit] !== side || u.table.at[unit]! < 0 || isBesieged(u.table, unit)) continue;
    if (!villageTribes[village]!.includes(tribeOf(unit))) continue;
    const where = u.table.at[unit]!;
    eliminate(u, unit, '§10.31c');
    settle(u, where);
  }
}

/** §18.0b A Raided marker costs the Department's Militia a step. */
export const frighten = procedure<{ department: number; side: Side }>('frighten')({
  choose: {
    plain: true,
    asks: ({ table }, { department, side }) =>
      department >= 0 && departmentSide(department) === side && militiaInBox(table, department).length > 0
        ? only(SIDES[side])
        : nobody,
    prompt: (_pub, { side }) => tx('prompt.militiaStep', { side: SIDES[side] }, '§18.0b'),
    choices: ({ table }, { department }) =>
      list<Action>(
        militiaInBox(table, department).map(unit => ({ type: 'lose', unit: pieceIds[unit]! })),
        () => tx('no.militiaStep', {}, '§18.0b'),
      ),
    take(u, _locals, action) {
      if (action.type === 'lose') loseStep(u, pieceNumber(action.unit));
    },
  },
});
