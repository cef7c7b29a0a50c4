import type { Draft } from '@bivouac/desk';
import type { Rule, Text } from '@bivouac/kernel';
import { FORT_CAPACITY, isLeader, pieceIds, pieceNumber, spaceIds } from '../data/index.ts';
import { strengthNow } from '../picture/pieces.ts';
import { interceptionSpaces, interceptorsIn } from '../rules/14-interception.ts';
import { avoidSpaces } from '../rules/15-avoid.ts';
import { type Action, battleOf, FORT, moveOf } from '../state.ts';
import { type DeskKey, dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPlace,
  button,
  drafting,
  joined,
  nameOf,
  order,
  outlined,
  type Press,
  putBack,
  type Question,
  START,
  slugs,
  toggles,
  words,
} from './asked.ts';
import { fullest } from './groups.ts';
import { avoidPanel, interceptPanel } from './odds.ts';

// Answers to a move: groups of pieces put together. Draft `{ pieces }`.

const groupDraft = (pieces: readonly string[]): Draft => (pieces.length === 0 ? START : { pieces });
const pickedOf = (pool: readonly number[], draft: Draft): number[] =>
  words(draft, 'pieces')
    .map(pieceNumber)
    .filter(piece => pool.includes(piece));

const outlinedPieces = (a: Asked): number[] => (outlined(a) as readonly string[]).map(pieceNumber);

const pass = (key: 'desk.noIntercept' | 'desk.noAvoid', primary: boolean): Press =>
  button(key, {}, acting({ type: 'pass' }), primary ? { primary } : {});

/** Everyone of a stack who can go together. */
const fillButton = (a: Asked, pool: readonly number[], picked: readonly number[]): Press[] => {
  const all = fullest(a.t, pool);
  if (all.length === picked.length && all.every(piece => picked.includes(piece))) return [];
  return [button('desk.takeAll', { pieces: joined(all) }, drafting(groupDraft(slugs(all))))];
};

// 14 Interception: from one space.
function interceptPools(a: Asked): ReadonlyMap<number, readonly number[]> {
  const m = moveOf(a.t);
  return new Map(interceptionSpaces(a.t, a.setup).map(space => [space, interceptorsIn(a.t, m, space)]));
}

export const intercepting: Question = {
  rule: '§14.1a',
  first: dx('desk.no.piece', {}, '§14.1a'),
  offer(a, draft) {
    const pools = interceptPools(a);
    const named = words(draft, 'pieces').map(pieceNumber);
    const from = a.t.at[named[0] ?? -1] ?? -1;
    const picked = pickedOf(pools.get(from) ?? [], draft);
    const space = nameOf(moveOf(a.t).at);
    const action: Action = { type: 'intercept', pieces: slugs(picked) };
    const begun = picked.length > 0;
    const odds = begun && !a.whyNot(action) ? interceptPanel(picked, space) : undefined;
    return {
      targets: [...pools].flatMap(([where, pool]) => interceptors(pool, where === from ? slugs(picked) : [])),
      buttons: [
        ...(begun ? [order(a, dx('desk.intercept', { pieces: joined(picked), space }, '§14.1a'), action, true)] : []),
        ...(begun ? fillButton(a, pools.get(from)!, picked) : []),
        ...(begun ? [putBack()] : []),
        pass('desk.noIntercept', !begun),
      ],
      hint: dx('desk.hint.intercept', {}, '§14.1c'),
      ...(odds ? { odds } : {}),
    };
  },
  whyNot: (a, draft, { piece, name }) =>
    piece < 0 ? null : a.whyNot({ type: 'intercept', pieces: [...sameSpace(a, draft, piece), name] }),
};
const interceptors = (pool: readonly number[], picked: readonly string[]): Aim[] => toggles(pool, picked, groupDraft);
const sameSpace = (a: Asked, draft: Draft, piece: number): string[] =>
  words(draft, 'pieces').filter(each => a.t.at[pieceNumber(each)] === a.t.at[piece] && each !== pieceIds[piece]);

// 15 Avoiding battle: a force, then where to.
export const avoiding: Question = {
  rule: '§15.0a',
  first: dx('desk.no.piece', {}, '§15.0a'),
  offer(a, draft) {
    const { pieces } = outlined(a) as { pieces: readonly string[] };
    const pool = pieces.map(pieceNumber);
    const picked = pickedOf(pool, draft);
    const space = nameOf(moveOf(a.t).at);
    const ways = picked.length === 0 ? [] : avoidWays(a, picked);
    const odds = ways.length > 0 ? avoidPanel(a.t, picked, space) : undefined;
    return {
      targets: [...toggles(pool, slugs(picked), groupDraft), ...ways],
      buttons: [
        ...fillButton(a, pool, picked),
        ...(picked.length > 0 ? [putBack()] : []),
        pass('desk.noAvoid', picked.length === 0),
      ],
      hint: avoidHint(a, picked, ways.length),
      ...(odds ? { odds } : {}),
    };
  },
  whyNot(a, draft, { piece, space, name }) {
    const picked = words(draft, 'pieces');
    const to = nameOf(avoidSpaces(a.t, a.setup, moveOf(a.t))[0] ?? -1);
    if (piece >= 0 && (picked.length === 0 || a.t.at[piece] === moveOf(a.t).at))
      return a.whyNot({ type: 'avoid', pieces: [...picked.filter(each => each !== name), name], to });
    return space < 0 || picked.length === 0 ? null : a.whyNot({ type: 'avoid', pieces: picked, to: nameOf(space) });
  },
};

function avoidWays(a: Asked, picked: readonly number[]): Aim[] {
  const pieces = slugs(picked);
  return avoidSpaces(a.t, a.setup, moveOf(a.t)).flatMap(to => {
    const action: Action = { type: 'avoid', pieces, to: spaceIds[to]! };
    if (a.whyNot(action)) return [];
    const label = dx('desk.avoidTo', { pieces: pieces.join(), space: spaceIds[to]! }, '§15.0c');
    return [atPlace(spaceIds[to]!, label, acting(action), { path: [spaceIds[to]!] })];
  });
}

function avoidHint(a: Asked, picked: readonly number[], ways: number): Text {
  if (picked.length === 0) return dx('desk.hint.avoid', {}, '§15.0a');
  const to = nameOf(avoidSpaces(a.t, a.setup, moveOf(a.t))[0] ?? -1);
  const why = ways > 0 ? null : a.whyNot({ type: 'avoid', pieces: slugs(picked), to });
  return why ?? dx('desk.hint.avoidTo', {}, '§15.1a');
}

// Some of a few: who goes inside, who joins, which militia comes. Nobody is an answer, too.
interface Some {
  readonly rule: Rule;
  readonly hint: Extract<DeskKey, 'desk.hint.inside' | 'desk.hint.join' | 'desk.hint.muster'>;
  readonly none: Extract<DeskKey, 'desk.noneInside' | 'desk.noneJoins' | 'desk.noMuster'>;
  readonly some: Extract<DeskKey, 'desk.someInside' | 'desk.someJoin' | 'desk.someMuster'>;
  where(a: Asked): number;
  most(a: Asked, pool: readonly number[]): readonly number[]; // everyone who can
  action(pieces: readonly string[]): Action;
}

const choosing = ({ rule, hint, none, some, where, most, action }: Some): Question => ({
  rule,
  first: dx('desk.no.piece', {}, rule),
  offer(a, draft) {
    const pool = outlinedPieces(a);
    const picked = slugs(pickedOf(pool, draft));
    const space = nameOf(where(a));
    const all = slugs(most(a, pool));
    const isAll = all.length === picked.length && all.every(piece => picked.includes(piece));
    return {
      targets: toggles(pool, picked, groupDraft),
      buttons: [
        ...(picked.length > 0
          ? [order(a, dx(some, { pieces: picked.join(), space }, rule), action(picked), true)]
          : []),
        ...(isAll ? [] : [button(some, { pieces: all.join(), space }, acting(action(all)))]),
        button(none, { space }, acting(action([]))),
        ...(picked.length > 0 ? [putBack()] : []),
      ],
      hint: dx(hint, { space }, rule),
    };
  },
  whyNot: (a, draft, { piece, name }) =>
    piece < 0 ? null : a.whyNot(action([...words(draft, 'pieces').filter(each => each !== name), name])),
});

/** A fort has room for four units, the strongest of them. */
function insideMost(a: Asked, pool: readonly number[]): readonly number[] {
  if (a.t.fort[moveOf(a.t).at] !== FORT) return pool;
  const units = pool
    .filter(piece => !isLeader(piece))
    .sort((x, y) => strengthNow(a.t, y) - strengthNow(a.t, x) || x - y);
  return [...units.slice(0, FORT_CAPACITY), ...pool.filter(isLeader)];
}

export const goingInside = choosing({
  rule: '§8.1a',
  hint: 'desk.hint.inside',
  none: 'desk.noneInside',
  some: 'desk.someInside',
  where: a => moveOf(a.t).at,
  most: insideMost,
  action: pieces => ({ type: 'inside', pieces }),
});
export const joining = choosing({
  rule: '§8.251a',
  hint: 'desk.hint.join',
  none: 'desk.noneJoins',
  some: 'desk.someJoin',
  where: a => moveOf(a.t).at,
  most: (_a, pool) => pool,
  action: pieces => ({ type: 'join', pieces }),
});
export const mustering = choosing({
  rule: '§7.3a',
  hint: 'desk.hint.muster',
  none: 'desk.noMuster',
  some: 'desk.someMuster',
  where: a => battleOf(a.t).where,
  most: (_a, pool) => pool,
  action: units => ({ type: 'muster', units }),
});
