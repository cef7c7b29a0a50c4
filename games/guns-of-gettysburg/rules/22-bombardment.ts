import type { Setup, Text } from '@bivouac/kernel';
import { board, SIDES, type Side, tokenId } from '../data/index.ts';
import { attackOf, type GunsView, has, staffOf, type Table, trayOf, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { count, fromPool } from './08-tokens.ts';
import { by } from './told.ts';

// 22 EXTENDED BOMBARDMENT: the guns fire now, the infantry comes when all other attacks are over.

const laidTokens = (t: Table): number => attackOf(t).support.reduce((sum, each) => sum + each[1]!, 0);

/** §22.1a The attacker, while he brings up artillery, once a turn. */
export function whyNotExtend(setup: Setup, t: Table, side: Side): Text | null {
  if (!has(setup, '22')) return tx('no.extend', {}, '§22.1a');
  if (side !== attackOf(t).side) return tx('no.gunsNow', {}, '§13.2a');
  if (t.extended) return tx('no.extendTwice', {}, '§22.1a');
  return laidTokens(t) === 0 ? tx('no.extendGuns', {}, '§22.1a') : null;
}
export const mayExtend = (setup: Setup, t: Table, side: Side): boolean => whyNotExtend(setup, t, side) === null;

export function declareExtended(u: U): void {
  const attack = attackOf(u.table);
  attack.extended = 1;
  u.say(tx('guns.extends', { side: SIDES[attack.side] }, '§22.1a'), by(attack.side));
}

/** The bombardment is over: the attack is put off, steps 6 to 9 are skipped (§22.1a). */
export function putOff(u: U): void {
  const { table: t } = u;
  const { side, answer, fillers, blocks, targets, leaders, hits } = attackOf(t);
  t.unhit.push(...answer.flatMap(({ tokens }) => tokens)); // §22.1b
  u.vault.extended = fromPool(u, side, laidTokens(t) + fillers); // §22.1c
  count(u, side);
  const tokens = u.vault.extended.length;
  t.extended = { blocks, targets, leaders, hits, tokens, open: 0 };
  t.attack = null;
  u.say(tx('guns.stack', { side: SIDES[side], count: tokens }, '§22.1c'), by(side));
}

/** §22.2a The same blocks attack the same positions; §22.2b the attacker looks at his stack. */
export function relaunch(u: U): void {
  const { table: t } = u;
  const { blocks, targets, leaders, hits } = t.extended!;
  const side = t.active;
  t.attack = {
    ...{ side, blocks, targets, leaders, hits, defence: [], support: [], guns: [], answer: [], revealed: 0 }, // §22.2d
    ...{ struck: [], losses: targets.map(() => 0), fought: [], won: targets.map(() => -1) },
    ...{ fillers: 0, extended: 0, sandwich: -1, again: 1, duel: null, queue: [] },
  };
  const stack = u.vault.extended.sort((a, b) => a - b);
  u.vault.extended = [];
  u.hand(staffOf(side)).extended = stack;
  t.extended!.open = 1;
  const at = targets.map(target => board.positionIds[target]!);
  const clash = { kind: 'battle', stage: 'begins', at } as const;
  const said = tx('attack.relaunched', { side: SIDES[side], positions: at }, '§22.2a');
  u.say(said, { heading: 'part', by: SIDES[side], clash });
  u.tell(staffOf(side), tx('guns.stackIs', { tokens: stack.map(tokenId) }, '§22.2b'));
}

/** §22.2b In the attack that is launched again the attacker plays from his stack, else from his tray. */
const isFromStack = (t: Table, side: Side): boolean => t.attack?.again === 1 && t.attack.side === side;
export const stockOf = (view: GunsView, side: Side): readonly number[] =>
  isFromStack(view.table, side) ? (view.hands[staffOf(side)]?.extended ?? []) : trayOf(view, side);
export const stockSize = (t: Table, side: Side): number => (isFromStack(t, side) ? t.extended!.tokens : t.tray[side]!);

export const whyNotInStock = (t: Table, side: Side, token: string): Text =>
  isFromStack(t, side) ? tx('no.tokenStack', { token }, '§22.2b') : tx('no.token', { token }, '§4.6c');

export function takeFromStock(u: U, side: Side, tokens: readonly number[]): void {
  const { table: t } = u;
  const staff = u.hand(staffOf(side));
  const left = (stock: readonly number[]): number[] => stock.filter(token => !tokens.includes(token));
  if (isFromStack(t, side)) staff.extended = left(staff.extended);
  else staff.tray = left(staff.tray);
  t.tray[side] = staff.tray.length;
  if (t.extended) t.extended.tokens -= isFromStack(t, side) ? tokens.length : 0;
}

/** Whether the attack that is settled was launched from a stack, which is gone now: §22.2c. */
export function closeStack(t: Table): boolean {
  if (t.extended?.open !== 1) return false;
  t.extended.tokens = 0;
  return true;
}
