import {
  cardSlug,
  enemyOf,
  FRENCH,
  leadersOf,
  pieceIds,
  SIDES,
  type Side,
  SPACES,
  spaceNumber,
  unitsOf,
} from '../data/index.ts';
import { at, column, GONE, isBesieged, isOnMap, type Table, type U, unitsIn } from '../state.ts';
import { tx } from '../text/keys.ts';
import { controls, LOUISBOURG } from './02-map.ts';
import { discard, randomCard, remove, take } from './05-cards.ts';
import { needs } from './05-clauses.ts';
import type { PhaseEvents } from './05-event-record.ts';
import { askSpace, rolled } from './05-events-effects.ts';
import { SHIRLEY } from './05-events-units.ts';
import { traceStolen } from './05-knowledge.ts';
import { settle } from './07-pieces.ts';
import { by, decided, removed } from './told.ts';

// 5.5 Events of campaigns and intrigues: sieges, squadrons, leaders, hands.

/** Sieges of level 1 or 2 against a side's own places: §card-05a. */
export function repairable(t: Table, side: Side): number[] {
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) if (t.holder[space] === side && t.siege[space]! > 0) found.push(space);
  return found;
}
/** §card-34a Spaces with more than four enemy units. */
export function crowded(t: Table, side: Side): number[] {
  const count = column(SPACES, 0);
  for (const unit of unitsOf[enemyOf(side)]!) if (isOnMap(t, unit)) count[at(t, unit)]!++;
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) if (count[space]! > 4) found.push(space);
  return found;
}
/** §card-22a French leaders who may change places. */
export function swappable(t: Table): [number, number][] {
  const free = leadersOf[FRENCH]!.filter(
    leader => t.at[leader]! >= 0 && !isBesieged(t, leader) && !(t.noFrenchSea && t.at[leader] === LOUISBOURG),
  );
  return free.flatMap((one, i) =>
    free.slice(i + 1).flatMap((two): [number, number][] => (t.at[one] === t.at[two] ? [] : [[one, two]])),
  );
}

/** §card-35a One random card changes hands; both players see it, nobody else. */
function intercept(u: U, side: Side): void {
  const enemy = enemyOf(side);
  const die = u.roll(6, tx('roll.courier', { side: SIDES[side] }, '§card-35a'), by(side));
  if (die < 3 || u.table.held[enemy] === 0) return;
  const card = randomCard(u, enemy);
  const hand = u.hand(SIDES[enemy]);
  hand.cards = hand.cards.filter(each => each !== card);
  hand.seen = [...hand.seen.filter(each => each !== card), card];
  u.table.held[enemy]!--;
  take(u, side, card);
  traceStolen(u.table, enemy, side);
  u.say(tx('card.stolen', { side: SIDES[side] }, '§card-35a'), by(side));
  for (const screen of SIDES)
    u.tell(screen, tx('card.stolenIs', { card: cardSlug(card) }, '§card-35a'), { card: cardSlug(card) });
}

/** §card-36a */
function bigot(u: U): void {
  if (u.table.held[FRENCH] === 0) return;
  const card = randomCard(u, FRENCH);
  discard(u, FRENCH, card);
  u.say(tx('card.discarded', { side: 'french', card: cardSlug(card) }, '§card-36a'), {
    ...by(FRENCH),
    card: cardSlug(card),
  });
}

const ENEMY_CARD = needs('enemyCard', (t, _setup, side) => t.held[enemyOf(side)]! > 0);

export const fortuneEvents = {
  campaign: {
    rule: '§card-01a',
    condition: [],
    moments: 'phase',
    effect: () => [{ do: 'campaign' }],
  },
  bastions_repaired: {
    rule: '§card-05a',
    condition: [needs('ownSiege', (t, _setup, side) => repairable(t, side).length > 0)],
    moments: 'phase',
    effect: (u, side) => [askSpace(side, 'bastions', repairable(u.table, side))],
    pick: {
      of: 'bastions',
      chosen(u, side, what) {
        u.table.siege[spaceNumber(what)] = 0; // §card-05a
        u.say(tx('siege.level', { space: what, level: 0 }, '§card-05a'), decided('siege', side, spaceNumber(what), -1));
        return [];
      },
    },
  },
  louisbourg_squadrons: {
    rule: '§card-21a',
    condition: [needs('frenchLouisbourg', t => controls(t, FRENCH, LOUISBOURG))],
    moments: 'phase',
    effect(u, side, card) {
      u.table.noLandings = true; // §card-21a
      if (rolled(u, side, 'louisbourg_squadrons') > 3) return [];
      u.table.noFrenchSea = true; // §card-21b
      remove(u, card);
      return [];
    },
  },
  vaudreuil_interferes: {
    rule: '§card-22a',
    condition: [needs('swappable', t => swappable(t).length > 0)],
    moments: 'phase',
    effect: () => [{ do: 'swap' }],
  },
  small_pox: {
    rule: '§card-34a',
    condition: [needs('fiveTogether', (t, _setup, side) => crowded(t, side).length > 0)],
    moments: 'phase',
    effect: (u, side) => [askSpace(side, 'small_pox', crowded(u.table, side))],
    pick: {
      of: 'small_pox',
      chosen(u, side, what) {
        const space = spaceNumber(what);
        const die = rolled(u, side, 'small_pox');
        const many = unitsIn(u.table, enemyOf(side), space).length > 8;
        return [{ do: 'pox', side: enemyOf(side), space, owed: many ? die : Math.ceil(die / 2) }]; // §card-34a
      },
    },
  },
  courier_intercepted: {
    rule: '§card-35a',
    condition: [ENEMY_CARD],
    moments: 'phase',
    effect(u, side) {
      intercept(u, side);
      return [];
    },
  },
  francois_bigot: {
    rule: '§card-36a',
    condition: [ENEMY_CARD],
    moments: 'phase',
    effect(u) {
      bigot(u);
      return [];
    },
  },
  ministerial_crisis: {
    rule: '§card-37a',
    condition: [ENEMY_CARD],
    moments: 'phase',
    effect: () => [{ do: 'crisis' }],
  },
  intrigues_against_shirley: {
    rule: '§card-70a',
    condition: [
      needs('frenchAhead', t => t.vp >= 1),
      needs('shirley', t => isOnMap(t, SHIRLEY)),
      needs('shirleyFree', t => !isBesieged(t, SHIRLEY)),
    ],
    moments: 'phase',
    effect(u) {
      const where = u.table.at[SHIRLEY]!;
      u.table.at[SHIRLEY] = GONE;
      u.say(tx('leader.recalled', { leader: pieceIds[SHIRLEY]! }, '§card-70a'), removed(SHIRLEY, where));
      settle(u, where);
      return [];
    },
  },
} satisfies PhaseEvents;
