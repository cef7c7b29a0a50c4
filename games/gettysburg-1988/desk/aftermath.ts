import type { Button, Draft, Target } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { hexIds, hexNumber, sideOf, unitIds, unitNumber } from '../data/index.ts';
import { hasCombatUnit } from '../rules/02-zones.ts';
import { vacated } from '../rules/04-advance.ts';
import { isBombardment } from '../rules/04-modifiers.ts';
import { flightFrom } from '../rules/04-retreat.ts';
import { type Action, fightOf } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { tx } from '../text/keys.ts';
import {
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  listed,
  order,
  type Pointed,
  putBack,
  type Question,
  START,
  slugs,
  whyAway,
  word,
  wordAmong,
} from './asked.ts';

// 4d: which stack retreats, and where to. Draft `{ from }`.

type Step = Extract<Action, { type: 'retreat' | 'leaveMap' | 'stand' }>;

interface Rout {
  readonly steps: readonly Step[];
  readonly stacks: readonly string[]; // hexes, each with someone to retreat
  readonly from: string; // the stack chosen, or the only one; '' for none
}

function routOf(a: Asked, draft: Draft): Rout {
  const steps = listed(a).filter(
    action => action.type === 'retreat' || action.type === 'leaveMap' || action.type === 'stand',
  );
  const stacks = [...new Set(steps.map(step => step.from))];
  const from = stacks.length === 1 ? stacks[0]! : wordAmong(draft, 'from', stacks);
  return { steps, stacks, from };
}

const fleeing = (a: Asked, from: string): readonly number[] => flightFrom(a.t, fightOf(a.t), hexNumber(from)).units;

export const retreat: Question = {
  rule: '§4d-b',
  first: dx('desk.no.pickFirst', {}, '§4d-b'),
  offer(a, draft) {
    const rout = routOf(a, draft);
    const ways = rout.steps.flatMap(step => (step.from === rout.from ? [step] : []));
    return {
      targets: [
        ...rout.stacks.flatMap(stack => stackTargets(a, rout, stack)),
        ...ways.flatMap(way => wayTarget(a, way)),
      ],
      buttons: [
        ...(rout.from && rout.stacks.length > 1 ? [putBack()] : []),
        ...ways.flatMap(way => wayButton(a, way, ways.length === 1)),
      ],
      hint: rout.from ? dx('desk.hint.retreat', {}, '§4d1') : dx('desk.hint.stacks', {}, '§4d-b'),
    };
  },
  whyNot: (a, draft, what) => whyAway(a.t, what) ?? whyNotRetreat(a, routOf(a, draft), what),
};

/** Stacks are chosen by their pieces, and by their hexes as long as none is chosen. */
function stackTargets(a: Asked, rout: Rout, stack: string): Target<Action>[] {
  if (rout.stacks.length === 1) return [];
  const units = fleeing(a, stack);
  const label = dx('desk.retreatFrom', { units: slugs(units), hex: stack }, '§4d-b');
  const picked = stack === rout.from;
  const next = drafting(picked ? START : { from: stack });
  const more = picked ? { picked } : {};
  const pieces = units.map(unit => atSprite(unitIds[unit]!, label, next, more));
  return rout.from === '' ? [...pieces, atPlace(stack, label, next)] : pieces;
}

function wayTarget(a: Asked, way: Step): Target<Action>[] {
  if (way.type !== 'retreat') return [];
  const onward = hasCombatUnit(a.t, a.side, hexNumber(way.to)) ? 1 : 0;
  const args = { units: slugs(fleeing(a, way.from)), hex: way.to, onward };
  return [atPlace(way.to, dx('desk.retreatTo', args, onward ? '§4d4-a' : '§4d-a'), acting(way), { path: [way.to] })];
}

function wayButton(a: Asked, way: Step, only: boolean): Button<Action>[] {
  const units = slugs(fleeing(a, way.from));
  if (way.type === 'leaveMap') return [order(a, dx('desk.retreatOff', { units }, '§4d6'), way, only)];
  if (way.type === 'retreat') return [];
  const bombarded = isBombardment(fightOf(a.t));
  const label = bombarded ? dx('desk.stay', { units }, '§10b2-e') : dx('desk.stand', { units }, '§4d5');
  return [order(a, label, way, only || bombarded)];
}

function whyNotRetreat(a: Asked, { from }: Rout, { unit, place: name }: Pointed): Text | null {
  const asStack = from === '' || (unit >= 0 && sideOf[unit] === a.side);
  if (asStack && name !== from) return a.whyNot({ type: 'retreat', from: name, to: name });
  if (name === from) return a.whyNot({ type: 'stand', from }) ?? dx('desk.no.there', { hex: name }, '§4d-b');
  return a.whyNot({ type: 'retreat', from, to: name });
}

// 4f: who occupies what. Draft `{ unit }`.

export const advance: Question = {
  rule: '§4f-b',
  first: dx('desk.no.pickFirst', {}, '§4f-b'),
  offer(a, draft) {
    const moves = listed(a).filter(action => action.type === 'advance');
    const units = [...new Set(moves.map(move => move.unit))];
    const chosen = wordAmong(draft, 'unit', units);
    return {
      targets: [
        ...units.map(unit => occupierTarget(unit, unit === chosen)),
        ...moves.filter(move => move.unit === chosen).map(occupyTarget),
      ],
      buttons: [
        ...(chosen ? [putBack()] : []),
        button('desk.endAdvance', {}, acting({ type: 'endAdvance' }), chosen ? {} : { primary: true }),
      ],
      hint: dx('desk.hint.advance', {}, '§4f-a'),
    };
  },
  whyNot: (a, draft, what) => whyAway(a.t, what) ?? whyNotAdvance(a, word(draft, 'unit'), what),
};

function occupierTarget(unit: string, picked: boolean): Target<Action> {
  if (picked) return atSprite(unit, dx('desk.putDown', { unit }), drafting(START), { picked });
  return atSprite(unit, dx('desk.occupyWith', { unit }, '§4f-b'), drafting({ unit }));
}

function occupyTarget(move: Extract<Action, { type: 'advance' }>): Target<Action> {
  const label = dx('desk.occupy', { unit: move.unit, hex: move.to }, '§4f-b');
  return atPlace(move.to, label, acting(move), { path: [move.to] });
}

function whyNotAdvance(a: Asked, chosen: string, { hex, place, name, isPiece }: Pointed): Text | null {
  const free = vacated(a.t);
  if (isPiece) return a.whyNot({ type: 'advance', unit: name, to: hexIds[free[0]!]! });
  if (unitNumber(chosen) >= 0) return a.whyNot({ type: 'advance', unit: chosen, to: place });
  return free.includes(hex) ? null : tx('no.advanceHex', { hex: place }, '§4f-f');
}
