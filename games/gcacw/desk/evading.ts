import { listing, type OddsPanel } from '@bivouac/desk';
import { cavalryIn, evasionModifier, reduction } from '../rules/07-cavalry.ts';
import { type Action, hexId } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { points } from '../text/names.ts';
import { type Asked, acting, atSprite, button, type Pointed, type Question, slugsOf } from './asked.ts';

// 7.7 Cavalry is asked whether it goes before it is attacked.

interface Evading {
  readonly hex: number;
  readonly from: number;
}
const FACES = [1, 2, 3, 4, 5, 6];

/** What its die would take off the enemy's march, and what it may cost. */
function evasionOdds(a: Asked): OddsPanel {
  const { t } = a;
  const { hex, from } = a.locals as Evading;
  const units = cavalryIn(t, a.side, hex);
  const modifier = evasionModifier(t, units, hex, from);
  const shares = new Map<number, number>();
  for (const die of FACES) {
    const taken = t.march ? reduction(die + modifier) : 0;
    shares.set(taken, (shares.get(taken) ?? 0) + 1);
  }
  return {
    title: dx('desk.odds.evade', { units: slugsOf(t, units) }, '§7.7-roll'),
    lines: [
      {
        text: dx('desk.odds.evadeDie', {}, '§7.7-mod-cumulative'),
        value: modifier < 0 ? `−${-modifier}` : `+${modifier}`,
      },
      { text: dx('desk.odds.evadeLoss', {}, '§7.7-loss'), value: '1/6' },
    ],
    bars: [...shares].map(([taken, share]) => ({
      label: dx('desk.odds.takes', { points: points(taken) }, '§7.7-reduce'),
      share,
      good: taken > 0 ? 'good' : 'even',
    })),
    of: FACES.length,
    summary: dx('desk.odds.evades', {}, '§7.7-fatigue'),
  };
}

export const evading: Question = {
  rule: '§7.7-declare-now',
  first: dx('desk.no.evade', {}, '§7.7-declare-now'),
  offer(a) {
    const { hex } = a.locals as Evading;
    const riders = slugsOf(a.t, cavalryIn(a.t, a.side, hex));
    const go = acting({ type: 'evade' });
    const args = { hex: hexId(a.t, hex) };
    return {
      targets: riders.map(unit => atSprite(unit, dx('desk.evade', args, '§7.7-stack-cav'), go)),
      buttons: [button('desk.evade', args, go), button('desk.stand', args, acting({ type: 'hold' }))],
      hint: dx('desk.hint.evade', {}, '§7.7-declare-now'),
      carry: riders,
      odds: evasionOdds(a),
    };
  },
  whyNot: () => null,
};

export const evasionLoss: Question = listing<Action, Asked, Pointed>({
  ...{ rule: '§7.7-stack-loss', first: dx('desk.no.lose', {}, '§7.7-stack-loss') },
  hint: dx('desk.hint.lose', { owed: 1 }, '§7.7-stack-loss'),
  shown(_a, action) {
    if (action.type !== 'lose') return {};
    const { unit, manpower } = action;
    return { targets: [atSprite(unit, dx('desk.lose', { unit, manpower }, '§7.7-stack-loss'), acting(action))] };
  },
  answer: () => null,
});
