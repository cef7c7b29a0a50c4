import { choices, look, type Pick, picker } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { leaders, pieceIds, SIDES, spaceIds, units } from '../data/index.ts';
import { game } from '../game.ts';
import { villageIsAllied } from '../rules/02-map.ts';
import { whyNotEvent } from '../rules/05-events.ts';
import { DEPLOYED_1755, DEPLOYED_1757, type Deployment } from './01-deployment.ts';
import { moving } from './06-help.ts';
import { position, scenario, type Table } from './table.ts';

// The position a game really opens with, beside what the set-up says.

const EARLY = ['early-war', 'full-campaign'];
const LATE = ['annus-mirabilis', 'late-war'];
const wherever = (table: Table, place: string): string[] => pieceIds.filter(id => table.where(id) === place).sort();
/** A game in which nobody ever moves, to its end. */
function idle(table: Table): Table {
  for (let asked = table.asked[1]; asked !== 'over'; asked = table.asked[1]) {
    if (asked === 'activation.designate') table.pass();
    else table.act(table.offered()[0]!);
  }
  return table;
}
const spacesWith = (table: Table, what: string): string[] => spaceIds.filter(id => table.fort(id) === what).sort();
const each = (ids: readonly string[], of: (table: Table, id: string) => unknown): unknown[] =>
  ids.map(id => of(scenario(id), id));

describe('WW 1.0b six-sided dice, one for each test', () => {
  /** Anything the seat may do, at random. */
  const some = (table: Table, pick: Pick) => {
    const offer = choices(game, look(game, table.state, table.seat), table.seat);
    return offer.kind === 'list' ? offer.actions[pick(offer.actions.length)]! : offer.sample(pick);
  };
  it('in a long game, whatever is rolled for; the leaders of the pool are drawn', () => {
    const table = scenario('full-campaign');
    const pick = picker(3);
    for (let n = 0; n < 500; n++) table.act(some(table, pick));
    const tests = table.events.filter(({ key, args }) => args && 'die' in args && key !== 'roll.draw');
    expect([...new Set(tests.map(({ args }) => args?.sides))]).toEqual([6]);
    expect([...new Set(tests.map(({ args }) => args?.die))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(tests.map(({ key }) => key)).toEqual(expect.arrayContaining(['roll.fire', 'roll.raid']));
  });
});

describe('WW setup-a four scenarios open with an Early Season of their first year', () => {
  it('1757, 1755, 1757, 1755', () => {
    expect(each(game.scenarios, ({ t }) => [t.year, t.season])).toEqual([
      [1757, 0],
      [1755, 0],
      [1757, 0],
      [1755, 0],
    ]);
  });
});

describe('WW setup-a the scenarios last their seasons', () => {
  it.each([
    ['annus-mirabilis', 6, 1759],
    ['early-war', 10, 1759],
    ['late-war', 12, 1762],
    ['full-campaign', 16, 1762],
  ] as const)('%s: %i, when nobody wins earlier', (id, seasons, last) => {
    const table = idle(scenario(id));
    expect([table.said('season.begins').length + 1, table.t.year, table.t.season]).toEqual([seasons, last, 1]);
  });
});

describe('WW setup-b the deck', () => {
  const dealt = ({ state }: Table): number[] =>
    [...state.vault.deck, ...SIDES.flatMap(side => state.hands[side]!.cards)].sort((a, b) => a - b);
  it('all 70 cards in 1755, 1 to 62 in 1757', () => {
    expect(each(EARLY, table => [dealt(table).length, dealt(table).at(-1)])).toEqual([
      [70, 1070],
      [70, 1070],
    ]);
    expect(each(LATE, table => [dealt(table).length, dealt(table).at(-1)])).toEqual([
      [62, 1062],
      [62, 1062],
    ]);
  });
});

describe('WW setup-c starting hands', () => {
  const hands = ({ state }: Table): number[] => SIDES.map(side => state.hands[side]!.cards.length);
  it('eight each in 1755, nine each in 1757', () => {
    expect(each(EARLY, hands)).toEqual([
      [8, 8],
      [8, 8],
    ]);
    expect(each(LATE, hands)).toEqual([
      [9, 9],
      [9, 9],
    ]);
  });
});

describe('WW setup-d starting VP', () => {
  it('0 in 1755, French 4 in 1757, French 2 by option in Annus Mirabilis only', () => {
    expect(each(EARLY, ({ t }) => t.vp)).toEqual([0, 0]);
    expect(each(LATE, ({ t }) => t.vp)).toEqual([4, 4]);
    expect(LATE.map(id => scenario(id, ['vp-2']).t.vp)).toEqual([2, 4]);
  });
});

describe('WW setup-e the assemblies are supportive', () => {
  it('ten Northern and four Southern Provincials may be raised, no more', () => {
    const room = (raise: string) => {
      const forts = { albany: 'british', alexandria: 'british' };
      const table = position({ active: 'british', forts, hands: { british: [43, 1] } }).event(43);
      table.act({ type: 'choose', what: raise });
      return table;
    };
    expect(each(game.scenarios, ({ t }) => t.assemblies)).toEqual([1, 1, 1, 1]);
    expect(room('raise-southern').asked[1]).toBe('reinforce.place');
    const nine = { pieces: Object.fromEntries(northern.slice(0, 9).map(id => [id, 'albany'])) };
    const one = position({ active: 'british', ...nine, hands: { british: [43, 1] } });
    one
      .event(43)
      .act({ type: 'choose', what: 'raise-northern' })
      .act({ type: 'place', piece: northern[9]!, at: 'albany' });
    expect(one.asked[1]).toBe('phase.choose');
  });
});
const northern = units.filter(unit => unit.type === 'provincial' && unit.department === 'northern').map(({ id }) => id);

/** The opening position in the words of the printed set-up. */
function deployment(table: Table): Deployment {
  const found: Record<string, string> = {};
  const named = (pieces: readonly { id: string; name: string }[], space: string): string[] =>
    pieces.flatMap(({ id, name }) => (table.where(id) === space ? [name] : [])).sort();
  for (const space of spaceIds) {
    const work = /fort$|stockade|works/.exec(table.fort(space)) ? [table.fort(space)] : [];
    const who = [...named(leaders, space), ...named(units, space)].join(', ');
    const all = [...work, ...(who ? [who] : [])].join(': ');
    if (all) found[space] = all;
  }
  return found;
}

function deployed(id: string, listed: Deployment): void {
  const table = scenario(id);
  expect(deployment(table)).toEqual(listed);
  expect(table.t.reduced.every(flag => flag === 0)).toBe(true);
}

describe('WW setup-f deployment of 1755', () => {
  it.each(EARLY)('%s: every piece and fortification where it is listed, all at full strength', id =>
    deployed(id, DEPLOYED_1755),
  );
  it('Braddock with two Regulars at Alexandria', () => {
    expect(wherever(scenario('early-war'), 'alexandria')).toEqual([
      'br-regular-44th',
      'br-regular-48th',
      'braddock',
      'dunbar',
    ]);
  });
});

describe('WW setup-g deployment of 1757', () => {
  it.each(LATE)('%s: every piece and fortification where it is listed', id => deployed(id, DEPLOYED_1757));
  it('two British forts are under construction, one Militia unit is in the Southern box', () => {
    const table = scenario('late-war');
    expect(spacesWith(table, 'british works')).toEqual(['shepherds-ferry', 'winchester']);
    expect(wherever(table, 'militia-southern')).toHaveLength(1);
    expect(wherever(table, 'militia-northern')).toEqual([]);
  });
});

describe('WW setup-h the British leader pool', () => {
  it('five leaders, to be drawn', () => {
    const pool1755 = ['abercromby', 'bradstreet', 'loudoun', 'murray', 'webb'];
    const pool1757 = ['amherst', 'bradstreet', 'forbes', 'murray', 'wolfe'];
    expect(each(EARLY, table => wherever(table, 'pool'))).toEqual([pool1755, pool1755]);
    expect(each(LATE, table => wherever(table, 'pool'))).toEqual([pool1757, pool1757]);
  });
});

describe('WW setup-i leaders set aside in 1755', () => {
  const aside = ['montcalm', 'levis', 'bougainville', 'amherst', 'forbes', 'wolfe'];
  const off = (table: Table): string[] => leaders.map(({ id }) => id).filter(id => table.where(id) === 'off');
  it('six in 1755, none in 1757', () => {
    expect(each(EARLY, table => off(table).sort())).toEqual([[...aside].sort(), [...aside].sort()]);
    expect(each(LATE, off)).toEqual([[], []]);
  });
  it('the first French Regulars event will bring three of them, in 1755 games', () => {
    expect(each(EARLY, ({ t }) => t.montcalm)).toEqual([true, true]);
    expect(each(LATE, ({ t }) => t.montcalm)).toEqual([false, false]);
  });
  it('it does; the others wait for William Pitt', () => {
    const table = position({ hands: { french: [55, 49] } }).event(55);
    table.act({ type: 'choose', what: 'quebec' });
    expect(aside.map(leader => table.where(leader))).toEqual(['quebec', 'quebec', 'quebec', 'off', 'off', 'off']);
    const pitt = position({ active: 'british', hands: { british: [67, 49] } }).event(67);
    expect(aside.map(leader => pitt.where(leader))).toEqual(['off', 'off', 'off', 'pool', 'pool', 'pool']);
  });
});

describe('WW setup-k William Pitt and Diplomatic Revolution are in force in 1757', () => {
  it('Highlanders can be played from the first season, not in 1755', () => {
    const open = ({ t, state }: Table): boolean => whyNotEvent(t, state.setup, 0, 1060) === null;
    expect(each(LATE, open)).toEqual([true, true]);
    expect(each(EARLY, open)).toEqual([false, false]);
    expect(each([...EARLY, ...LATE], ({ t }) => [t.pitt, t.diplomatic])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, true],
    ]);
  });
});

describe('WW setup-l allied villages', () => {
  const allied = (table: Table): string[][] =>
    ([1, 0] as const).map(side => spaceIds.filter((_, i) => villageIsAllied(table.t, side, i)).sort());
  it('those of the tribes on the map', () => {
    expect(allied(scenario('early-war'))).toEqual([['kahnawake', 'pays-den-haut', 'st-francois'], ['canajoharie']]);
    const french = ['logstown', 'mingo-town', 'mississauga', 'pays-den-haut'];
    expect(allied(scenario('late-war'))).toEqual([french, []]);
  });
});

describe('WW setup-m Niagara and Ohio Forks start French', () => {
  it('in every scenario: the first British to hold one alone score, the French do not', () => {
    expect(each(game.scenarios, ({ t }) => t.keys)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });
  it.each(['niagara', 'ohio-forks'])('%s: a point for the British, none for the French before them', space => {
    const from = { niagara: 'la-belle-famille', 'ohio-forks': 'gists-station' }[space]!;
    const enter = (seat: 'british' | 'french', unit: string) =>
      moving(seat, { [unit]: from })
        .drilled(unit)
        .march(space).t.vp;
    expect([enter('british', 'br-regular-44th'), enter('french', 'fr-regular-bearn')]).toEqual([-1, 0]);
  });
});

describe('WW 2.0b, 2.0c fortresses open in the hands of their first owners', () => {
  it('eight British, three French', () => {
    const held = (table: Table, side: string): string[] =>
      spaceIds.filter(id => table.fort(id) === `${side} fortress`).sort();
    for (const id of game.scenarios) {
      expect(held(scenario(id), 'french')).toEqual(['louisbourg', 'montreal', 'quebec']);
      expect(held(scenario(id), 'british')).toHaveLength(8);
    }
  });
});
