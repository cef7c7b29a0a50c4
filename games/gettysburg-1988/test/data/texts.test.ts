import { aboutFaults, bothFaults, frenchFaults, inventoryFaults, strangersIn } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import examplesFile from '../../data/examples.json' with { type: 'json' };
import glossaryFile from '../../data/glossary.json' with { type: 'json' };
import { CODES } from '../../data/grid.ts';
import rulesFile from '../../data/rules.json' with { type: 'json' };
import textsFile from '../../data/texts.json' with { type: 'json' };
import { builtIn } from './edition.ts';

const { map } = builtIn;
const { units } = builtIn.units;
const { scenarios, optionalRules } = builtIn.scenarios;

interface Both {
  readonly en: string;
  readonly fr: string;
}
interface Rule {
  readonly id: string;
  readonly section: string;
  readonly level: string;
  readonly variant?: boolean;
  readonly title: Both;
  readonly says: Both;
  readonly test: string;
  readonly ruling?: string;
  readonly examples?: readonly string[];
  readonly depends: readonly string[];
}
const rules: readonly Rule[] = rulesFile;
const examples: readonly { readonly id: string; readonly given: object }[] = examplesFile.examples;

describe('the rules inventory', () => {
  it('has 236 rules, in both languages', () => {
    expect(rules).toHaveLength(236);
    expect(inventoryFaults(rules)).toEqual([]);
  });

  it('refers only to examples that exist', () => {
    const cases = examples.map(example => example.id);
    expect(rules.flatMap(rule => rule.examples ?? []).filter(id => !cases.includes(id))).toEqual([]);
  });

  it('marks as variants exactly the rules of the variant options', () => {
    const variants = rules.filter(rule => /^10(b|g)/.test(rule.id)).map(rule => rule.id);
    expect(rules.filter(rule => rule.variant === true).map(rule => rule.id)).toEqual(variants);
    expect(rules.every(rule => rule.level === (rule.id.startsWith('10') ? 'optional' : 'base'))).toBe(true);
  });
});

describe('the texts', () => {
  const { about, places } = textsFile;
  const names: Readonly<Record<string, Both>> = places;
  const scenarioTexts: Readonly<Record<string, Readonly<Record<string, object>>>> = textsFile.scenarios;
  const optionTexts: Readonly<Record<string, Readonly<Record<string, object>>>> = textsFile.options;

  it('tell of every scenario and every option in both languages, and of nothing else', () => {
    expect(Object.keys(scenarioTexts)).toEqual(scenarios.map(scenario => scenario.id));
    expect(Object.keys(optionTexts)).toEqual(optionalRules.map(option => option.id));
    expect(bothFaults(scenarioTexts, ['name', 'blurb', 'victory'])).toEqual([]);
    expect(bothFaults(optionTexts, ['name', 'explains'])).toEqual([]);
  });

  it('name every place on the map', () => {
    const used = new Set([
      ...map.hexes.flatMap(hex => [hex.name ?? [], hex.roadExit ?? []].flat()),
      ...map.roads.flatMap(road => road.names),
      ...map.streams.map(stream => stream.name),
    ]);
    expect([...used].filter(name => !names[name]?.en || !names[name].fr)).toEqual([]);
  });

  it('say what kind of edition this is', () => expect(aboutFaults(about)).toEqual([]));
});

describe('the French', () => {
  const french = [
    ...rules.flatMap(rule => [rule.title.fr, rule.says.fr]),
    ...Object.values(textsFile.scenarios).flatMap(each => Object.values(each.fr)),
    ...Object.values(textsFile.options).flatMap(each => Object.values(each.fr)),
    ...Object.values(textsFile.places).map(each => each.fr),
    ...glossaryFile.terms.map(term => term.fr),
    textsFile.about.fr,
  ];

  it('is typeset as French', () => expect(frenchFaults(french)).toEqual([]));
});

describe('the worked examples', () => {
  it('have unique ids and speak of units and hexes that exist', () => {
    expect(new Set(examples.map(example => example.id)).size).toBe(55);
    const slugs = JSON.stringify(examples).match(/"(us|cs)-[a-z-]+"/g) ?? [];
    const known = units.map(unit => JSON.stringify(unit.id));
    expect(slugs.length).toBeGreaterThan(100);
    expect(slugs.filter(slug => !known.includes(slug))).toEqual([]);
    const hexes = JSON.stringify(examples.map(example => example.given)).match(/"hex":"\w+"/g) ?? [];
    expect(hexes.filter(hex => !CODES.includes(hex.slice(7, -1)))).toEqual([]);
  });
});

describe('all data files', () => {
  it('mention no path of a machine and no file outside the project', () => {
    expect(strangersIn([builtIn, examplesFile, glossaryFile, rulesFile, textsFile])).toEqual([]);
  });
});
