import type { Choices, Rule, Text } from '@bivouac/kernel';
import { BOTH, isMarchToken, SIDES, type Side, TRAY_LIMIT, tokenId, tokenNumber } from '../data/index.ts';
import { type Action, ATTACK, type GunsView, orderOf, staffOf, type Table, trayOf, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { by } from './told.ts';

// 8 BATTLE TOKENS: pool, tray, return stack. Discarded tokens come back, spent ones do not (§8.3a).

/** Public counts follow what lies in the drawers. */
export function count(u: U, side: Side): void {
  const { table: t } = u;
  const staff = u.hand(staffOf(side));
  t.pool[side] = u.vault.pool[side]!.length;
  t.tray[side] = staff.tray.length;
  t.returned[side] = staff.returned.length;
  t.spent[side] = staff.spent.length;
}

/** Tokens for a turn: one an hour, none under Attack. */
export const drawDue = (t: Table, side: Side): number => (orderOf(t, side) === ATTACK ? 0 : t.hours); // §8.1a, §8.1b

/** Tokens from the pool, which is rebuilt if it runs out. */
export function fromPool(u: U, side: Side, wanted: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < wanted) {
    if (u.vault.pool[side]!.length === 0) rebuild(u, side); // §8.2a
    const token = u.vault.pool[side]!.pop();
    if (token === undefined) break; // §8.2b
    drawn.push(token);
  }
  return drawn;
}

/** Draws unseen from the pool to the tray. */
export function draw(u: U, side: Side, wanted: number, rule: Rule): void {
  const staff = u.hand(staffOf(side));
  const drawn = fromPool(u, side, wanted);
  staff.tray.push(...drawn);
  staff.tray.sort((a, b) => a - b);
  count(u, side);
  u.say(tx('tokens.drawn', { side: SIDES[side], count: drawn.length }, rule), by(side));
  if (drawn.length > 0) u.tell(staffOf(side), tx('tokens.drawnAre', { tokens: drawn.map(tokenId) }, rule));
}

function rebuild(u: U, side: Side): void {
  const staff = u.hand(staffOf(side));
  if (staff.returned.length === 0) return;
  restorePool(u, side, '§8.2a');
}

/** The return stack goes back into the pool, which is shuffled. */
export function restorePool(u: U, side: Side, rule: Rule): void {
  const staff = u.hand(staffOf(side));
  const pool = u.vault.pool[side]!;
  pool.push(...staff.returned);
  staff.returned = [];
  pool.sort((a, b) => a - b);
  u.shuffle(pool, tx('pool.shuffled', { side: SIDES[side], count: pool.length }, rule));
  count(u, side);
}

/** §4.6a The pool at the start. */
export function mixPools(u: U): void {
  for (const side of BOTH)
    u.shuffle(u.vault.pool[side]!, tx('pool.shuffled', { side: SIDES[side], count: u.table.pool[side]! }, '§4.6a'));
}

/** From the tray to the return stack, face down. */
export function discard(u: U, side: Side, tokens: readonly string[], rule: Rule): void {
  const staff = u.hand(staffOf(side));
  const given = tokens.map(tokenNumber);
  staff.tray = staff.tray.filter(token => !given.includes(token));
  staff.returned = [...staff.returned, ...given].sort((a, b) => a - b);
  const { table: t } = u;
  t.tray[side] = staff.tray.length;
  t.returned[side] = staff.returned.length;
  u.say(tx('tokens.discarded', { side: SIDES[side], count: given.length }, rule), by(side));
}

/** A token is shown and leaves the game for good: §8.3a. */
export function spendOpenly(u: U, side: Side, token: number): void {
  const staff = u.hand(staffOf(side));
  staff.tray = staff.tray.filter(each => each !== token);
  u.table.tray[side] = staff.tray.length;
  u.table.shown.push(token);
}

export const marchTokens = (view: GunsView, side: Side): readonly number[] => trayOf(view, side).filter(isMarchToken);
export const excess = (t: Table, side: Side): number => Math.max(0, t.tray[side]! - TRAY_LIMIT); // §8.1c
/** At least half, rounded up: §6.3b, §6.4b. */
export const halfOf = (tray: number): number => Math.ceil(tray / 2);

/** A choice of tokens to give up: at least so many, at most so many. */
export function discardChoices(
  view: GunsView,
  side: Side,
  least: number,
  most: number,
  rule: Rule,
  tray: readonly number[] = trayOf(view, side),
): Choices<Action> {
  return {
    kind: 'space',
    sample(pick) {
      const left = tray.slice();
      const wanted = least + pick(most - least + 1);
      const tokens = Array.from({ length: wanted }, () => tokenId(left.splice(pick(left.length), 1)[0]!));
      return { type: 'discard', tokens };
    },
    check: action => whyNotDiscard(tray, action, least, most, rule),
    outline: () => ({ least, most }),
  };
}

function whyNotDiscard(tray: readonly number[], action: Action, least: number, most: number, rule: Rule): Text | null {
  if (action.type !== 'discard') return tx('no.discardFirst', { least }, rule);
  const { tokens } = action;
  const unknown = tokens.find(each => !tray.includes(tokenNumber(each)));
  if (unknown !== undefined) return tx('no.token', { token: unknown }, '§4.6c');
  if (new Set(tokens).size < tokens.length) return tx('no.tokenTwice', {}, rule);
  const wrong = tokens.length < least || tokens.length > most;
  return wrong ? tx('no.discardCount', { count: tokens.length, least, most }, rule) : null;
}
