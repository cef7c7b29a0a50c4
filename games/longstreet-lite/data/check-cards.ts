/** cards.json and terrain.json against what the rules know. */
import { complain, repeated, sameList, words } from '@bivouac/edition';
import { CARD_IDS, type Card, type Edition, KINDS, type Kind } from './edition.ts';

export function checkCards({ cards: { cards } }: Edition): readonly string[] {
  const ids = cards.map(({ id }) => id);
  return [
    ...complain(!sameList(ids, CARD_IDS), `must hold the ${CARD_IDS.length} cards of the rules, in their order`),
    ...cards.flatMap(card => cardProblems(card).map(line => `${card.id}: ${line}`)),
  ].map(line => `cards.json: ${line}`);
}

function cardProblems({ symbol, moment, oneUse, years, morale }: Card): readonly string[] {
  const interrupt = symbol === 'kepi';
  return [
    ...complain(interrupt !== (moment !== undefined), 'an interrupt, and nothing else, has a moment'), // §4-int-a
    ...complain(oneUse && !interrupt, 'only an interrupt has a red banner'), // §4-red-a
    ...complain(years[0] > years[1], `${years[0]} comes after ${years[1]}`), // §4-year-a
    ...complain(morale < 1, 'has no morale value'), // §4-morale-a
  ];
}

export function checkTerrain({ terrain: { kinds } }: Edition): readonly string[] {
  const ids = kinds.map(({ id }) => id);
  return [
    ...repeated(ids).map(id => `${id} is listed more than once`),
    ...complain(!sameList([...ids].sort(), [...KINDS].sort()), `must hold ${words(KINDS)}`),
    ...kinds.flatMap(kind => kindProblems(kind).map(line => `${kind.id}: ${line}`)),
  ].map(line => `terrain.json: ${line}`);
}

function kindProblems({ shape, difficult, impassable, lane, water }: Kind): readonly string[] {
  return [
    ...complain(
      difficult.some(arm => impassable.includes(arm)),
      'is difficult and impassable for one arm',
    ),
    ...complain(shape === 'line' && impassable.length > 0, 'a line bars nobody'),
    ...complain(shape === 'line' && water, 'a line is not water'),
    ...complain(lane === 'crest' && shape !== 'line', 'a crest is a line'),
  ];
}
