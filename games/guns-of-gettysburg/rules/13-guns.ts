import { type Choices, list, type Rule, type Text } from '@bivouac/kernel';
import {
  board,
  enemyOf,
  positionNumber,
  SIDES,
  type Side,
  STRENGTH_CAP,
  TOKENS_PER_POSITION,
  tokenId,
  tokenNumber,
  tokenOf,
} from '../data/index.ts';
import {
  type Action,
  type Attack,
  type Attacker,
  attackOf,
  type Battery,
  faceOf,
  type GunsView,
  isHeld,
  onMap,
  screenOf,
  staffOf,
  standsOn,
  type Table,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { fieldOf, fieldsOf } from './09-sight.ts';
import { type Lack, lackOf } from './13-deployment.ts';
import { sees } from './13-paths.ts';
import { mayExtend, stockOf, takeFromStock, whyNotExtend, whyNotInStock } from './22-bombardment.ts';
import { by } from './told.ts';

// 13.2, 13.3, 13.5, 13.6 ARTILLERY.

/** Areas that artillery on a position covers: as the blocks there, defending guns farther (§13.2b, §13.2f). */
export function gunField(t: Table, side: Side, position: number): readonly number[] {
  const { held } = fieldsOf(t, side);
  const faces = new Set(standsOn(t, side, position).map(stand => faceOf(t, stand)));
  return [...new Set([...faces].flatMap(face => fieldOf(face, each => held[each] === 1, true)))];
}
const isCrossed = (areas: readonly number[], blocks: readonly Attacker[]): boolean =>
  blocks.some(block => block.areas.some(area => areas.includes(area)));

/** Whether artillery on one position can bombard another: §13.3d, §13.3e. */
export function canBombard(t: Table, side: Side, from: number, target: number): boolean {
  const over = (who: Side, a: number, b: number): boolean =>
    standsOn(t, who, a).some(stand => sees(t, who, faceOf(t, stand), b));
  const seen = over(side, from, target) || over(enemyOf(side), target, from);
  return seen && !isScreened(from, target) && !isScreened(target, from);
}

/** Whether the side of a position that is nearer to another is obstructed. */
function isScreened(position: number, other: number): boolean {
  const far = [0, 1].map(side => {
    const area = board.areaOf[2 * position + side]!;
    return Math.min(...[0, 1].map(end => board.distance[area * board.areas + board.areaOf[2 * other + end]!]!));
  });
  const nearest = [0, 1].filter(side => far[side] === Math.min(...far));
  return nearest.every(side => board.obstructed[2 * position + side] === 1);
}

/** §13.3c Attacked positions that the enemy holds, and positions with his guns. */
export function targetsFor(t: Table, attack: Attack, from: number): readonly number[] {
  const { side, targets, defence } = attack;
  const held = targets.filter(target => isHeld(t, enemyOf(side), target));
  return [...new Set([...held, ...defence.map(([at]) => at!)])].filter(target => canBombard(t, side, from, target));
}

const LACKS: Readonly<Record<Lack, Rule>> = {
  march: '§13.2a',
  locked: '§13.0.2e',
  dead: '§13.0.2i',
  none: '§13.0.2g',
  few: '§13.0.2f',
  idle: '§13.3f',
};

/** Why a token cannot be laid on a position in the attack under way. */
export function whyNotGuns(view: GunsView, side: Side, slug: string, at: string): Text | null {
  const { table: t } = view;
  const attack = attackOf(t);
  const token = tokenNumber(slug);
  const position = positionNumber(at);
  const attacks = side === attack.side;
  const hand = view.hands[screenOf(side)]!;
  if (!stockOf(view, side).includes(token)) return whyNotInStock(t, side, slug);
  if (position < 0 || !isHeld(t, side, position)) return tx('no.gunsNobody', { position: at }, '§13.0.2g');
  const full = whyNotRoom(t, side, position);
  if (full) return full;
  const lack = lackOf(t, hand, side, token, position, attacks ? attack.blocks.map(block => block.stand) : null);
  if (lack) return tx('no.gunsNeed', { token: slug, why: lack }, ruleOfLack(token, lack, attacks));
  return whyNotAim(t, side, position);
}

/** Whether a position is free for guns: no enemy there, and not two tokens yet. */
function whyNotRoom(t: Table, side: Side, position: number): Text | null {
  const attack = attackOf(t);
  const attacks = side === attack.side;
  const at = board.positionIds[position]!;
  if (isHeld(t, enemyOf(side), position)) return tx('no.gunsEnemy', { position: at }, attacks ? '§13.3b' : '§13.2c');
  const laid = (attacks ? attack.support : attack.defence).find(each => each[0] === position)?.[1] ?? 0;
  return laid >= TOKENS_PER_POSITION ? tx('no.gunsMany', { position: at, most: TOKENS_PER_POSITION }, '§13.2e') : null;
}

/** Whether guns on a position have something to fire at. */
function whyNotAim(t: Table, side: Side, position: number): Text | null {
  const attack = attackOf(t);
  const at = board.positionIds[position]!;
  if (side === attack.side)
    return targetsFor(t, attack, position).length > 0 ? null : tx('no.gunsTarget', { position: at }, '§13.3b');
  return isCrossed(gunField(t, side, position), attack.blocks) ? null : tx('no.gunsField', { position: at }, '§13.2c'); // §13.2d
}
function ruleOfLack(token: number, lack: Lack, attacks: boolean): Rule {
  if (lack === 'march' && attacks) return '§13.3a';
  return lack === 'locked' && tokenOf(token).deploy?.kind === 'reserve' ? '§13.0.2d' : LACKS[lack];
}

/** Every token that may be laid, on every position: what depends on the position alone is asked once. */
function layings(view: GunsView, side: Side): readonly Action[] {
  const { table: t } = view;
  const attack = attackOf(t);
  const hand = view.hands[screenOf(side)]!;
  const attackers = side === attack.side ? attack.blocks.map(block => block.stand) : null;
  const positions = [...new Set(onMap(t, side).map(stand => t.at[stand]!))].filter(
    position => whyNotRoom(t, side, position) === null && whyNotAim(t, side, position) === null,
  );
  return stockOf(view, side).flatMap(token =>
    positions
      .filter(position => lackOf(t, hand, side, token, position, attackers) === null)
      .map((position): Action => ({ type: 'guns', token: tokenId(token), at: board.positionIds[position]! })),
  );
}

export function gunChoices(view: GunsView, side: Side): Choices<Action> {
  const { table: t, setup } = view;
  const extend: readonly Action[] = mayExtend(setup, t, side) ? [{ type: 'extend' }] : [];
  const whyNot = (action: Action): Text | null => {
    if (action.type === 'endGuns') return null; // §13.2a, §13.3a
    if (action.type === 'extend') return whyNotExtend(setup, t, side);
    if (action.type === 'guns') return whyNotGuns(view, side, action.token, action.at);
    return tx('no.gunsNow', {}, side === attackOf(t).side ? '§13.3a' : '§13.2a');
  };
  return list<Action>([{ type: 'endGuns' }, ...extend, ...layings(view, side)], whyNot);
}

/** A token is laid face down before a position. */
export function layGuns(u: U, side: Side, slug: string, at: string): void {
  const { table: t } = u;
  const attack = attackOf(t);
  const position = positionNumber(at);
  takeFromStock(u, side, [tokenNumber(slug)]);
  u.hand(staffOf(side)).guns.push([tokenNumber(slug), position]);
  const laid = side === attack.side ? attack.support : attack.defence;
  const there = laid.find(each => each[0] === position);
  if (there) there[1]!++;
  else laid.push([position, 1]);
  u.say(tx('guns.laid', { side: SIDES[side], position: at }, side === attack.side ? '§13.3a' : '§13.2a'), by(side));
}

/** §13.4a Both turn up what they have laid. */
export function revealGuns(u: U): void {
  const attack = attackOf(u.table);
  attack.revealed = 1;
  for (const side of [attack.side, enemyOf(attack.side)]) {
    const staff = u.hand(staffOf(side));
    const batteries: Battery[] = [];
    for (const [token, at] of staff.guns) {
      const there = batteries.find(each => each.at === at);
      if (there) there.tokens.push(token!);
      else batteries.push({ at: at!, tokens: [token!] });
    }
    staff.guns = [];
    if (side === attack.side) attack.guns = batteries;
    else attack.answer = batteries;
    for (const { at, tokens } of batteries)
      u.say(
        tx(
          'guns.revealed',
          { side: SIDES[side], position: board.positionIds[at]!, tokens: tokens.map(tokenId) },
          '§13.4a',
        ),
        by(side),
      );
  }
}

/** §13.5a, §13.6b The tokens of a position, three points at most. */
export const pointsOf = (tokens: readonly number[]): number =>
  Math.min(
    STRENGTH_CAP,
    tokens.reduce((sum, token) => sum + (tokenOf(token).strength ?? 0), 0),
  );
/** §13.5c, §13.6h One for each full three points. */
export const perThree = (points: number): number => Math.floor(points / 3);

/** Every battery with all the targets it may bombard. */
export const bombardments = (t: Table): readonly (readonly number[])[] =>
  attackOf(t).guns.map(({ at }) => targetsFor(t, attackOf(t), at));

/** One choice for each of several, all together. */
function assignments<T>(options: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return options.reduce<readonly (readonly T[])[]>(
    (sets, each) => sets.flatMap(set => each.map(one => [...set, one])),
    [[]],
  );
}

export function bombardChoices(t: Table): Choices<Action> {
  const at = attackOf(t).guns.map(battery => board.positionIds[battery.at]!);
  const all = assignments(bombardments(t)).map(
    (targets): Action => ({ type: 'bombard', at, targets: targets.map(target => board.positionIds[target]!) }),
  );
  return list(all, action => whyNotAssigned(action, 'bombard', at, bombardments(t), '§13.5b'));
}
function whyNotAssigned(
  action: Action,
  type: 'bombard' | 'support',
  at: readonly string[],
  options: readonly (readonly number[])[],
  rule: Rule,
): Text | null {
  if (action.type !== type) return tx('no.assignNow', {}, rule);
  const whole = action.at.join() === at.join() && action.targets.length === at.length;
  const wrong = action.targets.findIndex((target, i) => !options[i]?.includes(positionNumber(target)));
  return whole && wrong < 0 ? null : tx('no.assign', { position: action.at[wrong] ?? '' }, rule);
}

/** §13.5c, §13.5d, §13.5e Hits strike guns first; the attacker chooses if some are left. */
export function bombard(u: U, targets: readonly number[]): void {
  const { table: t } = u;
  const attack = attackOf(t);
  for (const target of new Set(targets)) {
    const points = attack.guns.reduce((sum, { tokens }, i) => sum + (targets[i] === target ? pointsOf(tokens) : 0), 0);
    const hits = perThree(points);
    const guns = attack.answer.find(each => each.at === target)?.tokens.length ?? 0;
    u.say(tx('guns.bombard', { position: board.positionIds[target]!, points, hits }, '§13.5c'), by(attack.side));
    if (guns > 0 && hits > 0) attack.struck.push([target, Math.min(hits, guns)]);
    const aim = attack.targets.indexOf(target);
    if (aim >= 0) attack.hits[aim]! += Math.max(0, hits - guns); // §22.2d
  }
  t.fired.push(...attack.guns.flatMap(({ tokens }) => tokens)); // §13.5f
}

export function hitChoices(t: Table): Choices<Action> {
  const tokens = attackOf(t)
    .answer.find(each => each.at === attackOf(t).struck[0]![0])!
    .tokens.map(tokenId);
  const whyNot = (action: Action): Text | null =>
    action.type === 'hit' && tokens.includes(action.token) ? null : tx('no.hit', {}, '§13.5d');
  return list<Action>(
    tokens.map(token => ({ type: 'hit', token })),
    whyNot,
  );
}
/** Whether the attacker has a choice of what he hits. */
export const mustChooseHit = (t: Table): boolean => {
  const [at, hits] = t.attack?.struck[0] ?? [];
  return at !== undefined && new Set(t.attack!.answer.find(each => each.at === at)!.tokens).size > hits!;
};
/** A defending token is lost. */
export function hit(u: U, token: number): void {
  const { table: t } = u;
  const attack = attackOf(t);
  const [at] = attack.struck[0]!;
  const battery = attack.answer.find(each => each.at === at)!;
  battery.tokens = battery.tokens.filter(each => each !== token);
  attack.answer = attack.answer.filter(({ tokens }) => tokens.length > 0);
  t.hit.push(token);
  attack.struck[0]![1]!--;
  if (attack.struck[0]![1] === 0) attack.struck.shift();
  u.say(tx('guns.hit', { token: tokenId(token), position: board.positionIds[at!]! }, '§13.5d'), by(attack.side));
}

const blocksAgainst = (attack: Attack, target: number): readonly Attacker[] =>
  attack.blocks.filter(block => block.target === target);

/** §13.6c The attacked positions that a battery may support; an attacked one none but its own (§13.6d). */
export function supportable(t: Table, at: number): readonly number[] {
  const attack = attackOf(t);
  const field = gunField(t, enemyOf(attack.side), at);
  return attack.targets.filter(
    target => (target === at || !attack.targets.includes(at)) && isCrossed(field, blocksAgainst(attack, target)),
  );
}
/** The batteries with something to fire at, and what each may support. */
export const firing = (t: Table): readonly Battery[] =>
  attackOf(t).answer.filter(({ at }) => supportable(t, at).length > 0);
export const supports = (t: Table): readonly (readonly number[])[] => firing(t).map(({ at }) => supportable(t, at));
export function supportChoices(t: Table): Choices<Action> {
  const at = firing(t).map(battery => board.positionIds[battery.at]!);
  const all = assignments(supports(t)).map(
    (targets): Action => ({ type: 'support', at, targets: targets.map(target => board.positionIds[target]!) }),
  );
  return list(all, action => whyNotAssigned(action, 'support', at, supports(t), '§13.6c'));
}

/** What a battery is worth against these blocks: §13.6e, §13.6f, §13.6g. */
export function fireOf(
  t: Table,
  side: Side,
  at: number,
  tokens: readonly number[],
  blocks: readonly Attacker[],
): number {
  const points = pointsOf(tokens);
  const faces = standsOn(t, side, at).map(stand => faceOf(t, stand));
  const ridge = Math.max(...faces.map(face => board.ridge[face]!));
  if (ridge > 0) return points + Math.min(ridge, points);
  const near = isCrossed(
    faces.map(face => board.areaOf[face]!),
    blocks,
  );
  return near ? points : Math.floor(points / 2);
}

/** §13.6h The fire of all batteries, and the reductions it causes at each target. */
export function defend(u: U, targets: readonly number[]): void {
  const { table: t } = u;
  const attack = attackOf(t);
  const side = enemyOf(attack.side);
  const batteries = firing(t);
  attack.targets.forEach((target, i) => {
    const points = batteries.reduce(
      (sum, { at, tokens }, n) =>
        sum + (targets[n] === target ? fireOf(t, side, at, tokens, blocksAgainst(attack, target)) : 0),
      0,
    );
    attack.losses[i] = perThree(points);
    if (points > 0)
      u.say(
        tx('guns.fire', { position: board.positionIds[target]!, points, reductions: attack.losses[i]! }, '§13.6h'),
        by(side),
      );
  });
  t.unhit.push(...attack.answer.flatMap(({ tokens }) => tokens)); // §13.6k, §13.0.1e, §13.2g
}
