import { look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { FRENCH, groupOf, isFortress, isIndian, pieceIds, spaceIds, spaceNumber, unitsOf } from '../data/index.ts';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import { villageIsAllied } from '../rules/02-map.ts';
import { comers, marchTo, moving, ONE, placesOf, restorables, THREE, turn } from './06-help.ts';
import type { Position, Table } from './table.ts';

const RANGERS = ['armstrong', 'goreham', 'rogers'].map(name => `br-ranger-${name}`);
const PROVINCIALS = [
  ...[1, 2, 3].map(n => `br-provincial-connecticut-${n}`),
  ...[1, 2, 3, 4, 5, 6].map(n => `br-provincial-massachusetts-${n}`),
  'br-provincial-new-hampshire',
];
const REGULARS = ['15th', '17th', '22nd', '27th'].map(name => `br-regular-${name}`);
const at = (space: string, ...pieces: string[]): Record<string, string> =>
  Object.fromEntries(pieces.map(piece => [piece, space]));
type More = Omit<Position, 'active' | 'pieces'>;
const played = (side: 'british' | 'french', card: number, pieces: Record<string, string>, more: More = {}): Table =>
  turn(side, pieces, { ...more, hands: { [side]: [card, ONE], ...more.hands } }).event(card);
const tribes = (table: Table): string[] => [...new Set(comers(table).map(name => name.replace(/^..-|-\d$/g, '')))];

describe('WW 5.52a counters limit reinforcements', () => {
  it('no fourth Ranger', () => {
    const full = played('british', 53, at('albany', ...RANGERS));
    expect(full.asked[1]).toBe('phase.choose');
    const one = played('british', 53, at('albany', ...RANGERS.slice(0, 2)));
    expect(placesOf(one)).toContain('albany');
  });
});

describe('WW 5.52b who can return after elimination', () => {
  const killed = (unit: string) => {
    const pieces = { montcalm: 'york', 'fr-regular-bearn': 'york', 'fr-regular-guyenne': 'york' };
    const table = moving('french', { ...pieces, [unit]: 'carlisle reduced' }, { dice: [5, 1] });
    table.force('montcalm', 'fr-regular-bearn', 'fr-regular-guyenne').march('carlisle').quietly();
    return table.where(unit);
  };
  it('a dead Highlander is gone, a dead Provincial may come back', () => {
    expect(killed('br-highland-1-42nd')).toBe('gone');
    for (const unit of [PROVINCIALS[0]!, RANGERS[0]!, 'br-light-infantry-howes', 'br-mohawk-1'])
      expect(killed(unit)).toBe('off');
  });
  it('Raise Provincial Regiments offers the dead one, Highlanders not', () => {
    const table = played('british', 43, at('albany', ...PROVINCIALS.slice(1)), { table: { assemblies: 2 } });
    table.act({ type: 'choose', what: 'raise-northern' });
    expect(comers(table)).toContain(PROVINCIALS[0]);
    const scots = ['1-42nd', '2-42nd', '77th-a', '77th-b', '78th-a', '78th-b'].map(name => `br-highland-${name}`);
    const gone = at('gone', ...scots);
    const none = played('british', 60, gone, { table: { pitt: true } });
    expect(none.asked[1]).toBe('phase.choose');
  });
});

describe('WW 5.521a new units arrive full', () => {
  it('a Ranger who died reduced comes back full', () => {
    const killer = { montcalm: 'york', 'fr-regular-bearn': 'york', 'fr-regular-guyenne': 'york' };
    const pieces = { ...killer, [RANGERS[0]!]: 'carlisle reduced', ...at('albany', RANGERS[1]!, RANGERS[2]!) };
    const hands = { french: [THREE], british: [53, 50] };
    const table = turn('french', pieces, { dice: [5, 2], hands }).activate(THREE);
    table.force('montcalm', 'fr-regular-bearn', 'fr-regular-guyenne').quietly().march('carlisle').quietly();
    if (table.asked[1] === 'act.decide') table.stop();
    table.event(53).act({ type: 'place', piece: RANGERS[0]!, at: 'albany' });
    expect([table.where(RANGERS[0]!), table.isReduced(RANGERS[0]!)]).toEqual(['albany', false]);
  });
});

describe('WW 5.522a no entry among enemies', () => {
  it('not into a besieged Québec', () => {
    const besieged = played(
      'french',
      55,
      { 'br-regular-44th': 'quebec' },
      { sieges: { quebec: 0 }, table: { montcalm: false } },
    );
    expect(besieged.where('fr-regular-2-berry')).toBe('louisbourg');
    const free = played('french', 55, {}, { table: { montcalm: false } });
    expect(free.offered()).toEqual([
      { type: 'choose', what: 'quebec' },
      { type: 'choose', what: 'louisbourg' },
    ]);
  });
  it('nor beside enemy units or fortifications', () => {
    const table = played('british', 53, { 'fr-coureurs-marin': 'oswego' }, { forts: { oswego: 'british stockade' } });
    expect(placesOf(table)).not.toContain('oswego');
    table.refused({ type: 'place', piece: RANGERS[0]!, at: 'oswego' }, '5.522a');
  });
  it('nor where a fortification of theirs stands empty', () => {
    const northern = (forts: Record<string, string>) => tribes(played('french', 23, {}, { forts, dice: [6] }));
    expect(northern({})).toContain('abenaki');
    expect(northern({ 'st-francois': 'british stockade' })).not.toContain('abenaki');
    expect(northern({ 'st-francois': 'british stockade' })).toContain('caughnawaga');
  });
});

describe('WW 5.522b no place, no reinforcements', () => {
  const ports = ['boston', 'new-haven', 'new-york', 'philadelphia', 'alexandria', 'baltimore', 'halifax'];
  it('British Regulars with no port bring nobody and are used up', () => {
    const forts = Object.fromEntries(ports.map(port => [port, 'french']));
    const table = played('british', 57, at('pool', 'murray'), { forts, dice: [1] });
    expect(table.said('piece.notReceived')).toHaveLength(4);
    expect(table.where('murray')).toBe('pool');
    expect([table.where('br-regular-15th'), table.t.removed]).toEqual(['off', [1057]]);
  });
  it('Indians whose villages are held, and Rangers without a fortification, are said to be lost', () => {
    const held = at('st-francois', REGULARS[0]!);
    const villages = ['st-francois', 'lac-des-deux-montagnes', 'kahnawake', 'mississauga'];
    const all = Object.fromEntries(villages.map((village, i) => [REGULARS[i]!, village]));
    expect(played('french', 23, all, { dice: [6] }).said('units.notReceived')).toHaveLength(1);
    expect(played('french', 23, held, { dice: [6] }).said('units.notReceived')).toHaveLength(0);
    const holders = unitsOf[FRENCH]!.map(unit => pieceIds[unit]!);
    const fortresses = spaceIds.filter(space => isFortress[spaceNumber(space)]);
    const taken = Object.fromEntries(fortresses.map((space, i) => [holders[i]!, space]));
    const forts = Object.fromEntries(fortresses.map(space => [space, 'french']));
    expect(played('british', 53, taken, { forts }).said('units.notReceived')).toHaveLength(1);
    expect(played('british', 53, {}).said('units.notReceived')).toHaveLength(0);
  });
  it('the player is warned before he plays it', () => {
    const forts = Object.fromEntries(ports.map(port => [port, 'french']));
    const hint = (more: More): unknown => {
      const table = turn('british', {}, { ...more, hands: { british: [57, ONE] } });
      return desk.offer(look(game, table.state, 'british'), 'british', { card: 'card-57' }).hint?.key;
    };
    expect([hint({ forts }), hint({})]).toEqual(['desk.hint.noEntry', 'desk.hint.use']);
  });
  it('nor do Regulars for a besieged Halifax come', () => {
    const table = played('british', 66, { 'fr-regular-bearn': 'halifax' }, { sieges: { halifax: 0 } });
    expect(table.said('piece.notReceived')).toHaveLength(2);
    expect(played('british', 66, {}).where('br-regular-15th')).toBe('halifax');
  });
});

describe('WW 5.523a no restoring besieged units', () => {
  it('one inside is not offered, one outside is', () => {
    const pieces = {
      'br-regular-15th': 'albany reduced inside',
      'br-regular-17th': 'ticonderoga reduced',
      'fr-regular-bearn': 'albany',
      'fr-regular-guyenne': 'ticonderoga inside',
    };
    const more = { forts: { ticonderoga: 'french fort' }, sieges: { albany: 0, ticonderoga: 0 }, options: ['basic'] };
    const table = played('british', 47, pieces, more);
    expect(restorables(table)).toEqual(['br-regular-17th']);
    table.refused({ type: 'restore', unit: 'br-regular-15th' }, '5.523a');
  });
});

describe('WW 5.523b, 17.3c no restoring unsupplied Drilled Troops', () => {
  const pieces = { 'fr-coureurs-marin': 'wood-creek reduced', [PROVINCIALS[0]!]: 'hudson-carry-north reduced' };
  it('an unsupplied Provincial is not offered, unsupplied Coureurs are', () => {
    const french = played('french', 46, pieces, { dice: [6] });
    expect(restorables(french)).toEqual(['fr-coureurs-marin']);
    const british = turn('british', pieces, { hands: { british: [46, ONE] } });
    british.refused({ type: 'event', card: 'card-46' }, 'card-46a');
  });
  it('once supplied it is, and so with the basic rules', () => {
    const near = { ...pieces, [PROVINCIALS[0]!]: 'hoosic reduced' };
    expect(restorables(played('british', 46, near, { dice: [6] }))).toEqual([PROVINCIALS[0]]);
    expect(restorables(played('british', 46, pieces, { dice: [6], options: ['basic'] }))).toEqual([PROVINCIALS[0]]);
  });
});

describe('WW 5.53a, 5.531a, 5.531b, 5.531c, 5.531d cards 23 to 30 and their Indians', () => {
  const forts = { niagara: 'french fort', 'ohio-forks': 'french fort' };
  const WEST = ['delaware', 'mingo', 'shawnee'];
  const NORTH = ['abenaki', 'algonquin', 'caughnawaga', 'mississauga'];
  const FAR = ['huron', 'ojibwa', 'ottawa', 'potawatomi'];
  const IROQUOIS = ['cayuga', 'oneida', 'onondaga', 'seneca', 'tuscarora'];
  it('Northern Indian Alliance', () => {
    expect(tribes(played('french', 23, {}, { forts, dice: [6] })).sort()).toEqual([...NORTH, ...FAR].sort());
    const without = { 'ohio-forks': 'french fort' };
    expect(tribes(played('french', 23, {}, { forts: without, dice: [6] })).sort()).toEqual(NORTH);
  });
  it('Western Indian Alliance', () => {
    expect(tribes(played('french', 26, {}, { forts, dice: [6] })).sort()).toEqual([...WEST, ...FAR].sort());
  });
  it('Iroquois Alliance for either side, never Mohawk', () => {
    const french = played('french', 28, {}, { forts: { oswego: 'french stockade' }, dice: [6] });
    expect(tribes(french).sort()).toEqual(IROQUOIS);
    const british = played(
      'british',
      28,
      { johnson: 'canajoharie' },
      { forts: { oswego: 'british stockade' }, dice: [6] },
    );
    expect(tribes(british).sort()).toEqual(IROQUOIS);
    expect(comers(british).every(name => name.startsWith('br-'))).toBe(true);
  });
  it('Mohawks and Cherokees bring British Indians of their own', () => {
    const mohawks = played('british', 29, { johnson: 'albany' });
    expect([mohawks.where('br-mohawk-1'), mohawks.where('br-mohawk-2')]).toEqual(['albany', 'albany']);
    expect(mohawks.where('br-oneida')).toBe('off');
    const cherokees = played('british', 30, {});
    expect(cherokees.offered().length).toBeGreaterThan(1);
    cherokees.act({ type: 'choose', what: 'alexandria' });
    expect(cherokees.where('br-cherokee-1')).toBe('alexandria');
    expect(cherokees.where('br-mohawk-1')).toBe('off');
  });
  it('reduced Indians of the groups are restored', () => {
    const pieces = { 'fr-abenaki-1': 'sorel reduced', 'fr-shawnee-1': 'logstown reduced' };
    expect(restorables(played('french', 23, pieces, { forts, dice: [6] }))).toEqual(['fr-abenaki-1']);
    expect(restorables(played('french', 26, pieces, { forts, dice: [6] }))).toEqual(['fr-shawnee-1']);
    expect(unitsOf[FRENCH]!.filter(unit => isIndian[unit] && groupOf(unit) === 'mohawk')).toEqual([]);
  });
});

describe('WW 5.532a, 5.532b the Allied marker follows the units', () => {
  const allied = (table: Table, space: string) => villageIsAllied(table.t, FRENCH, spaceNumber(space));
  it('one Shawnee makes Logstown allied, its death ends it', () => {
    const table = moving('british', { [RANGERS[0]!]: 'kittaning', 'fr-shawnee-1': 'raystown' });
    expect(allied(table, 'logstown')).toBe(true);
    expect(allied(table, 'kittaning')).toBe(false);
  });
  const overrun = (second: Record<string, string>, dice: number[]) => {
    const pieces = { [RANGERS[0]!]: 'venango', 'fr-delaware-1': 'kittaning reduced', ...second };
    const table = moving('british', pieces, { dice }).individuals(RANGERS[0]!).march('kittaning').quietly();
    if (table.asked[1] === 'act.decide') table.stop();
    table.done();
    return table;
  };
  it('with the last Delaware dead no raid follows; with another alive one does', () => {
    const none = overrun({}, [4, 1]);
    expect(none.where('fr-delaware-1')).toBe('off');
    expect(none.t.raidsBritish.every(count => count === 0)).toBe(true);
    const other = overrun({ 'fr-delaware-2': 'niagara' }, [4, 1, 5]);
    expect(other.t.raidsBritish[spaceNumber('kittaning')]).toBe(1);
  });
});

describe('WW 5.532c villages do not affect movement', () => {
  it('a French force passes through Onondaga, allied to the British', () => {
    const pieces = { 'fr-coureurs-marin': 'oswego', 'br-onondaga': 'albany' };
    const table = moving('french', pieces).individuals('fr-coureurs-marin').march('onondaga');
    expect(table.asked[1]).toBe('act.decide');
    table.allowed(marchTo('cayuga'));
  });
});

describe('WW 5.533a one Iroquois side per tribe', () => {
  it('a British Seneca bars the French one', () => {
    const more = { forts: { oswego: 'french stockade' }, dice: [6] };
    const table = played('french', 28, { 'br-seneca': 'albany' }, more);
    expect(comers(table)).not.toContain('fr-seneca');
    expect(comers(table)).toContain('fr-cayuga');
  });
});

describe('WW 5.534a, 5.534b, 5.534c, 5.534d who commands Indians', () => {
  const iroquois = ['br-cayuga', 'br-oneida', 'br-onondaga', 'br-seneca', 'br-tuscarora'];
  const mohawks = ['br-mohawk-1', 'br-mohawk-2'];
  const force = (leader: string, ...pieces: string[]) => ({ type: 'force', leader, pieces }) as const;
  it('of British leaders only Johnson takes Mohawk and Iroquois', () => {
    const table = moving('british', at('albany', 'shirley', 'johnson', ...mohawks, REGULARS[0]!));
    table.refused(force('shirley', 'br-mohawk-1', REGULARS[0]!), '5.534a');
    table.allowed(force('johnson', 'br-mohawk-1'));
    table.allowed(force('shirley', 'johnson', 'br-mohawk-1', REGULARS[0]!));
  });
  it('if he is dropped off they stay with him', () => {
    const table = moving('british', at('albany', 'shirley', 'johnson', 'br-mohawk-1', REGULARS[0]!));
    table.act(force('shirley', 'johnson', 'br-mohawk-1', REGULARS[0]!)).march('kinderhook');
    table.refused(marchTo('poughkeepsie', 'johnson'), '5.534a');
    table.allowed(marchTo('poughkeepsie', 'johnson', 'br-mohawk-1'));
  });
  it('they do not use up his Command', () => {
    const table = moving('british', at('albany', 'johnson', ...mohawks, ...iroquois, ...REGULARS));
    table.allowed(force('johnson', ...mohawks, ...iroquois, ...REGULARS.slice(0, 3)));
    table.refused(force('johnson', ...mohawks, ...iroquois, ...REGULARS), '5.34a');
  });
  it('Cherokee and French Indians count as others', () => {
    const cherokee = ['br-cherokee-1', 'br-cherokee-2'];
    const british = moving('british', at('carlisle', 'forbes', ...cherokee, ...PROVINCIALS.slice(0, 5)));
    british.allowed(force('forbes', ...cherokee, ...PROVINCIALS.slice(0, 4)));
    british.refused(force('forbes', ...cherokee, ...PROVINCIALS.slice(0, 5)), '5.34a');
    const french = moving('french', at('niagara', 'dumas', 'fr-huron', 'fr-ottawa', 'fr-seneca'));
    french.allowed(force('dumas', 'fr-huron', 'fr-seneca'));
    french.refused(force('dumas', 'fr-huron', 'fr-ottawa', 'fr-seneca'), '5.34a');
  });
  it('any may act individually', () => {
    const table = moving('british', at('albany', 'shirley', ...mohawks), {}, ONE);
    table.refused(force('shirley', 'br-mohawk-1'), '5.32d');
    table.individuals('br-mohawk-1').march('schenectady');
  });
});

describe('WW 5.54a Assemblies cap Provincials', () => {
  it('ten Northern ones when supportive, more when enthusiastic', () => {
    const ten = at('albany', ...PROVINCIALS);
    const supportive = played('british', 43, ten);
    expect(JSON.stringify(supportive.offered())).not.toContain('raise-northern');
    const enthusiastic = played('british', 43, ten, { table: { assemblies: 2 } });
    expect(enthusiastic.offered()).toContainEqual({ type: 'choose', what: 'raise-northern' });
    const nine = played('british', 43, at('albany', ...PROVINCIALS.slice(1)));
    nine.act({ type: 'choose', what: 'raise-northern' });
    nine.act({ type: 'place', piece: comers(nine)[0]!, at: 'albany' });
    expect(nine.asked[1]).toBe('phase.choose');
  });
  it('four Southern ones when supportive, more when enthusiastic', () => {
    const names = ['maryland', 'pennsylvania-1', 'pennsylvania-2', 'virginia-1'].map(name => `br-provincial-${name}`);
    const four = at('alexandria', ...names);
    const south = { type: 'choose', what: 'raise-southern' };
    expect(played('british', 43, four, { table: { assemblies: 2 } }).offered()).toContainEqual(south);
    const three = { ...at('albany', ...PROVINCIALS), ...at('alexandria', ...names.slice(1)) };
    expect(played('british', 43, three).asked[1]).toBe('reinforce.place');
    expect(played('british', 43, { ...three, ...four }).asked[1]).toBe('phase.choose');
  });
});

describe('WW 5.54b, 5.54c French play cuts the excess', () => {
  const cut = (units: Record<string, string>, more: More = {}) => played('french', 41, units, more);
  it('eight Northern ones: the British pick two to lose', () => {
    const table = cut(at('albany', ...PROVINCIALS.slice(0, 8)));
    expect(table.asked).toEqual(['british', 'cull.choose']);
    table.act({ type: 'eliminate', piece: PROVINCIALS[0]! }).act({ type: 'eliminate', piece: PROVINCIALS[1]! });
    expect(table.asked[1]).toBe('phase.choose');
    expect(table.where(PROVINCIALS[0]!)).toBe('off');
  });
  it('six or fewer: none; a British play never removes any', () => {
    expect(cut(at('albany', ...PROVINCIALS.slice(0, 6))).asked[1]).toBe('phase.choose');
    const table = played('british', 41, at('albany', ...PROVINCIALS), { table: { assemblies: 0 } });
    expect(table.asked[1]).toBe('phase.choose');
  });
  it('the besieged are spared', () => {
    const inside = Object.fromEntries(PROVINCIALS.slice(0, 7).map(unit => [unit, 'albany inside']));
    const pieces = { ...inside, [PROVINCIALS[7]!]: 'hoosic', 'fr-regular-bearn': 'albany' };
    const table = cut(pieces, { sieges: { albany: 0 } });
    expect(table.offered()).toEqual([{ type: 'eliminate', piece: PROVINCIALS[7] }]);
    table.act({ type: 'eliminate', piece: PROVINCIALS[7]! });
    expect(table.asked[1]).toBe('phase.choose');
    expect(table.where(PROVINCIALS[0]!)).toBe('albany');
  });
});

describe('WW 5.55a leaders are drawn at random', () => {
  it('over the pool, then placed by the player', () => {
    for (const [die, leader] of [
      [1, 'loudoun'],
      [3, 'webb'],
    ] as const) {
      const table = played('british', 54, at('pool', 'loudoun', 'murray', 'webb'), { dice: [die] });
      expect(table.said('leader.drawn')[0]!.args).toMatchObject({ leader });
      expect(placesOf(table)).toContain('albany');
    }
  });
  it('an empty pool gives none', () => {
    const table = played('british', 54, {});
    expect(table.said('leader.drawn')).toHaveLength(0);
  });
});

describe('WW 5.55b, 5.55c at most two Command-7 leaders', () => {
  const drawn = (loudoun: string, abercromby: string, more: Record<string, string> = {}) => {
    const pieces = { loudoun, abercromby, amherst: 'pool', ...more };
    const sieges = {
      ...(loudoun.includes('inside') && { albany: 0 }),
      ...(abercromby.includes('inside') && { 'new-york': 0 }),
    };
    return played('british', 54, pieces, { dice: [1], sieges });
  };
  const besiegers = { 'fr-regular-bearn': 'albany', 'fr-regular-guyenne': 'new-york' };
  it('the third makes one of the two go', () => {
    const table = drawn('albany', 'new-york');
    expect(table.asked).toEqual(['british', 'reinforce.dismiss']);
    table.refused({ type: 'eliminate', piece: 'amherst' }, '5.55b');
    table.act({ type: 'eliminate', piece: 'loudoun' });
    expect([table.where('loudoun'), table.where('abercromby')]).toEqual(['gone', 'new-york']);
  });
  it('never a besieged one', () => {
    const table = drawn('albany inside', 'new-york', { 'fr-regular-bearn': 'albany', [REGULARS[0]!]: 'albany inside' });
    expect([table.where('loudoun'), table.where('abercromby')]).toEqual(['albany', 'gone']);
  });
  it('both besieged: the third stays in the pool and nobody else is drawn', () => {
    const table = drawn('albany inside', 'new-york inside', besiegers);
    while (table.asked[1] === 'reinforce.place') table.act(table.offered()[0]!);
    expect([table.where('loudoun'), table.where('abercromby'), table.where('amherst')]).toEqual([
      'albany',
      'new-york',
      'pool',
    ]);
    expect(table.said('leader.drawn')).toHaveLength(1);
  });
});
