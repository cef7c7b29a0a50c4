import { describe, expect, it } from 'vitest';
import { spaceNumber } from '../data/index.ts';
import { marchesOf, marchTo, moving } from './06-help.ts';

const REGULAR = 'br-regular-44th';
const OTHER = 'br-regular-45th';
const RANGER = 'br-ranger-rogers';
const COUREURS = 'fr-coureurs-marin';
const FRENCH = 'fr-regular-bearn';
const at = (space: string, ...pieces: string[]): Record<string, string> =>
  Object.fromEntries(pieces.map(piece => [piece, space]));

describe('WW 6.51a stop on meeting the enemy', () => {
  it('a French stockade ends the move', () => {
    const table = moving(
      'british',
      { [REGULAR]: 'niaoure-bay', [OTHER]: 'albany' },
      { forts: { cataraqui: 'french stockade' } },
    );
    table.drilled(REGULAR).march('cataraqui');
    expect(table.asked[1]).toBe('phase.choose');
    const open = moving('british', { [REGULAR]: 'niaoure-bay' })
      .drilled(REGULAR)
      .march('cataraqui');
    expect(open.asked[1]).toBe('act.decide');
  });
  it('besieged enemies do not', () => {
    const pieces = { [REGULAR]: 'ticonderoga', [OTHER]: 'crown-point', [FRENCH]: 'crown-point inside' };
    const more = { forts: { 'crown-point': 'french fort' }, sieges: { 'crown-point': 0 } };
    const table = moving('british', pieces, more).drilled(REGULAR).march('crown-point');
    expect(table.asked[1]).toBe('act.decide');
    expect(marchesOf(table)).toContain('winooski');
    expect(table.t.battle).toBeNull();
  });
});

describe('WW 6.51b enemy units must be attacked', () => {
  const attack = (forts: Record<string, string>) => {
    const pieces = { [REGULAR]: 'wood-creek', [FRENCH]: 'ticonderoga' };
    return moving('british', pieces, { forts, dice: [1, 1], options: ['basic'] })
      .drilled(REGULAR)
      .march('ticonderoga');
  };
  it('a battle is fought without any choice', () => {
    const table = attack({}).quietly();
    expect(table.said('battle.begins')).toHaveLength(1);
    table.done();
  });
  it('except with defenders inside a fort', () => {
    const table = attack({ ticonderoga: 'french fort' });
    expect(table.asked).toEqual(['french', 'entry.inside']);
    table.act({ type: 'inside', pieces: [FRENCH] });
    expect(table.said('battle.begins')).toHaveLength(0);
    expect(table.siege('ticonderoga')).toBe(0);
  });
});

describe('WW 6.51c when movement may continue', () => {
  const attack = (defender: string, dice: number[]) => {
    const pieces = { ...at('carlisle', 'wolfe', REGULAR, OTHER), [COUREURS]: defender };
    return moving('british', pieces, { dice, options: ['basic'] })
      .force('wolfe', REGULAR, OTHER)
      .march('york');
  };
  it('after an overrun', () => {
    const table = attack('york', [4, 1]);
    expect(table.asked[1]).toBe('act.decide');
    table.allowed(marchTo('frederick'));
    table.done();
  });
  it('not after an overrun on landing', () => {
    const pieces = { ...at('louisbourg', 'wolfe', REGULAR, OTHER), 'fr-huron': 'ile-dorleans reduced' };
    const more = { forts: { louisbourg: 'british' }, hands: { british: [17, 1, 49] }, dice: [6, 1] };
    const table = moving('british', pieces, { ...more, options: ['basic'] }).force('wolfe', REGULAR, OTHER);
    table.act({ type: 'land', to: 'ile-dorleans', card: 'card-17' }).done();
    expect([table.where('fr-huron'), table.asked[1]]).toEqual(['off', 'phase.choose']);
  });
  it('not after an ordinary win', () => {
    const pieces = { [REGULAR]: 'carlisle', [COUREURS]: 'york' };
    const table = moving('british', pieces, { dice: [4, 1], options: ['basic'] })
      .drilled(REGULAR)
      .march('york');
    while (table.asked[1] === 'retreat.choose') table.act({ type: 'retreat', pieces: [COUREURS], to: 'frederick' });
    expect(table.where(REGULAR)).toBe('york');
    expect(table.asked[1]).toBe('phase.choose');
  });
});

describe('WW 6.51d an undefended fort becomes besieged', () => {
  it('Siege 0 and no point yet', () => {
    const table = moving('british', { [REGULAR]: 'ticonderoga' }, { forts: { 'crown-point': 'french fort' } });
    table.drilled(REGULAR).march('crown-point');
    expect([table.siege('crown-point'), table.t.vp]).toEqual([0, 0]);
    expect(table.fort('crown-point')).toBe('french fort');
  });
});

describe('WW 6.51e, 6.51f an empty stockade', () => {
  const forts = { venango: 'french stockade' };
  it('is captured by a mover with Drilled Troops, who does not raid', () => {
    const pieces = at('la-belle-river', 'wolfe', REGULAR, RANGER);
    const table = moving('british', pieces, { forts }).force('wolfe', REGULAR, RANGER).march('venango');
    expect([table.fort('venango'), table.t.vp]).toEqual(['british stockade', -1]);
    expect(table.t.raidsBritish[spaceNumber('venango')]).toBe(0);
  });
  it('is raided by Auxiliaries', () => {
    const table = moving('british', { [RANGER]: 'la-belle-river' }, { forts, dice: [5] }).individuals(RANGER);
    table.march('venango').done();
    expect(table.fort('venango')).not.toBe('british stockade');
    expect(table.t.raidsBritish[spaceNumber('venango')]).toBe(1);
  });
});

describe('WW 6.52a, summary-units-b forts need Drilled Troops to enter', () => {
  const forts = { oswego: 'british fort' };
  it('Coureurs are refused, Regulars are not', () => {
    const pieces = at('niaoure-bay', COUREURS, 'fr-coureurs-lery', FRENCH, 'montcalm');
    const options = ['basic'];
    moving('french', pieces, { forts, options }).individuals(COUREURS).refused(marchTo('oswego'), '6.52a');
    const force = moving('french', pieces, { forts }).force('montcalm', COUREURS, 'fr-coureurs-lery');
    force.refused(marchTo('oswego'), '6.52a');
    moving('french', pieces, { forts }).force('montcalm', COUREURS, FRENCH).allowed(marchTo('oswego'));
  });
  it('into a place friends besiege they go', () => {
    const pieces = { [COUREURS]: 'niaoure-bay', [FRENCH]: 'oswego' };
    const table = moving('french', pieces, { forts, sieges: { oswego: 0 } }).individuals(COUREURS);
    table.allowed(marchTo('oswego'));
  });
});

describe('WW 6.53a lone leaders avoid the enemy', () => {
  it('no enemy unit, no enemy fortification; a lone leader is nothing', () => {
    const pieces = { wolfe: 'wood-creek', [FRENCH]: 'ticonderoga', montcalm: 'green-mountains-central' };
    const forts = { 'hudson-carry-south': 'french stockade' };
    const table = moving('british', pieces, { forts }).individuals('wolfe');
    table.refused(marchTo('ticonderoga'), '6.53a');
    table.refused(marchTo('hudson-carry-south'), '6.53a');
    table.allowed(marchTo('green-mountains-central'));
  });
});

describe('WW 6.53b a stranded leader retreats or dies', () => {
  const enter = (more: Record<string, string> = {}) =>
    moving('british', { [REGULAR]: 'sorel', vaudreuil: 'st-jean', ...more })
      .drilled(REGULAR)
      .march('st-jean')
      .quietly();
  it('to an adjacent space', () => {
    const table = enter();
    expect(table.asked).toEqual(['french', 'retreat.choose']);
    const flee = (to: string) => ({ type: 'retreat', pieces: ['vaudreuil'], to }) as const;
    table.refused(flee('sorel'), '7.92d');
    table.act(flee('montreal'));
    expect(table.where('vaudreuil')).toBe('montreal');
  });
  it('with none legal he is eliminated', () => {
    const pieces = { [REGULAR]: 'ohio-forks', dumas: 'logstown', [OTHER]: 'mingo-town' };
    const table = moving('british', pieces).drilled(REGULAR).march('logstown');
    expect(table.where('dumas')).toBe('gone');
  });
  it('with a fortification of his own he stays', () => {
    const pieces = { [REGULAR]: 'ohio-forks', dumas: 'logstown' };
    const table = moving('british', pieces, { forts: { logstown: 'french fort' } })
      .drilled(REGULAR)
      .march('logstown');
    expect(table.where('dumas')).toBe('logstown');
  });
  it('left behind before an empty fort by those who besieged it with him', () => {
    const pieces = at('crown-point', 'wolfe', REGULAR);
    const more = { forts: { 'crown-point': 'french fort' }, sieges: { 'crown-point': 0 } };
    const table = moving('british', pieces, more).drilled(REGULAR).march('ticonderoga').quietly();
    expect([table.asked, table.siege('crown-point')]).toEqual([['british', 'retreat.choose'], -1]);
    table.act({ type: 'retreat', pieces: ['wolfe'], to: 'ticonderoga' });
    expect([table.where('wolfe'), table.asked[1]]).toEqual(['ticonderoga', 'act.decide']);
  });
});
