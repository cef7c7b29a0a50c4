import { cite, type Language, listed, play, refusal, scriptedDice, start, type Text, view } from '@bivouac/kernel';
import { bookFaults, sentenceFaults } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { hexIds, options, scenarios, unitIds } from '../data/index.ts';
import { game } from '../game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { aboutText, book, hexName, isLabel, optionText, scenarioText, unitName, unitTitle } from '../text/index.ts';
import { type Key, type Says, tx } from '../text/keys.ts';
import { allOf, count, countHalves, halves, hexNames, isNone, oneOf, unitNames } from '../text/names.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
const keys = Object.keys(en) as Key[];

// Every argument of every sentence at once; a sentence takes what it needs.
const one = {
  ...{ side: 'union', turn: 8, open: 1, left: 1, points: 1, attack: 9, defence: 9, damage: 0, winner: 'defender' },
  ...{ unit: 'us-gen-newton', units: 'us-inf-wadsworth', guns: 'cs-art-mcintosh', support: '', cell: 'defender 0' },
  ...{ hex: 'L6', hexes: 'L6', free: 'P3', from: 'S1', to: 'P3', path: 'P3', target: 'M7' },
  ...{ attackers: 'S2', defenders: 'O7', hill: 2, woods: 1, town: 1, confederate: 1, union: 1, battle: 0 },
  ...{ option: '10b4', cost: 1, allowance: 1, steps: 0, road: 1, rocky: 1, stream: 1, zone: 1 },
  ...{ die: 7, sides: 10, draw: 0 },
};
const many = {
  ...one,
  ...{
    side: 'confederate',
    turn: 9,
    open: 3,
    left: 2,
    points: 2,
    attack: 17,
    defence: 9,
    damage: 2,
    winner: 'attacker',
  },
  ...{ unit: 'cs-inf-heth', units: 'cs-gen-a-p-hill,cs-inf-heth,cs-art-pegram', support: 'cs-art-dance,cs-art-nelson' },
  ...{ guns: 'us-art-ransom,us-art-taft', hex: 'O7', hexes: 'L6,L7,L8', free: 'K6,K7', path: 'R1,Q2,P2,P3' },
  ...{ attackers: 'S2,R3', defenders: 'O7,O8', woods: 0, town: 0, cost: 9, allowance: 8, steps: 2 },
  ...{ confederate: 23, union: 12, option: '10c1' },
};
const few = {
  ...many,
  ...{ open: 0, damage: 1, attackers: '', hexes: '', defenders: 'O7', hex: 'off', path: 'off', attack: -1, defence: 2 },
};
const odd = { ...one, unit: 'nobody', units: 'nobody', guns: 'nobody', hex: 'V3', from: 'V3', option: '99', attack: 6 };
const joined = [one, many, few, odd, { ...one, path: 'R1,off', damage: 1, attack: 15, winner: 'attacker' }];
type Args = NonNullable<Text['args']>;
const LISTS: readonly string[] = ['units', 'guns', 'support', 'hexes', 'free', 'path', 'attackers', 'defenders'];
const parted = (sample: Args): Args =>
  Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, LISTS.includes(name) ? listed(value as string) : value]),
  );
const samples: readonly Args[] = [...joined, ...joined.map(parted)]; // as they once were, and as they are

const said = (language: Language): readonly { readonly key: string; readonly text: string }[] =>
  Object.entries(book.texts[language]).flatMap(([key, sentence]) =>
    samples
      .filter(sample => key !== 'battle.declared' || !isNone(sample.attackers as string))
      .map(sample => ({ key, text: sentence(sample) })),
  );
/** With plain spaces, as these tests are written. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const tell = <K extends Key>(language: Language, key: K, args: Says[K]): string =>
  plain(book.texts[language][key]!(args));

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
      const bad = said(language).filter(({ text }) => / {2}|\(\)|^ | $|,\.|\.\./.test(text));
      expect(bad).toEqual([]);
    }
  });

  it('begin with a capital and end with a stop', () => {
    for (const language of LANGUAGES) {
      const sentences = said(language).filter(({ key, text }) => !isLabel(key) && !/^(nobody|off|hors)/.test(text));
      expect(sentences.filter(({ text }) => !/^[A-ZÀÉ].*[.?]$/.test(text))).toEqual([]);
    }
  });

  it('name no section: that is left to the citation', () => {
    const sections = book.rules.map(rule => rule.section).filter(section => /\d[a-z]/.test(section));
    for (const language of LANGUAGES) {
      const words = said(language).flatMap(({ text }) => text.split(/[^\w-]+/));
      expect(words.filter(word => sections.includes(word))).toEqual([]);
    }
  });

  it('know every rule the rules cite', () => {
    expect(cite(book, 'en', tx('no.path', {}, '§3a-a'))).toMatch(/ \(3a\)$/);
    expect(book.rules).toHaveLength(236);
  });
});

describe('the French', () => {
  const french = [
    ...said('fr').map(({ text }) => text),
    ...unitIds.flatMap(id => [unitName(id, 'fr'), unitTitle(id, 'fr')]),
    ...hexIds.map(id => hexName(id, 'fr')),
  ];

  it('uses the typographic apostrophe and no straight quotes', () => {
    expect(french.filter(text => /['"“”]/.test(text))).toEqual([]);
  });

  it('has a no-break space before high punctuation and inside quotation marks', () => {
    expect(french.filter(text => /[^\u00a0][:;!?»]|«[^\u00a0]/.test(text))).toEqual([]);
  });

  it('elides and contracts', () => {
    expect(
      french.filter(text => /\b(de|à) les\b|\bde le\b|\bà le\b|\b(le|de|que) Union\b|\bd[eu] l’Confé/.test(text)),
    ).toEqual([]);
  });

  it('is not English, nor the English French', () => {
    const word = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');
    const english = word(
      'the|of|and|hex|hexes|units?|battles?|turn|enemy|woods|stream|retreats?|army|by|from|to|hits?',
    );
    expect(french.filter(text => english.test(text))).toEqual([]);
    const foreign = word('le|les|des|une|du|et|en|tour|[\\w]*[éèàêç’«»][\\w]*');
    expect(said('en').filter(({ text }) => foreign.test(text))).toEqual([]);
  });
});

describe('the words', () => {
  it('count in half points', () => {
    expect([0, 1, 2, 9, 16].map(halves)).toEqual(['0', '½', '1', '4½', '8']);
    const points = (language: Language) => [1, 2, 3, 4].map(each => countHalves(language, each, 'point', 'points'));
    expect(points('en')).toEqual(['½ point', '1 point', '1½ points', '2 points']);
    expect(points('fr')).toEqual(['½ point', '1 point', '1½ point', '2 points']);
    expect(LANGUAGES.map(language => count(language, 0, 'point', 'points'))).toEqual(['0 points', '0 point']);
  });

  it('enumerate', () => {
    expect(allOf(['A'], 'en')).toBe('A');
    expect(allOf(['A', 'B', 'C'], 'en')).toBe('A, B and C');
    expect(oneOf(['A', 'B', 'C'], 'fr')).toBe('A, B ou C');
    expect(unitNames(['cs-gen-a-p-hill', 'cs-inf-heth'], 'fr')).toBe('A. P. Hill et Heth');
  });

  it('call no two units the same', () => {
    for (const language of LANGUAGES) {
      expect(new Set(unitIds.map(id => unitName(id, language))).size).toBe(unitIds.length);
      expect(new Set(unitIds.map(id => unitTitle(id, language))).size).toBe(unitIds.length);
    }
    const newtons = ['us-gen-newton', 'us-inf-newton', 'us-cav-mcintosh', 'cs-art-mcintosh', 'us-inf-wadsworth'];
    expect(newtons.map(id => unitName(id, 'en'))).toEqual([
      ...['Newton (general)', 'Newton (infantry)', 'McIntosh (Union cavalry)', 'McIntosh (Confederate artillery)'],
      'Wadsworth',
    ]);
    expect(newtons.map(id => unitName(id, 'fr'))).toEqual([
      ...['Newton (général)', 'Newton (infanterie)', 'McIntosh (cavalerie de l’Union)'],
      ...['McIntosh (artillerie confédérée)', 'Wadsworth'],
    ]);
  });

  it('give whole names', () => {
    expect(unitTitle('us-inf-wadsworth', 'en')).toBe('Wadsworth, infantry division of I Corps (Union)');
    expect(unitTitle('us-inf-wadsworth', 'fr')).toBe('Wadsworth, division d’infanterie du Ier corps (Union)');
    expect(unitTitle('cs-art-pegram', 'fr')).toBe('Pegram, bataillon d’artillerie du IIIe corps (Confédérés)');
    expect(unitTitle('us-gen-pleasonton', 'en')).toBe('General Pleasonton, Cavalry Corps (Union)');
    expect(unitTitle('us-gen-meade', 'fr')).toBe('Le général Meade, armée du Potomac (Union)');
    expect(unitTitle('nobody', 'fr')).toBe('nobody');
  });

  it('name hexes', () => {
    expect(['P3', 'L6', 'S1', 'D3', 'off'].map(code => hexName(code, 'en'))).toEqual([
      ...["P3 (McPherson's Ridge / Herbst Woods)", 'L6 (Cemetery Hill, west)', 'S1 (Chambersburg pike)', 'D3'],
      'off the map',
    ]);
    expect(hexName('L8', 'fr')).toBe('L8 (Culp’s Hill)');
    expect(hexNames(['L8', 'L6'], 'fr')).toBe('L8 et L6');
  });

  it('tell of scenarios, options and the edition', () => {
    for (const language of LANGUAGES) {
      for (const { id } of scenarios) expect(scenarioText(id, language).blurb).not.toBe('');
      for (const { id } of options) expect(optionText(id, language).explains).not.toBe('');
      expect(aboutText(language)).toContain('Bivouac');
    }
    expect(optionText('99', 'fr').name).toBe('99');
  });
});

describe('the refusal for want of points', () => {
  const none = { cost: 0, steps: 0, road: 0, woods: 0, rocky: 0, stream: 0, zone: 0 };
  const both = (args: Says['no.points']) => LANGUAGES.map(language => tell(language, 'no.points', args));

  it('says the cost and what made it so', () => {
    const bill = { ...none, cost: 9, steps: 2, road: 1, woods: 1, zone: 1 };
    expect(both({ ...bill, unit: 'us-inf-wadsworth', hex: 'F5', allowance: 8 })).toEqual([
      "Wadsworth cannot reach F5 (Devil's Den): that costs 4½ (2 hexes 2, road ½, woods +1, enemy zone +1), and it has 4 movement points.",
      'Wadsworth ne peut pas atteindre F5 (Devil’s Den) : 4½ points pour 4 disponibles (2 hexagones 2, route ½, forêt +1, zone ennemie +1).',
    ]);
  });

  it('names every surcharge and a single hex', () => {
    const bill = { ...none, cost: 12, steps: 1, woods: 1, rocky: 1, stream: 1, zone: 2 };
    expect(both({ ...bill, unit: 'cs-inf-heth', hex: 'E6', allowance: 10 })).toEqual([
      'Heth cannot reach E6 (Big Round Top): that costs 6 (1 hex 1, woods +1, rocky hill +1, stream +1, enemy zone +2), and it has 5 movement points.',
      'Heth ne peut pas atteindre E6 (Big Round Top) : 6 points pour 5 disponibles (1 hexagone 1, forêt +1, colline rocailleuse +1, rivière +1, zone ennemie +2).',
    ]);
  });

  it('names the way off the map apart', () => {
    const bill = { ...none, cost: 5, steps: 1, road: 3 };
    expect(both({ ...bill, unit: 'cs-cav-jenkins', hex: 'off', allowance: 4 })).toEqual([
      'Jenkins cannot leave the map: that costs 2½ (road 1½, leaving the map 1), and it has 2 movement points.',
      'Jenkins ne peut pas sortir du plateau : 2½ points pour 2 disponibles (route 1½, sortie du plateau 1).',
    ]);
  });

  it('is what a player hears', () => {
    const opened = start(game, { scenario: 'day1', options: [] }, scriptedDice()).state;
    const { state } = play(game, opened, 'confederate', { type: 'endMovement' });
    const path = ['D4', 'D5', 'D6'];
    const why = refusal(game, view(game, state, 'union'), 'union', {
      type: 'move',
      units: ['us-inf-wadsworth'],
      path,
    })!;
    expect(cite(book, 'en', why)).toBe(
      'Wadsworth cannot reach D6: that costs 7 (3 hexes 3, woods +3, stream +1), and it has 5 movement points. (3b)',
    );
  });
});

describe('the report of a battle', () => {
  it('says what decides it', () => {
    const result = { winner: 'attacker', attack: 15, defence: 9, damage: 2, cell: 'attacker 2' };
    expect(tell('en', 'battle.result', result)).toBe(
      'Attack 15, defence 9: the attackers win by 6. The defenders take 2 damage points and retreat.',
    );
    expect(tell('fr', 'battle.result', { ...result, winner: 'defender', attack: 9, damage: 0 })).toBe(
      'Attaque 9, défense 9 : à égalité, le défenseur tient. Les attaquants battent en retraite sans dommage.',
    );
  });

  it('shows the dice', () => {
    const die = { side: 'confederate', die: 7, sides: 10, draw: 0 };
    expect(tell('en', 'battle.attackDie', die)).toBe('Confederate attack die: 7.');
    expect(tell('fr', 'battle.defenceDie', { ...die, side: 'union' })).toBe('Dé de défense de l’Union : 7.');
    expect(tell('fr', 'battle.rerollDie', die)).toBe('Dé confédéré, relancé : 7.');
  });

  it('agrees in number', () => {
    const path = { from: 'S1', path: ['R1', 'Q2'], cost: 3 };
    expect(tell('en', 'move.done', { ...path, units: ['cs-inf-heth'] })).toBe(
      'Heth moves from S1 (Chambersburg pike) via R1 to Q2 (Herr Ridge): 1½ movement points.',
    );
    expect(tell('fr', 'move.done', { ...path, units: ['cs-inf-heth', 'cs-art-pegram'] })).toBe(
      'Heth et Pegram vont de S1 (route de Chambersburg) en Q2 (Herr Ridge) par R1 : 1½ point de mouvement.',
    );
    expect(['union', 'confederate'].map(side => tell('en', 'move.ended', { side }))).toEqual([
      'The Union ends its movement.',
      'The Confederates end their movement.',
    ]);
    expect(['union', 'confederate'].map(side => tell('fr', 'move.ended', { side }))).toEqual([
      'L’Union finit ses mouvements.',
      'Les Confédérés finissent leurs mouvements.',
    ]);
  });
});
