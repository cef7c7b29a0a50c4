import type { Draft } from '@bivouac/desk';
import { outlined } from '@bivouac/desk';
import type { Rule } from '@bivouac/kernel';
import { MODES } from '../rules/04-effect-record.ts';
import { isHit } from '../rules/dice.ts';
import type { Die } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  button,
  drafting,
  flag,
  type Offer,
  type Press,
  putBack,
  type Question,
  toggled,
  words,
} from './asked.ts';

// Dice that may be rolled again. Draft `{ some, dice }`: all of them, or one by one.

const openDice = (a: Asked): readonly number[] => (outlined(a) ?? []) as readonly number[];

const dieLabel = (t: Asked['t'], i: number, picked: boolean) => {
  const { face, need, target, mode }: Die = t.roll[i]!;
  return dx(picked ? 'desk.keepDie' : 'desk.rollDie', {
    face,
    need,
    target: t.id[target] ?? '',
    mode: MODES[mode] ?? '',
  });
};
function some(a: Asked, draft: Draft): Press[] {
  const open = openDice(a);
  const picked = words(draft, 'dice').filter(die => open.includes(Number(die)));
  const go = acting({ type: 'reroll', dice: picked.map(Number) });
  return [
    ...(picked.length > 0 ? [button('desk.reroll', { count: picked.length }, go, { primary: true })] : []),
    ...open.map(die => ({
      label: dieLabel(a.t, die, picked.includes(String(die))),
      next: drafting({ some: true, dice: toggled(picked, String(die)) }),
    })),
    putBack(),
  ];
}
function all(a: Asked): Press[] {
  const dice = openDice(a);
  return [
    button('desk.reroll', { count: dice.length }, acting({ type: 'reroll', dice }), { primary: true }),
    ...(dice.length > 1 ? [button('desk.rerollSome', {}, drafting({ some: true, dice: [] }))] : []),
    button('desk.noReroll', {}, acting({ type: 'decline' })),
  ];
}
const rerollOffer = (a: Asked, draft: Draft, rule: Rule): Offer => {
  const good = a.t.roll.filter(isHit).length;
  return {
    targets: [],
    buttons: flag(draft, 'some') ? some(a, draft) : all(a),
    hint: dx('desk.hint.reroll', { good, of: a.t.roll.length }, rule),
  };
};
export const rerolling = (rule: Rule): Question => ({
  rule,
  first: dx('desk.no.buttons', {}),
  offer: (a, draft) => rerollOffer(a, draft, rule),
  whyNot: () => null,
});
