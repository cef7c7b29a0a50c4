import { describe, expect, it } from 'vitest';
import {
  BRITISH,
  commandOf,
  FRENCH,
  fullStrength,
  initiativeOf,
  isAuxiliary,
  isDrilled,
  isMilitia,
  isRegular,
  moveOf,
  pieceNumber,
  reducedStrength,
  tacticsOf,
  typeOf,
  UNITS,
  units,
} from '../data/index.ts';
import piecesFile from '../data/pieces.json' with { type: 'json' };
import { game } from '../game.ts';
import { markerSprites } from '../picture/markers.ts';
import { modifierOf, strengthOfUnit } from '../rules/07-fire.ts';
import { building, construct, marchTo, moving, ONE, THREE, TWO, turn } from './06-help.ts';
import { position, scenario, type Table } from './table.ts';

const REGULAR = 'br-regular-44th';
const PROVINCIAL = 'br-provincial-virginia-1';
const LIGHT = 'br-light-infantry-howes';
const RANGER = 'br-ranger-rogers';
const MARINE = 'fr-marine-detachment-marine-detachment-1';
const COUREURS = 'fr-coureurs-marin';
const all = Array.from({ length: UNITS }, (_, i) => i);

describe('WW 3.1a three kinds of units', () => {
  it('each of the 128 counters is of one', () => {
    expect(UNITS).toBe(128);
    for (const unit of all)
      expect(
        [isDrilled, isAuxiliary, isMilitia].filter(kind => kind[unit]),
        units[unit]!.id,
      ).toHaveLength(1);
  });
});

describe('WW 3.1b two steps per unit', () => {
  it('the reduced side has its own strength and the same move', () => {
    const pieces = { [REGULAR]: 'albany reduced', 'fr-huron': 'niagara reduced', 'br-regular-45th': 'albany' };
    const { t } = position({ pieces });
    const strength = (name: string) => strengthOfUnit(t, pieceNumber(name));
    expect([strength('br-regular-45th'), strength(REGULAR), strength('fr-huron')]).toEqual([3, 2, 0]);
    const table = moving('british', { [REGULAR]: 'albany reduced' }).drilled(REGULAR);
    table.march('kinderhook', 'poughkeepsie', 'peekskill', 'new-haven').refused(marchTo('hartford'), '6.2a');
  });
  it('reduced militia keep a strength of 1', () => {
    for (const unit of all) {
      const drop = typeOf(unit) === 'militia' ? 0 : 1;
      expect(reducedStrength[unit], units[unit]!.id).toBe(fullStrength[unit]! - drop);
    }
  });
  it('the first step reduces, the second eliminates', () => {
    const pieces = { [REGULAR]: 'sorel', [COUREURS]: 'trois-rivieres' };
    const once = moving('british', pieces, { dice: [4, 1] })
      .drilled(REGULAR)
      .march('trois-rivieres')
      .quietly();
    expect(once.isReduced(COUREURS)).toBe(true);
    const weak = { ...pieces, [COUREURS]: 'trois-rivieres reduced' };
    const twice = moving('british', weak, { dice: [4, 1] })
      .drilled(REGULAR)
      .march('trois-rivieres')
      .quietly();
    expect(twice.where(COUREURS)).toBe('gone');
  });
});

describe('WW 3.1c nationality of units', () => {
  it('a player handles his own', () => {
    const pieces = { 'br-mohawk-1': 'canajoharie' };
    moving('french', pieces).refused({ type: 'individuals', pieces: ['br-mohawk-1'] }, '3.1c');
    moving('british', pieces).allowed({ type: 'individuals', pieces: ['br-mohawk-1'] });
  });
});

describe('WW 3.11a who are Drilled Troops', () => {
  it('Regulars, Provincials and Light Infantry', () => {
    const drilled = new Set(all.filter(unit => isDrilled[unit]).map(typeOf));
    const kinds = ['highland', 'light-infantry', 'marine-detachment', 'provincial', 'regular', 'royal-american'];
    expect([...drilled].sort()).toEqual(kinds);
  });
  it('Light Infantry captures an empty stockade, a Ranger raids it', () => {
    const forts = { venango: 'french stockade' };
    const light = moving('british', { [LIGHT]: 'la-belle-river' }, { forts })
      .drilled(LIGHT)
      .march('venango');
    expect([light.fort('venango'), light.t.vp]).toEqual(['british stockade', -1]);
    const pieces = { [RANGER]: 'la-belle-river', 'br-regular-45th': 'albany' };
    const ranger = moving('british', pieces, { forts, dice: [3] })
      .individuals(RANGER)
      .march('venango');
    ranger.done();
    expect(ranger.fort('venango')).toBe('french stockade');
  });
});

describe('WW 3.11b who are Regulars', () => {
  it('the strong Drilled Troops and the Marine Detachments', () => {
    const strong = all.filter(unit => isDrilled[unit] && fullStrength[unit]! >= 3);
    const marines = all.filter(unit => typeOf(unit) === 'marine-detachment');
    expect(all.filter(unit => isRegular[unit])).toEqual([...strong, ...marines].sort((a, b) => a - b));
  });
  it('beating a lone Marine Detachment gives a point, beating a Provincial none', () => {
    const attack = { [REGULAR]: 'carlisle', 'br-regular-45th': 'carlisle', forbes: 'carlisle' };
    const table = moving('british', { ...attack, [MARINE]: 'york' }, { dice: [5, 3] });
    table.force('forbes', REGULAR, 'br-regular-45th').march('york').quietly();
    table.done();
    expect(table.t.vp).toBe(-1);
    const french = { montcalm: 'york', 'fr-regular-bearn': 'york', 'fr-regular-guyenne': 'york' };
    const other = moving('french', { ...french, [PROVINCIAL]: 'carlisle' }, { dice: [5, 3] });
    other.force('montcalm', 'fr-regular-bearn', 'fr-regular-guyenne').march('carlisle').quietly();
    expect(other.said('battle.won')).toHaveLength(1);
    expect(other.t.vp).toBe(0);
  });
});

/** A battle at the defender’s response window, for its modifiers. */
const fought = (attacker: string[], from: string, to: string, ...defenders: string[]) => {
  const pieces = Object.fromEntries([...attacker, 'forbes'].map(piece => [piece, from]));
  const there = Object.fromEntries(defenders.map(piece => [piece, to]));
  const hands = { british: [1], french: [49] };
  const table = moving('british', { ...pieces, ...there }, { hands });
  table
    .force('forbes', ...attacker)
    .quietly()
    .march(to);
  while (!table.t.battle) table.pass();
  return [BRITISH, FRENCH].map(side => modifierOf(table.t, table.t.battle!, side as 0 | 1));
};

describe('WW 3.11c Provincials are not Regulars', () => {
  it('alone against Regulars in the fields they fire at -1', () => {
    expect(fought([PROVINCIAL], 'carlisle', 'york', 'fr-regular-bearn')).toEqual([-1, 0]);
    expect(fought([PROVINCIAL, REGULAR], 'carlisle', 'york', 'fr-regular-bearn')).toEqual([0, 0]);
  });
});

describe('WW 3.11d Light Infantry: drilled but wilderness-wise', () => {
  it('it serves as Auxiliaries do in the wild, not as Regulars in the fields', () => {
    expect(fought([REGULAR, LIGHT], 'wood-creek', 'ticonderoga', COUREURS, 'fr-regular-bearn')).toEqual([0, 0]);
    expect(fought([REGULAR], 'wood-creek', 'ticonderoga', COUREURS, 'fr-regular-bearn')).toEqual([-1, 0]);
    expect(fought([LIGHT], 'carlisle', 'york', 'fr-regular-bearn')).toEqual([-1, 0]);
  });
  it('it stops after wilderness and does not raid', () => {
    const table = moving('british', { [LIGHT]: 'albany' }).drilled(LIGHT);
    table.march('hudson-carry-south', 'wood-creek').refused(marchTo('ticonderoga'), '6.2b');
    const quiet = moving('british', { [LIGHT]: 'st-jean' })
      .drilled(LIGHT)
      .march('sorel')
      .stop();
    expect(quiet.t.raidsBritish.every(count => count === 0)).toBe(true);
    expect(quiet.where(LIGHT)).toBe('sorel');
  });
});

describe('WW 3.12a militia class', () => {
  it('never activated, never builders', () => {
    const table = moving('british', { 'br-militia-colonial-militia-1': 'militia-northern', braddock: 'albany' });
    const unit = 'br-militia-colonial-militia-1';
    table.refused({ type: 'individuals', pieces: [unit] }, '5.31a');
    table.refused({ type: 'drilled', unit }, '5.31a');
    table.refused({ type: 'force', leader: 'braddock', pieces: [unit] }, '5.31a');
    const militia = all.filter(each => isMilitia[each]);
    expect(militia.some(each => isDrilled[each] || isAuxiliary[each])).toBe(false);
    turn('british', { [unit]: 'militia-northern' })
      .build(1, 'forts')
      .refused(construct('kinderhook'), '5.42a');
  });
});

describe('WW 3.12a militia take no loss that Drilled Troops owe', () => {
  it('the first step of a battle falls on the Provincial beside them', () => {
    const militia = 'br-militia-colonial-militia-1';
    const pieces = { 'fr-regular-bearn': 'york', [PROVINCIAL]: 'carlisle', [militia]: 'militia-southern' };
    const table = moving('french', pieces, { dice: [4, 1] })
      .drilled('fr-regular-bearn')
      .march('carlisle')
      .quietly();
    table.act({ type: 'muster', units: [militia] }).quietly();
    expect([table.isReduced(PROVINCIAL), table.isReduced(militia)]).toEqual([true, false]);
    table.done();
  });
});

describe('WW 3.13a who are Auxiliaries', () => {
  it('Indians, Coureurs and Rangers go individually, Light Infantry does not', () => {
    const pieces = { 'br-mohawk-1': 'albany', [RANGER]: 'albany', [LIGHT]: 'albany', [COUREURS]: 'montreal' };
    const table = moving('british', pieces);
    table.allowed({ type: 'individuals', pieces: ['br-mohawk-1', RANGER] });
    table.refused({ type: 'individuals', pieces: [LIGHT] }, '5.32a');
    moving('french', pieces).allowed({ type: 'individuals', pieces: [COUREURS] });
    const kinds = new Set(all.filter(unit => isAuxiliary[unit]).map(typeOf));
    expect([...kinds].sort()).toEqual(['coureurs', 'indian', 'ranger']);
  });
});

describe('WW summary-units-a Auxiliaries alone neither build nor roll for a siege', () => {
  const pieces = { [RANGER]: 'wood-creek', wolfe: 'wood-creek' };
  it('no fort, and no stockade outside their own fields', () => {
    building('british', 'forts', pieces, { options: ['basic'] }).refused(construct('wood-creek'), '5.42a');
    building('british', 'forts', { [RANGER]: 'albany' }).refused(construct('hoosic'), '5.42a');
    const stockades = (more: Record<string, string>) =>
      building('british', 'stockades', { ...pieces, ...more }, { options: ['basic'] });
    stockades({}).refused(construct('wood-creek'), '5.41b');
    stockades({}).allowed(construct('hoosic'));
    stockades({ [REGULAR]: 'wood-creek' }).allowed(construct('wood-creek'));
  });
});

describe('WW 3.2a three leader ratings', () => {
  const ratings = (name: string) => [initiativeOf, commandOf, tacticsOf].map(rating => rating(pieceNumber(name)));
  it('Initiative, Command, Tactics', () => {
    expect(ratings('montcalm')).toEqual([1, 6, 2]);
    expect(ratings('dunbar')).toEqual([3, 4, 0]);
    expect(ratings('loudoun')).toEqual([3, 7, 0]);
  });
  it('a 1-card sets Montcalm in motion with six units, no seventh', () => {
    const names = ['bearn', 'guyenne', 'la-reine', 'la-sarre', 'languedoc', 'artois', 'bourgogne'];
    const seven = names.map(name => `fr-regular-${name}`);
    const pieces = Object.fromEntries(['montcalm', ...seven].map(piece => [piece, 'montreal']));
    const table = moving('french', pieces, {}, ONE);
    table.allowed({ type: 'force', leader: 'montcalm', pieces: seven.slice(0, 6) });
    table.refused({ type: 'force', leader: 'montcalm', pieces: seven }, '5.34a');
  });
  it('his move is the one of leaders', () => expect(moveOf[pieceNumber('montcalm')]).toBe(6));
});

describe('WW 3.2b leaders are not units', () => {
  it('four units and three leaders fit in a fort, a fifth unit does not', () => {
    const four = ['bearn', 'guyenne', 'la-reine', 'la-sarre'].map(name => `fr-regular-${name}`);
    const leaders = ['montcalm', 'levis', 'bougainville'];
    const there = [...four, ...leaders, COUREURS].map(piece => [piece, 'crown-point']);
    const pieces = { ...Object.fromEntries(there), [REGULAR]: 'ticonderoga' };
    const table = moving('british', pieces, { forts: { 'crown-point': 'french fort' } });
    table.drilled(REGULAR).march('crown-point').quietly();
    table.allowed({ type: 'inside', pieces: [...four, ...leaders] });
    table.refused({ type: 'inside', pieces: [...four, ...leaders, COUREURS] }, '8.11a');
  });
});

describe('WW 3.2c scenario-limited leaders', () => {
  const four = ['braddock', 'shirley', 'dieskau', 'beaujeu'];
  it('in a game from 1757 they are gone, in one from 1755 on the map', () => {
    for (const id of game.scenarios) {
      const table = scenario(id);
      const early = table.t.year === 1755;
      for (const leader of four) expect(table.where(leader) === 'gone', `${leader} in ${id}`).toBe(!early);
    }
  });
});

describe('WW 3.3a markers', () => {
  it('the list has no marker that no rule mentions', () => {
    const names = piecesFile.markers.map(({ id }) => id).sort();
    expect(names).toEqual(['allied', 'amphib', 'fieldworks', 'fort', 'raided', 'siege', 'stockade']);
  });
  const marks = (table: Table): string[] => markerSprites(table.t).map(({ id }) => id);
  it('forts and stockades are built and demolished', () => {
    const fort = building('british', 'forts', { [REGULAR]: 'carlisle' }).act(construct('carlisle'));
    expect(marks(fort)).toEqual(['begun-carlisle']);
    expect(marks(fort.act({ type: 'demolish', space: 'carlisle', what: 'works' }))).toEqual([]);
    const stockade = building('british', 'stockades', {}).act(construct('carlisle'));
    expect(marks(stockade)).toEqual(['works-carlisle']);
    expect(marks(stockade.act({ type: 'demolish', space: 'carlisle', what: 'stockade' }))).toEqual([]);
  });
  it('a Siege marker comes with the besiegers and goes with them', () => {
    const forts = { ticonderoga: 'french fort' };
    const table = moving('british', { [REGULAR]: 'wood-creek' }, { forts })
      .drilled(REGULAR)
      .march('ticonderoga');
    expect(table.siege('ticonderoga')).toBe(0);
    table.activate(TWO).drilled(REGULAR).march('wood-creek');
    expect(table.siege('ticonderoga')).toBe(-1);
  });
  it('a tribe destroyed loses its Allied marker; the Raided one lies till the year ends', () => {
    const pieces = { 'br-mohawk-1': 'albany', [COUREURS]: 'oneida-carry-east' };
    const raid = (season: 'early' | 'late', ...french: number[]) => {
      const table = position({ season, pieces, hands: { french }, dice: [6] });
      expect(marks(table)).toEqual(['allied-british-canajoharie']);
      return table.activate(THREE).individuals(COUREURS).march('canajoharie').stop();
    };
    expect(marks(raid('early', THREE, ONE))).toEqual(['raided-french-canajoharie']);
    const late = raid('late', THREE);
    expect([marks(late), late.t.year, late.t.vp]).toEqual([[], 1756, 1]);
  });
  it('Fieldworks are thrown up in a battle, an Amphib marker by a landing; the enemy clears them', () => {
    const hands = { british: [17, ONE, THREE] };
    const fleet = moving('british', { [REGULAR]: 'louisbourg' }, { forts: { louisbourg: 'british' }, hands });
    fleet.drilled(REGULAR).act({ type: 'land', to: 'baie-st-paul', card: 'card-17' });
    expect(marks(fleet)).toContain('amphib-baie-st-paul');
    const cleared = moving('french', { 'fr-regular-bearn': 'quebec' }, { amphib: ['ile-dorleans'] });
    expect(marks(cleared)).toEqual(['amphib-ile-dorleans']);
    expect(marks(cleared.drilled('fr-regular-bearn').march('ile-dorleans'))).toEqual([]);
    const basic = { options: ['basic'], hands: { british: [9] } };
    const dug = (...dice: number[]) =>
      moving('french', { 'fr-regular-bearn': 'juniata', [REGULAR]: 'raystown' }, { ...basic, dice })
        .drilled('fr-regular-bearn')
        .quietly()
        .march('raystown');
    expect(marks(dug(1, 1).respond(9).quietly())).toEqual(['fieldworks-raystown']);
    expect(marks(dug(6, 1).respond(9).quietly())).toEqual([]);
  });
});
