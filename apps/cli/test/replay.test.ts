import { type AnyRecord, begin, commitment, enter, write } from '@bivouac/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, finished, saved, workbench } from './outside.ts';
import { game } from './toy.ts';

let at: Bench;
beforeEach(() => {
  at = workbench();
  at.file('game.json', saved(finished('long')));
});
afterEach(() => at.clear());

describe('replay', () => {
  it('prints every action with its events, citations and dice, and the outcome', async () => {
    const { code, out } = await at.run('replay game.json');
    expect(code).toBe(0);
    const rolls = finished('long').history.filter(entry => entry.action.type === 'roll').length;
    expect(out.match(/gallops \d fields\. \(1\) \[d6: \d\]/g)).toHaveLength(rolls);
    expect(out).toMatch(/\n1\. red: /);
    expect(out).toMatch(/The game is over: a rider is home \(1\)\nWon by (red|blue)\.\n$/);
  });

  it('shows one action, the table after any of them, or after each', async () => {
    const one = (await at.run('replay game.json --step 2')).out;
    expect(one).toMatch(/^2\. /);
    expect(one).not.toContain('3. ');
    expect((await at.run('replay game.json --at 0')).out).toMatch(/^After action 0:\nturn 0 · red 0, blue 0\n/);
    const every = (await at.run('replay game.json --every')).out;
    expect(every.match(/^turn \d+ · /gm)).toHaveLength(finished('long').history.length);
    const last = finished('long').history.length;
    const end = (await at.run(`replay game.json --at ${last}`)).out;
    expect(every).toContain(end.split('\n').find(text => text.startsWith('turn'))!);
  });

  it('says when there is no such action or seat', async () => {
    expect(await at.run('replay game.json --step 999')).toMatchObject({ code: 2, out: '' });
    expect(await at.run('replay game.json --side green')).toMatchObject({ code: 2, out: '' });
    expect(await at.run('replay game.json --at -1')).toMatchObject({ code: 2, out: '' });
  });

  it('says that a game still runs', async () => {
    at.file('running.json', saved(enter(game, begin(game, short, secret), 'red', { type: 'roll' })));
    expect((await at.run('replay running.json')).out).toMatch(/The game is not over\.\n$/);
  });
});

const short = { scenario: 'short', options: [] };
const secret = 'cd'.repeat(32);

/** A game with a roll in it that is another than the secret gives. */
function tampered(): AnyRecord {
  const record = finished('long');
  const roll = record.history.findIndex(entry => entry.action.type === 'roll');
  const history = record.history.map((entry, i) =>
    i === roll ? { ...entry, events: entry.events.map(turned) } : entry,
  );
  return { ...record, history };
}
const turned = (event: AnyRecord['opening'][number]) => ({
  ...event,
  args: { ...event.args, die: (Number(event.args?.['die']) % 6) + 1 },
});

describe('verify', () => {
  it('verifies a good game', async () => {
    const { code, out } = await at.run('verify game.json');
    expect(code).toBe(0);
    expect(out).toMatch(/matches its commitment[\s\S]*rolls are what the secret gives[\s\S]*\nVERIFIED\n$/);
  });

  it('mixes in the numbers of the players', async () => {
    const record = enter(game, begin(game, short, secret, { red: '7', blue: 'x' }), 'red', { type: 'roll' });
    at.file('mixed.json', saved(record));
    const { code, out } = await at.run('verify mixed.json');
    expect(code).toBe(0);
    expect(out).toContain('normally published at the end');
    expect(out).toContain('red=7, blue=x');
    at.file('unmixed.json', saved({ ...record, numbers: { red: '8', blue: 'x' } }));
    expect((await at.run('verify unmixed.json')).code).toBe(1);
  });

  it('finds a changed die', async () => {
    at.file('bad.json', saved(tampered()));
    const { code, out } = await at.run('verify bad.json');
    expect(code).toBe(1);
    expect(out).toMatch(/✗ Action \d+, draw 0: the record shows \d of 6, the secret gives \d\./);
    expect(out).toMatch(/NOT VERIFIED: \d faults\n$/);
  });

  it.each([
    ['another secret', { secret }, /does not match its commitment/],
    ['another secret and its commitment', { secret, commitment: commitment(secret) }, /the secret gives/],
    [
      'another position',
      { state: { ...finished('long').state, sealed: { red: { type: 'roll' } } } },
      /another position/,
    ],
    ['a missing action', { history: finished('long').history.slice(0, -1) }, /another position/],
  ])('finds %s', async (_name, changes, expected) => {
    at.file('bad.json', write({ ...finished('long'), ...changes } as AnyRecord));
    const { code, out } = await at.run('verify bad.json');
    expect(code).toBe(1);
    expect(out).toMatch(expected);
  });

  it('finds an action the rules refuse', async () => {
    const record = finished('long');
    const history = record.history.map((entry, i) => (i === 0 ? { ...entry, action: { type: 'trot' } } : entry));
    at.file('bad.json', saved({ ...record, history } as AnyRecord));
    const { code, out } = await at.run('verify bad.json');
    expect(code).toBe(1);
    expect(out).toContain('Played again, action 1 is refused');
  });

  it('is not kept busy by a die without sides', async () => {
    const record = finished('long');
    const roll = { key: 'galloped', args: { seat: 'red', die: 1, sides: 0, draw: 0 } };
    at.file('bad.json', saved({ ...record, opening: [roll] }));
    expect((await at.run('verify bad.json')).code).toBe(1);
  });
});
