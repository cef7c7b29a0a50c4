import type { Text } from '@bivouac/kernel';
import { kindNumber, kindOf } from '../data/index.ts';
import type { Pub } from '../state.ts';
import { px } from '../text/picture/keys.ts';
import { laidOn, printedOn } from './grounds.ts';

/** What every piece of terrain is and does. */
export const placesOf = (pub: Pub): Readonly<Record<string, Text>> =>
  Object.fromEntries([...printedOn(pub), ...laidOn(pub)].map(({ id, kind, crest }) => [id, ground(id, kind, crest)]));

function ground(place: string, kind: string, crest: readonly unknown[] = []): Text {
  const { difficult, impassable, cover, lane, skirmish, water, rule } = kindOf(kindNumber(kind));
  const covers = [...(cover.fire ? ['fire'] : []), ...(cover.combat ? ['combat'] : [])];
  const fire = { lane, skirmish: Number(skirmish), water: Number(water) };
  const args = { place, kind, difficult, impassable, cover: covers, ...fire, crest: Number(crest.length > 0) };
  return px('picture.place', args, `§${rule}`);
}
