import { campaignNamed } from '@bivouac/gcacw/data';
import { data } from '@bivouac/gcacw/entry';
import { say } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { load } from '../src/games/gcacw/index.ts';
import { naming } from '../src/games/gcacw/naming.ts';
import { speech } from '../src/games/speech.ts';

await data('rwh-monocacy');
const voice = speech(
  { en: () => import('@bivouac/gcacw/text/en'), fr: () => import('@bivouac/gcacw/text/fr') },
  { en: () => import('@bivouac/gcacw/text/en/acting'), fr: () => import('@bivouac/gcacw/text/fr/acting') },
  { sectionOf: id => id, headingOf: () => undefined },
);
const here = naming(voice, campaignNamed('rwh-monocacy'));
await Promise.all([here.learn('en'), here.learn('fr'), here.learnActing()]);
const attack = (hex: string) => ({ key: 'bot.attack', args: { unit: 'c-gordon', hex } });

describe('sentences of Great Campaigns name hexes', () => {
  it('by what stands there, or by the nearest name', () => {
    expect(say(here, 'en', attack('0504'))).toBe('Gordon attacks 0504 (Gambrill Mill).');
    expect(say(here, 'en', attack('0605'))).toBe('Gordon attacks 0605 (near Urbana).');
    expect(say(here, 'fr', attack('0605'))).toBe('Gordon attaque 0605 (près d’Urbana).');
    expect(say(here, 'fr', attack('0303'))).toBe('Gordon attaque 0303 (près de Frederick).');
  });

  it('and leave alone what is no hex of this scenario', () => {
    expect(say(here, 'en', attack('9999'))).toBe('Gordon attacks 9999.');
  });

  it('the log says where a march led by what is near, where there is only a number', async () => {
    const { webGame } = await load('rwh-monocacy');
    expect(['0304', '0404'].map(hex => webGame.placeTold?.(hex, 'fr'))).toEqual([
      '0304 (près de Monocacy Junction)',
      undefined,
    ]);
    expect(webGame.placeName?.('0404', 'fr')).toBe('Monocacy Junction 0404');
  });

  it('while the map says of a hex what it always said', () => {
    expect(here.texts.en!['picture.hex']).toBe(voice.texts.en!['picture.hex']);
  });
});
