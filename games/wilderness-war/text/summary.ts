import { flow, wrap } from '@bivouac/edition';
import type { Language, View } from '@bivouac/kernel';
import {
  BOTH,
  BRITISH,
  cardSlug,
  FRENCH,
  provincialLimits,
  SIDES,
  type Side,
  scenarioOf,
  spaceIds,
} from '../data/index.ts';
import type { WW } from '../state.ts';
import { at } from './fr/words.ts';
import { cardText, spaceName } from './names.ts';
import { optionText, scenarioText } from './published.ts';
import { actionList, awayList, handList, markerList, pileList, spaceList } from './summary-lists.ts';
import { words } from './summary-words.ts';

/** The table as text, and the hands this view holds: for a terminal, at most a hundred columns wide. */
export function summary(view: View<WW>, language: Language): string {
  const { table: t } = view;
  const where = (space: number): string =>
    language === 'fr' ? at(spaceIds[space]!) : spaceName(spaceIds[space]!, language);
  const blocks = [
    head(view, language),
    actionList(t, language, where),
    spaceList(t, language, BRITISH),
    spaceList(t, language, FRENCH),
    markerList(t, language),
    awayList(t, language),
    pileList(t, language),
    ...BOTH.map(side => hand(view, language, side)),
  ];
  return blocks
    .filter(block => block.length > 0)
    .map(block => block.join('\n'))
    .join('\n\n');
}

function head({ table: t, setup }: View<WW>, language: Language): string[] {
  const w = words[language];
  const names = setup.options.map(id => `${optionText(id, language).name} (${id})`);
  const [north = [], south = []] = provincialLimits;
  return [
    scenarioText(setup.scenario, language).name,
    w.when(t.year, scenarioOf(setup.scenario).end, t.season),
    w.phase(t.active, t.card > 0 ? cardText(cardSlug(t.card), language).title : ''),
    w.score(t.vp),
    ...(t.result ? [] : [scenarioText(setup.scenario, language).victory]),
    ...(names.length > 0 ? [w.options(names.join(', '))] : []),
    w.cards(t.held[BRITISH]!, t.held[FRENCH]!, t.deck, t.discard.length),
    ...BOTH.flatMap(side => (t.resting[side] ? [w.holding(side)] : [])),
    w.assemblies(t.assemblies, north[t.assemblies] ?? 0, south[t.assemblies] ?? 0),
    w.keys(t.keys[0] as Side, t.keys[1] as Side),
  ]
    .map(line => wrap(line, 2))
    .concat(lasting(t, language));
}

function lasting(t: View<WW>['table'], language: Language): string[] {
  const { lasting: w } = words[language];
  const items = [
    ...(t.pitt ? [w.pitt] : []),
    ...(t.diplomatic ? [w.diplomatic] : []),
    ...(t.quiberon ? [w.quiberon] : []),
    ...(t.noLandings ? [w.noLandings] : []),
    ...(t.noFrenchSea ? [w.noFrenchSea] : []),
    ...BOTH.flatMap(side => (t.blockhouses[side] ? [w.blockhouses(side)] : [])),
    ...(t.cherokees ? [w.cherokees] : []),
    ...(t.uprising ? [w.uprising] : []),
    ...(t.reshuffle ? [w.reshuffle] : []),
  ];
  return items.length > 0 ? [flow(w.head, items, 2)] : [];
}

/** Only what the view holds: nobody else's cards are in it. */
function hand(view: View<WW>, language: Language, side: Side): string[] {
  const cards = view.hands[SIDES[side]]?.cards;
  return cards && cards.length > 0 ? handList(language, side, cards) : [];
}
