import { type CardTarget, type Draft, listing, type Offer, type Target, type Writing } from '@bivouac/desk';
import { areaNumber, board, isMarchToken, tokenId } from '../data/index.ts';
import { type Action, trayOf } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  atPlace,
  button,
  drafting,
  limitOf,
  order,
  type Pointed,
  putBack,
  type Question,
  word,
  words,
} from './asked.ts';

// Questions of the options: bids and balance (24), special orders and the commander's tokens (25).

const FEW = 6; // bids shown: the next ones

export const bidding: Question = listing<Action, Asked, Pointed>({
  ...{ rule: '§24.1a', first: dx('desk.no.buttons', {}), hint: dx('desk.hint.bid', {}, '§24.1a') },
  shown(a, action) {
    if (action.type === 'pass') return { buttons: [button('desk.pass', {}, acting(action))] };
    const { bid } = a.locals as { bid: number };
    const isNext = action.type === 'bid' && action.moves <= bid + FEW;
    return isNext ? { buttons: [button('desk.bid', { moves: action.moves }, acting(action))] } : {};
  },
  answer: () => null,
});
export const choosing: Question = listing<Action, Asked, Pointed>({
  ...{ rule: '§24.1b', first: dx('desk.no.buttons', {}), hint: dx('desk.hint.choose', {}, '§24.1b') },
  shown: (_a, action) =>
    action.type === 'choose' ? { buttons: [button('desk.choose', { side: action.side }, acting(action))] } : {},
  answer: () => null,
});

// §24.1c Draft `{ moves, from }`: each move as `from position to`, in order.
const read = (moves: readonly string[]): Extract<Action, { type: 'objectives' }> => {
  const column = (i: number): readonly string[] => moves.map(move => move.split(' ')[i] ?? '');
  return { type: 'objectives', from: column(0), by: column(1), to: column(2) };
};
const unfinished: readonly string[] = ['no.objectivesClose', 'no.balanceUneven'];
const isOpen = (a: Asked, moves: readonly string[]): boolean => {
  const why = a.whyNot(read(moves));
  return why === null || unfinished.includes(why.key);
};
const after = (a: Asked, moves: readonly string[]): readonly string[] =>
  moves.reduce<readonly string[]>(
    (areas, move) => {
      const [from, , to] = move.split(' ');
      const at = areas.indexOf(from!);
      return areas.map((area, i) => (i === at ? to! : area));
    },
    a.t.objectives.map(area => board.areaIds[area]!),
  );
const waysOf = (a: Asked, moves: readonly string[], from: string): readonly string[] =>
  (board.neighbours[areaNumber(from)] ?? [])
    .map(({ area, gates }) => `${from} ${board.positionIds[gates[0]!]} ${board.areaIds[area]}`)
    .filter(move => isOpen(a, [...moves, move]));
/** Moves may be alike, so they are kept with their numbers. */
const movesIn = (draft: Draft): readonly string[] => words(draft, 'done').map(each => each.replace(/^\d+:/, ''));
const numbered = (moves: readonly string[]): string[] => moves.map((move, i) => `${i}:${move}`);
const goal = (move: string, moves: readonly string[]): Target<Action> => {
  const [from, by, to] = move.split(' ');
  const label = dx('desk.moveObjective', { from: from!, position: by!, area: to! });
  return atPlace(to!, label, drafting({ done: numbered([...moves, move]) }));
};

function balanceOffer(a: Asked, draft: Draft): Offer<Action> {
  const moves = movesIn(draft);
  const from = word(draft, 'from');
  const markers = after(a, moves).filter(area => waysOf(a, moves, area).length > 0);
  const targets = markers.includes(from)
    ? waysOf(a, moves, from).map(move => goal(move, moves))
    : [...new Set(markers)].map(area =>
        atPlace(area, dx('desk.pickObjective', { area }), drafting({ done: numbered(moves), from: area })),
      );
  const label = moves.length > 0 ? dx('desk.moveObjectives', { count: moves.length }) : dx('desk.leaveObjectives', {});
  return {
    targets,
    buttons: [...(moves.length > 0 || from !== '' ? [putBack()] : []), order(a, label, read(moves), true)],
    hint: dx('desk.hint.balance', {}, '§24.1d'),
  };
}
export const balancing: Question = {
  rule: '§24.1c',
  first: dx('desk.no.pickObjective', {}),
  offer: balanceOffer,
  whyNot(a, draft, { place, kind }) {
    const from = word(draft, 'from') || place;
    if (kind === 'card' || areaNumber(from) < 0) return null;
    const gate = board.neighbours[areaNumber(from)]?.find(next => board.areaIds[next.area] === place)?.gates[0];
    return a.whyNot(read([...movesIn(draft), `${from} ${board.positionIds[gate ?? -1] ?? 'x'} ${place}`]));
  },
};

const instruct = (words: readonly string[]): Action => ({ type: 'instruct', words });

/** §25.3 Draft `{ write }`: the clock runs from the moment somebody begins to write, so that nobody absent is robbed of his order. */
function writing(a: Asked): Writing<Action> {
  const [most, seconds] = [limitOf(a, 'words'), limitOf(a, 'seconds')];
  const title = dx('desk.orderTitle', { words: most, seconds }, '§25.3d');
  return { title, words: most, seconds, act: instruct, whyNot: words => a.whyNot(instruct(words)), late: instruct([]) };
}
export const instructing: Question = {
  rule: '§25.3c',
  first: dx('desk.no.buttons', {}),
  offer(a, draft) {
    const isWriting = word(draft, 'write') === 'yes';
    const write = button('desk.writeOrder', {}, drafting({ write: 'yes' }), { primary: true });
    const none = button('desk.noOrder', {}, acting(instruct([])));
    return {
      targets: [],
      buttons: isWriting ? [putBack(), none] : [none, write],
      hint: dx('desk.hint.instruct', {}, '§25.3f'),
      ...(isWriting ? { writing: writing(a) } : {}),
    };
  },
  whyNot: () => null,
};

/** §25.2a March tokens before the marches. */
export const spending: Question = {
  rule: '§25.2a',
  first: dx('desk.no.pickToken', {}),
  offer(a) {
    const tokens = trayOf(a.view, a.side).filter(isMarchToken).map(tokenId);
    const cards = tokens.map(
      (card): CardTarget<Action> => ({
        card,
        label: dx('desk.spend', {}),
        next: acting({ type: 'spend', token: card }),
      }),
    );
    const end = button('desk.endTokens', {}, acting({ type: 'endTokens' }), { primary: true });
    return { targets: [], cards, buttons: [end], hint: dx('desk.hint.tokens', {}, '§25.2a') };
  },
  whyNot: (a, _draft, { kind, name }) => (kind === 'card' ? a.whyNot({ type: 'spend', token: name }) : null),
};
