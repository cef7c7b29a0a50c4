import { done, go, list, nobody, only, rules } from '@bivouac/kernel';
import {
  BRITISH,
  enemyOf,
  isCommanderInChief,
  isIndian,
  leadersOf,
  MOST_IN_CHIEF,
  pieceIds,
  pieceNumber,
  SIDES,
  type Side,
  spaceIds,
  spaceNumber,
  unitsOf,
  villageOf,
} from '../data/index.ts';
import { type Action, GONE, isBesieged, isOnMap, type Table, type U, unitsIn, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import {
  comingIndians,
  exposedOf,
  type Kind,
  type Places,
  pool,
  restorable,
  restorableIndians,
  spacesFor,
} from './05-events-units.ts';
import { PASS } from './05-responses.ts';
import { fullFirst } from './07-fire.ts';
import { arrive, eliminate, loseStep, restore, settle, stepsOf } from './07-pieces.ts';
import { byOwner, removed } from './told.ts';

// What an event asks of the players, one task after another. Tasks are plain data in the event's locals.

const { procedure } = rules<WW>();

export type Task =
  | { do: 'pick'; side: Side; of: string; options: string[]; pieces: number[] }
  | { do: 'reinforce'; side: Side; leaders: number; pieces: number[]; places: Places; upTo: number; chief: number }
  | { do: 'restore'; side: Side; kind: Kind; left: number }
  | { do: 'cull'; chooser: Side; kind: Kind; left: number }
  | { do: 'alliance'; side: Side; halves: number; groups: string[] }
  | { do: 'desert'; side: Side; left: number; space: number }
  | { do: 'pox'; side: Side; space: number; owed: number }
  | { do: 'swap' }
  | { do: 'crisis' }
  | { do: 'takeCard'; side: Side; events: string[] }
  | { do: 'campaign' };
export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;

const chiefs = (t: Table): number[] =>
  leadersOf[BRITISH]!.filter(leader => isCommanderInChief(leader) && isOnMap(t, leader));

/** §5.55 Leaders are drawn, then the player chooses where everybody enters. */
export const reinforce = procedure<TaskOf<'reinforce'>>('reinforce')({
  draw(u, r) {
    const { table: t } = u;
    const left = pool(t).filter(leader => !r.pieces.includes(leader));
    if (r.leaders === 0 || left.length === 0) return go('place');
    r.leaders--;
    const leader = left[u.roll(left.length, tx('roll.draw', { left: left.length }, '§5.55a')) - 1]!;
    u.say(tx('leader.drawn', { leader: pieceIds[leader]! }, '§5.55a'), byOwner(leader));
    const waiting = r.pieces.filter(isCommanderInChief).length;
    if (!isCommanderInChief(leader) || chiefs(t).length + waiting < MOST_IN_CHIEF) {
      r.pieces.push(leader);
      return go('draw');
    }
    if (dismissible(t).length === 0) {
      u.say(tx('leader.backToPool', { leader: pieceIds[leader]! }, '§5.55c'), byOwner(leader));
      return go('draw');
    }
    r.chief = leader;
  },
  dismiss: {
    // §5.55b
    asks: ({ table }, r) => (r.chief >= 0 && dismissible(table).length > 1 ? only('british') : nobody),
    prompt: (_pub, r) => tx('prompt.dismiss', { leader: pieceIds[r.chief]! }, '§5.55b'),
    choices: ({ table }) =>
      list<Action>(
        dismissible(table).map(leader => ({ type: 'eliminate', piece: pieceIds[leader]! })),
        () => tx('no.dismiss', {}, '§5.55b'),
      ),
    take(u, r, action) {
      if (action.type === 'eliminate') dismiss(u, r, pieceNumber(action.piece));
      return go('draw');
    },
  },
  dismissed(u, r) {
    if (r.chief >= 0) dismiss(u, r, dismissible(u.table)[0]!);
    return go('draw');
  },
  place: {
    asks: ({ table }, r) =>
      r.pieces.length > 0 && (spacesFor(table, r.side, r.places).length > 1 || r.upTo) ? only(SIDES[r.side]) : nobody,
    prompt: (_pub, r) => tx('prompt.place', { side: SIDES[r.side], piece: pieceIds[r.pieces[0]!]! }, '§5.52a'),
    choices: ({ table }, r) => {
      const places = spacesFor(table, r.side, r.places).map(
        (space): Action => ({ type: 'place', piece: pieceIds[r.pieces[0]!]!, at: spaceIds[space]! }),
      );
      return list<Action>(r.upTo ? [PASS, ...places] : places, () => tx('no.place', {}, '§5.522a'));
    },
    take(u, r, action) {
      if (action.type !== 'place') return done();
      r.pieces.shift();
      arrive(u, pieceNumber(action.piece), spaceNumber(action.at), '§5.52a');
      return go('place');
    },
  },
  rest(u, r) {
    const piece = r.pieces.shift();
    if (piece === undefined) return;
    const space = spacesFor(u.table, r.side, r.places)[0];
    if (space !== undefined) arrive(u, piece, space, '§5.52a');
    else u.say(tx('piece.notReceived', { piece: pieceIds[piece]! }, '§5.522b'), byOwner(piece));
    return go('place');
  },
});
const dismissible = (t: Table): number[] => chiefs(t).filter(leader => !isBesieged(t, leader));
function dismiss(u: U, r: TaskOf<'reinforce'>, leader: number): void {
  const where = u.table.at[leader]!;
  u.table.at[leader] = GONE;
  u.say(tx('leader.recalled', { leader: pieceIds[leader]! }, '§5.55b'), removed(leader, where));
  settle(u, where);
  r.pieces.push(r.chief);
  r.chief = -1;
}

export const restoring = procedure<TaskOf<'restore'>>('restoring')({
  choose: {
    asks: ({ table, setup }, r) =>
      r.left > 0 && restorable(table, setup, r.side, r.kind).length > 0 ? only(SIDES[r.side]) : nobody,
    prompt: (_pub, r) => tx('prompt.restore', { side: SIDES[r.side], left: r.left }, '§5.523a'),
    choices: ({ table, setup }, r) =>
      list<Action>(
        [
          PASS,
          ...restorable(table, setup, r.side, r.kind).map(
            (unit): Action => ({ type: 'restore', unit: pieceIds[unit]! }),
          ),
        ],
        () => tx('no.restore', {}, '§5.523a'),
      ),
    take(u, r, action) {
      if (action.type !== 'restore') return;
      restore(u, pieceNumber(action.unit), '§5.51a');
      r.left--;
      return go('choose');
    },
  },
});

/** Units that one side picks and that are eliminated. */
export const cull = procedure<TaskOf<'cull'>>('cull')({
  choose: {
    plain: true,
    asks: ({ table }, c) =>
      c.left > 0 && exposedOf(table, BRITISH, c.kind).length > 0 ? only(SIDES[c.chooser]) : nobody,
    prompt: (_pub, c) => tx('prompt.cull', { side: SIDES[c.chooser], left: c.left }, '§5.51a'),
    choices: ({ table }, c) =>
      list<Action>(
        exposedOf(table, BRITISH, c.kind).map(unit => ({ type: 'eliminate', piece: pieceIds[unit]! })),
        () => tx('no.cull', {}, '§8.22d'),
      ),
    take(u, c, action) {
      if (action.type !== 'eliminate') return;
      const unit = pieceNumber(action.piece);
      const where = u.table.at[unit]!;
      eliminate(u, unit, '§5.51a');
      settle(u, where);
      c.left--;
      return go('choose');
    },
  },
});

/** §card-23b A point places an Indian, half a point restores one. */
export const alliance = procedure<TaskOf<'alliance'>>('alliance')({
  choose: {
    asks: ({ table: t, setup }, a) => {
      const some =
        (a.halves >= 2 && comingIndians(t, a.side, a.groups).length > 0) ||
        (a.halves >= 1 && restorableIndians(t, setup, a.side, a.groups).length > 0);
      return some ? only(SIDES[a.side]) : nobody;
    },
    prompt: (_pub, a) => tx('prompt.alliance', { side: SIDES[a.side], halves: a.halves }, '§card-23b'),
    choices: ({ table: t, setup }, a) => {
      const coming = a.halves >= 2 ? comingIndians(t, a.side, a.groups) : [];
      const restored = restorableIndians(t, setup, a.side, a.groups);
      return list<Action>(
        [
          PASS,
          ...coming.map((unit): Action => ({ type: 'place', piece: pieceIds[unit]!, at: spaceIds[villageOf[unit]!]! })),
          ...restored.map((unit): Action => ({ type: 'restore', unit: pieceIds[unit]! })),
        ],
        () => tx('no.alliance', {}, '§card-23b'),
      );
    },
    take(u, a, action) {
      if (action.type === 'place') {
        arrive(u, pieceNumber(action.piece), spaceNumber(action.at), '§card-23b');
        a.halves -= 2;
      } else if (action.type === 'restore') {
        restore(u, pieceNumber(action.unit), '§card-23b');
        a.halves--;
      } else return;
      return go('choose');
    },
  },
});

const deserters = (t: Table, { side, space }: TaskOf<'desert'>): number[] =>
  unitsOf[enemyOf(side)]!.filter(
    unit => isIndian[unit] && t.at[unit]! >= 0 && !isBesieged(t, unit) && (space < 0 || t.at[unit] === space),
  );

/** §card-33a */
export const desert = procedure<TaskOf<'desert'>>('desert')({
  choose: {
    asks: ({ table }, d) => (d.left > 0 && deserters(table, d).length > 0 ? only(SIDES[d.side]) : nobody),
    prompt: (_pub, d) => tx('prompt.desert', { side: SIDES[d.side], left: d.left }, '§card-33a'),
    choices: ({ table }, d) =>
      list<Action>(
        [PASS, ...deserters(table, d).map((unit): Action => ({ type: 'eliminate', piece: pieceIds[unit]! }))],
        () => tx('no.desert', {}, '§card-33a'),
      ),
    take(u, d, action) {
      if (action.type !== 'eliminate') return;
      const unit = pieceNumber(action.piece);
      d.space = u.table.at[unit]!;
      d.left--;
      eliminate(u, unit, '§card-33a');
      settle(u, d.space);
      return go('choose');
    },
  },
});

// §8.22e
const patients = (t: Table, { side, space }: TaskOf<'pox'>): number[] => fullFirst(t, unitsIn(t, side, space));

/** §card-34a, §card-34b The owner of the stack picks its losses. */
export const pox = procedure<TaskOf<'pox'>>('pox')({
  choose: {
    plain: true,
    asks: ({ table: t }, p) => {
      const steps = unitsIn(t, p.side, p.space).reduce((sum, unit) => sum + stepsOf(t, unit), 0);
      return p.owed > 0 && patients(t, p).length > 1 && steps > p.owed ? only(SIDES[p.side]) : nobody;
    },
    prompt: (_pub, p) =>
      tx('prompt.lose', { side: SIDES[p.side], steps: p.owed, space: spaceIds[p.space]! }, '§card-34a'),
    choices: ({ table }, p) =>
      list<Action>(
        patients(table, p).map(unit => ({ type: 'lose', unit: pieceIds[unit]! })),
        () => tx('no.pox', {}, '§card-34a'),
      ),
    take(u, p, action) {
      if (action.type === 'lose') loseStep(u, pieceNumber(action.unit));
      p.owed--;
      return go('choose');
    },
  },
  rest(u, p) {
    const unit = patients(u.table, p)[0];
    if (p.owed <= 0 || unit === undefined) return;
    loseStep(u, unit);
    p.owed--;
    return go('choose');
  },
  indians(u, p) {
    for (const unit of unitsIn(u.table, p.side, p.space)) if (isIndian[unit]) eliminate(u, unit, '§card-34b');
    settle(u, p.space);
  },
});
