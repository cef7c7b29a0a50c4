import type { Choices } from '@bivouac/kernel';
import { areaNumber, board, isFull, NIGHT, positionNumber, strengthOf, UNION } from '../data/index.ts';
import { isNightNext } from '../rules/06-orders.ts';
import { faceInto } from '../rules/10-moves.ts';
import { type Action, ATTACK, inPlay, lastBox, standNumber } from '../state.ts';
import { isInDoubt, plansOf, promise } from './attacks.ts';
import { byWorth, type Scored } from './moves.ts';
import { moverOf, postWorth } from './posts.ts';
import { type Scene, sceneOf } from './scene.ts';

// What a commander decides: orders, hours, objectives, fieldworks, who is given up.

const LISTED = (offered: Choices<Action>): readonly Action[] => (offered.kind === 'list' ? offered.actions : []);

const TOKEN = 0.04;
const DOOMED = 9;

/** Attack if it promises much, or if nothing else saves the game; go if he promises himself more. */
export function orderAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  const { t, side, w } = scene;
  const lost = isInDoubt(scene); // §20.3a
  const threat = promise(sceneOf({ ...scene.view, hands: {} }, scene.enemy, scene.sets));
  const worths: Readonly<Record<string, () => number>> = {
    hold: () => (lost ? -DOOMED : isRestOfDay(scene) ? w.rest : 0),
    attack: () =>
      w.waiting * promise(scene) -
      w.noDraw +
      (t.first === side && plansOf(scene).length === 0 ? w.short : 0) +
      (isLastHourNext(scene) ? w.eve : 0),
    withdraw: () =>
      w.saved * threat -
      w.goesFirst -
      TOKEN * Math.ceil(t.tray[side]! / 2) -
      (lost ? DOOMED : 0) -
      (t.day > 1 ? w.stays : 0) -
      (isNightNext(t) ? 0.2 : 0),
  };
  const scored = LISTED(offered).map(action => ({
    action,
    worth: action.type === 'declare' ? (worths[action.order]?.() ?? 0) : 0,
  }));
  return scored.sort(byWorth);
}

/** Whether the Union may make all hours before Night one turn, in which the enemy cannot attack. */
function isRestOfDay({ t, side, enemy }: Scene): boolean {
  if (side !== UNION || t.day === 1 || t.first === side || t.latest !== enemy || t.next[enemy] === ATTACK) return false;
  const fewest = Math.min(inPlay(t, side).length, inPlay(t, enemy).length);
  return isNightNext(t) || 1 + Math.floor(fewest / 3) >= NIGHT - lastBox(t) - 1;
}

/** Whether the turn to come is the last before Night, when whoever looks into an objective can be driven off only under Attack. */
const isLastHourNext = ({ t, side }: Scene): boolean => side === UNION && t.day > 1 && lastBox(t) + 2 === NIGHT;

const HOUR = 0.03;
/** As many hours as there may be; a shorter turn bars Hold. One hour while an objective is in doubt: before Night it is too late. */
export const hourAnswers = (scene: Scene, offered: Choices<Action>): readonly Scored[] => {
  const sign = isInDoubt(scene) ? -1 : 1;
  return LISTED(offered)
    .map(action => ({
      action,
      worth: action.type === 'hours' ? sign * HOUR * action.hours : 0,
    }))
    .sort(byWorth);
};

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
