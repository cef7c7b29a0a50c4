import type { Pick } from '@bivouac/kernel';
import {
  BOTH,
  BRITISH,
  type CardEvent,
  cardsWith,
  enemyOf,
  FORT_CAPACITY,
  FRENCH,
  fortresses,
  fullStrength,
  isAuxiliary,
  isCommanderInChief,
  isDrilled,
  isMilitia,
  leadersOf,
  neighbours,
  SIDES,
  type Side,
  scenarioOf,
  spaceIds,
  theSpace,
  unitsOf,
} from '../data/index.ts';
import { HALIFAX, KEYS, LOUISBOURG, MONTREAL, QUEBEC } from '../rules/02-map.ts';
import { FORT, GONE, OFF, piecesIn, type Table, type WildernessState } from '../state.ts';

// Opening positions made up for guided random games: great armies, sieges, landings and a war as good as won.

type Stage = (state: WildernessState, pick: Pick) => void;

const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;
const isEmpty = (t: Table, space: number): boolean =>
  t.fort[space] === 0 && t.works[space]! < 0 && !t.at.includes(space);

const emptyNear = (t: Table, space: number): number[] => neighbours[space]!.filter(next => isEmpty(t, next));
const spacesWhere = (is: (space: number) => boolean): number[] => spaceIds.map((_, i) => i).filter(is);

/** Gives a hand these events in exchange for its first cards. */
function deal({ hands, vault }: WildernessState, side: Side, ...events: readonly CardEvent[]): void {
  const { cards } = hands[SIDES[side]]!;
  const given = events.flatMap(event =>
    cardsWith(event)
      .filter(card => vault.deck.includes(card))
      .slice(0, 1),
  );
  for (const [i, card] of given.slice(0, cards.length).entries()) {
    vault.deck[vault.deck.indexOf(card)] = cards[i]!;
    cards[i] = card;
  }
  cards.sort((a, b) => a - b);
}

/** The strongest units of a side that are not lost, some passed over. */
function levy(t: Table, side: Side, count: number, is: readonly boolean[], pick: Pick): number[] {
  const free = unitsOf[side]!.filter(unit => is[unit] && !isMilitia[unit] && t.at[unit] !== GONE && !t.inside[unit]);
  const byStrength = free.filter(() => pick(5) > 0).sort((a, b) => fullStrength[b]! - fullStrength[a]!);
  return byStrength.slice(0, count);
}
/** Leaders on the map, in any order. */
function captains(t: Table, side: Side, count: number, pick: Pick): number[] {
  const free = leadersOf[side]!.filter(leader => t.at[leader]! >= 0 && !t.inside[leader]);
  const start = pick(free.length || 1);
  return [...free.slice(start), ...free.slice(0, start)].slice(0, count);
}
function post(t: Table, pieces: readonly number[], space: number, inside = 0): void {
  for (const piece of pieces) {
    t.at[piece] = space;
    t.inside[piece] = inside;
  }
}
const clear = (t: Table, side: Side, space: number): void => post(t, piecesIn(t, side, space), OFF);

/** Two great armies face each other across a link. */
const armies: Stage = (state, pick) => {
  const { table: t } = state;
  const here = oneOf(
    spacesWhere(space => emptyNear(t, space).length > 0 && isEmpty(t, space)),
    pick,
  );
  const there = oneOf(emptyNear(t, here), pick);
  for (const side of BOTH) {
    const space = side === BRITISH ? here : there;
    post(t, captains(t, side, 3, pick), space);
    post(t, levy(t, side, 7 + pick(4), isDrilled, pick), space);
    post(t, levy(t, side, pick(4), isAuxiliary, pick), space);
    deal(state, side, 'campaign', ...(pick(2) === 0 ? (['ambush'] as const) : []));
  }
};

/** A garrison shut in, with cards for both; now and then its chiefs are among it. */
const sieges: Stage = (state, pick) => {
  const { table: t } = state;
  const places = spacesWhere(space => t.fort[space]! >= FORT);
  const where = pick(5) === 0 ? HALIFAX : oneOf(places, pick);
  const owner = t.holder[where] as Side;
  clear(t, owner, where);
  const shut = owner === BRITISH && pick(2) === 0 ? chiefs(t) : captains(t, owner, 1, pick);
  post(t, [...levy(t, owner, 1 + pick(FORT_CAPACITY), isDrilled, pick), ...shut], where, 1);
  post(t, [...levy(t, enemyOf(owner), 6, isDrilled, pick), ...captains(t, enemyOf(owner), 2, pick)], where);
  t.siege[where] = pick(3);
  deal(state, enemyOf(owner), 'campaign', ...(pick(3) > 0 ? (['surrender'] as const) : []));
  deal(state, owner, 'coehorns', 'bastions_repaired');
  if (owner === BRITISH) deal(state, BRITISH, where === HALIFAX ? 'acadians_expelled' : 'british_regulars');
};
/** The British of Command 7, up to the two that may be on the map. */
const chiefs = (t: Table): number[] => {
  const all = leadersOf[BRITISH]!.filter(leader => isCommanderInChief(leader) && t.at[leader] !== GONE);
  const here = all.filter(leader => t.at[leader]! >= 0);
  return [...here, ...all.filter(leader => t.at[leader]! < 0)].slice(0, 2);
};

/** A British fleet off the St. Lawrence: two beach-heads, Louisbourg taken, landings to come. */
const landings: Stage = (state, pick) => {
  const { table: t } = state;
  clear(t, FRENCH, LOUISBOURG);
  t.holder[LOUISBOURG] = BRITISH;
  for (const slug of ['ile-dorleans', 'baie-st-paul']) {
    if (!isEmpty(t, theSpace(slug))) continue;
    t.amphib[theSpace(slug)] = 1;
    post(t, [...levy(t, BRITISH, 2, isDrilled, pick), ...captains(t, BRITISH, 1, pick)], theSpace(slug));
  }
  const base = oneOf([HALIFAX, LOUISBOURG], pick);
  post(t, [...levy(t, BRITISH, 4, isDrilled, pick), ...captains(t, BRITISH, 1, pick)], base);
  post(t, levy(t, BRITISH, 1, isDrilled, pick), LOUISBOURG);
  deal(state, BRITISH, 'amphibious_landing', 'campaign', 'british_regulars');
  deal(state, FRENCH, 'louisbourg_squadrons', 'foul_weather');
};

/** The last year: the British hold the prizes, all or some, and the French have hardly anybody left. */
const finale: Stage = (state, pick) => {
  const { table: t } = state;
  t.year = scenarioOf(state.setup.scenario).end;
  const all = pick(2) === 0;
  for (const unit of unitsOf[FRENCH]!) if (t.at[unit]! >= 0 && pick(6) > 0) t.at[unit] = OFF;
  for (const space of [QUEBEC, MONTREAL, ...(all ? fortresses : []), ...(all ? KEYS : [])]) {
    clear(t, FRENCH, space);
    if (KEYS.includes(space)) Object.assign(t.fort, { [space]: 0 });
    t.holder[space] = KEYS.includes(space) ? -1 : BRITISH;
    t.works[space] = -1;
    if (piecesIn(t, BRITISH, space).length === 0) post(t, recruits(t, 2), space);
  }
};
const recruits = (t: Table, count: number): number[] =>
  unitsOf[BRITISH]!.filter(unit => isDrilled[unit] && t.at[unit] === OFF).slice(0, count);

export const stages: readonly Stage[] = [armies, armies, sieges, landings, finale];
