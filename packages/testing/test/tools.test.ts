import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  hash,
  keyedDice,
  look,
  pending,
  picker,
  play,
  refusal,
  type State,
  start,
  view,
  whyNotSetup,
  write,
} from '@bivouac/kernel';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  allDiceUsed,
  archivedSaves,
  expectAllowed,
  expectGolden,
  expectRefused,
  fuzz,
  perft,
  playOn,
  playout,
  playoutInPlace,
  randomAction,
  randomRecord,
  randomSetup,
  recordOf,
  scripted,
  transcript,
} from '../src/vitest.ts';
import { planted } from './planted.ts';
import { type Toy, toy } from './toy.ts';
import { book, kit } from './toy-book.ts';

const secret = '1'.repeat(64);
const setup = { scenario: 'skirmish', options: [] };
const opening = () => start(toy, setup, keyedDice(secret)).state;
const here = (path: string): string => join(import.meta.dirname, path);
const plantedGame = (name: string) => planted.find(each => each.name === name)!.game;

describe('random games', () => {
  it('are the same from the same seed', () => {
    const run = () => playout(toy, setup, keyedDice(secret), picker(5));
    expect(hash(run().state)).toBe(hash(run().state));
    expect(run().actions).toBeGreaterThan(5);
  });
  it('go on from anywhere, in place too', () => {
    const state = opening();
    expect(playoutInPlace(toy, state, picker(5))).toBeGreaterThan(5);
    expect(toy.outcome(state.table)).not.toBeNull();
    expect(playOn(toy, state, picker(5))).toEqual({ state, actions: 0 });
  });
  it('name the open question when there is no end', () => {
    const endless = plantedGame('a game without an end');
    const run = () => playout(endless, setup, keyedDice(secret), picker(1), { maxActions: 50 });
    expect(run).toThrow(/no end after 50 actions; the open question is (turn|parry)\.\w+/);
    expect(() => playoutInPlace(endless, opening(), picker(1), 50)).toThrow(/no end after 50/);
  });
  it('name the seat that is offered nothing', () => {
    const game = plantedGame('a dead end');
    const state = { ...opening(), hands: { red: { cards: [] }, blue: { cards: [] } } };
    expect(() => randomAction(game, look(game, state, 'blue'), 'blue', picker(1))).toThrow(/turn\.commit offers blue/);
  });
  it('take every action now and then, those besides too', () => {
    const types = new Set<string>();
    const pick = picker(2);
    for (let n = 0; n < 30; n++) playout(toy, setup, keyedDice(secret), pick, { chosen: (_s, a) => types.add(a.type) });
    expect([...types].sort()).toEqual(Object.keys(toy.actions).sort());
  });
  it('have set-ups that can be played', () => {
    const pick = picker(3);
    const all = Array.from({ length: 200 }, () => randomSetup(toy, pick));
    expect(all.flatMap(each => whyNotSetup(toy, each) ?? [])).toEqual([]);
    expect(new Set(all.map(each => hash(each))).size).toBe(6); // two scenarios; none, storm, storm and night
  });
});

describe('fuzz', () => {
  it('reaches everything in the toy', () => {
    const report = fuzz(kit, { games: 60, seed: 1, wrongOneIn: 2 });
    expect(report.findings).toEqual([]);
    expect(report.never).toEqual({ steps: [], cells: [], marks: [], story: [], texts: [], options: [], scenarios: [] });
    expect(Object.keys(report.refusals)).toContain('refusal.far');
  });
  it('says what it never reached', () => {
    const texts = { en: { ...book.texts.en, loose: () => 'x' }, fr: { ...book.texts.fr, loose: () => 'x' } };
    const { never } = fuzz({ ...kit, book: { ...book, texts } }, { games: 1, seed: 1, wrongOneIn: 0 });
    expect(never.scenarios).toEqual(['battle']);
    expect(never.options).toEqual(['storm', 'night']);
    expect(never.texts).toContain('loose');
  });
  it('plays the same games from the same seed', () => {
    expect(fuzz(kit, { games: 5, seed: 4 })).toEqual(fuzz(kit, { games: 5, seed: 4 }));
  });
  it('gives each finding a game that can be opened', () => {
    const game = plantedGame('a check that lets everything pass');
    const { findings } = fuzz({ ...kit, game }, { games: 5, seed: 3, wrongOneIn: 1 });
    const record = recordOf(game, findings[0]!)!;
    expect(record.history.length).toBeGreaterThan(0);
    expect(pending(game, record.state).length).toBeGreaterThan(0);
  });
  it('tells as it goes', () => {
    const told: number[] = [];
    const crashes: string[] = [];
    const game = plantedGame('a lost card');
    fuzz(
      { ...kit, game },
      { games: 3, seed: 1, progress: p => told.push(p.games), onCrash: f => crashes.push(f.check) },
    );
    expect(told).toEqual([1, 2, 3]);
    expect(crashes).toContain('audit');
  });
});

/** Every line of play, one after the other. */
function slowCount(state: State<Toy>, depth: number): Set<string> {
  if (depth === 0) return new Set([JSON.stringify(state)]);
  const tried: Toy['action'][] = [...kit.enumerate!(view(toy, state, null), ''), { type: 'dig' }, { type: 'hold' }];
  for (let card = 1000; card < 1016; card++) tried.push({ type: 'commit', card }, { type: 'parry', card });
  const lines = pending(toy, state)
    .flatMap(seat => tried.map(action => ({ seat, action })))
    .filter(({ seat, action }) => refusal(toy, view(toy, state, seat), seat, action) === null)
    .map(({ seat, action }) => slowCount(play(toy, state, seat, action).state, depth - 1));
  return new Set(lines.flatMap(line => [...line]));
}

describe('perft', () => {
  it('counts the sealed answers and what may be done besides', () => {
    const state = opening(); // three cards or none each: 4 + 4 answers, and 2 sides digging
    expect(perft(toy, state, 0)).toBe(1);
    expect(perft(toy, state, 1)).toBe(10);
  });
  it('counts a lattice exactly and samples reproducibly', () => {
    expect(perft(toy, opening(), 3, { enumerate: kit.enumerate! })).toBe(361);
    expect(slowCount(opening(), 3).size).toBe(361);
    expect(perft(toy, opening(), 3)).toBe(perft(toy, opening(), 3));
  });
});

describe('a playthrough', () => {
  const record = randomRecord(toy, setup, secret, picker(1));

  it('reads as it did', () => expectGolden(here('golden/skirmish.txt'), transcript(toy, book, 'en', record)));
  it('reads in French', () => expectGolden(here('golden/skirmish-fr.txt'), transcript(toy, book, 'fr', record)));
  it('says how to make a file that is missing, and where one differs', () => {
    vi.stubEnv('UPDATE_GOLDEN', '');
    expect(() => expectGolden(here('golden/none.txt'), '')).toThrow(/UPDATE_GOLDEN=1/);
    expect(() => expectGolden(here('golden/skirmish.txt'), 'toy skirmish\nelse')).toThrow(/differs at line 2/);
    vi.unstubAllEnvs();
  });
});

describe('archived saves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('of every version can be played on', () => expect(archivedSaves(here('saves'), [toy])).toEqual([]));
  it('that cannot are named', () => {
    expect(archivedSaves(folder, [toy])[0]).toMatch('holds no save');
    writeFileSync(join(folder, 'torn.json'), '{');
    const record = randomRecord(toy, setup, secret, picker(1));
    writeFileSync(join(folder, 'good.json'), write(record));
    expect(archivedSaves(folder, [toy])).toEqual(['torn.json: save.notJson {}']);
  });
});

describe('rule tests', () => {
  const tie = (...faces: number[]) => {
    const held = play(toy, scripted(toy, opening(), ...faces), 'red1', { type: 'hold' }).state;
    return play(toy, held, 'blue', { type: 'hold' }).state;
  };

  it('script their dice and use them all', () => {
    const state = tie(2);
    expect(state.table.active).toBe(1);
    allDiceUsed(state);
    expect(() => allDiceUsed(tie(2, 5, 5))).toThrow('2 scripted dice were not rolled: 5, 5');
    expect(() => allDiceUsed(opening())).toThrow('not scripted');
    expect(() => tie()).toThrow('the script has no die 1 for tie');
  });
  it('leave the position they start from alone', () => {
    const state = opening();
    scripted(toy, state, 1).table.turn = 9;
    expect(state.table.turn).toBe(1);
  });
  it('name the rule of a refusal', () => {
    const state = tie(2);
    const far = { type: 'march', to: [0, 0] } as const;
    expect(expectRefused(toy, state, 'blue', far, '§3.1').args).toEqual({ reach: 40 });
    expect(() => expectRefused(toy, state, 'blue', far, '§3')).toThrow('refused by §3.1 (refusal.far), not by §3');
    expect(() => expectRefused(toy, state, 'blue', { type: 'halt' }, '§3')).toThrow('is allowed, but §3 forbids it');
    expect(() => expectAllowed(toy, state, 'blue', far)).toThrow('refusal.far');
    expectAllowed(toy, state, 'blue', { type: 'halt' });
  });
});
