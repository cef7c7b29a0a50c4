import { type OddsPanel, signed } from '@bivouac/desk';
import type { Rule } from '@bivouac/kernel';
import { BLOCKS, board, enemyOf, groupOf, IRON_BRIGADE, type Side, sideOfBlock, strengthOf } from '../data/index.ts';
import { faceInto } from '../rules/10-moves.ts';
import { combatSum, type Fight, type Sum } from '../rules/13-combat.ts';
import { attackersOf, targetsOf } from '../rules/13-declaration.ts';
import { frontOfDefenders } from '../rules/13-paths.ts';
import { isAdvanced, ownArea } from '../rules/21-obstruction.ts';
import { type Action, type Attacker, isHeld, labelsOf, standNumber, standsOn, type Table } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import type { Asked } from './asked.ts';

// What a close combat would come to, before any gun has fired: the known part, and the range of what is hidden.

type Declared = Extract<Action, { type: 'attack' }>;

/** The table with the attackers where they would stand; flanks are counted there. */
function advanced(t: Table, blocks: readonly Attacker[]): Table {
  const next = { ...t, at: t.at.slice(), front: t.front.slice() };
  for (const { stand, areas, target } of blocks) {
    if (areas.length === 0) continue;
    next.at[stand] = target;
    next.front[stand] = (faceInto(target, areas.at(-1)!) ^ 1) & 1;
  }
  return next;
}

/** Some ordinary block of this strength, to reckon with where the real one is hidden. */
const ordinary = (side: Side, strength: number): number =>
  BLOCKS.find(
    block => sideOfBlock(block) === side && strengthOf(block) === strength && groupOf(block) !== IRON_BRIGADE,
  )!;

const NOBODY = 0;
const WEAK = 1;
const STRONG = 2;
function fightAt(a: Asked, blocks: readonly Attacker[], target: number, leader: number): Fight | null {
  const own = blocks.filter(block => block.target === target);
  if (!own[0] || !isHeld(a.t, enemyOf(a.side), target)) return null;
  const area = own[0].areas.at(-1) ?? ownArea(a.t, own[0].stand);
  return {
    ...{
      target,
      area,
      attacker: labelsOf(a.view, a.side)[leader] ?? NOBODY,
      defender: ordinary(enemyOf(a.side), WEAK),
    },
    rear: frontOfDefenders(a.t, a.side, target) !== area,
    ...{ attackers: own.length, hits: 0, wonFirst: false, by: a.side, advanced: isAdvanced(a.view.setup) },
  };
}

const IRON = 2;
/** Whether the Iron Brigade may be on a position, as far as everyone can tell: it lives, and was not last seen elsewhere. */
function mayBeIron(t: Table, target: number): boolean {
  const last = BLOCKS.find(block => groupOf(block) === IRON_BRIGADE && strengthOf(block) === WEAK)!;
  const there = standsOn(t, sideOfBlock(last), target);
  const clue = t.clues.find(({ group }) => group === IRON_BRIGADE);
  return there.length > 0 && !t.dead.includes(last) && (!clue || clue.stands.some(stand => there.includes(stand)));
}

const MODIFIED: Readonly<Record<string, Rule>> = {
  ...{ confederateAttacker: '§13.8.4a', steepSlope: '§13.8.4b', doubleObstruction: '§13.8.4c', fieldworks: '§13.8.4d' },
  ...{ hitsOnBlocks: '§13.8.4e', wonFirst: '§13.8.4f', defenderFlanks: '§13.8.4g', attackerFlanks: '§13.8.4h' },
  ironBrigadeLeads: '§13.8.4i',
};

/** What is known: the leader, and every modifier; the defender's block comes off it, unless he is taken from behind. */
const linesOf = (position: string, known: number, { modifiers }: Sum): OddsPanel['lines'] => [
  { text: dx('desk.odds.leader', { position }, '§13.8.3a'), value: signed(known - sumOf(modifiers)) },
  ...Object.entries(modifiers).map(([what, points]) => ({
    text: dx('desk.odds.modifier', { what }, MODIFIED[what] ?? '§13.8.4a'),
    value: signed(points),
  })),
  { text: dx('desk.odds.before', {}, '§13.8.3a'), value: signed(known), total: true },
];
const sumOf = (modifiers: Sum['modifiers']): number => Object.values(modifiers).reduce((sum, each) => sum + each, 0);

/** The panel of an attack as far as it is put together; null: nobody is there to fight. */
export function attackOdds(a: Asked, action: Declared): OddsPanel | null {
  const blocks = attackersOf(a.t, a.side, action) ?? [];
  const after = advanced(a.t, blocks);
  const fights = targetsOf(blocks).flatMap(target => {
    const leader = action.leaders
      .map(standNumber)
      .find(stand => blocks.some(b => b.stand === stand && b.target === target));
    const fight = fightAt(a, blocks, target, leader ?? -1);
    if (!fight) return [];
    const sum = combatSum(after, fight);
    const known = sum.result + (fight.rear ? 0 : WEAK);
    const least = known - (fight.rear ? 0 : STRONG) - (mayBeIron(a.t, target) ? IRON : 0);
    return [{ position: board.positionIds[target]!, sum, known, least }];
  });
  if (fights.length === 0) return null;
  return {
    title: dx('desk.odds.title', { positions: fights.map(({ position }) => position) }, '§13.1.1a'),
    lines: fights.flatMap(({ position, known, sum }) => linesOf(position, known, sum)),
    bars: [],
    of: 1,
    summary: dx(
      'desk.odds.range',
      {
        least: Math.min(...fights.map(({ least }) => least)),
        most: Math.max(...fights.map(({ sum }) => sum.result)),
      },
      '§13.8.5a',
    ),
  };
}
