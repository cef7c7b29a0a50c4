import type { Rule, Text } from '@bivouac/kernel';
import { distance, enemyOf, hexNamed, sideBetween } from '../data/index.ts';
import { hexId, of, type Retreat, type Table } from '../state.ts';
import { tx } from '../text/keys.ts';
import { isHeld } from './02-zones.ts';
import { barring, CAVALRY_RETREATS, describe, LENGTHS, waysOn } from './07-ways.ts';

// 7.6 WHY a retreat does not go into a hex, or may not end.

/** §7.6-prio-1, §7.6-prio-3 Why this hex is not entered next. */
export function whyNotInto(t: Table, r: Retreat, slug: string): Text {
  const hex = hexNamed(of(t), slug);
  const edge = hex < 0 ? -1 : sideBetween(of(t).board, r.at, hex);
  if (edge < 0) return tx('no.retreatFar', { hex: slug }, '§7.6-prio-1');
  return (
    whyRestricted(t, r, edge, hex) ?? whyLower(t, r, hex) ?? tx('no.retreatDead', { hex: slug }, '§7.6-surrender-min')
  );
}

function whyRestricted(t: Table, r: Retreat, edge: number, hex: number): Text | null {
  const { board } = of(t);
  const args = { hex: hexId(t, hex) };
  const ground = barring(t, r.side, edge);
  if (ground) return tx('no.retreatGround', args, ground);
  if (hex === r.start) return tx('no.retreatAgain', args, '§7.6-res-start');
  if (r.path.includes(hex)) return tx('no.retreatAgain', args, '§7.6-res-twice');
  if (hex === r.enemy) return tx('no.retreatEnemy', args, '§7.6-res-active');
  const [far, now] = [distance(board, r.enemy, hex), distance(board, r.enemy, r.at)];
  if (far < now) return tx('no.retreatCloser', { ...args, enemy: hexId(t, r.enemy), far, now }, '§7.6-res-closer');
  const among = r.kind === CAVALRY_RETREATS && isHeld(t, enemyOf(r.side), hex);
  return among ? tx('no.retreatEnemy', args, '§7.7-enemy-hex') : null;
}

/** A hex of a better line goes first. */
function whyLower(t: Table, r: Retreat, hex: number): Text | null {
  const row = describe(t, r, r.at, hex, r.path.length);
  const best = waysOn(t, r).reduce((least, way) => Math.min(least, way.row.priority), row.priority);
  return best < row.priority
    ? tx('no.retreatPriority', { hex: hexId(t, hex), row: row.id, best }, '§7.6-prio-3')
    : null;
}

const LEAST: readonly Rule[] = ['§7.6-normal', '§7.6-rout', '§7.6-vol', '§7.7-distance'];
/** Why it may not end here. */
export function whyNotHalt(t: Table, { kind, side, at, path }: Retreat): Text {
  const least = LENGTHS[kind]![0];
  if (path.length < least) return tx('no.haltSoon', { gone: path.length, least }, LEAST[kind]!);
  const args = { hex: hexId(t, at) };
  return isHeld(t, enemyOf(side), at)
    ? tx('no.haltEnemy', args, '§7.6-enemy-hex-end')
    : tx('no.haltNear', args, '§7.6-res-adjacent');
}
