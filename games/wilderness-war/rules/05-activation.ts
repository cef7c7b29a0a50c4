import { type Choices, call, done, go, list, nobody, only, rules, type Text } from '@bivouac/kernel';
import {
  initiativeOf,
  isAuxiliary,
  isDrilled,
  isLeader,
  leadersOf,
  pieceIds,
  pieceNumber,
  SIDES,
  type Side,
} from '../data/index.ts';
import { sampleActivation } from '../fuzz/sample-activation.ts';
import { type Action, isBesieged, isUsed, type Order, type Table, type U, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { act } from './05-activated-force.ts';
import { CAMPAIGN, halvesOf, isWithinCommand, needsJohnson, outranks } from './05-forces.ts';
import { free, named, slugs } from './05-groups.ts';
import { by } from './told.ts';

// 5.3 ACTIVATION.

const { procedure } = rules<WW>();

interface Activation {
  value: number; // of the card; 0: a Campaign
}

/** §5.33a They may stand anywhere. */
function whyNotIndividuals(t: Table, side: Side, value: number, names: readonly string[]): Text | null {
  const pieces = named(t, side, names);
  if ('key' in pieces) return pieces;
  for (const piece of pieces) {
    const args = { piece: pieceIds[piece]! };
    if (!isLeader(piece) && !isAuxiliary[piece]) return tx('no.notAuxiliary', args, '§5.32a'); // §5.534d
  }
  const cost = pieces.reduce((sum, piece) => sum + halvesOf(piece), 0);
  return cost > value * 2 ? tx('no.cardValue', { value }, '§5.32a') : null;
}

function whyNotDrilled(t: Table, side: Side, name: string): Text | null {
  const pieces = named(t, side, [name]);
  if ('key' in pieces) return pieces;
  return isDrilled[pieces[0]!] ? null : tx('no.notDrilled', { piece: name }, '§5.32c');
}

function whyNotForce(t: Table, side: Side, value: number, leader: string, names: readonly string[]): Text | null {
  const pieces = named(t, side, [leader, ...names]);
  if ('key' in pieces) return pieces;
  const commander = pieces[0]!;
  if (!isLeader(commander)) return tx('no.notLeader', { piece: leader }, '§5.34f'); // §5.34d
  if (value !== CAMPAIGN && initiativeOf(commander) > value)
    return tx('no.initiative', { leader, initiative: initiativeOf(commander), value }, '§5.32d');
  if (value !== CAMPAIGN && pieces.every(isLeader)) return tx('no.unitNeeded', {}, '§5.34f');
  for (const piece of pieces) {
    const args = { piece: pieceIds[piece]! };
    if (isUsed(t, piece)) return tx('no.used', args, '§5.31c');
    if (t.at[piece] !== t.at[commander]) return tx('no.together', args, '§5.34a');
    if (isBesieged(t, piece) !== isBesieged(t, commander)) return tx('no.together', args, '§8.25a');
  }
  if (!outranks(commander, pieces)) return tx('no.outranked', { leader }, '§5.34c');
  if (needsJohnson(pieces)) return tx('no.johnson', {}, '§5.534a');
  return isWithinCommand(pieces) ? null : tx('no.command', {}, '§5.34a');
}

function whyNotActivate(t: Table, { value }: Activation, action: Action): Text | null {
  const side = t.active;
  switch (action.type) {
    case 'pass':
      return null; // §4.A.2b
    case 'individuals':
      if (value === CAMPAIGN) return tx('no.campaign', {}, '§card-01a');
      return whyNotIndividuals(t, side, value, action.pieces);
    case 'drilled':
      if (value === CAMPAIGN) return tx('no.campaign', {}, '§card-01a');
      return whyNotDrilled(t, side, action.unit);
    case 'force':
      return whyNotForce(t, side, value, action.leader, action.pieces);
    default:
      return tx('no.activateNow', {}, '§5.32e');
  }
}

/** The leaders this card can set in motion. */
export const able = (t: Table, side: Side, value: number): number[] =>
  free(t, leadersOf[side]!).filter(leader => value === CAMPAIGN || initiativeOf(leader) <= value);

const meansOf = (t: Table, a: Activation) => ({
  value: a.value,
  leaders: able(t, t.active, a.value),
  mayDo: (action: Action) => whyNotActivate(t, a, action) === null,
});
const activationChoices = (t: Table, a: Activation): Choices<Action> => ({
  kind: 'space',
  sample: pick => sampleActivation(t, meansOf(t, a), pick),
  check: action => whyNotActivate(t, a, action),
  outline: () => ({ value: a.value, leaders: slugs(able(t, t.active, a.value)) }),
});

/** Notes what was designated: §5.33b. */
function designate(u: U, action: Action): void {
  const { table: t } = u;
  const orders: Order[] = [];
  if (action.type === 'individuals')
    for (const piece of action.pieces.map(pieceNumber))
      orders.push({ commander: isLeader(piece) ? piece : -1, pieces: [piece] });
  if (action.type === 'drilled') orders.push({ commander: -1, pieces: [pieceNumber(action.unit)] });
  if (action.type === 'force') {
    const commander = pieceNumber(action.leader);
    orders.push({ commander, pieces: [commander, ...action.pieces.map(pieceNumber)] });
  }
  for (const { pieces } of orders) {
    for (const piece of pieces) t.used[piece] = 1; // §5.31c
    u.say(tx('activated', { side: SIDES[t.active], pieces: slugs(pieces) }, '§5.31a'), by(t.active));
  }
  t.orders.push(...orders);
}

/** Those of an order who can still act: together, where they were. */
function standing(t: Table, { commander, pieces }: Order): Order | null {
  const first = t.at[commander >= 0 ? commander : pieces[0]!]!;
  if (first < 0) return null;
  const here = pieces.filter(piece => t.at[piece] === first);
  return { commander, pieces: here };
}

export const activation = procedure<Activation>('activation')({
  designate: {
    asks: ({ table }) => only(SIDES[table.active]),
    prompt: ({ table }, { value }) =>
      value === CAMPAIGN
        ? tx('prompt.campaign', { side: SIDES[table.active] }, '§card-01a')
        : tx('prompt.activate', { side: SIDES[table.active], value }, '§5.32e'),
    choices: ({ table }, a) => activationChoices(table, a),
    take(u, { value }, action) {
      designate(u, action);
      if (value === CAMPAIGN && action.type === 'force' && u.table.orders.length < 2) return go('designate');
    },
  },
  check(u) {
    const { table: t } = u;
    t.orders = t.orders.flatMap(order => standing(t, order) ?? []);
  },
  order: {
    // §5.33c
    asks: ({ table: t }) => (t.orders.length > 1 ? only(SIDES[t.active]) : nobody),
    prompt: ({ table: t }) => tx('prompt.next', { side: SIDES[t.active] }, '§5.33c'),
    choices: ({ table: t }) =>
      list<Action>(
        t.orders.map(({ pieces }) => ({ type: 'next', piece: pieceIds[pieces[0]!]! })),
        () => tx('no.next', {}, '§5.33c'),
      ),
    take(u, _locals, action) {
      const { table: t } = u;
      if (action.type !== 'next') return;
      const chosen = t.orders.findIndex(({ pieces }) => pieces[0] === pieceNumber(action.piece));
      t.orders.unshift(...t.orders.splice(chosen, 1));
    },
  },
  act(u) {
    const order = u.table.orders.shift();
    return order ? call(act, { order }) : done();
  },
  more: () => go('check'),
});
