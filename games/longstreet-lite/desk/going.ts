import type { Draft, Next } from '@bivouac/desk';
import type { Point, Text } from '@bivouac/kernel';
import { whyNotMove } from '../rules/06-movement.ts';
import type { Action, Call_ } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Aim, type Asked, acting, drafting, isStart, type Offer, type Pointed, word } from './asked.ts';
import { type Moves, moveOffer, movesOf, moving, movingAt, picks } from './moving.ts';
import { inPhase } from './where.ts';

// 6 A unit taken up before a phase is called: setting it down calls movement, and then it goes. The drafts are those of a
// move, with the cards that are to call beside it.

export const isGoing = (draft: Draft): boolean => word(draft, 'unit') !== '';

/** As whoever is to order will be asked once movement is called. */
function called(a: Asked, { cards }: Call_): Moves {
  const { table, ...view } = inPhase(a.view, 'movement', cards.length);
  const pub = { ...view, table: { ...table, acted: table.acted.map(() => 0) } };
  return movesOf({ ...a, view: pub, t: pub.table, whyNot: action => whyNotMove(pub, a.side, action) });
}
const kept = (draft: Draft, picked: readonly string[]): Draft =>
  isStart(draft) || picked.length === 0 ? draft : { ...(draft as object), cards: picked };

/** What is picked keeps its place beside the move; a move is made after the call. */
const after =
  (call: Call_, picked: readonly string[]) =>
  <T extends { readonly next: Next<Action> }>(way: T): T => {
    const { next } = way;
    return { ...way, next: 'draft' in next ? drafting(kept(next.draft, picked)) : acting(call, [next.action]) };
  };

/** Whom one may take up; nobody, if movement cannot be called. */
export function goers(a: Asked, call: Call_, picked: readonly string[]): readonly Aim[] {
  return a.whyNot(call) ? [] : picks(called(a, call), -1).map(after(call, picked));
}
/** A unit in hand; null: it cannot go. */
export function goingOffer(a: Asked, draft: Draft, call: Call_, picked: readonly string[]): Offer | null {
  const offered = a.whyNot(call) ? null : moveOffer(called(a, call), draft);
  if (!offered) return null;
  const label = dx('desk.callAndGo', { cards: call.cards }, '§4-call-a');
  const buttons = offered.buttons.map(each => ('action' in each.next ? { ...each, label } : each));
  return {
    ...offered,
    targets: offered.targets.map(after(call, picked)),
    buttons: buttons.map(after(call, picked)),
  };
}
export function goingAt(a: Asked, draft: Draft, call: Call_, picked: readonly string[], point: Point): Aim | null {
  const aim = a.whyNot(call) ? null : movingAt(called(a, call), draft, point);
  return aim && after(call, picked)(aim);
}
export const whyNotGoing = (a: Asked, draft: Draft, call: Call_, what: Pointed): Text | null =>
  a.whyNot(call) ?? moving.whyNot(called(a, call).a, draft, what);
