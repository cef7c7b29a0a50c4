import type { Art, Picture } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';

/** Everything a picture says. */
export const textsOf = <A extends Art>(p: Picture<A>): readonly Text[] => [
  p.when,
  ...Object.values(p.places),
  ...p.sprites.flatMap(spokenOf),
  ...p.marks.map(({ label }) => label),
  ...p.tracks.flatMap(({ name, brief, boxes }) => [name, ...given(brief), ...boxes.map(({ text }) => text)]),
  ...p.holdings.flatMap(({ name, items }) => [
    name,
    ...items.flatMap(({ sprite, note }) => [...spokenOf(sprite), ...given(note)]),
  ]),
  ...(p.arrivals ?? []).flatMap(({ when, entries }) => [
    when,
    ...entries.flatMap(({ sprites }) => sprites.flatMap(spokenOf)),
  ]),
  ...(p.piles ?? []).flatMap(({ name, cards }) => [
    name,
    ...cards.flatMap(({ label, says, note }) => [label, ...given(says), ...given(note)]),
  ]),
];
const given = (text: Text | undefined): readonly Text[] => (text ? [text] : []);
const spokenOf = ({ label, brief, called, group }: Picture['sprites'][number]): readonly Text[] => [
  label,
  ...[brief, called, group].flatMap(given),
];
