import { game as gettysburg } from '@bivouac/gettysburg-1988';
import { type AnyGame, type Secret, type Setup, view } from '@bivouac/kernel';
import { game as wilderness } from '@bivouac/wilderness-war';
import { describe, expect, it } from 'vitest';
import { glanceAt } from '../src/worker/glance.ts';
import { created } from '../src/worker/rooms.ts';
import type { Head } from '../src/worker/store.ts';

// What a page sees of a local table before the rules have come.

const secret = '5e'.repeat(32) as Secret;
const person = { name: '', kind: 'person' as const };
const bot = { name: '', kind: 'bot' as const, level: 'recruit' };

function headOf(game: unknown, setup: Setup, players: Head['players']): Head {
  const wish = { game: (game as AnyGame).id, setup, players, numbers: {}, secret };
  return created(game as AnyGame, wish, 5).head;
}
const cards = headOf(wilderness, { scenario: 'annus-mirabilis', options: [] }, { british: person, french: bot });
const open = headOf(gettysburg, { scenario: 'day1', options: [] }, { confederate: person, union: person });

describe('a glance at a local table', () => {
  it('shows what the one person at it sees, and no more', async () => {
    expect(await glanceAt(cards)).toEqual({ british: view(wilderness as never, cards.state, 'british') });
  });
  it('shows a game without secrets through the eyes of who is asked', async () => {
    const [asked] = open.pending;
    expect(await glanceAt(open)).toEqual({ [asked!]: view(gettysburg as never, open.state, asked!) });
  });
  it('shows nothing that is passed from hand to hand, but a private board', async () => {
    const both = { ...cards, players: { british: person, french: person } };
    expect(await glanceAt(both)).toBe(null);
    const branch = { kind: 'local' as const, table: 'x', count: 0, seat: null };
    expect(Object.keys((await glanceAt({ ...both, branch }))!)).toEqual([both.pending[0]]);
  });
  it('shows nothing that older rules have made', async () => {
    expect(await glanceAt({ ...cards, version: wilderness.version - 1 })).toBe(null);
    expect(await glanceAt({ ...cards, game: 'gone' })).toBe(null);
  });
});
