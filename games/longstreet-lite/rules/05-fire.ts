import { type Choices, call, done, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import { cardNumber, cardSlug, moraleOf, SIDES, type Side } from '../data/index.ts';
import {
  type Action,
  type Die,
  handOf,
  hasActed,
  isInfantry,
  isLimbered,
  isOnTable,
  type LL,
  type LongstreetView,
  type Pub,
  passive,
  sideOf,
  type Table,
  type U,
  unitId,
  unitNumber,
  unitsOn,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { losses, owe } from './01-losses.ts';
import { footprintOf } from './01-units.ts';
import { discard, holds } from './04-cards.ts';
import { MODES, type Mode } from './04-effect-record.ts';
import { fireEffect, interruptOn, isBarred } from './04-effects.ts';
import { interrupts } from './04-interrupts.ts';
import { namesOf, nameUnits, whyNotName } from './04-naming.ts';
import { timeOf } from './04-untimely.ts';
import { aimsOf, canFire, type Shot, shotsOf } from './05-targets.ts';
import { END } from './06-movement.ts';
import { isHit, rerollable, rerollChoices, rollAgain } from './dice.ts';
import { positionOf } from './kept.ts';
import { by, spotOf } from './told.ts';

// 5 THE FIRE PHASE: shots, morale cards, dice to kill.

const { procedure } = rules<LL>();

/** §5-fire-a, §5-fire-b A unit of the active side that has not fired. */
function whyNotFirer({ table: t }: Pub, side: Side, slug: string): Text | null {
  const unit = unitNumber(t, slug);
  if (unit < 0 || !isOnTable(t, unit) || sideOf(t, unit) !== side) return tx('no.unit', { unit: slug }, '§5-fire-b');
  if (hasActed(t, unit)) return tx('no.actedAlready', { unit: slug }, '§5-fire-b');
  if (isBarred(t, unit, 'fire')) return tx('no.cartridges', { unit: slug }, '§card-short-of-cartridges');
  return isLimbered(t, unit) ? tx('no.fireLimbered', { unit: slug }, '§5-who-b') : null;
}
export function whyNotFire(pub: Pub, side: Side, action: Action): Text | null {
  if (action.type === 'end') return null;
  if (action.type !== 'fire') return tx('no.fireFirst', {}, timeOf(action, '§5-seq-c'));
  const { table: t } = pub;
  const wrong = whyNotFirer(pub, side, action.unit);
  if (wrong) return wrong;
  const unit = unitNumber(t, action.unit);
  const aim = action.target === undefined ? -1 : unitNumber(t, action.target);
  const shots = aim < 0 ? aimsOf(pub, unit).shots : shotsOf(pub, unit, aim);
  if (shots.length === 0) return whyNoShot(pub, unit);
  if (action.target !== undefined && !shots.some(shot => shot.target === aim))
    return tx('no.otherTarget', { unit: action.unit, target: action.target }, '§5-zone-b');
  return null;
}
/** §2-in-d, §5-who-d It stands where nobody fires, or meets nobody. */
function whyNoShot(pub: Pub, unit: number): Text {
  const { bases, files } = footprintOf(pub, unit);
  const who = { unit: unitId(pub.table, unit) };
  if (bases.slice(0, files).some(base => canFire(pub, unit, base))) return tx('no.target', who, '§5-zone-b');
  return tx('no.fireMuted', who, isInfantry(pub.table, unit) ? '§2-in-d' : '§5-who-d');
}

/** Every unit that can fire; §5-zone-e where two targets are equally good, one action each. */
export function fireActions(pub: Pub, side: Side): Action[] {
  const { table: t } = pub;
  const position = positionOf(pub);
  return unitsOn(t, side).flatMap(unit => {
    const slug = unitId(t, unit);
    if (whyNotFirer(pub, side, slug)) return [];
    const { shots, targets } = aimsOf(pub, unit, position);
    if (shots.length === 0) return [];
    const choice = [...new Set([...targets, ...extraTargets(pub, unit, shots)])].map(
      to => ({ type: 'fire', unit: slug, target: unitId(t, to) }) as const,
    );
    return [{ type: 'fire', unit: slug } as const, ...choice];
  });
}

/** §card-full-cartridge-boxes Between whom the extra dice leave a choice. */
function extraTargets({ table: t }: Pub, unit: number, shots: readonly Shot[]): readonly number[] {
  const among = fireEffect(t, unit)?.volley ? mostVolleyed(shots) : [];
  return among.length > 1 ? among : [];
}

/** §5-hit-a One die a base, canister two, and what a card adds. */
export function diceOf({ table: t }: Pub, unit: number, shots: readonly Shot[], prefer = -1): Die[] {
  const effect = fireEffect(t, unit);
  const dice = shots.flatMap(shot => {
    const many = (shot.mode === 'canister' ? 2 : 1) + (effect?.dice?.(shot.mode, shot.distance) ?? 0);
    return Array.from({ length: many }, () => unrolled(shot.mode, shot.target, shot.need));
  });
  return [...dice, ...extraVolley(shots, effect?.volley ?? 0, prefer)];
}
const unrolled = (mode: Mode, target: number, need: number): Die => ({
  face: 0,
  need,
  mode: MODES.indexOf(mode),
  target,
  again: 0,
});
/** Whom most bases volley at; several if they are as many. */
function mostVolleyed(shots: readonly Shot[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const { mode, target } of shots) if (mode === 'volley') counts.set(target, (counts.get(target) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts.keys()].filter(target => counts.get(target) === most).sort((a, b) => a - b);
}
/** §card-full-cartridge-boxes At the target most bases volley at, of equals the firer's choice, with the best modifier of those. */
function extraVolley(shots: readonly Shot[], many: number, prefer: number): Die[] {
  const among = mostVolleyed(shots);
  const best = among.includes(prefer) ? prefer : among[0];
  if (best === undefined) return [];
  const needs = shots.flatMap(({ mode, target, need }) => (mode === 'volley' && target === best ? [need] : []));
  return Array.from({ length: many }, () => unrolled('volley', best, Math.min(...needs)));
}

/** §5-seq-a A unit fires with every base that can. */
function shoot(u: U, { unit: slug, target }: Extract<Action, { type: 'fire' }>): void {
  const { table: t } = u;
  const unit = unitNumber(t, slug);
  const aim = target === undefined ? -1 : unitNumber(t, target);
  const shots = aim < 0 ? aimsOf(u, unit).shots : shotsOf(u, unit, aim);
  t.acted[unit] = 1;
  if (isInfantry(t, unit)) t.smoke[unit] = 1; // §5-smoke-a
  t.firing = unit;
  const at = [...new Set(shots.map(shot => shot.target))];
  u.say(tx('fire.opens', { unit: slug, targets: at.map(each => unitId(t, each)) }, '§5-seq-a'), () => ({
    ...by(t.active),
    clash: { kind: 'fire', stage: 'begins', at: at.map(each => spotOf(u, each)), from: [spotOf(u, unit)] },
  }));
  t.roll = diceOf(u, unit, shots, aim);
  for (const die of t.roll) {
    const why = tx(
      'roll.hit',
      { unit: slug, target: unitId(t, die.target), mode: MODES[die.mode]!, need: die.need },
      '§5-hit-b',
    );
    die.face = u.roll(6, why, by(t.active));
  }
}
/** §1-dice-b Missed dice that a card lets roll again. */
const missed = (t: Table): readonly number[] => {
  const again = fireEffect(t, t.firing)?.again;
  return again ? rerollable(t.roll, die => !isHit(die) && again(MODES[die.mode]!)) : [];
};
/** §card-battle-smoke, §1-dice-c Hits that must be rolled again; then all are counted. */
function countHits(u: U): void {
  const { table: t } = u;
  if (interruptOn(t, t.firing)?.spoils === 'hits') rollAgain(u, rerollable(t.roll, isHit), '§card-battle-smoke');
  for (const die of t.roll) if (isHit(die)) t.hits[die.target]!++; // §5-seq-b
  const hits = t.roll.filter(isHit).length;
  u.say(tx('fire.hits', { unit: unitId(t, t.firing), hits }, '§5-hit-b'), by(t.active));
  t.roll = [];
}

// Morale cards: §5-morale-a two a unit, §5-morale-b each takes off its value, §5-morale-c but never the last hit.
export const MOST_SAVES = 2;
export const hitsAfter = (hits: number, value: number): number => Math.max(1, hits - value);
const mayBeSaved = (t: Table, unit: number): boolean => t.hits[unit]! > 1 && t.saved[unit]! < MOST_SAVES;
export function whyNotMorale(view: LongstreetView, side: Side, action: Action): Text | null {
  if (action.type === 'decline') return null;
  if (action.type !== 'morale') return tx('no.moraleFirst', {}, '§5-seq-d');
  const { table: t } = view;
  if (!holds(view, side, cardNumber(action.card))) return tx('no.card', { card: action.card }, '§4-morale-a');
  const unit = unitNumber(t, action.unit);
  if (unit < 0 || sideOf(t, unit) !== side || t.hits[unit] === 0)
    return tx('no.noHits', { unit: action.unit }, '§5-morale-a');
  if (t.saved[unit]! >= MOST_SAVES) return tx('no.saves', { unit: action.unit, most: MOST_SAVES }, '§5-morale-a');
  return t.hits[unit] === 1 ? tx('no.lastHit', { unit: action.unit }, '§5-morale-c') : null;
}
function moraleChoices(view: LongstreetView): Choices<Action> {
  const { table: t } = view;
  const side = passive(t);
  const units = unitsOn(t, side).filter(unit => mayBeSaved(t, unit));
  const plays = handOf(view, side).flatMap(card =>
    units.map(unit => ({ type: 'morale' as const, card: cardSlug(card), unit: unitId(t, unit) })),
  );
  return list<Action>([{ type: 'decline' }, ...plays], action => whyNotMorale(view, side, action));
}
function save(u: U, { card, unit: slug }: Extract<Action, { type: 'morale' }>): void {
  const { table: t } = u;
  const unit = unitNumber(t, slug);
  discard(u, passive(t), cardNumber(card), 'card.morale', '§4-morale-a');
  t.hits[unit] = hitsAfter(t.hits[unit]!, moraleOf(cardNumber(card)));
  t.saved[unit] = t.saved[unit]! + 1;
  u.say(tx('fire.saved', { unit: slug, hits: t.hits[unit]! }, '§5-morale-b'), by(passive(t)));
}

// To kill: §5-kill-a one die a hit, §5-limb-c limbered or not.
const KILL = 4;
const nextHit = (t: Table): number => unitsOn(t, passive(t)).find(unit => t.hits[unit]! > 0) ?? -1;
function rollKills(u: U, unit: number): void {
  const { table: t } = u;
  const why = tx('roll.kill', { unit: unitId(t, unit) }, '§5-kill-a');
  t.roll = Array.from({ length: t.hits[unit]! }, () => {
    const face = u.roll(6, why, by(t.active));
    return { face, need: KILL, mode: -1, target: unit, again: 0 };
  });
}
const failedKills = (t: Table): readonly number[] =>
  t.roll.length > 0 && fireEffect(t, t.roll[0]!.target)?.kills ? rerollable(t.roll, die => !isHit(die)) : [];
/** §5-kill-b What does not kill vanishes; §5-kill-c infantry left with one base breaks. */
function countKills(u: U): void {
  const { table: t } = u;
  const unit = t.roll[0]!.target;
  if (interruptOn(t, unit)?.spoils === 'kills') rollAgain(u, rerollable(t.roll, isHit), '§card-iron-discipline');
  const kills = t.roll.filter(isHit).length;
  t.roll = [];
  t.hits[unit] = 0;
  u.say(tx('fire.kills', { unit: unitId(t, unit), kills }, '§5-kill-a'), () => ({
    ...by(t.active),
    clash: { kind: 'fire', stage: 'result', at: [spotOf(u, unit)] },
  }));
  owe(u, unit, kills);
}

export const fire = procedure('fire')({
  begin({ table: t }) {
    t.saved.fill(0);
  },
  shoot: {
    asks: ({ table: t }) => only(SIDES[t.active]), // §faq-4
    prompt: ({ table: t }) => tx('prompt.fire', { side: SIDES[t.active] }, '§5-seq-a'),
    choices: view =>
      list<Action>([END, ...fireActions(view, view.table.active)], action =>
        whyNotFire(view, view.table.active, action),
      ),
    take(u, _locals, action) {
      if (action.type !== 'fire') return go('morale');
      shoot(u, action);
    },
  },
  reroll: {
    asks: ({ table: t }) => (missed(t).length > 0 ? only(SIDES[t.active]) : nobody),
    prompt: ({ table: t }) => tx('prompt.reroll', { side: SIDES[t.active] }, '§1-dice-b'),
    choices: ({ table: t }) => rerollChoices(missed(t)),
    take(u, _locals, action) {
      if (action.type === 'reroll') rollAgain(u, action.dice, '§1-dice-b');
    },
  },
  count(u) {
    countHits(u);
    return go('shoot');
  },
  morale: {
    asks: ({ table: t }) =>
      t.held[passive(t)]! > 0 && unitsOn(t, passive(t)).some(unit => mayBeSaved(t, unit)) // §5-seq-c
        ? only(SIDES[passive(t)])
        : nobody,
    prompt: ({ table: t }) => tx('prompt.morale', { side: SIDES[passive(t)] }, '§5-morale-a'),
    choices: view => moraleChoices(view),
    take(u, _locals, action) {
      if (action.type !== 'morale') return go('name');
      save(u, action);
      return go('morale');
    },
  },
  name: {
    asks: ({ table: t }) => (namesOf(t, 'kills').length > 0 ? only(SIDES[t.active]) : nobody),
    plain: true,
    prompt: ({ table: t }) => tx('prompt.name', { side: SIDES[t.active] }, '§card-telling-effect'),
    choices: ({ table: t }) => list<Action>(namesOf(t, 'kills'), action => whyNotName(t, 'kills', action)),
    take: (u, _locals, action) => nameUnits(u, action),
  },
  window: ({ table: t }) => (nextHit(t) < 0 ? go('off') : call(interrupts, { window: 'kills', owed: 0 })),
  kill(u) {
    const unit = nextHit(u.table); // §5-seq-d
    if (unit < 0) return go('off');
    rollKills(u, unit);
  },
  rekill: {
    asks: ({ table: t }) => (failedKills(t).length > 0 ? only(SIDES[t.active]) : nobody),
    prompt: ({ table: t }) => tx('prompt.reroll', { side: SIDES[t.active] }, '§card-telling-effect'),
    choices: ({ table: t }) => rerollChoices(failedKills(t)),
    take(u, _locals, action) {
      if (action.type === 'reroll') rollAgain(u, action.dice, '§card-telling-effect');
    },
  },
  killed(u) {
    countKills(u);
    return go('kill');
  },
  off: ({ table: t }) => call(losses, { side: passive(t) }),
  end: () => done(),
});
