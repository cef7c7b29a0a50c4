import { keyedDice, namedDice, picker, start } from '@bivouac/kernel';
import { playout } from '@bivouac/testing/vitest';
import { describe, expect, it } from 'vitest';
import { BOTH, battalionIds, board, scheduled } from '../data/index.ts';
import { game } from '../game.ts';
import { earns } from '../rules/16-objectives.ts';
import { example } from './helpers.ts';
import { Table } from './table.ts';

const opened = (...options: string[]): Table =>
  new Table(start(game, { scenario: 'battle', options }, namedDice(1863)).state);
const post = (stand: string, at: string, front: string) => ({ type: 'post', stand, at, front }) as const;
const arrivalsAt = (day: number, box: number): string[] =>
  BOTH.flatMap(side => scheduled(side, day, box) ?? []).map(
    ({ battalion, point }) => `${battalionIds[battalion]} ${board.pointIds[point]}`,
  );

describe('GOG 23.1a, 23.1b, 23.1c the historical schedule', () => {
  it('no token lies on the track, beside it or in a stack', () => {
    const { t } = opened('23');
    expect([...t.track.flat(), ...t.beside.flat(), ...t.piles].every(each => each === 0)).toBe(true);
    expect(opened().t.piles.some(each => each > 0)).toBe(true);
  });
  it('worked example: 1 July', () => {
    const { arrivals } = example('option-23').expect as { arrivals: Record<string, string[]> };
    for (const [box, who] of Object.entries(arrivals))
      expect(arrivalsAt(1, Number(box.slice(4))).map(each => each.split(' ')[0])).toEqual(who);
  });
  it('1 July by points, and the days after', () => {
    expect([2, 5, 8, 9, 11, 13, 14].map(box => arrivalsAt(1, box))).toEqual([
      ['heth chambersburg'],
      ['reynolds emmitsburg', 'pender chambersburg'],
      ['howard emmitsburg', 'rodes mummasburg'],
      ['early harrisburg'],
      ['anderson chambersburg'],
      ['slocum baltimore', 'johnson chambersburg'],
      ['sickles emmitsburg'],
    ]);
    expect([0, 1, 3, 10, 13].map(box => arrivalsAt(2, box))).toEqual([
      ['hancock taneytown'],
      ['mclaws chambersburg'],
      ['sykes baltimore', 'hood chambersburg'],
      ['sedgwick baltimore'],
      ['pickett chambersburg'],
    ]);
    expect(arrivalsAt(3, 8)).toEqual(['kilpatrick taneytown']);
  });
  it('Heth is at Chambersburg at 7 AM, and everyone knows who he is', () => {
    const table = opened('23')
      .act(post('u1', 'p149', 'culps-hill'))
      .act(post('u2', 'p149', 'culps-hill'));
    while (table.asked[0] === 'union')
      table.act(
        table.asked[1] === 'phase.trim'
          ? { type: 'discard', tokens: [table.tray('union')[0]!] }
          : table.asked[1] === 'phase.march'
            ? { type: 'endMarches' }
            : { type: 'declare', order: 'hold' },
      );
    if (table.asked[1] === 'phase.trim') table.act({ type: 'discard', tokens: [table.tray('confederate')[0]!] });
    expect(table.where('heth-f1')).toBe('chambersburg');
    expect(battalionIds[table.t.lots.at(-1)!.battalion]).toBe('heth');
  });
});

describe('GOG 23.1e each battalion counts as one token', () => {
  it('worked example: moves earned hour by hour', () => {
    const { movesEarned, totalMoves } = example('option-23').expect as {
      movesEarned: { box: number; union: number; confederate: number }[];
      totalMoves: number;
    };
    const received = [0, 0];
    const moves: { day: number; box: number; union: number; confederate: number }[] = [];
    for (let box = 2; box <= 16; box++) {
      for (const side of BOTH) if (scheduled(side, 1, box)) received[side]!++;
      if (earns(received)) moves.push({ day: 1, box, union: received[0]!, confederate: received[1]! });
    }
    expect(moves).toEqual(movesEarned);
    expect(moves).toHaveLength(totalMoves);
  });
  it('and the table counts so', () => {
    const { state } = playout(game, { scenario: 'battle', options: ['23'] }, keyedDice('b'.repeat(64)), picker(3), {
      played: ({ played }) => expect(game.audit(played.state)).toEqual([]),
    });
    expect(state.table.received[0]).toBeGreaterThan(3);
    expect(state.table.turned.every(each => each.token === 0)).toBe(true);
  });
});

describe('GOG 23.1d Buford’s historical posts', () => {
  it('only when agreed on, with a front of the Union’s choice', () => {
    const table = opened('23', '23-buford');
    expect(table.offered()).toHaveLength(2);
    table.refused(post('u1', 'p149', 'culps-hill'), '23.1d');
    table.act(post('u1', 'p075', 'herr-west'));
    table.allowed(post('u2', 'p078', 'willoughby-n'));
    table.allowed(post('u2', 'p078', 'railroad-cut'));
    opened('23').allowed(post('u1', 'p149', 'culps-hill'));
  });
});
