import type { Sprite } from '@bivouac/desk';
import { BRIDGE, CROSSINGS, type Crossing, FERRY, SIDES } from '../data/index.ts';
import { banksOf } from '../rules/10-crossings.ts';
import { BURNT, hexId, of, type Pontoon, type Table, WHOLE } from '../state.ts';
import { px } from '../text/picture/keys.ts';
import type { Depot, Flanks, Span } from './art.ts';

// What lies on the map besides units: on a hexside, drawn from one of its hexes, or in a hex.

const BELOW = -10;

export const groundSprites = (t: Table): readonly Sprite<Span | Depot | Flanks>[] => [
  ...of(t).board.crossings.flatMap((crossing, i) => (isLost(t, crossing, i) ? [downSprite(t, crossing)] : [])),
  ...t.pontoons.map(pontoon => pontoonSprite(t, pontoon)),
  ...of(t).board.stations.flatMap((_, i) => (t.stations[i] === WHOLE ? [] : [stationSprite(t, i)])),
  ...t.refused.map(hex => refusedSprite(t, hex)),
];

/** A bridge or ferry that is down, within the bounds of the scenario. */
const isLost = (t: Table, { kind, side }: Crossing, i: number): boolean =>
  t.down[i] === 1 && (kind === BRIDGE || kind === FERRY) && of(t).board.neighbours[side]! >= 0;

function downSprite(t: Table, { name, kind: number, side }: Crossing): Sprite<Span> {
  const [hex, to] = banksOf(t, side).map(bank => hexId(t, bank)) as [string, string];
  const kind = CROSSINGS[number - 1]!;
  return {
    ...{ id: `down-${hex}-${to}`, at: hex, side: '', rank: BELOW },
    art: { kind: 'down', side: '', towards: side % 6 },
    label: px('picture.down', { name, kind, hex, to }, '§10.2-all-titles'),
    brief: px('picture.downBrief', { name, kind }),
    group: px('picture.kind', { kind: 'crossing' }),
  };
}

function pontoonSprite(t: Table, { side: hexside, owner }: Pontoon): Sprite<Span> {
  const side = SIDES[owner]!;
  const [hex, to] = banksOf(t, hexside).map(bank => hexId(t, bank)) as [string, string];
  return {
    ...{ id: `pontoon-${hex}-${to}`, at: hex, side, rank: BELOW },
    art: { kind: 'pontoon', side, towards: hexside % 6 },
    label: px('picture.pontoon', { side, hex, to }, '§10.2-own'),
    brief: px('picture.pontoonBrief', { side }),
    group: px('picture.kind', { kind: 'crossing' }),
  };
}

function stationSprite(t: Table, station: number): Sprite<Depot> {
  const { name, hex: number } = of(t).board.stations[station]!;
  const [hex, burnt] = [hexId(t, number), t.stations[station] === BURNT];
  return {
    ...{ id: `station-${hex}`, at: hex, side: '', rank: BELOW, art: { kind: 'station', burnt } },
    label: px('picture.station', { name, hex, burnt: burnt ? 1 : 0 }, '§5.4-permanent'),
    brief: px('picture.stationBrief', { name, burnt: burnt ? 1 : 0 }),
    group: px('picture.kind', { kind: 'station' }),
  };
}

function refusedSprite(t: Table, number: number): Sprite<Flanks> {
  const hex = hexId(t, number);
  return {
    ...{ id: `refused-${hex}`, at: hex, side: '', rank: BELOW, art: { kind: 'refused' } },
    label: px('picture.refused', { hex }, '§7.8-one-per-hex'),
    brief: px('picture.refusedBrief', {}),
    group: px('picture.kind', { kind: 'refused' }),
  };
}
