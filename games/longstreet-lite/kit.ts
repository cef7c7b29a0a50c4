import type { Event, Seat, Spot } from '@bivouac/kernel';
import { cardNumber, cardSlug, idOf, SIDES } from './data/index.ts';
import { crowded } from './fuzz/crowd.ts';
import { probe } from './fuzz/probe.ts';
import { stages } from './fuzz/stages.ts';
import { tastes } from './fuzz/tastes.ts';
import { game } from './game.ts';
import { SHOWN } from './imagine.ts';
import { EFFECTS } from './rules/04-effects.ts';
import { spotOf } from './rules/told.ts';
import { isOnTable, type LongstreetState, type LongstreetView, UNITS, unitId } from './state.ts';
import { book, isLabel } from './text/index.ts';

/** One's own cards and discards, and those that left the game for all to see. */
function mayKnow({ hands, table: t }: LongstreetState, seat: Seat | null): readonly number[] {
  const own = seat === null ? undefined : hands[seat];
  return [...t.gone, ...(own?.cards ?? []), ...(own?.discards ?? [])];
}

/** The names of the cards a seat cannot see. */
function hiddenWords(state: LongstreetState, seat: Seat | null): readonly string[] {
  const { hands, vault } = state;
  const others = SIDES.filter(side => side !== seat).flatMap(side => [...hands[side]!.cards, ...hands[side]!.discards]);
  return [...vault.piles.flat(), ...vault.out.flat(), ...others].map(cardSlug);
}

/** Cards are shown when they are played, and go where nobody may look. */
const reveals = [...SHOWN, 'card.gone', 'interrupt.names'] as const;
/** By these a seat learns of cards that the others do not see. */
const tells = ['cards.drawn', 'cards.drawnAre', 'deck.reformed'] as const;

/** Where each unit stands. */
const lies = (view: LongstreetView): Readonly<Record<string, Spot>> => {
  const { table: t } = view;
  const units = Array.from({ length: UNITS(t) }, (_, unit) => unit).filter(unit => isOnTable(t, unit));
  return Object.fromEntries(units.map(unit => [unitId(t, unit), spotOf(view, unit)]));
};

/** Numbers of the table that are lengths and angles, not cards. */
const notIds = [
  'x',
  'y',
  'heading',
  'form',
  'laid',
  'at',
  'turn',
  'wheel',
  'cost',
  'distance',
  'length',
  'points',
  'steps', // of a march: words with lengths and angles
] as const;

/** What random play hardly ever meets, and which test proves it. */
const rare = {
  'retreats.way': '07-retreats.test.ts: two ways that are exactly alike, to the left and to the right',
  'combat.ask.way': '07-retreats.test.ts: the same',
  'no.way': '07-retreats.test.ts: the same',
  'no.chargeTouchesWheeling': '07-charges.test.ts: an enemy beside the charger',
  'no.chargeGrazes': '07-charges.test.ts: an enemy just beside the way',
  'no.chargeFlank': 'edge-cases.test.ts: a side from in front of its line',
  'no.combatMoraleMore': '07-combat.test.ts: a third card for a unit beaten by much',
  'no.patchTaken': '04-effects.test.ts: a patch on other terrain',
  'no.patchOff': '04-effects.test.ts: a patch over the edge',
  'no.byTheFlank': '04-effects.test.ts: something else than a march after the change of formation',
  'no.impassable': '02-rulebook.test.ts: a river, and guns in a marsh',
  'no.chargeNearest': '07-charges.test.ts: a farther enemy, though a nearer one could be charged',
  'no.contact': '06-movement.test.ts: a move that ends within 0.02 BW of an enemy',
};

/** Cards must turn up for their effects, not only to call. */
const marks = Object.keys(EFFECTS);
const marksOf = ({ key, args }: Event): readonly string[] =>
  key === 'card.modifies' || key === 'card.interrupts' ? [idOf(cardNumber((args as { card: string }).card))] : [];

/** What the conformance suite, the fuzz, the counts and the command line need of this game. */
export const kit = {
  game,
  book,
  isLabel,
  hiddenWords,
  mayKnow,
  lies,
  reveals,
  tells,
  notIds,
  probe,
  tastes,
  stages,
  crowded,
  rare,
  marks,
  marksOf,
  leakEvery: 40,
};
