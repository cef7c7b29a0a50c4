import { type Cells, type Fight, type OddsPanel, signed } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { enemyOf, SIDES, type Side, TERRAINS, tables } from '../data/index.ts';
import { gunsApart, KINDS, needsDie, sumOf } from '../rules/07-modifiers.ts';
import { type Chances, chancesOf, columnsOf, lossesIn, type Outcome, retreats } from '../rules/07-odds.ts';
import { columnOf, read } from '../rules/07-results.ts';
import { attackTotal, defenceTotal } from '../rules/07-values.ts';
import { type Attack, hexId, of, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { slugsOf } from './asked.ts';

// The chances of an attack before it is declared: modifiers one by one, both results.

type Bar = OddsPanel['bars'][number];
type Line = OddsPanel['lines'][number];

/** The panel of an attack; `more` says what may still come between. */
export function attackOdds(t: Table, attack: Attack, more: Text | null = null): OddsPanel {
  const chances = chancesOf(t, attack);
  const [mine, theirs] = lossesIn(chances);
  const tenths = (sum: number): number => Math.round((10 * sum) / chances.of);
  const units = slugsOf(t, attack.units);
  return {
    title: dx(
      'desk.odds.attack',
      { units, defenders: slugsOf(t, attack.defenders), hex: hexId(t, attack.target) },
      attack.kind < 0 ? '§7.1-a7-values' : '§7.1-m3-values',
    ),
    lines: linesOf(t, attack, chances),
    whose: dx('desk.odds.side', { units: slugsOf(t, attack.defenders) }),
    bars: theirBars(chances),
    also: { title: dx('desk.odds.side', { units }), bars: myBars(chances) },
    of: chances.of,
    summary: dx(
      'desk.odds.summary',
      { retreats: goes(chances), of: chances.of, mine: tenths(mine), theirs: tenths(theirs) },
      '§7.5-two-results',
    ),
    ...(more ? { more } : {}),
    reads: readsOf(t, attack, chances),
  };
}

/** Where its tables are read: every row the dice may come to, in the columns of both sides. */
function readsOf(t: Table, attack: Attack, { outcomes }: Chances): Readonly<Record<string, Cells>> {
  const { combatTable, artilleryModifier } = tables;
  const least = combatTable.rows[0]!.difference;
  const rows = [
    ...new Set(
      outcomes.map(({ difference }) => Math.max(0, Math.min(combatTable.rows.length - 1, difference - least))),
    ),
  ];
  const [attacker = -1, defender = -1] = columnsOf(t, attack).split(' ').map(Number);
  const ground = TERRAINS[of(t).board.terrain[attack.target]!]!;
  return {
    attacker: { rows, column: attacker },
    defender: { rows, column: defender },
    kinds: { rows: [attack.kind < 0 ? KINDS.length : attack.kind], column: 0 },
    guns: {
      rows: [Object.keys(artilleryModifier.rows).indexOf(ground)],
      column: columnOf(artilleryModifier.columns, gunsApart(t, attack)),
    },
  };
}
const goes = ({ outcomes }: Chances): number =>
  outcomes.reduce((sum, each) => sum + (retreats(each) ? each.share : 0), 0);

/** How often the defender goes, for a badge on the board. */
export function fightOf(t: Table, attack: Attack): Fight {
  const chances = chancesOf(t, attack);
  return { to: hexId(t, attack.target), wins: goes(chances), of: chances.of };
}

// Lines: strength first, then each modifier with its rule, then both sums.
function linesOf(t: Table, attack: Attack, { counted, cell }: Chances): Line[] {
  const [mine, theirs] = [attackTotal(t, attack), defenceTotal(t, attack.defenders)];
  const sides: readonly Side[] = [attack.side, enemyOf(attack.side)];
  const kind = attack.kind < 0 ? 'assault' : KINDS[attack.kind]!;
  return [
    { text: dx('desk.odds.strength', { mine, theirs }, '§7.4-ratio'), value: '' },
    ...counted.map(({ what, die, value, rule }) => ({
      text: dx('desk.odds.modifier', { what, side: SIDES[sides[die]!]!, kind, die }, rule),
      value: signed(value),
    })),
    ...(needsDie(cell) ? [{ text: dx('desk.odds.guns', {}, '§7.4-art-star'), value: cell.replace('-', '−') }] : []),
    ...([0, 1] as const).map(die => ({
      text: dx('desk.odds.die', { side: SIDES[sides[die]!]! }, '§7.1-m5-roll'),
      value: signed(sumOf(counted, die)),
      total: true,
    })),
  ];
}

/** Outcomes that look alike to one side, together, in their order. */
function grouped(
  { outcomes }: Chances,
  keyOf: (outcome: Outcome) => string,
  barOf: (outcome: Outcome) => Omit<Bar, 'share'>,
): Bar[] {
  const shares = new Map<string, Bar>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome);
    const share = (shares.get(key)?.share ?? 0) + outcome.share;
    shares.set(key, { ...barOf(outcome), share });
  }
  return [...shares.values()];
}

/** What happens to the defender: nothing, fatigue, disorder, retreat, rout. */
const FATE = (outcome: Outcome): string => {
  const { letter, way } = read(outcome.defender);
  if (way !== '') return way;
  return letter === 'F' ? 'f' : letter;
};
const theirBars = (chances: Chances): Bar[] =>
  grouped(chances, FATE, outcome => {
    const fate = FATE(outcome);
    return {
      label: dx('desk.odds.fate', { fate }, '§7.5-two-results'),
      good: retreats(outcome) ? 'good' : fate === '' ? 'bad' : 'even',
    };
  });

const myBars = (chances: Chances): Bar[] => {
  const of = (outcome: Outcome) => {
    const { loss, letter, way } = read(outcome.attacker);
    return { loss: loss + outcome.extra, disorganized: letter === 'D' ? 1 : 0, advances: way === 'a' ? 1 : 0 };
  };
  return grouped(
    chances,
    outcome => Object.values(of(outcome)).join(' '),
    outcome => {
      const cost = of(outcome);
      const good = cost.advances === 1 ? 'good' : cost.disorganized === 1 ? 'bad' : 'even';
      return { label: dx('desk.odds.cost', cost, '§7.5-two-results'), good };
    },
  );
};
