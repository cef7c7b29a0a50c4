import type { Pub, Table } from '../state.ts';
import { type Terrain, terrainOf } from './02-terrain.ts';

// What is asked for again and again in one position is kept; the key says everything it depends on.

/** Where everything stood, and the number by which that is known. */
interface Position {
  readonly number: number;
  readonly terrain: Terrain;
  readonly federals: number;
  readonly arm: readonly number[];
  readonly form: readonly string[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly heading: readonly number[];
  readonly guns: readonly number[];
}
const RECENT = 8;
const recent: Position[] = []; // the last one first
let numbered = 0;

/** Where everything stands, as a number: the same as long as nothing else does, for the last positions that were asked about. */
export function positionOf(pub: Pub): number {
  const { table: t } = pub;
  const terrain = terrainOf(pub);
  for (let i = 0; i < recent.length; i++)
    if (recent[i]!.terrain === terrain && stands(t, recent[i]!)) return toFront(recent[i]!, i).number;
  if (recent.length >= RECENT) recent.pop();
  const { federals, arm, form, x, y, heading, guns } = t;
  const places = { x: x.slice(), y: y.slice(), heading: heading.slice(), guns: guns.slice() };
  recent.unshift({ number: ++numbered, terrain, federals, arm: arm.slice(), form: form.slice(), ...places });
  return numbered;
}
function toFront(position: Position, i: number): Position {
  for (let k = i; k > 0; k--) recent[k] = recent[k - 1]!;
  recent[0] = position;
  return position;
}
const stands = (t: Table, was: Position): boolean =>
  t.federals === was.federals &&
  isSame(t.x, was.x) &&
  isSame(t.y, was.y) &&
  isSame(t.heading, was.heading) &&
  isSame(t.form, was.form) &&
  isSame(t.guns, was.guns) &&
  isSame(t.arm, was.arm);
function isSame<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The last so many answers. */
export function keeping<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (kept.size >= most) kept.delete(kept.keys().next().value!);
    kept.set(key, made);
    return made;
  };
}
