import { call, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import {
  departmentOf,
  enemyOf,
  isCultivated,
  isDrilled,
  isRegular,
  originalOwner,
  pieceIds,
  pieceNumber,
  SIDES,
  type Side,
  spaceIds,
  UNITS,
} from '../data/index.ts';
import { sampleMuster } from '../fuzz/sample-answers.ts';
import {
  type Action,
  ASSAULT,
  BATTLE,
  type Battle,
  battleOf,
  boxOf,
  entryOf,
  has,
  outsideIn,
  RAID,
  raidsOf,
  SORTIE,
  STOCKADE,
  type Table,
  type U,
  type WW,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { hasFortification, inDepartment, isUnbesiegedStronghold } from './02-map.ts';
import { responses } from './05-responses.ts';
import { ambusherOf, checkLeaders, fightersOf, fightingUnits, fire, isDrilledLoss, losable } from './07-fire.ts';
import { loseStep, put, score, settle, stepsOf } from './07-pieces.ts';
import { retreat } from './07-retreat.ts';
import { by, decided, fight, went } from './told.ts';

// 7 BATTLE. The steps run top to bottom, in the order A to F of §7.2a.

const { procedure } = rules<WW>();

/** Opens a battle on the table. */
export function openBattle(t: Table, where: number, kind: number, commander: number, came: number): Battle {
  const attacker = t.active;
  const b: Battle = {
    where,
    attacker,
    commander,
    came,
    sallied: kind === SORTIE ? t.move!.pieces.slice() : kind === BATTLE ? (t.move?.entry?.joined.slice() ?? []) : [],
    kind,
    militia: [],
    landing: kind === BATTLE && t.move?.path.landing === true,
    ambush: [false, false],
    units: [0, 0],
    regulars: [0, 0],
    die: [0, 0],
    result: [-1, -1],
    owed: [0, 0],
    lost: [0, 0],
    drilled: [0, 0],
    winner: -1,
    wiped: false,
    free: false,
  };
  t.battle = b;
  return b;
}

/** §7.3a, §7.3b, §7.3c Militia a side may add. */
export function militiaFor(t: Table, b: Battle, side: Side): number[] {
  const department = departmentOf[b.where]!;
  if (b.kind === RAID || department < 0 || !isCultivated[b.where]) return [];
  if (originalOwner[b.where] !== side) return [];
  const enemyRaids = raidsOf(t, enemyOf(side));
  if (enemyRaids.some((count, space) => count > 0 && inDepartment(space, department))) return [];
  return militiaInBox(t, department);
}
export function militiaInBox(t: Table, department: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < UNITS; unit++) if (t.at[unit] === boxOf(department)) found.push(unit);
  return found;
}

function whyNotMuster(free: readonly number[], action: Action): Text | null {
  if (action.type !== 'muster') return tx('no.musterNow', {}, '§7.3a');
  const units = action.units.map(pieceNumber);
  const wrong = action.units.find((_, i) => !free.includes(units[i]!));
  if (wrong !== undefined || new Set(units).size < units.length) return tx('no.muster', { unit: wrong ?? '' }, '§7.3a');
  return null;
}

/** Where militia come from and go back to. */
export const muster = procedure<{ side: Side }>('muster')({
  choose: {
    asks: ({ table }, { side }) => (militiaFor(table, battleOf(table), side).length > 0 ? only(SIDES[side]) : nobody),
    prompt: ({ table }, { side }) =>
      tx('prompt.muster', { side: SIDES[side], space: spaceIds[battleOf(table).where]! }, '§7.3a'),
    choices: ({ table }, { side }) => {
      const free = militiaFor(table, battleOf(table), side);
      return {
        kind: 'space',
        sample: pick => sampleMuster(free, pick),
        check: action => whyNotMuster(free, action),
        outline: () => free.map(unit => pieceIds[unit]!),
      };
    },
    take(u, _locals, action) {
      if (action.type === 'muster') for (const unit of action.units) callOut(u, pieceNumber(unit));
    },
  },
});

export function callOut(u: U, unit: number): void {
  const b = battleOf(u.table);
  const box = u.table.at[unit]!;
  b.militia.push(unit);
  put(u.table, unit, b.where);
  u.say(
    tx('militia.out', { unit: pieceIds[unit]!, space: spaceIds[b.where]! }, '§7.3a'),
    went([unit], 'march', box, b.where),
  );
}

/** §7.91a Back to the box, as they are. */
function sendHome(u: U, b: Battle): void {
  const { table: t } = u;
  const box = boxOf(departmentOf[b.where]!);
  const units = b.militia.filter(unit => t.at[unit] === b.where);
  if (units.length === 0) return;
  for (const unit of units) t.at[unit] = box;
  const args = { pieces: units.map(unit => pieceIds[unit]!), space: spaceIds[b.where]! };
  u.say(tx('militia.home', args, '§7.91a'), went(units, 'retreat', b.where, box));
}

export const losses = procedure<{ side: Side }>('losses')({
  choose: {
    plain: true,
    asks: ({ table }, { side }) => (isChoice(table, side) ? only(SIDES[side]) : nobody),
    prompt: ({ table }, { side }) =>
      tx(
        'prompt.lose',
        { side: SIDES[side], steps: battleOf(table).owed[side]!, space: spaceIds[battleOf(table).where]! },
        '§7.62a',
      ),
    choices: ({ table }, { side }) =>
      list<Action>(
        losable(table, battleOf(table), side).map(unit => ({ type: 'lose', unit: pieceIds[unit]! })),
        action => whyNotLose(table, side, action),
      ),
    take(u, { side }, action) {
      if (action.type === 'lose') suffer(u, side, pieceNumber(action.unit));
      return go('choose');
    },
  },
  rest(u, { side }) {
    const b = battleOf(u.table);
    if (b.owed[side] === 0) return;
    suffer(u, side, losable(u.table, b, side)[0]!);
    return go('choose');
  },
  leaders: (u, { side }) => checkLeaders(u, side), // §7.7a
});

/** Nobody is asked when nothing is left to choose. */
function isChoice(t: Table, side: Side): boolean {
  const b = battleOf(t);
  if (b.owed[side] === 0) return false;
  const units = fightingUnits(t, b, side);
  return losable(t, b, side).length > 1 && units.reduce((sum, unit) => sum + stepsOf(t, unit), 0) > b.owed[side]!;
}

function suffer(u: U, side: Side, unit: number): void {
  const b = battleOf(u.table);
  loseStep(u, unit);
  b.owed[side]!--;
  b.lost[side]!++;
  if (isDrilled[unit]) b.drilled[side]!++;
}

function whyNotLose(t: Table, side: Side, action: Action): Text | null {
  if (action.type !== 'lose') return tx('no.loseNow', {}, '§7.62a');
  const b = battleOf(t);
  const unit = pieceNumber(action.unit);
  const args = { unit: action.unit };
  if (!fightingUnits(t, b, side).includes(unit)) return tx('no.loseUnit', args, '§7.62a');
  const mustDrilled = losable(t, b, side).every(each => isDrilled[each]) && !isDrilled[unit];
  if (b.kind === ASSAULT && mustDrilled) return tx('no.loseDrilled', args, '§9.14b');
  return mustDrilled && isDrilledLoss(b, side)
    ? tx('no.loseDrilled', args, '§7.62a')
    : tx('no.loseFull', args, '§7.63a');
}

const other = (b: Battle): Side => enemyOf(b.attacker);

/** The fire of both sides, and their losses: shared by battles and assaults. */
export const volley = procedure('volley')({
  fire(u) {
    // C §7.5a
    const b = battleOf(u.table);
    const ambusher = ambusherOf(b);
    if (ambusher !== null) return fire(u, ambusher); // §7.56a
    fire(u, b.attacker);
    fire(u, other(b)); // §7.6a
  },
  firstLosses(u) {
    // D §7.6b, §7.56b
    const b = battleOf(u.table);
    const ambusher = ambusherOf(b);
    return call(losses, { side: ambusher === null ? b.attacker : enemyOf(ambusher) });
  },
  returnFire(u) {
    const b = battleOf(u.table);
    const ambusher = ambusherOf(b);
    if (ambusher !== null && fightingUnits(u.table, b, enemyOf(ambusher)).length > 0) fire(u, enemyOf(ambusher));
  },
  secondLosses(u) {
    const b = battleOf(u.table);
    return call(losses, { side: ambusherOf(b) ?? other(b) });
  },
});

export const battle = procedure('battle')({
  begin(u) {
    const b = battleOf(u.table);
    b.free = has(u.setup, '2010-losses');
    const args = { side: SIDES[b.attacker], space: spaceIds[b.where]! };
    const clash = fight('battle', b.attacker, b.where, b.came);
    u.say(tx('battle.begins', args, b.kind === RAID ? '§10.21a' : '§7.1a'), clash);
  },
  attackerMilitia: u => call(muster, { side: battleOf(u.table).attacker }), // A §7.3a, §8.25b
  defenderMilitia: u => call(muster, { side: other(battleOf(u.table)) }),
  count: u => count(u.table),
  attackerResponds: u => call(responses, { side: battleOf(u.table).attacker, moment: 'battle' }), // B §7.4a
  defenderResponds: u => call(responses, { side: other(battleOf(u.table)), moment: 'battle' }),
  fire: () => call(volley, {}), // C, D
  winner: u => declareWinner(u), // E §7.8
  militiaHome: u => sendHome(u, battleOf(u.table)), // F §7.91a
  attackersRetreat: u => attackersRetreat(u, battleOf(u.table)),
  defendersRetreat: u => defendersRetreat(u, battleOf(u.table)),
  end(u) {
    const b = battleOf(u.table);
    aftermath(u, b);
    u.table.battle = null;
    settle(u, b.where);
  },
});

function count(t: Table): void {
  const b = battleOf(t);
  for (const side of [b.attacker, other(b)]) {
    const units = fightingUnits(t, b, side);
    b.units[side] = units.length;
    b.regulars[side] = units.filter(unit => isRegular[unit]).length;
  }
}

/** §7.8 Who won: survivors, then the heavier fire; the defender wins ties. */
export function winnerOf(t: Table, b: Battle): Side {
  const [attack, defence] = [b.attacker, other(b)];
  const alive = (side: Side): boolean => fightingUnits(t, b, side).length > 0;
  if (alive(attack) !== alive(defence)) return alive(attack) ? attack : defence; // §7.8a
  return Math.max(0, b.result[attack]!) > Math.max(0, b.result[defence]!) ? attack : defence; // §7.8b, §7.8c, §7.8d
}

function declareWinner(u: U): void {
  const { table: t } = u;
  const b = battleOf(t);
  b.winner = winnerOf(t, b);
  b.wiped = fightingUnits(t, b, other(b)).length === 0;
  const winner = b.winner as Side;
  u.say(
    tx('battle.won', { side: SIDES[winner], space: spaceIds[b.where]! }, '§7.8b'),
    decided('battle', winner, b.where, winner),
  );
  const loser = enemyOf(winner);
  if (b.regulars[loser]! > 0 || b.units[loser]! > 4) score(u, winner, 1, 'battle', '§7.81a');
}

/** §14.12a An infiltrator caught at a fort or fortress goes back whether it won or not. */
const isCaughtAtFort = (t: Table, b: Battle): boolean =>
  t.move?.entry?.infiltrating === true && isUnbesiegedStronghold(t, other(b), b.where);

function attackersRetreat(u: U, b: Battle) {
  const { table: t } = u;
  if (b.winner === b.attacker && !isCaughtAtFort(t, b)) return;
  const side = b.attacker;
  const all = fightersOf(t, b, side);
  if (all.length === 0) return;
  const sallied = all.filter(piece => b.sallied.includes(piece));
  for (const piece of sallied) t.inside[piece] = 1; // §8.252a
  const pieces = all.filter(piece => !sallied.includes(piece)); // §8.252b
  return call(retreat, { side, where: b.where, pieces, to: b.came, barred: -1, inside: false }); // §7.92e
}

function defendersRetreat(u: U, b: Battle) {
  const { table: t } = u;
  if (b.winner !== b.attacker || isCaughtAtFort(t, b)) return;
  const side = other(b);
  const pieces = outsideIn(t, side, b.where);
  if (pieces.length === 0) return;
  return call(retreat, { side, where: b.where, pieces, to: -1, barred: b.came, inside: true }); // §7.91b, §7.91c
}

/** §5.45a, §card-09a What the winner finds. */
function aftermath(u: U, b: Battle): void {
  const { table: t } = u;
  if (t.move) {
    const overrun = isOverrun(t, b);
    if (b.kind === BATTLE || b.kind === SORTIE) entryOf(t).overran = overrun;
    if (!overrun) t.move.foughtIn.push(b.where); // §10.2c, §10.2d
  }
  if (b.winner !== b.attacker) return;
  t.fieldworks[b.where] = -1;
  const drilled = outsideIn(t, b.attacker, b.where).some(piece => isDrilled[piece]);
  if (t.fort[b.where] === STOCKADE && t.holder[b.where] === other(b) && drilled) {
    t.fort[b.where] = 0;
    t.holder[b.where] = -1;
    const args = { space: spaceIds[b.where]!, side: SIDES[b.attacker] };
    u.say(tx('stockade.destroyed', args, '§5.45a'), by(b.attacker));
    score(u, b.attacker, 1, 'stockade', '§5.45a');
  }
}

/** §7.82a All enemies dead, no step lost, no fortification. */
function isOverrun(t: Table, b: Battle): boolean {
  const side = other(b);
  if (b.winner !== b.attacker || b.lost[b.attacker]! > 0 || hasFortification(t, side, b.where)) return false;
  return b.wiped;
}
