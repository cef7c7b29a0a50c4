import { aboutFaults, bothFaults, frenchFaults, inventoryFaults, strangersIn } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import cardTexts from '../../data/cards.text.json' with { type: 'json' };
import { CARD_IDS, KINDS } from '../../data/edition.ts';
import examples from '../../data/examples.json' with { type: 'json' };
import glossary from '../../data/glossary.json' with { type: 'json' };
import { scenarioIds } from '../../data/index.ts';
import rulesFile from '../../data/rules.json' with { type: 'json' };
import sectionsFile from '../../data/sections.json' with { type: 'json' };
import texts from '../../data/texts.json' with { type: 'json' };
import { rules } from '../../text/rules.ts';
import { builtIn } from './edition.ts';

const { scenarios, terrain } = builtIn;

describe('the rules inventory', () => {
  it('has 387 rules, in both languages', () => {
    expect(rulesFile).toHaveLength(387);
    expect(inventoryFaults(rulesFile)).toEqual([]);
  });
  it('names each section as people know it', () => {
    expect(rules.filter(rule => !rule.heading).map(({ id }) => id)).toEqual([]);
    const used = new Set(rules.map(({ section }) => section));
    expect(Object.keys(sectionsFile).filter(section => !used.has(section))).toEqual([]);
  });
  it('has a rule for every card', () => {
    const known = new Set(rules.map(({ id }) => id));
    expect(CARD_IDS.filter(id => !known.has(`card-${id}`))).toEqual([]);
  });
  it('knows every rule that an option or a kind of terrain names', () => {
    const known = new Set(rules.map(({ id }) => id));
    const named = [...scenarios.options.flatMap(option => option.rules), ...terrain.kinds.map(kind => kind.rule)];
    expect(named.filter(id => !known.has(id))).toEqual([]);
  });
  it('names examples that exist', () => {
    const known = new Set(examples.map(({ id }) => id));
    const named = rulesFile.flatMap(rule => ('examples' in rule ? (rule.examples as string[]) : []));
    expect(examples).toHaveLength(122);
    expect(named.filter(id => !known.has(id))).toEqual([]);
  });
});

describe('the texts', () => {
  it('tell of every scenario and every option in both languages, and of nothing else', () => {
    expect(Object.keys(texts.scenarios)).toEqual(scenarioIds);
    expect(Object.keys(texts.options)).toEqual(scenarios.options.map(({ id }) => id));
    expect(bothFaults(texts.scenarios, ['name', 'blurb', 'victory'])).toEqual([]);
    expect(bothFaults(texts.options, ['name', 'explains'])).toEqual([]);
  });
  it('name every unit, brigade, piece and kind of terrain', () => {
    for (const { forces, terrain: pieces } of scenarios.scenarios) {
      const units = [...forces.federal.units, ...forces.confederate.units];
      const named: Readonly<Record<string, { en: string }>> = texts.units;
      expect(units.map(unit => named[unit.id]?.en)).toEqual(units.map(unit => unit.name));
      expect(pieces.filter(piece => !Object.hasOwn(texts.places, piece.id))).toEqual([]);
    }
    expect(Object.keys(texts.kinds)).toEqual([...KINDS]);
  });
  it('tell of every card', () => {
    expect(Object.keys(cardTexts)).toEqual([...CARD_IDS]);
    expect(bothFaults(cardTexts, ['title', 'text'])).toEqual([]);
  });
  it('say what kind of edition this is', () => expect(aboutFaults(texts.about)).toEqual([]));
});

describe('the French', () => {
  it('is typeset as French', () => {
    const french = [
      ...rules.flatMap(rule => [rule.title.fr, rule.says.fr, rule.heading!.fr]),
      ...Object.values(texts.scenarios).flatMap(each => Object.values(each.fr)),
      ...Object.values(texts.options).flatMap(each => Object.values(each.fr)),
      ...Object.values(cardTexts).flatMap(each => Object.values(each.fr)),
      ...Object.values({ ...texts.units, ...texts.places, ...texts.kinds }).map(({ fr }) => fr),
      ...glossary.terms.map(term => term.fr),
      texts.about.fr,
    ];
    expect(frenchFaults(french)).toEqual([]);
  });
});

describe('all data files', () => {
  it('mention no path of a machine, no file outside the project and no other program', () => {
    expect(strangersIn([builtIn, glossary, rulesFile, texts, cardTexts, examples])).toEqual([]);
  });
});
