import type { Choices } from '@bivouac/kernel';
import { board, isMarchToken, positionNumber, tokenId, tokenNumber, tokenOf } from '../data/index.ts';
import { boundForEnemies } from '../rules/13-declaration.ts';
import { fireOf, perThree, pointsOf, supportable, targetsFor } from '../rules/13-guns.ts';
import { stockOf } from '../rules/22-bombardment.ts';
import { type Action, attackOf, staffOf, type Table } from '../state.ts';
import { isInDoubt } from './attacks.ts';
import { byWorth, type Scored } from './moves.ts';
import type { Scene } from './scene.ts';

// Artillery: what is laid where, what it fires at, and which tokens one can spare.

const HIT = 0.15; // on a gun or a block
const POINT = 0.015; // towards the next hit
export const TOKEN = 0.04;
const EXTRA = 0.05; // a token beyond those an attack costs anyway
export const LAST = 2; // without a token the Union cannot declare Attack
export const MANY = 3; // tokens that a second bombardment draws again
const SECOND = 0.02; // and brings
const MARCH = 1.1; // a March token, in points of artillery: it is fieldworks at Night

/** What a token is worth on the tray. */
export const tokenWorth = (token: number): number => (isMarchToken(token) ? MARCH : (tokenOf(token).strength ?? 0));

export type Laid = readonly (readonly [token: number, at: number])[];
export const laidBy = ({ view, side }: Scene): Laid =>
  (view.hands[staffOf(side)]?.guns ?? []).map(([token, at]) => [token!, at!] as const);

/** A position of artillery: what it turns to first, and with how many points. */
interface Battery {
  readonly target: number | undefined;
  readonly fire: (tokens: readonly number[]) => number;
}
function batteryAt({ t, side }: Scene, at: number): Battery {
  const attack = attackOf(t);
  if (side === attack.side) return { target: targetsFor(t, attack, at)[0], fire: pointsOf };
  const [target] = supportable(t, at);
  const blocks = attack.blocks.filter(block => block.target === target);
  return { target, fire: tokens => fireOf(t, side, at, tokens, blocks) };
}

/** What tokens laid are worth, if every battery turns to its first target. */
export function gunPaper(scene: Scene): (laid: Laid) => number {
  const { t, side } = scene;
  const attack = attackOf(t);
  const known = new Map<number, Battery>();
  const batteryOf = (at: number): Battery => {
    if (!known.has(at)) known.set(at, batteryAt(scene, at));
    return known.get(at)!;
  };
  const pointsAt = (laid: Laid): ReadonlyMap<number, number> => {
    const sums = new Map<number, number>();
    for (const at of new Set(laid.map(each => each[1]))) {
      const { target, fire } = batteryOf(at);
      if (target === undefined) continue;
      const tokens = laid.filter(each => each[1] === at).map(each => each[0]);
      sums.set(target, (sums.get(target) ?? 0) + fire(tokens));
    }
    return sums;
  };
  return laid => {
    let worth = 0;
    for (const points of pointsAt(laid).values()) worth += HIT * perThree(points) + POINT * (points % 3);
    const free = side === attack.side ? boundForEnemies(t, side, attack.blocks) : laid.length;
    const spent = laid.reduce((sum, [token]) => sum + tokenWorth(token), 0);
    return worth - EXTRA * Math.max(0, laid.length - free) - (side === attack.side ? 0 : POINT * 0.3 * spent);
  };
}

/** Token by token what fires most; nothing more when it adds nothing. */
export function gunAnswers(scene: Scene, offered: Choices<Action>): readonly Scored[] {
  if (offered.kind !== 'list') return [];
  const laid = laidBy(scene);
  const paper = gunPaper(scene);
  const now = paper(laid);
  const scored = offered.actions.map(action => {
    if (action.type === 'extend') return { action, worth: laid.length >= MANY ? SECOND : -0.1 };
    if (action.type !== 'guns') return { action, worth: 0 };
    const more = [...laid, [tokenNumber(action.token), positionNumber(action.at)] as const];
    const last = isInDoubt(scene) && scene.t.tray[scene.side]! <= 1 ? LAST : 0;
    return { action, worth: paper(more) - now - last };
  });
  return scored.sort(byWorth);
}

/** The tokens one can spare best. */
export function spared({ view, side }: Scene, offered: Choices<Action>, filling: boolean): readonly Scored[] {
  const outline = offered.kind === 'space' ? (offered.outline?.() as { least: number }) : { least: 0 };
  const stock = filling ? stockOf(view, side) : (view.hands[staffOf(side)]?.tray ?? []);
  const sorted = [...stock].sort((a, b) => tokenWorth(a) - tokenWorth(b) || a - b);
  const give = (from: number): Scored => {
    const given = sorted.slice(from, from + outline.least);
    const worth = given.reduce((sum, token) => sum - TOKEN * tokenWorth(token), 0);
    return { action: { type: 'discard', tokens: given.map(tokenId) }, worth };
  };
  const most = Math.min(2, sorted.length - outline.least);
  return Array.from({ length: most + 1 }, (_, i) => give(i));
}

/** Which battery turns to which position: whole threes count. */
export function aimAnswers({ t }: Scene, offered: Choices<Action>): readonly Scored[] {
  if (offered.kind !== 'list') return [];
  const scored = offered.actions.map(action =>
    action.type === 'bombard' || action.type === 'support'
      ? { action, worth: aimWorth(t, action.at, action.targets, action.type === 'bombard') }
      : { action, worth: 0 },
  );
  return scored.sort(byWorth);
}
function aimWorth(t: Table, at: readonly string[], targets: readonly string[], attacks: boolean): number {
  const attack = attackOf(t);
  const batteries = attacks ? attack.guns : attack.answer;
  const sums = new Map<string, number>();
  at.forEach((slug, i) => {
    const battery = batteries.find(each => board.positionIds[each.at] === slug);
    const target = targets[i]!;
    const blocks = attack.blocks.filter(block => block.target === positionNumber(target));
    const defender = (1 - attack.side) as 0 | 1;
    const points = !battery
      ? 0
      : attacks
        ? pointsOf(battery.tokens)
        : fireOf(t, defender, battery.at, battery.tokens, blocks);
    sums.set(target, (sums.get(target) ?? 0) + points);
  });
  let worth = 0;
  for (const points of sums.values()) worth += HIT * perThree(points) + POINT * (points % 3);
  return worth;
}
