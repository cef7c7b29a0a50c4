import { describe, expect, it } from 'vitest';
import { BRITISH, FRENCH as FRENCH_SIDE, spaceNumber } from '../data/index.ts';
import { isSupplied } from '../rules/17-supply.ts';
import { actsOf, building, construct, marchTo, moving, restorables, TWO, turn } from './06-help.ts';
import { type Position, position } from './table.ts';

const REGULAR = 'br-regular-44th';
const RANGER = 'br-ranger-rogers';
const COUREURS = 'fr-coureurs-marin';
const FRENCH = 'fr-regular-bearn';
const MARINE = 'fr-marine-detachment-marine-detachment-1';
const at = (space: string, ...pieces: string[]): Record<string, string> =>
  Object.fromEntries(pieces.map(piece => [piece, space]));

describe('WW 16.1a scouts for Drilled Troops', () => {
  const start = () => moving('british', at('albany', 'wolfe', REGULAR, RANGER), {});
  it('with a Ranger along they do not stop after wilderness', () => {
    start().force('wolfe', REGULAR, RANGER).march('hudson-carry-south', 'wood-creek', 'ticonderoga', 'crown-point');
    start().force('wolfe', REGULAR).march('hudson-carry-south', 'wood-creek').refused(marchTo('ticonderoga'), '6.2b');
  });
  it('left in the wilderness he is no help', () => {
    const table = start().force('wolfe', REGULAR, RANGER).march('hudson-carry-south');
    table.act(marchTo('wood-creek', RANGER)).refused(marchTo('ticonderoga'), '6.2b');
  });
  it('mountains still stop them', () => {
    const table = start().force('wolfe', REGULAR, RANGER).march('hudson-carry-south', 'green-mountains-south');
    table.refused(marchTo('wood-creek'), '6.2c');
  });
  it('only with the advanced rules', () => {
    const table = moving('british', at('albany', 'wolfe', REGULAR, RANGER), { options: ['basic'] });
    table.force('wolfe', REGULAR, RANGER).march('hudson-carry-south', 'wood-creek');
    table.refused(marchTo('ticonderoga'), '6.2b');
  });
});

describe('WW 16.2a, 16.2b Auxiliaries are slow in enemy farmland', () => {
  const raid = (pieces: Record<string, string>, more: Omit<Position, 'active'> = {}) =>
    moving('french', pieces, { ...more });
  it('Deerfield, then Worcester, then a stop', () => {
    const table = raid({ 'fr-abenaki-1': 'green-mountains-south' }).individuals('fr-abenaki-1');
    table.march('deerfield', 'worcester').refused(marchTo('manchester'), '16.2a');
  });
  it('not by boat', () => {
    const table = raid({ 'fr-abenaki-1': 'white-river-falls' }).individuals('fr-abenaki-1');
    table.march('charlestown', 'deerfield', 'northampton', 'hartford');
    expect(table.t.move!.path.land).toBe(false);
  });
  it('not with Drilled Troops, nor through a friendly stockade', () => {
    const force = raid(at('green-mountains-south', 'montcalm', MARINE, 'fr-abenaki-1'));
    force.force('montcalm', MARINE, 'fr-abenaki-1').march('deerfield', 'worcester').allowed(marchTo('manchester'));
    const more = { forts: { deerfield: 'french stockade' } };
    const table = raid({ 'fr-abenaki-1': 'green-mountains-south' }, more).individuals('fr-abenaki-1');
    table.march('deerfield', 'worcester').allowed(marchTo('manchester'));
  });
  it('nor in one’s own fields, nor with the basic rules', () => {
    const own = moving('british', { [RANGER]: 'green-mountains-south' }).individuals(RANGER);
    own.march('deerfield', 'worcester').allowed(marchTo('manchester'));
    const basic = raid({ 'fr-abenaki-1': 'green-mountains-south' }, { options: ['basic'] }).individuals('fr-abenaki-1');
    basic.march('deerfield', 'worcester').allowed(marchTo('manchester'));
  });
});

const supplied = (side: 0 | 1, space: string, p: Position = {}) => isSupplied(position(p).t, side, spaceNumber(space));

describe('WW 17.1a only Drilled Troops need supply', () => {
  it('their source is an originally friendly fortress', () => {
    expect(supplied(FRENCH_SIDE, 'montreal')).toBe(true);
    expect(supplied(FRENCH_SIDE, 'st-jean')).toBe(true);
    expect(supplied(FRENCH_SIDE, 'wood-creek')).toBe(false);
  });
  it('Coureurs are restored anywhere', () => {
    const pieces = { [COUREURS]: 'wood-creek reduced' };
    const table = turn('french', pieces, { hands: { french: [46, 49] }, dice: [6] }).event(46);
    expect(restorables(table)).toEqual([COUREURS]);
  });
  it('a captured fortress is no source for the French', () => {
    const forts = { albany: 'french' };
    expect(supplied(FRENCH_SIDE, 'kinderhook', { forts, pieces: { [FRENCH]: 'albany' } })).toBe(false);
  });
});

describe('WW 17.1b, 17.1c British sources, held', () => {
  it('an Amphib space', () => {
    expect(supplied(BRITISH, 'ile-dorleans', { amphib: ['ile-dorleans'] })).toBe(true);
    expect(supplied(BRITISH, 'ile-dorleans')).toBe(false);
    expect(supplied(BRITISH, 'riviere-ouelle', { amphib: ['ile-dorleans'] })).toBe(true);
  });
  it('an Amphib space the French are in is none, for itself and for others', () => {
    const amphib = ['ile-dorleans'];
    const units = { amphib, pieces: { 'fr-coureurs-marin': 'ile-dorleans' } };
    const stockade = { amphib, forts: { 'ile-dorleans': 'french stockade' } };
    const besieged = { amphib, forts: { 'ile-dorleans': 'british fort' }, sieges: { 'ile-dorleans': 0 } };
    const inside = { ...besieged, pieces: { [REGULAR]: 'ile-dorleans inside', [FRENCH]: 'ile-dorleans' } };
    expect([units, stockade].map(more => supplied(BRITISH, 'riviere-ouelle', more))).toEqual([false, false]);
    expect(supplied(BRITISH, 'ile-dorleans', inside)).toBe(false);
    expect(supplied(BRITISH, 'riviere-ouelle', { amphib, pieces: { dumas: 'ile-dorleans' } })).toBe(true);
  });
  it('a captured port', () => {
    const pieces = { [REGULAR]: 'quebec' };
    expect(supplied(BRITISH, 'becancour', { pieces, forts: { quebec: 'british' } })).toBe(true);
    expect(supplied(BRITISH, 'becancour', { pieces })).toBe(false);
    const montreal = { pieces: { [REGULAR]: 'montreal' }, forts: { montreal: 'british' } };
    expect(supplied(BRITISH, 'sorel', montreal)).toBe(false); // no port
    const boston = { pieces: { [FRENCH]: 'boston' }, forts: { boston: 'french' } };
    expect(supplied(FRENCH_SIDE, 'boston', boston)).toBe(false); // the French have none by sea
  });
  it('not besieged', () => {
    const rest = ['boston', 'new-haven', 'new-york', 'philadelphia', 'alexandria', 'baltimore'];
    const forts = Object.fromEntries(rest.map(space => [space, 'french']));
    const pieces = Object.fromEntries(rest.map((space, i) => [`fr-coureurs-${COUREURS_NAMES[i]}`, space]));
    expect(supplied(BRITISH, 'hoosic', { forts, pieces })).toBe(true);
    const besieged = { forts, pieces: { ...pieces, [FRENCH]: 'albany' }, sieges: { albany: 0 } };
    expect(supplied(BRITISH, 'hoosic', besieged)).toBe(false);
  });
  it('British in an Amphib space are supplied while they besiege it, others are not through it', () => {
    const siege = { amphib: ['louisbourg'], sieges: { louisbourg: 0 }, pieces: { [REGULAR]: 'louisbourg' } };
    expect(supplied(BRITISH, 'louisbourg', siege)).toBe(true);
    const quebec = { amphib: ['quebec'], sieges: { quebec: 0 }, pieces: { [REGULAR]: 'quebec' } };
    expect(supplied(BRITISH, 'becancour', quebec)).toBe(false);
    expect(supplied(BRITISH, 'becancour', { ...quebec, forts: { quebec: 'british' }, sieges: {} })).toBe(true);
  });
});
const COUREURS_NAMES = ['joncaire', 'langlade', 'ligneris', 'lery', 'marin', 'periere'];

describe('WW 17.2a, 17.2b an unbroken chain', () => {
  it('Coureurs on the only path cut it, a lone leader does not', () => {
    const line = { pieces: { [REGULAR]: 'casco-bay' } };
    expect(supplied(BRITISH, 'casco-bay', line)).toBe(true);
    expect(supplied(BRITISH, 'casco-bay', { pieces: { [COUREURS]: 'portsmouth' } })).toBe(false);
    expect(supplied(BRITISH, 'casco-bay', { pieces: { dumas: 'portsmouth' } })).toBe(true);
    expect(supplied(BRITISH, 'casco-bay', { forts: { portsmouth: 'french stockade' } })).toBe(false);
  });
  it('a besieged enemy fort does not block', () => {
    const forts = { portsmouth: 'french fort' };
    expect(supplied(BRITISH, 'casco-bay', { forts })).toBe(false);
    const siege = { forts, sieges: { portsmouth: 0 }, pieces: { [REGULAR]: 'portsmouth' } };
    expect(supplied(BRITISH, 'casco-bay', siege)).toBe(true);
  });
  it('the besieged themselves are out of supply', () => {
    const pieces = { [REGULAR]: 'casco-bay inside', [FRENCH]: 'casco-bay' };
    const siege = { forts: { 'casco-bay': 'british fort' }, sieges: { 'casco-bay': 0 }, pieces };
    expect(supplied(BRITISH, 'casco-bay', siege)).toBe(false);
  });
});

describe('WW 17.21a, 17.21b, 17.21c, 17.21d, summary-supply-a spaces of the chain', () => {
  it('bare wilderness with water in and out, not water in and land out', () => {
    expect(supplied(FRENCH_SIDE, 'niagara')).toBe(true); // all the way by water
    expect(supplied(FRENCH_SIDE, 'crown-point')).toBe(true);
    expect(supplied(FRENCH_SIDE, 'wood-creek')).toBe(false); // by land from Ticonderoga
    expect(supplied(BRITISH, 'hudson-carry-south')).toBe(true);
    expect(supplied(BRITISH, 'hudson-carry-north')).toBe(false);
    const forts = { 'hudson-carry-south': 'british stockade' };
    expect(supplied(BRITISH, 'hudson-carry-north', { forts })).toBe(true);
    expect(supplied(BRITISH, 'ticonderoga', { forts })).toBe(false); // land in, water out
  });
  it('cultivated spaces, whoever’s', () => {
    const deep = { pieces: { [FRENCH]: 'charlestown' } };
    expect(supplied(FRENCH_SIDE, 'charlestown', deep)).toBe(false);
    const forts = { winooski: 'french stockade', 'green-mountains-central': 'french stockade' };
    const chain = { ...deep, forts: { ...forts, 'white-river-falls': 'french stockade' } };
    expect(supplied(FRENCH_SIDE, 'charlestown', chain)).toBe(true);
    expect(supplied(FRENCH_SIDE, 'manchester', chain)).toBe(true); // by land through Deerfield and Worcester
  });
  it('a fortified mountain serves, a shovel does not', () => {
    const at = (kind: string) => ({
      forts: { raystown: 'british fort', 'laurel-ridge-north': `british ${kind}` },
      pieces: { [REGULAR]: 'gists-station' },
    });
    expect(supplied(BRITISH, 'gists-station', at('fort'))).toBe(true);
    expect(supplied(BRITISH, 'gists-station', at('works'))).toBe(false);
  });
  it('the supplied space needs nothing, two bare steps are too many', () => {
    const forts = { raystown: 'british stockade' };
    expect(supplied(BRITISH, 'laurel-ridge-north', { forts })).toBe(true);
    expect(supplied(BRITISH, 'gists-station', { forts })).toBe(false);
  });
});

describe('WW 17.3a, 17.3d the unsupplied cannot build', () => {
  const pieces = { [REGULAR]: 'laurel-ridge-north', 'br-regular-45th': 'gists-station' };
  it('neither fort nor stockade; an empty field still may have one', () => {
    const table = building('british', 'stockades', { [REGULAR]: 'laurel-ridge-north' }, {}, TWO);
    table.refused(construct('laurel-ridge-north'), '17.3a');
    table.allowed(construct('carlisle'));
    building('british', 'forts', { [REGULAR]: 'laurel-ridge-north' }).refused(construct('laurel-ridge-north'), '17.3a');
  });
  it('with the basic rules they may', () => {
    building('british', 'forts', pieces, { options: ['basic'] }).allowed(construct('laurel-ridge-north'));
  });
  it('a stockade just placed supplies the next one', () => {
    const more = { forts: { raystown: 'british stockade' } };
    const table = building('british', 'stockades', pieces, more, TWO);
    table.refused(construct('gists-station'), '17.3a');
    table.act(construct('laurel-ridge-north')).act(construct('gists-station'));
    expect(table.fort('gists-station')).toBe('british stockade');
  });
});

describe('WW 17.3b the unsupplied cannot roll for a siege', () => {
  const pieces = { ...at('ticonderoga', 'wolfe', REGULAR), [COUREURS]: 'ticonderoga inside' };
  const more = { forts: { ticonderoga: 'french fort' }, sieges: { ticonderoga: 1 } };
  it('no roll, the marker stays, an assault is allowed', () => {
    const table = moving('british', pieces, more).force('wolfe', REGULAR);
    table.refused({ type: 'siege' }, '17.3b');
    expect(actsOf(table)).toContain('assault');
    expect(table.siege('ticonderoga')).toBe(1);
  });
  it('in supply they may', () => {
    const forts = { ...more.forts, 'wood-creek': 'british stockade' };
    const table = moving('british', pieces, { ...more, forts }).force('wolfe', REGULAR);
    expect(actsOf(table)).not.toContain('siege'); // Hudson Carry South is bare
    const line = { ...forts, 'hudson-carry-south': 'british stockade' };
    expect(actsOf(moving('british', pieces, { ...more, forts: line }).force('wolfe', REGULAR))).toContain('siege');
  });
});
