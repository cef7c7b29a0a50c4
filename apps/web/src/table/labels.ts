import type { Store } from './store.ts';
import { pointedAt, type Spot } from './targets.ts';

export const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** What is said of a place: what it is, who stands there, what can be done. */
export function labelOf(store: Store, spot: Spot): string {
  const parts = [
    placeLabel(store, spot.place),
    ...pieceLabels(store, spot),
    ...layersAt(store, spot),
    ...deeds(store, spot),
  ];
  return parts.filter(part => part !== '').join(' ');
}

export function placeLabel({ picture, speak, words }: Store, place: string): string {
  const text = picture.value?.places[place];
  return ended(text ? speak.text(text) : words.value.place(place));
}

export function pieceLabels({ boardSprites, speak, words }: Store, { place, sprite }: Spot): readonly string[] {
  const there = boardSprites.value.filter(each => each.place === place && (sprite === undefined || each.id === sprite));
  return there.length === 0 ? [words.value.empty] : there.map(each => ended(speak.text(each.label)));
}

/** What the layers that are shown say of it. */
const layersAt = ({ layerMarks, speak }: Store, { place }: Spot): readonly string[] =>
  layerMarks.value.filter(mark => mark.places.includes(place)).map(mark => ended(speak.text(mark.label)));

function deeds({ offer, boardSprites, words, speak }: Store, spot: Spot): readonly string[] {
  const pointed = pointedAt(offer.value, boardSprites.value, spot);
  if (pointed.kind === 'none') return [];
  const targets = pointed.kind === 'one' ? [pointed.target] : pointed.targets;
  return [words.value.legalHere(targets.map(target => speak.text(target.label)).join('; '))];
}
