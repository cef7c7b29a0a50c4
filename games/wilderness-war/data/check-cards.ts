/** cards.json against itself and the rules of the events. */
import { complain, sameList } from '@bivouac/edition';
import type { Card, CardsFile, Edition } from './edition.ts';

const run = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The cards of each event. */
export const EVENTS = {
  campaign: run(1, 4),
  bastions_repaired: [5],
  surrender: [6],
  massacre: [7],
  coehorns: [8],
  fieldworks: [9, 10],
  ambush: [11, 12],
  blockhouses: [13],
  foul_weather: [14],
  lake_schooner: [15],
  george_croghan: [16],
  amphibious_landing: run(17, 20),
  louisbourg_squadrons: [21],
  vaudreuil_interferes: [22],
  northern_indian_alliance: run(23, 25),
  western_indian_alliance: [26, 27],
  iroquois_alliance: [28],
  mohawks: [29],
  cherokees: [30],
  cherokee_uprising: [31],
  treaty_of_easton: [32],
  indians_desert: [33],
  small_pox: [34],
  courier_intercepted: [35],
  francois_bigot: [36],
  ministerial_crisis: [37],
  frontier_duty: [38],
  stingy_assembly: [39, 40],
  colonial_politics: [41, 42],
  raise_provincials: run(43, 45),
  colonial_recruits: [46],
  troop_transports: [47],
  victories_in_germany: [48],
  call_out_militias: run(49, 52),
  rangers: [53],
  light_infantry: [54],
  french_regulars: [55, 56, 68],
  british_regulars: [57, 58, 59, 64],
  highlanders: [60, 61, 63],
  quiberon_bay: [62],
  royal_americans: [65],
  acadians_expelled: [66],
  william_pitt: [67],
  diplomatic_revolution: [69],
  intrigues_against_shirley: [70],
} satisfies Readonly<Record<string, readonly number[]>>;
export type CardEvent = keyof typeof EVENTS;
/** Cards with a mark, by number. */
const RESPONSES = run(6, 20);
const REMOVED = [31, 32, ...run(55, 70)];
const EARLY = run(63, 70);
const RESHUFFLE = [6]; // §5.25b
/** What the Ministerial Crisis may take.                                                               §card-37a */
const CRISIS: readonly CardEvent[] = [
  'troop_transports',
  'victories_in_germany',
  'light_infantry',
  'british_regulars',
  'highlanders',
];

export function checkCards({ cards }: Edition): readonly string[] {
  return [
    ...orderProblems(cards),
    ...cards.cards.flatMap(card => cardProblems(cards, card).map(line => `card ${card.n}: ${line}`)),
  ].map(line => `cards.json: ${line}`);
}

function orderProblems({ cards }: CardsFile): readonly string[] {
  return [
    ...complain(cards.length !== 70, `must hold 70 cards, found ${cards.length}`),
    ...cards.flatMap(({ n }, i) => complain(n !== i + 1, `card ${n}: stands in place ${i + 1}`)),
  ];
}

function cardProblems(file: CardsFile, card: Card): readonly string[] {
  const { n, key } = card;
  const listed: readonly number[] | undefined = Object.hasOwn(EVENTS, key) ? EVENTS[key] : undefined;
  if (!listed) return [`the rules know no event ${key}`];
  return [
    ...complain(!listed.includes(n), `is not a card of ${key}`),
    ...mark('response', card.response, RESPONSES.includes(n)),
    ...mark('removeAfterEvent', card.removeAfterEvent, REMOVED.includes(n)),
    ...mark('scenario1755Only', card.scenario1755Only, EARLY.includes(n)),
    ...mark('reshuffle', card.reshuffle === true, RESHUFFLE.includes(n)),
    ...twinProblems(file, card),
    ...extraProblems(file, card),
  ];
}

const mark = (field: string, found: boolean, expected: boolean): readonly string[] =>
  complain(found !== expected, `${field} must be ${expected}, found ${found}`);

/** Cards of one event agree in title and side. */
function twinProblems({ cards }: CardsFile, { n, key, title, side }: Card): readonly string[] {
  const first = cards.find(card => card.key === key);
  if (!first || first.n === n) return [];
  return [
    ...complain(title !== first.title, `title must be that of card ${first.n}, found ${title}`),
    ...complain(side !== first.side, `side must be that of card ${first.n}, found ${side}`),
  ];
}

function extraProblems({ cards }: CardsFile, card: Card): readonly string[] {
  const { key, cardNumbers, cap, units, leaders } = card;
  const crisis = cards.filter(each => CRISIS.includes(each.key)).map(each => each.n);
  const isHighland = key === 'highlanders';
  return [
    ...complain((key === 'raise_provincials') !== (cap !== undefined), 'cap goes with raise_provincials'),
    ...complain(
      (key === 'ministerial_crisis') !== (cardNumbers !== undefined),
      'cardNumbers go with ministerial_crisis',
    ),
    ...complain(
      cardNumbers !== undefined && !sameList(cardNumbers, crisis),
      `cardNumbers must be ${crisis.join(', ')}, found ${cardNumbers?.join(', ')}`,
    ),
    ...complain(
      isHighland !== (units !== undefined) || isHighland !== (leaders !== undefined),
      'units and leaders go with highlanders',
    ),
  ];
}
