import type { MapEdge, MapFile, Scenario, SpecialRule, VictoryItem } from '../data/edition.ts';
import { newAttack } from '../rules/07-attack.ts';
import { ASSAULT, KINDS, modifiersOf } from '../rules/07-modifiers.ts';
import { mayStop, waysOn } from '../rules/07-ways.ts';
import type { Attack } from '../state.ts';
import { hexId, sideOf } from '../state.ts';
import { laid } from './fixture.ts';
import type { Table } from './table.ts';

// A plain of clear hexes for tests of combat. 1112 has around it, in this order, 1211 1111 1011 1012 1113 1212.

type Terrain = MapFile['terrain'][string][number];
export interface Ground {
  readonly terrain?: Readonly<Record<string, Terrain>>;
  readonly edges?: readonly MapEdge[];
  readonly features?: MapFile['features'];
  readonly special?: readonly SpecialRule[];
  readonly items?: readonly VictoryItem[]; // besides those of the scenario
  readonly pieces?: Readonly<Record<string, object>>; // what is different about units and leaders
  readonly scenario?: Partial<Scenario>; // and about the scenario: its title, say
}
/** Both sides with some pieces changed. */
function changed({ union, confederate }: Scenario['setup'], pieces: NonNullable<Ground['pieces']>): Scenario['setup'] {
  const one = <T extends { readonly id: string }>(piece: T): T => ({ ...piece, ...pieces[piece.id] });
  const side = ({ units, leaders }: typeof union) => ({ units: units.map(one), leaders: leaders.map(one) });
  return { union: { ...union, ...side(union) }, confederate: { ...confederate, ...side(confederate) } };
}
/** The units, leaders and title of a scenario of ours on a plain. */
export const plain = (from: string, ground: Ground = {}, year?: 1862 | 1863 | 1864): Promise<string> =>
  laid(`plain-${from}-${JSON.stringify(ground)}-${year ?? ''}`, from, {
    map: map => ({
      ...map,
      ...{ edges: ground.edges ?? [], features: ground.features ?? [] },
      terrain: Object.fromEntries(
        Object.entries(map.terrain).map(([column, ranks]) => [
          column,
          ranks.map((_, i): Terrain => ground.terrain?.[column + String(i + 1).padStart(2, '0')] ?? 'clear'),
        ]),
      ),
    }),
    scenario: scenario => ({
      ...{ ...scenario, year: year ?? scenario.year },
      ...{ bounds: null, specialRules: [...(ground.special ?? [])], destroyed: [], pontoons: [] },
      victory: { ...scenario.victory, items: [...scenario.victory.items, ...(ground.items ?? [])] },
      setup: changed(scenario.setup, ground.pieces ?? {}),
      ...ground.scenario,
    }),
  });

interface How {
  readonly leader?: string; // of an assault
  readonly kind?: (typeof KINDS)[number];
}
/** An attack as it would be made by these units: the first stands in the active hex. */
export function attackBy(table: Table, units: readonly string[], target: string, { leader, kind }: How = {}): Attack {
  const { t } = table;
  const who = units.map(table.unit);
  return {
    ...newAttack(t, sideOf(t, who[0]!), who, t.at[who[0]!]!, table.hex(target)),
    leader: leader ? table.leader(leader) : -1,
    kind: leader ? ASSAULT : KINDS.indexOf(kind ?? 'normal'),
  };
}
/** The modifiers that count, by name. */
export const modifiers = (table: Table, units: readonly string[], target: string, how: How = {}) =>
  Object.fromEntries(modifiersOf(table.t, attackBy(table, units, target, how)).map(({ what, value }) => [what, value]));

/** Walks a retreat as far as it must go, by the first way each time. */
export function flee(table: Table): Table {
  for (let { retreat } = table.t; retreat; { retreat } = table.t)
    if (mayStop(table.t, retreat)) table.act({ type: 'halt' });
    else table.act({ type: 'retreat', hex: hexId(table.t, waysOn(table.t, retreat)[0]!.hex) });
  return table;
}
