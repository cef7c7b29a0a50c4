import type { Draft } from '@bivouac/desk';
import { arrows, cardNumber, eventOf, neighbours, pieceNumber, spaceIds } from '../data/index.ts';
import { acts } from '../rules/05-activated-force.ts';
import { handOf } from '../rules/05-cards.ts';
import { type Action, isInfiltrating, type Move, moveOf } from '../state.ts';
import type { Going } from './ahead.ts';
import { type Asked, slugs, word, words } from './asked.ts';
import { reach, type Way } from './ways.ts';

// The next step of a force in motion. Draft `{ leave, to, card, plan }`: who stays behind, a place, a card or a deed looked at.

export interface Step {
  readonly leave: readonly string[];
  readonly group: readonly number[]; // who goes on
  readonly to: string;
  readonly card: string;
}

export function stepOf(a: Asked, draft: Draft): Step {
  const m = moveOf(a.t);
  const may = slugs(dropping(m));
  const leave = words(draft, 'leave').filter(piece => may.includes(piece));
  const left = leave.map(pieceNumber);
  const card = word(draft, 'card');
  const held = handOf(a.view, a.side).includes(cardNumber(card));
  const group = m.pieces.filter(piece => !left.includes(piece));
  return { leave, group, to: word(draft, 'to'), card: held ? card : '' };
}

export const stepDraft = ({ leave, card }: Step, to = ''): Draft => ({
  ...(leave.length > 0 ? { leave } : {}),
  ...(card ? { card } : {}),
  ...(to ? { to } : {}),
});

/** Who may be left behind: not at the start, not while infiltrating, never the commander. */
export const dropping = (m: Move): number[] =>
  m.path.steps === 0 || isInfiltrating(m) || m.pieces.length < 2 ? [] : m.pieces.filter(piece => piece !== m.commander);

/** For every place that can be entered next, the ways to do it. */
export type Near = ReadonlyMap<string, readonly Going[]>;

export function nearby(a: Asked, step: Step): Near {
  const found = new Map<string, Going[]>();
  for (const action of goings(a, step)) found.set(action.to, [...(found.get(action.to) ?? []), action]);
  return found;
}

export const isGoing = (action: Action): action is Going =>
  action.type === 'march' || action.type === 'sail' || action.type === 'land';
export const isLanding = (card: string): boolean => card !== '' && eventOf(cardNumber(card)) === 'amphibious_landing';

function goings(a: Asked, { leave, card }: Step): Going[] {
  const all = acts(a.view).filter(isGoing);
  if (isLanding(card)) return all.flatMap(action => (action.type === 'land' ? [{ ...action, card }] : []));
  if (leave.length === 0) return all;
  const { at } = moveOf(a.t);
  const tried = [...neighbours[at]!, ...arrows[at]!].flatMap((space): Going[] => [
    { type: 'march', to: spaceIds[space]!, leave },
    { type: 'march', to: spaceIds[space]!, leave, infiltrate: true },
  ]);
  return tried.filter(action => a.whyNot(action) === null);
}

/** Places farther off, if nobody interferes on the way; a place that can be entered now is not among them. */
export function faraway(a: Asked, step: Step, near: Near): Way[] {
  const m = moveOf(a.t);
  if (step.card || isInfiltrating(m)) return [];
  return reach(a.t, a.setup, m, step.group).filter(
    ({ space, path }) => path.length > 1 && !near.has(spaceIds[space]!) && near.has(spaceIds[path[0]!]!),
  );
}

/** The marches along a way. */
export const marchesAlong = ({ leave }: Step, { path }: Way): Action[] =>
  path.map((space, i) => ({
    type: 'march',
    to: spaceIds[space]!,
    ...(i === 0 && leave.length > 0 ? { leave } : {}),
  }));
