import { describe, expect, it } from 'vitest';
import {
  at,
  BEARN,
  basic,
  GUYENNE,
  goInside,
  HURON,
  inside,
  MARIN,
  NY1,
  places,
  R35,
  R44,
  R48,
  ROGERS,
  retreat,
  strike,
  wonBy,
} from './07-help.ts';
import type { Position, Table } from './table.ts';

/** Passes over the choice of losses. */
const bleed = (table: Table): Table => {
  while (table.asked[1] === 'losses.choose') table.act(table.offered()[0]!);
  return table;
};
/** Webb and two regiments beat the French at a space. */
const beat = (from: string, to: string, french: readonly string[], more: Position = {}) => {
  const pieces = { ...at(from, 'webb', R44, R48), ...at(to, ...french), ...more.pieces };
  const table = strike({ dice: [2, 2], ...more, pieces }, to, 'webb', R44, R48);
  expect(wonBy(bleed(table))).toBe('british');
  return table;
};

describe('WW 7.91b loser retreats to adjacent spaces', () => {
  it('lets defenders split up', () => {
    const table = beat('albany', 'kinderhook', [HURON, MARIN]);
    expect(table.asked).toEqual(['french', 'retreat.choose']);
    table.refused(retreat('peekskill', HURON), '7.91b');
    table.act(retreat('katskills', HURON)).act(retreat('poughkeepsie', MARIN));
    expect(places(table, HURON, MARIN)).toEqual(['katskills', 'poughkeepsie']);
    table.done();
  });
  it('takes attackers back together', () => {
    const pieces = { ...at('albany', 'webb', R44, R48), [BEARN]: 'kinderhook' };
    const table = strike({ pieces, dice: [1, 5, 3] }, 'kinderhook', 'webb', R44, R48);
    expect(places(bleed(table), 'webb', R44, R48)).toEqual(['albany', 'albany', 'albany']);
  });
});

describe('WW 7.91c retreat inside', () => {
  const attack = (what: string) => {
    const pieces = { ...at('onondaga', 'webb', R44, R48), ...at('oswego', 'villiers', BEARN, MARIN) };
    const table = strike({ pieces, forts: { oswego: what }, dice: [4, 2] }, 'oswego', 'webb', R44, R48);
    if (table.asked[1] === 'entry.inside') table.act(inside());
    return bleed(table);
  };
  it('is open at a fort', () => {
    const table = attack('french fort');
    expect(table.asked).toEqual(['french', 'retreat.choose']);
    expect(table.isInside(BEARN)).toBe(true); // its only way
    table.act(goInside('villiers')).act(retreat('irondequoit', MARIN));
    expect([table.isInside('villiers'), table.isInside(MARIN), table.siege('oswego')]).toEqual([true, false, 0]);
  });
  it('is not open at a stockade', () => {
    const table = attack('french stockade');
    table.refused(goInside('villiers'), '8.1b');
  });
});

describe('WW 7.91d retreat by sea from Amphib', () => {
  const beaten = (amphib: string[], sieges: Record<string, number> = {}, more: Record<string, string> = {}) => {
    const pieces = { ...at('quebec', 'montcalm', BEARN, GUYENNE), ...at('ile-dorleans', 'webb', R44), ...more };
    const table = strike(
      { active: 'french', pieces, amphib, sieges, dice: [4, 2] },
      'ile-dorleans',
      'montcalm',
      BEARN,
      GUYENNE,
    );
    return bleed(table);
  };
  it('may take any port the British control', () => {
    const table = beaten(['ile-dorleans'], { boston: 0 }, { [HURON]: 'boston' });
    expect(table.asked).toEqual(['british', 'retreat.choose']);
    table.allowed(retreat('baie-st-paul', 'webb'));
    table.allowed(retreat('halifax', 'webb'));
    for (const port of ['boston', 'louisbourg', 'albany']) expect(table.whyNot(retreat(port, 'webb'))).not.toBeNull();
  });
  it('may not take one that is only besieged', () => {
    const louisbourg = { [R48]: 'louisbourg', [MARIN]: 'louisbourg inside' };
    const table = beaten(['ile-dorleans'], { louisbourg: 0 }, louisbourg);
    expect(table.whyNot(retreat('louisbourg', 'webb'))).not.toBeNull();
    table.allowed(retreat('halifax', 'webb'));
  });
  it('is no way out without the marker', () => expect(beaten([]).whyNot(retreat('halifax', 'webb'))).not.toBeNull());
  it('serves a beaten landing too', () => {
    const table = basic({
      pieces: { ...at('louisbourg', 'webb', R44, R48), ...at('ile-dorleans', BEARN, GUYENNE) },
      forts: { louisbourg: 'british' },
      hands: { british: [1, 17] },
      dice: [2, 5],
    })
      .activate(1)
      .force('webb', R44, R48)
      .act({ type: 'land', to: 'ile-dorleans', card: 'card-17' });
    bleed(table);
    expect(table.asked).toEqual(['british', 'retreat.choose']);
    table.refused(retreat('baie-st-paul', 'webb'), '7.92e');
    table.act(retreat('boston', 'webb', R48));
    expect(table.where(R48)).toBe('boston');
  });
});

describe('WW 7.92a no legal retreat is elimination', () => {
  it('removes unit and leader', () => {
    const table = beat('ile-dorleans', 'baie-st-paul', ['dumas', BEARN, MARIN]);
    expect(places(table, 'dumas', BEARN, MARIN)).toEqual(['gone', 'gone', 'gone']);
    table.done();
  });
  it('spares them when there is a way', () =>
    expect(beat('baie-st-paul', 'ile-dorleans', ['dumas', BEARN, MARIN]).asked).toEqual(['french', 'retreat.choose']));
});

describe('WW 7.92b the French never retreat by sea', () => {
  it('goes inside at Louisbourg, never to Québec', () => {
    const table = basic({
      pieces: { ...at('halifax', 'webb', R44, R48, R35), ...at('louisbourg', 'drucour', BEARN, GUYENNE, MARIN) },
      hands: { british: [1, 17] },
      dice: [5, 2],
    })
      .activate(1)
      .force('webb', R44, R48, R35)
      .act({ type: 'land', to: 'louisbourg', card: 'card-17' })
      .act(inside('drucour'));
    bleed(table);
    expect(table.said('retreat.to')).toEqual([]);
    expect([table.where(BEARN), table.isInside(BEARN)]).toEqual(['louisbourg', true]);
  });
});

const hudson = (more: Position) => beat('albany', 'hudson-carry-south', [MARIN], more);

describe('WW 7.92c no retreat onto the enemy', () => {
  it('is closed by a stockade or by units', () => {
    const table = hudson({ forts: { hoosic: 'british stockade' }, pieces: { [NY1]: 'hudson-carry-north' } });
    table.refused(retreat('hoosic', MARIN), '7.92c');
    table.refused(retreat('hudson-carry-north', MARIN), '7.92c');
    table.allowed(retreat('green-mountains-south', MARIN));
  });
  it('is open at an enemy fort under a siege of its own side', () => {
    const pieces = { [BEARN]: 'hudson-carry-north', [NY1]: 'hudson-carry-north inside' };
    hudson({ forts: { 'hudson-carry-north': 'british fort' }, pieces, sieges: { 'hudson-carry-north': 0 } }).allowed(
      retreat('hudson-carry-north', MARIN),
    );
  });
});

describe('WW 7.92d not where the attacker came from', () => {
  it('bars that space, but no other', () => {
    const table = beat('hoosic', 'hudson-carry-south', [MARIN]);
    table.refused(retreat('hoosic', MARIN), '7.92d');
    table.allowed(retreat('wood-creek', MARIN));
  });
});

/** A British attack on Ticonderoga fails. */
const fail = (from: string, more: Position = {}) => {
  const pieces = { ...at(from, 'webb', R44, ROGERS), ...at('ticonderoga', BEARN, GUYENNE, MARIN), ...more.pieces };
  const table = bleed(strike({ dice: [1, 3], ...more, pieces }, 'ticonderoga', 'webb', R44, ROGERS));
  expect(wonBy(table)).toBe('french');
  table.done();
  return table;
};

describe('WW 7.92e attackers go back', () => {
  it('returns only to the last space of the move', () => {
    const forts = { 'hudson-carry-north': 'british fort' };
    expect(places(fail('hudson-carry-north', { forts }), 'webb', ROGERS)).toEqual([
      'hudson-carry-north',
      'hudson-carry-north',
    ]);
  });
});

describe('WW 7.92f Drilled Troops need shelter', () => {
  it('kills Regulars and spares Rangers in a bare space', () => {
    const table = fail('wood-creek');
    expect(places(table, 'webb', R44, ROGERS)).toEqual(['wood-creek', 'gone', 'wood-creek']);
  });
  it('spares both in a fortified one', () => {
    const table = fail('wood-creek', { forts: { 'wood-creek': 'british stockade' } });
    expect(places(table, R44, ROGERS)).toEqual(['wood-creek', 'wood-creek']);
  });
  it('sends defending Drilled Troops to cultivated land', () => {
    const table = beat('albany', 'kinderhook', [BEARN, MARIN]);
    table.refused(retreat('katskills', BEARN), '7.92f');
    table.allowed(retreat('katskills', MARIN));
    table.allowed(retreat('poughkeepsie', BEARN));
  });
});

describe('WW 7.92g defending pieces choose freely', () => {
  it('takes three pieces to three spaces', () => {
    const table = beat('albany', 'kinderhook', ['dumas', BEARN, MARIN]);
    table.act(retreat('poughkeepsie', BEARN)).act(retreat('katskills', MARIN)).act(retreat('northampton', 'dumas'));
    expect(places(table, BEARN, MARIN, 'dumas')).toEqual(['poughkeepsie', 'katskills', 'northampton']);
  });
});
