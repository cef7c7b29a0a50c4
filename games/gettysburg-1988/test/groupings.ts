// All ways to split units in contact into battles, the slow and obvious way: partitions into stars (4a5).

/** One battle: `L5>K6,L6`. */
export type BattleName = string;
export const nameOf = (attackers: readonly string[], defenders: readonly string[]): BattleName =>
  `${[...attackers].sort().join(',')}>${[...defenders].sort().join(',')}`;
export const hexesOf = (name: BattleName): [string[], string[]] => {
  const [attackers = '', defenders = ''] = name.split('>');
  return [attackers.split(','), defenders.split(',')];
};

/** Adjacent on the printed map, from the codes alone: rows with an even letter are shifted half a hex east. */
export function touch(a: string, b: string): boolean {
  const row = (hex: string) => hex.charCodeAt(0) - 64;
  const x = (hex: string) => 2 * Number(hex.slice(1)) + (row(hex) % 2 === 0 ? 1 : 0);
  const up = Math.abs(row(a) - row(b));
  const along = Math.abs(x(a) - x(b));
  return (up === 0 && along === 2) || (up === 1 && along === 1);
}

/** Every complete legal grouping: each hex in contact is in exactly one star. */
export function groupings(attackers: readonly string[], defenders: readonly string[]): BattleName[][] {
  const a = attackers.filter(hex => defenders.some(other => touch(hex, other)));
  const d = defenders.filter(hex => attackers.some(other => touch(hex, other)));
  return split([...a.map(hex => `a${hex}`), ...d.map(hex => `d${hex}`)]);
}

// The first hex left goes into one battle with some of the others; the rest is split in its turn.
function split(hexes: readonly string[]): BattleName[][] {
  const [first, ...others] = hexes;
  if (first === undefined) return [[]];
  const found: BattleName[][] = [];
  for (const some of subsets(others)) {
    const battle = star([first, ...some]);
    if (!battle) continue;
    for (const rest of split(others.filter(hex => !some.includes(hex)))) found.push([battle, ...rest].sort());
  }
  return found;
}

function star(hexes: readonly string[]): BattleName | null {
  const attackers = hexes.filter(hex => hex[0] === 'a').map(hex => hex.slice(1));
  const defenders = hexes.filter(hex => hex[0] === 'd').map(hex => hex.slice(1));
  const hub = Math.min(attackers.length, defenders.length) === 1;
  return hub && attackers.every(a => defenders.every(d => touch(a, d))) ? nameOf(attackers, defenders) : null;
}

export function subsets<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap(some => [some, [first, ...some]]);
}
