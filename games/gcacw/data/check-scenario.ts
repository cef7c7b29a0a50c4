import { complain, repeated, words } from '@bivouac/edition';
import { isOn } from './check-map.ts';
import type { Fetched, LeaderData, MapFile, Scenario, Shared, SideName, Title, UnitData } from './edition.ts';
import { SIDES } from './edition.ts';

/** What does not fit between a scenario, its map, its title and the tables. */
export function checkScenario({ scenario, map }: Fetched, { titles, tables }: Shared): readonly string[] {
  const title = titles[scenario.title];
  const lines = [
    ...complain(title === undefined, `no such title ${scenario.title}`),
    ...complain(map.id !== scenario.map || !map.titles.includes(scenario.title), `is not played on ${map.id}`),
    ...complain(
      !(scenario.randomEvents.table in { none: 0, ...tables.randomEvents.tables }),
      'no such table of events',
    ),
    ...(title ? SIDES.flatMap(side => checkSide(scenario, map, title, side)) : []),
    ...(title ? checkBridges(scenario, map, title) : []),
    ...checkVictory(scenario, map),
    ...checkSpecial(scenario, map),
  ];
  return lines.map(line => `${scenario.id}.json: ${line}`);
}

function checkSide(scenario: Scenario, map: MapFile, title: Title, side: SideName): readonly string[] {
  const { units, leaders } = scenario.setup[side];
  const ids = [...units.map(each => each.id), ...leaders.map(each => each.id)];
  return [
    ...repeated(ids).map(id => `${id} stands twice`),
    ...units.flatMap(unit => checkUnit(scenario, map, title, side, unit)),
    ...leaders.flatMap(leader => checkLeader(scenario, title, side, leader)),
    ...[...units, ...leaders].flatMap(each => {
      const comes = scenario.reinforcements.filter(
        r => [...r.units, ...r.leaders].includes(each.id) && r.side === side,
      );
      const due = each.entersTurn === undefined ? comes.length === 0 : comes[0]?.turn === each.entersTurn;
      return complain(!due || comes.length > 1, `${each.id} does not come as reinforcements say`);
    }),
  ];
}

const within = ({ bounds }: Scenario, map: MapFile, hex: string): boolean => {
  const [column, rank] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const inside = ([least, most]: readonly [number, number], n: number): boolean => n >= least && n <= most;
  return isOn(map, hex) && (bounds === null || (inside(bounds.columns, column) && inside(bounds.rows, rank)));
};

function checkUnit(scenario: Scenario, map: MapFile, title: Title, side: SideName, unit: UnitData): readonly string[] {
  const { id, manpower, size, hex, entersTurn, entrenchment } = unit;
  const early = ['abatis', 'fortBuild1', 'fortBuild2'];
  return [
    ...complain(manpower > title.maxManpower, `${id} has manpower ${manpower} of ${title.maxManpower}`), // §2.2-strength-max
    ...complain(size === 'squadron' && side !== 'union', `${id}: only the Union has squadrons`), // §2.2-unit-sizes
    ...complain(size === 'demiDivision' && side !== 'confederate', `${id}: only Confederates have half-divisions`),
    ...complain((hex === null) !== (entersTurn !== undefined), `${id} stands on the map or comes later`),
    ...complain(hex !== null && !within(scenario, map, hex), `${id} stands off the map`),
    ...complain(scenario.year < 1864 && early.includes(entrenchment), `${id}: no ${entrenchment} before 1864`),
  ];
}

function checkLeader({ setup }: Scenario, title: Title, side: SideName, leader: LeaderData): readonly string[] {
  const { id, level, arm, commands, tacticalAttack, attachedTo, entersTurn } = leader;
  const unit = setup[side].units.find(each => each.id === attachedTo);
  const senior = level === 'army' || level === 'district';
  return [
    ...complain(unit === undefined, `${id}: no such unit ${attachedTo}`),
    ...complain(senior && unit?.type !== 'inf', `${id} must be with infantry`), // §2.2-leader-army-infantry
    ...complain(level === 'army' && !title.armyLeaders, `${id}: this title has no army leaders`), // §2.2-leader-army-titles
    ...complain(level === 'district' && !title.districtLeaders, `${id}: this title has no district leaders`), // §2.2-leader-district-titles
    ...complain((level === 'army') !== (tacticalAttack === null), `${id}: an army leader has a command value only`),
    ...complain(level !== 'army' && !commands.includes(unit?.command ?? ''), `${id} is not over ${attachedTo}`),
    ...complain(
      side === 'union' && arm === 'cav' && !title.unionCavalryLeaders,
      `${id}: no Union cavalry leaders here`,
    ),
    ...complain(entersTurn === undefined && unit?.hex === null, `${id} is there before his unit`),
  ];
}

function checkBridges({ pontoons, destroyed }: Scenario, { edges }: MapFile, title: Title): readonly string[] {
  const at = ([a, b]: readonly [string, string]) => edges.find(each => each.a === a && each.b === b);
  return [
    ...pontoons.flatMap(({ edge, owner, class: river, name }) => [
      ...complain(at(edge)?.water !== river, `${name}: no ${river} river there`),
      ...complain(river === 'major' && !title.bridge[`${owner}Major`], `${name}: not on a major river`),
    ]),
    ...destroyed.flatMap(({ edge, name }) => complain(at(edge)?.crossingName !== name, `${name} is not there`)),
  ];
}

function checkVictory({ victory, bounds, ...scenario }: Scenario, map: MapFile): readonly string[] {
  const stations = map.features.filter(each => each.kind === 'station').map(each => each.name);
  const crossings = map.edges.map(each => each.crossingName);
  const hexes = victory.items.flatMap(item => [...(item.hexes ?? []), ...(item.to ?? [])]);
  const off = hexes.filter(hex => !within({ ...scenario, victory, bounds }, map, hex));
  const names = [
    ...victory.items.flatMap(item => (item.stations ?? []).filter(name => !stations.includes(name))),
    ...victory.items.flatMap(item => (item.names ?? []).filter(name => !crossings.includes(name))),
    ...victory.items.flatMap(({ region }) => (region && !victory.regions[region] ? [region] : [])),
  ];
  const mins = victory.levels.map(({ min }) => min);
  const falls = mins.every((min, i) =>
    i === mins.length - 1 ? min === null : min !== null && min > (mins[i + 1] ?? -99),
  );
  return [
    ...repeated(victory.items.map(({ id }) => id)).map(id => `victory item ${id} stands twice`),
    ...complain(off.length > 0, `victory hexes off the map: ${words(off)}`),
    ...complain(names.length > 0, `victory: no such place ${words(names)}`),
    ...complain(!falls, 'levels must fall, the last without a minimum'),
  ];
}

function checkSpecial({ specialRules, setup }: Scenario, map: MapFile): readonly string[] {
  const ids = SIDES.flatMap(side => setup[side].units.map(each => each.id));
  const leaders = SIDES.flatMap(side => setup[side].leaders.map(each => each.id));
  return specialRules.flatMap(rule => {
    const { id, kind, units = [], except = [], leaders: leaving = [], successor, names: crossings = [] } = rule;
    const unknown = [
      ...[...units, ...except].filter(unit => !ids.includes(unit)),
      ...[...leaving, ...(successor ? [successor] : [])].filter(leader => !leaders.includes(leader)),
      ...crossings.filter(name => !map.edges.some(each => each.crossingName === name)),
    ];
    const hexes = [...(rule.hexes ?? []), ...(rule.hex ? [rule.hex] : [])].filter(hex => !isOn(map, hex));
    return [
      ...complain(unknown.length > 0, `special rule ${id}: unknown ${words(unknown)}`),
      ...complain(hexes.length > 0, `special rule ${id}: off the map ${words(hexes)}`),
      ...complain(kind === 'closed' && !rule.hexes && !rule.columns, `special rule ${id} closes nothing`),
    ];
  });
}
