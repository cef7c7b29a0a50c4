import { keyedDice, picker, read, write } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { firstActions, fuzz, type Kit, playout, recordOf, type Stage, type Taste } from '../src/index.ts';
import { type Toy, toy } from './toy.ts';
import { kit } from './toy-book.ts';

const secret = '1'.repeat(64);
const setup = { scenario: 'battle', options: [] };

/** How often each kind of action is taken in ten games. */
function taken(habit: { besidesOneIn?: number; taste?: Taste<Toy> }): Record<string, number> {
  const counts: Record<string, number> = {};
  const pick = picker(9);
  const chosen = (_seat: string, { type }: Toy['action']): void => {
    counts[type] = (counts[type] ?? 0) + 1;
  };
  for (let n = 0; n < 10; n++) playout(toy, setup, keyedDice(secret), pick, { habit, chosen });
  return counts;
}

describe('guided games', () => {
  it('take what their taste likes', () => {
    const plain = taken({});
    const holding = taken({ taste: (_view, _seat, { type }) => (type === 'hold' ? 1 : 0) });
    expect(holding.hold! / (holding.commit ?? 1)).toBeGreaterThan((3 * plain.hold!) / plain.commit!);
  });
  it('do something besides as often as they are told', () => {
    expect(taken({ besidesOneIn: 2 }).dig).toBeGreaterThan(taken({}).dig!);
    expect(taken({ besidesOneIn: 1000 }).dig ?? 0).toBeLessThan(3);
  });
  it('are some of the games of a fuzz, none of the plain scenarios', () => {
    const guided: string[] = [];
    const tastes: Taste<Toy>[] = [view => guided.push(view.setup.scenario)];
    fuzz({ ...kit, tastes }, { games: 2, seed: 1 });
    expect(guided).toEqual([]);
    fuzz({ ...kit, tastes }, { games: 4, seed: 1 });
    expect(guided.length).toBeGreaterThan(0);
  });
});

describe('positions made up', () => {
  const late: Stage<Toy> = ({ table }) => {
    table.turn = table.last;
  };
  const broken: Stage<Toy> = ({ vault }) => void vault.deck.pop();
  const staged = (...stages: Stage<Toy>[]): Kit<Toy> => ({ ...kit, stages });

  it('are played from, and are sound', () => {
    const { actions, findings } = fuzz(staged(late), { games: 40, seed: 2 });
    expect(findings).toEqual([]);
    expect(actions).toBeLessThan(fuzz(kit, { games: 40, seed: 2 }).actions);
  });
  it('must be possible', () => {
    const { findings } = fuzz(staged(broken), { games: 10, seed: 2 });
    expect(findings[0]).toMatchObject({ check: 'audit' });
  });
  it('can be opened with what was found in them', () => {
    const game = { ...toy, audit: (state: Parameters<typeof toy.audit>[0]) => (state.table.turn > 90 ? ['late'] : []) };
    const far: Stage<Toy> = ({ table }) => {
      table.turn = 90;
      Object.assign(table, { last: 99 });
    };
    const { findings } = fuzz({ ...staged(far), game }, { games: 10, seed: 2 });
    const record = recordOf(game, findings[0]!)!;
    expect(record.state.table.turn).toBe(91);
    expect(read(write(record), [toy]).record.history).toHaveLength(record.history.length);
  });
});

describe('marks', () => {
  it('are what an event shows, and what never was', () => {
    const marks = ['clash', 'comet'];
    const marksOf = ({ key }: { key: string }): string[] => (key.startsWith('clash') ? ['clash'] : []);
    expect(fuzz({ ...kit, marks, marksOf }, { games: 5, seed: 1 }).never.marks).toEqual(['comet']);
  });
});

describe('the first actions of a game', () => {
  it('are as many as wanted, or all', () => {
    expect(firstActions(toy, setup, secret, picker(1), 7).history).toHaveLength(7);
    const whole = firstActions(toy, setup, secret, picker(1), 5000);
    expect(toy.outcome(whole.state.table)).not.toBeNull();
  });
});
