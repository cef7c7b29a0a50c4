import { hash, namedDice, view } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { at } from './07-help.ts';
import { position, Table } from './table.ts';

// What the suite of all games cannot see: nothing lies ready that chance has yet to decide.

describe('nobody can know which leader is drawn next', () => {
  const pool = ['amherst', 'forbes', 'wolfe', 'murray', 'webb', 'monckton'];
  const opened = () => position({ active: 'british', pieces: at('pool', ...pool), hands: { british: [57, 1] } });
  const drawnWith = (seed: number): string => {
    const table = new Table({ ...opened().state, dice: namedDice(seed) });
    return String(table.event(57).said('leader.drawn')[0]!.args.leader);
  };

  it('from one position every leader of the pool may come', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => drawnWith(seed));
    expect([...new Set(drawn)].sort()).toEqual([...pool].sort());
  });
  it('and nobody sees more than that he is in the pool', () => {
    const seen = (['british', 'french', null] as const).map(seat =>
      Array.from({ length: 5 }, (_, seed) => hash(view(game, { ...opened().state, dice: namedDice(seed) }, seat))),
    );
    for (const each of seen) expect(new Set(each).size).toBe(1);
  });
});
