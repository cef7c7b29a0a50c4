import { describe, expect, it } from 'vitest';
import { cardNumber, cardSlug, cards } from '../data/index.ts';
import { EVENTS } from '../rules/05-event-list.ts';
import { moving, ONE, THREE, TWO, turn } from './06-help.ts';
import { position, type Table } from './table.ts';

const waste = (table: Table, card: number): Table => table.activate(card).pass();
const COUREURS = 'fr-coureurs-marin';
const EASTON = { [`br-regular-44th`]: 'gists-station' };
const EASTON_FORT = { 'gists-station': 'british stockade' };
const slugs = (ids: readonly number[]): string[] => ids.map(cardSlug);
const respond = (card: number) => ({ type: 'respond', card: `card-${card}` }) as const;

describe('WW 5.11a, 5.31b any card activates or builds', () => {
  it('the French use Rangers for Coureurs, not as an event', () => {
    const table = turn('french', { [COUREURS]: 'montreal' }, { hands: { french: [53, ONE] } });
    table.refused({ type: 'event', card: 'card-53' }, '5.12a');
    table.allowed({ type: 'build', card: 'card-53', what: 'stockades' });
    table.activate(53).allowed({ type: 'individuals', pieces: [COUREURS] });
  });
  it('a red 3-card sets a French force in motion', () => {
    const pieces = { vaudreuil: 'montreal', 'fr-regular-bearn': 'montreal' };
    const table = turn('french', pieces, { hands: { french: [57, ONE] } }).activate(57);
    table.allowed({ type: 'force', leader: 'vaudreuil', pieces: ['fr-regular-bearn'] });
  });
});

describe('WW 5.12a event colours', () => {
  const hand = [29, THREE, 55];
  it('red for the British, blue for the French, two colours for both', () => {
    const pieces = { johnson: 'albany' };
    const british = turn('british', pieces, { hands: { british: hand } });
    british.allowed({ type: 'event', card: 'card-29' });
    british.allowed({ type: 'event', card: 'card-1' });
    british.refused({ type: 'event', card: 'card-55' }, '5.12a');
    const french = turn('french', pieces, { hands: { french: hand } });
    french.refused({ type: 'event', card: 'card-29' }, '5.12a');
    french.allowed({ type: 'event', card: 'card-1' });
    french.allowed({ type: 'event', card: 'card-55' });
  });
});

describe('WW 5.13a brown names are responses', () => {
  it('cards 6 to 20, never an event of their own', () => {
    expect(cards.filter(card => card.response).map(({ n }) => n)).toEqual(Array.from({ length: 15 }, (_, i) => i + 6));
    const table = turn('british', {}, { hands: { british: [14, 7] } });
    table.refused({ type: 'event', card: 'card-14' }, '5.13a');
    table.refused({ type: 'event', card: 'card-7' }, '5.13a');
  });
  it('have moments of their own, all others the phase; each cites the rule of its first card', () => {
    const marked = cards.filter(({ key }) => EVENTS[key].moments !== 'phase').map(({ n }) => n);
    expect(marked).toEqual(cards.filter(card => card.response).map(({ n }) => n));
    for (const { key } of cards) {
      const first = cards.find(card => card.key === key)!.n;
      expect(EVENTS[key].rule).toBe(`§card-${String(first).padStart(2, '0')}a`);
    }
  });
  it('offered inside a phase; Campaign never is', () => {
    const hands = { french: [TWO, THREE], british: [14, 2] };
    const table = turn('french', { [COUREURS]: 'montreal' }, { hands })
      .activate(TWO)
      .individuals(COUREURS);
    table.allowed({ type: 'respond', card: 'card-14' });
    table.refused({ type: 'respond', card: 'card-2' }, '5.13a');
  });
});

describe('WW 5.22a, 5.23a where played cards go', () => {
  const british = (card: number) => turn('british', EASTON, { forts: EASTON_FORT, hands: { british: [card, ONE] } });
  it('Campaign as an event is discarded', () => {
    const table = british(THREE).event(THREE);
    expect([slugs(table.t.discard), table.t.removed]).toEqual([['card-1'], []]);
  });
  it('Treaty of Easton as an event is removed, as an activation discarded', () => {
    const event = british(32).event(32);
    expect([event.t.discard, slugs(event.t.removed)]).toEqual([[], ['card-32']]);
    const activation = british(32).activate(32);
    expect([slugs(activation.t.discard), activation.t.removed]).toEqual([['card-32'], []]);
    const construction = british(32).build(32, 'forts');
    expect(slugs(construction.t.discard)).toEqual(['card-32']);
  });
});

describe('WW 5.22b some events draw from the discard pile', () => {
  const pitt = (discard: number[]) => position({ active: 'british', hands: { british: [67, ONE] }, discard }).event(67);
  it('William Pitt offers Highlanders that lie there', () => {
    const table = pitt([60, 2]);
    expect(table.asked).toEqual(['british', 'takingBack.choose']);
    expect(table.offered()).toEqual([{ type: 'pass' }, { type: 'takeCard', card: 'card-60' }]);
    table.act({ type: 'takeCard', card: 'card-60' });
    expect(table.hand('british')).toContain('card-60');
    expect(slugs(table.t.discard)).toEqual(['card-2']);
  });
  it('and nothing when there is none', () => expect(pitt([2]).asked[1]).toBe('phase.choose'));
});

describe('WW 5.25a the deck runs out while dealing', () => {
  const every = Array.from({ length: 70 }, (_, i) => i + 1);
  /** The last card of a season with these cards undrawn. */
  const dealt = (left: number) => {
    const deck = every.slice(70 - left);
    const discard = every.filter(card => card !== ONE && !deck.includes(card));
    const dice = left < 16 ? Array.from({ length: 69 }, () => 1) : [];
    return waste(position({ hands: { french: [ONE] }, deck, discard, dice }), ONE);
  };
  it('five cards left: they are dealt first, then the discard pile is shuffled', () => {
    const table = dealt(5);
    const hands = [...table.hand('french'), ...table.hand('british')];
    for (const card of every.slice(65)) expect(hands).toContain(`card-${card}`);
    expect(table.t.held).toEqual([8, 8]);
    expect([table.t.discard.length, table.t.deck]).toEqual([0, 54]);
    expect(table.hand('french').filter(card => Number(card.slice(5)) > 65)).toHaveLength(3); // the first player
    expect(table.said('deck.shuffled')).toHaveLength(1);
  });
  it('sixteen left: no shuffle', () => {
    const table = dealt(16);
    expect([table.t.discard.length, table.t.deck]).toEqual([54, 0]);
    expect(table.said('deck.shuffled')).toHaveLength(0);
  });
});

describe('WW 5.25b Surrender! forces a reshuffle', () => {
  const season = (card: number) => {
    const dice = card === 6 ? Array.from({ length: 69 }, () => 1) : [];
    return waste(position({ hands: { french: [card] }, discard: [2, 3], removed: [67], dice }), card);
  };
  it('used for an activation: at the end of the season the discard pile is empty', () => {
    const table = season(6);
    expect([table.t.discard, slugs(table.t.removed)]).toEqual([[], ['card-67']]);
    expect(table.t.deck + 16).toBe(69);
    expect(table.t.reshuffle).toBe(false);
  });
  it('not played: no reshuffle', () => {
    const table = season(THREE);
    expect(slugs(table.t.discard)).toEqual(['card-2', 'card-3', 'card-1']);
  });
  it('a held card stays in hand', () => {
    const dice = Array.from({ length: 68 }, () => 1);
    const hands = { french: [6], british: [50] };
    const table = waste(position({ hands, dice }), 6).act({ type: 'hold' });
    expect(table.hand('british')).toContain('card-50');
    expect(table.t.discard).toEqual([]);
  });
});

describe('WW 5.25c a forced discard also reshuffles', () => {
  it('François Bigot hits Surrender!', () => {
    const hit = position({ active: 'british', hands: { british: [36, ONE], french: [6, 50] }, dice: [1] }).event(36);
    expect(slugs(hit.t.discard)).toEqual(['card-36', 'card-6']);
    expect(hit.t.reshuffle).toBe(true);
    const missed = position({ active: 'british', hands: { british: [36, ONE], french: [6, 50] }, dice: [2] }).event(36);
    expect(missed.t.reshuffle).toBe(false);
    hit.done();
  });
  it('a courier who carries it away does not', () => {
    const table = position({ active: 'british', hands: { british: [35, ONE], french: [6, 50] }, dice: [3, 1] });
    table.event(35).done();
    expect(table.hand('british')).toContain('card-6');
    expect(table.t.reshuffle).toBe(false);
  });
});

describe('WW 5.51a events follow the card text', () => {
  it('with its condition unmet a card serves for activation or construction only', () => {
    const table = turn('french', {}, { hands: { french: [26, ONE] } });
    table.refused({ type: 'event', card: 'card-26' }, 'card-26a');
    expect(table.offered()).not.toContainEqual({ type: 'event', card: 'card-26' });
    table.allowed({ type: 'activate', card: 'card-26' });
    table.allowed({ type: 'build', card: 'card-26', what: 'forts' });
    const met = turn('french', {}, { hands: { french: [26, ONE] }, forts: { 'ohio-forks': 'french fort' } });
    expect(met.offered()).toContainEqual({ type: 'event', card: 'card-26' });
  });
});

describe('WW 5.51b lasting events are tracked', () => {
  it('Blockhouses and barred landings last for the year, Quiberon Bay for good', () => {
    const flags = {
      quiberon: true,
      blockhouses: [true, false],
      noLandings: true,
      noFrenchSea: true,
      pitt: true,
      cherokees: true,
    };
    const early = waste(position({ hands: { french: [ONE] }, table: { ...flags } }), ONE);
    expect(early.t).toMatchObject(flags);
    const late = waste(position({ season: 'late', hands: { french: [ONE] }, table: { ...flags } }), ONE);
    expect(late.t.year).toBe(1756);
    expect(late.t).toMatchObject({ ...flags, blockhouses: [false, false], noLandings: false });
  });
  it('each event sets its own', () => {
    const play = (active: 'british' | 'french', card: number, table: object = {}, dice: number[] = []) => {
      const hands = { [active]: [card, ONE] };
      return position({ active, year: 1760, scenario: 'full-campaign', hands, table, dice }).event(card).t;
    };
    expect(play('british', 67).pitt).toBe(true);
    expect(play('french', 69).diplomatic).toBe(true);
    expect(play('british', 62).quiberon).toBe(true);
    expect(play('british', 30).cherokees).toBe(true);
    expect(play('french', 31, { cherokees: true }).uprising).toBe(true);
    expect(play('french', 21, {}, [3])).toMatchObject({ noLandings: true, noFrenchSea: true });
    expect(play('french', 21, {}, [4])).toMatchObject({ noLandings: true, noFrenchSea: false });
  });
  it('Blockhouses are noted for the side that built them', () => {
    const hands = { french: [THREE, ONE], british: [13, 50] };
    const table = moving('french', { [COUREURS]: 'raystown' }, { hands, dice: [6] }).individuals(COUREURS);
    table.quietly().march('carlisle').stop();
    expect([table.t.blockhouses, table.offered()]).toEqual([
      [false, false],
      [{ type: 'pass' }, respond(13)],
    ]);
    table.respond(13).done();
    expect(table.t.blockhouses).toEqual([true, false]);
  });
});

describe('WW 5.56a response timing', () => {
  const cross = (to: string, forts: Record<string, string>) => {
    const hands = { british: [THREE, ONE], french: [15, 50] };
    const table = moving('british', { 'br-regular-44th': 'hudson-carry-north' }, { hands, forts });
    return table.drilled('br-regular-44th').quietly().act({ type: 'march', to });
  };
  it('Lake Schooner is offered when an enemy enters along a lakeshore', () => {
    const lake = cross('ticonderoga', { ticonderoga: 'french stockade' });
    expect(lake.offered()).toContainEqual({ type: 'respond', card: 'card-15' });
  });
  it('not along a land link, nor in an idle moment', () => {
    const land = cross('hudson-carry-south', { 'hudson-carry-south': 'french stockade' });
    expect(land.whyNot({ type: 'respond', card: 'card-15' }, 'french')).not.toBeNull();
    const idle = turn('british', {}, { hands: { british: [THREE], french: [15, 50] } });
    idle.refused({ type: 'respond', card: 'card-15' }, '5.56a', 'french');
  });
  it('Coehorns at a siege with Regulars, not without', () => {
    const open = (unit: string) => {
      const pieces = { wolfe: 'crown-point', [unit]: 'crown-point', [COUREURS]: 'crown-point inside' };
      const more = { forts: { 'crown-point': 'french fort' }, sieges: { 'crown-point': 0 }, options: ['basic'] };
      const table = turn('british', pieces, { ...more, hands: { british: [8, THREE, 50] } });
      return table.activate(THREE).force('wolfe', unit).act({ type: 'siege' });
    };
    expect(open('br-regular-44th').offered()).toEqual([{ type: 'pass' }, respond(8)]);
    const provincials = open('br-provincial-new-york-1');
    expect(provincials.offered()).toEqual([{ type: 'pass' }]);
    provincials.refused(respond(8), 'card-08a');
  });
});

describe('WW 5.56b a response does not replace the phase', () => {
  it('after Foul Weather the player still takes his next phase, with a card fewer', () => {
    const hands = { french: [TWO, THREE], british: [14, 50, 51] };
    const table = turn('french', { [COUREURS]: 'montreal' }, { hands })
      .activate(TWO)
      .individuals(COUREURS);
    table.respond(14).stop();
    expect(table.asked).toEqual(['british', 'phase.choose']);
    expect(table.hand('british')).toEqual(['card-50', 'card-51']);
    expect(slugs(table.t.discard)).toEqual(['card-33', 'card-14']);
  });
});

describe('WW 5.56c the active player may use responses', () => {
  const besieged = () => {
    const pieces = { wolfe: 'crown-point', 'br-regular-44th': 'crown-point', [COUREURS]: 'crown-point inside' };
    const forts = { 'crown-point': 'french fort', 'wood-creek': 'british fort', 'hudson-carry-south': 'british fort' };
    const more = { forts: { ...forts, ticonderoga: 'british fort' }, sieges: { 'crown-point': 0 } };
    const table = turn('british', pieces, { ...more, hands: { british: [6, THREE, 50] }, dice: [4] });
    return table.activate(THREE).force('wolfe', 'br-regular-44th').act({ type: 'siege' });
  };
  it('Surrender! is offered before the roll and replaces it', () => {
    const table = besieged();
    expect(table.offered()).toContainEqual({ type: 'respond', card: 'card-6' });
    table.respond(6).quietly();
    expect(table.fort('crown-point')).toBe('british fort');
    expect(table.said('siege.level')).toHaveLength(0);
  });
  it('not after it', () => {
    const table = besieged().quietly();
    expect(table.siege('crown-point')).toBe(2);
    expect(table.asked).toEqual(['british', 'siege.assault']);
    expect(table.whyNot({ type: 'respond', card: 'card-6' })).not.toBeNull();
    table.done();
  });
  it('a response card still serves for activation or construction', () => {
    const table = turn('british', {}, { hands: { british: [6, ONE] } });
    table.allowed({ type: 'activate', card: 'card-6' });
    table.allowed({ type: 'build', card: 'card-6', what: 'forts' });
    expect(cardNumber('card-6')).toBe(1006);
  });
});
