import { campaignNamed } from '@bivouac/gcacw/data';
import { data } from '@bivouac/gcacw/entry';
import { say, type Text } from '@bivouac/kernel';
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
/** Whatever else a sentence of the desk may be told. */
type Args = NonNullable<Text['args']>;
const ANY: Args = {
  ...{
    unit: 'c-gordon',
    leader: 'cL-early',
    side: 'union',
    crossing: 'ford',
    kind: 'normal',
    what: 'kind',
    fate: 'falls',
  },
  ...{ units: [], defenders: [], leaders: [], rows: [] },
};
const attack = (hex: string) => ({ key: 'bot.attack', args: { unit: 'c-gordon', hex } });

describe('sentences of Great Campaigns name hexes', () => {
  it('by what stands there, or by the nearest name', () => {
    expect(say(here, 'en', attack('0504'))).toBe('Gordon attacks 0504 (Gambrill Mill).');
    expect(say(here, 'en', attack('0605'))).toBe('Gordon attacks 0605 (near Urbana).');
    expect(say(here, 'fr', attack('0605'))).toBe('Gordon attaque 0605 (près d’Urbana).');
    expect(say(here, 'fr', attack('0303'))).toBe('Gordon attaque 0303 (près de Frederick).');
  });

  it('also what is asked, what a button says and what pointing somewhere offers', () => {
    const said = (key: string, args: Args) => (['en', 'fr'] as const).map(each => say(here, each, { key, args }));
    expect(said('desk.moveTo', { unit: 'c-gordon', hex: '0605', cost: 4 })).toEqual([
      'Gordon to 0605 (near Urbana), 2 points',
      'Gordon en 0605 (près d’Urbana), 2 points',
    ]);
    expect(said('desk.advance', { units: 2, hex: '0504' })).toEqual([
      'Advance 2 units into 0504 (Gambrill Mill)',
      'Avancer 2 unités en 0504 (Gambrill Mill)',
    ]);
    expect(said('desk.hint.attack', { hex: '0404' })).toEqual([
      'Choose how 0404 (Monocacy Junction) is attacked.',
      'Choisissez comment attaquer 0404 (Monocacy Junction).',
    ]);
    expect(said('desk.build', { unit: 'c-gordon', edge: '0504-0605', chances: 4 })[0]).toContain(
      'at 0504-0605 (Gambrill Mill)',
    );
  });
  it('in every sentence of the desk that is told a hex', () => {
    for (const language of ['en', 'fr'] as const) {
      const desk = Object.keys(voice.texts[language]!).filter(key => key.startsWith('desk.'));
      const told = desk.map(key => say(here, language, { key, args: { ...ANY, hex: '0404', edge: '0404-0405' } }));
      const some = told.filter(sentence => sentence.includes('0404'));
      expect(some.length).toBeGreaterThan(20);
      expect(some.filter(sentence => !sentence.includes('(Monocacy Junction)'))).toEqual([]);
    }
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
