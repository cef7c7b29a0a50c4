import { type Bot, mixed } from '@bivouac/bots';
import { look, pending, questionName } from '@bivouac/kernel';
import { game } from '../game.ts';
import type { G88 } from '../state.ts';
import type { Puzzle } from './bot-puzzles.ts';

const MOST = 80;

/** Lets a bot play the puzzle's seat as far as the puzzle goes. */
export function solves(puzzle: Puzzle, bot: Bot<G88>, seed: number): boolean {
  const before = puzzle.set();
  const table = puzzle.set();
  const { phase, turn } = table.t;
  for (let i = 0; i < MOST; i++) {
    const seat = pending(game, table.state)[0];
    if (seat !== puzzle.seat || isOver(puzzle, questionName(table.state) ?? '')) break;
    if (table.t.phase !== phase || table.t.turn !== turn) break;
    const { action } = bot.decide(look(game, table.state, seat), seat, [], mixed(seed, i));
    table.act(action, seat);
  }
  return puzzle.found(before, table);
}

const QUESTIONS: Readonly<Record<Puzzle['until'], readonly string[]>> = {
  movement: ['phase.move'],
  declared: ['phase.move', 'phase.declare'],
  losses: ['combat.damage'],
};
const isOver = (puzzle: Puzzle, question: string): boolean => !QUESTIONS[puzzle.until].includes(question);
