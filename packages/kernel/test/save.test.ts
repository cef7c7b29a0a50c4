import {
  BadSave,
  begin,
  commitment,
  enter,
  faceAt,
  type Game,
  type GameRecord,
  hash,
  keyedDice,
  pending,
  Refused,
  read,
  undo,
  whyNotSetup,
  whyNoUndo,
  write,
} from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { procedure, question, secret, setup, type Tiny, tiny } from './tiny.ts';

const roll = question({
  take(u, _l, action) {
    u.table.turn++;
    if (action.type === 'b') u.roll(6, { key: 'roll' });
  },
});
const game = tiny(procedure('main')({ one: roll, two: roll, three: roll, four: roll }));
const a = { type: 'a' };
const b = { type: 'b' };
const fresh = (): GameRecord<Tiny> => begin(game, setup, secret, { x: '12' });
const after = (...types: string[]): GameRecord<Tiny> =>
  types.reduce((record, type) => enter(game, record, 'x', { type }), fresh());

describe('a record', () => {
  it('publishes its commitment and keeps the players’ numbers', () => {
    expect(fresh()).toMatchObject({ game: 'tiny', version: 1, commitment: commitment(secret), numbers: { x: '12' } });
    expect(fresh().state.dice).toEqual(keyedDice(secret, { x: '12' }));
  });
  it('can be checked die by die when the secret is known', () => {
    const { history, numbers } = after('b');
    const { die, sides, draw } = history[0]!.events[0]!.args as Record<string, number>;
    const dice = keyedDice(secret, numbers);
    expect(dice.kind === 'keyed' && faceAt(dice.key, draw!, sides!)).toBe(die);
  });
  it('keeps every action with its events', () => {
    const { history } = after('a', 'b');
    expect(history.map(entry => [entry.action.type, entry.events.length])).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });
  it('is a new one each time', () => {
    const record = fresh();
    enter(game, record, 'x', a);
    expect(record).toEqual(fresh());
  });
});

describe('undo', () => {
  it('takes back one action after the other', () => {
    const back = undo(undo(after('a', 'a'), 'x'), 'x');
    expect(back).toEqual(fresh());
    expect(hash(back.state)).toBe(hash(fresh().state));
  });
  it('stops at a die for good', () => {
    const record = after('a', 'b', 'a');
    expect(record.history.map(entry => entry.before !== null)).toEqual([false, false, true]);
    const back = undo(record, 'x');
    expect(whyNoUndo(back, 'x')).toEqual({ key: 'undo.final' });
    expect(() => undo(back, 'x')).toThrow(Refused);
  });
  it('is for who acted last', () => {
    expect(whyNoUndo(after('a'), 'y')).toEqual({ key: 'undo.notYours' });
    expect(whyNoUndo(fresh(), 'x')).toEqual({ key: 'undo.nothing' });
  });
  it('survives a save', () => {
    const { record } = read(write(after('a')), [game]);
    expect(undo(record, 'x')).toEqual(fresh());
  });
});

const keyFor = (text: string, games: readonly Game<Tiny>[] = [game]): string => {
  try {
    read(text, games);
    return 'fine';
  } catch (error) {
    return error instanceof BadSave ? error.text.key : `threw ${error}`;
  }
};

/** A save with something in it changed and its checksum made to fit. */
function forged(change: (record: Record<string, never>) => void): string {
  const file = JSON.parse(write(after('a'))) as { record: Record<string, never>; checksum: string };
  change(file.record);
  return JSON.stringify({ ...file, checksum: hash(file.record) });
}
const put = (part: object) => forged(record => void Object.assign(record, part));
const putInState = (part: object) => forged(record => void Object.assign(record['state']!, part));

describe('a save', () => {
  it('reads as it was written, whatever the order of keys', () => {
    const record = after('a', 'b', 'a');
    expect(read(write(record), [game])).toEqual({ game, record });
    const { format, checksum, record: inner } = JSON.parse(write(record)) as Record<string, object>;
    const turned = JSON.stringify({ record: Object.fromEntries(Object.entries(inner!).reverse()), checksum, format });
    expect(read(turned, [game]).record).toEqual(record);
  });
  it('can be played on', () => {
    const { record } = read(write(after('a')), [game]);
    expect(hash(enter(game, record, 'x', b).state)).toBe(hash(after('a', 'b').state));
  });
  it.each(['', '{', 'save', '{"a":}', '\u0000'])('%j is not JSON', text => expect(keyFor(text)).toBe('save.notJson'));
  it.each([
    'null',
    '7',
    '"x"',
    '[]',
    '{}',
    '{"format":"bivouac-save-1"}',
    '{"format":"bivouac-save-1","record":null}',
    '{"format":"other","record":{}}',
    '{"format":"bivouac-save-1","record":{"game":"tiny"}}',
  ])('%s is no save', text => expect(keyFor(text)).toBe('save.notSave'));
  it('is of a game not installed', () => expect(keyFor(put({ game: 'chess' }))).toBe('save.unknownGame'));
  it('is newer than the rules', () => expect(keyFor(put({ version: 2 }))).toBe('save.newer'));
  it('is damaged', () => {
    const text = write(after('a'));
    expect(keyFor(text.replace('"turn":1', '"turn":2'))).toBe('save.corrupt');
    expect(keyFor(text.replace(/"checksum":"\w/, '"checksum":"x'))).toBe('save.corrupt');
  });
  it('holds an impossible position', () => {
    const table = { ...after('a').state.table, turn: -1 };
    expect(keyFor(putInState({ table }))).toBe('save.impossible');
  });
  it('holds an unknown scenario or option', () => {
    expect(keyFor(putInState({ setup: { scenario: 'none', options: [] } }))).toBe('setup.scenario');
    expect(keyFor(putInState({ setup: { scenario: 'short', options: ['none'] } }))).toBe('setup.option');
  });
  it('holds a stack these rules do not know, or no position at all', () => {
    const stack = [{ proc: 'main', step: 'gone', locals: {}, answer: null }];
    expect(keyFor(putInState({ stack }))).toBe('save.impossible');
    expect(keyFor(putInState({ stack: null }))).toBe('save.impossible');
    expect(keyFor(putInState({ table: null }))).toBe('save.impossible');
    expect(keyFor(put({ secret: 'x' }))).toBe('save.notSave');
    expect(keyFor(put({ version: '1' }))).toBe('save.notSave');
    expect(keyFor(put({ state: { setup } }))).toBe('save.impossible');
  });
  it('may be as deep as it likes', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const { record } = JSON.parse(write(after('a'))) as { record: object };
    const text = JSON.stringify({ format: 'bivouac-save-1', checksum: '', record: { ...record, deep: '@' } });
    expect(keyFor(text.replace('"@"', deep))).toMatch(/^save\.(impossible|corrupt|notJson)$/);
  });
});

describe('a save of an earlier version', () => {
  const lift = (old: unknown) => {
    const state = old as { table: { turn: number } };
    return { ...state, table: { ...state.table, turn: state.table.turn * 10 } } as never;
  };
  const newer: Game<Tiny> = { ...game, version: 3, migrations: { 1: lift, 2: lift } };
  const text = write(after('a', 'a'));

  it('is lifted step by step', () => {
    const { record } = read(text, [newer]);
    expect([record.version, record.state.table.turn]).toEqual([3, 200]);
    expect(pending(newer, record.state)).toEqual(['x']);
  });
  it('keeps its history, but nothing can be taken back', () => {
    const { record } = read(text, [newer]);
    expect(record.history).toHaveLength(2);
    expect(whyNoUndo(record, 'x')).toEqual({ key: 'undo.final' });
  });
  it('cannot be lifted when a step is missing or fails', () => {
    expect(keyFor(text, [{ ...newer, migrations: { 1: lift } }])).toBe('save.noMigration');
    const fails = () => {
      throw new Error('no');
    };
    expect(keyFor(text, [{ ...newer, migrations: { 1: lift, 2: fails } }])).toBe('save.impossible');
    expect(keyFor(put({ version: -5 }), [newer])).toBe('save.noMigration');
  });
});

describe('a set-up', () => {
  const why = (value: unknown) => whyNotSetup(game, value)?.key ?? null;

  it('names a scenario and options that go together', () => {
    expect(why(setup)).toBeNull();
    expect(why({ scenario: 'long', options: ['fog', 'deep-fog'] })).toBeNull();
    expect(why({ scenario: 'long', options: ['deep-fog', 'fog'] })).toBeNull();
  });
  it('is refused otherwise', () => {
    expect(why({ scenario: 'none', options: [] })).toBe('setup.scenario');
    expect(why({ scenario: 'constructor', options: [] })).toBe('setup.scenario');
    expect(why({ scenario: 'short', options: ['none'] })).toBe('setup.option');
    expect(why({ scenario: 'short', options: ['deep-fog'] })).toBe('setup.requires');
    expect(why({ scenario: 'short', options: ['fog', 'fog'] })).toBe('setup.twice');
    expect(why({ scenario: 'short', options: ['fog', 'sun'] })).toBe('setup.excludes');
    expect(why({ scenario: 'short', options: ['sun', 'fog'] })).toBe('setup.excludes');
    expect(why({ scenario: 'short', options: ['night'] })).toBe('setup.notHere');
    expect(why({ scenario: 'long', options: ['night', 'sun'] })).toBeNull();
    expect(why({ scenario: 'short', options: [], junk: 'x' })).toBe('setup.unknown');
  });
  it.each([
    'null',
    '7',
    '"short"',
    '[]',
    '{}',
    '{"scenario":"short"}',
    '{"scenario":7,"options":[]}',
    '{"scenario":"short","options":{}}',
    '{"scenario":"short","options":[null]}',
    '{"scenario":"short","options":[{"toString":1}]}',
    '{"scenario":"short","options":[["fog"]]}',
  ])('%s is malformed', json => expect(why(JSON.parse(json))).toBe('setup.malformed'));
});

describe('a file with junk', () => {
  const opened = (record: object): string => {
    const text = JSON.stringify({ format: 'bivouac-save-1', checksum: hash(record as never), record });
    try {
      read(text, [game]);
      return 'opened';
    } catch (error) {
      return (error as BadSave).text.key;
    }
  };
  const [first] = after('b').history;
  it.each([
    ['no opening', { opening: undefined }],
    ['an opening that is no list', { opening: 'x' }],
    ['an opening of numbers', { opening: [7] }],
    ['an event without a key', { opening: [{ args: {} }] }],
    ['an event with a word of its own', { opening: [{ key: 'k', html: '<b>' }] }],
    ['an event whose argument is an object', { opening: [{ key: 'k', args: { a: {} } }] }],
    ['an event for nobody knows whom', { opening: [{ key: 'k', only: [1] }] }],
    ['an entry that is null', { history: [null] }],
    ['an entry with junk for events', { history: [{ ...first, events: { length: 3 } }] }],
    ['an entry without a seat', { history: [{ ...first, seat: 3 }] }],
    ['an entry whose action is a word', { history: [{ ...first, action: 'b' }] }],
    ['numbers that are none', { numbers: [[]] }],
  ])('is refused: %s', (_what, junk) => {
    expect(opened({ ...after('b'), ...junk })).toBe('save.notSave');
  });
  it('and the same file without it is opened', () => expect(opened(after('b'))).toBe('opened'));
});
