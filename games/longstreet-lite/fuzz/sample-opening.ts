import type { Pick } from '@bivouac/kernel';
import { BW, INFANTRY, kindNumber, kindOf, type Side, stripOf, tableOf } from '../data/index.ts';
import { openingOf, undeployed, whyNotDeploy } from '../rules/03-opening.ts';
import { terrainFrom } from '../rules/03-terrain.ts';
import type { Action, Pub, Table } from '../state.ts';

/** A small brigade. */
export function sampleArmy(pick: Pick): Action {
  const infantry = Array.from({ length: 2 + pick(3) }, () => `infantry ${2 + pick(7)}`);
  return { type: 'muster', units: [...infantry, `artillery ${1 + pick(3)}`] };
}

export function sampleLaying(t: Table, pick: Pick): Action {
  const { least, most } = openingOf(t);
  if (t.laid.length >= most || (t.laid.length >= least && pick(2) === 0)) return { type: 'end' };
  if (pick(4) === 0) return sampleRare(pick);
  return { type: 'lay', ...terrainFrom(1 + pick(100_000), 1)[0]! };
}
/** What no recipe lays: a bridge, a ford and the like, small, in the middle of the table. */
const RARE = ['bridge', 'ford', 'embankment', 'road', 'river'];
function sampleRare(pick: Pick): Action {
  const kind = RARE[pick(RARE.length)]!;
  const [x, y] = [(6 + pick(22)) * BW, (7 + pick(8)) * BW];
  const points = kindOf(kindNumber(kind)).shape === 'line' ? [x, y, x + 4 * BW, y + pick(2 * BW)] : square(x, y);
  return { type: 'lay', kind, points };
}
const square = (x: number, y: number): number[] => [x, y, x, y + 2 * BW, x + BW, y + 2 * BW, x + BW, y];

/** Somewhere in one's own strip: rows of places are tried one after the other, so that one is always found. */
export function sampleDeploy(pub: Pub, side: Side, pick: Pick): Action {
  const { table: t } = pub;
  const waiting = undeployed(t, side);
  const unit = waiting[pick(waiting.length)]!;
  const north = openingOf(t).north === side;
  const [width, height] = tableOf(pub.setup.scenario);
  const strip = stripOf(pub.setup.scenario);
  const heading = north ? 27_000 : 9000;
  const front = north ? height - strip : strip;
  const places = 4 * Math.floor(width / BW);
  const start = pick(places);
  for (let i = 0; i < places; i++) {
    const at = (start + i * 7) % places;
    const row = (at % 4) * 2 * BW;
    const action = {
      type: 'deploy',
      unit: t.id[unit]!,
      x: Math.floor(at / 4) * BW + 500,
      y: north ? front + row : front - row,
      heading,
      depths: formed(t, unit),
    } as const;
    if (whyNotDeploy(pub, side, action) === null) return action;
  }
  throw new Error(`no room for ${t.id[unit]}`);
}
function formed(t: Table, unit: number): number[] {
  const bases = openingOf(t).bases[unit]!;
  if (t.arm[unit] !== INFANTRY) return Array(bases).fill(1);
  const files = Math.ceil(bases / 2);
  return Array.from({ length: files }, (_, file) => (file < bases - files ? 2 : 1));
}
