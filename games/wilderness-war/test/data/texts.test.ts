import { aboutFaults, bothFaults, frenchFaults, inventoryFaults, strangersIn } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import cardTexts from '../../data/cards.text.json' with { type: 'json' };
import cardTitles from '../../data/cards.titles.json' with { type: 'json' };
import glossaryFile from '../../data/glossary.json' with { type: 'json' };
import rulesFile from '../../data/rules.json' with { type: 'json' };
import textsFile from '../../data/texts.json' with { type: 'json' };
import { builtIn } from './edition.ts';

const { cards } = builtIn.cards;
const { scenarios, options } = builtIn.scenarios;
const { spaces, militiaBoxes } = builtIn.spaces;

interface Both {
  readonly en: string;
  readonly fr: string;
}
interface Rule {
  readonly id: string;
  readonly section: string;
  readonly level: string;
  readonly title: Both;
  readonly says: Both;
  readonly test: string;
  readonly ruling?: string;
  readonly depends: readonly string[];
}
const rules: readonly Rule[] = rulesFile;
const titles: Readonly<Record<string, Both>> = cardTitles;
const texts: Readonly<Record<string, Both>> = cardTexts;

describe('the rules inventory', () => {
  it('has 478 rules, in both languages', () => {
    expect(rules).toHaveLength(478);
    expect(inventoryFaults(rules)).toEqual([]);
  });

  it('marks sections 13 to 17 advanced and section 18 optional', () => {
    for (const { id, section, level } of rules) {
      const chapter = Number.parseInt(section, 10);
      if (chapter >= 13 && chapter <= 17) expect(level, id).toBe('advanced');
      expect(level === 'optional', id).toBe(chapter === 18);
    }
  });

  it('calls events by their French titles in French', () => {
    const english = new Set(Object.values(titles).flatMap(({ en, fr }) => (en === fr ? [] : [en])));
    const quoted = rules.flatMap(({ title, says }) => `${title.fr} ${says.fr}`.match(/«\u00a0[^»]*\u00a0»/g) ?? []);
    expect(quoted.map(each => each.slice(2, -2)).filter(each => english.has(each))).toEqual([]);
    expect(quoted).toContain('«\u00a0Reddition\u00a0!\u00a0»');
  });
});

describe('the faces of the cards', () => {
  it('exist for every card in both languages', () => {
    for (const faces of [titles, texts]) expect(Object.keys(faces)).toEqual(cards.map(card => String(card.n)));
    for (const { n, title } of cards) {
      const { en, fr } = texts[n]!;
      expect(titles[n]!.en, `card ${n}`).toBe(title);
      for (const each of [titles[n]!.fr, en, fr]) expect(each.trim(), `card ${n}`).not.toBe('');
      expect(fr, `card ${n}`).not.toBe(en);
    }
  });

  it('fit a card', () => {
    for (const [n, { en, fr }] of Object.entries(texts)) {
      expect(en.length, n).toBeLessThanOrEqual(300);
      expect(fr.length, n).toBeLessThanOrEqual(320);
    }
  });

  it('are alike for cards of one event, but for Highlanders', () => {
    for (const card of cards.filter(({ key }) => key !== 'highlanders')) {
      const first = cards.find(({ key }) => key === card.key)!;
      for (const faces of [titles, texts]) expect(faces[card.n], `card ${card.n}`).toEqual(faces[first.n]);
    }
  });

  it('quote other events in French by a French title', () => {
    const quoted = Object.values(texts).flatMap(({ fr }) => fr.match(/«\u00a0[^»]*\u00a0»/g) ?? []);
    expect(quoted.length).toBeGreaterThan(10);
    const isTitle = (name: string) => Object.values(titles).some(({ fr }) => fr === name || fr.startsWith(name));
    expect(quoted.map(each => each.slice(2, -2)).filter(name => !isTitle(name))).toEqual([]);
  });
});

describe('the texts', () => {
  type Texts = Readonly<Record<string, Readonly<Record<string, object>>>>;
  const names: Readonly<Record<string, Both>> = textsFile.places;

  it('tell of every scenario and every option in both languages, and of nothing else', () => {
    const scenarioTexts: Texts = textsFile.scenarios;
    const optionTexts: Texts = textsFile.options;
    expect(Object.keys(scenarioTexts)).toEqual(scenarios.map(scenario => scenario.id));
    expect(Object.keys(optionTexts)).toEqual(options.map(option => option.id));
    expect(bothFaults(scenarioTexts, ['name', 'blurb', 'victory'])).toEqual([]);
    expect(bothFaults(optionTexts, ['name', 'explains'])).toEqual([]);
  });

  it('name in French every place whose name has an apostrophe, and the militia boxes', () => {
    const straight = spaces.filter(space => space.name.includes("'"));
    expect(Object.keys(names)).toEqual([...straight, ...militiaBoxes].map(({ id }) => id));
    for (const { id, name } of straight) expect(names[id]?.en).toBe(name);
  });

  it('name the Departments and the groups of Indians', () => {
    expect(Object.keys(textsFile.departments)).toEqual(['northern', 'southern', 'st-lawrence']);
    const groups = new Set(builtIn.pieces.units.flatMap(unit => unit.group ?? []));
    expect(Object.keys(textsFile.groups).sort()).toEqual([...groups].sort());
  });

  it('say what kind of edition this is', () => expect(aboutFaults(textsFile.about)).toEqual([]));
});

describe('the French', () => {
  const french = [
    ...rules.flatMap(rule => [rule.title.fr, rule.says.fr]),
    ...[titles, texts].flatMap(each => Object.values(each).map(({ fr }) => fr)),
    ...Object.values(textsFile.scenarios).flatMap(each => Object.values(each.fr)),
    ...Object.values(textsFile.options).flatMap(each => Object.values(each.fr)),
    ...[textsFile.places, textsFile.departments, textsFile.groups].flatMap(each =>
      Object.values(each).map(({ fr }) => fr),
    ),
    ...glossaryFile.terms.map(term => term.fr),
    textsFile.about.fr,
  ];

  it('is typeset as French', () => expect(frenchFaults(french)).toEqual([]));
});

describe('the glossary', () => {
  it('gives both words for everything, events included', () => {
    for (const { en, fr } of glossaryFile.terms) for (const each of [en, fr]) expect(each.trim()).not.toBe('');
    const events = glossaryFile.terms.filter(term => term.kind === 'event');
    expect(events.map(term => term.en)).toEqual([...new Set(cards.map(card => card.title))]);
  });
});

describe('all data files', () => {
  it('mention no path of a machine, no file outside the project and no other program', () => {
    expect(strangersIn([builtIn, glossaryFile, rulesFile, textsFile, cardTitles, cardTexts])).toEqual([]);
  });
});
