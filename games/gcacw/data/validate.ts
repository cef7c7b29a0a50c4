/** Says what is wrong with an edition, one line a fault. Takes parsed JSON of any kind and never throws. */
import { complain, fileProblems } from '@bivouac/edition';
import { mapFile, scenarioFile } from './check-fetched.ts';
import { checkMap } from './check-map.ts';
import { checkScenario } from './check-scenario.ts';
import { type Fetched, type Shared, TERRAINS, TITLES } from './edition.ts';
import { FILES } from './shapes.ts';

/** What all titles share. */
export function validateShared(shared: unknown): readonly string[] {
  const lines = fileProblems(shared, FILES);
  return lines.length > 0 ? lines : checkShared(shared as Shared);
}

function checkShared({ tables, titles, scenarios }: Shared): readonly string[] {
  const { combatTable, disorganizedCombatValue, terrain, entrenchment } = tables;
  const differences = combatTable.rows.map(each => each.difference);
  return [
    ...TITLES.flatMap(code => complain(titles[code] === undefined, `titles.json: ${code} is missing`)), // §1.0-titles
    ...combatTable.rows.flatMap(({ difference, defender, attacker }) => [
      ...complain(defender.length !== combatTable.defenderColumns.length, `tables.json: row ${difference}: defender`),
      ...complain(attacker.length !== combatTable.attackerColumns.length, `tables.json: row ${difference}: attacker`),
    ]),
    ...complain(
      differences.some((each, i) => i > 0 && each !== differences[i - 1]! + 1),
      'tables.json: combat rows',
    ),
    ...complain(disorganizedCombatValue.values.length !== 21, 'tables.json: disorganized values of 1 to 21'),
    ...TERRAINS.flatMap(each => complain(!terrain.offRoad[each], `tables.json: what ${each} costs`)),
    ...complain(entrenchment.multiplier[1864].length !== entrenchment.levels.length, 'tables.json: works'),
    ...scenarios.flatMap(each => complain(!titles[each.title], `scenarios.json: ${each.id}: no such title`)),
  ];
}

/** A scenario with its map, beside what all share. */
export function validateScenario(fetched: unknown, shared: Shared): readonly string[] {
  const lines = fileProblems(fetched, { map: ['map', mapFile], scenario: ['scenario', scenarioFile] });
  if (lines.length > 0) return lines;
  const sound = fetched as Fetched;
  return [...checkMap(sound.map), ...checkScenario(sound, shared)];
}
