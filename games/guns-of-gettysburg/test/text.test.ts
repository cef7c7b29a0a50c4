import { keyedDice, picker, start } from '@bivouac/kernel';
import { bookFaults, frenchFaults, sentenceFaults } from '@bivouac/testing';
import { playOn } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { stages } from '../fuzz/stages.ts';
import { game } from '../game.ts';
import { book } from '../text/index.ts';
import { areaName, blockName, hourName, positionName, standName, tokenName } from '../text/names.ts';

describe('the catalogues', () => {
  it('have the same keys', () => expect(bookFaults(book)).toEqual([]));

  it('say everything a hard-fought game tells, in both languages', () => {
    const pick = picker(7);
    const opened = structuredClone(start(game, { scenario: 'battle', options: [] }, keyedDice('7'.repeat(64))).state);
    stages[0]!(opened, pick);
    const french = new Set<string>();
    playOn(game, opened, pick, {
      played({ played }) {
        for (const event of played.events) {
          expect(sentenceFaults(book, event)).toEqual([]);
          french.add(book.texts.fr[event.key]!(event.args ?? {}));
        }
      },
    });
    expect(french.size).toBeGreaterThan(200);
    expect(frenchFaults([...french])).toEqual([]);
  });
});

describe('names', () => {
  it('of places, blocks, tokens and hours', () => {
    expect([areaName('codori-north', 'en'), positionName('p176', 'en')]).toEqual([
      'The Angle',
      'The Angle / Leister Farm',
    ]);
    expect([blockName('iron-brigade-r2-1', 'fr'), standName('c3', 'fr')]).toEqual([
      'Brigade de Fer (réduit à 2)',
      'bloc 3 confédéré',
    ]);
    expect([standName('c3:heth-f1', 'en'), standName('c3:heth-f1', 'fr')]).toEqual([
      'Heth (full strength)',
      'bloc Heth (à pleine force)',
    ]);
    expect([tokenName('u-march-1', 'en'), tokenName('c-corps-iii-1', 'en')]).toEqual([
      'March/Fieldworks',
      'Corps III 3',
    ]);
    expect([7, 12, 13, 21].map(hour => hourName(hour, 'en'))).toEqual(['7 AM', '12 PM', '1 PM', 'Night']);
  });
  it('what is unknown is called what it was called', () => {
    expect([areaName('nowhere', 'en'), blockName('nobody', 'en'), standName('x', 'fr'), tokenName('x', 'fr')]).toEqual([
      'nowhere',
      'nobody',
      'x',
      'x',
    ]);
  });
});
