import type { Seat } from '@bivouac/kernel';
import { type CardEvent, cardNumber, eventOf, isDrilled, isIndian, type Side, sideNumber } from '../data/index.ts';
import { HALIFAX, LOUISBOURG } from '../rules/02-map.ts';
import { PASS } from '../rules/05-responses.ts';
import { assaultLevel } from '../rules/08-conditions.ts';
import { siegeModifier } from '../rules/08-siege.ts';
import { battleOdds } from '../rules/odds.ts';
import { ASSAULT, battleOf, moveOf, raidOf, siegeOf, type Table, unitsIn, type WildernessView } from '../state.ts';
import type { Scored } from './entries.ts';
import { siegeChance } from './tables.ts';
import { cardPriceIn, pieceWorth, prizeOf, weights } from './worth.ts';

// Response windows: a card is played when what it gains exceeds what it would be worth later.

/** What a battle is about, besides the steps. */
function stakeOf(t: Table, setup: WildernessView['setup'], where: number): number {
  const b = battleOf(t);
  if (b.kind === ASSAULT) return prizeOf(t, setup, b.attacker, where);
  const points = (side: Side): number => (b.regulars[side]! > 0 || b.units[side]! > 4 ? 1 : 0);
  return 0.6 + points(0) + points(1);
}

/** The defender's or attacker's gain from a change of the battle. */
function battleGain(t: Table, setup: WildernessView['setup'], side: Side, change: (there: Table) => void): number {
  const b = battleOf(t);
  const before = battleOdds(t, b);
  const there: Table = {
    ...t,
    fieldworks: t.fieldworks.slice(),
    batteries: t.batteries.slice(),
    battle: { ...b, ambush: b.ambush.slice() },
  };
  change(there);
  const after = battleOdds(there, there.battle!);
  const sign = side === b.attacker ? 1 : -1;
  const mean = (losses: readonly number[]): number => losses.reduce((sum, times, steps) => sum + times * steps, 0) / 36;
  const steps = (odds: typeof before): number => mean(odds.defenderLosses) - mean(odds.attackerLosses);
  const wins = (after.attackerWins.times - before.attackerWins.times) / 36;
  return sign * (wins * stakeOf(t, setup, b.where) + weights.step * (steps(after) - steps(before)));
}

type Gain = (view: WildernessView, side: Side) => number;

const GAINS: Readonly<Partial<Record<CardEvent, Gain>>> = {
  foul_weather({ table: t }) {
    const m = moveOf(t);
    const troops = m.pieces.filter(piece => isDrilled[piece]).length;
    if (troops < 3) return 0;
    const sails = m.path.sea && (m.at === HALIFAX || m.at === LOUISBOURG) && t.held[m.side]! > 0 && m.side === 0;
    return sails && !t.noLandings ? 0.06 * troops + 0.25 : 0.03 * troops;
  },
  lake_schooner({ table: t, setup }) {
    const m = moveOf(t);
    const troops = m.pieces.filter(piece => isDrilled[piece]).length;
    return troops === 0 ? 0 : 0.1 + 0.02 * troops + 0.12 * prizeOf(t, setup, m.side, m.at);
  },
  fieldworks: ({ table: t, setup }, side) =>
    battleGain(t, setup, side, there => {
      const { where, attacker } = battleOf(there);
      there.fieldworks[where] = side === attacker ? -1 : side;
    }),
  ambush: ({ table: t, setup }, side) =>
    battleGain(t, setup, side, there => {
      battleOf(there).ambush[side] = true;
    }),
  coehorns({ table: t, setup }, side) {
    if (t.battle?.kind === ASSAULT)
      return battleGain(t, setup, side, there => {
        there.batteries[side] = there.battle!.where;
      });
    const { where, side: besieger } = siegeOf(t);
    const modifier = siegeModifier(t, where, besieger);
    const need = assaultLevel(t, where) - t.siege[where]!;
    const change = side === besieger ? 2 : -2;
    return (
      Math.abs(siegeChance(modifier + change, need) - siegeChance(modifier, need)) *
      0.5 *
      prizeOf(t, setup, besieger, where)
    );
  },
  surrender: ({ table: t, setup }, side) => (siegeOf(t).side === side ? prizeOf(t, setup, side, siegeOf(t).where) : 0),
  blockhouses({ table: t }) {
    const raiders = raidOf(t).raiders.length;
    return (t.season === 0 ? 0.2 : 0.12) + 0.05 * raiders;
  },
  massacre({ table: t }, side) {
    const where = t.siegework?.where ?? t.move?.at ?? -1;
    const indians = where < 0 ? [] : unitsIn(t, (1 - side) as Side, where).filter(unit => isIndian[unit]);
    return 1 + indians.reduce((sum, unit) => sum + pieceWorth(t, unit), 0);
  },
};

/** Pass, and every response held, best first. */
export function answersIn(view: WildernessView, seat: Seat, offered: readonly { type: string }[]): Scored[] {
  const side = sideNumber(seat);
  const found: Scored[] = [{ action: PASS, worth: 0 }];
  for (const action of offered as readonly Scored['action'][]) {
    if (action.type !== 'respond') continue;
    const card = cardNumber(action.card);
    const gain = GAINS[eventOf(card)]?.(view, side) ?? 0;
    found.push({ action, worth: gain - cardPriceIn(card) });
  }
  return found.sort((a, b) => b.worth - a.worth);
}
