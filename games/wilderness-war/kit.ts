import type { Event, Seat } from '@bivouac/kernel';
import { cardSlug, cards, FIRST_CARD, pieceIds, SIDES } from './data/index.ts';
import { enumerate } from './fuzz/enumerate.ts';
import { probe } from './fuzz/probe.ts';
import { stages } from './fuzz/stages.ts';
import { tastes } from './fuzz/tastes.ts';
import { game, odds } from './game.ts';
import { placeAt } from './rules/told.ts';
import type { WildernessState, WildernessView } from './state.ts';
import { book, isLabel, spaceName } from './text/index.ts';

/** The names of the cards a seat cannot see. */
function hiddenWords(state: WildernessState, seat: Seat | null): readonly string[] {
  const { hands, vault } = state;
  const others = SIDES.filter(side => side !== seat).flatMap(side => hands[side]!.cards);
  const known = mayKnow(state, seat);
  return [...vault.deck, ...others].filter(card => !known.includes(card)).map(cardSlug);
}

/** Cards face up, one's own, and (§card-35a) those the enemy took from one's hand. */
function mayKnow({ hands, table: t }: WildernessState, seat: Seat | null): readonly number[] {
  const own = seat === null ? undefined : hands[seat];
  return [...t.discard, ...t.removed, ...(own?.cards ?? []), ...(own?.seen ?? [])];
}

/** Cards are shown when they are played; some go back under cover in the same breath (reshuffle, a card taken back). */
const reveals = [
  'card.event',
  'card.activate',
  'card.build',
  'card.response',
  'card.discarded',
  'card.removed',
  'card.taken',
] as const;

/** By these a seat learns of cards that the others do not see. */
const tells = ['cards.dealt', 'card.stolen'] as const;

/** Every card's event must happen: `card-17 event`, `card-6 response`. */
const marks = cards.map(({ n, response }) => `${cardSlug(FIRST_CARD + n - 1)} ${response ? 'response' : 'event'}`);
function marksOf({ key, args }: Event): readonly string[] {
  const how = key === 'card.event' ? 'event' : key === 'card.response' ? 'response' : null;
  return how ? [`${args?.['card']} ${how}`] : [];
}

/** What some hundred random games may miss, with the test that plays it; two thousand have met all of it. */
const rare = {
  'leader.backToPool': 'a Command 7 drawn while both on the map are besieged; played in WW 5.55c',
  'no.amphibToAmphib': 'a voyage between two Amphib spaces; played in WW 6.432a',
  'no.arrow': 'a landing where no arrow leads; played in WW 6.431e',
  'no.retreatBack': 'beaten attackers with a choice of ports; played in WW 7.92e',
  'no.haven': 'a garrison that may choose among havens; played in WW card-06c',
  'no.interceptor': 'interception by those who were slipped past; played in the example of 14.24',
};

/** Where each piece in a space or a militia box lies. */
const lies = ({ table: t }: WildernessView): Readonly<Record<string, string>> =>
  Object.fromEntries(pieceIds.map((id, piece) => [id, placeAt(t.at[piece]!)]).filter(([, place]) => place !== ''));

/** What the conformance suite, the fuzz, the counts and the command line need of this game. */
export const kit = {
  game,
  book,
  enumerate,
  probe,
  isLabel,
  hiddenWords,
  mayKnow,
  lies,
  reveals,
  tells,
  chances: odds,
  marks,
  marksOf,
  rare,
  tastes,
  stages,
  besidesOneIn: 150, // or every fort is demolished
  leakEvery: 40,
  games: 8,
  placeName: spaceName,
};
