import { type Public, questionName, type Seat, type Text } from '@bivouac/kernel';
import { SIDES, type Side, sideNumber, spaceNumber } from '../data/index.ts';
import { type Action, isSiege, type Table, type WildernessView, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { demolitions } from './05-construction.ts';

/** §5.46a The questions of one's own phase at which one may demolish: no battle, raid or response is under way. */
const QUIET = ['phase.choose', 'activation.designate', 'activation.order', 'act.decide', 'construction.build'];

export function demolitionsNow(view: WildernessView, side: Side): Action[] {
  const question = questionName(view);
  if (view.table.active !== side || question === null || !QUIET.includes(question)) return [];
  return demolitions(view.table, side);
}

/** §5.46a The clause that bars it: the phase, the siege, nothing there to pull down, or what is being resolved. */
function whyNotDemolish(t: Table, side: Side, slug: string, what: string): Text {
  if (side !== t.active) return tx('no.demolishPhase', { side: SIDES[t.active] }, '§5.46a');
  const space = spaceNumber(slug);
  if (isSiege(t, space) && t.holder[space] === side) return tx('no.demolishSiege', { space: slug }, '§5.46a');
  const theirs = demolitions(t, side).some(
    each => each.type === 'demolish' && each.space === slug && each.what === what,
  );
  return theirs ? tx('no.demolish', {}, '§5.46a') : tx('no.demolishNothing', {}, '§5.46a');
}

/** Why a seat may not do this now. */
export function notAsked({ table: t }: Public<WW>, seat: Seat, action: Action): Text {
  const side = SIDES[t.active];
  if (action.type === 'demolish') return whyNotDemolish(t, sideNumber(seat), action.space, action.what);
  if (action.type === 'respond') return tx('no.respond', {}, '§5.56a');
  if (seat !== side) return tx('no.otherPhase', { side }, '§4.A.2a');
  return tx('no.notNow', {}, '§5.31a');
}
