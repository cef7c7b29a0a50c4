import type { Button, Draft, Offer, Target } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { blockId, board, isCavalry, positionNumber, tokenId } from '../data/index.ts';
import { marchTokens } from '../rules/08-tokens.ts';
import {
  type Action,
  exitOf,
  isBeyond,
  isOnMap,
  labelsOf,
  type Move,
  onMap,
  standIds,
  standNumber,
  standsWhere,
} from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  order,
  type Pointed,
  putBack,
  type Question,
  word,
} from './asked.ts';
import { chosenAt, frontLast, frontsOf, towards, whyNotFacing } from './facing.ts';
import { type Detour, detoursOf, otherWays, type Way, wayAnyhow, waysOf } from './ways.ts';

// §12 marches and §14 withdrawals. Draft `{ stand, mounted, at }`.

type Kind = Move['type'];
const moveOf =
  (type: Kind, stand: string, path: readonly string[], mounted: boolean) =>
  (front: string): Action => ({ type, stand, path, ...(front ? { front } : {}), ...(mounted ? { mounted } : {}) });

const isMounted = (draft: Draft): boolean => word(draft, 'mounted') === 'yes';
const picked = (a: Asked, draft: Draft): string => {
  const slug = word(draft, 'stand');
  return standNumber(slug) >= 0 && a.t.at[standNumber(slug)] !== undefined ? slug : '';
};
const rides = (a: Asked, stand: string): boolean => {
  const label = labelsOf(a.view, a.side)[standNumber(stand)] ?? 0;
  return label !== 0 && isCavalry(label);
};

/** Which of one's own blocks it is. */
const blockHere = (a: Asked, stand: string): string => {
  const label = labelsOf(a.view, a.side)[standNumber(stand)] ?? 0;
  return label === 0 ? '' : blockId(label);
};

const movers = (a: Asked): readonly string[] =>
  standsWhere(a.t, a.side, stand => isOnMap(a.t, stand) || isBeyond(a.t, stand)).map(stand => standIds[stand]!);
const waysFor = (a: Asked, type: Kind, stand: string, mounted: boolean): readonly Way[] =>
  waysOf(a, type, standNumber(stand), mounted);

const mayTurn = (a: Asked, type: Kind, stand: string): boolean =>
  type === 'march' && a.whyNot({ type: 'turn', stand }) === null;
const detoursFor = (a: Asked, type: Kind, stand: string, mounted: boolean): readonly Detour[] =>
  type === 'march' ? detoursOf(a, standNumber(stand), mounted) : [];
/** Through an enemy objective and back. */
const roundsFor = (a: Asked, type: Kind, stand: string, mounted: boolean): readonly Detour[] =>
  detoursFor(a, type, stand, mounted).filter(({ at }) => positionNumber(at) === a.t.at[standNumber(stand)]);

/** Blocks that could go anywhere at all, on foot or mounted, or turn round. */
const able = (a: Asked, type: Kind): readonly string[] =>
  movers(a).filter(
    stand =>
      mayTurn(a, type, stand) ||
      (rides(a, stand) ? [false, true] : [false]).some(
        mounted => waysFor(a, type, stand, mounted).length + roundsFor(a, type, stand, mounted).length > 0,
      ),
  );

function goals(a: Asked, type: Kind, draft: Draft, stand: string): readonly Target<Action>[] {
  const mounted = isMounted(draft);
  const detours = detoursFor(a, type, stand, mounted);
  return waysFor(a, type, stand, mounted).flatMap(({ at, path, cost }) => {
    const move = moveOf(type, stand, path, mounted);
    const more = { cost: String(cost), path: path.filter((_, i) => i % 2 === 1) };
    if (path.length % 2 === 1)
      return [atPlace(at, dx('desk.leaveMap', { stand, area: path.at(-1)! }), acting(move('')), more)];
    const chosen = { stand, mounted: mounted ? 'yes' : 'no', way: path.join(' ') };
    const only = otherWays(a, detours, path).length === 0;
    const next = only ? towards(a, at, chosen, move) : drafting({ ...chosen, at });
    return next ? [atPlace(at, dx('desk.goTo', { stand, position: at, cost }), next, more)] : [];
  });
}

/** The way that was chosen with the position, whose front is still open. */
function facing(a: Asked, type: Kind, draft: Draft, stand: string): Offer<Action> {
  const path = word(draft, 'way').split(' ');
  const at = chosenAt(draft);
  const from = path[path.length - 2] ?? '';
  const mounted = isMounted(draft);
  const { targets, buttons } = frontsOf(a, at, moveOf(type, stand, path, mounted), from);
  const chosen = { stand, mounted: mounted ? 'yes' : 'no', at };
  const ways = otherWays(a, detoursFor(a, type, stand, mounted), path).map(other =>
    button('desk.otherWay', { stand, area: other.by }, drafting({ ...chosen, way: other.path.join(' ') })),
  );
  return {
    targets,
    buttons: [putBack(), ...buttons, ...ways],
    hint: dx('desk.hint.front', { position: at }, '§10.2e'),
  };
}

function moving(a: Asked, type: Kind, draft: Draft, stand: string): Offer<Action> {
  const mounted = isMounted(draft);
  const others = able(a, type).filter(each => each !== stand);
  const targets = [
    atSprite(stand, dx('desk.putDown', { stand }), drafting({}), { picked: true }),
    ...goals(a, type, draft, stand),
    ...others.map(each => atSprite(each, dx('desk.pickUp', { stand: each }), drafting({ stand: each }))),
  ];
  const ride: Button<Action>[] = rides(a, stand)
    ? [button('desk.ride', { on: mounted ? 0 : 1 }, drafting({ stand, mounted: mounted ? 'no' : 'yes' }))]
    : [];
  return {
    targets,
    buttons: [putBack(), ...ride, ...comingBack(a, type, draft, stand), ...turning(a, type, stand)],
    hint: dx('desk.hint.moving', { stand, block: blockHere(a, stand) }, type === 'march' ? '§12.1a' : '§14.1a'),
  };
}
function turning(a: Asked, type: Kind, stand: string): readonly Button<Action>[] {
  return mayTurn(a, type, stand) ? [button('desk.turn', { stand }, acting({ type: 'turn', stand }))] : [];
}
function comingBack(a: Asked, type: Kind, draft: Draft, stand: string): readonly Button<Action>[] {
  const mounted = isMounted(draft);
  return roundsFor(a, type, stand, mounted).flatMap(({ at, path, by }) => {
    const chosen = { stand, mounted: mounted ? 'yes' : 'no', way: path.join(' ') };
    const next = towards(a, at, chosen, moveOf(type, stand, path, mounted));
    return next ? [button('desk.comeBack', { area: by }, next)] : [];
  });
}

const END: Readonly<Record<Kind, Action>> = { march: { type: 'endMarches' }, withdraw: { type: 'endWithdrawals' } };
function ending(a: Asked, type: Kind): Button<Action> {
  const label = type === 'march' ? dx('desk.endMarches', {}) : dx('desk.endWithdrawals', {});
  return order(a, label, END[type], true);
}
/** March tokens are the commander's to play: one button for all, they are alike. */
function spending(a: Asked, type: Kind): readonly Button<Action>[] {
  const [token] = type === 'march' ? marchTokens(a.view, a.side) : [];
  if (token === undefined) return [];
  const action: Action = { type: 'spend', token: tokenId(token) };
  return a.whyNot(action) === null ? [button('desk.spend', {}, acting(action))] : [];
}

function whyNotTo(a: Asked, type: Kind, draft: Draft, stand: string, place: string): Text | null {
  const path = wayAnyhow(a, standNumber(stand), place);
  return path.length === 0 ? null : whyNotFacing(a, place, moveOf(type, stand, path, isMounted(draft)));
}
/** The positions next to a block; those round the area it left the map by. */
function besides({ t }: Asked, stand: number): readonly number[] {
  const at = t.at[stand] ?? -1;
  return at >= 0 ? board.adjacent[at]! : isBeyond(t, stand) ? board.positionsOf[exitOf(t, stand)]! : [];
}
/** Why a block cannot move at all: what is said of a step to the first position next to it. */
function whyStuck(a: Asked, type: Kind, { name, stand }: Pointed): Text | null {
  const whys = besides(a, stand).map(at => whyNotTo(a, type, {}, name, board.positionIds[at]!));
  return whys.find(why => why !== null) ?? a.whyNot(moveOf(type, name, [], false)(''));
}

const question = (type: Kind): Question =>
  frontLast({
    rule: type === 'march' ? '§12.1a' : '§14.1a',
    first: dx('desk.no.pickBlock', {}),
    offer(a, draft) {
      const stand = picked(a, draft);
      if (stand !== '') return chosenAt(draft) === '' ? moving(a, type, draft, stand) : facing(a, type, draft, stand);
      return {
        targets: able(a, type).map(each =>
          atSprite(each, dx('desk.pickUp', { stand: each }), drafting({ stand: each })),
        ),
        buttons: [...spending(a, type), ending(a, type)],
        hint: dx(
          type === 'march' ? 'desk.hint.march' : 'desk.hint.withdraw',
          {},
          type === 'march' ? '§12.1a' : '§14.1a',
        ),
      };
    },
    whyNot(a, draft, what) {
      const stand = picked(a, draft);
      if (what.kind === 'card') return a.whyNot({ type: 'spend', token: what.name });
      if (what.kind === 'stand' && (stand === '' || onMap(a.t, a.side).includes(what.stand)))
        return whyStuck(a, type, what);
      if (stand === '') return null;
      return whyNotTo(a, type, draft, stand, what.place) ?? dx('desk.no.pickPosition', {}, '§3.1b');
    },
  });

export const marching = question('march');
export const withdrawing = question('withdraw');
