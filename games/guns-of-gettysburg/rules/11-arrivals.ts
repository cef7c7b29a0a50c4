import { type Choices, done, go, nobody, only, rules, type Text } from '@bivouac/kernel';
import {
  arrivalId,
  arrivalPoint,
  BOXES,
  battalionOfToken,
  blockId,
  blockNumber,
  board,
  fullBlocks,
  pilesAt,
  RUMOR,
  SIDES,
  type Side,
  scheduled,
  UNION,
} from '../data/index.ts';
import {
  type Action,
  type Arriving,
  DOWN,
  EMPTY,
  type GOG,
  type GunsView,
  has,
  lastBox,
  STOOD,
  screenOf,
  staffOf,
  standRange,
  subordinate,
  type Table,
  type Turned,
  type U,
  UNUSED,
  waitingAt,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { mixUp } from './10-labels.ts';
import { by, placed } from './told.ts';

// 11 ARRIVALS: time tokens are turned up hour by hour, just before reinforcements move (§11.1a).

const { procedure } = rules<GOG>();

/** A moment as one number, so that hours of different days compare. */
export const moment = (day: number, box: number): number => day * BOXES + box;

export const arrivals = procedure<{ side: Side; box: number }>('arrivals')({
  turn(u, locals) {
    const { table: t } = u;
    if (locals.box > lastBox(t)) return done();
    if (has(u.setup, '23')) return followSchedule(u, locals.side, locals.box);
    const token = turnUp(u, locals.side, locals.box);
    if (token > 0) receive(u, locals.side, locals.box, token);
  },
  keepBack: {
    // §17.5c
    asks: ({ table: t, setup }) => (t.arriving ? only(subordinate(setup, UNION)) : nobody),
    prompt: ({ table: t }) => tx('prompt.keepBack', { count: t.arriving!.lost }, '§17.5c'),
    choices: view => keepBackChoices(view),
    take(u, _locals, action) {
      if (action.type === 'keepBack') settle(u, UNION, action.blocks.map(blockNumber));
    },
  },
  next(_u, locals) {
    locals.box++;
    return go('turn');
  },
});

/** The arrival token of a box, face up; 0: there is none. */
function turnUp(u: U, side: Side, box: number): number {
  const { table: t } = u;
  const lies = t.track[side]![box]!;
  if (lies !== DOWN) return lies;
  u.say(tx('time.turned', { side: SIDES[side], box }, '§11.1a'), by(side));
  const face = u.vault.track[side]![box]!;
  u.vault.track[side]![box] = 0;
  t.track[side]![box] = face === RUMOR ? EMPTY : face; // §11.1g
  if (face !== RUMOR) return face;
  t.rumors[side]!++; // §11.1b
  u.say(tx('time.rumor', { side: SIDES[side], box }, '§11.1b'), by(side));
  return 0;
}

/** §11.1c, §11.1d The token says when and where, the top of the stack who. */
function receive(u: U, side: Side, box: number, token: number): void {
  const { table: t } = u;
  const point = arrivalPoint(token);
  announce(u, { turn: t.turn, side, box, point, token });
  const pile = pilesAt(point).find(each => t.piles[each]! > 0); // §11.1h
  if (pile === undefined) throw new Error(`${arrivalId(token)} finds no reinforcement`);
  const { tops } = u.hand(staffOf(side));
  const battalion = battalionOfToken(tops[pile]!);
  tops[pile] = u.vault.piles[pile]!.pop() ?? 0; // §4.5d
  t.piles[pile]!--;
  bring(u, side, battalion, { pile, battalion: -1, box, point });
}

function announce(u: U, turned: Turned): void {
  const { side, box, point } = turned;
  u.table.turned.push(turned);
  u.say(tx('time.arrival', { side: SIDES[side], box, point: board.pointIds[point]! }, '§11.1c'), by(side));
}

/** §23.1a No tokens: the schedule says who comes. */
function followSchedule(u: U, side: Side, box: number): void {
  const { table: t } = u;
  const due = scheduled(side, t.day, box);
  if (!due) return;
  announce(u, { turn: t.turn, side, box, point: due.point, token: 0 }); // §23.1e
  bring(u, side, due.battalion, { pile: -1, battalion: due.battalion, box, point: due.point });
}

/** All full blocks of a battalion, unless some must be given up. */
function bring(u: U, side: Side, battalion: number, where: Omit<Arriving, 'count' | 'lost'>): void {
  const { table: t } = u;
  const blocks = fullBlocks(battalion).slice(); // §11.1e
  const lost = side === UNION ? Math.min(t.owed, blocks.length) : 0; // §17.5c
  const hand = u.hand(screenOf(side));
  t.arriving = { ...where, count: blocks.length, lost };
  hand.arriving = blocks;
  if (lost === 0 || lost === blocks.length) settle(u, side, lost === 0 ? [] : blocks);
}

/** The Union chooses which blocks of a battalion are given up. */
function keepBackChoices(view: GunsView): Choices<Action> {
  const blocks = view.hands[screenOf(UNION)]?.arriving ?? [];
  const { lost } = view.table.arriving!;
  const check = (action: Action): Text | null => {
    if (action.type !== 'keepBack') return tx('no.keepBackFirst', { count: lost }, '§17.5c');
    const named = new Set(action.blocks.map(blockNumber));
    const right =
      named.size === lost && action.blocks.length === lost && [...named].every(each => blocks.includes(each));
    return right ? null : tx('no.keepBack', { count: lost }, '§17.5c');
  };
  return {
    kind: 'space',
    sample(pick) {
      const left = blocks.slice();
      return {
        type: 'keepBack',
        blocks: Array.from({ length: lost }, () => blockId(left.splice(pick(left.length), 1)[0]!)),
      };
    },
    check,
  };
}

/** §11.1e, §11.1f The blocks that are not given up wait beside their entry point, unseen. */
function settle(u: U, side: Side, gone: readonly number[]): void {
  const { table: t } = u;
  const { box, point, pile, battalion, lost } = t.arriving!;
  const hand = u.hand(screenOf(side));
  const blocks = hand.arriving.filter(each => !gone.includes(each));
  hand.arriving = [];
  hand.gone.push(...gone);
  t.arriving = null;
  t.owed -= lost;
  const stands = freeStands(t, side).slice(0, blocks.length);
  t.lots.push({ pile, battalion, stands, kept: lost });
  const args = { side: SIDES[side], count: stands.length, lost, point: board.pointIds[point]! };
  const said = tx('arrival.waits', args, '§11.1e');
  if (stands.length === 0) return u.say(said, by(side));
  u.shuffle(blocks, tx('arrival.shuffled', { side: SIDES[side], count: blocks.length }, '§11.1f'));
  stands.forEach((stand, i) => {
    hand.label[stand] = blocks[i]!;
    wait(t, stand, point, box);
  });
  mixUp(t, stands);
  u.say(said, placed(stands, waitingAt(point)));
}

function wait(t: Table, stand: number, point: number, box: number): void {
  t.at[stand] = waitingAt(point);
  t.did[stand] = STOOD;
  t.since[stand] = t.turn;
  t.ready[stand] = moment(t.day, box); // §11.2d
  t.shift[stand] = moment(t.day, box) + 1; // §11.5c
}

const freeStands = (t: Table, side: Side): number[] => {
  const [from, to] = standRange(side);
  return Array.from({ length: to - from }, (_, i) => from + i).filter(stand => t.at[stand] === UNUSED);
};
