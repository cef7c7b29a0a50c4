import type { Public, Rule, Seat, Text } from '@bivouac/kernel';
import { cardNumber, momentOf, SIDES, sideNumber } from '../data/index.ts';
import type { Action, LL, Table } from '../state.ts';
import { tx } from '../text/keys.ts';

// 4 What is tried at the wrong time, or by the wrong player: the rule that says when it has its time.

const TIMES: Readonly<Partial<Record<Action['type'], Rule>>> = {
  reform: '§4-reform-a',
  interrupt: '§4-int-a',
  discard: '§4-nodis-a',
  morale: '§4-morale-a',
  fire: '§5-fire-a',
  march: '§6-mov-a',
  drive: '§6-mov-a',
  prolong: '§6-mov-a',
  quarter: '§6-mov-a',
  reshape: '§6-mov-a',
  limber: '§6-mov-a',
  unlimber: '§6-mov-a',
  charge: '§7-cbt-a',
};
/** The rule against an action that belongs to another time; `otherwise` if none says so in particular. */
export const timeOf = ({ type }: Action, otherwise: Rule): Rule => TIMES[type] ?? otherwise;

/** §4-int-c, §4-int-d When a card could have interrupted. */
export const ruleOfMoment = (card: number): Rule => (card >= 0 && momentOf(card) === 'start' ? '§4-int-d' : '§4-int-c');

/** Why somebody who is not asked may not do that now. */
export function notAsked({ table: t }: Public<LL>, seat: Seat, action: Action): Text {
  const isActive = sideNumber(seat) === t.active;
  if (action.type === 'interrupt') return whyNoInterrupt(t, isActive, action.card);
  if (action.type === 'morale')
    return isActive ? tx('no.moraleActive', {}, '§4-morale-a') : tx('no.moraleLate', {}, '§5-seq-c');
  const rule = isActive ? '§4-turn-a' : timeOfPassive(action);
  return tx('no.turn', { side: SIDES[1 - sideNumber(seat)]! }, rule);
}
function whyNoInterrupt(t: Table, isActive: boolean, card: string): Text {
  if (isActive) return tx('no.interruptActive', {}, '§4-int-a');
  if (t.interrupt !== null) return tx('no.interruptAgain', {}, '§4-int-b');
  return tx('no.interruptLate', {}, ruleOfMoment(cardNumber(card)));
}
/** §faq-4, §5-fire-b The passive side does not shoot back. */
const timeOfPassive = ({ type }: Action): Rule => (type === 'fire' ? '§5-fire-b' : '§4-turn-a');
