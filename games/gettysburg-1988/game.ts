import type { Game, Public, Seat, Text } from '@bivouac/kernel';
import { audit } from './audit.ts';
import {
  enemyOf,
  hexNumber,
  options,
  SIDES,
  type Side,
  scenarios,
  seats,
  sideNumber,
  unitNumber,
} from './data/index.ts';
import { withDutyToLeave } from './migrations.ts';
import { main, phase } from './rules/02-turn.ts';
import { combat } from './rules/04-combat.ts';
import { cells, type Odds, oddsOf } from './rules/04-results.ts';
import { whyNotReroll } from './rules/10e-initiative.ts';
import { setUp } from './setup.ts';
import { type Action, type Battle, type G88, type GettysburgView, isReorganizing, type Table } from './state.ts';
import { tx } from './text/keys.ts';
import { tile } from './tile.ts';

export const game: Game<G88> = {
  id: 'gettysburg-1988',
  version: tile.version,
  scenarios: scenarios.map(scenario => scenario.id), // §6
  options: options.map(({ id, requires, variant }) => ({ id, variant, ...(requires ? { requires } : {}) })), // §10-a
  actions: {
    move: { units: 'words', path: 'words' },
    endMovement: {},
    declareBattle: { attackers: 'words', defenders: 'words', support: 'words?' },
    bombard: { guns: 'words', target: 'word' },
    endDeclaration: {},
    resolve: { battle: 'whole' },
    supportDefence: { guns: 'words' },
    reroll: {},
    keepDie: {},
    lose: { unit: 'word' },
    retreat: { from: 'word', to: 'word' },
    leaveMap: { from: 'word' },
    stand: { from: 'word' },
    advance: { units: 'words', to: 'word' },
    endAdvance: {},
    returnGeneral: { general: 'word', to: 'word' },
    placeMarker: { unit: 'word' },
    endNight: {},
  },
  seats,
  setup: setUp,
  main,
  procedures: [phase, combat],
  outcome(table) {
    const { result } = table;
    if (!result) return null;
    const { winner, confederate, union } = result;
    return {
      winners: winner === 'draw' ? [] : [winner],
      why: tx(`outcome.${winner}`, { confederate, union }, '§5-b'),
    };
  },
  imagine: () => ({ hands: {}, vault: {} }), // nothing is hidden
  audit,
  notAsked,
  cells,
  migrations: { 1: withDutyToLeave },
};

/** Why a seat may not do this now, when it is not its turn or not the time. */
function notAsked({ table: t, setup }: Public<G88>, seat: Seat, action: Action): Text {
  const side = SIDES[t.phase];
  if (seat !== side && t.fight === null) {
    if (action.type === 'move' || action.type === 'endMovement') return tx('no.otherMoves', { side }, '§3-b');
    if (action.type === 'resolve') return tx('no.otherAttacks', { side }, '§4c');
    return action.type === 'declareBattle' || action.type === 'bombard'
      ? tx('no.otherAttacks', { side }, '§4a-a')
      : tx('no.otherPhase', { side }, '§2b-a');
  }
  return notAskedInBattle(t, setup, seat, action);
}

function notAskedInBattle(t: Table, setup: G88['setup'], seat: Seat, action: Action): Text {
  if (action.type === 'move') return tx('no.movementOver', {}, '§2b-b');
  if (action.type === 'advance' && seat !== SIDES[t.phase]) return tx('no.defenderAdvance', {}, '§4f-c');
  if (action.type === 'reroll') return whyNotReroll(t, setup);
  if (t.fight?.loser === enemyOf(sideNumber(seat))) {
    const side = SIDES[t.fight.loser as Side];
    if (action.type === 'lose') return tx('no.otherDecides', { side }, '§4e2-a');
    if (action.type === 'retreat' || action.type === 'leaveMap' || action.type === 'stand')
      return tx('no.otherDecides', { side }, '§4d-b');
  }
  if (isReorganizing(action)) return tx('no.notNight', {}, '§10c-a');
  return tx('no.notNow', {}, '§2b-b');
}

/** Exact odds of a battle before it is fought: one declared or about to be declared, a bombardment, the one under way. */
export function odds(view: GettysburgView, action: Action): Odds | null {
  const battle = battleOf(view.table, action);
  const guns = action.type === 'supportDefence' ? action.guns.map(unitNumber) : [];
  if (!battle || [...battle.attackers, ...battle.defenders, ...battle.guns, ...guns].some(each => each < 0))
    return null;
  return oddsOf(view.table, view.setup, battle, guns);
}

function battleOf(t: Table, action: Action): Battle | null {
  switch (action.type) {
    case 'resolve':
      return t.battles[action.battle] ?? null;
    case 'declareBattle': {
      const { attackers, defenders, support = [] } = action;
      return {
        attackers: attackers.map(hexNumber),
        defenders: defenders.map(hexNumber),
        guns: support.map(unitNumber),
      };
    }
    case 'bombard':
      return { attackers: [], defenders: [hexNumber(action.target)], guns: action.guns.map(unitNumber) };
    case 'supportDefence':
      return t.fight;
    default:
      return null;
  }
}

export { destinations } from './rules/03-reach.ts';
export { modifiers } from './rules/04-modifiers.ts';
export type { Odds } from './rules/04-results.ts';
export { points, verdict } from './rules/06-victory.ts';
export type * from './state.ts';
