/** A set-up against the counters, the map and the events that bring the rest. */
import { complain, repeated, words } from '@bivouac/edition';
import {
  type Edition,
  type SETUPS,
  SIDES,
  type SideName,
  type SideSetup,
  type Unit,
  type UnitGroup,
} from './edition.ts';

type Year = (typeof SETUPS)[number];

export function checkSetup(edition: Edition, year: Year): readonly string[] {
  return [
    ...SIDES.flatMap(side => sideProblems(edition, year, side).map(line => `${side}: ${line}`)),
    ...crowdProblems(edition, year),
    ...leaderProblems(edition, year),
    ...arrivalProblems(edition, year),
  ];
}

function sideProblems(edition: Edition, year: Year, side: SideName): readonly string[] {
  const setup = edition.scenarios.setups[year][side];
  return [
    ...placeProblems(edition, setup),
    ...counterProblems(edition, side, setup),
    ...alliedProblems(edition, side, setup),
    ...militiaProblems(edition, side, setup),
  ];
}

/** Every space exists, and forts and stockades stand outside fortresses, one in a space.         §5.43a, §5.43c */
function placeProblems({ spaces }: Edition, setup: SideSetup): readonly string[] {
  const { forts, fortsUnderConstruction, stockades, allied, placements } = setup;
  const built = [...forts, ...stockades];
  const known = (id: string) => spaces.spaces.find(space => space.id === id);
  return [
    ...[...built, ...fortsUnderConstruction, ...allied, ...Object.keys(placements)].flatMap(id =>
      complain(!known(id), `no such space ${id} in spaces.json`),
    ),
    ...[...built, ...fortsUnderConstruction].flatMap(id =>
      complain(known(id)?.fortress === true, `nothing is built at ${id}, a fortress (5.43)`),
    ),
    ...repeated([...built, ...fortsUnderConstruction]).map(id => `more than one fortification at ${id} (5.43)`),
  ];
}

/** `provincial-northern` is a type and a department. */
const isKind = ({ type, department }: Unit, kind: string): boolean => kind === type || kind === `${type}-${department}`;

/** The counters of a group, each taken once; what cannot be found is named. */
function counterProblems({ pieces }: Edition, side: SideName, { placements }: SideSetup): readonly string[] {
  const free = pieces.units.filter(unit => unit.side === side);
  const lines: string[] = [];
  for (const [space, { units }] of Object.entries(placements)) {
    for (const [kind, count, names] of units) {
      if (names && names.length !== count) lines.push(`${space}: ${count} ${kind} with ${names.length} names`);
      for (let n = 0; n < count; n++) {
        const name = names?.[n];
        const found = free.findIndex(unit => isKind(unit, kind) && (name === undefined || unit.name === name));
        if (found < 0) lines.push(`${space}: no counter left for ${kind}${name === undefined ? '' : ` ${name}`}`);
        else free.splice(found, 1);
      }
    }
  }
  return lines;
}

/** Allied villages are those of the tribes on the map.                                         §5.532a, §setup-l */
function alliedProblems({ spaces, pieces }: Edition, side: SideName, setup: SideSetup): readonly string[] {
  const tribes = namesOf(setup, 'indian');
  const homes = spaces.spaces
    .filter(({ village }) => village?.tribes.some(tribe => tribes.includes(tribe)))
    .map(({ id }) => id);
  const unknown = tribes.filter(tribe => !pieces.units.some(unit => unit.side === side && unit.tribe === tribe));
  const [found, expected] = [[...setup.allied].sort(), [...homes].sort()];
  return complain(
    unknown.length === 0 && words(found) !== words(expected),
    `allied must be ${words(expected)}, found ${words(found)}`,
  );
}

const groupsOf = ({ placements }: SideSetup): readonly UnitGroup[] =>
  Object.values(placements).flatMap(({ units }) => units);
const namesOf = (setup: SideSetup, kind: string): readonly string[] =>
  groupsOf(setup).flatMap(([each, , names]) => (each === kind ? (names ?? []) : []));
const countOf = (setup: SideSetup, kind: string): number =>
  groupsOf(setup)
    .filter(([each]) => each === kind)
    .reduce((sum, [, count]) => sum + count, 0);

function militiaProblems({ spaces, pieces }: Edition, side: SideName, { militia }: SideSetup): readonly string[] {
  const boxes = spaces.militiaBoxes.filter(box => box.side === side).map(box => box.id);
  const counters = pieces.units.filter(unit => unit.side === side && unit.type === 'militia').length;
  const used = Object.values(militia).reduce((sum, count) => sum + count, 0);
  return [
    ...Object.keys(militia).flatMap(box => complain(!boxes.includes(box), `militia: no ${side} box ${box}`)),
    ...complain(used > counters, `militia: ${used} units, but there are ${counters} counters`),
  ];
}

/** The sides never begin in one space. */
function crowdProblems({ scenarios }: Edition, year: Year): readonly string[] {
  const placesOf = ({ placements, forts, stockades, fortsUnderConstruction }: SideSetup): ReadonlySet<string> =>
    new Set([...Object.keys(placements), ...forts, ...stockades, ...fortsUnderConstruction]);
  const theirs = placesOf(scenarios.setups[year].french);
  return [...placesOf(scenarios.setups[year].british)]
    .filter(id => theirs.has(id))
    .map(id => `both sides are set up at ${id}`);
}

/** Every leader is somewhere, once: on the map, in the pool, set aside or left out. */
function leaderProblems({ pieces, scenarios }: Edition, year: Year): readonly string[] {
  return SIDES.flatMap(side => {
    const { placements, leaderPool, setAside, notUsed } = scenarios.setups[year][side];
    const onMap = Object.values(placements).flatMap(({ leaders }) => leaders);
    const all = [...onMap, ...leaderPool, ...setAside, ...notUsed];
    const known = pieces.leaders.filter(leader => leader.side === side);
    return [
      ...known.flatMap(({ id }) => complain(!all.includes(id), `${side}: ${id} is not accounted for`)),
      ...repeated(all).map(id => `${side}: ${id} is listed more than once`),
      ...all.flatMap(id => complain(!known.some(leader => leader.id === id), `${side}: no ${side} leader ${id}`)),
      ...known.flatMap(({ id, only }) =>
        complain(
          (year === '1757' && only !== undefined) !== notUsed.includes(id),
          `${side}: notUsed and ${id} disagree`,
        ),
      ),
      ...poolProblems(known, year, leaderPool).map(line => `${side}: ${line}`),
    ];
  });
}

function poolProblems(
  known: readonly { readonly id: string; readonly pool1755?: true; readonly pool1757?: true }[],
  year: Year,
  pool: readonly string[],
): readonly string[] {
  const marked = known.filter(leader => (year === '1755' ? leader.pool1755 : leader.pool1757)).map(({ id }) => id);
  return complain(
    words([...marked].sort()) !== words([...pool].sort()),
    `leaderPool must be ${words([...marked].sort())}, found ${words([...pool].sort())}`,
  );
}

/** Units that an event brings, by card; the events bring exactly those that are not set up. */
const ARRIVALS: readonly (readonly [SideName, string, Readonly<Record<string, number>>])[] = [
  ['british', 'regular', { british_regulars: 3, acadians_expelled: 2 }],
  ['british', 'highland', {}],
  ['british', 'royal-american', { royal_americans: 4 }],
  ['french', 'regular', { french_regulars: 2 }],
  ['french', 'coureurs', { acadians_expelled: 1 }],
];

function arrivalProblems(edition: Edition, year: Year): readonly string[] {
  const { pieces, cards, scenarios } = edition;
  const [first, last] = year === '1755' ? [1, 70] : [1, 62];
  const deck = cards.cards.filter(({ n }) => n >= first && n <= last);
  return ARRIVALS.flatMap(([side, kind, brings]) => {
    const counters = pieces.units.filter(unit => unit.side === side && unit.type === kind).length;
    const left = counters - countOf(scenarios.setups[year][side], kind);
    const coming = deck.reduce(
      (sum, card) => sum + (kind === 'highland' ? (card.units ?? 0) : (brings[card.key] ?? 0)),
      0,
    );
    return complain(left !== coming, `${side}: ${left} ${kind} are not set up, but the events bring ${coming}`);
  });
}
