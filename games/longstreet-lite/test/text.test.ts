import { cite, say } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { book } from '../text/index.ts';

const UNITS = ['6th-wisconsin', 'battery-b-4th-us', '3rd-ohio-battery', 'fauquier-artillery', 'c-3'] as const;
const english = (key: string, args: Record<string, string | number | string[]>) => say(book, 'en', { key, args });
const french = (key: string, args: Record<string, string | number | string[]>) => say(book, 'fr', { key, args });
const each = (key: string, more = {}) => UNITS.map(unit => french(key, { unit, ...more }));

describe('units in French sentences', () => {
  it('have their article, at the head of a sentence and within', () => {
    expect(each('bot.fire')).toEqual([
      'Le 6e Wisconsin tire.',
      'La batterie B du 4e U.S. tire.',
      'La 3e batterie de l’Ohio tire.',
      'L’artillerie de Fauquier tire.',
      'L’unité confédérée 3 tire.',
    ]);
    expect(each('desk.fire', { target: '' })).toEqual([
      'Tirer avec le 6e Wisconsin',
      'Tirer avec la batterie B du 4e U.S.',
      'Tirer avec la 3e batterie de l’Ohio',
      'Tirer avec l’artillerie de Fauquier',
      'Tirer avec l’unité confédérée 3',
    ]);
  });
  it('contract it after de and à, and agree', () => {
    expect(each('desk.odds.charge').slice(0, 2)).toEqual([
      'Charge du 6e Wisconsin',
      'Charge de la batterie B du 4e U.S.',
    ]);
    expect(each('no.tooFar', { needs: 3000, has: 1500 })[0]).toBe('Il faut 3 BW au 6e Wisconsin, qui n’a que 1,5 BW.');
    expect(each('combat.repulsed').map(said => /repoussée?/.exec(said)?.[0])).toEqual([
      'repoussé',
      ...['repoussée', 'repoussée', 'repoussée', 'repoussée'],
    ]);
    expect(each('desk.hint.chargeWhom').slice(0, 2)).toEqual([
      'Qui le 6e Wisconsin charge-t-il\u00a0? Ce doit être l’unité la plus proche.',
      'Qui la batterie B du 4e U.S. charge-t-elle\u00a0? Ce doit être l’unité la plus proche.',
    ]);
  });
  it('stand in a row with the last one joined, and bare on labels', () => {
    const fought = { key: 'combat.charge', args: { unit: UNITS[0], enemies: ['26th-georgia', UNITS[3]], cost: 2500 } };
    expect(cite(book, 'fr', fought)).toBe(
      'Le 6e Wisconsin charge le 26e Géorgie et l’artillerie de Fauquier sur 2,5 BW.',
    );
    expect(each('picture.called')[3]).toBe('Artillerie de Fauquier');
  });
});

describe('figures in French sentences', () => {
  it('count one below two', () => {
    const said = (hits: string, bases: string) => french('desk.odds.fireSum', { hits, bases });
    expect(said('0.0', '0.0')).toBe('0,0 touche attendue, 0,0 base');
    expect(said('2.3', '1.2')).toBe('2,3 touches attendues, 1,2 base');
  });
});

describe('units in English sentences', () => {
  const all = [...UNITS, 'rhode-island-light-battery-a', 'keys-arkansas-battery', 'new-york-independent-battery'];
  it('are said as people say them, at the head of a sentence and within', () => {
    expect(all.map(unit => english('bot.fire', { unit }))).toEqual([
      'The 6th Wisconsin fires.',
      'Battery B of the 4th U.S. fires.',
      'The 3rd Ohio Battery fires.',
      'The Fauquier Artillery fires.',
      'Confederate unit 3 fires.',
      'Battery A of the Rhode Island Light fires.',
      'Key’s Arkansas Battery fires.',
      'The New York Independent Battery fires.',
    ]);
    expect(english('combat.roll.attack', { unit: '13th-georgia', enemy: UNITS[1] })).toBe(
      'The 13th Georgia attacks Battery B of the 4th U.S.',
    );
  });
  it('stand in a row with the last one joined, and bare on labels', () => {
    expect(english('fire.opens', { unit: UNITS[1], targets: ['26th-georgia', UNITS[3]] })).toBe(
      'Battery B of the 4th U.S. fires at the 26th Georgia and the Fauquier Artillery.',
    );
    expect(english('picture.called', { unit: UNITS[1] })).toBe('Battery B, 4th U.S.');
  });
});
