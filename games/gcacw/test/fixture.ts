import type { MapFile, Scenario } from '../data/edition.ts';
import examples from '../data/examples.json' with { type: 'json' };
import { lay } from '../data/index.ts';
import { fetchScenario } from '../entry.ts';

/** A scenario of ours on a map that was changed: for what our maps do not have. */
export async function laid(
  id: string,
  from: string,
  change: { map?: (map: MapFile) => MapFile; scenario?: (scenario: Scenario) => Scenario },
): Promise<string> {
  const { map, scenario } = (await fetchScenario(from))!;
  const changed = change.scenario?.(scenario) ?? scenario;
  lay({ map: change.map?.(map) ?? map, scenario: { ...changed, id } });
  return id;
}

/** The map with another terrain in some hexes. */
export const withTerrain =
  (hexes: Readonly<Record<string, MapFile['terrain'][string][number]>>) =>
  (map: MapFile): MapFile => ({
    ...map,
    terrain: Object.fromEntries(
      Object.entries(map.terrain).map(([column, ranks]) => [
        column,
        ranks.map((each, i) => hexes[column + String(i + 1).padStart(2, '0')] ?? each),
      ]),
    ),
  });

/** The worked cases of one kind. */
export interface Example<G, E> {
  readonly id: string;
  readonly op: string;
  readonly given: G;
  readonly expect: E;
}
export const examplesOf = <G, E>(op: string): readonly Example<G, E>[] =>
  (examples as readonly unknown[] as readonly Example<G, E>[]).filter(each => each.op === op);
