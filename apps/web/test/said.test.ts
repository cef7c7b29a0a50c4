import { type Catalogue, type Language, look, namedDice, pending, picker, play, prompt, start } from '@bivouac/kernel';
import { entries } from '@bivouac/registry';
import { open } from '@bivouac/registry/doors';
import { randomAction, textsOf } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { speech } from '../src/games/speech.ts';

// What a game says comes in two parts: what is read on a board at once, and with the rules what is said to who acts.

const ACTIONS = 80;
const IN_LISTS = ['desk.cardSays']; // of a card, in a terminal; a screen shows it when the card is raised
const LANGUAGES: readonly Language[] = ['en', 'fr'];
const said = async (game: string, language: Language, part = ''): Promise<Catalogue> => {
  const from = `@bivouac/${game}/text/${language}${part}`;
  return (await import(from)).catalogue;
};

/** Keys of all that pictures, prompts and events say in a random game. */
async function readAtOnce(id: string, scenario: string): Promise<ReadonlySet<string>> {
  const [{ kit }, { desk }] = [await open(id, 'kit'), await open(id, 'desk')];
  const keys = new Set<string>();
  const pick = picker(1863);
  const { game } = kit;
  let played = start(game, { scenario, options: [] }, namedDice(1863));
  for (let n = 0; n < ACTIONS && pending(game, played.state).length > 0; n++) {
    const seat = pending(game, played.state)[0]!;
    const view = look(game, played.state, seat);
    for (const { key } of [...textsOf(desk.picture(view)), ...played.events, ...[prompt(game, view) ?? []].flat()])
      keys.add(key);
    played = play(game, played.state, seat, randomAction(game, view, seat, pick));
  }
  return keys;
}

describe.each(entries.map(({ tile }) => tile))('what $id says', ({ id, quick: { scenario } }) => {
  it('is whole with both parts', async () => {
    const { book } = await open(id, 'text');
    for (const language of LANGUAGES) {
      const parts = [await said(id, language), await said(id, language, '/acting')];
      expect([...new Set(parts.flatMap(Object.keys))].sort()).toEqual(Object.keys(book.texts[language]).sort());
    }
  });

  it('is there at once for pictures, prompts and events', async () => {
    const keys = await readAtOnce(id, scenario);
    for (const language of LANGUAGES) {
      const catalogue = await said(id, language);
      expect([...keys].filter(key => !catalogue[key] && !IN_LISTS.includes(key))).toEqual([]);
    }
  });
});

describe('a voice', () => {
  const part = (key: string) => ({
    en: async () => ({ catalogue: { [key]: () => `${key} en` } }),
    fr: async () => ({ catalogue: { [key]: () => `${key} fr` } }),
  });
  const voice = () => speech(part('event'), part('refusal'), {});
  const known = ({ texts }: { readonly texts: Readonly<Partial<Record<Language, Catalogue>>> }) =>
    LANGUAGES.map(language => Object.keys(texts[language] ?? {}).join());

  it('says what is read at once, then what is said to who acts, in every language it learns', async () => {
    const speaks = voice();
    await speaks.learn('fr');
    expect(known(speaks)).toEqual(['', 'event']);
    await speaks.learnActing();
    expect(known(speaks)).toEqual(['', 'event,refusal']);
    await speaks.learn('en');
    expect(known(speaks)).toEqual(['event,refusal', 'event,refusal']);
  });

  it('misses nothing when both are asked for together', async () => {
    const speaks = voice();
    await Promise.all([speaks.learn('fr'), speaks.learnActing()]);
    expect(known(speaks)).toEqual(['', 'event,refusal']);
  });
});
