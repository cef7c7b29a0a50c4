import type { Button, Draft, Target } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { frontFactor, hexIds, hexNumber, isGeneral, sideOf, unitIds, unitNumber } from '../data/index.ts';
import { hasCombatUnit } from '../rules/02-zones.ts';
import { mayOccupy, parties, vacated } from '../rules/04-advance.ts';
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
  wordAmong,
  words,
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

// 4f: who occupies what. Draft `{ party }`; without one everybody who may go together.

export const advance: Question = {
  rule: '§4f-b',
  first: dx('desk.no.pickFirst', {}, '§4f-b'),
  offer(a, draft) {
    const hexes = vacated(a.t);
    const party = partyOf(a, draft);
    return {
      targets: [
        ...mayOccupy(a.t, fightOf(a.t)).flatMap(unit => occupierTarget(a, party, unitIds[unit]!)),
        ...hexes.flatMap(hex => occupyTarget(a, party, hexIds[hex]!)),
      ],
      buttons: [
        ...(isPicked(draft) ? [putBack()] : []),
        button('desk.endAdvance', {}, acting({ type: 'endAdvance' }), { primary: party.length === 0 }),
      ],
      hint: dx('desk.hint.advance', {}, '§4f-a'),
    };
  },
  whyNot: (a, draft, what) => whyAway(a.t, what) ?? whyNotAdvance(a, partyOf(a, draft), what),
};

const isPicked = (draft: Draft): boolean => typeof draft === 'object' && draft !== null && 'party' in draft;

/** The units picked, or the largest party that may go to the first hex left open. */
function partyOf(a: Asked, draft: Draft): readonly string[] {
  const open = mayOccupy(a.t, fightOf(a.t));
  if (isPicked(draft)) return words(draft, 'party').filter(unit => open.includes(unitNumber(unit)));
  for (const hex of vacated(a.t)) {
    const party = largest(a, hex, open);
    if (party.length > 0) return party;
  }
  return [];
}

/** Of these units as many, and as strong, as may occupy a hex together; all their generals with them. */
function largest(a: Asked, hex: number, among: readonly number[], with_ = -1): readonly string[] {
  let best: readonly number[] = [];
  for (const party of parties(a.t, a.setup, hex)) {
    if (party.some(unit => !among.includes(unit)) || (with_ >= 0 && !party.includes(with_))) continue;
    if (strength(party) > strength(best)) best = party;
  }
  const names = best.map(unit => unitIds[unit]!);
  for (const general of best.length > 0 ? among.filter(unit => isGeneral[unit] && !best.includes(unit)) : []) {
    const more = [...names, unitIds[general]!];
    if (!a.whyNot({ type: 'advance', units: more, to: hexIds[hex]! })) names.push(unitIds[general]!);
  }
  return names;
}
const strength = (party: readonly number[]): number =>
  party.reduce((sum, unit) => sum + (isGeneral[unit] ? 1 : 100 + 5 * frontFactor[unit]!), 0);

/** Taken out, or taken along; whoever then may not stay with him is put down. */
function occupierTarget(a: Asked, party: readonly string[], unit: string): Target<Action>[] {
  if (party.includes(unit)) {
    const units = party.filter(each => each !== unit);
    return [atSprite(unit, dx('desk.putDown', { unit }), drafting({ party: units }), { picked: true })];
  }
  const who = unitNumber(unit);
  const crowd = [...party, unit].map(unitNumber);
  const fits = vacated(a.t).map(hex => largest(a, hex, crowd, who));
  const units = fits.find(each => each.length > 0);
  return units ? [atSprite(unit, dx('desk.occupyWith', { unit }, '§4f-b'), drafting({ party: units }))] : [];
}

function occupyTarget(a: Asked, party: readonly string[], to: string): Target<Action>[] {
  const action: Action = { type: 'advance', units: party, to };
  if (a.whyNot(action)) return [];
  return [atPlace(to, dx('desk.occupy', { units: party, hex: to }, '§4f-d'), acting(action), { path: [to] })];
}

function whyNotAdvance(a: Asked, party: readonly string[], { hex, place, name, isPiece }: Pointed): Text | null {
  const free = vacated(a.t);
  if (isPiece) return a.whyNot({ type: 'advance', units: [name], to: hexIds[free[0]!]! });
  if (party.length > 0) return a.whyNot({ type: 'advance', units: party, to: place });
  return free.includes(hex) ? null : tx('no.advanceHex', { hex: place }, '§4f-f');
}
