import { look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { cardNumber, scenarioOf } from '../data/index.ts';
import { game } from '../game.ts';
import { ONE, THREE, TWO } from './06-help.ts';
import { type Position, position, type Seat, scenario, type Table } from './table.ts';

const HOLD = { type: 'hold' } as const;
/** A card played for an activation of nobody. */
const waste = (table: Table, card: number): Table => table.activate(card).pass();
const wasteAll = (table: Table, ...cards: number[]): Table => cards.reduce(waste, table);
/** The last card of a Late Season, so that the year ends. */
const lastCard = (p: Position = {}): Table => waste(position({ season: 'late', hands: { french: [ONE] }, ...p }), ONE);

describe('WW 4.0a year structure', () => {
  it('a Late Season ends with returns, raids, winter and the check', () => {
    const table = lastCard({
      pieces: { 'fr-huron': 'kinderhook', 'br-regular-44th': 'raystown' },
      raided: { carlisle: 'french' },
    });
    const order = ['piece.home', 'raids.counted', 'unit.reduced', 'year.begins', 'season.begins', 'cards.dealt'];
    const told = table.events.map(({ key }) => key).filter(key => order.includes(key));
    expect(told).toEqual(order);
    expect([table.t.year, table.t.season]).toEqual([1756, 0]);
  });
  it('no such step follows the Early Season', () => {
    const table = position({ pieces: { 'fr-huron': 'kinderhook' }, hands: { french: [ONE] } });
    waste(table, ONE);
    expect([table.t.year, table.t.season]).toEqual([1755, 1]);
    expect(table.where('fr-huron')).toBe('kinderhook');
  });
});

describe('WW 4.0b the scenario sets length and set-up', () => {
  it('year, deck and hands', () => {
    for (const id of game.scenarios) {
      const { t } = scenario(id);
      const { start, deck, hand } = scenarioOf(id);
      expect([t.year, t.limit[0], t.limit[1]]).toEqual([start, hand.british, hand.french]);
      expect(t.deck + t.held[0]! + t.held[1]!).toBe(deck[1] - deck[0] + 1);
    }
  });
  it('1757-1759 does not go on to 1760, 1757-1762 does', () => {
    const end = (id: string) => lastCard({ scenario: id, year: 1759, vp: 3 });
    expect(game.outcome(end('annus-mirabilis').t)?.winners).toEqual(['french']);
    expect(end('late-war').t.year).toBe(1760);
  });
});

describe('WW 4.A.1a deal to the hand size', () => {
  it('8 in games from 1755, 9 in games from 1757', () => {
    expect(scenario('early-war').t.held).toEqual([8, 8]);
    expect(scenario('full-campaign').t.held).toEqual([8, 8]);
    expect(scenario('annus-mirabilis').t.held).toEqual([9, 9]);
    expect(scenario('late-war').t.held).toEqual([9, 9]);
  });
});

describe('WW 4.A.1b events change the hand size', () => {
  it('William Pitt makes the next British deal 9, not this season’s hand', () => {
    const table = position({ active: 'british', hands: { british: [67, ONE] } }).event(67);
    expect(table.t.held[0]).toBe(1);
    waste(table, ONE);
    expect(table.t.held).toEqual([9, 8]);
  });
  it('Quiberon Bay makes the French 7, Diplomatic Revolution 9', () => {
    const bay = position({ active: 'british', year: 1760, scenario: 'late-war', hands: { british: [62] } }).event(62);
    expect(bay.t.held).toEqual([9, 7]);
    const revolution = position({ hands: { french: [69] } }).event(69);
    expect(revolution.t.held).toEqual([8, 9]);
  });
});

describe('WW 4.A.2a the French act first, then they alternate', () => {
  it('at the start of a game and of a season', () => {
    const table = scenario('early-war');
    expect(table.asked).toEqual(['french', 'phase.choose']);
    table.refused({ type: 'activate', card: table.hand('british')[0]! }, '4.A.2a', 'british');
    const first = table.hand('french')[0]!;
    table.act({ type: 'activate', card: first }).pass();
    expect(table.asked).toEqual(['british', 'phase.choose']);
    table.act({ type: 'activate', card: table.hand('british')[0]! }).pass();
    expect(table.asked).toEqual(['french', 'phase.choose']);
  });
  it('after Quiberon Bay the British do', () => {
    const last = { hands: { french: [ONE] } };
    expect(waste(position({ ...last, table: { quiberon: true } }), ONE).seat).toBe('british');
    expect(waste(position(last), ONE).seat).toBe('french');
  });
});

describe('WW 4.A.2b one card per Action Phase', () => {
  it('no pass with two cards or more; one card ends the phase', () => {
    const table = position({ hands: { french: [ONE, TWO, THREE], british: [50, 51] } });
    table.refused(HOLD, '4.A.2b');
    table.refused({ type: 'pass' }, '5.26a');
    waste(table, ONE);
    expect(table.asked).toEqual(['british', 'phase.choose']);
    expect(table.t.held).toEqual([2, 2]);
  });
});

describe('WW 4.A.2c the season ends when the hands are empty', () => {
  it('not before the last card is played or held', () => {
    const table = position({ hands: { french: [ONE], british: [50] } });
    waste(table, ONE);
    expect(table.asked).toEqual(['british', 'phase.choose']);
    expect(table.t.season).toBe(0);
    waste(table, 50);
    expect(table.t.season).toBe(1);
  });
});

describe('WW 4.A.2d holding the last card', () => {
  it('offered with one card, not with two', () => {
    const two = position({ hands: { french: [ONE, TWO] } });
    expect(two.offered()).not.toContainEqual(HOLD);
    const one = position({ hands: { french: [ONE], british: [50, 51] } });
    expect(one.offered()).toContainEqual(HOLD);
    one.act(HOLD);
    expect(one.asked[0]).toBe('british');
    waste(one, 50);
    expect(one.asked[0]).toBe('british');
    expect(one.hand('french')).toEqual([`card-${ONE}`]);
  });
});

describe('WW 4.A.2e a held card may answer', () => {
  const held = (card: number) => {
    const pieces = { 'fr-coureurs-marin': 'montreal' };
    const hands = { british: [card], french: [THREE, TWO] };
    const table = position({ active: 'british', pieces, hands }).act(HOLD).activate(TWO);
    return table.individuals('fr-coureurs-marin');
  };
  it('Foul Weather is offered, Campaign is not', () => {
    expect(held(14).offered()).toContainEqual({ type: 'respond', card: 'card-14' });
    expect(held(2).offered()).toEqual([{ type: 'pass' }]);
  });
  it('once used nothing is held: a full deal, and no bar on holding', () => {
    const table = held(14).respond(14).stop();
    waste(table, THREE);
    expect(table.t.season).toBe(1);
    expect(table.t.carried).toEqual([false, false]);
    expect(table.hand('british')).toHaveLength(8);
    expect(table.hand('british')).not.toContain('card-14');
  });
});

describe('WW 4.A.2f no second hold in a row', () => {
  const one = (carried: boolean[]) => position({ hands: { french: [ONE], british: [50] }, table: { carried } });
  it('refused after a hold, offered the season after', () => {
    one([false, true]).refused(HOLD, '4.A.2f');
    one([true, false]).allowed(HOLD);
    const table = one([false, true]);
    waste(table, ONE);
    waste(table, 50);
    expect(table.t.carried).toEqual([false, false]);
  });
  it('it is noted when a season ends, across the year too', () => {
    const table = position({ season: 'late', hands: { french: [ONE] } }).act(HOLD);
    expect([table.t.year, table.t.season]).toEqual([1756, 0]);
    expect(table.t.carried).toEqual([false, true]);
  });
});

describe('WW 4.A.2g a held card counts in the next deal', () => {
  it('one fewer is dealt', () => {
    const table = position({ hands: { french: [ONE] } });
    const { deck } = table.t;
    table.act(HOLD);
    expect(table.t.held).toEqual([8, 8]);
    expect(table.t.deck).toBe(deck - 15);
    expect(table.hand('french')).toContain(`card-${ONE}`);
    const none = waste(position({ hands: { french: [ONE] } }), ONE);
    expect(none.t.deck).toBe(deck - 16);
  });
});

describe('WW 4.A.2h the remaining player plays on alone', () => {
  it('three British phases in a row, the last may be held', () => {
    const table = position({ hands: { french: [ONE], british: [50, 51, 52] } });
    waste(table, ONE);
    for (const card of [50, 51]) {
      expect(table.asked).toEqual(['british', 'phase.choose']);
      table.refused(HOLD, '4.A.2b');
      waste(table, card);
    }
    expect(table.asked).toEqual(['british', 'phase.choose']);
    table.allowed(HOLD);
  });
});

describe('WW 4.B.1a Late Season deal', () => {
  it('hands are refilled, a held card counted', () => {
    const table = position({ hands: { french: [ONE], british: [50] } });
    table.act(HOLD);
    waste(table, 50);
    expect(table.t.season).toBe(1);
    expect(table.t.held).toEqual([8, 8]);
    expect(table.hand('french')).toContain(`card-${ONE}`);
  });
});

describe('WW 4.B.2a Late Season Action Phases', () => {
  const late = (first: Seat, table = {}) => waste(position({ active: first, hands: { [first]: [ONE] }, table }), ONE);
  it('open with the French, whoever played last', () => {
    expect(late('british').asked).toEqual(['french', 'phase.choose']);
    expect(late('french').asked).toEqual(['french', 'phase.choose']);
    expect(late('french', { quiberon: true }).asked).toEqual(['british', 'phase.choose']);
  });
});

describe('WW 4.B.3a year-end Indian return', () => {
  it('from an open space, not from a friendly fort, besieged or not', () => {
    const pieces = {
      'fr-huron': 'kinderhook',
      'fr-ottawa': 'niagara',
      'fr-abenaki-1': 'crown-point inside',
      'br-regular-44th': 'crown-point',
      'br-mohawk-1': 'crown-point',
    };
    const forts = { niagara: 'french fort', 'crown-point': 'french fort' };
    const table = lastCard({ pieces, forts, sieges: { 'crown-point': 1 } });
    expect(table.where('fr-huron')).toBe('pays-den-haut');
    expect(table.where('fr-ottawa')).toBe('niagara');
    expect(table.where('fr-abenaki-1')).toBe('crown-point');
    expect(table.where('br-mohawk-1')).toBe('canajoharie'); // outside the fort it besieges
  });
  it('a unit whose village the enemy holds is lost', () => {
    const table = lastCard({ pieces: { 'fr-shawnee-1': 'raystown', 'br-ranger-rogers': 'logstown' } });
    expect(table.where('fr-shawnee-1')).toBe('off');
  });
});

describe('WW 4.B.3b year-end leader return', () => {
  const forts = { 'ohio-forks': 'french fort' };
  it('alone in the wild he goes to the nearest fortification', () => {
    const table = lastCard({ pieces: { dumas: 'logstown' }, forts });
    expect(table.where('dumas')).toBe('ohio-forks');
  });
  it('with troops, or in the fields, he stays', () => {
    const pieces = { dumas: 'logstown', 'fr-coureurs-marin': 'logstown', montcalm: 'becancour' };
    const table = lastCard({ pieces, forts });
    expect([table.where('dumas'), table.where('montcalm')]).toEqual(['logstown', 'becancour']);
  });
  it('Indians go first, so a leader they leave goes too', () => {
    const table = lastCard({ pieces: { dumas: 'gists-station', 'fr-shawnee-1': 'gists-station' }, forts });
    expect(table.asked).toEqual(['french', 'goHome.choose']);
    table.act({ type: 'goHome', piece: 'fr-shawnee-1', to: 'logstown' });
    table.act({ type: 'goHome', piece: 'dumas', to: 'ohio-forks' });
    expect(table.t.year).toBe(1756);
  });
});

describe('WW 10.413a companions at the end of the year', () => {
  const MARIN = 'fr-coureurs-marin';
  const pieces = { dumas: 'gists-station', 'fr-shawnee-1': 'gists-station', [MARIN]: 'gists-station' };
  const home = (piece: string, to: string) => ({ type: 'goHome', piece, to }) as const;
  it('a leader and Coureurs may go with the Indian, or stay', () => {
    const table = lastCard({ pieces });
    expect([table.where('fr-shawnee-1'), table.asked]).toEqual(['logstown', ['french', 'goHome.choose']]);
    expect(table.offered()).toEqual([home('dumas', 'gists-station'), home('dumas', 'logstown')]);
    table.act(home('dumas', 'logstown')).act(home(MARIN, 'gists-station'));
    expect([table.where('dumas'), table.where(MARIN)]).toEqual(['logstown', 'gists-station']);
  });
  it('nobody is asked when the Indian is lost, nor Rangers and Regulars ever', () => {
    const lost = lastCard({ pieces: { ...pieces, 'br-ranger-rogers': 'logstown' } });
    expect([lost.where('fr-shawnee-1'), lost.where(MARIN), lost.t.year]).toEqual(['off', 'gists-station', 1756]);
    const rangers = lastCard({ pieces: { 'br-mohawk-1': 'raystown', 'br-ranger-rogers': 'raystown' } });
    expect([rangers.where('br-mohawk-1'), rangers.where('br-ranger-rogers')]).toEqual(['canajoharie', 'raystown']);
  });
});

describe('WW 4.B.4a score and remove Raided markers', () => {
  it('half a point each, rounded up for each side, then none is left', () => {
    const raided = { carlisle: 'french', york: 'french', hoosic: 'french', sorel: 'british' } as const;
    const table = lastCard({ raided });
    expect(table.said('vp.scored').map(({ args }) => [args.side, args.points])).toEqual([
      ['french', 2],
      ['british', 1],
    ]);
    expect(table.t.vp).toBe(1);
    for (const raids of [table.t.raidsBritish, table.t.raidsFrench]) expect(Math.max(...raids)).toBe(0);
  });
});

describe('WW 4.B.5a Winter Attrition comes fifth', () => {
  it('after the Raided markers and before the check', () => {
    const pieces = { 'br-regular-44th': 'raystown' };
    const table = lastCard({ pieces, raided: { sorel: 'british' }, scenario: 'annus-mirabilis', year: 1759 });
    const keys = table.events.map(({ key }) => key);
    const at = ['raids.counted', 'unit.reduced', 'game.ended'].map(key => keys.indexOf(key));
    expect(at.every((index, i) => index >= 0 && (i === 0 || index > at[i - 1]!))).toBe(true);
  });
  it('besiegers it leaves without Drilled Troops no longer press a fortress at the check of the same year', () => {
    const siege = { montcalm: 'albany', 'fr-regular-bearn': 'albany reduced', 'fr-coureurs-marin': 'albany' };
    const prizes = { 'br-regular-44th': 'quebec', 'br-regular-45th': 'montreal' };
    const table = lastCard({
      scenario: 'annus-mirabilis',
      options: ['2010-besieged'],
      year: 1759,
      vp: 4,
      pieces: { ...siege, ...prizes, 'br-provincial-new-york-1': 'albany inside' },
      forts: { quebec: 'british', montreal: 'british' },
      sieges: { albany: 0 },
    });
    expect([table.where('fr-regular-bearn'), table.siege('albany')]).toEqual(['gone', 0]);
    expect(game.outcome(table.t)?.winners).toEqual(['british']);
  });
});

describe('WW 4.B.6a the Victory check ends the year', () => {
  it('no winner in 1758: 1759 begins; after 1759 the game ends', () => {
    const year = (y: number) => lastCard({ scenario: 'annus-mirabilis', year: y, vp: 4 });
    expect([year(1758).t.year, year(1758).t.season]).toEqual([1759, 0]);
    expect(year(1758).asked).toEqual(['french', 'phase.choose']);
    expect(year(1759).asked[1]).toBe('over');
    expect(game.outcome(year(1759).t)?.winners).toEqual(['french']);
  });
});

describe('WW 5.1a cards drive everything', () => {
  it('without one, only demolition', () => {
    const pieces = { 'fr-regular-bearn': 'crown-point', montcalm: 'crown-point' };
    const table = position({ pieces, forts: { 'crown-point': 'french fort' }, hands: { french: [ONE, TWO] } });
    for (const action of [
      { type: 'march', to: 'ticonderoga' },
      { type: 'construct', space: 'ticonderoga' },
      { type: 'drilled', unit: 'fr-regular-bearn' },
    ] as const)
      table.refused(action, '5.26a');
    table.allowed({ type: 'demolish', space: 'crown-point', what: 'fort' });
    expect(table.offered().every(({ type }) => ['event', 'activate', 'build'].includes(type))).toBe(true);
  });
  it('whoever holds his card does nothing', () => {
    const hands = { french: [ONE], british: [50] };
    const table = position({ pieces: { 'fr-coureurs-marin': 'sorel' }, hands }).act(HOLD);
    expect(table.asked).toEqual(['british', 'phase.choose']);
    expect(table.where('fr-coureurs-marin')).toBe('sorel');
  });
});

describe('WW 5.21a, 5.24a one common deck, public counts', () => {
  it('a seat sees its hand, the counts and the piles, never the rest', () => {
    const table = position({ hands: { french: [ONE], british: [50, 14] }, discard: [2], removed: [67] });
    const view = look(game, table.state, 'french');
    expect([view.table.held, view.table.deck]).toEqual([[2, 1], 65]);
    expect(view.table.discard).toEqual([cardNumber('card-2')]);
    expect(view.table.removed).toEqual([cardNumber('card-67')]);
    expect(view.hands.french!.cards).toEqual([cardNumber(`card-${ONE}`)]);
    expect(view.hands.british).toBeUndefined();
    expect('vault' in view).toBe(false);
  });
  it('the counts and the piles follow the play, for the other side too', () => {
    expect([scenario('early-war').t.held, scenario('early-war').t.deck]).toEqual([[8, 8], 54]);
    const hands = { french: [ONE], british: [67, 14, 2] };
    const table = position({ active: 'british', hands }).event(67).activate(ONE).pass();
    const view = look(game, table.state, 'french');
    expect([view.table.held, view.table.deck]).toEqual([[2, 0], 66]);
    expect([view.table.discard, view.table.removed]).toEqual([[cardNumber(`card-${ONE}`)], [cardNumber('card-67')]]);
  });
  it('both hands come from it', () => {
    const { state } = scenario('early-war');
    const cards = [...state.vault.deck, ...state.hands.british!.cards, ...state.hands.french!.cards];
    expect([cards.length, new Set(cards).size]).toEqual([70, 70]);
  });
});

describe('WW 5.26a one use per card', () => {
  it('after construction no activation comes from the same card', () => {
    const table = position({ pieces: { 'fr-regular-bearn': 'sorel' }, hands: { french: [ONE, TWO] } });
    table.build(ONE, 'forts').refused({ type: 'drilled', unit: 'fr-regular-bearn' }, '5.4a');
    expect(wasteAll(table.pass(), TWO).t.season).toBe(1);
  });
});

describe('WW setup-j Amherst, Forbes and Wolfe join the pool in 1759', () => {
  const three = ['amherst', 'forbes', 'wolfe'];
  const after = (year: number, pieces = {}) => three.map(leader => lastCard({ year, pieces }).where(leader));
  it('at the start of that year, not before', () => {
    expect(after(1757)).toEqual(['off', 'off', 'off']);
    expect(after(1758)).toEqual(['pool', 'pool', 'pool']);
  });
  it('once: whoever is in play or dead stays there', () => {
    expect(after(1758, { amherst: 'albany', forbes: 'gone' })).toEqual(['albany', 'gone', 'pool']);
  });
});
