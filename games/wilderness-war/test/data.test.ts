import { GONE } from '@bivouac/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../data/check-cards.ts';
import { kindOf } from '../data/check-pieces.ts';
import type { Space } from '../data/edition.ts';
import { validateEdition } from '../data/validate.ts';
import { builtIn, planted } from './data/edition.ts';
import { CARD_FAULTS } from './data/faults-cards.ts';
import { MAP_FAULTS } from './data/faults-map.ts';

const { spaces, militiaBoxes, leaderBoxes } = builtIn.spaces;
const { links, arrows } = builtIn.links;
const { units, leaders, counts } = builtIn.pieces;
const { cards } = builtIn.cards;

const spaceOf = (id: string): Space => spaces.find(space => space.id === id)!;
const ids = (all: readonly { readonly id: string }[]): readonly string[] => all.map(each => each.id);
const linksOf = (id: string): readonly string[] =>
  links.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])).sort();
const numbers = (is: (card: (typeof cards)[number]) => boolean): readonly number[] =>
  cards.filter(is).map(({ n }) => n);

describe('the built-in edition', () => {
  it('has no fault', () => {
    expect(validateEdition(builtIn)).toEqual([]);
  });
});

describe('a faulty edition', () => {
  it.each([...MAP_FAULTS, ...CARD_FAULTS])('is told of $at = $value', ({ at, value, lines }) => {
    expect(lines.length).toBeGreaterThan(0);
    expect(validateEdition(planted(at, value))).toEqual(lines);
  });

  it('is told of every fault of shape at once', () => {
    const draft = { ...(planted('spaces/spaces/boston/name', GONE) as object), links: 3 };
    expect(validateEdition(draft)).toEqual([
      'spaces.json: boston: name is missing',
      'links.json must be an object, found 3',
    ]);
  });

  it.each([undefined, null, 3, 'x', [], [[]], true])('is refused when it is %j', edition => {
    expect(validateEdition(edition)).toHaveLength(1);
  });

  const isLine = (line: string): boolean => /^[^\n\r]+$/.test(line);
  const file = fc.jsonValue({ maxDepth: 4 });

  it('never makes the validator throw: any JSON as an edition or as a file', () => {
    const files = fc.record({ spaces: file, links: file, pieces: file, cards: file, scenarios: file, tables: file });
    fc.assert(fc.property(fc.oneof(file, files), draft => validateEdition(draft).every(isLine)));
  });

  const path = fc.constantFrom(...pathsOf(builtIn, 'edition')).map(at => at.slice('edition/'.length));

  it('never makes the validator throw: any JSON in place of any value', () => {
    const property = fc.property(path, fc.jsonValue({ maxDepth: 2 }), (at, value) =>
      validateEdition(planted(at, value)).every(isLine),
    );
    fc.assert(property, { numRuns: 100 });
  });

  it('never makes the validator throw: any value left out', () => {
    const property = fc.property(path, at => validateEdition(planted(at, GONE)).every(isLine));
    fc.assert(property, { numRuns: 100 });
  });
});

/** A path to every value of the edition; a slash inside a key is written as a bar. */
function pathsOf(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, `${path}/${key.replaceAll('/', '|')}`));
  return path === 'edition' ? inner : [path, ...inner];
}

describe('WW 2.0a cultivated spaces and Departments', () => {
  it('puts 21, 19 and 12 cultivated spaces in the three Departments, and nothing else', () => {
    const inDepartment = (name: string) => spaces.filter(space => space.department === name);
    expect(['northern', 'southern', 'st-lawrence'].map(name => inDepartment(name).length)).toEqual([21, 19, 12]);
    const farmland = spaces.filter(space => space.terrain === 'cultivated' && !space.department);
    expect(ids(farmland)).toEqual(['halifax', 'louisbourg']);
    expect(spaces.filter(space => space.department && space.terrain !== 'cultivated')).toEqual([]);
  });

  it('has 141 spaces: 54 cultivated, 68 wilderness, 19 mountain', () => {
    const terrains = ['cultivated', 'wilderness', 'mountain'].map(
      terrain => spaces.filter(space => space.terrain === terrain).length,
    );
    expect(terrains).toEqual([54, 68, 19]);
    expect(new Set(ids(spaces)).size).toBe(141);
  });
});

describe('WW 2.0b, 2.0c original owners', () => {
  it('gives the St. Lawrence and Louisbourg to the French', () => {
    const french = spaces.filter(space => space.originalOwner === 'french');
    expect(french).toHaveLength(13);
    expect(french.every(space => space.department === 'st-lawrence' || space.id === 'louisbourg')).toBe(true);
    expect(spaceOf('trois-rivieres').originalOwner).toBe('french');
    expect(spaceOf('niagara').originalOwner).toBeNull();
  });

  it('gives the other two Departments and Halifax to the British', () => {
    const british = spaces.filter(space => space.originalOwner === 'british');
    expect(british).toHaveLength(41);
    expect(['albany', 'carlisle', 'halifax'].map(id => spaceOf(id).originalOwner)).toEqual(Array(3).fill('british'));
    expect(spaceOf('oswego').originalOwner).toBeNull();
  });
});

describe('WW 2.0f fortresses', () => {
  it('prints eleven fortresses, nine of them ports, on the map', () => {
    const fortresses = ids(spaces.filter(space => space.fortress));
    expect([...fortresses].sort()).toEqual([
      'albany',
      'alexandria',
      'baltimore',
      'boston',
      'halifax',
      'louisbourg',
      'montreal',
      'new-haven',
      'new-york',
      'philadelphia',
      'quebec',
    ]);
    const inland = fortresses.filter(id => !spaceOf(id).port);
    expect([...inland].sort()).toEqual(['albany', 'montreal']);
  });
});

describe('WW 2.0j one village per tribe', () => {
  it('gives each tribe the village it is counted with, and the Cherokee none', () => {
    const homes = new Map(units.filter(unit => unit.tribe).map(unit => [unit.tribe!, unit.village]));
    expect(homes.size).toBe(18);
    expect(homes.get('Cherokee')).toBeNull();
    for (const [tribe, village] of homes) {
      if (tribe !== 'Cherokee') expect(spaceOf(village!).village?.tribes, tribe).toContain(tribe);
    }
    const villages = spaces.filter(space => space.village);
    expect(villages).toHaveLength(14);
    expect(villages.flatMap(space => space.village!.tribes)).toHaveLength(17);
  });

  it('lets the four tribes of Pays d’en Haut share one box', () => {
    expect(spaceOf('pays-den-haut').village?.tribes).toEqual(['Huron', 'Ojibwa', 'Ottawa', 'Potawatomi']);
    expect(spaceOf('pays-den-haut').box).toBe(true);
  });
});

describe('WW 2.0k links', () => {
  it('has 276 links: 203 by land, 53 by river, 20 along a lake', () => {
    const kinds = ['land', 'river', 'lakeshore'].map(kind => links.filter(link => link.kind === kind).length);
    expect(kinds).toEqual([203, 53, 20]);
  });

  it('joins the 138 spaces of the map into one piece, and the three boxes to nothing', () => {
    const reached = new Set(['boston']);
    for (const id of reached) for (const next of linksOf(id)) reached.add(next);
    expect(reached.size).toBe(138);
    expect(['halifax', 'louisbourg', 'pays-den-haut'].flatMap(linksOf)).toEqual([]);
  });

  it('knows the neighbours of a space', () => {
    expect(linksOf('albany')).toEqual(['hoosic', 'hudson-carry-south', 'kinderhook', 'schenectady', 'schoharie']);
  });
});

describe('WW 2.0m, 2.0n arrows', () => {
  it('has four British amphibious arrows', () => {
    const landings = arrows.filter(arrow => arrow.use === 'amphibious-landing');
    expect(landings.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'halifax louisbourg',
      'louisbourg baie-st-paul',
      'louisbourg ile-dorleans',
      'louisbourg riviere-ouelle',
    ]);
    expect(landings.every(arrow => arrow.who === 'british')).toBe(true);
  });

  it('has four arrows out of Pays d’en Haut, none into it', () => {
    const out = arrows.filter(arrow => arrow.use === 'land-or-boat');
    expect(out.map(arrow => arrow.to)).toEqual(['french-creek', 'niagara', 'presquile', 'toronto']);
    expect(out.every(arrow => arrow.from === 'pays-den-haut' && arrow.who === 'any')).toBe(true);
    expect(arrows.some(arrow => arrow.to === 'pays-den-haut')).toBe(false);
  });
});

describe('WW 2.0p leader boxes', () => {
  it('has one box for each of the 23 leaders and one for the militia of each Department', () => {
    expect(leaderBoxes.map(box => box.leader).sort()).toEqual([...ids(leaders)].sort());
    expect(militiaBoxes.map(({ side, department }) => `${side} ${department}`)).toEqual([
      'british northern',
      'british southern',
      'french st-lawrence',
    ]);
  });
});

describe('WW 3.1a, 3.11a, 3.12a, 3.13a three classes of units', () => {
  const typesOf = (name: string) =>
    [...new Set(units.filter(unit => unit.class === name).map(unit => unit.type))].sort();

  it('makes Regulars, Provincials and Light Infantry Drilled Troops', () => {
    expect(typesOf('drilled')).toEqual([
      'highland',
      'light-infantry',
      'marine-detachment',
      'provincial',
      'regular',
      'royal-american',
    ]);
  });

  it('makes Indians, Coureurs and Rangers Auxiliaries, and leaves the Militia a class of its own', () => {
    expect(typesOf('auxiliary')).toEqual(['coureurs', 'indian', 'ranger']);
    expect(typesOf('militia')).toEqual(['militia']);
  });

  it('counts 73 British and 55 French units by kind', () => {
    const found: Record<string, number> = {};
    for (const unit of units) found[kindOf(unit)] = (found[kindOf(unit)] ?? 0) + 1;
    expect(found).toEqual(counts);
    expect(units.filter(unit => unit.side === 'british')).toHaveLength(73);
    expect(units.filter(unit => unit.side === 'french')).toHaveLength(55);
  });
});

describe('WW 3.11b, 3.11c, 3.11d who are Regulars', () => {
  it('counts the 3-4 and 4-4 units and the Marine Detachments, not Provincials or Light Infantry', () => {
    for (const unit of units) {
      const isStrong = unit.class === 'drilled' && unit.move === 4 && unit.full >= 3;
      expect(unit.regular === true, unit.id).toBe(isStrong || unit.type === 'marine-detachment');
    }
    expect(units.filter(unit => unit.regular)).toHaveLength(48);
  });

  it('ties every Provincial to a British Department', () => {
    const provincials = units.filter(unit => unit.type === 'provincial');
    expect(provincials.map(unit => unit.department).filter(name => name === 'northern')).toHaveLength(18);
    expect(provincials.map(unit => unit.department).filter(name => name === 'southern')).toHaveLength(6);
  });
});

describe('WW 3.1b two steps', () => {
  it('takes one from the strength of a reduced unit, but nothing from Militia', () => {
    for (const { id, type, full, reduced } of units) expect(reduced, id).toBe(type === 'militia' ? 1 : full - 1);
  });
});

describe('WW 3.2a, 3.2c leaders', () => {
  const rating = (id: string): string => {
    const { initiative, command, tactics } = leaders.find(leader => leader.id === id)!;
    return `${initiative}-${command}-${tactics}`;
  };

  it('rates them', () => {
    const found = ['wolfe', 'montcalm', 'johnson', 'dunbar', 'amherst', 'dumas'].map(rating);
    expect(found).toEqual(['1-6-2', '1-6-2', '1-3-1', '3-4-0', '2-7-1', '1-2-1']);
    expect(leaders.filter(leader => leader.side === 'british')).toHaveLength(13);
    expect(leaders.filter(leader => leader.side === 'french')).toHaveLength(10);
  });

  it('keeps four of them to the 1755 scenarios', () => {
    expect(ids(leaders.filter(leader => leader.only))).toEqual(['braddock', 'shirley', 'dieskau', 'beaujeu']);
    const { british, french } = builtIn.scenarios.setups['1757'];
    expect([...british.notUsed, ...french.notUsed].sort()).toEqual(['beaujeu', 'braddock', 'dieskau', 'shirley']);
  });

  it('has four British of Command 7', () => {
    expect(ids(leaders.filter(leader => leader.commanderInChief))).toEqual([
      'amherst',
      'braddock',
      'abercromby',
      'loudoun',
    ]);
  });
});

describe('WW 5.531a, 5.531b, 5.531c, 5.531d groups of Indians', () => {
  const tribesOf = (side: string, group: string) =>
    [...new Set(units.filter(unit => unit.side === side && unit.group === group).map(unit => unit.tribe))].sort();

  it('has the tribes of each group', () => {
    expect(tribesOf('french', 'northern')).toEqual(['Abenaki', 'Algonquin', 'Caughnawaga', 'Mississauga']);
    expect(tribesOf('french', 'western')).toEqual(['Delaware', 'Mingo', 'Shawnee']);
    expect(tribesOf('french', 'pays-d-en-haut')).toEqual(['Huron', 'Ojibwa', 'Ottawa', 'Potawatomi']);
    expect(tribesOf('british', 'mohawk')).toEqual(['Mohawk']);
    expect(tribesOf('british', 'cherokee')).toEqual(['Cherokee']);
  });

  it('has the neutral Iroquois on both sides', () => {
    const iroquois = ['Cayuga', 'Oneida', 'Onondaga', 'Seneca', 'Tuscarora'];
    expect(tribesOf('french', 'iroquois')).toEqual(iroquois);
    expect(tribesOf('british', 'iroquois')).toEqual(iroquois);
  });
});

describe('WW 5.52b who can return', () => {
  it('sends Regulars and Coureurs away for good and lets every other kind come back', () => {
    const { reenterable, permanentlyRemovedWhenEliminated } = builtIn.pieces.rules;
    expect([...reenterable].sort()).toEqual(['indian', 'light-infantry', 'militia', 'provincial', 'ranger']);
    const gone = units.filter(unit => permanentlyRemovedWhenEliminated.includes(unit.type));
    expect(gone.every(unit => unit.regular || unit.type === 'coureurs')).toBe(true);
  });
});

describe('WW 1.0b, setup-b cards', () => {
  it('has 70 distinct cards in their order', () => {
    expect(cards.map(card => card.n)).toEqual(Array.from({ length: 70 }, (_, i) => i + 1));
  });

  it('marks the responses, the removed and the early cards', () => {
    const run = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
    expect(numbers(card => card.response)).toEqual(run(6, 20));
    expect(numbers(card => card.removeAfterEvent)).toEqual([31, 32, ...run(55, 70)]);
    expect(numbers(card => card.scenario1755Only)).toEqual(run(63, 70));
  });

  it('has an event for each key and no key without a card', () => {
    for (const [key, list] of Object.entries(EVENTS))
      expect(
        numbers(card => card.key === key),
        key,
      ).toEqual(list);
    expect(Object.keys(EVENTS)).toHaveLength(45);
  });

  it('has 23 cards worth 1, 19 worth 2 and 28 worth 3', () => {
    const values = [1, 2, 3].map(value => numbers(card => card.activation === value).length);
    expect(values).toEqual([23, 19, 28]);
  });
});

describe('WW 5.25b the reshuffle', () => {
  it('is marked on Surrender! only', () => {
    expect(numbers(card => card.reshuffle === true)).toEqual([6]);
    expect(cards[5]!.title).toBe('Surrender!');
  });
});

describe('WW 5.53a cards that bring Indians', () => {
  it('are 23 to 30', () => {
    const keys = ['northern_indian_alliance', 'western_indian_alliance', 'iroquois_alliance', 'mohawks', 'cherokees'];
    expect(numbers(card => keys.includes(card.key))).toEqual([23, 24, 25, 26, 27, 28, 29, 30]);
  });
});

describe('WW card-37a, card-60b, card-43a facts on cards', () => {
  it('lists what the Ministerial Crisis may take', () => {
    const taken = cards[36]!.cardNumbers!.map(n => cards[n - 1]!.key);
    expect([...new Set(taken)].sort()).toEqual([
      'british_regulars',
      'highlanders',
      'light_infantry',
      'troop_transports',
      'victories_in_germany',
    ]);
  });

  it('says what each Highlanders card brings', () => {
    expect([60, 61, 63].map(n => [cards[n - 1]!.units, cards[n - 1]!.leaders])).toEqual([
      [4, 2],
      [1, 1],
      [1, 1],
    ]);
  });

  it('lets a Raise Provincial Regiments card place 4 in the North or 2 in the South', () => {
    expect([43, 44, 45].map(n => cards[n - 1]!.cap)).toEqual(Array(3).fill({ northern: 4, southern: 2 }));
  });
});
