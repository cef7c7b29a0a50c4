import { call, go, list, nobody, only, rules } from '@bivouac/kernel';
import { CONFEDERATE, isNight, SIDES, type Side, scenarioOf, UNION } from '../data/index.ts';
import type { Action, Battle, G88, Table, U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { loseLoneGenerals } from './02-generals.ts';
import { movementChoices } from './03-choices.ts';
import { makeMove } from './03-movement.ts';
import { boundToLeave } from './03-stopping.ts';
import { contact, declareBattle, declareBombardment, hasToDeclare } from './04-battles.ts';
import { declareChoices } from './04-choices.ts';
import { combat, dropLapsed, openFight } from './04-combat.ts';
import { isBombardment } from './04-modifiers.ts';
import { endGame } from './06-victory.ts';
import { nightChoices, reorganize, reorganizeActions, restore } from './10c-night.ts';

const { procedure } = rules<G88>();

const activeSeat = (t: Table): string => SIDES[t.phase];

/** 2b A player's phase: he moves, without dice (§3-a), then he fights (§4-b). */
export const phase = procedure<{ side: Side; reorganized?: boolean }>('phase')({
  begin: (u, { side }) => beginPhase(u, side),
  move: {
    // 3
    asks: ({ table }) => only(activeSeat(table)), // §3-b
    prompt: ({ table: t }) => {
      const args = { side: activeSeat(t), turn: t.turn };
      return isNight(t.turn) ? tx('prompt.moveNight', args, '§2f-c') : tx('prompt.move', args, '§3-c');
    },
    choices: ({ table, setup }, { side }) => movementChoices(table, setup, side),
    take(u, { side }, action) {
      if (action.type !== 'move') return u.say(tx('move.ended', { side: SIDES[side] }, '§2b-b'), { by: SIDES[side] });
      makeMove(u, side, action);
      return go('move');
    },
  },
  generals: u => loseLoneGenerals(u), // §2d-c
  declare: {
    // 4a
    asks: ({ table: t, setup }) => (hasToDeclare(t, setup, t.phase) ? only(activeSeat(t)) : nobody),
    prompt: ({ table: t }) =>
      tx('prompt.declare', { side: activeSeat(t), open: contact(t, t.phase).attackers.length }, '§4a-a'),
    choices: ({ table, setup }, { side }) => declareChoices(table, setup, side),
    take(u, { side }, action) {
      if (action.type === 'declareBattle') declareBattle(u, side, action);
      else if (action.type === 'bombard') declareBombardment(u, side, action);
      else return;
      return go('declare');
    },
  },
  battles: {
    // §4c
    asks: ({ table: t }) => (t.battles.length > 0 ? only(activeSeat(t)) : nobody),
    prompt: ({ table: t }) => {
      const bombardments = t.battles.filter(isBombardment).length;
      const side = activeSeat(t);
      if (bombardments > 0) return tx('prompt.bombard', { side, left: bombardments }, '§10b2-b');
      return tx('prompt.resolve', { side, left: t.battles.length }, '§4c');
    },
    choices: ({ table: t }) =>
      list<Action>(
        resolvable(t).map(battle => ({ type: 'resolve', battle })),
        action => whyNotResolve(t, action),
      ),
    take(u, _locals, action) {
      if (action.type === 'resolve') openFight(u.table, action.battle);
      return call(combat, {});
    },
  },
  nextBattle(u) {
    dropLapsed(u);
    if (u.table.battles.length > 0) return go('battles');
  },
  reorganize: {
    // 10c
    asks: ({ table: t, setup }, { reorganized }) =>
      reorganized || reorganizeActions(t, setup, t.phase).length > 0 ? only(activeSeat(t)) : nobody,
    prompt: ({ table: t }) => tx('prompt.reorganize', { side: activeSeat(t) }, '§10c-a'),
    choices: ({ table, setup }, { side }) => nightChoices(table, setup, side),
    take(u, locals, action) {
      if (action.type === 'endNight') return;
      reorganize(u, action);
      locals.reorganized = true; // the last marker ends nothing by itself
      return go('reorganize');
    },
  },
  end: u => loseLoneGenerals(u), // §2d-c
});

function beginPhase(u: U, side: Side): void {
  const { table: t } = u;
  t.phase = side;
  t.moved.fill(0);
  t.engaged.fill(0);
  u.say(tx('phase.begins', { side: SIDES[side], turn: t.turn }, '§2b-a'), { heading: 'phase', by: SIDES[side] });
  restore(u, side);
  t.mustLeave = boundToLeave(t, u.setup, side); // §2f-c
}

/** The battles that may be resolved now: bombardments before all others. */
function resolvable(t: Table): number[] {
  // §4c, §10b2-b
  const all = [...t.battles.keys()];
  const bombardments = all.filter(battle => isBombardment(t.battles[battle] as Battle));
  return bombardments.length > 0 ? bombardments : all;
}

function whyNotResolve(t: Table, action: Action) {
  if (action.type === 'move') return tx('no.movementOver', {}, '§2b-b');
  if (action.type === 'declareBattle' || action.type === 'bombard') return tx('no.notNow', {}, '§4a-b');
  if (action.type !== 'resolve') return tx('no.notNow', {}, '§4c');
  return t.battles[action.battle]
    ? tx('no.bombardFirst', {}, '§10b2-b')
    : tx('no.battleNumber', { battle: action.battle }, '§4c');
}

/** 2b SEQUENCE OF PLAY. */
export const main = procedure('game')({
  turn: u => u.say(tx('turn.begins', { turn: u.table.turn }, '§5-a'), { heading: 'turn' }),
  confederate: () => call(phase, { side: CONFEDERATE }), // §2b-a
  union: () => call(phase, { side: UNION }),
  end(u) {
    // §2b-c, §5-a
    if (u.table.turn >= scenarioOf(u.setup.scenario).endTurn) return endGame(u); // §2b-d, §5-b
    u.table.turn++;
    return go('turn');
  },
});
