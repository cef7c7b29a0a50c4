import { describe, expect, it } from 'vitest';
import { marchesOf, marchTo, moving, ONE, sailTo, THREE } from './06-help.ts';

const REGULAR = 'br-regular-44th';
const OTHER = 'br-regular-45th';
const PROVINCIAL = 'br-provincial-new-york-1';
const RANGER = 'br-ranger-rogers';
const COUREURS = 'fr-coureurs-marin';
const FRENCH = 'fr-regular-bearn';
const at = (space: string, ...pieces: string[]): Record<string, string> =>
  Object.fromEntries(pieces.map(piece => [piece, space]));

describe('WW 6.1a one movement method per activation', () => {
  it('a boat goes on by land only over a portage', () => {
    // nine spaces by water, so the step beyond four fits boats only
    const table = moving('british', { [REGULAR]: 'new-york' }).drilled(REGULAR);
    table.march('peekskill', 'poughkeepsie', 'kinderhook', 'albany', 'schenectady');
    expect([table.t.move!.path.land, table.t.move!.path.boat]).toEqual([false, true]);
    table.march('canajoharie').refused(marchTo('oneida-castle'), '6.3b');
    const land = moving('british', { [REGULAR]: 'albany' })
      .drilled(REGULAR)
      .march('hoosic', 'northampton');
    land.allowed(marchTo('deerfield'));
  });
  it('nor where land movement would have stopped before', () => {
    const table = moving('british', { [REGULAR]: 'east-susquehanna' }).drilled(REGULAR);
    table.march('shamokin', 'harriss-ferry', 'carlisle'); // three spaces, wilderness passed
    table.refused(marchTo('raystown'), '6.3b');
  });
  it('a path that fits both stays open, and one that fits land only bars boats', () => {
    const table = moving('british', { [RANGER]: 'canajoharie' })
      .individuals(RANGER)
      .march('oneida-castle');
    expect([table.t.move!.path.land, table.t.move!.path.boat]).toEqual([true, false]);
    table.march('oneida-carry-west', 'oswego', 'irondequoit', 'tegynagerunte', 'niagara');
    table.refused(marchTo('la-belle-famille'), '6.2a');
  });
  it('nor does the sea mix with anything', () => {
    const table = moving('british', { [REGULAR]: 'boston' })
      .drilled(REGULAR)
      .march('providence', 'boston');
    table.refused(sailTo('halifax'), '6.1a');
    const sailed = moving('british', { [REGULAR]: 'boston' })
      .drilled(REGULAR)
      .act(sailTo('new-york'));
    expect(sailed.asked[1]).toBe('phase.choose');
  });
});

describe('WW 6.1b no picking up', () => {
  it('whoever stands on the way stays there', () => {
    const table = moving('british', { ...at('kinderhook', 'wolfe', REGULAR), [PROVINCIAL]: 'albany' });
    table.force('wolfe', REGULAR).march('albany', 'schenectady');
    expect(table.where(PROVINCIAL)).toBe('albany');
    table.refused({ type: 'force', leader: 'wolfe', pieces: [PROVINCIAL] }, '5.36a');
  });
});

describe('WW 6.1c dropping off', () => {
  const start = () => moving('british', at('albany', 'wolfe', 'bradstreet', REGULAR, PROVINCIAL));
  it('a unit is left, the rest goes on, and it is not activated again', () => {
    const table = start().force('wolfe', 'bradstreet', REGULAR, PROVINCIAL).march('kinderhook');
    table.act(marchTo('poughkeepsie', PROVINCIAL));
    expect([table.where(PROVINCIAL), table.where('wolfe')]).toEqual(['kinderhook', 'poughkeepsie']);
    expect(table.t.move!.pieces).toHaveLength(3);
    table.refused(marchTo('peekskill', PROVINCIAL), '6.1c');
  });
  it('not the commander, not everybody, not at the start', () => {
    const table = start().force('wolfe', 'bradstreet', REGULAR, PROVINCIAL);
    table.refused(marchTo('kinderhook', PROVINCIAL), '6.1c');
    table.march('kinderhook').refused(marchTo('poughkeepsie', 'wolfe'), '6.1c');
    table.allowed(marchTo('poughkeepsie', 'bradstreet', REGULAR));
  });
  it('nobody is left behind by a move at sea, for it enters no space on the way', () => {
    const hands = { british: [17, THREE, ONE] };
    const table = moving('british', at('halifax', 'wolfe', REGULAR, PROVINCIAL), { hands });
    table.force('wolfe', REGULAR, PROVINCIAL);
    table.allowed({ type: 'sail', to: 'boston' });
    table.refused({ type: 'sail', to: 'boston', leave: [PROVINCIAL] }, '6.1c');
    table.allowed({ type: 'land', to: 'louisbourg', card: 'card-17' });
    table.refused({ type: 'land', to: 'louisbourg', card: 'card-17', leave: [PROVINCIAL] }, '6.1c');
  });
  it('what goes on must fit the leaders left', () => {
    const seven = ['15th', '17th', '22nd', '27th', '28th', '35th', '40th'].map(name => `br-regular-${name}`);
    const table = moving('british', at('albany', 'wolfe', 'bradstreet', ...seven));
    table.force('wolfe', 'bradstreet', ...seven).march('kinderhook');
    table.refused(marchTo('poughkeepsie', 'bradstreet'), '5.34e');
    table.allowed(marchTo('poughkeepsie', 'bradstreet', seven[0]!));
  });
});

describe('WW 6.2a land movement allowance', () => {
  it('a Regular enters four spaces, not five', () => {
    const table = moving('british', { [REGULAR]: 'boston' }).drilled(REGULAR);
    table.march('providence', 'hartford', 'northampton', 'hoosic').refused(marchTo('albany'), '6.2a');
  });
});

describe('WW 6.2b Drilled Troops stop after wilderness', () => {
  it('Albany, Hudson Carry South, Wood Creek: no third step', () => {
    const table = moving('british', { [REGULAR]: 'albany' }).drilled(REGULAR);
    table.march('hudson-carry-south', 'wood-creek').refused(marchTo('ticonderoga'), '6.2b');
  });
  it('starting in wilderness does not count', () => {
    const table = moving('british', { [REGULAR]: 'hudson-carry-south' }).drilled(REGULAR);
    table.march('wood-creek', 'ticonderoga').refused(marchTo('crown-point'), '6.2b');
  });
  it('George Croghan or a friendly fortification lifts it', () => {
    const hands = { british: [16, 1] };
    const croghan = moving('british', { [REGULAR]: 'albany' }, { hands })
      .drilled(REGULAR)
      .respond(16);
    croghan.march('hudson-carry-south', 'wood-creek').allowed(marchTo('ticonderoga'));
    const forts = { 'hudson-carry-south': 'british stockade' };
    const fort = moving('british', { [REGULAR]: 'albany' }, { forts }).drilled(REGULAR);
    fort.march('hudson-carry-south', 'wood-creek').allowed(marchTo('ticonderoga'));
  });
  it('Auxiliaries walk on', () => {
    const table = moving('british', { [RANGER]: 'albany' }).individuals(RANGER);
    table.march('hudson-carry-south', 'wood-creek', 'ticonderoga');
  });
});

describe('WW 6.2c everyone stops on mountains', () => {
  it('Coureurs and leaders too', () => {
    const table = moving('french', { [COUREURS]: 'wood-creek', montcalm: 'wood-creek' });
    table.individuals(COUREURS, 'montcalm').act({ type: 'next', piece: COUREURS }).march('green-mountains-south');
    table.refused(marchTo('hoosic'), '6.2c');
    table.stop().march('green-mountains-south').refused(marchTo('hoosic'), '6.2c');
  });
  it('one who starts there goes on', () => {
    const table = moving('french', { [COUREURS]: 'green-mountains-south' }).individuals(COUREURS);
    table.allowed(marchTo('wood-creek'));
  });
});

describe('WW 6.2d a friendly fortification lifts halts', () => {
  const chain = ['raystown', 'laurel-ridge-north', 'gists-station', 'ohio-forks'];
  const forts = Object.fromEntries(chain.map(space => [space, 'british stockade']));
  it('four fortified spaces in a row', () => {
    moving('british', { [REGULAR]: 'carlisle' }, { forts })
      .drilled(REGULAR)
      .march(...chain);
  });
  it('without one stockade they stop in the space after it, fortified or not', () => {
    const { 'gists-station': _, ...less } = forts;
    const table = moving('british', { [REGULAR]: 'raystown' }, { forts: less }).drilled(REGULAR);
    table.march('laurel-ridge-north', 'gists-station', 'ohio-forks').refused(marchTo('kittaning'), '6.2b');
    const { 'laurel-ridge-north': __, ...bare } = forts;
    const mountain = moving('british', { [REGULAR]: 'raystown' }, { forts: bare }).drilled(REGULAR);
    mountain.march('laurel-ridge-north').refused(marchTo('gists-station'), '6.2c');
  });
});

describe('WW 6.21a lone leaders move six', () => {
  it('six spaces, not seven', () => {
    const table = moving('british', { wolfe: 'boston' }).individuals('wolfe');
    table.march('providence', 'hartford', 'northampton', 'hoosic', 'northampton', 'worcester');
    table.refused(marchTo('manchester'), '6.2a');
  });
});

describe('WW 6.22a, 6.22b a force moves at its slowest pace', () => {
  const start = () => moving('french', at('quebec', 'montcalm', FRENCH, COUREURS)).force('montcalm', FRENCH, COUREURS);
  const FOUR = ['becancour', 'st-francois', 'trois-rivieres', 'st-francois'];
  it('four spaces while a Regular is along', () => {
    start()
      .march(...FOUR)
      .refused(marchTo('memphremagog'), '6.2a');
  });
  it('left behind, it lets the others enter two more, not six', () => {
    const table = start()
      .march(...FOUR)
      .act(marchTo('memphremagog', FRENCH));
    table.march('st-jean').refused(marchTo('ile-aux-noix'), '6.2a');
    expect([table.where(FRENCH), table.where(COUREURS)]).toEqual(['st-francois', 'st-jean']);
  });
});

describe('WW 6.3a boat movement nine spaces', () => {
  it('nine by water through wilderness without a halt, no tenth', () => {
    const path = ['st-regis', 'oswegatchie', 'cataraqui', 'niaoure-bay', 'oswego', 'irondequoit', 'tegynagerunte'];
    const table = moving('french', { [FRENCH]: 'kahnawake' })
      .drilled(FRENCH)
      .march(...path, 'niagara', 'mississauga');
    expect(table.where(FRENCH)).toBe('mississauga');
    table.refused(marchTo('toronto'), '6.3a');
  });
  it('water links only', () => {
    const table = moving('french', { [FRENCH]: 'kahnawake' })
      .drilled(FRENCH)
      .march('st-regis', 'oswegatchie', 'cataraqui');
    table.march('niaoure-bay').refused(marchTo('black-river'), '6.3b');
  });
});

describe('WW 6.3b one portage', () => {
  const path = ['canajoharie', 'oneida-carry-east'];
  const both = { 'oneida-carry-east': 'british stockade', 'oneida-carry-west': 'british stockade' };
  const by = (forts: Record<string, string>) =>
    moving('british', { [REGULAR]: 'poughkeepsie' }, { forts })
      .drilled(REGULAR)
      .march('kinderhook', 'albany', 'schenectady', ...path);
  it('with friendly fortifications at both ends, once', () => {
    const table = by(both).march('oneida-carry-west');
    expect(table.t.move!.path.portage).toBe(true);
    table.refused(marchTo('oneida-carry-east'), '6.3b');
    table.march('oswego', 'irondequoit');
  });
  it('not with one of them missing', () => {
    by({ 'oneida-carry-east': 'british stockade' }).refused(marchTo('oneida-carry-west'), '6.3b');
    by({ 'oneida-carry-west': 'british stockade' }).refused(marchTo('oneida-carry-west'), '6.3b');
  });
  it('one’s own fields serve as ends', () => {
    const table = moving('british', { [REGULAR]: 'philadelphia' }).drilled(REGULAR);
    table.march('burlington', 'trenton', 'new-york', 'peekskill', 'poughkeepsie', 'kinderhook');
    expect([table.t.move!.path.portage, table.t.move!.path.boat]).toEqual([true, true]);
  });
  it('the enemy’s do not', () => {
    const crossing = (side: 'british' | 'french', unit: string) =>
      moving(side, { [unit]: 'hoosic' })
        .drilled(unit)
        .march('northampton').t.move!.path;
    expect(crossing('british', REGULAR)).toMatchObject({ land: true, boat: true, portage: true });
    expect(crossing('french', FRENCH)).toMatchObject({ land: true, boat: false, portage: false });
  });
});

describe('WW 6.3c a besieged fortification as portage end', () => {
  it('legal, and a battle there', () => {
    const pieces = {
      [REGULAR]: 'oneida-carry-east',
      [OTHER]: 'oneida-carry-west inside',
      [FRENCH]: 'oneida-carry-west',
    };
    const forts = { 'oneida-carry-east': 'british stockade', 'oneida-carry-west': 'british fort' };
    const more = { forts, sieges: { 'oneida-carry-west': 0 }, hands: { british: [1, 49], french: [50] } };
    const table = moving('british', { ...pieces, [REGULAR]: 'kinderhook' }, more)
      .drilled(REGULAR)
      .quietly();
    table.march('albany', 'schenectady', 'canajoharie', 'oneida-carry-east');
    table.allowed(marchTo('oneida-carry-west'));
    table.march('oneida-carry-west').quietly();
    expect(table.asked).toEqual(['british', 'entry.join']);
    table.act({ type: 'join', pieces: [] });
    expect(table.t.battle).not.toBeNull();
    expect(table.t.move!.path.portage).toBe(true);
  });
});

describe('WW 6.54a what never blocks movement', () => {
  it('a lone leader, a shovel and a village together', () => {
    const pieces = { [COUREURS]: 'oneida-castle', johnson: 'canajoharie', 'br-mohawk-1': 'albany' };
    const table = moving('french', pieces, { forts: { canajoharie: 'british works' } }).individuals(COUREURS);
    table.march('canajoharie').quietly();
    while (table.asked[1] === 'retreat.choose') table.act({ type: 'retreat', pieces: ['johnson'], to: 'schenectady' });
    expect(table.asked[1]).toBe('act.decide');
    expect(marchesOf(table)).toContain('shawiangto');
  });
});
