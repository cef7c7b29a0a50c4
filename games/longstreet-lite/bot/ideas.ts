import {
  type Choices,
  choices,
  drawn,
  type Idea,
  type Pick,
  questionName,
  type Seat,
  type Text,
} from '@bivouac/kernel';
import { sideNumber } from '../data/index.ts';
import { game } from '../game.ts';
import { isMoving } from '../rules/06-movement.ts';
import type { Action, LL, LongstreetView } from '../state.ts';
import { tx } from '../text/keys.ts';
import { ANSWERS, PLAIN } from './answers.ts';
import { REFLEXES } from './reflexes.ts';
import { type Scored, sceneOf } from './scene.ts';

// Ideas: an answer to the open question, with what it is worth on paper. What is proposed is legal when it is proposed.

function isLegal(offered: Choices<Action>, action: Action): boolean {
  if (offered.kind === 'space') return offered.check(action) === null;
  const said = JSON.stringify(action);
  return offered.actions.some(each => JSON.stringify(each) === said);
}

/** The best legal answers, so many at most; never none. */
function answersTo(view: LongstreetView, seat: Seat, most: number, answers = ANSWERS): readonly Scored[] {
  const offered = choices(game, view, seat);
  const found: Scored[] = [];
  for (const each of answers[questionName(view) ?? '']?.(sceneOf(view, sideNumber(seat)), offered) ?? []) {
    if (isLegal(offered, each.action)) found.push(each);
    if (found.length >= most) break;
  }
  return found.length > 0 ? found : [{ action: drawn(offered, () => 0), worth: 0 }];
}

/** The moment of a question: the same in every imagined world, another once it is answered. */
const markOf = ({ table: t, stack }: LongstreetView): string =>
  `${t.turn}|${t.laid.length}|${t.acted}|${t.hits}|${t.saved}|${t.owed}|${t.form}|${t.x}|${t.held}|${JSON.stringify([t.combat, stack[stack.length - 1]])}`;

const answerIdea = (asked: string, { action, worth }: Scored): Idea<LL> => ({
  key: JSON.stringify(action),
  say: sayOf(action),
  prior: worth,
  next: now => (markOf(now) === asked ? action : null),
});

export function sayOf(action: Action): Text {
  if (isMoving(action)) return tx('bot.move', { unit: action.unit, how: action.type });
  switch (action.type) {
    case 'call':
      return tx('bot.call', { phase: action.phase, cards: action.cards, modifiers: action.modifiers ?? [] });
    case 'fire':
      return tx('bot.fire', { unit: action.unit });
    case 'charge':
      return tx('bot.charge', { unit: action.unit });
    case 'interrupt':
      return tx('bot.interrupt', { card: action.card });
    case 'morale':
      return tx('bot.morale', { card: action.card, unit: action.unit });
    default:
      return tx('bot.answer', { answer: action.type });
  }
}

/** The ideas for the open question, best first. */
export function ideas(view: LongstreetView, seat: Seat, most: number): readonly Idea<LL>[] {
  const asked = markOf(view);
  return answersTo(view, seat, Math.max(1, most)).map(each => answerIdea(asked, each));
}

/** What greedy does. */
export const plain = (view: LongstreetView, seat: Seat): Idea<LL> =>
  answerIdea(markOf(view), answersTo(view, seat, 1, PLAIN)[0]!);

const LIVELY = 8; // one reflex in so many is not the best

/** One answer, at once. */
export function reflex(view: LongstreetView, seat: Seat, pick: Pick): Action {
  const quick = REFLEXES[questionName(view) ?? ''];
  if (quick) return quick(sceneOf(view, sideNumber(seat)));
  const lively = pick(LIVELY) === 1 ? 2 : 1;
  return answersTo(view, seat, lively).at(-1)!.action;
}
