import { keyedDice, picker, play, scriptedDice, start } from '@bivouac/kernel';
import { playout } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { areaNumber, board } from '../data/index.ts';
import { game } from '../game.ts';
import { whyNotBalance } from '../rules/24-bidding.ts';
import type { Action } from '../state.ts';
import { example } from './helpers.ts';
import { position, Table } from './table.ts';

/** A table whose first die says who bids first: 1 the Union's chair, 2 the other. */
const opened = (die = 1, ...more: string[]): Table =>
  new Table(start(game, { scenario: 'battle', options: ['24', ...more] }, scriptedDice(die)).state);
const bid = (moves: number) => ({ type: 'bid', moves }) as const;
const pass = { type: 'pass' } as const;
const choose = (side: string) => ({ type: 'choose', side }) as const;
const none: Action = { type: 'objectives', from: [], by: [], to: [] };

const { given, expect: expected } = example('option-24');
const bids = given['bids'] as (number | 'pass')[];
const bidden = (table: Table): Table => {
  for (const each of bids) table.act(each === 'pass' ? pass : bid(each));
  return table;
};

/** The moves of a worked example, marker by marker, as an action. */
function moves(ways: Readonly<Record<string, readonly string[]>>): Action {
  const [from, by, to]: [string[], string[], string[]] = [[], [], []];
  for (const [start, areas] of Object.entries(ways)) {
    let here = start;
    for (const area of areas) {
      const gate = board.neighbours[areaNumber(here)]!.find(next => next.area === areaNumber(area))?.gates[0];
      from.push(here);
      by.push(gate === undefined ? '' : board.positionIds[gate]!);
      to.push(area);
      here = area;
    }
  }
  return { type: 'objectives', from, by, to };
}

describe('GOG 24.1a bidding', () => {
  it('chance says who begins', () => {
    expect(opened(1).asked).toEqual(['union', 'opening.bid']);
    expect(opened(2).asked).toEqual(['confederate', 'opening.bid']);
  });
  it('each bid is higher than the last; a pass ends it', () => {
    const table = opened();
    table.refused(pass, '24.1a');
    table.refused(bid(-1), '24.1a');
    table.act(bid(0));
    expect(table.asked[0]).toBe('confederate');
    table.refused(bid(0), '24.1a');
    table.refused(bid(31), '24.1a');
    table.act(bid(2));
    table.refused(bid(1), '24.1a');
    table.act(pass);
    expect(table.asked).toEqual(['confederate', 'opening.choose']);
  });
  it('worked example: the last bid wins', () => {
    const table = bidden(opened());
    expect(table.said('bid.made').at(-1)!.args['moves']).toBe(expected['winningBid']);
    expect(table.state.stack.at(-1)!.locals).toMatchObject({ bid: expected['winningBid'] });
  });
  it('without the option nobody bids', () => {
    expect(new Table(start(game, { scenario: 'battle', options: [] }, keyedDice('a'.repeat(64))).state).asked[1]).toBe(
      'opening.post',
    );
  });
  it('nothing is dealt while chairs may change', () => {
    const { state } = opened();
    expect([...state.table.tray, ...state.table.piles].every(each => each === 0)).toBe(true);
  });
});

describe('GOG 24.1b the winner chooses', () => {
  it('he is asked, the loser is not', () => {
    const table = bidden(opened());
    expect(expected['winnerChoosesSide']).toBe(true);
    expect(table.seat).toBe('confederate'); // 0, 1, 2, 4: the second bidder
    expect(table.whyNot(choose('union'), 'union')).not.toBeNull();
    table.refused(choose('france'), '24.1b');
    table.allowed(choose('union'));
    table.allowed(choose('confederate'));
  });
  it('if he takes the other side, the players change chairs', () => {
    expect(bidden(opened()).act(choose('confederate')).t.swapped).toBe(0);
    const table = bidden(opened()).act(choose('union'));
    expect(table.t.swapped).toBe(1);
    expect(table.asked).toEqual(['confederate', 'opening.balance']); // the loser sits there now
    expect(game.chairs!(table.state)).toEqual({ union: 'confederate', confederate: 'union' });
    expect(game.chairs!(opened().state)).toEqual({});
  });
  it('the loser, who sits where the winner sat, cannot take the choice back', () => {
    const { state } = bidden(opened());
    expect(play(game, state, 'confederate', choose('union')).undoable).toBe(false);
  });
  it('partners change with them; a team and a single player do not', () => {
    const teams = opened(1, '25-union', '25-confederate').act(bid(1)).act(pass).act(choose('confederate'));
    expect(game.chairs!(teams.state)).toEqual({
      'union-commander': 'confederate-commander',
      'confederate-commander': 'union-commander',
      'union-subordinate': 'confederate-subordinate',
      'confederate-subordinate': 'union-subordinate',
    });
    const uneven = opened(1, '25-union').act(bid(1)).act(pass);
    uneven.refused(choose('confederate'), '24.1b');
    uneven.allowed(choose('union'));
  });
});

describe('GOG 24.1c, 24.1d, 24.1e the loser moves objectives', () => {
  const balancing = () => bidden(opened()).act(choose('confederate'));
  it('before Buford is posted, up to the bid; to pass is legal', () => {
    const table = balancing();
    expect(table.asked).toEqual(['union', 'opening.balance']);
    table.allowed(none);
    table.refused(bid(5), '24.1c');
    table.state = { ...table.state, dice: keyedDice('c'.repeat(64)) };
    table.act(none);
    expect(table.asked[1]).toBe('opening.post');
    expect(table.t.tray).toEqual([8, 8]);
  });
  it('nobody is asked when the bid was 0', () => {
    const table = opened().act(bid(0)).act(pass);
    table.state = { ...table.state, dice: keyedDice('c'.repeat(64)) };
    expect(table.act(choose('union')).asked[1]).toBe('opening.post');
  });
  interface Wanted {
    legal: boolean;
    objectives?: string[];
  }
  const rules: Readonly<Record<string, string>> = { 'too-close': '24.1e', uneven: '24.1d', 'into-partial': '24.1c' };
  it.each(example('option-24').actions as readonly { label: string; moves: Record<string, string[]> }[])(
    'worked example: $label',
    ({ label, moves: ways }) => {
      const wanted = expected[label] as Wanted;
      const { t } = position({});
      t.objectives = (given['objectives'] as string[]).map(areaNumber);
      const why = whyNotBalance(t, expected['winningBid'] as number, moves(ways));
      expect(why === null).toBe(wanted.legal);
      if (!wanted.legal) expect(why!.rule).toBe(`§${rules[label]}`);
    },
  );
  it('worked example: they go where they are sent and stay blue', () => {
    const table = balancing();
    table.t.objectives = (given['objectives'] as string[]).map(areaNumber);
    table.state = { ...table.state, dice: keyedDice('c'.repeat(64)) };
    const good = (example('option-24').actions as unknown as { moves: Record<string, string[]> }[])[0]!;
    table.act(moves(good.moves));
    const { objectives } = expected['good'] as { objectives: string[] };
    expect(table.t.objectives.map(area => board.areaIds[area])).toEqual(objectives);
    expect(table.t.control).toEqual([0, 0, 0]);
    table.sound();
  });
  it('24.1c: no more than the bid, and only along positions', () => {
    const { t } = position({});
    const [first] = t.objectives.map(area => board.areaIds[area]!);
    const step = { type: 'objectives', from: [first!], by: ['p001'], to: ['leister'] } as const;
    expect(whyNotBalance(t, 1, step)?.rule).toBe('§16.2a');
    expect(whyNotBalance(t, 0, step)?.rule).toBe('§24.1c');
    expect(whyNotBalance(t, 1, { ...step, from: ['leister'] })?.rule).toBe('§24.1c');
  });
  it.each(Object.entries(expected['shares'] as Record<string, number[]>))(
    '24.1d worked example: %s moves are shared evenly',
    (total, shares) => {
      const sum = shares.reduce((a, b) => a + b, 0);
      expect(sum).toBe(Number(total));
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      const { t } = position({});
      const there = ['mcpherson', 'herbst-woods'] as const;
      const gate = board.neighbours[areaNumber(there[0])]!.find(({ area }) => area === areaNumber(there[1]))!.gates[0]!;
      const lone = Array.from({ length: Number(total) }, (_, i) => i % 2);
      const walk: Action = {
        type: 'objectives',
        from: lone.map(i => there[i]!),
        by: lone.map(() => board.positionIds[gate]!),
        to: lone.map(i => there[1 - i]!),
      };
      t.objectives[0] = areaNumber(there[0]);
      expect(whyNotBalance(t, Number(total), walk)?.rule).toBe('§24.1d'); // all by one marker
    },
  );
});

describe('random games with bids', () => {
  it.each([1, 2])('number %i ends with clean audits', n => {
    const setup = { scenario: 'battle', options: ['24', '25-union', '25-confederate'] };
    const { state } = playout(game, setup, keyedDice(`${n}`.repeat(64)), picker(n), {
      played: ({ played }) => expect(game.audit(played.state)).toEqual([]),
    });
    expect(game.outcome(state.table)).not.toBeNull();
  });
});
