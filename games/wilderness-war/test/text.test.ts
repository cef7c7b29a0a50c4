import type { Language } from '@bivouac/kernel';
import { bookFaults, sentenceFaults } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { cards, pieceIds, scenarios, spaceIds, units } from '../data/index.ts';
import { game } from '../game.ts';
import { en } from '../text/en.ts';
import * as french from '../text/fr/words.ts';
import { fr } from '../text/fr.ts';
import {
  aboutText,
  book,
  cardName,
  cardText,
  cardTitle,
  isLabel,
  optionText,
  pieceName,
  pieceNames,
  pieceTitle,
  scenarioText,
  spaceName,
} from '../text/index.ts';
import { allOf, count, eventTitle, halves, signed } from '../text/names.ts';
import { builtIn } from './data/edition.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
const keys = Object.keys(en);

// Every argument of every sentence at once; a sentence takes what it needs.
const one = {
  ...{ side: 'british', wants: 'french', vp: 0, points: 1, why: 'battle', year: 1757, season: 'early', cards: 1 },
  ...{
    piece: 'wolfe',
    pieces: 'wolfe',
    unit: 'br-regular-44th',
    units: 1,
    leader: 'amherst',
    one: 'levis',
    two: 'dumas',
  },
  ...{ space: 'albany', from: 'quebec', to: 'montreal', card: 'card-6', event: 'small_pox', department: 'northern' },
  ...{ what: 'stockade', of: 'raise', left: 1, halves: 1, value: 3, initiative: 3, allowance: 4, steps: 0, level: 1 },
  ...{ modifier: 0, tactics: 1, column: '6-8', cell: 'crt 4 6-8', markers: 1, british: 9, french: 9, deck: 44 },
  ...{
    winner: 'french',
    die: 5,
    sides: 6,
    draw: 0,
    spaces: 'albany',
    answer: 'lose',
    about: 'albany',
    need: 'ownSiege',
  },
};
const many = {
  ...one,
  ...{ side: 'french', wants: 'british', vp: 4, points: 3, why: 'fortress', season: 'late', cards: 8, units: 3 },
  ...{ pieces: 'montcalm,fr-regular-bearn,fr-abenaki-1,fr-abenaki-2,fr-coureurs-langlade', piece: 'fr-seneca' },
  ...{ unit: 'fr-marine-detachment-marine-detachment-1', space: 'ile-dorleans', from: 'pays-den-haut', to: 'halifax' },
  ...{ what: 'fort', of: 'militia', left: 2, halves: 4, steps: 3, level: 2, modifier: -2, tactics: 0, markers: 4 },
  ...{ card: 'card-48', event: 'louisbourg_squadrons', department: 'st-lawrence', winner: 'british' },
  ...{ need: 'quiberon' },
};
const few = {
  ...many,
  ...{
    vp: -11,
    points: -1,
    why: 'massacre',
    pieces: '',
    piece: '',
    unit: '',
    space: 'box',
    winner: 'draw',
    modifier: 2,
  },
};
const odd = {
  ...one,
  piece: 'nobody',
  unit: 'nobody',
  space: 'nowhere',
  card: 'card-99',
  of: 'x',
  what: 'x',
  why: 'x',
};
const farther = { ...many, space: 'lac-des-deux-montagnes', from: 'easton', what: 'works', of: 'small_pox' };
const parted = { ...many, pieces: many.pieces.split(','), spaces: ['albany', 'halifax'] }; // older events hold joined words
const samples = [one, many, few, odd, farther, parted, { ...few, pieces: [] }];

const said = (language: Language): readonly { readonly key: string; readonly text: string }[] =>
  Object.entries(book.texts[language]).flatMap(([key, sentence]) =>
    [one, many, farther, parted].map(sample => ({ key, text: sentence(sample) })),
  );

describe('the catalogues', () => {
  it('have the same keys, besides the labels of the screens', () => {
    expect(Object.keys(fr).sort()).toEqual([...keys].sort());
    expect(Object.keys(book.texts.en).filter(key => !isLabel(key))).toEqual(keys.filter(key => !isLabel(key)));
    expect(bookFaults(book)).toEqual([]);
  });

  it('say every sentence', () => {
    for (const sample of samples) {
      for (const key of keys) expect(sentenceFaults(book, { key, args: sample })).toEqual([]);
    }
    for (const language of LANGUAGES) {
      expect(said(language).filter(({ text }) => / {2}|\(\)|^ | $|,\.|\.\./.test(text))).toEqual([]);
    }
  });

  it('begin with a capital, a number or a quotation mark and end with a stop', () => {
    for (const language of LANGUAGES) {
      const sentences = said(language).filter(({ key }) => !isLabel(key));
      expect(sentences.filter(({ text }) => !/^[A-ZÀÉÎ0-9«].*[.?]$/.test(text))).toEqual([]);
    }
  });

  it('leave no slug', () => {
    for (const language of LANGUAGES) {
      expect(said(language).filter(({ text }) => /\b(br|fr)-[a-z]|card-\d|_|ile-dorleans/.test(text))).toEqual([]);
    }
  });
});

describe('the French', () => {
  const texts = [
    ...said('fr').map(({ text }) => text),
    ...pieceIds.flatMap(id => [pieceName(id, 'fr'), pieceTitle(id, 'fr')]),
    ...spaceIds.flatMap(id => [spaceName(id, 'fr'), french.at(id), french.of(id), french.space(id)]),
    ...builtIn.scenarios.options.flatMap(({ id }) => Object.values(optionText(id, 'fr'))),
  ];

  it('uses the typographic apostrophe and no straight quotes', () => {
    expect(texts.filter(text => /['"“”]/.test(text))).toEqual([]);
  });

  it('has a no-break space before high punctuation and inside quotation marks', () => {
    expect(texts.filter(text => /[^\u00a0][:;!?»]|«[^\u00a0]/.test(text))).toEqual([]);
  });

  it('elides and contracts', () => {
    expect(texts.filter(text => /\b(de|à) les\b|\bde le\b|\bà le\b|\bde [AEIOUÉÎ]/.test(text))).toEqual([]);
    expect(['quebec', 'albany', 'halifax', 'hartford', 'ohio-forks', 'ile-aux-noix'].map(french.of)).toEqual([
      ...['de Québec', 'd’Albany', 'd’Halifax', 'de Hartford', 'd’Ohio Forks', 'de l’Île-aux-Noix'],
    ]);
    expect(['quebec', 'pays-den-haut', 'lac-des-deux-montagnes', 'militia-southern'].map(french.at)).toEqual([
      ...['à Québec', 'dans les Pays d’en Haut', 'au Lac des Deux Montagnes'],
      'dans la case des milices coloniales du Sud',
    ]);
    expect(french.Space('ile-dorleans')).toBe('L’Île d’Orléans');
  });

  it('is not English, nor the English French', () => {
    const word = (list: string) => new RegExp(`(?<!\\p{L})(${list})(?!\\p{L})`, 'iu');
    const english = word('the|and|units?|battles?|enemy|siege|retreats?|army|by|from|to|with|fortress|stockade');
    expect(said('fr').filter(({ text }) => english.test(text))).toEqual([]);
    const foreign = word('les|des|une|du|et|avec|vers|Anglais|Français');
    const bare = said('en').map(({ text }) => text.replace(/Lac des Deux Montagnes|Coureurs des bois/g, ''));
    expect(bare.filter(text => foreign.test(text))).toEqual([]);
  });
});

describe('the words', () => {
  it('count', () => {
    expect([0, 1, 2, 9].map(halves)).toEqual(['0', '½', '1', '4½']);
    expect([0, 1, 2].map(many => count('en', many, 'step', 'steps'))).toEqual(['0 steps', '1 step', '2 steps']);
    expect([0, 1, 2].map(many => count('fr', many, 'carte', 'cartes'))).toEqual(['0 carte', '1 carte', '2 cartes']);
    expect([-2, 0, 3].map(signed)).toEqual(['−2', '+0', '+3']);
  });

  it('enumerate', () => {
    expect(allOf(['A', 'B', 'C'], 'en')).toBe('A, B and C');
    expect(allOf(['A'], 'fr')).toBe('A');
  });

  it('name pieces', () => {
    const slugs = ['wolfe', 'br-regular-44th', 'br-highland-77th-b', 'br-light-infantry-gages-80th', 'fr-seneca'];
    expect(slugs.map(slug => pieceName(slug, 'en'))).toEqual([
      ...['Wolfe', '44th Regulars', '77th Highlanders (b)', "Gage's 80th Light Infantry", 'Seneca (French)'],
    ]);
    expect(slugs.map(slug => pieceName(slug, 'fr'))).toEqual([
      ...[
        'Wolfe',
        '44e (Réguliers)',
        '77e b (Highlanders)',
        '80e de Gage (Infanterie Légère)',
        'Seneca (pro-français)',
      ],
    ]);
    expect(pieceName('nobody', 'fr')).toBe('nobody');
    expect(pieceTitle('wolfe', 'fr')).toBe('Wolfe 1-6-2');
    expect(pieceTitle('br-regular-44th', 'fr')).toBe('44e (Réguliers), 3-4, Troupes de Métier');
  });

  it('call two units alike only when their counters are alike', () => {
    for (const language of LANGUAGES) {
      const seen = new Map<string, string>();
      for (const unit of units) {
        const name = `${unit.side} ${pieceName(unit.id, language)}`;
        const print = `${unit.type} ${unit.name}`;
        expect(seen.get(name) ?? print, unit.id).toBe(print);
        seen.set(name, print);
      }
    }
  });

  it('list pieces: leaders first, counters alike counted', () => {
    const slugs = 'br-provincial-massachusetts-1,br-mohawk-1,br-provincial-massachusetts-2,johnson';
    expect(pieceNames(slugs, 'en')).toBe('Johnson, 2 × Massachusetts Provincials and Mohawk');
    expect(pieceNames(slugs, 'fr')).toBe('Johnson, 2 × Massachusetts (Provinciaux) et Mohawk');
  });

  it('name cards and events', () => {
    expect(cardName('card-6', 'en')).toBe('Surrender!');
    expect(cardName('card-6', 'fr')).toBe('«\u00a0Reddition\u00a0!\u00a0»');
    expect(eventTitle('small_pox', 'fr')).toBe('«\u00a0Variole\u00a0»');
    expect([cardTitle('card-99', 'en'), cardText('card-99', 'en')]).toEqual(['card-99', '']);
    for (const { n } of cards) for (const language of LANGUAGES) expect(cardText(`card-${n}`, language)).not.toBe('');
  });

  it('tell of scenarios, options and the edition', () => {
    for (const language of LANGUAGES) {
      for (const { id } of scenarios) expect(scenarioText(id, language).blurb).not.toBe('');
      expect(aboutText(language)).toContain('Bivouac');
    }
    expect(optionText('99', 'fr').name).toBe('99');
  });

  it('know the options of the game, and no other', () => {
    const listed = builtIn.scenarios.options;
    expect(game.options.map(option => [option.id, option.variant === true])).toEqual(
      listed.map(({ id, variant }) => [id, variant]),
    );
    for (const { id } of listed)
      for (const language of LANGUAGES) expect(optionText(id, language).explains).not.toBe('');
  });
});
