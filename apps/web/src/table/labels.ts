import { pointIn, wordOf } from '@bivouac/desk';
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
  const text = store.picture.value?.places[place];
  return ended(text ? store.speak.text(text) : placeNamed(store, place));
}
/** What people call a place or a point. */
export function placeNamed({ web, words, language }: Store, place: string): string {
  const point = pointIn(place);
  if (point) return words.value.point(point.x, point.y);
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
