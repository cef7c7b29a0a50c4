import { describe, expect, it } from 'vitest';
import { installed, loadGame } from '../src/games/index.ts';

// Nobody finds his way by numbers alone: every section of the rules stands under a title.

describe.each(installed())('the rules of %s', id => {
  it('stand in chapters with titles in both languages, each in one piece', async () => {
    const rules = await (await loadGame(id)).rules.fetch();
    expect(rules.filter(({ chapter, heading }) => !chapter && !heading).map(each => each.id)).toEqual([]);
    const titles = rules.flatMap(({ chapter }) => (chapter ? [chapter] : []));
    expect(titles.filter(({ en, fr }) => !en || !fr || (en === fr && en.length > 12))).toEqual([]);
    const row = titles.map(({ en }) => en).filter((title, i, all) => title !== all[i - 1]);
    expect(row.filter((title, i) => row.indexOf(title) !== i)).toEqual([]);
    expect(row.length).toBeGreaterThan(5);
  });
});
