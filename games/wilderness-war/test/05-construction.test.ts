import { describe, expect, it } from 'vitest';
import { building, construct, marchTo, moving, ONE, THREE, TWO, turn } from './06-help.ts';
import { position, type Table } from './table.ts';

const REGULAR = 'br-regular-44th';
const PROVINCIAL = 'br-provincial-new-york-1';
const RANGER = 'br-ranger-rogers';
const MARINE = 'fr-marine-detachment-marine-detachment-1';
const COUREURS = 'fr-coureurs-marin';
const build = (what: string, card: number) => ({ type: 'build', card: `card-${card}`, what }) as const;
const raise = (table: Table, ...spaces: string[]): Table =>
  spaces.reduce((each, space) => each.act(construct(space)), table);
const demolish = (space: string, what: string) => ({ type: 'demolish', space, what }) as const;

describe('WW 5.4a stockades or forts', () => {
  it('never both with one card', () => {
    turn('british', {}).refused(build('roads', ONE), '5.4a');
    const table = building('british', 'stockades', { [REGULAR]: 'hudson-carry-south' }, {}, TWO);
    raise(table, 'hudson-carry-south', 'carlisle');
    expect(table.fort('hudson-carry-south')).toBe('british stockade');
    expect(table.t.works.every(owner => owner < 0)).toBe(true);
    expect(table.asked[1]).toBe('phase.choose');
  });
});

describe('WW 5.4b no two construction cards running', () => {
  it('refused on the next phase of one’s own, allowed after another use', () => {
    const hands = { french: [ONE, TWO, THREE], british: [50, 51, 52] };
    const table = turn('french', {}, { hands }).build(ONE, 'stockades').pass();
    table.build(50, 'stockades').pass();
    table.refused(build('stockades', TWO), '5.4b');
    table.refused(build('forts', TWO), '5.4b');
    table.activate(TWO).pass().activate(51).pass().allowed(build('forts', THREE));
  });
  it('a new season does not help', () => {
    const table = position({ hands: { french: [ONE] } })
      .build(ONE, 'stockades')
      .pass();
    expect(table.t.season).toBe(1);
    const card = Number(table.hand('french')[0]!.slice(5));
    table.refused(build('stockades', card), '5.4b');
  });
});

describe('WW 5.41a number of stockades', () => {
  it('up to the card’s value, one per space', () => {
    const table = building('british', 'stockades', {}, {}, TWO);
    raise(table, 'carlisle').refused(construct('carlisle'), '5.41a');
    raise(table, 'york');
    expect(table.asked[1]).toBe('phase.choose');
    expect([table.fort('carlisle'), table.fort('york')]).toEqual(['british stockade', 'british stockade']);
  });
});

describe('WW 5.41b where stockades may go', () => {
  it('with Drilled Troops, or in one’s own fields', () => {
    const table = building('british', 'stockades', { [RANGER]: 'raystown', [PROVINCIAL]: 'wills-creek' });
    table.allowed(construct('carlisle'));
    table.allowed(construct('wills-creek'));
    table.refused(construct('raystown'), '5.41b');
    table.refused(construct('sorel'), '5.41b');
  });
});

describe('WW 5.41c not among enemies', () => {
  it('neither with enemy units nor with their fortification', () => {
    const table = building('british', 'stockades', { [COUREURS]: 'carlisle' }, { forts: { york: 'french stockade' } });
    table.refused(construct('carlisle'), '5.41c');
    table.refused(construct('york'), '5.41c');
    table.allowed(construct('frederick'));
  });
});

describe('WW 5.42a forts need Drilled Troops', () => {
  const forts = { niagara: 'french works', presquile: 'french works' };
  it('started or completed only with them', () => {
    const pieces = { [COUREURS]: 'presquile', 'fr-regular-bearn': 'niagara' };
    const table = building('french', 'forts', pieces, { forts, options: ['basic'] });
    table.refused(construct('presquile'), '5.42a');
    table.refused(construct('cataraqui'), '5.42a');
    table.act(construct('niagara'));
    expect(table.fort('niagara')).toBe('french fort');
  });
  it('a Marine Detachment will do', () => {
    const table = building('french', 'forts', { [MARINE]: 'presquile' }, { forts, options: ['basic'] });
    expect(table.act(construct('presquile')).fort('presquile')).toBe('french fort');
  });
  it('with the advanced rules they must be in supply', () => {
    const far = building('french', 'forts', { [MARINE]: 'wood-creek' }, { forts: { 'wood-creek': 'french works' } });
    far.refused(construct('wood-creek'), '17.3a');
    building('french', 'forts', { [MARINE]: 'presquile' }, { forts }).allowed(construct('presquile')); // by water
  });
});

describe('WW 5.42b start and complete by card value', () => {
  it('one completed and two begun with a 3-card, no fourth', () => {
    const names = [1, 2, 3, 4].map(n => `br-provincial-new-york-${n}`);
    const spaces = ['kinderhook', 'schenectady', 'hoosic', 'poughkeepsie'];
    const pieces = Object.fromEntries(names.map((name, i) => [name, spaces[i]!]));
    const table = building('british', 'forts', pieces, { forts: { kinderhook: 'british works' } });
    raise(table, 'kinderhook', 'schenectady', 'hoosic');
    expect(spaces.map(space => table.fort(space))).toEqual(['british fort', 'british works', 'british works', 'none']);
    expect(table.asked[1]).toBe('phase.choose');
  });
});

describe('WW 5.42c never start and finish together', () => {
  it('the marker just placed is not flipped', () => {
    const table = building('british', 'forts', { [REGULAR]: 'kinderhook' }).act(construct('kinderhook'));
    table.refused(construct('kinderhook'), '5.42c');
    table.pass().activate(ONE).pass().build(TWO, 'forts').act(construct('kinderhook'));
    expect(table.fort('kinderhook')).toBe('british fort');
  });
});

describe('WW 5.43a one completed fortification per space', () => {
  it('no second one', () => {
    const pieces = { [REGULAR]: 'kinderhook', [PROVINCIAL]: 'hoosic' };
    const forts = { kinderhook: 'british fort', hoosic: 'british stockade' };
    building('british', 'forts', pieces, { forts }).refused(construct('kinderhook'), '5.43a');
    building('british', 'stockades', pieces, { forts }).refused(construct('hoosic'), '5.43a');
  });
});

describe('WW 5.43b no building in a siege space', () => {
  it('for either side', () => {
    const pieces = { [REGULAR]: 'ticonderoga', [MARINE]: 'ticonderoga inside' };
    const more = { forts: { ticonderoga: 'french fort' }, sieges: { ticonderoga: 0 } };
    building('british', 'forts', pieces, more).refused(construct('ticonderoga'), '5.43b');
    building('british', 'stockades', pieces, more).refused(construct('ticonderoga'), '5.43b');
    building('french', 'stockades', pieces, more).refused(construct('ticonderoga'), '5.43b');
  });
});

describe('WW 5.43c no building in fortress spaces', () => {
  it('not at Albany, but at Schenectady', () => {
    const table = building('british', 'stockades', { [REGULAR]: 'albany' });
    table.refused(construct('albany'), '5.43c');
    table.allowed(construct('schenectady'));
  });
});

describe('WW 5.43d no stockade beside a completed fort', () => {
  it('beside a shovel it is fine', () => {
    const pieces = { [MARINE]: 'sorel', 'fr-regular-bearn': 'st-jean' };
    const forts = { sorel: 'french fort', 'st-jean': 'french works' };
    const table = building('french', 'stockades', pieces, { forts });
    table.refused(construct('sorel'), '5.43d');
    table.act(construct('st-jean'));
    expect(table.fort('st-jean')).toBe('french stockade');
    expect(table.t.works.some(owner => owner >= 0)).toBe(true);
  });
});

describe('WW 5.43e a completed fort replaces the stockade', () => {
  it('without any point', () => {
    const table = position({
      pieces: { [MARINE]: 'cataraqui' },
      hands: { french: [ONE, TWO] },
      options: ['basic'],
      forts: { cataraqui: 'french stockade' },
    });
    table.build(ONE, 'forts').act(construct('cataraqui'));
    expect(table.fort('cataraqui')).toBe('french stockade');
    table.activate(TWO).pass();
    const card = (n: number) => Number(table.hand('french')[n]!.slice(5));
    expect(table.t.season).toBe(1);
    table.build(card(0), 'forts').act(construct('cataraqui'));
    expect(table.fort('cataraqui')).toBe('french fort');
    expect(table.t.works.every(owner => owner < 0)).toBe(true);
    expect(table.t.vp).toBe(0);
  });
});

describe('WW 5.44a unfinished forts do nothing', () => {
  it('an enemy walks through without stopping, and gains nothing', () => {
    const forts = { 'hudson-carry-south': 'french works' };
    const table = moving('british', { [RANGER]: 'albany' }, { forts }).individuals(RANGER);
    table.march('hudson-carry-south', 'wood-creek');
    expect(table.asked[1]).toBe('act.decide');
    const regular = moving('british', { [REGULAR]: 'albany' }, { forts })
      .drilled(REGULAR)
      .march('hudson-carry-south');
    regular.allowed(marchTo('wood-creek'));
    expect([regular.t.vp, regular.fort('hudson-carry-south')]).toEqual([0, 'none']);
  });
});

describe('WW 5.45a a stockade is destroyed by battle', () => {
  const forts = { venango: 'french stockade' };
  it('when Drilled Troops win in its space', () => {
    const pieces = { [REGULAR]: 'la-belle-river', 'br-regular-45th': 'la-belle-river', wolfe: 'la-belle-river' };
    const table = moving('british', { ...pieces, [COUREURS]: 'venango' }, { forts, dice: [5, 2] });
    table.force('wolfe', REGULAR, 'br-regular-45th').march('venango').quietly().done();
    expect([table.fort('venango'), table.t.vp]).toEqual(['none', -1]);
  });
  it('not when Auxiliaries alone do: they raid it', () => {
    const pieces = { [RANGER]: 'la-belle-river', [COUREURS]: 'venango reduced' };
    const table = moving('british', pieces, { forts, dice: [6, 2, 2] })
      .individuals(RANGER)
      .march('venango')
      .quietly();
    table.done();
    expect([table.fort('venango'), table.t.vp]).toEqual(['french stockade', 0]);
  });
});

describe('WW 5.45b an empty stockade is captured intact', () => {
  const forts = { presquile: 'french stockade' };
  it('by Drilled Troops, a lone leader notwithstanding', () => {
    const pieces = { [PROVINCIAL]: 'french-creek', dumas: 'presquile' };
    const table = moving('british', pieces, { forts }).drilled(PROVINCIAL).march('presquile');
    expect([table.fort('presquile'), table.t.vp]).toEqual(['british stockade', -1]);
    expect(table.where('dumas')).toBe('cattaraugus-creek');
  });
  it('not by Rangers', () => {
    const table = moving('british', { [RANGER]: 'french-creek' }, { forts, dice: [2] }).individuals(RANGER);
    table.march('presquile').done();
    expect(table.fort('presquile')).toBe('french stockade');
  });
});

describe('WW 5.45c an enemy removes an unfinished fort', () => {
  const forts = { ticonderoga: 'french works' };
  const enter = (unit: string, more: Record<string, string> = {}) => {
    const table = moving('british', { [unit]: 'wood-creek', ...more }, { forts });
    if (unit === RANGER) table.individuals(unit);
    else table.drilled(unit);
    return table.march('ticonderoga');
  };
  it('Regulars do, Rangers do not', () => {
    const gone = enter(REGULAR);
    expect([gone.fort('ticonderoga'), gone.t.vp]).toEqual(['none', 0]);
    expect(enter(RANGER).fort('ticonderoga')).toBe('french works');
  });
  it('not while its own troops are there', () => {
    expect(enter(REGULAR, { [COUREURS]: 'ticonderoga' }).fort('ticonderoga')).toBe('french works');
  });
});

describe('WW 5.46a demolition at will in one’s own phase', () => {
  const forts = { venango: 'french stockade', niagara: 'french fort', sorel: 'french works' };
  const pieces = { [REGULAR]: 'niagara' };
  it('of what is his and unbesieged, without a card', () => {
    const table = turn('french', pieces, { forts, sieges: { niagara: 0 } });
    expect(table.whyNot(demolish('niagara', 'fort'))?.key).toBe('no.demolishSiege');
    expect(table.whyNot(demolish('quebec', 'fort'))?.key).toBe('no.demolishNothing');
    table.allowed(demolish('sorel', 'works'));
    table.act(demolish('venango', 'stockade'));
    expect(table.fort('venango')).toBe('none');
    expect(table.asked[1]).toBe('phase.choose');
    expect(table.t.held[1]).toBe(3);
  });
  it('not in the enemy’s phase, nor what is the enemy’s', () => {
    const table = turn('british', {}, { forts });
    table.refused(demolish('venango', 'stockade'), '5.46a', 'french');
    table.refused(demolish('venango', 'stockade'), '5.46a', 'british');
  });
  it('between the steps of a move, not while a response is open', () => {
    const hands = { french: [THREE, ONE], british: [50] };
    const table = turn('french', { [COUREURS]: 'montreal' }, { forts, hands })
      .activate(THREE)
      .individuals(COUREURS);
    expect(table.asked[1]).toBe('responses.offer');
    table.refused(demolish('venango', 'stockade'), '5.46a', 'french');
    table.pass().march('sorel').act(demolish('venango', 'stockade')).march('trois-rivieres');
  });
});

describe('WW 5.46b demolition VP cost', () => {
  it('a completed fort costs a point, a stockade or a shovel nothing', () => {
    const forts = { venango: 'french stockade', niagara: 'french fort', sorel: 'french works' };
    const table = turn('french', {}, { forts }).act(demolish('venango', 'stockade')).act(demolish('sorel', 'works'));
    expect(table.t.vp).toBe(0);
    expect(table.act(demolish('niagara', 'fort')).t.vp).toBe(-1);
  });
});
