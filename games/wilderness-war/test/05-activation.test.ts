import { choices, look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { pieceNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { actsOf, avoid, marchesOf, marchTo, moving, ONE, THREE, TWO, turn } from './06-help.ts';
import type { Table } from './table.ts';

const REGULARS = ['15th', '17th', '22nd', '27th', '28th', '35th', '40th', '43rd', '44th', '45th', '46th', '47th'].map(
  name => `br-regular-${name}`,
);
const PROVINCIALS = [1, 2, 3, 4, 5].map(n => `br-provincial-massachusetts-${n}`);
const FRENCH = ['bearn', 'guyenne', 'la-reine', 'la-sarre', 'languedoc', 'artois'].map(name => `fr-regular-${name}`);
const COUREURS = ['marin', 'langlade', 'lery', 'joncaire'].map(name => `fr-coureurs-${name}`);
const at = (space: string, ...pieces: string[]): Record<string, string> =>
  Object.fromEntries(pieces.map(piece => [piece, space]));
const force = (leader: string, ...pieces: string[]) => ({ type: 'force', leader, pieces }) as const;
const individuals = (...pieces: string[]) => ({ type: 'individuals', pieces }) as const;

describe('WW 5.31a activation is required to act', () => {
  it('only the activated unit moves', () => {
    const pieces = { ...at('albany', REGULARS[1]!, REGULARS[2]!), [FRENCH[0]!]: 'crown-point' };
    const table = moving('british', { ...pieces, [REGULARS[0]!]: 'ticonderoga' }).drilled(REGULARS[1]!);
    expect(table.t.move!.pieces).toHaveLength(1);
    expect(marchesOf(table)).not.toContain('crown-point');
    table.march('schenectady').stop();
    expect(REGULARS.slice(0, 3).map(table.where, table)).toEqual(['ticonderoga', 'schenectady', 'albany']);
    expect(table.asked[1]).toBe('phase.choose');
  });
});

describe('WW 5.31c once per Action Phase', () => {
  it('a unit of the first force of a Campaign cannot go with the second', () => {
    const pieces = at('albany', 'wolfe', 'murray', REGULARS[0]!, REGULARS[1]!);
    const table = turn('british', pieces).event(THREE).act(force('wolfe', REGULARS[0]!));
    table.refused(force('murray', REGULARS[0]!), '5.31c');
    table.refused(force('wolfe', REGULARS[1]!), '5.31c');
    table.allowed(force('murray', REGULARS[1]!));
  });
  it('nor is its leader offered again', () => {
    const table = turn('british', at('albany', 'wolfe', 'murray', REGULARS[0]!)).event(THREE);
    const leaders = () => {
      const offered = choices(game, look(game, table.state, 'british'), 'british');
      return offered.kind === 'space' && offered.outline?.();
    };
    expect(leaders()).toEqual({ value: 0, leaders: ['wolfe', 'murray'] });
    table.act(force('wolfe', REGULARS[0]!));
    expect(leaders()).toEqual({ value: 0, leaders: ['murray'] });
  });
});

describe('WW 5.31d no activation after fighting', () => {
  const inside = { murray: 'oswego inside', [REGULARS[1]!]: 'oswego inside', [COUREURS[0]!]: 'oswego' };
  const relief = (...joining: string[]) => {
    const pieces = { ...at('onondaga', 'wolfe', REGULARS[0]!), ...inside };
    const more = { forts: { oswego: 'british fort' }, sieges: { oswego: 0 }, dice: [5, 2] };
    const table = turn('british', pieces, more).event(THREE);
    table.act(force('wolfe', REGULARS[0]!)).act(force('murray', REGULARS[1]!)).act({ type: 'next', piece: 'wolfe' });
    return table.march('oswego').quietly().act({ type: 'join', pieces: joining });
  };
  it('a garrison that joined a relief does not act later in the phase', () => {
    expect(relief('murray', REGULARS[1]!).quietly().stop().asked[1]).toBe('phase.choose');
    const stayed = relief().quietly().stop();
    expect(stayed.asked[1]).toBe('act.decide');
    expect(stayed.t.move!.commander).toBe(pieceNumber('murray'));
  });
  it('nor do those who assaulted', () => {
    const pieces = at('oswego', 'levis', 'villiers', FRENCH[0]!, FRENCH[1]!, FRENCH[2]!);
    const more = { forts: { oswego: 'british fort' }, sieges: { oswego: 1 }, dice: [1, 1] };
    const table = turn('french', pieces, more).event(THREE).act(force('levis', FRENCH[0]!));
    table.act(force('villiers', FRENCH[1]!)).act({ type: 'next', piece: 'levis' }).act({ type: 'assault' });
    expect(table.t.used[pieceNumber(FRENCH[2]!)]).toBe(1); // of neither force, and seen to have done its part
    table.quietly().done();
    expect(table.asked[1]).toBe('phase.choose');
  });
});

describe('WW 5.32a Auxiliaries and lone leaders by card value', () => {
  const pieces = { ...at('montreal', ...COUREURS, 'montcalm', FRENCH[0]!) };
  it('three pieces for a 3-card, no fourth', () => {
    const table = moving('french', pieces);
    table.allowed(individuals(COUREURS[0]!, COUREURS[1]!, 'montcalm'));
    table.refused(individuals(COUREURS[0]!, COUREURS[1]!, COUREURS[2]!, 'montcalm'), '5.32a');
    table.refused(individuals(FRENCH[0]!), '5.32a');
  });
});

describe('WW 5.32b Indians count one half', () => {
  const pieces = { ...at('montreal', ...COUREURS, 'montcalm'), ...at('niagara', 'fr-huron', 'fr-ottawa', 'fr-ojibwa') };
  it('two for one', () => {
    const three = moving('french', pieces);
    three.allowed(individuals('fr-huron', 'fr-ottawa', COUREURS[0]!, 'montcalm'));
    three.refused(individuals('fr-huron', 'fr-ottawa', 'fr-ojibwa', COUREURS[0]!, 'montcalm'), '5.32a');
    const one = moving('french', pieces, {}, ONE);
    one.allowed(individuals('fr-huron', 'fr-ottawa'));
    one.refused(individuals('fr-huron', 'fr-ottawa', 'fr-ojibwa'), '5.32a');
  });
});

describe('WW 5.32c or one Drilled Troops unit', () => {
  it('a 3-card activates one and nothing else', () => {
    const table = moving('british', at('albany', ...PROVINCIALS, 'br-mohawk-1'));
    table.refused(individuals(PROVINCIALS[0]!, 'br-mohawk-1'), '5.32a');
    table.refused({ type: 'drilled', unit: 'br-mohawk-1' }, '5.32c');
    table.drilled(PROVINCIALS[0]!).march('kinderhook').stop();
    expect(table.asked[1]).toBe('phase.choose');
    expect(table.where(PROVINCIALS[1]!)).toBe('albany');
  });
});

describe('WW 5.32d or one force by Initiative', () => {
  const pieces = { ...at('albany', 'loudoun', REGULARS[0]!), ...at('montreal', 'montcalm', FRENCH[0]!) };
  it('Loudoun needs a 3, Montcalm a 1', () => {
    moving('british', pieces, {}, TWO).refused(force('loudoun', REGULARS[0]!), '5.32d');
    moving('british', pieces, {}, THREE).allowed(force('loudoun', REGULARS[0]!));
    moving('french', pieces, {}, ONE).allowed(force('montcalm', FRENCH[0]!));
  });
});

describe('WW 5.32e the three choices exclude each other', () => {
  it('a force, and nothing else', () => {
    const pieces = { ...at('albany', 'wolfe', REGULARS[0]!), 'br-ranger-rogers': 'oswego' };
    const table = moving('british', pieces).force('wolfe', REGULARS[0]!);
    expect(table.t.orders).toEqual([]);
    table.refused(individuals('br-ranger-rogers'), '5.36a');
    table.stop();
    expect(table.asked[1]).toBe('phase.choose');
  });
});

describe('WW 5.33a individuals may be anywhere', () => {
  it('Niagara and Québec on one 2-card, no third', () => {
    const pieces = { [COUREURS[0]!]: 'niagara', [COUREURS[1]!]: 'quebec', [COUREURS[2]!]: 'quebec' };
    const table = moving('french', pieces, {}, TWO);
    table.allowed(individuals(COUREURS[0]!, COUREURS[1]!));
    table.refused(individuals(...COUREURS.slice(0, 3)), '5.32a');
  });
});

describe('WW 5.33b, 5.33c individuals are named first and act one after another', () => {
  const pieces = { [COUREURS[0]!]: 'sorel', [COUREURS[1]!]: 'quebec', [COUREURS[2]!]: 'quebec' };
  const named = (): Table => moving('french', pieces, {}, TWO).individuals(COUREURS[0]!, COUREURS[1]!);
  it('either may be picked first', () => {
    const table = named();
    expect(table.asked).toEqual(['french', 'activation.order']);
    expect(table.offered()).toHaveLength(2);
    table.act({ type: 'next', piece: COUREURS[1]! }).march('becancour').stop();
    expect(table.t.move!.pieces).toHaveLength(1);
    table.march('montreal').stop();
    expect(table.where(COUREURS[0]!)).toBe('montreal');
    expect(table.asked[1]).toBe('phase.choose');
  });
  it('nobody is added once one has moved', () => {
    const table = named().act({ type: 'next', piece: COUREURS[0]! }).march('montreal').stop();
    table.refused(individuals(COUREURS[2]!), '5.36a');
    expect(table.stop().asked[1]).toBe('phase.choose');
  });
  it('the first raids before the second moves, each alone', () => {
    const raiders = { [COUREURS[0]!]: 'raystown', [COUREURS[1]!]: 'raystown', [COUREURS[2]!]: 'quebec' };
    const table = moving('french', raiders, { dice: [6, 6] }, TWO).individuals(COUREURS[0]!, COUREURS[1]!);
    table.act({ type: 'next', piece: COUREURS[0]! }).march('carlisle').stop();
    expect(table.where(COUREURS[0]!)).not.toBe('carlisle');
    expect(table.t.raidsFrench.some(count => count > 0)).toBe(true);
    expect(table.t.move!.pieces).toHaveLength(1);
    expect(table.where(COUREURS[1]!)).toBe('raystown');
  });
});

describe('WW 5.34a Command limit of the commander', () => {
  it('Villiers takes three of five units', () => {
    const table = moving('french', at('montreal', 'villiers', ...FRENCH.slice(0, 5)));
    table.allowed(force('villiers', ...FRENCH.slice(0, 3)));
    table.refused(force('villiers', ...FRENCH.slice(0, 4)), '5.34a');
  });
  it('only units of his space', () => {
    const table = moving('french', { ...at('montreal', 'villiers', FRENCH[0]!), [FRENCH[1]!]: 'sorel' });
    table.refused(force('villiers', FRENCH[1]!), '5.34a');
  });
});

describe('WW 5.34b subordinates add their Command', () => {
  it('Murray, Webb and Bradstreet move 14 units, not 15', () => {
    const fifteen = [...REGULARS, ...PROVINCIALS].slice(0, 15);
    const table = moving('british', at('albany', 'murray', 'webb', 'bradstreet', ...fifteen), {}, ONE);
    table.allowed(force('murray', 'webb', 'bradstreet', ...fifteen.slice(0, 14)));
    table.refused(force('murray', 'webb', 'bradstreet', ...fifteen), '5.34a');
  });
});

describe('WW 5.34c subordinates must not outrank', () => {
  const table = () => moving('british', at('albany', 'murray', 'webb', 'bradstreet', REGULARS[0]!));
  it('Webb serves under Murray, not under Bradstreet', () => {
    table().refused(force('bradstreet', 'webb', REGULARS[0]!), '5.34c');
    table().allowed(force('murray', 'webb', REGULARS[0]!));
  });
});

describe('WW 5.34d any leader may be chosen', () => {
  it('Murray beside Loudoun on a 1-card, with five units', () => {
    const table = moving('british', at('albany', 'loudoun', 'murray', ...REGULARS.slice(0, 6)), {}, ONE);
    table.allowed(force('murray', ...REGULARS.slice(0, 5)));
    table.refused(force('murray', ...REGULARS.slice(0, 6)), '5.34a');
    table.refused(force('loudoun', REGULARS[0]!), '5.32d');
  });
});

describe('WW 5.34e where the limits apply', () => {
  it('nine units all fight; three may avoid under a leader of Command 3', () => {
    const nine = [...FRENCH.slice(0, 5), ...COUREURS];
    const attack = at('carlisle', 'wolfe', ...REGULARS.slice(0, 6));
    const more = { hands: { british: [THREE, ONE], french: [50] } };
    const table = moving('british', { ...attack, ...at('york', 'villiers', ...nine) }, more);
    table
      .force('wolfe', ...REGULARS.slice(0, 6))
      .quietly()
      .march('york');
    expect(table.asked).toEqual(['french', 'entry.avoid']);
    table.allowed(avoid('frederick', 'villiers', ...nine.slice(0, 3)));
    table.refused(avoid('frederick', 'villiers', ...nine.slice(0, 4)), '5.34e');
    table.pass();
    expect(table.t.battle!.units[1]).toBe(9);
  });
});

describe('WW 5.34f a force needs a leader', () => {
  it('two leaderless Regulars do not go together', () => {
    const table = moving('british', at('albany', REGULARS[0]!, REGULARS[1]!));
    table.refused(force(REGULARS[0]!, REGULARS[1]!), '5.34f');
    table.allowed({ type: 'drilled', unit: REGULARS[0]! });
  });
  it('nor is a leader without units a force', () => {
    moving('british', at('albany', 'wolfe')).refused(force('wolfe'), '5.34f');
  });
});

describe('WW 5.35a forces exist only while used', () => {
  it('a commander serves under another in the next phase, with other units', () => {
    const table = moving('british', at('albany', 'murray', 'wolfe', REGULARS[0]!, REGULARS[1]!));
    table.force('murray', REGULARS[0]!).march('kinderhook').stop();
    expect([table.t.move, table.t.orders]).toEqual([null, []]);
    const back = table.activate(TWO).force('murray', REGULARS[0]!).march('albany').stop();
    back.activate(ONE).allowed(force('wolfe', 'murray', REGULARS[1]!));
  });
});

describe('WW 5.36a move, then battle, then raid', () => {
  it('a raid ends the activation', () => {
    const pieces = { [COUREURS[0]!]: 'raystown', [COUREURS[1]!]: 'quebec' };
    const table = moving('french', pieces, { dice: [6] })
      .individuals(COUREURS[0]!)
      .march('carlisle');
    expect([table.asked[1], table.said('roll.raid')]).toEqual(['act.decide', []]); // it may still move on
    table.stop();
    expect([table.asked[1], table.said('roll.raid').length]).toEqual(['phase.choose', 1]);
    table.done();
  });
  it('a battle comes before the raid', () => {
    const pieces = { [COUREURS[0]!]: 'raystown', [COUREURS[1]!]: 'quebec', 'br-ranger-rogers': 'carlisle reduced' };
    const table = moving('french', pieces, { dice: [5, 1, 6] })
      .individuals(COUREURS[0]!)
      .march('carlisle')
      .quietly();
    if (table.asked[1] === 'act.decide') table.stop();
    const order = ['battle.won', 'roll.raid'];
    expect(table.events.map(({ key }) => key).filter(key => order.includes(key))).toEqual(order);
    table.done();
  });
});

describe('WW 5.36b or siege and assault unmoved', () => {
  const pieces = { ...at('crown-point', 'murray', REGULARS[0]!), ...at('ticonderoga', 'wolfe', REGULARS[1]!) };
  const forts = { 'crown-point': 'french fort', ticonderoga: 'british fort', 'wood-creek': 'british fort' };
  const more = { forts: { ...forts, 'hudson-carry-south': 'british fort' }, sieges: { 'crown-point': 1 } };
  it('a besieger who has not moved may', () => {
    const table = moving('british', pieces, more).force('murray', REGULARS[0]!);
    expect(actsOf(table)).toEqual(expect.arrayContaining(['siege', 'assault']));
  });
  it('one who has just marched in may not', () => {
    const table = moving('british', pieces, more).force('wolfe', REGULARS[1]!).march('crown-point');
    table.refused({ type: 'siege' }, '8.231a');
    table.refused({ type: 'assault' }, '9.1a');
    table.allowed(marchTo('winooski'));
  });
});
