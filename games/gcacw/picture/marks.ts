import type { Mark } from '@bivouac/desk';
import { enemyOf, SIDES, type Side, sideNumber, type VictoryItem } from '../data/index.ts';
import { inZoneOf, isHeld } from '../rules/02-zones.ts';
import { isOccupied, scores } from '../rules/20-victory.ts';
import { hexId, leaderAt, leaderId, of, type Table, unitId } from '../state.ts';
import { px } from '../text/picture/keys.ts';

export const marksOf = (t: Table): readonly Mark[] => [
  zoneOf(t, enemyOf(t.active)),
  ...goalsOf(t),
  ...fightOf(t),
  ...acting(t),
];

/** Hexes in the normal zone of a side where it does not stand itself. */
export function zoneOf(t: Table, side: Side): Mark {
  const { hexIds, onMap } = of(t).board;
  const spots = hexIds.filter((_, hex) => onMap[hex] === 1 && inZoneOf(t, side, hex) && !isHeld(t, side, hex));
  return { kind: 'threat', spots, side: SIDES[side]!, label: px('picture.zone', { side: SIDES[side]! }, '§2.4-zoc') };
}

interface Wanted {
  readonly item: VictoryItem;
  readonly number: number;
  readonly hexes: readonly string[];
  readonly points: number;
  readonly how: 'end' | 'each' | 'all';
}
/** The items that are about hexes. */
function wantedIn(t: Table): readonly Wanted[] {
  return of(t).scenario.victory.items.flatMap((item, number): Wanted[] => {
    if (item.type === 'hexOccupied') return [{ item, number, hexes: item.hexes, points: item.vpEach, how: 'end' }];
    if (item.type === 'hexOccupiedEachTurnEnd')
      return [{ item, number, hexes: item.hexes, points: item.vpAny, how: 'each' }];
    if (item.type === 'allHexesControlled')
      return [{ item, number, hexes: item.hexes, points: item.vpEach, how: 'all' }];
    return [];
  });
}

/** One mark for each victory hex: of several items the one worth most. */
function goalsOf(t: Table): readonly Mark[] {
  const best = new Map<string, Wanted>();
  for (const wanted of wantedIn(t))
    for (const hex of wanted.hexes)
      if (Math.abs(best.get(hex)?.points ?? 0) < Math.abs(wanted.points)) best.set(hex, wanted);
  return [...best].map(([hex, wanted]) => goalMark(t, hex, wanted));
}

/** Which units an item counts. */
export const countedIn = ({ unitTypes, minCombatValue }: VictoryItem) => ({
  arms: unitTypes ?? [],
  least: minCombatValue ?? 0,
});

function goalMark(t: Table, hex: string, { item, number, points, how }: Wanted): Mark {
  const side = item.side!;
  const held = item.type === 'allHexesControlled' ? scores(t)[number] !== 0 : isOccupied(t, hex, item as never);
  const scorer = of(t).scenario.victory.scoreFor;
  const holder = held ? side : holderOf(t, hex);
  return {
    ...{ kind: 'objective', spots: [hex], value: Math.abs(points), ...(holder ? { side: holder } : {}) },
    label: px(
      'picture.goal',
      { hex, side, points, scorer, how, held: held ? 1 : 0, ...countedIn(item) },
      '§3.0-turn-marker',
    ),
  };
}
/** Who stands there, if anybody. */
function holderOf(t: Table, slug: string): string | null {
  const hex = of(t).board.hexIds.indexOf(slug);
  return SIDES.find(side => isHeld(t, sideNumber(side), hex)) ?? null;
}

function fightOf(t: Table): readonly Mark[] {
  if (!t.attack) return [];
  const { side, units, target, leader } = t.attack;
  const [hex, name] = [hexId(t, target), SIDES[side]!];
  const from = [...new Set(units.map(unit => t.at[unit]!).filter(at => at >= 0))].map(at => hexId(t, at));
  const args = { side: name, units: units.map(unit => unitId(t, unit)), hex, assault: leader < 0 ? 0 : 1 };
  return [
    {
      ...{ kind: 'battle', spots: [hex], side: name, arrows: { from, to: [hex] } },
      label: px('picture.fight', args, leader < 0 ? '§7.1-m1-target' : '§7.1-a3-target'),
    },
  ];
}

/** Who acts now: the unit on the march, or the leader of an activation or assault. */
function acting(t: Table): readonly Mark[] {
  const unit = t.march?.unit ?? -1;
  if (unit >= 0 && t.at[unit]! >= 0) {
    const label = px('picture.marching', { unit: unitId(t, unit) }, '§4.3-active');
    return [{ kind: 'acts', spots: [hexId(t, t.at[unit]!)], label }];
  }
  const leader = t.activation?.leader ?? t.assault?.leader ?? -1;
  if (leader < 0 || leaderAt(t, leader) < 0) return [];
  const label = px('picture.leading', { leader: leaderId(t, leader) }, '§4.3-active');
  return [{ kind: 'acts', spots: [hexId(t, leaderAt(t, leader))], label }];
}
