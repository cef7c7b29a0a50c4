import { flow } from '@bivouac/edition';
import type { Language } from '@bivouac/kernel';
import {
  BOTH,
  BRITISH,
  cardOf,
  cardSlug,
  fullStrength,
  isLeader,
  moveOf,
  pieceIds,
  reducedStrength,
  type Side,
  SPACES,
  sideOf,
  spaceIds,
  tribeOf,
  villageTribes,
} from '../data/index.ts';
import {
  at,
  boxOf,
  fortAt,
  GONE,
  hasAmphib,
  holderOf,
  isInside,
  isReduced,
  isSiege,
  POOL,
  piecesIn,
  raidsOf,
  siegeAt,
  type Table,
  worksAt,
} from '../state.ts';
import { cardText, departmentAt, pieceName, pieceTitle, spaceName } from './names.ts';
import { words } from './summary-words.ts';

const ALL_SPACES: readonly number[] = Array.from({ length: SPACES }, (_, i) => i);

/** `Wolfe 1-6-2`, `44th Regulars 3-4`, `Huron 0-6 reduced`. */
function label(t: Table, language: Language, piece: number): string {
  const slug = pieceIds[piece]!;
  if (isLeader(piece)) return pieceTitle(slug, language);
  const strength = (isReduced(t, piece) ? reducedStrength : fullStrength)[piece]!;
  const mark = isReduced(t, piece) ? ` ${words[language].reduced}` : '';
  return `${pieceName(slug, language)} ${strength}-${moveOf[piece]}${mark}`;
}

/** Counters that look alike are counted; leaders come first. */
function labels(t: Table, language: Language, pieces: readonly number[]): readonly string[] {
  const all = [...pieces.filter(isLeader), ...pieces.filter(piece => !isLeader(piece))];
  const many = new Map<string, number>();
  for (const piece of all) {
    const name = label(t, language, piece);
    many.set(name, (many.get(name) ?? 0) + 1);
  }
  return [...many].map(([name, times]) => (times > 1 ? `${times} × ${name}` : name));
}

/** `fort, siege level 1, Fieldworks`. */
function marks(t: Table, language: Language, side: Side, space: number): readonly string[] {
  const w = words[language];
  const isOurs = holderOf(t, space) === side;
  return [
    ...(isOurs && fortAt(t, space) > 0 ? [w.fortifications[fortAt(t, space) as 1 | 2 | 3]] : []),
    ...(worksAt(t, space) === side ? [w.works] : []),
    ...(isSiege(t, space) && (isOurs || piecesIn(t, side, space).length > 0) ? [w.siege(siegeAt(t, space))] : []),
    ...(hasAmphib(t, space) && side === BRITISH ? [w.amphib] : []),
    ...(t.fieldworks[space] === side ? [w.fieldworks] : []),
  ];
}

/** What a side has in each space, by the alphabet. */
export function spaceList(t: Table, language: Language, side: Side): string[] {
  const w = words[language];
  const lines = ALL_SPACES.map(space => spaceLine(t, language, side, space))
    .filter(line => line !== '')
    .sort((a, b) => (plain(a) < plain(b) ? -1 : 1));
  return [w.onMap(side), ...lines];
}

/** Île stands with the other names in I. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

function spaceLine(t: Table, language: Language, side: Side, space: number): string {
  const here = piecesIn(t, side, space);
  const tags = marks(t, language, side, space);
  if (here.length === 0 && tags.length === 0) return '';
  const inside = labels(
    t,
    language,
    here.filter(piece => isInside(t, piece)),
  );
  const outside = labels(
    t,
    language,
    here.filter(piece => !isInside(t, piece)),
  );
  const name = spaceName(spaceIds[space]!, language);
  const head = `  ${name}${tags.length > 0 ? ` [${tags.join(', ')}]` : ''}${here.length > 0 ? ' — ' : ''}`;
  const shut = inside.map((each, i) => (i === 0 ? `${words[language].inside} ${each}` : each));
  return flow(head, [...outside, ...shut], 6);
}

/** A head and its items, or nothing when there are none. */
const listed = (head: string, items: readonly string[]): string[] => (items.length > 0 ? [flow(head, items, 2)] : []);

export function markerList(t: Table, language: Language): string[] {
  const w = words[language];
  return BOTH.flatMap(side => [
    ...listed(w.raided(side), raidedSpaces(t, language, side)),
    ...listed(w.allied(side), alliedVillages(t, language, side)),
    ...listed(w.militia(side), militiaBoxes(t, language, side)),
  ]);
}

const raidedSpaces = (t: Table, language: Language, side: Side): readonly string[] =>
  ALL_SPACES.filter(space => raidsOf(t, side)[space]! > 0).map(space => spaceName(spaceIds[space]!, language));

/** A village is allied while a unit of its tribe is on the map.                                            §5.532a */
const alliedVillages = (t: Table, language: Language, side: Side): readonly string[] =>
  ALL_SPACES.filter(space =>
    pieceIds.some(
      (_, unit) => sideOf[unit] === side && at(t, unit) >= 0 && villageTribes[space]!.includes(tribeOf(unit)),
    ),
  ).map(space => spaceName(spaceIds[space]!, language));

function militiaBoxes(t: Table, language: Language, side: Side): readonly string[] {
  return [0, 1, 2].flatMap(department => {
    const units = pieceIds.flatMap((_, piece) =>
      sideOf[piece] === side && at(t, piece) === boxOf(department) ? [piece] : [],
    );
    const names = labels(t, language, units).join(', ');
    return names === '' ? [] : [`${departmentAt(department, language)} — ${names}`];
  });
}

export function awayList(t: Table, language: Language): string[] {
  const w = words[language];
  const names = (place: number, side: Side): readonly string[] =>
    labels(
      t,
      language,
      pieceIds.flatMap((_, piece) => (at(t, piece) === place && sideOf[piece] === side ? [piece] : [])),
    );
  return [...listed(w.pool, names(POOL, BRITISH)), ...BOTH.flatMap(side => listed(w.gone(side), names(GONE, side)))];
}

/** `  3 Campaign (card-1)` and, below, what it says. */
export function handList(language: Language, side: Side, cards: readonly number[]): string[] {
  const lines = cards.map(card => {
    const { title, text } = cardText(cardSlug(card), language);
    return flow(`  ${cardOf(card).activation} ${title} (${cardSlug(card)}) — `, text.split(' '), 6, ' ');
  });
  return [words[language].hand(side), ...lines];
}

export function pileList(t: Table, language: Language): string[] {
  const w = words[language];
  const names = (cards: readonly number[]): readonly string[] =>
    cards.map(card => `${cardText(cardSlug(card), language).title} (${cardSlug(card)})`);
  return [...listed(w.discard, names(t.discard)), ...listed(w.removed, names(t.removed))];
}

/** Who is moving, fighting or raiding. */
export function actionList(t: Table, language: Language, where: (space: number) => string): string[] {
  const w = words[language];
  const { move, battle, raid } = t;
  return [
    ...(move && !battle ? listed(w.moving(move.side, where(move.at)), labels(t, language, move.pieces)) : []),
    ...(battle ? [w.fight(battle.kind === 2 ? w.assault : w.battle, where(battle.where), battle.attacker)] : []),
    ...(raid ? [w.fight(w.raid, where(raid.where), raid.side)] : []),
  ];
}
