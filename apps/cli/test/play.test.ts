import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '@bivouac/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shelves } from '../src/games.ts';
import { type Bench, finished, otherToy, saved, workbench } from './outside.ts';
import { game } from './toy.ts';

const real = { shelves };
let at: Bench;
beforeEach(() => {
  at = workbench();
});
afterEach(() => at.clear());

describe('play', () => {
  it('shows the table, the question with its rule and the numbered choices', async () => {
    const { code, out } = await at.run('play toy');
    expect(code).toBe(0);
    expect(out).toContain('turn 0 · red 0, blue 0\nTurns: turn 0\n');
    expect(out).toContain('red on the map\n  field 0 — red rider\n\nblue on the map\n  0, 1 — blue rider\n');
    expect(out).toContain('Gallop or rest? (1)\n  1. roll\n  2. rest');
  });

  it('tells what the other side did, with citation and die', async () => {
    const { out } = await at.run('play toy --seed 1', ['roll', 'look']);
    expect(out).toMatch(/ {3}red gallops (\d) fields\. \(1\) \[d6: \1\]/);
    expect(out).toMatch(/blue: (roll|rest)/);
  });

  it('refuses with the sentence and its rule in the language of the player', async () => {
    const english = await at.run('play toy', ['trot bay a', '2', 'trot bay x', 'trot bay a b c d']);
    for (const text of ['One trots only after a rest. (1)', 'There is no field x. (2)', '4 fields of 3. (2)']) {
      expect(english.out).toContain(`✗ ${text}`);
    }
    const french = await at.run('play toy', ['2', 'trot bay x'], { env: { LANG: 'fr_FR.UTF-8' } });
    expect(french.out).toContain('✗ Il n’y a pas de case x. (2)');
    expect((await at.run('play toy --lang en', ['trot bay'], { env: { LC_ALL: 'fr' } })).out).toContain('One trots');
  });

  it('answers the orders', async () => {
    const typed = [
      '?',
      'list',
      'why trot bay a',
      'why roll',
      'rule 2',
      'rule §2-c',
      'rule 9',
      'odds roll',
      'odds rest',
    ];
    const { out } = await at.run('play toy', [...typed, 'why', '7', 'fly', 'roll far']);
    expect(out).toContain('1-b  Rest\n   A rider may rest, and then trots.');
    expect(out).toContain('Nothing stands against it.');
    expect(out.match(/2-c {2}Length/g)).toHaveLength(2);
    expect(out).toContain('No rule or section “9”.');
    expect(out).toContain('16.7 %  1/6  six fields');
    expect(out).toContain('No die decides that.');
    expect(out).toContain('“why” needs something after it');
    expect(out).toContain('There is no choice 7; there are 2.');
    expect(out).toContain('No action “fly”; there are roll, rest, trot.');
    expect(out).toContain('Too many words: far.');
  });

  it('says that a game offers no odds', async () => {
    const { out } = await at.run('play toy', ['odds roll'], { shelves: otherToy({ odds: undefined }) });
    expect(out).toContain('This game offers no odds.');
  });

  it('lists how to write what cannot be listed, with examples that are allowed', async () => {
    const { out } = await at.run('play toy', ['rest', 'list', 'random']);
    expect(out).toContain('  trot HORSE PATH…');
    expect(out).toMatch(/Among others you may:\n {2}trot bay [a-d] [a-d]/);
    expect(out).toMatch(/At random: trot bay [a-d] [a-d]/);
  });

  it('takes back what can be taken back', async () => {
    const { out } = await at.run('play toy --hotseat', ['undo', 'rest', 'undo', 'roll', 'undo']);
    expect(out).toContain('✗ There is nothing to take back.');
    expect(out).toContain('Taken back: rest');
    expect(out).toContain('✗ The last action was not yours.');
  });

  it('plays a seeded game alike, and shows outcome, secret and how to verify it', async () => {
    const typed = Array.from({ length: 60 }, () => 'random');
    const runs = [await at.run('play toy --seed c0ffee', typed), await at.run('play toy --seed c0ffee', typed)];
    expect(runs[0]!.out).toBe(runs[1]!.out);
    expect(runs[0]!.out).toContain('The game is over: a rider is home (1)');
    expect(runs[0]!.out).toMatch(/Won by (red|blue)\./);
    expect(runs[0]!.out).toContain(`The secret of the dice was ${'c0ffee'.padStart(64, '0')}`);
    const kept = await at.run('play toy --watch --save seen.json --lang fr');
    expect(kept.out).toContain('npx bivouac verify seen.json');
    expect((await at.run('verify seen.json')).code).toBe(0);
  });

  it('watches two players; where a game has no bot they are random ones', async () => {
    const { code, out } = await at.run('play toy --watch --scenario long');
    expect(code).toBe(0);
    expect(out).toContain('red, blue: a random player.');
    expect(out).toMatch(/red: (roll|rest)[\s\S]*blue: (roll|rest)[\s\S]*Won by/);
  });
});

describe('play against a bot', () => {
  it('is answered by a bot of the strength that was asked for, in the language of the player', async () => {
    const typed = ['random', 'random', 'random', 'quit'];
    const { code, out } = await at.run('play wilderness-war --against recruit --lang fr', typed, real);
    expect(code).toBe(0);
    expect(out).toContain('Français : un robot, Recrue.');
    expect(out).toContain('── Anglais ──');
    expect(out).toMatch(/À la prochaine/);
  });

  it('is answered by the usual bot unless one is named', async () => {
    expect((await at.run('play gettysburg-1988', ['quit'], real)).out).toMatch(/^Union: a bot, Captain\.$/m);
  });

  it('refuses a bot that nobody knows, and one where persons hold all seats', async () => {
    expect((await at.run('play toy --against caesar')).err).toMatch(/caesar.*recruit/);
    expect(await at.run('play toy --against recruit --hotseat')).toMatchObject({ code: 2, out: '' });
  });
});

describe('play and files', () => {
  it('saves after every action and goes on from there', async () => {
    await at.run('play toy --hotseat --save a.json', ['roll', 'rest', 'quit']);
    expect(read(at.read('a.json'), [game]).record.history).toHaveLength(2);
    const again = await at.run('play toy a.json --hotseat --save a.json', ['trot bay a b', 'save b.json']);
    expect(again.out).toContain('The game goes on after 2 actions.');
    expect(again.out).not.toContain('red gallops');
    expect(read(at.read('a.json'), [game]).record.history).toHaveLength(3);
    expect(at.read('b.json')).toBe(at.read('a.json'));
    expect((await at.run('play a.json --hotseat')).out).toContain('after 3 actions');
    expect(readdirSync(at.folder).sort()).toEqual(['a.json', 'b.json']); // nothing left lying about
  });

  it('never overwrites a file it did not open', async () => {
    at.file('mine.txt', 'precious');
    const { out } = await at.run('play toy', ['save mine.txt']);
    expect(out).toContain('✗ mine.txt: this file exists already');
    const refused = await at.run('play toy --save mine.txt');
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(at.read('mine.txt')).toBe('precious');
  });

  it('needs no file', async () => {
    await at.run('play toy', ['roll', 'quit']);
    expect(existsSync(join(at.folder, 'toy.json'))).toBe(false);
    expect(readdirSync(at.folder)).toEqual([]);
  });

  it.each([
    ['play toy --scenario moon', 'error: Unknown scenario “moon”; there are short, long.\n'],
    ['play toy --options fog', 'error: Unknown option “fog”; there are night.\n'],
    ['play toy --side green', 'error: Unknown seat “green”; there are red, blue.\n'],
    ['play chess', 'error: Unknown game “chess”; there is toy.\n'],
    ['play toy nowhere.json', 'error: nowhere.json: there is no such file.\n'],
    ['play toy good.json --seed 1', 'error: --seed is for a new game; good.json has its own.\n'],
    ['play toy --lang de', /^error: option '--lang <language>' argument 'de' is invalid\. .*\n$/],
    ['play toy --seed xyz', /^error: option '--seed <hex>' argument 'xyz' is invalid\. .*\n$/],
    ['play toy --hotseat --watch', /^error: option '--hotseat' cannot be used with option '--watch'\n$/],
    ['play', /^error: missing required argument 'game'\n$/],
    ['plai', /^error: unknown command 'plai' .*play.*\n$/],
  ])('%s: one line, exit code 2', async (args, expected) => {
    at.file('good.json', saved(finished()));
    const { code, out, err } = await at.run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(expected);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
