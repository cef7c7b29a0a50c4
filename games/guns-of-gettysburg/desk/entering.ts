import type { Button, Draft, Offer, Target } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { board, hourOf } from '../data/index.ts';
import { type Action, type Entry, isWaiting, lastBox, pointOf, standIds, standNumber, standsWhere } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, acting, atPlace, atSprite, button, drafting, order, putBack, whole, word } from './asked.ts';
import { chosenAt, frontLast, frontsOf, towards, whyNotFacing } from './facing.ts';

// §11 reinforcements enter or are transferred. Draft `{ stand, hour, at, way }`.

const hoursOf = ({ t }: Asked): readonly number[] =>
  Array.from({ length: lastBox(t) - t.box + 1 }, (_, i) => hourOf(t.box + i));
const waiting = (a: Asked): readonly string[] =>
  standsWhere(a.t, a.side, stand => isWaiting(a.t, stand)).map(stand => standIds[stand]!);

interface Way {
  readonly at: string;
  readonly path: readonly string[];
  readonly road: boolean;
}
/** Across country to a position round an entry area, or along the road. */
function waysIn(point: number): readonly Way[] {
  const { areas, road } = board.points[point]!;
  const across = areas.flatMap(area =>
    board.positionsOf[area]!.map(to => {
      const at = board.positionIds[to]!;
      return { at, path: [board.areaIds[area]!, at], road: false };
    }),
  );
  const along = road.slice(1).map(({ position }, i) => ({
    at: board.positionIds[position]!,
    path: road
      .slice(0, i + 1)
      .flatMap(({ area }, n) => [board.areaIds[area]!, board.positionIds[road[n + 1]!.position]!]),
    road: true,
  }));
  return [...along, ...across];
}
const enter =
  (stand: string, hour: number, { path, road }: Way) =>
  (front: string): Action =>
    ({ type: 'enter', stand, hour, path, front, ...(road ? { road } : {}) }) as Entry;

const legal = (a: Asked, stand: string, hour: number): readonly Way[] =>
  waysIn(pointOf(a.t, standNumber(stand))).filter(way => whyNotFacing(a, way.at, enter(stand, hour, way)) === null);
/** The hour chosen, or the first in which it may enter at all. */
function hourFor(a: Asked, stand: string, draft: Draft): number {
  const chosen = whole(draft, 'hour');
  const hours = hoursOf(a);
  return hours.includes(chosen) ? chosen : (hours.find(hour => legal(a, stand, hour).length > 0) ?? hours[0]!);
}

const told = (stand: string, hour: number, { at, road }: Way) => ({ stand, position: at, hour, road: road ? 1 : 0 });
const drafted = (stand: string, hour: number, { path, road }: Way) => ({
  ...{ stand, hour, way: path.join(' '), by: road ? 'road' : 'land' },
});
/** §11.2e The same place by road instead of across country, or the other way round. */
const otherWay = (all: readonly Way[], { at, road }: Way): Way | undefined =>
  all.find(each => each.at === at && each.road !== road);

function goals(a: Asked, stand: string, hour: number): readonly Target<Action>[] {
  const seen = new Set<string>();
  const all = legal(a, stand, hour);
  return all.flatMap(way => {
    if (seen.has(way.at)) return [];
    seen.add(way.at);
    const draft = drafted(stand, hour, way);
    const only = otherWay(all, way) === undefined;
    const next = only ? towards(a, way.at, draft, enter(stand, hour, way)) : drafting({ ...draft, at: way.at });
    const path = way.path.filter((_, i) => i % 2 === 1);
    return next ? [atPlace(way.at, dx('desk.enterAt', told(stand, hour, way)), next, { path })] : [];
  });
}

const transfers = (a: Asked, stand: string, hour: number): readonly Button<Action>[] =>
  board.pointIds.flatMap(to => {
    const action: Action = { type: 'transfer', stand, to, hour };
    return a.whyNot(action) === null ? [button('desk.transfer', { point: to, hour }, acting(action))] : [];
  });

function bringing(a: Asked, draft: Draft, stand: string): Offer<Action> {
  const hour = hourFor(a, stand, draft);
  const later = hoursOf(a).filter(each => each !== hour);
  return {
    targets: [
      atSprite(stand, dx('desk.putDown', { stand }), drafting({}), { picked: true }),
      ...waiting(a)
        .filter(each => each !== stand)
        .map(each => atSprite(each, dx('desk.pickUp', { stand: each }), drafting({ stand: each }))),
      ...goals(a, stand, hour),
    ],
    buttons: [
      putBack(),
      ...later.map(each => button('desk.atHour', { hour: each }, drafting({ stand, hour: each }))),
      ...transfers(a, stand, hour),
    ],
    hint: dx('desk.hint.entering', { stand, hour }, '§11.2a'),
  };
}
function facing(a: Asked, draft: Draft, stand: string): Offer<Action> {
  const path = word(draft, 'way').split(' ');
  const [at, road] = [chosenAt(draft), word(draft, 'by') === 'road'];
  const hour = hourFor(a, stand, draft);
  const way = { at, path, road };
  const { targets, buttons } = frontsOf(a, at, enter(stand, hour, way), path[path.length - 2] ?? '');
  const other = otherWay(legal(a, stand, hour), way);
  const change = other
    ? [button('desk.enterAt', told(stand, hour, other), drafting({ ...drafted(stand, hour, other), at }))]
    : [];
  return {
    targets,
    buttons: [putBack(), ...buttons, ...change],
    hint: dx('desk.hint.front', { position: at }, '§10.2e'),
  };
}

function whyNotTo(a: Asked, draft: Draft, stand: string, place: string): Text | null {
  const hour = hourFor(a, stand, draft);
  const ways = waysIn(pointOf(a.t, standNumber(stand))).filter(({ at }) => at === place);
  const anyhow = { at: place, path: [], road: false };
  const whys = (ways.length > 0 ? ways : [anyhow]).map(way => whyNotFacing(a, place, enter(stand, hour, way)));
  return whys.find(why => why && !SHUT.includes(why.key)) ?? whys[0] ?? null;
}
/** The whole way of entry is shut: where the other leads to the same place, what bars that one tells more. */
const SHUT: readonly string[] = ['no.otherWay', 'no.roadYet', 'no.roadHour'];

export const entering = frontLast({
  rule: '§11.2a',
  first: dx('desk.no.pickBlock', {}),
  offer(a, draft) {
    const stand = word(draft, 'stand');
    if (waiting(a).includes(stand)) return chosenAt(draft) === '' ? bringing(a, draft, stand) : facing(a, draft, stand);
    return {
      targets: waiting(a).map(each => atSprite(each, dx('desk.pickUp', { stand: each }), drafting({ stand: each }))),
      buttons: [order(a, dx('desk.endEntries', {}), { type: 'endEntries' }, true)],
      hint: dx('desk.hint.enter', {}, '§11.2a'),
    };
  },
  whyNot(a, draft, { kind, name, place }) {
    if (kind === 'card') return null;
    const stand = word(draft, 'stand');
    if (kind === 'stand') return a.whyNot({ type: 'enter', stand: name, hour: hoursOf(a)[0]!, path: [], front: '' });
    return waiting(a).includes(stand) ? whyNotTo(a, draft, stand, place) : null;
  },
});
