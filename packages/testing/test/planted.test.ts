import { keyedDice, picker, refusal, view } from '@bivouac/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bookFaults,
  cardFaults,
  type Finding,
  fuzz,
  heardFaults,
  idFaults,
  type Kit,
  type Moment,
  migrationFaults,
  momentOf,
  playout,
  sentenceFaults,
  strangerFaults,
  undoFaults,
  undoLeakFaults,
} from '../src/index.ts';
import { forget, planted } from './planted.ts';
import { type Toy, toy } from './toy.ts';
import { book, kit } from './toy-book.ts';

beforeEach(forget);

describe('planted faults', () => {
  it.each(planted)('$name: $check', ({ game, check, says }) => {
    const wanted = (finding: Finding) => finding.check === check && says.test(finding.what);
    const options = { games: 8, seed: 3, thorough: true, leakEvery: 1, wrongOneIn: 2, maxActions: 60 };
    const { findings } = fuzz({ ...kit, game }, { ...options, enough: wanted });
    expect(findings.filter(wanted), findings.map(({ what }) => what).join('\n')).not.toEqual([]);
  });
});

/** The moments of one random game. */
function moments(from: Kit<Toy>, seed: number): readonly Moment<Toy>[] {
  const all: Moment<Toy>[] = [];
  const setup = { scenario: 'battle', options: [] };
  playout(from.game, setup, keyedDice('5'.repeat(64)), picker(seed), {
    played: ({ before, seat, action }) => all.push(momentOf(from, before, seat, action)),
  });
  return all;
}

describe('what can be taken back', () => {
  const all = moments(kit, 7);
  const pick = picker(1);
  const rolled = all.filter(({ played }) => played.events.some(event => event.args?.['die'] !== undefined));
  const pretended = rolled.map(moment => ({ ...moment, played: { ...moment.played, undoable: true } }));

  it('is silent about honest actions', () => {
    expect(all.filter(({ played }) => played.undoable).length).toBeGreaterThan(3);
    expect(all.flatMap(moment => undoLeakFaults(kit, moment, pick))).toEqual([]);
  });
  it('finds a die rolled in an action said to be undoable', () => {
    expect(pretended.flatMap(moment => undoLeakFaults(kit, moment, pick)).join()).toMatch(/told something/);
  });
  it('finds that such an action cannot be taken back', () => {
    expect(pretended.flatMap(moment => undoFaults(kit, moment)).join()).toMatch(/undo\.final/);
  });
});

describe('the scan of ids', () => {
  const all = moments(kit, 8);
  const word = 'card-1000';

  it('is clean', () => {
    expect(all.flatMap(moment => [...heardFaults(kit, moment), ...idFaults(kit, moment.before)])).toEqual([]);
  });
  it('knows what a seat may know', () => {
    const peek = { ...kit, mayKnow: () => toy.setup({ scenario: 'battle', options: [] }).vault.deck };
    const { before } = all[0]!;
    const shown = { ...before, table: { ...before.table, shown: [...before.vault.deck] } };
    expect(idFaults(kit, shown)).not.toEqual([]);
    expect(idFaults(peek, shown)).toEqual([]);
  });
  it('finds ids inside words, as keys, and hidden words', () => {
    const { before } = all[0]!;
    const top = before.vault.deck[0]!;
    const show = (extra: object) => ({ ...before, table: { ...before.table, extra } });
    expect(idFaults(kit, show({ slug: `card-${top}` }))[0]).toMatch(`red1 reads ${top} in the table`);
    expect(idFaults(kit, show({ [top]: true }))[0]).toMatch(`red1 reads ${top} in the table`);
    const wordy = { ...kit, hiddenWords: () => [word] };
    expect(idFaults(wordy, show({ slug: word })).join()).toMatch('red1 reads card-1000 in the table');
    expect(idFaults({ ...kit, notIds: ['x'] }, show({ x: top }))).toEqual([]);
  });
  it('passes over an event that shows a thing for a moment', () => {
    const { played } = all[0]!;
    const card = played.state.vault.deck[0]!;
    const told = { played: { ...played, events: [{ key: 'peek', args: { card } }] } };
    expect(heardFaults(kit, told).length).toBe(4);
    expect(heardFaults({ ...kit, reveals: ['peek'] }, told)).toEqual([]);
  });
  it('looks into lists, and into what an event is', () => {
    const { played } = all[0]!;
    const slug = `card-${played.state.vault.deck[0]!}`;
    const heard = (event: object) =>
      heardFaults(kit, { played: { ...played, events: [{ key: 'peek', ...event }] } }).length;
    const [pieces, point] = [[slug], { x: 1, y: 2 }];
    expect(heard({ args: { cards: ['none', slug] } })).toBe(4);
    expect(heard({ card: slug })).toBe(4);
    expect(heard({ trails: [{ pieces, spots: [point], kind: 'march' }] })).toBe(4);
    expect(heard({ trails: [{ pieces: ['red'], spots: [point, slug], kind: 'march' }] })).toBe(4);
    expect(heard({ placed: { pieces, at: point } })).toBe(4);
    expect(heard({ removed: { pieces: ['red'], at: slug } })).toBe(4);
    expect(heard({ clash: { kind: 'battle', stage: 'begins', at: [point], from: [slug] } })).toBe(4);
  });
  it('finds nothing a stranger should not see', () => {
    expect(all.flatMap(({ before }) => strangerFaults(kit, before))).toEqual([]);
    expect(view(toy, all[0]!.before, null).hands).toEqual({});
  });
});

describe('what is said', () => {
  const { drew: _drew, ...less } = book.texts.fr;
  const halfFrench = { ...book, texts: { en: book.texts.en, fr: less } };

  it('has a sentence in French', () => {
    expect(sentenceFaults(halfFrench, { key: 'drew', args: { card: 1 } })).toEqual(['drew has no sentence in fr']);
    expect(bookFaults(halfFrench)).toEqual(['drew has a sentence in en but none in fr']);
    const { findings } = fuzz({ ...kit, book: halfFrench }, { games: 1, seed: 1 });
    expect(findings[0]).toMatchObject({ check: 'texts', what: 'drew has no sentence in fr' });
  });
  it('lacks no argument', () => {
    expect(sentenceFaults(book, { key: 'drew' })[0]).toMatch('undefined');
    expect(sentenceFaults(book, { key: 'drew', args: { card: Number.NaN } })[0]).toMatch('NaN');
  });
  it('cites a rule of the book', () => {
    expect(sentenceFaults(book, { key: 'over', rule: '§7' })).toEqual([]);
    expect(sentenceFaults(book, { key: 'over', rule: '§77' })[0]).toMatch('§77, which is not in the book');
  });
  it('is not a word every object has', () => {
    expect(sentenceFaults(book, { key: 'constructor' })).toHaveLength(2);
  });
  it('may be the kernel’s', () =>
    expect(sentenceFaults(book, refusal(toy, view(toy, moments(kit, 1)[0]!.before, 'red1'), 'red1', 7)!)).toEqual([]));
});

describe('the story', () => {
  const { never } = fuzz(kit, { games: 2, seed: 1 });
  it('has turns, phases, trails and clashes', () => expect(never.story).toEqual([]));
  it('lacks the clashes of a game that tells of none', () => {
    const game = { ...toy, main: { ...toy.main, steps: { ...toy.main.steps, clash: () => undefined } } };
    expect(fuzz({ ...kit, game }, { games: 2, seed: 1 }).never.story).toEqual(['clash begins', 'clash result']);
  });
});

describe('what a game declares', () => {
  it('misses a migration', () =>
    expect(migrationFaults({ ...toy, version: 3 })).toEqual(['no migration from version 2']));
  it('misses an option', () => {
    expect(cardFaults(kit)).toEqual([]);
    const game = { ...toy, options: [{ id: 'night', requires: 'storm' }] };
    expect(cardFaults({ ...kit, game })).toContain('setup.requires');
  });
  it('misses an action', () => {
    const game = { ...toy, anytime: { ...toy.anytime!, types: ['dig', 'sing'] } };
    expect(cardFaults({ ...kit, game })).toEqual(['anytime knows sing, the actions do not']);
  });
});
