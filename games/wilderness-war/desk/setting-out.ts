import type { Draft, OddsPanel } from '@bivouac/desk';
import { spaceIds, spaceNumber } from '../data/index.ts';
import { openMove } from '../rules/05-activated-force.ts';
import { battleAhead } from '../rules/odds.ts';
import type { Action, Move, Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Aim, type Asked, acting, atPlace, drafting, type Press } from './asked.ts';
import { battlePanel, chanceOf } from './odds.ts';
import { reach, type Way } from './ways.ts';

// Marches of several spaces: of a force that is under way, or of one that is only being put together.

export interface Outing {
  readonly t: Table; // with the force in motion
  readonly m: Move;
  readonly before: readonly Action[]; // what has to be done first
  marches(way: Way): readonly Action[];
  draft(to: string): Draft; // a place looked at
}

/** A force not yet activated, as if it were. */
export function outingOf(a: Asked, pieces: readonly number[], force: Action, draft: Outing['draft']): Outing {
  const t: Table = { ...a.t };
  const m = openMove(t, { commander: pieces[0]!, pieces: [...pieces] });
  return { t, m, before: [force], marches: ({ path }) => path.map(marchTo), draft };
}
const marchTo = (space: number): Action => ({ type: 'march', to: spaceIds[space]! });

/** Everywhere it can get to if nobody interferes. */
export const waysOut = (a: Asked, { t, m }: Outing): Way[] => reach(t, a.setup, m, m.pieces);

const stepsTo = ({ m }: Outing, { path }: Way): number => m.path.steps + path.length;

/** A harmless way is gone at once; where the enemy is, it is looked at first. */
export function wayTarget(a: Asked, out: Outing, way: Way): Aim {
  const space = spaceIds[way.space]!;
  const [first, ...rest] = [...out.before, ...out.marches(way)] as [Action, ...Action[]];
  const next = way.held ? drafting(out.draft(space)) : acting(first, rest);
  const ahead = way.held ? fightAt(out, way) : null;
  const fight = ahead ? { fight: chanceOf(a, space, ahead) } : {};
  const more = { cost: String(stepsTo(out, way)), path: way.path.map(each => spaceIds[each]!), ...fight };
  return atPlace(space, way.held ? lookLabel(space) : farLabel(out, way), next, more);
}
const lookLabel = (space: string) => dx('desk.lookAt', { space }, '§6.51a');
const farLabel = (out: Outing, way: Way) =>
  dx('desk.marchFar', { space: spaceIds[way.space]!, steps: stepsTo(out, way), land: way.land ? 1 : 0 }, '§6.2a');

/** Going all the way, and fighting there if it comes to that. */
export function goButton(out: Outing, way: Way): Press {
  const [first, ...rest] = [...out.before, ...out.marches(way)] as [Action, ...Action[]];
  const args = { space: spaceIds[way.space]!, steps: stepsTo(out, way), fight: fightAt(out, way) ? 1 : 0 };
  return { label: dx('desk.marchFarIn', args, '§6.51a'), next: acting(first, rest), primary: true };
}

/** The battle at the end of it, as it would be if nobody answered on the way. */
function fightAt({ t, m }: Outing, { path, space }: Way): ReturnType<typeof battleAhead> {
  const near: Table = { ...t, move: { ...m, at: path.at(-2) ?? m.at } };
  return battleAhead(near, { type: 'march', to: spaceIds[space]! });
}
export function wayOdds(a: Asked, out: Outing, way: Way): OddsPanel | undefined {
  const fight = fightAt(out, way);
  return fight ? battlePanel(a, fight.t, fight.b) : undefined;
}

export const wayTo = (ways: readonly Way[], to: string): Way | undefined =>
  to === '' ? undefined : ways.find(way => way.held && way.space === spaceNumber(to));
