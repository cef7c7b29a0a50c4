import {
  type Choices,
  choices,
  drawn,
  type Idea,
  momentOf,
  type Pick,
  questionName,
  type Seat,
  type Text,
} from '@bivouac/kernel';
import { sideNumber } from '../data/index.ts';
import { game } from '../game.ts';
import type { Action, GOG, GunsView } from '../state.ts';
import { tx } from '../text/keys.ts';
import { ANSWERS } from './answers.ts';
import { isLaying, layings, UNSEEN } from './face-down.ts';
import { marchNow, type Scored, withdrawNow } from './moves.ts';
import { type Scene, sceneOf } from './scene.ts';
import { LEARNT, PLAIN, type Sets } from './weights.ts';

// Ideas: an answer to the open question, with what it is worth on paper. What is proposed is legal when it is proposed.

const whyNot = (offered: Choices<Action>, action: Action): Text | null =>
  offered.kind === 'space' ? offered.check(action) : (offered.whyNot?.(action) ?? null);

/** The best legal answers, so many at most; never none. */
export function answersTo(view: GunsView, seat: Seat, most: number, sets: Sets): readonly Scored[] {
  const offered = choices(game, view, seat);
  const scene = sceneOf(view, sideNumber(seat), sets);
  const found: Scored[] = [];
  const question = questionName(view) ?? '';
  const answers = (sets === LEARNT && UNSEEN[question]) || ANSWERS[question];
  for (const each of answers?.(scene, offered) ?? []) {
    if (whyNot(offered, each.action) === null) found.push(each);
    if (found.length >= most) break;
  }
  return found.length > 0 ? found : [{ action: drawn(offered, () => 0), worth: 0 }];
}

/** The moment of a question: the same in every imagined world. */
const markOf = ({ table: t, stack }: GunsView): number =>
  momentOf(
    stack.length,
    [t.at, t.front, t.did, t.owes, t.tray, t.objectives, t.next, t.piles],
    [stack[stack.length - 1], t.attack, t.turn, t.box, t.boost, t.bruised, t.works],
  );

const answerIdea = (asked: number, { action, worth }: Scored): Idea<GOG> => ({
  key: JSON.stringify(action),
  say: sayOf(action),
  prior: worth,
  next: now => (markOf(now) === asked ? action : null),
});

function sayOf(action: Action): Text {
  switch (action.type) {
    case 'march':
    case 'withdraw':
    case 'enter':
      return tx('bot.go', { move: action.type, stand: action.stand, to: action.path[action.path.length - 1]! });
    case 'attack':
      return tx('bot.attack', { stands: action.stands, position: action.paths[0]!.split(' ').pop()! });
    case 'guns':
      return tx('bot.guns', { token: action.token, position: action.at });
    case 'declare':
      return tx('bot.order', { order: action.order });
    case 'hours':
      return tx('bot.hours', { hours: action.hours });
    default:
      return tx('bot.answer', { answer: action.type });
  }
}

/** The ideas for the open question, best first. */
export function ideas(view: GunsView, seat: Seat, most: number): readonly Idea<GOG>[] {
  const least = Math.max(1, most);
  if (isLaying(view)) {
    const scene = sceneOf(view, sideNumber(seat), LEARNT);
    return layings(view, scene, choices(game, view, seat), least, sayOf);
  }
  const asked = markOf(view);
  return answersTo(view, seat, least, LEARNT).map(each => answerIdea(asked, each));
}

/** What greedy does. */
export const plain = (view: GunsView, seat: Seat): Idea<GOG> =>
  answerIdea(markOf(view), answersTo(view, seat, 1, PLAIN)[0]!);

const LIVELY = 8; // one reflex in so many is not the best

/** What playouts do without weighing every block against every other. */
const AT_ONCE: Readonly<Record<string, (scene: Scene) => Scored>> = {
  'phase.march': marchNow,
  'withdrawals.move': withdrawNow,
};

/** One answer, at once. */
export function reflex(view: GunsView, seat: Seat, pick: Pick): Action {
  const atOnce = AT_ONCE[questionName(view) ?? ''];
  if (atOnce) {
    const { action } = atOnce(sceneOf(view, sideNumber(seat), LEARNT));
    return whyNot(choices(game, view, seat), action) === null ? action : answersTo(view, seat, 1, LEARNT)[0]!.action;
  }
  const lively = pick(LIVELY) === 1 ? 2 : 1;
  return answersTo(view, seat, lively, LEARNT).at(-1)!.action;
}
