import { type Fight, type OddsPanel, signed } from '@bivouac/desk';
import type { Rule, Text } from '@bivouac/kernel';
import {
  AVOID_ON,
  type CardEvent,
  crtColumns,
  enemyOf,
  INTERCEPT_ON,
  isLeader,
  SIDES,
  type Side,
  spaceIds,
} from '../data/index.ts';
import type { Moment } from '../rules/05-event-record.ts';
import { tacticsOfCommander } from '../rules/05-forces.ts';
import {
  columnOf,
  fightingUnits,
  isAmbusher,
  lacksTroops,
  modifierOf,
  strengthOf,
  tacticsIn,
} from '../rules/07-fire.ts';
import { avoidsSurely } from '../rules/15-avoid.ts';
import { avoidOdds, type Chance, battleOdds as diceOdds, interceptOdds, type Net } from '../rules/odds.ts';
import { ASSAULT, type Battle, STOCKADE, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, modifier } from './asked.ts';
import { raidPanel, siegePanel } from './odds-places.ts';

export type Line = OddsPanel['lines'][number];
export type Bar = OddsPanel['bars'][number];

/** The chances of a battle or an assault as it would begin, for the seat that looks. */
export function battlePanel(a: Asked, t: Table, b: Battle): OddsPanel {
  const { attacker } = b;
  const odds = diceOdds(t, b);
  const attacks = a.side === attacker;
  const wins = attacks ? odds.attackerWins.times : odds.attackerWins.of - odds.attackerWins.times;
  const [own, theirs] = attacks
    ? [odds.attackerLosses, odds.defenderLosses]
    : [odds.defenderLosses, odds.attackerLosses];
  const risk = odds.leaderChecks[attacks ? 'attacker' : 'defender'].times;
  return {
    title: titleOf(b),
    lines: [attacker, enemyOf(attacker)].flatMap(side => sideLines(t, b, side)),
    bars: barsOf(odds.nets, attacks),
    of: odds.attackerWins.of,
    summary: dx('desk.odds.summary', { wins, own: mean(own), theirs: mean(theirs) }, '§7.8b'),
    more: dx('desk.odds.more', { risk }),
  };
}

/** How often the seat that looks would win it. */
export function chanceOf(a: Asked, to: string, { t, b }: { readonly t: Table; readonly b: Battle }): Fight {
  const { times, of } = diceOdds(t, b).attackerWins;
  return { to, wins: a.side === b.attacker ? times : of - times, of };
}

const titleOf = (b: Battle): Text => {
  const args = { space: spaceIds[b.where]! };
  return b.kind === ASSAULT ? dx('desk.odds.assault', args, '§9.12a') : dx('desk.odds.battle', args, '§7.2a');
};

/** Steps in hundredths; 36 pairs of dice. */
const mean = (losses: readonly number[]): number =>
  Math.round((losses.reduce((sum, times, steps) => sum + times * steps, 0) * 100) / 36);

/** What a side fires with, then what changes its die, then the sum. */
function sideLines(t: Table, b: Battle, side: Side): Line[] {
  const units = fightingUnits(t, b, side);
  const column = columnOf(t, b, side);
  const name = SIDES[side];
  const strength = strengthOf(t, units);
  return [
    { text: dx('desk.odds.strength', { side: name, units: units.length }, '§7.5a'), value: String(strength) },
    ...(isAmbusher(b, side) ? [{ text: dx('desk.odds.ambush', {}, '§7.56a'), value: '× 2' }] : []),
    { text: dx('desk.odds.column', { shifted: isShifted(t, b, side) }, '§table-crt-a'), value: crtColumns[column]! },
    ...modifierLines(t, b, side),
    { text: dx('desk.odds.die', { side: name }, '§7.5a'), value: signed(modifierOf(t, b, side)), total: true },
  ];
}
const isShifted = (t: Table, b: Battle, side: Side): number =>
  side === b.attacker && (b.kind === ASSAULT || t.fieldworks[b.where]! >= 0) ? 1 : 0;

function modifierLines(t: Table, b: Battle, side: Side): Line[] {
  const tactics = modifier('desk.odds.tactics', {}, b.kind === ASSAULT ? '§9.13a' : '§7.51a', tacticsIn(t, b, side));
  if (b.kind === ASSAULT)
    return [...tactics, ...modifier('desk.odds.coehorns', {}, '§9.13b', t.batteries[side] === b.where ? 2 : 0)];
  const attacks = side === b.attacker;
  const stockade = attacks && t.fort[b.where] === STOCKADE && t.holder[b.where] === enemyOf(side);
  return [
    ...tactics,
    ...modifier('desk.odds.troops', {}, '§7.52a', lacksTroops(t, b, side) ? -1 : 0),
    ...modifier('desk.odds.landing', {}, '§7.54a', attacks && b.landing ? -1 : 0),
    ...modifier('desk.odds.stockade', {}, '§7.54b', stockade ? -1 : 0),
  ];
}

const MOST_BARS = 3; // on each side of a level result

/** Steps the enemy loses more than we do, from our worst to our best. */
function barsOf(nets: readonly Net[], attacks: boolean): Bar[] {
  const bars = new Map<number, { times: number; wins: number }>();
  for (const { net, times, wins } of nets) {
    const own = attacks ? net : -net;
    const at = Math.max(-MOST_BARS, Math.min(MOST_BARS, own));
    const seen = bars.get(at) ?? { times: 0, wins: 0 };
    bars.set(at, { times: seen.times + times, wins: seen.wins + (attacks ? wins : times - wins) });
  }
  return [...bars]
    .sort(([one], [two]) => one - two)
    .map(([net, { times, wins }]) => ({
      label: dx('desk.odds.net', { net, more: Math.abs(net) === MOST_BARS ? 1 : 0 }),
      share: times,
      good: wins * 2 > times ? 'good' : wins * 2 < times ? 'bad' : 'even',
    }));
}

// One die on or above a number.
function onePanel(title: Text, tactics: number, need: number, chance: Chance, sure: Rule | null): OddsPanel {
  return {
    title,
    lines: [
      { text: dx('desk.odds.need', {}, title.rule), value: `${need}+` },
      ...modifier('desk.odds.tactics', {}, title.rule!, tactics),
    ],
    bars: [
      { label: dx('desk.odds.fails', {}), share: chance.of - chance.times, good: 'bad' },
      { label: dx('desk.odds.succeeds', {}), share: chance.times, good: 'good' },
    ],
    of: chance.of,
    summary: sure ? dx('desk.odds.sure', {}, sure) : dx('desk.odds.chance', { times: chance.times }, title.rule),
  };
}

export function interceptPanel(pieces: readonly number[], space: string): OddsPanel {
  const tactics = tacticsOfCommander(pieces);
  const title = dx('desk.odds.intercept', { space }, '§14.1c');
  return onePanel(title, tactics, INTERCEPT_ON, interceptOdds(tactics), null);
}

/** Nothing to reckon as long as only leaders are picked. */
export function avoidPanel(t: Table, pieces: readonly number[], space: string): OddsPanel | undefined {
  if (pieces.every(isLeader)) return undefined;
  const tactics = tacticsOfCommander(pieces);
  const sure = avoidsSurely(t, pieces);
  const chance = sure ? { times: 6, of: 6 } : avoidOdds(tactics);
  const title = dx('desk.odds.avoid', { space }, '§15.0a');
  return onePanel(title, tactics, AVOID_ON, chance, sure ? '§15.0d' : null);
}

/** What the dice would say with the cards played so far. */
export function oddsNow(a: Asked, moment: Moment, t: Table = a.t): OddsPanel | undefined {
  if (moment === 'battle' || moment === 'assault') return t.battle ? battlePanel(a, t, t.battle) : undefined;
  if (moment === 'siege' || moment === 'surrender')
    return t.siegework ? siegePanel(a, t, t.siegework.where, t.siegework.side) : undefined;
  return moment === 'raid' && t.raid ? raidPanel(a, t) : undefined;
}

/** The same once this response is played; after Surrender! no die is thrown. */
export function oddsAfter(a: Asked, event: CardEvent, moment: Moment): OddsPanel | undefined {
  if (event === 'surrender') return undefined;
  const t: Table = { ...a.t };
  const where = t.battle?.where ?? t.siegework?.where ?? -1;
  const set = <T>(column: readonly T[], at: number, to: T): T[] => column.map((each, i) => (i === at ? to : each));
  if (event === 'ambush' && t.battle) t.battle = { ...t.battle, ambush: set(t.battle.ambush, a.side, true) };
  if (event === 'fieldworks' && t.battle)
    t.fieldworks = set(t.fieldworks, where, a.side === t.battle.attacker ? -1 : a.side);
  if (event === 'coehorns') t.batteries = set(t.batteries, a.side, where);
  if (event === 'blockhouses') t.blockhouses = set(t.blockhouses, a.side, true);
  return oddsNow(a, moment, t);
}
