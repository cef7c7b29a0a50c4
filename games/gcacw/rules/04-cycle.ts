import { type Choices, done, go, list, nobody, only, rules } from '@bivouac/kernel';
import { CONFEDERATE, CORPS_LEADER, enemyOf, SIDES, type Side, sideNumber, tables, UNION } from '../data/index.ts';
import {
  type Act,
  type Action,
  type CampaignView,
  type GCACW,
  has,
  leaderId,
  leaderNamed,
  of,
  seatOf,
  type Table,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { activateAct } from './05-activation.ts';
import { assaultAct } from './05-assault.ts';
import { burnAct } from './05-burn.ts';
import { entrenchAct } from './05-entrench.ts';
import { canAct, marchAct } from './05-march.ts';
import { settle } from './06-homes.ts';
import { leadersOf, levelOf } from './06-leaders.ts';
import { choicesOf } from './choices.ts';
import { beginForce, someMarchForces, whyNotMarchForce } from './li-march.ts';
import { conceal, withForces } from './li-place.ts';
import { scout } from './li-sight.ts';
import { by } from './told.ts';

// 4 THE ACTION CYCLE: initiative, then one action, again and again.

const { procedure } = rules<GCACW>();
const PASS = { type: 'pass' } as const;

const passAct: Act<typeof PASS> = {
  type: 'pass',
  whyNot: () => null, // §4.2-winner-options §4.2-loser-options
  some: () => [PASS],
  begin() {},
};
/** §5.0-types What the player with the initiative may do. */
const ACTIONS: readonly Act[] = [passAct, marchAct, activateAct, assaultAct, burnAct, entrenchAct] as readonly Act[]; // §2.2-leader-district-not-army §6.3-never-alone-move §6.1-attack-in-march

/** Ties go by their number: in one title, unless the Confederates were given them all. */
const tiesCount = (t: Table): boolean => of(t).title.initiativeTie === 'byNumber' && !has(t, 'confederate-ties');
/** §4.2-no-unit-must-roll Where ties have effects both sides always roll. */
const mustRoll = (t: Table): boolean => of(t).scenario.insubordination && tiesCount(t);

/** §4.2-tie-other, §4.2-tie-bac Who wins a tie of this number. */
export const tieWinner = (t: Table, number: number): Side =>
  tiesCount(t) ? sideNumber(tables.initiativeTies.winner[number - 1]!) : CONFEDERATE;

function rollInitiative(u: U): void {
  const { table: t } = u;
  t.passed = 0;
  t.acts++; // §4.1-next-phase
  const able = [canAct(t, UNION), canAct(t, CONFEDERATE)];
  if (able[0] !== able[1] && !mustRoll(t)) {
    t.dice = [0, 0]; // §4.2-no-unit-auto
    t.winner = able[0] ? UNION : CONFEDERATE;
    return u.say(tx('initiative.alone', { side: SIDES[t.winner as Side]! }, '§4.2-no-unit-auto'));
  }
  t.dice = ([UNION, CONFEDERATE] as const).map(side =>
    u.roll(6, tx('initiative.roll', { side: SIDES[side]! }, '§4.2-roll'), by(side)),
  );
  const [union, confederate] = t.dice as [number, number];
  t.winner = union > confederate ? UNION : union < confederate ? CONFEDERATE : tieWinner(t, union); // §4.2-note-die
  u.say(tx('initiative.won', { side: SIDES[t.winner as Side]!, union, confederate }, '§4.2-roll'));
}

/** Corps leaders the Union may silence. */
const unruly = (t: Table): number[] =>
  leadersOf(t, CONFEDERATE).filter(each => levelOf(t, each) === CORPS_LEADER && !t.silent.includes(each));

/** Some ties are a test of obedience; on a low die the Union names a corps leader who sits still for the turn. */
function isInsubordinate(u: U): boolean {
  const { table: t } = u;
  const [union, confederate] = t.dice as [number, number];
  const { insubordination, check } = tables.initiativeTies;
  if (!mustRoll(t) || union !== confederate || !insubordination.includes(union)) return false;
  if (unruly(t).length === 0) return false;
  return u.roll(6, tx('initiative.insubordination', {}, '§4.2-tie-bac'), by(CONFEDERATE)) <= check;
}

const winnerOf = (t: Table): Side => t.winner as Side;

function take(u: U, side: Side, action: Action) {
  const { table: t } = u;
  t.active = side; // §4.3-active
  if (action.type === 'marchForce') return beginForce(u, side, action); // §LI-dummy-activation
  return ACTIONS.find(each => each.type === action.type)!.begin(u, side, action);
}
/** Everything a side with the initiative may do. */
const chosen = (view: CampaignView, side: Side): Choices<Action> =>
  withForces(view, side, choicesOf(view.table, side, ACTIONS), someMarchForces, (t, hand, owner, action) =>
    action.type === 'marchForce' ? whyNotMarchForce(t, hand, owner, action) : undefined,
  );

function passes(u: U, side: Side): void {
  u.say(tx('initiative.passed', { side: SIDES[side]! }, '§4.2-pass-gives'), by(side));
}

/** §3.0-action-cycle, §4.0-single-cycle, §4.1-phase */
export const cycle = procedure<{ unruly: number; acted: number }>('cycle')({
  homes: u => settle(u.table), // §7.5-leader-relocate
  roll(u, locals) {
    const { table: t } = u;
    scout(u);
    if (!canAct(t, UNION) && !canAct(t, CONFEDERATE)) return done(); // §4.4-none-eligible
    locals.acted = 0;
    rollInitiative(u);
    locals.unruly = isInsubordinate(u) ? 1 : 0;
  },
  silence: {
    plain: true,
    asks: (_pub, { unruly: due }) => (due === 1 ? only(seatOf(UNION)) : nobody),
    prompt: () => tx('prompt.silence', {}, '§4.2-tie-bac'),
    choices: ({ table: t }) => list(unruly(t).map((each): Action => ({ type: 'silence', leader: leaderId(t, each) }))),
    take(u, _locals, action) {
      if (action.type !== 'silence') return;
      u.table.silent.push(leaderNamed(u.table, CONFEDERATE, action.leader));
      u.say(tx('leader.silenced', { leader: action.leader }, '§4.2-tie-bac'), by(UNION));
    },
  },
  winner: {
    asks: ({ table: t }) => (canAct(t, winnerOf(t)) ? only(seatOf(winnerOf(t))) : nobody), // §4.2-no-unit-must-pass
    prompt: ({ table: t }) => tx('prompt.act', { side: SIDES[winnerOf(t)]! }, '§4.2-winner-options'),
    choices: view => chosen(view, winnerOf(view.table)),
    take(u, locals, action) {
      if (action.type === 'conceal') {
        conceal(u, winnerOf(u.table), action);
        return go('winner'); // §LI-place-when
      }
      locals.acted = action.type === 'pass' ? 0 : 1;
      if (locals.acted === 1) return take(u, winnerOf(u.table), action); // §4.2-take-obliges §4.3-one-action
    },
  },
  passed(u, { acted }) {
    const { table: t } = u;
    if (acted === 1) return go('homes');
    t.passed = 1; // §4.2-pass-gives
    passes(u, winnerOf(t));
    if (!canAct(t, enemyOf(winnerOf(t)))) return done(); // §4.4-pass-alone
  },
  loser: {
    asks: ({ table: t }) => only(seatOf(enemyOf(winnerOf(t)))),
    prompt: ({ table: t }) => tx('prompt.actAfterPass', { side: SIDES[enemyOf(winnerOf(t))]! }, '§4.2-loser-options'),
    choices: view => chosen(view, enemyOf(winnerOf(view.table))),
    take(u, _locals, action) {
      const side = enemyOf(winnerOf(u.table));
      if (action.type === 'conceal') {
        conceal(u, side, action);
        return go('loser');
      }
      if (action.type !== 'pass') return take(u, side, action);
      passes(u, side);
      return done(); // §4.4-both-pass
    },
  },
  again: () => go('homes'),
});
