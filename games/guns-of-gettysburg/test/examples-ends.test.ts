import { describe, expect, it } from 'vitest';
import { battalionNumber, blockNumber, RUMOR, reinforcementOf, tokenId, tokensOf } from '../data/index.ts';
import { isUnlocked } from '../rules/13-deployment.ts';
import { fullyControlled } from '../rules/20-victory.ts';
import { DOWN } from '../state.ts';
import { example, outcomes } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

// Worked examples of how a day and the battle end, each played with the figures of its file.

const both = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
const luck = (...sizes: number[]): number[] => sizes.flatMap(size => Array.from({ length: size - 1 }, () => 1));

describe('GOG 20.3a, 20.3b, 20.3c, 6.1c when the battle is decided', () => {
  interface Given {
    day: number;
    fullControl: number;
    declares?: string;
    tray?: number;
    night?: boolean;
    nextTurn?: string;
    phaseOf?: string;
  }
  interface Wanted {
    over: boolean;
    winner?: string;
    attackAllowed?: boolean;
  }
  const areas = ['mcpherson', 'barlow-knoll', 'benner-west'];
  const at = ({ day, fullControl, tray = 0, night, nextTurn, phaseOf }: Given): Table => {
    const last = night && day === 3; // the Union is second there: the turn ends with it
    const table = position({
      ...{ step: 'declare', side: phaseOf ?? 'union', first: last ? 'confederate' : (phaseOf ?? 'union'), day },
      box: night ? 16 : nextTurn === 'night' ? 15 : 8,
      blocks: both,
      objectives: Object.fromEntries(areas.map((area, i) => [area, i < fullControl ? 'union' : 'confederate'])),
      trays: { union: tokensOf(0).slice(0, tray).map(tokenId) },
      dice: night ? luck(2, 6, 9, 32) : [],
    });
    if (night) table.t.beside[0] = [4005, 4006, 4007];
    return table;
  };
  it.each(outcomes<Given, Wanted>('victory-check'))('worked example: $label', ({ label: _, expected, ...given }) => {
    const table = at(given);
    expect(fullyControlled(table.t)).toBe(given.fullControl);
    if (expected.attackAllowed === false) table.refused({ type: 'declare', order: 'attack' }, '6.1c');
    table.declare(given.declares ?? 'hold');
    expect([table.t.result !== null, table.t.result?.winner]).toEqual([expected.over, expected.winner]);
  });
});

describe('GOG 7.2c, 17.1a, 17.3a, 17.3b, 17.3c, 17.4a, 17.5a, 17.5b, 17.5c the Night of 1 July', () => {
  const { given, expect: expected } = example('night-july-1') as unknown as {
    given: { union: { fullBlocksInPlay: string[]; returnStack: number; pool: number } };
    expect: Record<string, Record<string, unknown>>;
  };
  const { fullBlocksInPlay, returnStack, pool } = given.union;
  const all = tokensOf(0).map(tokenId);
  const night = (p: Position = {}): Table =>
    position({
      ...{ step: 'declare', first: 'union', box: 16 },
      blocks: {
        ...Object.fromEntries(fullBlocksInPlay.map(block => [block, 'p149 culps-hill'])),
        ...{ 'howard-r1-1': 'p131 winebrenner', 'heth-f1': 'p047 seven-stars' },
      },
      returned: { union: all.slice(0, returnStack) },
      spent: { union: all.slice(returnStack, all.length - pool) },
      dice: luck(2, 6, 9, returnStack + pool),
      ...p,
    });
  const asked = (p: Position = {}): Table => {
    const table = night(p);
    table.t.beside[0] = [4005, 4006, 4007];
    return table.declare('hold');
  };
  const lain = ({ t, state }: Table, side: 0 | 1, from: number, to: number) => {
    const faces = t.track[side]!.slice(from, to + 1).map((face, i) =>
      face === DOWN ? state.vault.track[side]![from + i]! : 0,
    );
    return { arrivals: faces.filter(face => face > RUMOR).length, rumors: faces.filter(face => face === RUMOR).length };
  };
  const remove = (table: Table, ...blocks: string[]) =>
    ({ type: 'remove', stands: blocks.map(block => table.stand(block)) }) as const;
  it('worked example: the track, the pool, and an hour', () => {
    const table = asked();
    expect([lain(table, 0, 2, 7), lain(table, 0, 8, 16)]).toEqual([
      expected['refill']!['boxes-2-to-7'],
      expected['refill']!['boxes-8-to-16'],
    ]);
    expect({ pool: table.t.pool[0], returnStack: table.t.returned[0] }).toEqual(expected['pool']);
    expect(table.t.hours).toBe(expected['hours']);
    table.done();
  });
  it('worked example: two full blocks', () => {
    const table = asked();
    expect(table.whyNot(remove(table, 'howard-r1-1', 'buford-f1')) === null).toBe(expected['remove-reduced']!['legal']);
    table.act(remove(table, 'buford-f1', 'buford-f2'));
    expect(table.said('night.removed').every(each => each.only === undefined)).toBe(
      expected['remove-buford']!['shown'],
    );
    expect(table.said('night.removed')).toHaveLength(2);
  });
  it('worked example: one full block', () => {
    const table = asked({ blocks: both });
    expect(expected['one-full-block-only']!['choices']).toEqual(['give-up-next-three']);
    expect(table.offered()).toEqual([{ type: 'giveUp' }]);
  });
  it('worked example: the next three, and what counts toward the reserve', () => {
    expect(asked().act({ type: 'giveUp' }).t.owed).toBe(3);
    const table = position({
      ...{ side: 'confederate', first: 'confederate', step: 'declare', box: 8, hours: 2, blocks: both },
      ...{ track: { union: { 8: 'u-july1-1', 9: 'u-july1-2' } }, table: { owed: 3 }, dice: luck(2) },
    });
    const token = (id: string): number => reinforcementOf(battalionNumber(id));
    table.state.hands['union-staff']!.tops[5] = token('slocum');
    table.state.vault.piles[5] = [token('sykes')];
    table.t.piles[5] = 2;
    table.declare('hold').act({ type: 'keepBack', blocks: ['sykes-f3'] });
    const hand = table.state.hands['union']!;
    expect(hand.gone).toEqual(['slocum-f1', 'slocum-f2', 'sykes-f3'].map(blockNumber));
    const three = ['reynolds', 'howard', 'sickles'].flatMap(id => {
      const reserve = position({ complete: { union: [id] } });
      return reserve.state.hands['union']!.came;
    });
    const open = (...more: string[]): boolean =>
      isUnlocked(
        { ...hand, came: [...three, ...more.map(blockNumber)] },
        tokensOf(0).find(each => tokenId(each) === 'u-reserve-1')!,
      );
    expect([open(), open('sykes-f1'), open('sykes-f1', 'sykes-f2')]).toEqual([false, false, true]); // Slocum never counts
  });
  it('worked example: the Night of 2 July', () => {
    const objectives = { leister: 'union', 'powers-hill': 'union', weikert: 'union' };
    const table = night({ day: 2, objectives, dice: luck(17, returnStack + pool) });
    table.t.beside[0] = [4007];
    const { arrivals, rumors } = expected['july-2-night']!['union'] as { arrivals: number; rumors: number };
    expect(lain(table.declare('hold'), 0, 0, 16)).toEqual({ arrivals, rumors });
    expect(lain(table, 1, 0, 16)).toEqual({ arrivals: 0, rumors: 0 });
  });
});
