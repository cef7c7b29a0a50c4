import { view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import {
  areaNumber,
  arrivalOf,
  battalionNumber,
  blockNumber,
  RUMOR,
  reinforcementOf,
  tokenId,
  tokensOf,
} from '../data/index.ts';
import { game } from '../game.ts';
import { faceInto } from '../rules/10-moves.ts';
import { DOWN } from '../state.ts';
import { example, placed } from './helpers.ts';
import { type Position, position, type Table } from './table.ts';

const both = { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' };
/** Faces for shuffles of so many things. */
const luck = (...sizes: number[]): number[] => sizes.flatMap(size => Array.from({ length: size - 1 }, () => 1));
const dusk = (p: Position = {}): Table => position({ step: 'declare', box: 16, blocks: both, ...p });
const faces = ({ t, state }: Table, side: 0 | 1, from: number, to: number): number[] =>
  t.track[side]!.slice(from, to + 1).map((face, i) => (face === DOWN ? state.vault.track[side]![from + i]! : face));
const arrivals = (tokens: readonly number[]): number => tokens.filter(token => token > RUMOR).length;

describe('GOG 17.2a, 17.2b, 17.2c, 17.2d, 17.2e fieldworks', () => {
  const { given } = example('fieldworks');
  const tray = given['tray'] as string[];
  const works = (token: string, at: string, front: string) => ({ type: 'fortify', token, at, front }) as const;
  const night = (): Table =>
    position({
      step: 'fortify',
      box: 16,
      blocks: { ...placed(given['blocks']), 'heth-f1': 'p047 seven-stars' },
      trays: { union: tray },
    });
  it('worked example: where one has a block, with March/Fieldworks tokens, as many as one has', () => {
    const at = night();
    at.refused(works('u-any-1', 'p131', 'winebrenner'), '17.2a');
    at.refused(works('u-march-1', 'p145', 'bliss-north'), '17.2b');
    at.refused(works('u-march-1', 'p131', 'leister'), '10.2e');
    at.allowed(works('u-march-1', 'p131', 'cemetery-hill'));
    at.act(works('u-march-1', 'p131', 'winebrenner'))
      .act(works('u-march-2', 'p131', 'winebrenner'))
      .act(works('u-march-3', 'p176', 'codori-north'));
    expect(at.tray('union')).toEqual(['u-any-1']);
    const [a, b] = [
      faceInto(at.t.at[0]!, areaNumber('winebrenner')),
      faceInto(at.t.at[1]!, areaNumber('codori-north')),
    ];
    expect(at.t.works).toEqual([a, a, b]);
  });
  it('not by day', () => {
    const day = position({ step: 'declare', box: 8, blocks: both, trays: { union: tray } }).declare('hold');
    expect(day.asked[0]).toBe('confederate');
  });
});

describe('GOG 17.3a, 17.3b the track of 2 July', () => {
  it('worked example: six boxes and nine, one arrival in each lot, unseen', () => {
    const left = ['c-july2-3', 'c-july2-4'];
    const table = dusk({ side: 'confederate', first: 'confederate', dice: luck(2, 6, 9, 32) });
    table.t.beside[1] = [4015, 4016];
    expect(table.t.beside[1].map(token => arrivalOf(token).id)).toEqual(left);
    table.declare('hold');
    expect(arrivals(faces(table, 1, 2, 7))).toBe(1);
    expect(arrivals(faces(table, 1, 8, 16))).toBe(1);
    expect(table.t.track[1]!.slice(2)).toEqual(Array.from({ length: 15 }, () => DOWN));
    expect(table.t.beside[1]).toEqual([]);
    expect(table.t.rumors[1]).toBe(0);
    expect(view(game, table.state, 'confederate').table.track[1]!.slice(2, 4)).toEqual([DOWN, DOWN]);
    table.done();
  });
});

describe('GOG 17.3c the track of 3 July', () => {
  it('the Union lays seventeen, the Confederates none', () => {
    const union = dusk({
      day: 2,
      objectives: { leister: 'union', 'powers-hill': 'union', weikert: 'union' },
      dice: luck(17, 32),
    });
    union.t.beside[0] = [4007];
    union.declare('hold');
    expect(arrivals(faces(union, 0, 0, 16))).toBe(1);
    expect(union.t.rumors[0]).toBe(0);
    const other = dusk({ day: 2, side: 'confederate', first: 'confederate', dice: luck(32) }).declare('hold');
    expect(other.t.track[1]!.every(face => face === 0)).toBe(true);
    other.done();
  });
});

describe('GOG 17.4a the pool is restored', () => {
  it('worked example: 9 and 6 make 15', () => {
    const all = tokensOf(1).map(tokenId);
    const table = dusk({
      day: 2,
      side: 'confederate',
      first: 'confederate',
      returned: { confederate: all.slice(0, 6) },
      spent: { confederate: all.slice(6, 23) },
      dice: luck(15),
    });
    expect([table.t.pool[1], table.t.returned[1]]).toEqual([9, 6]);
    table.declare('hold');
    expect([table.t.pool[1], table.t.returned[1]]).toEqual([15, 0]);
    table.done();
  });
});

describe('GOG 17.5a, 17.5b, 17.5c the Union gives up blocks in the Night of 1 July', () => {
  const blocks = {
    'buford-f1': 'p149 culps-hill',
    'buford-f2': 'p149 culps-hill',
    'howard-f1': 'emmitsburg',
    'howard-r1-1': 'p131 cemetery-hill',
    'heth-f1': 'p047 seven-stars',
  };
  const asked = (p: Position = {}): Table => position({ step: 'giveUp', box: 16, first: 'confederate', blocks, ...p });
  const remove = (...stands: string[]) => ({ type: 'remove', stands }) as const;
  it('worked example: two full blocks, cavalry too, anywhere, and they are shown', () => {
    const table = asked();
    table.refused(remove('u4', 'u1'), '17.5b');
    table.refused(remove('u1'), '17.5a');
    table.allowed(remove('u1', 'u3'));
    table.refused({ type: 'endMarches' }, '17.5a');
    table.act(remove('u1', 'u2'));
    expect(table.t.dead).toEqual(['buford-f1', 'buford-f2'].map(blockNumber));
    expect(table.said('night.removed').map(each => each.args['block'])).toEqual(['buford-f1', 'buford-f2']);
  });
  it('worked example: with one full block only the next three can be given up', () => {
    const table = asked({ blocks: { 'howard-f1': 'p149 culps-hill', 'heth-f1': 'p047 seven-stars' } });
    expect(table.offered()).toEqual([{ type: 'giveUp' }]);
  });
  it('not in another Night', () => {
    const table = dusk({
      day: 2,
      objectives: { leister: 'union', 'powers-hill': 'union', weikert: 'union' },
      dice: luck(17, 32),
    });
    table.t.beside[0] = [4007];
    expect(table.declare('hold').asked).not.toContain('phase.giveUp');
  });
  it('worked example: the next three never come, block by block, the Union choosing', () => {
    const token = (id: string): number => reinforcementOf(battalionNumber(id));
    const table = position({
      side: 'confederate',
      first: 'confederate',
      step: 'declare',
      box: 8,
      hours: 2,
      blocks: both,
      track: { union: { 8: 'u-july1-1', 9: 'u-july1-2' } },
      table: { owed: 3 },
      dice: luck(2),
    });
    table.state.hands['union-staff']!.tops[5] = token('slocum');
    table.state.vault.piles[5] = [token('hancock'), token('sykes')];
    table.t.piles[5] = 3;
    table.declare('hold');
    expect(table.said('arrival.waits')[0]!.args).toMatchObject({ count: 0, lost: 2 });
    expect(table.asked).toEqual(['union', 'arrivals.keepBack']);
    table.refused({ type: 'keepBack', blocks: ['sykes-f1', 'sykes-f2'] }, '17.5c');
    table.refused({ type: 'keepBack', blocks: ['howard-f1'] }, '17.5c');
    table.act({ type: 'keepBack', blocks: ['sykes-f2'] });
    expect([table.where('sykes-f1'), table.where('sykes-f3')]).toEqual(['emmitsburg', 'emmitsburg']);
    expect(table.state.hands['union']!.gone).toEqual(['slocum-f1', 'slocum-f2', 'sykes-f2'].map(blockNumber));
    expect(table.t.owed).toBe(0);
    table.done();
  });
});
