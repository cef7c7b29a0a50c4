import { questionName, type WinFit, winAt } from '@bivouac/kernel';
import { CONFEDERATE, enemyOf } from '../data/index.ts';
import type { GettysburgState, GettysburgView, Table } from '../state.ts';
import { type Board, loadBoard, newBoard } from './board.ts';
import { worthOf } from './fights.ts';
import { contactOf, type Fight, groupingOf } from './grouping.ts';
import { assess, FEATURES, pointsNow } from './judge.ts';
import { newReply, nextTurnOf, surveyReply } from './reply.ts';
import { pricesOf } from './tables.ts';
import { PLAIN_THREAT, weights } from './weights.ts';
import fitted from './win.json' with { type: 'json' };

const board = newBoard();
const reply = newReply();
const out = new Float64Array(FEATURES);

/** The judgement of a whole state, in thousandths, Confederate view. */
export const featuresOf = (state: GettysburgState | GettysburgView): Int32Array => inThousandths(judged(state));

/** The same as greedy takes it, who fears every attack. */
export function plainFeaturesOf(state: GettysburgState | GettysburgView): Int32Array {
  judged(state)[2]! *= PLAIN_THREAT / weights.threat;
  return inThousandths(out);
}

const inThousandths = (features: Float64Array): Int32Array =>
  Int32Array.from(features, value => Math.round(value * 1000));

function judged(state: GettysburgState | GettysburgView): Float64Array {
  const { table: t, setup } = state;
  const b = loadBoard(board, t, setup);
  if (t.result) {
    out.fill(0);
    out[0] = pointsNow(b);
  } else if (questionName(state) === 'phase.move' && !t.moved.includes(1)) {
    surveyReply(b, t.phase, t.turn, reply); // his enemy is placed, he is to move
    assess(b, enemyOf(t.phase), [], reply, out);
  } else {
    const enemy = enemyOf(t.phase);
    surveyReply(b, enemy, nextTurnOf(b, enemy, t.phase), reply);
    assess(b, t.phase, battlesLeft(b, t, questionName(state) ?? ''), reply, out);
  }
  return out;
}

/** Battles declared and not yet fought, and those contact will make. */
function battlesLeft(b: Board, t: Table, question: string): readonly Fight[] {
  const declared = t.battles
    .filter(({ attackers, defenders }) => attackers.length > 0 && defenders.length > 0)
    .map(({ attackers, defenders }) => ({ attackers, defenders, worth: worthOf(b, t.phase, attackers, defenders) }));
  if (question !== 'phase.move' && question !== 'phase.declare') return declared;
  const { attackers, defenders } = contactOf(b, t.phase);
  const free = attackers.filter(hex => !t.battles.some(battle => battle.attackers.includes(hex)));
  const open = defenders.filter(hex => !t.battles.some(battle => battle.defenders.includes(hex)));
  if (free.length === 0 || open.length === 0) return declared;
  return [...declared, ...groupingOf(free, open, (a, d) => worthOf(b, t.phase, a, d)).battles];
}

const SCALE = 1.5; // points of margin that mean something at the very end
const A_TURN = 0.8; // and what every turn to come adds

const leftOf = (t: Table, endTurn: number): number => endTurn - t.turn + (t.phase === CONFEDERATE ? 0.5 : 0);

/** Turns to come. */
export const turnsLeft = ({ table: t, setup }: GettysburgView): number => leftOf(t, pricesOf(setup.scenario).endTurn);

/** The Confederate chance of winning. */
export function winOf(margin: number, { table: t, setup }: GettysburgView): number {
  const { endTurn, needed, union } = pricesOf(setup.scenario);
  const left = leftOf(t, endTurn);
  const shifted = needed > 0 || union > 1 ? margin + 0.5 : margin; // a tie is won there
  const x = shifted / (SCALE + A_TURN * left);
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}

// Found from finished games (`arena --fit`); the file says which.
const FITS: Readonly<Record<string, WinFit>> = fitted.fits;
const LIKE_CAMPAIGN = FITS['day3']!; // the whole battle is won by the rule of the third day

/** The same as it is told: as often as it came. */
export const toldOf = (margin: number, view: GettysburgView): number =>
  winAt(FITS[view.setup.scenario] ?? LIKE_CAMPAIGN, margin, turnsLeft(view));
