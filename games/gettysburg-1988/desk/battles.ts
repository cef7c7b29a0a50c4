import { type Button, type Draft, listing, type OddsPanel, type Target } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { frontFactor, hasOneStep, hexIds, unitNumber } from '../data/index.ts';
import { gunsThatDefend } from '../rules/10b-artillery.ts';
import { type Action, type Battle, fightOf, isReduced, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  codes,
  drafting,
  listed,
  order,
  putBack,
  type Question,
  START,
  slugs,
  toggles,
  whole,
  whyAway,
  words,
} from './asked.ts';
import { battleOdds, rerollOdds } from './odds.ts';

// §4c: which battle next. Draft `{ battle }`.

export const sidesOf = ({ attackers, defenders, guns }: Battle) => ({
  attackers: codes(attackers),
  defenders: codes(defenders),
  guns: slugs(guns),
});

const resolvable = (a: Asked): readonly number[] =>
  listed(a).flatMap(action => (action.type === 'resolve' ? [action.battle] : []));

/** The battle under consideration: the only one there is, or the one chosen; -1: none. */
function considered(open: readonly number[], draft: Draft): number {
  const chosen = whole(draft, 'battle');
  if (open.length === 1) return open[0]!;
  return open.includes(chosen) ? chosen : -1;
}

export const battles: Question = {
  rule: '§4c',
  first: dx('desk.no.pickFirst', {}, '§4c'),
  offer(a, draft) {
    const open = resolvable(a);
    const chosen = considered(open, draft);
    const battle = a.t.battles[chosen];
    return {
      targets: battleTargets(a.t, open, chosen),
      buttons: battleButtons(a, open, chosen),
      hint: dx('desk.hint.battles', {}, '§4c'),
      ...(battle ? { odds: battleOdds(a, battle) } : {}),
    };
  },
  whyNot: (a, _draft, what) => whyAway(a.t, what) ?? whyNotBattleAt(a, what.hex),
};

/** One target a hex: two bombardments of the same hex are told apart by their buttons. */
function battleTargets(t: Table, open: readonly number[], chosen: number): Target<Action>[] {
  const taken = new Set<number>();
  return open.flatMap(number =>
    t.battles[number]!.defenders.flatMap(hex => {
      if (taken.has(hex)) return [];
      taken.add(hex);
      return [battleTarget(t, number, hex, number === chosen, open.length === 1)];
    }),
  );
}

function battleTarget(t: Table, number: number, hex: number, picked: boolean, only: boolean): Target<Action> {
  const label = dx('desk.consider', sidesOf(t.battles[number]!), '§4c');
  if (only) return atPlace(hexIds[hex]!, label, acting({ type: 'resolve', battle: number }));
  const next = drafting(picked ? START : { battle: number });
  return atPlace(hexIds[hex]!, label, next, picked ? { picked } : {});
}

function battleButtons(a: Asked, open: readonly number[], chosen: number): Button<Action>[] {
  const others = open.filter(number => number !== chosen);
  return [
    ...(chosen >= 0 && open.length > 1 ? [putBack()] : []),
    ...others.map(battle => button('desk.battle', sidesOf(a.t.battles[battle]!), drafting({ battle }))),
    ...(chosen >= 0 ? [order(a, dx('desk.fight', {}), { type: 'resolve', battle: chosen }, true)] : []),
  ];
}

function whyNotBattleAt(a: Asked, hex: number): Text | null {
  const later = a.t.battles.findIndex(({ defenders }) => defenders.includes(hex));
  if (later >= 0) return a.whyNot({ type: 'resolve', battle: later });
  const attacked = a.t.battles.find(({ attackers }) => attackers.includes(hex));
  if (attacked) return dx('desk.no.battleAt', { hexes: codes(attacked.defenders) }, '§4c');
  return dx('desk.no.noBattle', { hex: hexIds[hex]! }, '§4c');
}

// §10b3-a: guns for the defence. Draft `{ guns }`.

export const support: Question = {
  rule: '§10b3-a',
  first: dx('desk.no.pickGuns', {}, '§10b3-a'),
  offer(a, draft) {
    const f = fightOf(a.t);
    const guns = gunsThatDefend(a.t, a.setup, a.side, f.attackers);
    const chosen = words(draft, 'guns').filter(gun => guns.includes(gun));
    const none: Action = { type: 'supportDefence', guns: [] };
    const some: Action = { type: 'supportDefence', guns: chosen };
    const join = order(a, dx('desk.support', { guns: chosen }), some, true);
    return {
      targets: toggles(guns, chosen, gunsDraft, gunLabel),
      buttons: [
        ...(chosen.length > 0 ? [putBack(), join] : []),
        order(a, dx('desk.noSupport', {}), none, chosen.length === 0),
      ],
      hint: dx('desk.hint.support', {}, '§10b3-a'),
      odds: battleOdds(a, f, chosen.map(unitNumber)),
    };
  },
  whyNot: (a, _draft, { isPiece, name }) => (isPiece ? a.whyNot({ type: 'supportDefence', guns: [name] }) : null),
};

const gunsDraft = (guns: readonly string[]): Draft => (guns.length > 0 ? { guns } : START);
const gunLabel = (unit: string, picked: boolean): Text =>
  picked ? dx('desk.putDown', { unit }) : dx('desk.fire', { unit }, '§10b3-a');

// 10e: roll again or not. No draft.

export const reroll: Question = {
  rule: '§10e-b',
  first: dx('desk.no.buttons', {}, '§10e-b'),
  offer(a) {
    const f = fightOf(a.t);
    const die = a.side === a.t.phase ? f.attackDie : f.defenceDie;
    const odds: OddsPanel = rerollOdds(a, f);
    return {
      targets: [],
      buttons: [
        order(a, dx('desk.reroll', {}, '§10e-b'), { type: 'reroll' }),
        order(a, dx('desk.keepDie', { die }), { type: 'keepDie' }, true),
      ],
      hint: dx('desk.hint.reroll', {}, '§10e-c'),
      odds,
    };
  },
  whyNot: () => null,
};

// 4e: who takes the damage. No draft.

export const damage: Question = listing({
  rule: '§4e2-a',
  first: dx('desk.no.pickLoser', {}, '§4e2-a'),
  hint: dx('desk.hint.damage', {}, '§4e2-b'),
  shown: (a, action) => (action.type === 'lose' ? { targets: [lossTarget(a.t, action)] } : {}),
  suggests: cheapest,
  answer: ({ isPiece, name }) => (isPiece ? { type: 'lose', unit: name } : null),
});

/** The loss that costs least: nobody eliminated if that can be, then the fewest points. */
function cheapest({ t }: Asked, actions: readonly Action[]): Button<Action> | null {
  const losses = actions.filter(action => action.type === 'lose');
  if (losses.length < 2) return null;
  const price = ({ unit }: { readonly unit: string }): number => {
    const number = unitNumber(unit);
    return (isReduced(t, number) || hasOneStep[number] ? 100 : 0) + frontFactor[number]!;
  };
  const least = losses.reduce((best, each) => (price(each) < price(best) ? each : best));
  const { label, next } = lossTarget(t, least);
  return { label, next };
}

function lossTarget(t: Table, action: Extract<Action, { type: 'lose' }>): Target<Action> {
  const unit = unitNumber(action.unit);
  const eliminated = isReduced(t, unit) || hasOneStep[unit] === 1;
  const args = { unit: action.unit, eliminated: eliminated ? 1 : 0, points: frontFactor[unit]! };
  return atSprite(action.unit, dx('desk.lose', args, eliminated ? '§4e1-b' : '§4e1-a'), acting(action));
}
