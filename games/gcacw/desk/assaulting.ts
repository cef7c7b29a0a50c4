import type { Draft, OddsPanel } from '@bivouac/desk';
import { DISTRICT_LEADER, tables } from '../data/index.ts';
import { whyNotLead } from '../rules/05-activation.ts';
import { assaultNumber, whyNotOrder } from '../rules/05-assault.ts';
import { isUnder, levelOf } from '../rules/06-leaders.ts';
import { newAttack } from '../rules/07-attack.ts';
import { whyNotOver } from '../rules/07-targets.ts';
import { attackValue } from '../rules/07-values.ts';
import { commandAdd } from '../rules/advanced.ts';
import { type Attack, hexId, leaderAt, leaderId, leaderNamed, leaderSide, of, type Table, unitsIn } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  atPlace,
  button,
  drafting,
  hexAt,
  isGiven,
  type Offer,
  order,
  putBack,
  type Question,
  slugsOf,
  toggles,
  unitsNamed,
  word,
  words,
} from './asked.ts';
import { flankBars } from './flanks.ts';
import { attackOdds, fightOf } from './odds.ts';

// 5.3, 7.1 A leader's assault is put together. Draft `{ leader, hex, units }`.

/** Units a leader could order to assault. */
export const stormable = ({ t, side }: Asked, leader: number): readonly number[] =>
  unitsIn(t, side, leaderAt(t, leader)).filter(unit => whyNotOrder(t, leader, unit) === null);

/** Hexes a leader could assault now. */
function hexesFor(a: Asked, leader: number): readonly string[] {
  const { t, side } = a;
  const { neighbours } = of(t).board;
  const from = leaderAt(t, leader);
  if (from < 0 || t.lull === 1 || whyNotLead(t, side, leader)) return [];
  if (!stormable(a, leader).some(unit => isUnder(t, leader, unit))) return [];
  return [0, 1, 2, 3, 4, 5]
    .map(direction => from * 6 + direction)
    .filter(edge => neighbours[edge]! >= 0 && whyNotOver(t, side, edge) === null)
    .map(edge => hexId(t, neighbours[edge]!));
}
export const assaultOn = (t: Table, leader: number, units: readonly number[], hex: string): Attack => ({
  ...newAttack(t, leader < of(t).leaders.union ? 0 : 1, units, leaderAt(t, leader), hexAt(t, hex)),
  leader,
});

export const assaultTargets = (a: Asked, leader: number): readonly Aim[] =>
  hexesFor(a, leader).map(hex => {
    const slug = leaderId(a.t, leader);
    const fight = fightOf(a.t, assaultOn(a.t, leader, stormable(a, leader), hex));
    return atPlace(hex, dx('desk.assaultHex', { leader: slug, hex }, '§5.3-who'), drafting({ leader: slug, hex }), {
      fight,
    });
  });

/** The hex of a draft, if its leader can assault it. */
export function assaultIn(a: Asked, draft: Draft): string {
  const leader = leaderNamed(a.t, a.side, word(draft, 'leader'));
  return leader < 0 ? '' : (hexesFor(a, leader).find(hex => hex === word(draft, 'hex')) ?? '');
}

/** How many of six rolls let so many go forward; none: it does not come off. */
function commandRolls(t: Table, leader: number, chosen: number): readonly number[] {
  const district = levelOf(t, leader) === DISTRICT_LEADER;
  const command = of(t).leaders.command[leader]!;
  const counts = new Array<number>(chosen + 1).fill(0);
  for (let die = 1; die <= 6; die++) {
    const number = assaultNumber(command, die, district, commandAdd(t, leaderSide(t, leader)));
    counts[number === null ? 0 : Math.min(chosen, Math.max(1, number))]!++;
  }
  return counts;
}
function assaultOdds(a: Asked, leader: number, units: readonly number[], hex: string): OddsPanel {
  const { t } = a;
  const odds = attackOdds(t, assaultOn(t, leader, units, hex));
  const rolls = commandRolls(t, leader, units.length);
  return {
    ...odds,
    lines: [
      ...rolls.flatMap((rolled, count) =>
        rolled === 0
          ? []
          : [{ text: dx('desk.odds.command', { count, all: units.length }, '§7.1-a5-number'), value: `${rolled}/6` }],
      ),
      ...odds.lines,
    ],
    more: dx('desk.odds.ifAll', { fails: tables.assault.fails }, '§7.1-a5-six'),
  };
}

export function assaulting(a: Asked, draft: Draft): Offer {
  const { t } = a;
  const leader = leaderNamed(t, a.side, word(draft, 'leader'));
  const [slug, hex] = [leaderId(t, leader), word(draft, 'hex')];
  const able = slugsOf(t, stormable(a, leader));
  const units = isGiven(draft, 'units') ? words(draft, 'units').filter(unit => able.includes(unit)) : able;
  const label = dx('desk.assault', { leader: slug, units: units.length, hex });
  const others = assaultTargets(a, leader).filter(({ at }) => !('place' in at) || at.place !== hex);
  return {
    targets: [
      atPlace(hex, dx('desk.noAttack', { hex }), drafting({ leader: slug }), { picked: true }),
      ...others,
      ...toggles(
        able,
        units,
        ticked => ({ leader: slug, hex, units: [...ticked] }),
        (unit, picked) => dx(picked ? 'desk.untick' : 'desk.tick', { unit }, '§7.1-a1-leader'),
      ),
    ],
    buttons: [
      putBack(),
      button('desk.backToLeader', { leader: slug }, drafting({ leader: slug })),
      order(a, label, { type: 'assault', leader: slug, units: [...units], hex }, true),
    ],
    hint: dx('desk.hint.assault', { leader: slug }, '§7.1-a1-leader'),
    ...(units.length > 0
      ? {
          odds: assaultOdds(a, leader, unitsNamed(t, units), hex),
          marks: [flankBars(t, assaultOn(t, leader, unitsNamed(t, units), hex))],
        }
      : {}),
  };
}
export const whyNotAssaulting: Question['whyNot'] = (a, draft, { kind, name, place }) => {
  const [leader, hex] = [word(draft, 'leader'), word(draft, 'hex')];
  if (kind === 'unit') return a.whyNot({ type: 'assault', leader, units: [name], hex });
  const units = slugsOf(a.t, stormable(a, leaderNamed(a.t, a.side, leader)));
  return kind === 'hex' ? a.whyNot({ type: 'assault', leader, units, hex: place }) : null;
};

/** The strongest of these units, so many. */
export const strongest = (t: Table, units: readonly number[], many: number): readonly number[] =>
  [...units].sort((one, other) => attackValue(t, other) - attackValue(t, one)).slice(0, many);
