import { describe, expect, it } from 'vitest';
import {
  at,
  BEARN,
  CHEROKEE,
  CHEROKEE2,
  choose,
  DELAWARE,
  eliminate,
  event,
  GUYENNE,
  HURON,
  LERY,
  local,
  lose,
  MARIN,
  MARINES,
  MARINES2,
  MINGO,
  MOHAWK,
  NY1,
  NY2,
  OTTAWA,
  PASS,
  place,
  places,
  R35,
  R40,
  R44,
  R48,
  restore,
  VIRGINIA,
} from './07-help.ts';
import { british, french } from './cards-help.ts';
import type { Position, Table } from './table.ts';

const besieged = (unit: string, by: string) => ({
  pieces: { [unit]: 'ticonderoga inside', [by]: 'ticonderoga' },
  sieges: { ticonderoga: 0 },
});
const offers = (table: Table): string[] =>
  table
    .offered()
    .map(action =>
      'piece' in action ? action.piece : 'unit' in action ? action.unit : 'what' in action ? action.what : action.type,
    );

describe('WW card-05a Bastions Repaired', () => {
  const p = (level: number): Position => ({
    pieces: { [R44]: 'quebec', [BEARN]: 'quebec inside' },
    sieges: { quebec: level },
  });
  it('resets a siege against one’s own place', () => {
    expect(french(5, p(2)).event(5).siege('quebec')).toBe(0);
    french(5, p(0)).refused(event(5), 'card-05a');
    british(5, p(2)).refused(event(5), 'card-05a');
  });
});

describe('WW card-22a Governor Vaudreuil Interferes', () => {
  const p: Position = { pieces: { montcalm: 'quebec', dumas: 'ohio-forks', [BEARN]: 'quebec', drucour: 'louisbourg' } };
  it('swaps two leaders, not their units', () => {
    const table = british(22, p)
      .event(22)
      .act({ type: 'swap', leaders: ['montcalm', 'dumas'] });
    expect(places(table, 'montcalm', 'dumas', BEARN)).toEqual(['ohio-forks', 'quebec', 'quebec']);
  });
  it('not a besieged one, nor at Louisbourg once the sea is closed', () => {
    const table = british(22, {
      pieces: { ...p.pieces, levis: 'ticonderoga inside', [R44]: 'ticonderoga' },
      forts: { ticonderoga: 'french fort' },
      sieges: { ticonderoga: 0 },
      table: { noFrenchSea: true },
    }).event(22);
    table.refused({ type: 'swap', leaders: ['montcalm', 'levis'] }, 'card-22a');
    table.refused({ type: 'swap', leaders: ['montcalm', 'drucour'] }, 'card-22a');
    british(22, p)
      .event(22)
      .allowed({ type: 'swap', leaders: ['montcalm', 'drucour'] });
  });
});

const halves = (table: Table) => local(table, 'halves');

describe('WW card-23a Northern Indian Alliance: strength', () => {
  it('full with 5 French VP, otherwise half rounded up', () => {
    expect(halves(french(23, { vp: 4, dice: [5] }).event(23))).toBe(6);
    expect(halves(french(23, { vp: 5, dice: [5] }).event(23))).toBe(10);
  });
  it('not without Montréal', () =>
    french(23, { pieces: { [R44]: 'montreal' }, sieges: { montreal: 0 } }).refused(event(23), 'card-23a'));
});

describe('WW card-23b, card-23c Indian alliance spending', () => {
  it('a point places, half a point restores', () => {
    const table = french(23, { dice: [2], pieces: { 'fr-algonquin-1': 'montreal reduced' } }).event(23);
    table.act(restore('fr-algonquin-1'));
    expect(table.asked).toEqual(['british', 'phase.choose']); // half a point is left: too little to place
    const two = at('montreal reduced', 'fr-algonquin-1', 'fr-algonquin-2');
    const both = french(23, { dice: [2], pieces: two }).event(23);
    both.act(restore('fr-algonquin-1')).act(restore('fr-algonquin-2'));
    expect(both.asked).toEqual(['british', 'phase.choose']);
    const one = french(23, { dice: [2], pieces: two })
      .event(23)
      .act(place('fr-abenaki-1', 'st-francois'));
    expect(one.asked).toEqual(['british', 'phase.choose']); // the whole point is spent
  });
  it('restores nobody besieged', () => {
    const { pieces, sieges } = besieged('fr-algonquin-1', R44);
    const p = { dice: [6], pieces: { ...pieces, 'fr-algonquin-1': 'ticonderoga inside reduced' }, sieges };
    const table = french(23, { ...p, forts: { ticonderoga: 'french fort' } }).event(23);
    table.refused(restore('fr-algonquin-1'), 'card-23b');
  });
  it('is closed by enemies in the village', () => {
    const p = { dice: [6], pieces: { [R44]: 'kahnawake' } };
    const table = french(23, p).event(23);
    table.refused(place('fr-caughnawaga-1', 'kahnawake'), 'card-23b');
    table.act(place('fr-abenaki-1', 'st-francois')).act(place('fr-algonquin-1', 'lac-des-deux-montagnes'));
    expect(places(table, 'fr-abenaki-1', 'fr-algonquin-1')).toEqual(['st-francois', 'lac-des-deux-montagnes']);
  });
  it('reaches Pays d’en Haut only with a fort at Niagara', () => {
    french(23, { dice: [6] })
      .event(23)
      .refused(place(HURON, 'pays-den-haut'), 'card-23b');
    french(23, { dice: [6], pieces: { [HURON]: 'quebec reduced' } })
      .event(23)
      .refused(restore(HURON), 'card-23b');
    french(23, { dice: [6], forts: { niagara: 'french fort' } })
      .event(23)
      .allowed(place(HURON, 'pays-den-haut'));
    french(23, { dice: [6], forts: { niagara: 'french fort' } })
      .event(23)
      .refused(place(MINGO, 'mingo-town'), 'card-23b');
  });
});

describe('WW card-26a Western Indian Alliance', () => {
  it('needs a French fort at Ohio Forks', () => {
    french(26).refused(event(26), 'card-26a');
    french(26, { forts: { 'ohio-forks': 'french stockade' } }).refused(event(26), 'card-26a');
    french(26, { forts: { 'ohio-forks': 'french fort' }, dice: [6] })
      .event(26)
      .allowed(place(MINGO, 'mingo-town'));
    french(26, { forts: { 'ohio-forks': 'french fort', niagara: 'french fort' }, dice: [6] })
      .event(26)
      .allowed(place(HURON, 'pays-den-haut'));
  });
});

describe('WW card-28a, card-28b Iroquois Alliance', () => {
  const own = { oswego: 'british stockade' };
  it('asks for a post, for none of the enemy, and for Johnson near', () => {
    british(28, { forts: own, pieces: { johnson: 'canajoharie' } }).allowed(event(28));
    british(28, { forts: own, pieces: { johnson: 'schenectady' } }).allowed(event(28));
    british(28, { forts: own, pieces: { johnson: 'albany' } }).refused(event(28), 'card-28a'); // three spaces
    british(28, { pieces: { johnson: 'canajoharie' } }).refused(event(28), 'card-28a');
    const both = { ...own, 'oneida-carry-west': 'french stockade' };
    british(28, { forts: both, pieces: { johnson: 'canajoharie' } }).refused(event(28), 'card-28a');
    french(28, { forts: { oswego: 'french fort' } }).allowed(event(28));
  });
  it('is never halved, and closed to tribes of the enemy', () => {
    const table = british(28, {
      forts: own,
      pieces: { johnson: 'canajoharie', 'fr-seneca': 'niagara' },
      dice: [5],
    }).event(28);
    expect(halves(table)).toBe(10);
    expect(offers(table).sort()).toEqual(['br-cayuga', 'br-oneida', 'br-onondaga', 'br-tuscarora', 'pass']);
  });
});

describe('WW card-29a Mohawks', () => {
  it('come to Johnson, and reduced ones are restored', () => {
    const table = british(29, { pieces: { johnson: 'albany', [MOHAWK]: 'canajoharie reduced' } }).event(29);
    expect([table.where('br-mohawk-2'), table.isReduced(MOHAWK)]).toEqual(['albany', false]);
    british(29, { pieces: { johnson: 'kinderhook' } }).refused(event(29), 'card-29a'); // three spaces
    const shut = { pieces: { johnson: 'albany inside', [R44]: 'albany inside', [BEARN]: 'albany' } };
    british(29, { ...shut, sieges: { albany: 0 } }).refused(event(29), 'card-29a');
  });
});

describe('WW card-30a Cherokees', () => {
  const forts = { carlisle: 'british stockade', hoosic: 'british stockade' };
  it('come to one Southern fortification', () => {
    const table = british(30, { forts }).event(30);
    expect(table.whyNot(choose('hoosic'))).not.toBeNull();
    expect(table.whyNot(choose('york'))).not.toBeNull();
    table.act(choose('carlisle'));
    expect(places(table, CHEROKEE, CHEROKEE2)).toEqual(['carlisle', 'carlisle']);
    const back = british(30, { forts, pieces: { [CHEROKEE]: 'hoosic reduced' } }).event(30);
    expect([back.where(CHEROKEE), back.isReduced(CHEROKEE)]).toEqual(['hoosic', false]);
  });
  it('asks for no space when both are on the map', () => {
    const pieces = { [CHEROKEE]: 'hoosic reduced', [CHEROKEE2]: 'hoosic' };
    const table = british(30, { forts: { ...forts, york: 'british stockade' }, pieces }).event(30);
    expect([table.asked, table.isReduced(CHEROKEE)]).toEqual([['french', 'phase.choose'], false]);
  });
  it('are not received without a Southern fortification, but restored', () => {
    const holders = { alexandria: 'french', baltimore: 'french', philadelphia: 'french' };
    const table = british(30, { forts: holders, pieces: { [CHEROKEE]: 'hoosic reduced' } }).event(30);
    expect(table.said('piece.notReceived').map(({ args }) => args.piece)).toEqual([CHEROKEE2]);
    expect(table.isReduced(CHEROKEE)).toBe(false);
  });
  it('not after the Uprising', () => british(30, { forts, table: { uprising: true } }).refused(event(30), 'card-30a'));
});

describe('WW card-31a Cherokee Uprising', () => {
  const pieces = { ...at('albany', R44, R48, R35, NY1), ...at('carlisle', VIRGINIA, CHEROKEE) };
  it('costs two Regulars, a Southern Provincial and the Cherokee, as the British choose', () => {
    const table = french(31, { pieces, table: { cherokees: true } }).event(31);
    expect(table.asked).toEqual(['british', 'cull.choose']);
    table.refused(eliminate(NY1), '8.22d');
    table.act(eliminate(R44)).act(eliminate(R48)).act(eliminate(VIRGINIA));
    expect(places(table, R44, R48, R35, VIRGINIA, CHEROKEE)).toEqual(['gone', 'gone', 'albany', 'off', 'off']);
    expect(table.t.removed).toEqual([1031]);
  });
  it('not before Cherokees; the besieged are not chosen', () => {
    french(31, { pieces }).refused(event(31), 'card-31a');
    const table = french(31, {
      ...besieged(R40, BEARN),
      forts: { ticonderoga: 'british fort' },
      pieces: { ...pieces, ...besieged(R40, BEARN).pieces },
      table: { cherokees: true },
    }).event(31);
    table.refused(eliminate(R40), '8.22d');
    const shut = french(31, {
      ...besieged(CHEROKEE, BEARN),
      forts: { ticonderoga: 'british fort' },
      table: { cherokees: true },
    });
    expect(shut.event(31).where(CHEROKEE)).toBe('ticonderoga');
  });
  it('ends the Cherokees event', () => {
    const hands = { french: [31, 1], british: [30, 2] };
    french(31, { hands, table: { cherokees: true } })
      .event(31)
      .refused(event(30), 'card-30a');
  });
});

describe('WW card-32a Treaty of Easton', () => {
  const p = (forts: Record<string, string>): Position => ({
    pieces: { [R44]: 'gists-station', [MINGO]: 'logstown', [DELAWARE]: 'kittaning', [HURON]: 'kittaning' },
    forts,
  });
  it('eliminates the Western Indians', () => {
    const table = british(32, p({ 'gists-station': 'british stockade' })).event(32);
    expect(places(table, MINGO, DELAWARE, HURON)).toEqual(['off', 'off', 'kittaning']);
    expect(table.t.removed).toEqual([1032]);
  });
  it('needs Drilled Troops in a fortification, there or next door', () => {
    british(32, p({})).refused(event(32), 'card-32a');
    const forts = { 'ohio-forks': 'british stockade', 'gists-station': 'british stockade' };
    british(32, { pieces: { [CHEROKEE]: 'gists-station' }, forts }).refused(event(32), 'card-32a');
    british(32, { pieces: { [R44]: 'ohio-forks' }, forts }).allowed(event(32));
  });
  it('spares the besieged', () => {
    const { pieces, sieges } = besieged(MINGO, R48);
    const forts = { 'ohio-forks': 'british stockade', ticonderoga: 'french fort' };
    const table = british(32, { pieces: { ...pieces, [R44]: 'ohio-forks' }, sieges, forts }).event(32);
    expect(table.where(MINGO)).toBe('ticonderoga');
  });
});

describe('WW card-33a Indians Desert', () => {
  it('up to two, in one space', () => {
    const pieces = { ...at('quebec', HURON, OTTAWA, MINGO), [DELAWARE]: 'logstown' };
    const table = british(33, { pieces }).event(33).act(eliminate(HURON));
    table.refused(eliminate(DELAWARE), 'card-33a');
    table.act(eliminate(OTTAWA));
    expect([places(table, HURON, OTTAWA, MINGO), table.asked[1]]).toEqual([['off', 'off', 'quebec'], 'phase.choose']);
    expect(british(33, { pieces }).event(33).act(eliminate(HURON)).pass().where(OTTAWA)).toBe('quebec');
  });
  it('not the besieged', () => {
    const { pieces, sieges } = besieged(MINGO, R44);
    const p = { pieces: { ...pieces, [HURON]: 'quebec' }, sieges, forts: { ticonderoga: 'french fort' } };
    british(33, p).event(33).refused(eliminate(MINGO), 'card-33a');
  });
});

describe('WW card-34a, card-34b Small Pox', () => {
  const five = [BEARN, GUYENNE, MARINES, MARIN, HURON];
  const nine = [...five, LERY, MARINES2, 'fr-regular-artois', 'fr-regular-cambis'];
  const strike = (units: readonly string[], die: number) =>
    british(34, { pieces: at('quebec', ...units), dice: [die] }).event(34);
  it('half of the die for 5 units, the whole for 9', () => {
    expect(local(strike(five, 5), 'owed')).toBe(3);
    expect(local(strike(nine.slice(0, 8), 5), 'owed')).toBe(3);
    expect(local(strike(nine, 5), 'owed')).toBe(5);
    british(34, { pieces: at('quebec', ...five.slice(0, 4)) }).refused(event(34), 'card-34a');
  });
  it('the owner picks, full units first, Auxiliaries as well; then the Indians die', () => {
    const table = strike(five, 3);
    expect(table.asked).toEqual(['french', 'pox.choose']);
    table.act(lose(MARIN));
    table.refused(lose(MARIN), 'card-34a');
    table.act(lose(BEARN));
    expect([table.isReduced(MARIN), table.where(HURON), table.where(GUYENNE)]).toEqual([true, 'off', 'quebec']);
  });
});

describe('WW card-35a Courier Intercepted!', () => {
  const play = (...dice: number[]) => british(35, { hands: { british: [35], french: [9, 10] }, dice }).event(35);
  it('takes a random card on 3 or more', () => {
    const table = play(3, 1);
    expect([table.hand('french').length, table.hand('british').length]).toEqual([1, 1]);
    table.done();
    expect(play(2).hand('french')).toHaveLength(2);
  });
});

describe('WW card-37a British Ministerial Crisis', () => {
  it('costs one of the listed cards, as the British choose', () => {
    const listed = [47, 48, 54, 57, 60];
    const table = french(37, { hands: { french: [37, 1], british: [9, ...listed] } }).event(37);
    expect(table.asked).toEqual(['british', 'crisis.choose']);
    expect(table.offered()).toEqual(listed.map(card => ({ type: 'takeCard', card: `card-${card}` })));
    table.refused(PASS, 'card-37a');
    expect(table.act({ type: 'takeCard', card: 'card-47' }).hand('british')).toEqual(
      [9, 48, 54, 57, 60].map(card => `card-${card}`),
    );
  });
  it('costs nothing when there is none', () => {
    const table = french(37, { hands: { french: [37, 1], british: [9] } })
      .event(37)
      .pass();
    expect(table.hand('british')).toEqual(['card-9']);
  });
});

describe('WW card-38a Regiments Dispersed for Frontier Duty', () => {
  it('one Provincial of the Department for each marker', () => {
    const pieces = { ...at('albany', NY1, NY2), [VIRGINIA]: 'carlisle' };
    const table = french(38, { pieces, raided: { hoosic: 'french' } }).event(38);
    expect(table.asked).toEqual(['french', 'cull.choose']);
    table.act(eliminate(NY2));
    expect([places(table, NY1, NY2, VIRGINIA), table.asked[1]]).toEqual([
      ['albany', 'off', 'carlisle'],
      'phase.choose',
    ]);
    const raided = { hoosic: 'french', deerfield: 'french' } as const;
    const both = french(38, { pieces, raided }).event(38).act(eliminate(NY2)).act(eliminate(NY1));
    expect(places(both, NY1, NY2, VIRGINIA)).toEqual(['off', 'off', 'carlisle']);
    const more = french(38, { pieces: at('albany', NY1), raided }).event(38);
    expect(more.act(eliminate(NY1)).asked[1]).toBe('phase.choose');
  });
  it('not the besieged', () => {
    const { pieces, sieges } = besieged(NY1, BEARN);
    const p = { pieces: { ...pieces, [NY2]: 'albany' }, sieges, forts: { ticonderoga: 'british fort' } };
    french(38, { ...p, raided: { hoosic: 'french' } })
      .event(38)
      .refused(eliminate(NY1), '8.22d');
  });
});

describe('WW card-39a Stingy Provincial Assembly', () => {
  const pieces = { ...at('albany', NY1, NY2), [VIRGINIA]: 'carlisle' };
  it('the French name a Department, the British the unit', () => {
    const table = french(39, { pieces }).event(39);
    expect(table.asked[0]).toBe('french');
    table.act(choose('northern'));
    expect(table.asked).toEqual(['british', 'cull.choose']);
    table.refused(eliminate(VIRGINIA), '8.22d');
    expect(table.act(eliminate(NY1)).where(NY1)).toBe('off');
    const south = french(39, { pieces }).event(39).act(choose('southern')).act(eliminate(VIRGINIA));
    expect(places(south, NY1, VIRGINIA)).toEqual(['albany', 'off']);
  });
  it('not while Enthusiastic; besieged ones do not count', () => {
    french(39, { pieces, table: { assemblies: 2 } }).refused(event(39), 'card-39a');
    french(39, { ...besieged(NY1, BEARN), forts: { ticonderoga: 'british fort' } }).refused(event(39), 'card-39a');
  });
});

describe('WW card-41a Colonial Politics', () => {
  it('moves the marker one step, if it can', () => {
    expect(british(41).event(41).t.assemblies).toBe(2);
    expect(french(41).event(41).t.assemblies).toBe(0);
    french(41, { table: { assemblies: 0 } }).refused(event(41), 'card-41a');
    british(41, { table: { assemblies: 2 } }).refused(event(41), 'card-41a');
  });
  it('after a French play the British disband above the limit', () => {
    const southern = ['br-provincial-maryland', 'br-provincial-pennsylvania-1', VIRGINIA];
    const table = french(41, { pieces: at('carlisle', ...southern) }).event(41);
    expect(table.asked).toEqual(['british', 'cull.choose']);
    expect(table.act(eliminate(VIRGINIA)).where(VIRGINIA)).toBe('off');
    expect(table.asked[1]).toBe('phase.choose');
    const five = [...southern, 'br-provincial-pennsylvania-2', 'br-provincial-virginia-2'];
    const own = british(41, { pieces: at('carlisle', ...five), table: { assemblies: 0 } }).event(41);
    expect(own.asked[1]).toBe('phase.choose'); // five of four, and nobody disbands
  });
});
