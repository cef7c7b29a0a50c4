import type { OddsPanel } from '@bivouac/desk';
import {
  departmentOf,
  departmentSide,
  enemyOf,
  isRanger,
  raidLosses,
  raidSuccess,
  type Side,
  spaceIds,
  tacticsOf,
} from '../data/index.ts';
import { LOUISBOURG } from '../rules/02-map.ts';
import { commanderOf, tacticsOfCommander } from '../rules/05-forces.ts';
import { militiaInBox } from '../rules/07-battle.ts';
import { rowFor } from '../rules/07-fire.ts';
import { besiegerTactics, siegeModifier } from '../rules/08-siege.ts';
import { raidColumn, raidModifier } from '../rules/10-raids.ts';
import { siegeOdds } from '../rules/odds.ts';
import { leadersIn, raidOf, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { signed } from '../text/names.ts';
import { type Asked, modifier } from './asked.ts';
import type { Bar, Line } from './odds.ts';

// Chances of one die against a place: sieges and raids.

const FACES = [1, 2, 3, 4, 5, 6] as const;

const total = (points: number): Line => ({ text: dx('desk.odds.sum', {}), value: signed(points), total: true });

/** A siege roll, for the seat that looks. */
export function siegePanel(a: Asked, t: Table, where: number, side: Side): OddsPanel {
  const odds = siegeOdds(t, where, side);
  const space = spaceIds[where]!;
  const besieges = a.side === side;
  return {
    title: dx('desk.odds.siege', { space, level: Math.max(0, t.siege[where]!) }, '§8.231f'),
    lines: [...siegeLines(t, where, side), total(siegeModifier(t, where, side))],
    bars: odds.rises.map(
      ({ times }, level): Bar => ({
        label: dx('desk.odds.level', { level }, '§table-siege-a'),
        share: times,
        good: level === 0 ? (besieges ? 'bad' : 'good') : besieges ? 'good' : 'bad',
      }),
    ),
    of: FACES.length,
    summary: dx('desk.odds.ripe', { times: odds.reached.times }, '§9.1a'),
  };
}

function siegeLines(t: Table, where: number, side: Side): Line[] {
  const enemy = enemyOf(side);
  const guns = (each: Side): number => (t.batteries[each] === where ? 2 : 0);
  return [
    ...modifier('desk.odds.besieger', {}, '§8.231f', besiegerTactics(t, where, side)),
    ...modifier('desk.odds.besieged', {}, '§8.231f', -tacticsOfCommander(leadersIn(t, enemy, where))),
    ...modifier('desk.odds.coehorns', {}, '§8.231d', guns(side) - guns(enemy)),
    ...modifier('desk.odds.louisbourg', {}, '§8.231g', where === LOUISBOURG ? -1 : 0),
  ];
}

/** A raid under way or about to begin, before Blockhouses. */
export function raidPanel(a: Asked, t: Table): OddsPanel {
  const { where, side, raiders } = raidOf(t);
  const activated = t.move?.commander ?? -1;
  const modifier = raidModifier(t, side, where, raiders, activated);
  const column = raidColumn(t, side, where);
  const bars = raidBars(column, modifier, a.side === side);
  const wins = FACES.filter(die => rowFor(die + modifier) >= raidSuccess).length;
  return {
    title: dx('desk.odds.raid', { space: spaceIds[where]! }, '§10.3f'),
    lines: [
      { text: dx('desk.odds.raidColumn', { hard: column === 0 ? 1 : 0 }, '§10.3b'), value: '' },
      ...raidLines(t, activated),
      total(modifier),
    ],
    bars,
    of: FACES.length,
    summary: dx('desk.odds.chance', { times: wins }, column === 0 ? '§table-raid-a' : '§table-raid-b'),
  };
}

function raidLines(t: Table, activated: number): Line[] {
  const { where, side, raiders } = raidOf(t);
  const commander = raiders.includes(activated) ? activated : commanderOf(raiders);
  const tactics = commander >= 0 ? tacticsOf(commander) : 0;
  const rangers = raiders.some(piece => isRanger[piece]) ? 1 : 0;
  const guarded = isGuarded(t, side, where) ? -1 : 0;
  return [
    ...modifier('desk.odds.tactics', {}, '§10.3c', tactics),
    ...modifier('desk.odds.rangers', {}, '§10.3d', rangers),
    ...modifier('desk.odds.guarded', {}, '§10.3e', guarded),
  ];
}
const isGuarded = (t: Table, side: Side, where: number): boolean => {
  const department = departmentOf[where]!;
  return department >= 0 && departmentSide(department) === enemyOf(side) && militiaInBox(t, department).length >= 2;
};

/** Each result of the column, from the raiders' worst to their best. */
function raidBars(column: number, modifier: number, ours: boolean): Bar[] {
  const found = new Map<string, { success: number; steps: number; times: number }>();
  for (const die of FACES) {
    const row = rowFor(die + modifier);
    const [success, steps] = [row >= raidSuccess ? 1 : 0, raidLosses[column]![row]!];
    const key = `${success} ${9 - steps}`;
    const seen = found.get(key);
    found.set(key, { success, steps, times: (seen?.times ?? 0) + 1 });
  }
  return [...found]
    .sort(([one], [two]) => (one < two ? -1 : 1))
    .map(([, { success, steps, times }]) => ({
      label: dx('desk.odds.raidResult', { success, steps }),
      share: times,
      good: success === (ours ? 1 : 0) ? 'good' : 'bad',
    }));
}
