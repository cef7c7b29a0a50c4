import { type OddsPanel, signed } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { backFactor, enemyOf, frontFactor, SIDES, type Side, unitIds } from '../data/index.ts';
import { attackersOf, defendersOf, isBombardment, type Modifiers, modifiers } from '../rules/04-modifiers.ts';
import { DIE, type Outcome, oddsOf, resultOf } from '../rules/04-results.ts';
import { type Battle, type Fight, has, isReduced } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, modifier, slugs } from './asked.ts';

type Line = OddsPanel['lines'][number];
type Bar = OddsPanel['bars'][number];
/** How often each result comes: by winner, by damage points of the loser. */
type Tally = Readonly<Record<Outcome['winner'], readonly [number, number, number]>>;

const HUNDRED = DIE * DIE;

/** The chances of a battle before its dice are thrown, as the asking seat sees them. */
export function battleOdds(a: Asked, battle: Battle, defenceGuns: readonly number[] = []): OddsPanel {
  const odds = oddsOf(a.t, a.setup, battle, defenceGuns);
  const tally: Tally = { attacker: odds.defenderLoses, defender: odds.attackerLoses };
  const mean = ([, one, two]: readonly [number, number, number]): number => one + 2 * two;
  const attacks = a.side === a.t.phase;
  const wins = attacks ? odds.attackerWins : odds.defenderWins;
  const losses = [mean(odds.attackerLoses), mean(odds.defenderLoses)] as const;
  const [own, theirs] = attacks ? losses : [losses[1], losses[0]];
  return {
    title: titleOf(a, battle),
    lines: linesOf(a, battle, defenceGuns),
    bars: barsOf(a, battle, tally),
    of: HUNDRED,
    summary: isBombardment(battle)
      ? dx('desk.odds.hits', { hits: odds.attackerWins }, '§10b2-d')
      : dx('desk.odds.summary', { wins, own, theirs, reroll: has(a.setup, '10e') ? 1 : 0 }, '§4c2-b'),
  };
}

function titleOf(a: Asked, battle: Battle): Text {
  const sides = { attackers: slugs(attackersOf(a.t, battle)), defenders: slugs(defendersOf(a.t, battle)) };
  const rule = isBombardment(battle) ? '§10b2-d' : '§4c';
  return dx('desk.odds.battle', { ...sides, guns: slugs(battle.guns) }, rule);
}

// Modifiers, line by line: what is printed first, then what changes it, then the sum.
function linesOf(a: Asked, battle: Battle, defenceGuns: readonly number[]): Line[] {
  const all = modifiers(a.t, a.setup, battle, defenceGuns);
  const corps = modifiers(a.t, without(a, '10g5'), battle, defenceGuns); // without the army generals
  const attackers = [...attackersOf(a.t, battle), ...battle.guns];
  const defenders = [...defendersOf(a.t, battle), ...defenceGuns];
  return [
    ...sideLines(a, a.t.phase, attackers, all.attack, corps.attack.generals),
    ...sideLines(a, enemyOf(a.t.phase), defenders, all.defence, corps.defence.generals),
  ];
}

const without = ({ setup }: Asked, option: string): Asked['setup'] => ({
  ...setup,
  options: setup.options.filter(each => each !== option),
});

function sideLines(
  a: Asked,
  side: Side,
  units: readonly number[],
  sum: Modifiers['attack'] | Modifiers['defence'],
  corps: number,
): Line[] {
  const printed = units.map(unit => printedFactor(a, unit));
  const changed = sum.factors - printed.reduce((total, factor) => total + factor, 0);
  const { hill, woods, town } = 'hill' in sum ? sum : { hill: 0, woods: 0, town: 0 };
  const beyond = sum.total - (sum.factors + sum.stream + sum.generals + hill + woods + town);
  return [
    ...units.map((unit, i) => factorLine(a, unit, printed[i]!)),
    ...modifier('desk.odds.guns', {}, changed < 0 ? '§10b4-b' : '§10b4-c', changed),
    ...modifier('desk.odds.stream', {}, '§10g2', sum.stream),
    ...modifier('desk.odds.corpsGeneral', {}, '§10g4', corps),
    ...modifier('desk.odds.armyGeneral', {}, '§10g5', sum.generals - corps),
    ...modifier('desk.odds.hill', {}, '§4b2-a', hill),
    ...modifier('desk.odds.woods', {}, '§4b3-a', woods),
    ...modifier('desk.odds.town', {}, '§4b4', town),
    ...modifier('desk.odds.limit', {}, '§4b5', beyond),
    { text: dx('desk.odds.total', { side: SIDES[side] }, '§4b-a'), value: signed(sum.total), total: true },
  ];
}

const printedFactor = ({ t }: Asked, unit: number): number =>
  isReduced(t, unit) ? backFactor[unit]! : frontFactor[unit]!;

const factorLine = (a: Asked, unit: number, factor: number): Line => ({
  text: dx('desk.odds.factor', { unit: unitIds[unit]!, reduced: isReduced(a.t, unit) ? 1 : 0 }, '§4b1-a'),
  value: String(factor),
});

// Bars, from the attacker's worst to his best.
function barsOf(a: Asked, battle: Battle, { attacker, defender }: Tally): Bar[] {
  const attacks = a.side === a.t.phase;
  const forAttacker = attacks ? 'good' : 'bad';
  const forDefender = attacks ? 'bad' : 'good';
  if (isBombardment(battle)) {
    return [
      { label: dx('desk.odds.miss', {}, '§10b2-f'), share: defender[0], good: 'even' },
      { label: dx('desk.odds.hit', {}, '§10b2-d'), share: attacker[1], good: forAttacker },
    ];
  }
  return [
    ...([2, 1, 0] as const).map(
      (points): Bar => ({
        label: dx('desk.odds.attackerLoses', { points }, damageRule[points]),
        share: defender[points],
        good: forDefender,
      }),
    ),
    ...([0, 1, 2] as const).map(
      (points): Bar => ({
        label: dx('desk.odds.defenderLoses', { points }, damageRule[points]),
        share: attacker[points],
        good: forAttacker,
      }),
    ),
  ];
}
const damageRule = ['§4c2-e', '§4c2-c', '§4c2-d'] as const;

/** The chances of rolling one's own die again, the other one lying as it is (10e). */
export function rerollOdds(a: Asked, f: Fight): OddsPanel {
  const { attack, defence } = modifiers(a.t, a.setup, f, f.defenceGuns);
  const attacks = a.side === a.t.phase;
  const result = (attackDie: number, defenceDie: number): Outcome =>
    resultOf(f, attackDie + attack.total, defenceDie + defence.total);
  const now = worth(result(f.attackDie, f.defenceDie));
  const tally = { attacker: [0, 0, 0], defender: [0, 0, 0] } satisfies Record<Outcome['winner'], number[]>;
  const count = { better: 0, worse: 0 };
  for (let die = 1; die <= DIE; die++) {
    const again = attacks ? result(die, f.defenceDie) : result(f.attackDie, die);
    tally[again.winner][again.damage]!++;
    const gain = attacks ? worth(again) - now : now - worth(again);
    if (gain !== 0) count[gain > 0 ? 'better' : 'worse']++;
  }
  return {
    title: dx('desk.odds.reroll', { side: a.seat }, '§10e-b'),
    lines: dieLines(a, f, attack.total, defence.total),
    bars: barsOf(a, f, tally as unknown as Tally),
    of: DIE,
    summary: dx('desk.odds.better', count, '§10e-b'),
  };
}

/** Results in the attacker's order. */
const worth = ({ winner, damage }: Outcome): number => (winner === 'attacker' ? 1 + damage : -1 - damage);

function dieLines({ t }: Asked, f: Fight, attack: number, defence: number): Line[] {
  const lines = (side: Side, die: number, total: number): Line[] => [
    { text: dx('desk.odds.die', { side: SIDES[side] }, '§4c1'), value: `${die} ${signed(total).replace(/^./, '$& ')}` },
    { text: dx('desk.odds.total', { side: SIDES[side] }, '§4c1'), value: String(die + total), total: true },
  ];
  return [...lines(t.phase, f.attackDie, attack), ...lines(enemyOf(t.phase), f.defenceDie, defence)];
}
