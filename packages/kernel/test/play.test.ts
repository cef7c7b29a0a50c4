import {
  anyOf,
  besides,
  call,
  choices,
  done,
  type Game,
  go,
  type Happening,
  hash,
  keyedDice,
  list,
  namedDice,
  type Procedure,
  pending,
  play,
  playInPlace,
  prompt,
  questionName,
  Refused,
  start,
  together,
  view,
  world,
} from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { asking, opened, procedure, question, secret, setup, type Tiny, tiny, type U } from './tiny.ts';

const a = { type: 'a' };
const b = { type: 'b' };
const askTwice = tiny(procedure('main')({ first: question(), second: question() }));

describe('the steps', () => {
  it('run to the first question and on to the next', () => {
    const count = (u: U): void => void u.table.turn++;
    const game = tiny(procedure('main')({ one: count, two: count, ask: question(), three: count, last: question() }));
    const { state } = opened(game);
    expect([state.table.turn, questionName(state), pending(game, state)]).toEqual([2, 'main.ask', ['x']]);
    const after = play(game, state, 'x', a).state;
    expect([after.table.turn, questionName(after), after.table.heard]).toEqual([3, 'main.last', ['x:a']]);
    expect(prompt(game, after)).toEqual({ key: 'ask' });
  });
  it('leave the dice given to the opening alone: two games from the same dice roll the same', () => {
    const roll = (u: U): void => void u.roll(6, { key: 'roll' });
    const game = tiny(procedure('main')({ roll, ask: question() }));
    for (const dice of [keyedDice(secret), namedDice(5)]) {
      const before = structuredClone(dice);
      const first = start(game, setup, dice).state;
      expect([dice, first.dice.drawn]).toEqual([before, 1]);
      expect(start(game, setup, dice).state).toEqual(first);
    }
  });
  it('pass over a question that asks nobody', () => {
    const game = tiny(procedure('main')({ nobody: question({ asks: () => ({ seats: [] }) }), ask: question() }));
    expect(questionName(opened(game).state)).toBe('main.ask');
  });
  it('end after the last one', () => {
    const after = play(askTwice, play(askTwice, opened(askTwice).state, 'x', a).state, 'x', b).state;
    expect([after.stack, pending(askTwice, after), prompt(askTwice, after)]).toEqual([[], [], null]);
    expect(questionName(after)).toBeNull();
    expect(choices(askTwice, view(askTwice, after, 'x'), 'x')).toEqual({ kind: 'list', actions: [] });
  });
  it('go where they are told, and in a circle only with a question', () => {
    const round = tiny(procedure('main')({ ask: question({ take: () => go('ask') as never }) }));
    expect(questionName(play(round, opened(round).state, 'x', a).state)).toBe('main.ask');
    const circle = tiny(procedure('main')({ one: () => go('two'), two: () => go('one') }));
    expect(() => opened(circle)).toThrow(/a circle without a question: main\.(one|two)/);
    const deep: Procedure<Tiny> = procedure('deep')({ in: () => call(deep, {}) });
    expect(() => opened(tiny(deep))).toThrow(/a circle without a question/);
  });
  it('complain of a step that is not there', () => {
    expect(() => opened(tiny(procedure('main')({ one: () => ({ go: 'none' }) as never })))).toThrow(
      'no step main.none',
    );
    const stray = procedure('stray')({ ask: question() });
    expect(() => opened(tiny(procedure('main')({ one: () => call(stray, {}) })))).toThrow('no procedure stray');
  });
});

describe('a called procedure', () => {
  const inner = procedure<{ ask: string }>('inner')({
    ask: question<{ ask: string }>({ asks: (_p, l) => anyOf(l.ask), take: (_u, _l, action) => done(action.type) }),
  });
  const outer = procedure('main')({
    before: () => call(inner, { ask: 'y' }),
    hear: (u, _l, answer) => void u.table.heard.push(`heard ${answer}`),
    again: (u, _l, answer) => void u.table.heard.push(`then ${answer}`),
    end: question(),
  });
  const game = tiny(outer, { procedures: [inner] });

  it('interrupts, and its answer is heard once by the step after', () => {
    const { state } = opened(game);
    expect(state.stack.map(frame => `${frame.proc}.${frame.step}`)).toEqual(['main.hear', 'inner.ask']);
    expect(pending(game, state)).toEqual(['y']);
    expect(play(game, state, 'y', b).state.table.heard).toEqual(['heard b', 'then null']);
  });
});

describe('the outcome', () => {
  const end = (u: U): void => void Object.assign(u.table, { over: true });
  const never = (): never => {
    throw new Error('played on');
  };
  const inner = procedure('inner')({ win: end, never });
  const game = tiny(procedure('main')({ ask: question(), deep: () => call(inner, {}), never }), {
    procedures: [inner],
  });

  it('stops the stack at once', () => {
    const { state } = play(game, opened(game).state, 'x', a);
    expect([state.stack, pending(game, state)]).toEqual([[], []]);
    expect(() => play(game, state, 'x', a)).toThrow(Refused);
  });
});

describe('play', () => {
  it('leaves its input alone and gives the same again', () => {
    const { state } = opened(askTwice);
    const before = hash(state);
    const [one, two] = [play(askTwice, state, 'x', a), play(askTwice, state, 'x', a)];
    expect(hash(state)).toBe(before);
    expect(two).toEqual(one);
  });
  it('refuses with a text', () => {
    const refuse = () => play(askTwice, opened(askTwice).state, 'y', a);
    expect(refuse).toThrow(Refused);
    expect(refuse).toThrow('refused: refusal.notOffered');
  });
  it('reaches the same position in place, unlogged', () => {
    const state = asking(askTwice, 'x', 'y');
    const safe = play(askTwice, play(askTwice, state, 'x', a).state, 'y', b).state;
    playInPlace(askTwice, state, 'x', a);
    playInPlace(askTwice, state, 'y', b);
    expect(state).toEqual(safe);
  });
});

describe('sealed answers', () => {
  const start = asking(askTwice, 'x', 'y');
  const one = play(askTwice, start, 'x', a);

  it('wait for the last one', () => {
    expect(pending(askTwice, start)).toEqual(['x', 'y']);
    expect(pending(askTwice, one.state)).toEqual(['y']);
    expect([one.state.table.heard, one.events, one.undoable]).toEqual([[], [], false]);
    const two = play(askTwice, one.state, 'y', b);
    expect([two.state.table.heard, two.state.sealed]).toEqual([['x:a', 'y:b'], {}]);
    expect([questionName(two.state), two.undoable]).toEqual(['main.second', false]);
  });
  it('are seen by their author only', () => {
    const seen = (seat: string | null) => view(askTwice, one.state, seat).sealed;
    expect([seen('x'), seen('y'), seen('x2'), seen(null)]).toEqual([{ x: a }, { x: null }, { x: null }, { x: null }]);
  });
  it('can be changed until then, and not after', () => {
    const changed = play(askTwice, one.state, 'x', b).state;
    expect(pending(askTwice, changed)).toEqual(['y']);
    expect(play(askTwice, changed, 'y', b).state.table.heard).toEqual(['x:b', 'y:b']);
  });
  it('are no part of an imagined world but the dreamer’s own', () => {
    const dream = { hands: start.hands, vault: start.vault };
    expect(pending(askTwice, world(view(askTwice, one.state, 'y'), dream, namedDice(1)))).toEqual(['x', 'y']);
    expect(pending(askTwice, world(view(askTwice, one.state, 'x'), dream, namedDice(1)))).toEqual(['y']);
  });
});

describe('a question to either partner', () => {
  const either = question({ asks: () => anyOf('x', 'x2') });
  const game = tiny(procedure('main')({ ask: either, next: either }));

  it('is answered by the first', () => {
    const { state } = opened(game);
    expect(pending(game, state)).toEqual(['x', 'x2']);
    const played = play(game, state, 'x2', b);
    expect([played.state.table.heard, played.state.sealed, questionName(played.state)]).toEqual([
      ['x2:b'],
      {},
      'main.next',
    ]);
    expect(played.undoable).toBe(true);
  });
});

const free: NonNullable<Game<Tiny>['anytime']> = {
  types: ['free'],
  choices: seen => (seen.table.turn < 2 ? [{ type: 'free' }] : []),
  take: u => void u.table.turn++,
};

describe('what may be done at any time', () => {
  const game = tiny(procedure('main')({ ask: question(), next: question() }), { anytime: free });
  const act = { type: 'free' };

  it('is offered beside the question and does not answer it', () => {
    const { state } = opened(game);
    expect(besides(game, view(game, state, 'x'), 'x')).toEqual([act]);
    const played = play(game, state, 'x', act);
    expect([played.state.table.turn, questionName(played.state), played.undoable]).toEqual([1, 'main.ask', true]);
  });
  it('is offered only while it is allowed, and only to those asked', () => {
    const { state } = opened(game);
    const twice = play(game, play(game, state, 'x', act).state, 'x', act).state;
    expect(() => play(game, twice, 'x', act)).toThrow(Refused);
    expect(besides(game, view(game, state, 'y'), 'y')).toEqual([]);
    expect(() => play(game, state, 'y', act)).toThrow(Refused);
  });
  it('gives sealed answers back, for they were given before it', () => {
    const sealed = play(game, asking(game, 'x', 'y'), 'x', a).state;
    const played = play(game, sealed, 'y', act).state;
    expect([played.sealed, pending(game, played)]).toEqual([{}, ['x', 'y']]);
    expect(() => play(game, sealed, 'x', act)).toThrow(Refused); // x has answered
  });
  it('may end the game', () => {
    const fatal = { ...game, anytime: { ...free, take: (u: U) => void Object.assign(u.table, { over: true }) } };
    expect(play(fatal, opened(fatal).state, 'x', act).state.stack).toEqual([]);
  });
  it('may make the question pass over', () => {
    const quiet = { ...game, anytime: { ...free, take: (u: U) => void u.table.asked.splice(0) } };
    const sealed = play(quiet, asking(quiet, 'x', 'y'), 'x', a).state;
    expect(play(quiet, sealed, 'y', act).state).toMatchObject({ stack: [], sealed: {} });
  });
});

describe('the barrier of undo', () => {
  const taking = (take: (u: U) => unknown) =>
    tiny(procedure('main')({ ask: question({ take: u => void take(u) }), next: question() }));
  const undoable = (take: (u: U) => unknown): boolean => {
    const game = taking(take);
    return play(game, opened(game).state, 'x', a).undoable;
  };

  it('stands behind the face-up table, the own hand and things said', () => {
    expect(undoable(u => u.table.turn++)).toBe(true);
    expect(undoable(u => u.hand('x').cards.pop())).toBe(true);
    expect(undoable(u => u.say({ key: 'k' }))).toBe(true);
    expect(undoable(u => u.tell('y', { key: 'k' }))).toBe(true);
  });
  it('stands before dice, the vault and another’s hand', () => {
    expect(undoable(u => u.roll(6, { key: 'k' }))).toBe(false);
    expect(undoable(u => u.shuffle([1], { key: 'k' }))).toBe(false);
    expect(undoable(u => u.vault.deck.length)).toBe(false);
    expect(undoable(u => u.hand('y').cards.length)).toBe(false);
  });
  it('stands before somebody else’s turn and the end', () => {
    expect(undoable(u => u.table.asked.splice(0, 1, 'y'))).toBe(false);
    expect(undoable(u => Object.assign(u.table, { over: true }))).toBe(false);
  });
  it('counts the partner’s hand behind the same screen as the own', () => {
    const game = tiny(procedure('main')({ ask: question({ take: u => void u.hand('x') }), next: question() }));
    expect(play(game, asking(game, 'x2'), 'x2', a).undoable).toBe(true);
  });
  it('does not take a hand that is not there for an empty one', () => {
    expect(() => undoable(u => u.hand('z'))).toThrow('no hand behind z');
  });
});

describe('events', () => {
  const say = (u: U): void => {
    u.roll(6, { key: 'roll', args: { why: 'x' }, rule: '§1' });
    u.tell('y', { key: 'secret', args: { card: 1003 } });
    u.shuffle([1, 2, 3], { key: 'shuffled' });
    u.roll(6, { key: 'roll' });
  };
  const { events, state } = opened(tiny(procedure('main')({ say, ask: question() })));

  it('announce a roll with its rule, face and number', () => {
    expect(events[0]).toMatchObject({ key: 'roll', rule: '§1', args: { why: 'x', sides: 6, draw: 0 } });
    expect(events[3]).toMatchObject({ args: { draw: 3 } }); // a shuffle of three takes two draws
    expect(state.dice.drawn).toBe(4);
  });
  it('name who may hear them', () =>
    expect(events.map(event => event.only)).toEqual([undefined, ['y'], undefined, undefined]));
  it('say what they are, worked out only where somebody listens', () => {
    let worked = 0;
    const trails = [{ pieces: ['a'], spots: ['A1', { x: 1, y: 2 }], kind: 'march' }] as const;
    const march = (u: U): void => {
      u.say({ key: 'turn' }, { heading: 'turn' });
      u.roll(6, { key: 'roll' }, { by: 'x' });
      u.tell('y', { key: 'secret' }, () => ({ trails, by: `x${worked++}` }));
      u.say(() => ({ key: 'marched', args: { cost: worked++ } }));
    };
    const asked = question({ take: march });
    const game = tiny(procedure('main')({ ask: asked, again: question() }));
    const told = play(game, asking(game, 'x'), 'x', a).events;
    expect(told[0]).toEqual({ key: 'turn', heading: 'turn' });
    expect(told[1]).toMatchObject({ key: 'roll', by: 'x', args: { sides: 6, draw: 0 } });
    expect(told[2]).toEqual({ key: 'secret', trails, by: 'x0', only: ['y'] });
    expect(told[3]).toEqual({ key: 'marched', args: { cost: 1 } });
    playInPlace(game, asking(game, 'x'), 'x', a);
    expect(worked).toBe(2);
  });
  it('say everything they can be', () => {
    const all: Required<Happening> = {
      heading: 'part',
      by: 'x',
      card: 'c',
      trails: [{ pieces: ['a'], spots: ['A1'], kind: 'leave' }],
      placed: { pieces: ['a'], at: 'A1' },
      removed: { pieces: ['b'], at: 'A2' },
      lost: 2,
      clash: { kind: 'raid', stage: 'result', at: ['A1'], won: 'x' },
    };
    const text = { key: 'all', args: { n: 1 }, rule: '§1' } as const;
    const game = tiny(procedure('main')({ ask: question({ take: u => u.say(text, all) }), again: question() }));
    expect(play(game, asking(game, 'x'), 'x', a).events).toEqual([{ ...text, ...all }]);
  });
});

describe('a view', () => {
  const state = asking(askTwice, 'x', 'y');

  it('shows the table, the stack and what lies behind the own screens', () => {
    expect(Object.keys(view(askTwice, state, 'x').hands)).toEqual(['x']);
    expect(view(askTwice, state, 'x2').hands).toEqual(view(askTwice, state, 'x').hands);
    expect(view(askTwice, state, null)).toEqual({
      seat: null,
      setup: state.setup,
      table: state.table,
      hands: {},
      stack: state.stack,
      sealed: {},
    });
    expect(view(askTwice, state, 'constructor').hands).toEqual({});
  });
  it('is a copy', () => {
    const seen = view(askTwice, state, 'x');
    seen.table.turn = 9;
    seen.hands['x']!.cards.pop();
    seen.stack[0]!.step = 'none';
    expect(state).toEqual(asking(askTwice, 'x', 'y'));
  });
  it('is all that pending, prompt and choices need', () => {
    const seen = view(askTwice, state, 'x');
    expect(pending(askTwice, seen)).toEqual(pending(askTwice, state));
    expect(prompt(askTwice, seen)).toEqual(prompt(askTwice, state));
    expect(choices(askTwice, seen, 'x')).toEqual(list([a, b]));
    expect(choices(askTwice, seen, 'x2')).toEqual(list([]));
  });
  it('asks together whom it asks', () => expect(together('x', 'y')).toEqual({ seats: ['x', 'y'], need: 'all' }));
});
