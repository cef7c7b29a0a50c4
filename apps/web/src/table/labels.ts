import { pointIn, wordOf } from '@bivouac/desk';
import type { Place } from '../games/web-game.ts';
import { onSheet } from './stacks.ts';
import type { Store } from './store.ts';
import type { Aimed } from './targets.ts';

export const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** What is said of a place: what it is, who stands there, what can be done. */
export function labelOf(store: Store, aimed: Aimed): string {
  const parts = [
    placeLabel(store, aimed.place),
    ...pieceLabels(store, aimed),
    ...layersAt(store, aimed),
    ...deeds(store, aimed),
  ];
  return parts.filter(part => part !== '').join(' ');
}

export function placeLabel(store: Store, place: string): string {
  const told = store.picture.value?.places ?? {};
  const texts = [place, ...groundAt(store, place).map(({ id }) => id)].flatMap(id => told[id] ?? []);
  return texts.length > 0
    ? texts.map(text => ended(store.speak.text(text))).join(' ')
    : ended(placeNamed(store, place));
}
/** The places in which a point of a plane lies. */
function groundAt({ web, grounds }: Store, place: string): readonly Place[] {
  const point = web.board.plane ? pointIn(place) : null;
  if (!point) return [];
  const [x, y] = onSheet(web.board, point);
  return [...web.board.places, ...grounds.value].filter(each => each.holds?.(x, y));
}
/** What people call a place or a point. */
export function placeNamed(store: Store, place: string): string {
  const { web, words, language } = store;
  const point = pointIn(place);
  if (point) return web.pointName?.(point, language.value) ?? words.value.point(point.x, point.y);
  return web.placeName?.(place, language.value) ?? words.value.place(place);
}

export function pieceLabels({ boardSprites, speak, words }: Store, { place, sprite }: Aimed): readonly string[] {
  const there = boardSprites.value.filter(
    each => wordOf(each.at) === place && (sprite === undefined || each.id === sprite),
  );
  return there.length === 0 ? [words.value.empty] : there.map(each => ended(speak.text(each.label)));
}

/** What the layers that are shown say of it. */
const layersAt = ({ layerMarks, speak }: Store, { place }: Aimed): readonly string[] =>
  layerMarks.value
    .filter(mark => mark.spots.some(spot => wordOf(spot) === place))
    .map(mark => ended(speak.text(mark.label)));

function deeds({ pointedAt, words, speak }: Store, aimed: Aimed): readonly string[] {
  const pointed = pointedAt(aimed);
  if (pointed.kind === 'none') return [];
  const targets = pointed.kind === 'one' ? [pointed.target] : pointed.targets;
  return [words.value.legalHere(targets.map(target => speak.text(target.label)).join('; '))];
}
