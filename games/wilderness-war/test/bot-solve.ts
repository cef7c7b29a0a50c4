import { type Bot, mixed } from '@bivouac/bots';
import { copy, look, namedDice, pending, picker, playInPlace, questionName } from '@bivouac/kernel';
import { mind } from '../bot.ts';
import { game } from '../game.ts';
import type { Action, WW } from '../state.ts';
import type { Puzzle } from './bot-puzzle.ts';
import { Table } from './table.ts';

const MOST = 60;
const ANSWERS = { answer: 1, 'two answers': 2, phase: MOST } as const;

/** Lets a bot play the puzzle's seat as far as the puzzle goes; the other seat answers by reflex. Dice are as scripted, then by chance. */
export function solves(puzzle: Puzzle, bot: Bot<WW>, seed: number): boolean {
  const { state } = puzzle.set();
  const actions: Action[] = [];
  const own = copy(state);
  if (own.dice.kind === 'scripted' && own.dice.drawn >= own.dice.faces.length) own.dice = namedDice(seed);
  let begun = false;
  for (let i = 0; i < MOST && actions.length < ANSWERS[puzzle.until]; i++) {
    const seat = pending(game, own)[0];
    if (seat === undefined) break;
    const chooses = questionName(own) === 'phase.choose';
    if (chooses && begun && actions.at(-1)?.type !== 'demolish') break; // its phase is over
    const view = look(game, own, seat);
    begun ||= chooses;
    if (seat !== puzzle.seat) {
      playInPlace(game, own, seat, mind.reflex(view, seat, picker(seed)));
      continue;
    }
    const { action } = bot.decide(view, seat, [], mixed(seed, i));
    actions.push(action);
    playInPlace(game, own, seat, action);
    if (own.dice.kind === 'scripted' && own.dice.drawn >= own.dice.faces.length) own.dice = namedDice(seed);
  }
  return puzzle.found(actions, new Table(own));
}
