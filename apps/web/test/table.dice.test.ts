import { game } from '@bivouac/gettysburg-1988';
import { begin, commitment, pending, picker, type Secret, view } from '@bivouac/kernel';
import { handle, type Line, openRoom, outcomeOf, type Room } from '@bivouac/room';
import { randomAction } from '@bivouac/testing';
import { describe, expect, it } from 'vitest';
import { checkDice } from '../src/table/dice.ts';

const SECRET: Secret = '5e'.repeat(32);
const NUMBERS = { union: '7', confederate: '1863' };
const PROMISED = commitment(SECRET);
const SEATS = ['union', 'confederate'];

/** The lines of a whole game played at random. */
function played(): readonly Line[] {
  const pick = picker(3);
  let room: Room = openRoom(begin(game, { scenario: 'day2', options: [] }, SECRET, NUMBERS) as never);
  for (let i = 0; !outcomeOf(game as never, room); i++) {
    const state = room.record.state as never;
    const seat = pending(game, state)[0]!;
    const action = randomAction(game, view(game, state, seat), seat, pick);
    const done = handle(game as never, room, SEATS, { t: 'act', id: `m${i}`, seat, action: action as never });
    if (!('room' in done)) throw new Error(JSON.stringify(done));
    room = done.room;
  }
  return room.lines;
}
const lines = played();
const isRoll = (event: Line['events'][number]): boolean => event.args?.['draw'] !== undefined;
const rolls = lines.flatMap(line => line.events.filter(isRoll)).length;

/** The lines with the n-th roll told otherwise. */
function tampered(n: number, change: (args: Record<string, unknown>) => object): readonly Line[] {
  let at = 0;
  return lines.map(line => ({
    ...line,
    events: line.events.map(event => {
      if (!isRoll(event) || at++ !== n) return event;
      return { ...event, args: { ...event.args, ...change({ ...event.args }) } as never };
    }),
  }));
}

describe('the dice of a finished game', () => {
  it('are all counted and all right', () => {
    expect(rolls).toBeGreaterThan(5);
    expect(checkDice(PROMISED, SECRET, NUMBERS, lines)).toEqual({ fits: true, rolls, wrong: 0, elsewhere: 0 });
  });

  it('are found out when one is told otherwise, or told twice', () => {
    const other = tampered(4, args => ({ die: ((args['die'] as number) % (args['sides'] as number)) + 1 }));
    expect(checkDice(PROMISED, SECRET, NUMBERS, other)).toEqual({ fits: true, rolls, wrong: 1, elsewhere: 0 });
    const first = lines.flatMap(line => line.events.filter(isRoll))[0]!.args;
    const twice = tampered(5, () => ({ ...first }));
    expect(checkDice(PROMISED, SECRET, NUMBERS, twice).wrong).toBe(1);
  });

  it('do not follow from another secret, nor from other numbers of the players', () => {
    expect(checkDice(PROMISED, 'ab'.repeat(32), NUMBERS, lines).fits).toBe(false);
    const otherwise = checkDice(PROMISED, SECRET, { ...NUMBERS, union: '8' }, lines);
    expect(otherwise.fits).toBe(true);
    expect(otherwise.wrong).toBeGreaterThan(rolls / 2);
  });

  it('of the past of a game that was brought here count if they follow from the same secret, and are told apart if not', () => {
    const brought = [{ ...lines[0]!, count: 12, events: lines.flatMap(line => line.events) }];
    expect(checkDice(PROMISED, SECRET, NUMBERS, brought)).toEqual({ fits: true, rolls, wrong: 0, elsewhere: 0 });
    const other = checkDice(PROMISED, SECRET, { union: 'other' }, brought);
    expect(other).toEqual({ fits: true, rolls: 0, wrong: 0, elsewhere: rolls });
  });
});
