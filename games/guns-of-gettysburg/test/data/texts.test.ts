import { aboutFaults, bothFaults, frenchFaults, inventoryFaults, strangersIn } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import examples from '../../data/examples.json' with { type: 'json' };
import glossaryFile from '../../data/glossary.json' with { type: 'json' };
import rulesFile from '../../data/rules.json' with { type: 'json' };
import textsFile from '../../data/texts.json' with { type: 'json' };
import { rules } from '../../text/rules.ts';
import { sectionOf } from '../../text/sections.ts';
import { builtIn } from './edition.ts';

const { map, scenarios } = builtIn;

describe('the rules inventory', () => {
  it('has 392 rules, in both languages', () => {
    expect(rulesFile).toHaveLength(392);
    expect(inventoryFaults(rulesFile)).toEqual([]);
  });
  it('marks sections 21 and 22 advanced and 23 to 25 optional', () => {
    for (const { id, section, level } of rulesFile) {
      const chapter = Number.parseInt(section, 10);
      expect(level, id).toBe(chapter > 22 ? 'optional' : chapter > 20 ? 'advanced' : 'base');
    }
  });
  it('names each section as people know it', () => {
    for (const { id, section } of rules) expect(sectionOf(id)).toBe(section);
  });
  it('knows every rule that an option or an example names', () => {
    const known = new Set(rules.map(({ id }) => id));
    const named = [...scenarios.options.flatMap(option => option.rules), ...examples.flatMap(example => example.rules)];
    expect(named.filter(id => !known.has(id))).toEqual([]);
  });
});

describe('the texts', () => {
  it('tell of every scenario and every option in both languages, and of nothing else', () => {
    expect(Object.keys(textsFile.scenarios)).toEqual(scenarios.scenarios.map(({ id }) => id));
    expect(Object.keys(textsFile.options).sort()).toEqual(scenarios.options.map(({ id }) => id).sort());
    expect(bothFaults(textsFile.scenarios, ['name', 'blurb', 'victory'])).toEqual([]);
    expect(bothFaults(textsFile.options, ['name', 'explains'])).toEqual([]);
  });
  it('name every area, road and ridge', () => {
    expect(Object.keys(textsFile.places)).toEqual(map.areas.map(({ id }) => id));
    expect(new Set(Object.keys(textsFile.features))).toEqual(
      new Set([...map.roads, ...map.ridges].map(({ id }) => id)),
    );
  });
  it('say what kind of edition this is', () => expect(aboutFaults(textsFile.about)).toEqual([]));
});

describe('the French', () => {
  it('is typeset as French', () => {
    const french = [
      ...rules.flatMap(rule => [rule.title.fr, rule.says.fr]),
      ...Object.values(textsFile.scenarios).flatMap(each => Object.values(each.fr)),
      ...Object.values(textsFile.options).flatMap(each => Object.values(each.fr)),
      ...Object.values({ ...textsFile.places, ...textsFile.features }).map(({ fr }) => fr),
      ...glossaryFile.terms.map(term => term.fr),
      textsFile.about.fr,
    ];
    expect(frenchFaults(french)).toEqual([]);
  });
});

describe('all data files', () => {
  it('mention no path of a machine, no file outside the project and no other program', () => {
    expect(strangersIn([builtIn, glossaryFile, rulesFile, textsFile, examples])).toEqual([]);
  });
});
