import type { Possible } from '@bivouac/desk';
import { type CardEvent, cardSlug, cardsWith, enemyOf, SIDES } from '../data/index.ts';
import { hasFortification } from '../rules/02-map.ts';
import { couldHold } from '../rules/05-cards.ts';
import { EVENTS } from '../rules/05-event-list.ts';
import type { Moment } from '../rules/05-event-record.ts';
import { possibleResponses } from '../rules/05-responses.ts';
import { couldMassacre } from '../rules/07-pieces.ts';
import { interceptionSpaces } from '../rules/14-interception.ts';
import { avoiders } from '../rules/15-avoid.ts';
import { battleAhead } from '../rules/odds.ts';
import { type Action, entryOf, isInfiltrating, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { besieging, entered, type Going, raiding } from './ahead.ts';
import { type Asked, nameOf } from './asked.ts';

// What the other side could answer, by what everyone can see. Never what it holds.

type Item = Possible['items'][number];

const cardItem = (event: CardEvent): Item => ({
  text: dx('desk.possible.card', { event }, EVENTS[event].rule),
  card: cardSlug(cardsWith(event)[0]!),
});

const listOf = (a: Asked, items: readonly Item[]): Possible | undefined =>
  items.length === 0 ? undefined : { title: dx('desk.possible', { side: SIDES[enemyOf(a.side)] }, '§5.56a'), items };

const windowOf = (a: Asked, t: Table, moment: Moment): Item[] =>
  possibleResponses(t, a.setup, enemyOf(a.side), moment).map(cardItem);

/** An activation opens a window before anybody moves. */
export const foulWeather = (a: Asked): Possible | undefined =>
  listOf(a, couldHold(a.t, a.setup, enemyOf(a.side), 'foul_weather') ? [cardItem('foul_weather')] : []);

/** What may be answered to an act of the force that acts now. */
export function answersTo(a: Asked, action: Action): Possible | undefined {
  switch (action.type) {
    case 'siege':
      return listOf(a, windowOf(a, besieging(a.t), 'siege'));
    case 'assault':
      return listOf(a, [...fightItems(a, action, 'assault'), ...massacre(a)]);
    case 'sortie':
      return listOf(a, fightItems(a, action, 'battle'));
    case 'march':
    case 'land':
    case 'sail':
      return listOf(a, entryItems(a, action));
    case 'stop':
      return listOf(a, raidItems(a));
    default:
      return undefined;
  }
}

const fightItems = (a: Asked, action: { readonly type: 'assault' | 'sortie' }, moment: Moment): Item[] => {
  const fight = battleAhead(a.t, action);
  return fight ? windowOf(a, fight.t, moment) : [];
};
const massacre = (a: Asked): Item[] =>
  couldMassacre(a.t) && couldHold(a.t, a.setup, enemyOf(a.side), 'massacre') ? [cardItem('massacre')] : [];

function raidItems(a: Asked): Item[] {
  const raid = raiding(a.t);
  return raid ? windowOf(a, raid, 'raid') : [];
}

/** Entering a space: a schooner, interception, avoiding battle, then the cards of a battle. */
function entryItems(a: Asked, action: Going): Item[] {
  const there = entered(a.t, action);
  const infiltrates = isInfiltrating(there.move!);
  const fight = action.type === 'sail' || infiltrates ? null : battleAhead(a.t, action);
  const avoids = fight !== null && avoiders(there, a.setup).length > 0;
  return [
    ...(isWatched(a, there) ? windowOf(a, there, 'lake') : []),
    ...interceptionSpaces(there, a.setup).map(
      (space): Item => ({ text: dx('desk.possible.intercept', { space: nameOf(space) }, '§14.1a') }),
    ),
    ...(avoids ? [{ text: dx('desk.possible.avoid', { space: action.to }, '§15.0a') }] : []),
    ...(fight ? windowOf(a, fight.t, 'battle') : []),
  ];
}
/** §card-15a Along the lake, to an enemy fortification. */
const isWatched = (a: Asked, there: Table): boolean =>
  entryOf(there).lake && hasFortification(there, enemyOf(a.side), there.move!.at);
