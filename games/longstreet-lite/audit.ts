import { BOTH, deckOf, SIDES, type Side, yearOf } from './data/index.ts';
import { type LongstreetState, type Table, UNITS, unitId } from './state.ts';

/** What is impossible about this state. */
export function audit(state: LongstreetState): readonly string[] {
  const found: string[] = [];
  for (const side of BOTH) auditCards(state, side, found);
  auditUnits(state.table, found);
  return found;
}

/** Every card of a deck lies in one place, and the table says how many lie where. */
function auditCards({ table: t, hands, vault, setup }: LongstreetState, side: Side, found: string[]): void {
  const { cards, discards } = hands[SIDES[side]]!;
  const gone = t.gone.filter(card => deckOf(side, yearOf(setup.scenario)).includes(card));
  const all = [...cards, ...discards, ...vault.piles[side]!, ...vault.out[side]!, ...gone].sort((a, b) => a - b);
  const deck = deckOf(side, yearOf(setup.scenario));
  if (all.length !== deck.length || all.some((card, i) => card !== deck[i]))
    found.push(`the ${SIDES[side]} deck is not whole`);
  const counts = [cards, discards, vault.piles[side]!, vault.out[side]!].map(each => each.length);
  const told = [t.held[side], t.discarded[side], t.pile[side], t.out[side]];
  if (counts.some((count, i) => count !== told[i])) found.push(`the ${SIDES[side]} cards are miscounted`);
}

function auditUnits(t: Table, found: string[]): void {
  const columns = [t.id, t.arm, t.guns, t.x, t.y, t.heading, t.smoke, t.acted, t.hits, t.saved, t.owed];
  if (columns.some(each => each.length !== UNITS(t))) found.push('the columns of the units differ in length');
  for (let unit = 0; unit < UNITS(t); unit++)
    if (t.heading[unit]! < 0 || t.heading[unit]! >= 36_000) found.push(`${unitId(t, unit)} faces nowhere`);
}
