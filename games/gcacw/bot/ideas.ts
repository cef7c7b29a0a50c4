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
import { type Action, type CampaignView, type GCACW, hexId, of, type Table, unitId } from '../state.ts';
import { tx } from '../text/keys.ts';
import { ANSWERS, HASTY, UNREPLIED } from './answers.ts';
import { marchAnswers, type Scored } from './marches.ts';
import { type Purpose, sceneOf } from './scene.ts';
import { KEEPS, LONGER, PLAIN, TAKES, type Weights } from './weights.ts';

// Ideas: an answer to the open question with what it is worth; an activation goes on with its purposes, unit by unit, as the die allows.

const whyNot = (offered: Choices<Action>, action: Action): Text | null =>
  offered.kind === 'space' ? offered.check(action) : (offered.whyNot?.(action) ?? null);

/** The best legal answers, so many at most; never none. */
function answersTo(view: CampaignView, seat: Seat, most: number, w: Weights, answers = ANSWERS): readonly Scored[] {
  const offered = choices(game, view, seat);
  const scene = sceneOf(view, sideNumber(seat), w);
  return legal(offered, answers[questionName(view) ?? '']?.(scene, offered) ?? [], most);
}
function legal(offered: Choices<Action>, answers: readonly Scored[], most: number): readonly Scored[] {
  const found: Scored[] = [];
  for (const each of answers) {
    if (whyNot(offered, each.action) === null) found.push(each);
    if (found.length >= most) break;
  }
  return found.length > 0 ? found : [{ action: drawn(offered, () => 0), worth: 0 }];
}

function markOf({ table: t, stack }: CampaignView): number {
  const columns = [t.at, t.fatigue, t.manpower, t.with, t.moved, t.activated, t.built, t.tried, t.down];
  const under = [t.march, t.attack, t.retreat, t.assault];
  const rest = [t.turn, t.acts, t.passed, t.forces, t.pontoons, t.astray];
  return momentOf(stack.length, columns, [stack[stack.length - 1], ...under, ...rest]);
}

/** The marching unit's own purpose, if it has one: what it does now that the die is seen. */
function onPurpose(view: CampaignView, seat: Seat, purposes: readonly Purpose[], w: Weights): Action | null {
  const { march } = view.table;
  const purpose = purposes.find(({ unit }) => unit === march?.unit);
  if (!purpose || questionName(view) !== 'march.go') return null;
  const scene = sceneOf(view, sideNumber(seat), w);
  return legal(choices(game, view, seat), marchAnswers(scene, purpose), 1)[0]!.action;
}

const ideaOf = (
  view: CampaignView,
  asked: number,
  w: Weights,
  { action, worth, purposes = [] }: Scored,
): Idea<GCACW> => ({
  key: JSON.stringify([action, purposes.map(({ hex }) => hex)]),
  say: sayOf(view.table, action, purposes),
  prior: worth,
  next: (now, seat) => (markOf(now) === asked ? action : onPurpose(now, seat, purposes, w)),
});

function sayOf(t: Table, action: Action, purposes: readonly Purpose[]): Text {
  switch (action.type) {
    case 'march': {
      const [{ hex, attacks } = { hex: 0, attacks: false }] = purposes;
      return tx(attacks ? 'bot.marchAttack' : 'bot.march', { unit: action.unit, hex: hexId(t, hex) });
    }
    case 'activate':
      return tx('bot.activate', { leader: action.leader, units: action.units });
    case 'assault':
      return tx('bot.assault', { leader: action.leader, units: action.units, hex: action.hex });
    case 'move':
      return tx('bot.move', { unit: unitId(t, t.march?.unit ?? 0), hex: action.path[action.path.length - 1]! });
    case 'attack':
      return tx('bot.attack', { unit: unitId(t, t.march?.unit ?? 0), hex: action.hex });
    default:
      return tx('bot.answer', { answer: action.type });
  }
}

/** By how long it lasts, and whether the points counted are this side's or the enemy's. */
function learntFor({ table: t }: CampaignView, seat: Seat): Weights {
  const { turns, victory } = of(t).scenario;
  return turns.length > 1 ? LONGER : sideNumber(victory.scoreFor) === sideNumber(seat) ? TAKES : KEEPS;
}

/** The ideas for the open question, best first. */
export function ideas(
  view: CampaignView,
  seat: Seat,
  most: number,
  w = learntFor(view, seat),
  answers = ANSWERS,
): readonly Idea<GCACW>[] {
  const asked = markOf(view);
  return answersTo(view, seat, Math.max(1, most), w, answers).map(each => ideaOf(view, asked, w, each));
}
/** The same within a search, without a look at what the enemy replies. */
export const within = (view: CampaignView, seat: Seat, most: number): readonly Idea<GCACW>[] =>
  ideas(view, seat, most, learntFor(view, seat), UNREPLIED);
/** What greedy does: the first idea of who has learnt nothing. */
export const plain = (view: CampaignView, seat: Seat): Idea<GCACW> => ideas(view, seat, 1, PLAIN)[0]!;

const LIVELY = 8; // one reflex in so many is not the best
/** One answer, at once. */
export const reflex = (view: CampaignView, seat: Seat, pick: Pick, w: Weights = PLAIN): Action =>
  answersTo(view, seat, pick(LIVELY) === 1 ? 2 : 1, w, HASTY).at(-1)!.action;
