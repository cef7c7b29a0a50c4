import type { Choices } from '@bivouac/kernel';
import { areaNumber, board, CONFEDERATE, isFull, positionNumber, type Side, strengthOf, UNION } from '../data/index.ts';
import { isNightNext } from '../rules/06-orders.ts';
import { fieldsOf } from '../rules/09-sight.ts';
import { faceInto } from '../rules/10-moves.ts';
import { crossedLast } from '../rules/16-objectives.ts';
import { communication, fullyControlled } from '../rules/20-victory.ts';
import { type Action, lastBox, standNumber } from '../state.ts';
import { promise } from './attacks.ts';
import { byWorth, type Scored } from './moves.ts';
import { moverOf, postWorth } from './posts.ts';
import { type Scene, sceneOf, wayTo } from './scene.ts';

// What a commander decides: orders, hours, objectives, fieldworks, who is given up.

const LISTED = (offered: Choices<Action>): readonly Action[] => (offered.kind === 'list' ? offered.actions : []);

const WAITING = 0.7; // of what an attack promises now, when it is made a turn later
const NO_DRAW = 0.08; // under Attack no tokens are drawn, and turns are short
const TOKEN = 0.04;
const GOES_FIRST = 0.1; // whoever withdraws is first player, and cannot close up
const SAVED = 0.5; // of what the enemy's attacks promise him, if we go
const DOOMED = 9;

/** Attack if it promises much, or if nothing else saves the game; go if he promises himself more. */
export function orderAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const { t, side } = scene;
  const lost = side === UNION && t.day > 1 && fullyControlled(t) < t.objectives.length; // §20.3a
  const threat = promise(sceneOf({ ...scene.view, hands: {} }, scene.enemy));
  const worths: Readonly<Record<string, () => number>> = {
    hold: () => -(lost ? DOOMED : 0),
    attack: () => WAITING * promise(scene) - NO_DRAW,
    withdraw: () =>
      SAVED * threat -
      GOES_FIRST -
      TOKEN * Math.ceil(t.tray[side]! / 2) -
      (lost ? DOOMED : 0) -
      (isNightNext(t) ? 0.2 : 0),
  };
  const scored = LISTED(offered).map(action => ({
    action,
    worth: action.type === 'declare' ? (worths[action.order]?.() ?? 0) : 0,
  }));
  return scored.sort(byWorth);
}

const HOUR = 0.03;
/** As many hours as there may be; a shorter turn bars Hold. */
export const hourAnswers = (_scene: Scene, offered: Choices<Action>): readonly Scored[] =>
  LISTED(offered)
    .map(action => ({ action, worth: action.type === 'hours' ? HOUR * action.hours : 0 }))
    .sort(byWorth);

const AWAY = 1.2; // from the enemy: much for the first areas, little for the last
const HOME = 0.04; // for each area nearer to where the Union comes in
const GUARD = 0.03; // for each of our blocks near by
const CUT = 0.6; // no line of communication, or under fire
const FALLS = 3;

/** Areas from where a side comes in. */
const fromEntries = (side: Side, area: number): number =>
  Math.min(
    ...board.points
      .filter(point => point.side === side)
      .flatMap(({ areas }) => areas.map(each => board.distance[each * board.areas + area]!)),
  );

/** Objectives go away from the enemy, to where blocks guard them and the way home is open. */
export function objectiveAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const { t, own, far } = scene;
  const { areas, held } = fieldsOf(t, CONFEDERATE);
  const linked = communication(areas, held);
  const worths = new Map<number, number>();
  const areaWorth = (area: number): number => {
    const known = worths.get(area);
    if (known !== undefined) return known;
    const guards = own.filter(stand => wayTo(t.at[stand]!, area) <= 1).length;
    const apart = Math.min(far[area]!, fromEntries(CONFEDERATE, area) + 1);
    const safe = (AWAY * apart) / (apart + 3) - HOME * fromEntries(UNION, area);
    const worth = safe + GUARD * Math.min(4, guards) - (linked[area] === 1 ? 0 : CUT);
    worths.set(area, worth);
    return worth;
  };
  const scored = LISTED(offered).map(action => {
    if (action.type !== 'objectives') return { action, worth: 0 };
    let worth = 0;
    action.to.forEach((slug, i) => {
      const [from, to] = [areaNumber(action.from[i]!), areaNumber(slug)];
      worth += areaWorth(to) - areaWorth(from);
      if (crossedLast(t, positionNumber(action.by[i]!), to) === CONFEDERATE) worth -= FALLS;
    });
    return { action, worth };
  });
  return scored.sort(byWorth);
}

const WORKS = 0.15;
/** Fieldworks where the enemy is near and much is to be guarded; else the token is kept. */
export function fortifyAnswers({ t, far, care }: Scene, offered: Choices<Action>): readonly Scored[] {
  const scored = LISTED(offered).map(action => {
    if (action.type !== 'fortify') return { action, worth: 0 };
    const face = faceInto(positionNumber(action.at), areaNumber(action.front));
    const [front, rear] = [board.areaOf[face]!, board.areaOf[face ^ 1]!];
    const threatened = far[front]! <= 2 && far[front]! < far[rear]! && !t.works.includes(face);
    return { action, worth: threatened ? WORKS * (0.2 + care[front]! + care[rear]!) - TOKEN : -1 };
  });
  return scored.sort(byWorth);
}

/** The two blocks that stand worst; or the next to come. */
export function giveUpAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const { t } = scene;
  const price = (slug: string): number => {
    const stand = standNumber(slug);
    const at = t.at[stand]!;
    return at < 0 ? 0.2 : 0.5 + postWorth(scene, moverOf(scene, stand), at, t.front[stand]!);
  };
  const scored = LISTED(offered).map(action => ({
    action,
    worth: action.type === 'remove' ? -action.stands.reduce((sum, each) => sum + price(each), 0) : -1.2,
  }));
  return scored.sort(byWorth);
}

/** The block that leads, suffers or is given: by its strength, more (1) or less (-1) being better. */
export function byStrength(scene: Scene, offered: Choices<Action>, sign: number): readonly Scored[] {
  const strength = (slug: string): number => {
    const block = scene.labels[standNumber(slug)] ?? 0;
    return block === 0 ? 0 : strengthOf(block) + (isFull(block) ? 0.1 : 0);
  };
  const scored = LISTED(offered).map(action => {
    const first = 'stand' in action ? action.stand : 'stands' in action ? action.stands[0] : undefined;
    return { action, worth: first === undefined ? 0 : sign * 0.1 * strength(first) };
  });
  return scored.sort(byWorth);
}
export const hoursLeft = (t: Scene['t']): number => 16 * (3 - t.day) + (16 - lastBox(t));
