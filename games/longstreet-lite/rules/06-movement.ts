import { type Choices, done, only, rules, type Text } from '@bivouac/kernel';
import { SIDES, type Side } from '../data/index.ts';
import { sampleMove } from '../fuzz/sample-moves.ts';
import {
  type Action,
  hasActed,
  isLimbered,
  isOnTable,
  type LL,
  type Pub,
  sideOf,
  type U,
  unitId,
  unitNumber,
} from '../state.ts';
import { type Key, tx } from '../text/keys.ts';
import type { MoveEffect } from './04-effect-record.ts';
import { isBarred, moveEffect } from './04-effects.ts';
import { timeOf } from './04-untimely.ts';
import { isChange, judgeChange } from './06-formations.ts';
import { type Judged, judgeDrive, judgeMarch, judgeProlong } from './06-marches.ts';
import { positionOf } from './kept.ts';
import { spotOf, went } from './told.ts';

// 6 THE MOVEMENT PHASE.

const { procedure } = rules<LL>();
export const END: Action = { type: 'end' };

/** What a unit does in a movement phase. */
export type Moving = Extract<
  Action,
  { type: 'march' | 'drive' | 'prolong' | 'quarter' | 'reshape' | 'limber' | 'unlimber' }
>;
export const isMoving = (action: Action): action is Moving =>
  action.type === 'march' || action.type === 'drive' || action.type === 'prolong' || isChange(action);

/** It changed its formation and may still go forward: §card-by-the-flank. */
const CHANGED = 2;

/** §6-mov-a, §6-mov-b, §faq-1 A unit of one's own that has not acted yet. */
export function whyNotUnit({ table: t }: Pub, side: Side, slug: string): Text | null {
  const unit = unitNumber(t, slug);
  if (unit < 0 || !isOnTable(t, unit) || sideOf(t, unit) !== side) return tx('no.unit', { unit: slug }, '§6-mov-b');
  if (hasActed(t, unit)) return tx('no.actedAlready', { unit: slug }, '§6-mov-a');
  if (isBarred(t, unit, 'move')) return tx('no.barred', { unit: slug }, '§card-old-rivals');
  return null;
}

/** A move is judged when it is tried, and again when it is made: the last one is kept, with all that it depends on. */
let last: {
  readonly action: Moving;
  readonly unit: number;
  readonly position: number;
  readonly cards: number;
  readonly effect: MoveEffect | null;
  readonly judged: Judged;
} | null = null;
export function judge(pub: Pub, unit: number, action: Moving): Judged {
  const { table: t } = pub;
  const [position, cards, effect] = [positionOf(pub), t.call?.cards ?? 0, moveEffect(t, unit)];
  const isSame = last?.position === position && last.unit === unit && last.cards === cards && last.effect === effect;
  if (last?.action === action && isSame) return last.judged;
  const judged = judgeAnew(pub, unit, action);
  last = { action, unit, position, cards, effect, judged };
  return judged;
}
function judgeAnew(pub: Pub, unit: number, action: Moving): Judged {
  if (isChange(action)) return judgeChange(pub, unit, action);
  if (action.type === 'march') return judgeMarch(pub, unit, action);
  return action.type === 'drive' ? judgeDrive(pub, unit, action) : judgeProlong(pub, unit, action);
}

export function whyNotMove(pub: Pub, side: Side, action: Action): Text | null {
  if (action.type === 'end') return null;
  if (!isMoving(action)) return tx('no.moveFirst', {}, timeOf(action, '§6-mov-b'));
  const unit = unitNumber(pub.table, action.unit);
  return whyNotUnit(pub, side, action.unit) ?? whyNotSecond(pub, unit, action) ?? judge(pub, unit, action).why;
}
/** §card-by-the-flank After its change of formation a unit goes forward, and nothing else. */
function whyNotSecond({ table: t }: Pub, unit: number, action: Moving): Text | null {
  if (t.acted[unit] !== CHANGED) return null;
  if (action.type === 'march' && !action.difficult && !action.steps.includes('about')) return null;
  return tx('no.byTheFlank', { unit: action.unit }, '§card-by-the-flank');
}

const TOLD: Readonly<Record<Moving['type'], Extract<Key, `moved.${string}`>>> = {
  march: 'moved.march',
  drive: 'moved.drive',
  prolong: 'moved.prolong',
  quarter: 'moved.quarter',
  reshape: 'moved.reshape',
  limber: 'moved.limber',
  unlimber: 'moved.unlimber',
};

/** The unit stands where the move leads. */
export function doMove(u: U, action: Moving, { pose, form, cost, causes }: Judged): void {
  const { table: t } = u;
  const unit = unitNumber(t, action.unit);
  const from = spotOf(u, unit);
  t.acted = t.acted.map((acted, each) => (acted === CHANGED && each !== unit ? 1 : acted)); // §6-mov-b
  if (action.type === 'limber') t.guns[unit] = t.form[unit]!.length; // §1-art-c
  if (action.type === 'unlimber') t.guns[unit] = 0;
  t.x[unit] = pose.x;
  t.y[unit] = pose.y;
  t.heading[unit] = pose.heading;
  t.form[unit] = form;
  const twice = isChange(action) && moveEffect(t, unit)?.thenForward !== undefined && t.acted[unit] === 0;
  t.acted[unit] = twice ? CHANGED : 1;
  const said = { unit: unitId(t, unit), cost, causes };
  u.say(tx(TOLD[action.type], said, isLimbered(t, unit) ? '§6-amov-b' : '§6-mov-a'), went(u, unit, from, 'march'));
}

const choicesOf = (pub: Pub, side: Side): Choices<Action> => ({
  kind: 'space',
  check: action => whyNotMove(pub, side, action),
  sample: pick => sampleMove(pub, side, pick),
});

export const movement = procedure('movement')({
  move: {
    asks: ({ table: t }) => only(SIDES[t.active]),
    prompt: ({ table: t }) => tx('prompt.move', { side: SIDES[t.active] }, '§6-mov-b'),
    choices: view => choicesOf(view, view.table.active),
    take(u, _locals, action) {
      if (!isMoving(action)) return done(); // §6-mov-d, §4-call-c
      doMove(u, action, judge(u, unitNumber(u.table, action.unit), action));
      return { go: 'move' };
    },
  },
});
