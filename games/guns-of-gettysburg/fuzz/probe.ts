import { type Pick, questionName, type Seat } from '@bivouac/kernel';
import { blockIds, board, enemyOf, SIDES, type Side, sideNumber, tokenIds } from '../data/index.ts';
import { wordsOf } from '../rules/10-moves.ts';
import { waysTo } from '../rules/13-paths.ts';
import { type Action, type GunsView, inPlay, labelsOf, onMap, standIds, type Table } from '../state.ts';
import { randomEntry, randomMove } from './sample-moves.ts';

// What a person might try: actions near the legal ones, so that fuzzing meets every refusal.

const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)]!;
const positionName = (position: number): string => board.positionIds[position]!;
const areaName = (area: number): string => board.areaIds[area]!;

interface Setting {
  readonly view: GunsView;
  readonly t: Table;
  readonly side: Side;
  readonly pick: Pick;
}
type Attempt = (at: Setting) => Action;

export function probe(view: GunsView, seat: Seat, pick: Pick): Action {
  const attempts = ATTEMPTS[questionName(view) ?? ''] ?? [];
  const at = { view, t: view.table, side: sideNumber(seat), pick };
  return attempts.length > 0 ? oneOf(attempts, pick)(at) : anything(at);
}

const own = ({ t, side, pick }: Setting): number => {
  const stands = pick(12) === 0 ? inPlay(t, enemyOf(side)) : inPlay(t, side);
  return stands.length > 0 ? oneOf(stands, pick) : 0;
};
/** A stand on the map, near an enemy if there is any such. */
function engaged(at: Setting): number {
  const { t, side, pick } = at;
  const enemies = onMap(t, enemyOf(side)).map(stand => t.at[stand]!);
  const near = onMap(t, side).filter(stand =>
    enemies.some(enemy => enemy === t.at[stand] || board.adjacent[enemy]!.includes(t.at[stand]!)),
  );
  return near.length > 0 && pick(3) > 0 ? oneOf(near, pick) : own(at);
}
const somewhere = ({ t, side, pick }: Setting): string => {
  const held = onMap(t, pick(3) === 0 ? enemyOf(side) : side).map(stand => t.at[stand]!);
  return positionName(held.length > 0 && pick(4) > 0 ? oneOf(held, pick) : pick(board.positions));
};
const beside = (position: number, pick: Pick): string => areaName(board.areaOf[2 * position + pick(2)]!);

/** A stroll that minds no rule. */
const stroll =
  (type: 'march' | 'withdraw'): Attempt =>
  at => {
    const stand = engaged(at);
    const from = at.t.at[stand]!;
    if (from < 0 && from > -100) return { type, stand: standIds[stand]!, path: [areaName(0), positionName(0)] };
    const move = randomMove(at.view, type, stand, 3, at.pick);
    return at.pick(6) === 0 && move.type === type
      ? { ...move, path: [beside(Math.max(from, 0), at.pick), ...move.path.slice(1)] }
      : move;
  };

/** Straight at an enemy, over the area between, and perhaps on. */
const charge =
  (type: 'march' | 'withdraw'): Attempt =>
  at => {
    const { t, side, pick } = at;
    const enemies = onMap(t, enemyOf(side)).map(stand => t.at[stand]!);
    const pairs = onMap(t, side).flatMap(stand =>
      enemies.flatMap(enemy => {
        const shared = [0, 1].map(i => board.areaOf[2 * enemy + i]!).find(area => touches(t.at[stand]!, area));
        return shared === undefined || enemy === t.at[stand] ? [] : [{ stand, enemy, area: shared }];
      }),
    );
    if (pairs.length === 0) return stroll(type)(at);
    const { stand, enemy, area } = oneOf(pairs, pick);
    const path = [areaName(area), positionName(enemy)];
    const on = pick(3) === 0 ? [beside(enemy, pick), positionName(oneOf(board.adjacent[enemy]!, pick))] : [];
    const front = beside(enemy, pick);
    return {
      type,
      stand: standIds[stand]!,
      path: [...path, ...on],
      front,
      ...(pick(4) === 0 ? { mounted: true } : {}),
    };
  };
const touches = (position: number, area: number): boolean =>
  board.areaOf[2 * position] === area || board.areaOf[2 * position + 1] === area;

const turnAbout: Attempt = at => ({ type: 'turn', stand: standIds[engaged(at)]! });
const spendAny: Attempt = ({ view, side, pick }) => {
  const tray = view.hands[`${SIDES[side]}-staff`]?.tray ?? [];
  const token = tray.length > 0 && pick(3) > 0 ? tokenIds[oneOf(tray, pick) - 2000]! : oneOf(tokenIds, pick);
  return { type: 'spend', token };
};

/** Some stands near an enemy go for him by any way, led by anybody. */
const attackAny: Attempt = at => {
  const { t, side, pick } = at;
  const enemies = onMap(t, enemyOf(side)).map(stand => t.at[stand]!);
  const mine = onMap(t, side);
  if (enemies.length === 0 || mine.length === 0) return { type: 'endAttacks' };
  const target = oneOf(enemies, pick);
  const near = mine.filter(stand => distance(t.at[stand]!, target) <= 1);
  const pool = near.length > 0 ? near : mine;
  const stands = [...new Set(Array.from({ length: 1 + pick(5) }, () => oneOf(pool, pick)))];
  const other = pick(3) === 0 ? oneOf(enemies, pick) : oneOf(board.adjacent[target]!, pick);
  const goals = stands.map(() => (pick(4) === 0 ? other : target));
  const paths = stands.map((stand, i) => wayTo(t, stand, goals[i]!, pick));
  const leaders = [...new Set(goals)].map(goal => standIds[stands[goals.indexOf(goal)]!]!);
  return {
    type: 'attack',
    stands: stands.map(stand => standIds[stand]!),
    paths,
    leaders: pick(6) === 0 ? leaders.slice(1) : leaders,
  };
};
/** All who can reach one enemy go for him, by any of their ways, too many or from both sides. */
const attackMass: Attempt = at => {
  const { t, side, pick } = at;
  const enemies = onMap(t, enemyOf(side)).map(stand => t.at[stand]!);
  if (enemies.length === 0) return attackAny(at);
  const target = oneOf(enemies, pick);
  const ways = onMap(t, side)
    .filter(stand => t.at[stand] !== target && distance(t.at[stand]!, target) <= 1)
    .map(stand => ({ stand, ways: waysTo(t, stand, target) }))
    .filter(each => each.ways.length > 0)
    .slice(0, 1 + pick(6));
  if (ways.length === 0) return attackAny(at);
  const stands = ways.map(each => standIds[each.stand]!);
  const paths = ways.map(each => wordsOf(oneOf(each.ways, pick)).join(' '));
  return { type: 'attack', stands, paths, leaders: [oneOf(stands, pick)] };
};
function distance(a: number, b: number): number {
  const areas = (position: number): number[] => [board.areaOf[2 * position]!, board.areaOf[2 * position + 1]!];
  return Math.min(...areas(a).flatMap(one => areas(b).map(other => board.distance[one * board.areas + other]!)));
}
/** Across a near area, straight to the target, over one more position, by a detour, or off the map. */
function wayTo({ at, front }: Table, stand: number, target: number, pick: Pick): string {
  const from = at[stand]!;
  if (from === target || pick(12) === 0) return 'stay';
  const area = board.areaOf[2 * from + (pick(4) === 0 ? 1 - front[stand]! : front[stand]!)]!;
  if (pick(20) === 0) return areaName(area);
  const around = board.positionsOf[area]!;
  const first = around.includes(target) && pick(6) > 0 ? target : oneOf(around, pick);
  const steps = [areaName(area), positionName(first)];
  return first === target ? steps.join(' ') : [...steps, beside(target, pick), positionName(target)].join(' ');
}

const gunsAny: Attempt = at => {
  const { view, side, pick } = at;
  const staff = view.hands[`${SIDES[side]}-staff`];
  const stock = view.table.attack?.again === 1 && pick(3) > 0 ? staff?.extended : staff?.tray;
  const token = stock && stock.length > 0 && pick(8) > 0 ? tokenIds[oneOf(stock, pick) - 2000]! : oneOf(tokenIds, pick);
  const laid = [...(view.table.attack?.support ?? []), ...(view.table.attack?.defence ?? [])].map(each => each[0]!);
  const again = laid.length > 0 && pick(2) === 0;
  return { type: 'guns', token, at: again ? positionName(oneOf(laid, pick)) : somewhere(at) };
};
const assignAny =
  (type: 'bombard' | 'support'): Attempt =>
  at => {
    const batteries = (type === 'bombard' ? at.t.attack?.guns : at.t.attack?.answer) ?? [];
    return {
      type,
      at: batteries.map(battery => positionName(battery.at)),
      targets: batteries.map(() =>
        at.pick(2) === 0 ? somewhere(at) : positionName(oneOf(at.t.attack!.targets, at.pick)),
      ),
    };
  };
const standOf =
  (type: 'lead' | 'suffer'): Attempt =>
  at => ({ type, stand: standIds[own(at)]! });
const lineAny: Attempt = at => ({ type: 'line', stands: [standIds[own(at)]!, standIds[own(at)]!] });
const fightAny: Attempt = at => ({ type: 'fight', at: somewhere(at) });
const hitAny: Attempt = ({ pick }) => ({ type: 'hit', token: oneOf(tokenIds, pick) });
const offerAny: Attempt = ({ view, side, pick }) => {
  const used = labelsOf(view, side).filter(block => block > 0);
  const block = (): string =>
    pick(2) === 0 && used.length > 0 ? blockIds[oneOf(used, pick) - 1000]! : oneOf(blockIds, pick);
  return { type: 'offer', blocks: [block(), block()] };
};
const pickAny: Attempt = ({ pick }) => ({ type: 'pick', which: 2 + pick(3) });
const keepBackAny: Attempt = ({ pick }) => ({ type: 'keepBack', blocks: [oneOf(blockIds, pick)] });
const removeAny: Attempt = at => ({
  type: 'remove',
  stands: [standIds[own(at)]!, standIds[own(at)]!].slice(at.pick(2)),
});

/** Any entry of a stand that waits; most are too early, by the wrong road or under fire. */
const enterAny: Attempt = at => {
  const { t, pick } = at;
  const stand = own(at);
  const point = t.at[stand]! <= -10 && t.at[stand]! > -100 ? -10 - t.at[stand]! : pick(board.points.length);
  const entry = randomEntry(
    stand,
    pick(8) === 0 ? pick(board.points.length) : point,
    7 + t.box - 2 + pick(t.hours + 1),
    pick,
  );
  return entry;
};
const transferAny: Attempt = at => ({
  type: 'transfer',
  stand: standIds[own(at)]!,
  to: oneOf(board.pointIds, at.pick),
  hour: 5 + at.t.box + at.pick(at.t.hours + 1),
});

/** Markers sent next door, often where none may go. */
const objectivesAny: Attempt = ({ t, pick }) => {
  const markers = Array.from({ length: 1 + pick(4) }, () => pick(t.objectives.length));
  const from = markers.map(marker => t.objectives[marker]!);
  const next = from.map(area => oneOf(board.neighbours[area]!, pick));
  return {
    type: 'objectives',
    from: from.map(areaName),
    by: next.map(({ gates }) => positionName(oneOf(gates, pick))),
    to: next.map(({ area }) => areaName(area)),
  };
};
/** One marker goes on and on, the others stay. */
const oneMarkerFar: Attempt = ({ t, pick }) => {
  const areas = [oneOf(t.objectives, pick)];
  for (let n = 2 + pick(3); n > 0; n--) areas.push(oneOf(board.neighbours[areas.at(-1)!]!, pick).area);
  const gate = (from: number, to: number): number => board.neighbours[from]!.find(next => next.area === to)!.gates[0]!;
  return {
    type: 'objectives',
    from: areas.slice(0, -1).map(areaName),
    by: areas.slice(1).map((to, i) => positionName(gate(areas[i]!, to))),
    to: areas.slice(1).map(areaName),
  };
};
const fortifyAny: Attempt = at => {
  const spend = spendAny(at);
  const position = somewhere(at);
  const token = spend.type === 'spend' ? spend.token : '';
  return { type: 'fortify', token, at: position, front: beside(board.positionIds.indexOf(position), at.pick) };
};
const postAny: Attempt = ({ pick }) => {
  const position = pick(board.positions);
  return {
    type: 'post',
    stand: oneOf(['u1', 'u2', 'u3'], pick),
    at: positionName(position),
    front: areaName(pick(board.areas)),
  };
};
const bidAny: Attempt = ({ pick }) => oneOf<Action>([{ type: 'bid', moves: pick(40) - 2 }, { type: 'pass' }], pick);
const WORDS: readonly string[] = ['Hold', 'hill', 'p176', '12', 'nuit', '→'];
const writeAny: Attempt = ({ pick }) => ({
  type: 'instruct',
  words: Array.from({ length: pick(18) }, () => oneOf(WORDS, pick)),
});
const order: Attempt = ({ pick }) => ({ type: 'declare', order: oneOf(['hold', 'attack', 'withdraw', 'rest'], pick) });
const hours: Attempt = ({ pick }) => ({ type: 'hours', hours: pick(16) });
const end =
  (type: 'endMarches' | 'endWithdrawals' | 'endAttacks' | 'endEntries' | 'extend'): Attempt =>
  () => ({ type });

const anything: Attempt = at =>
  oneOf([stroll('march'), attackAny, gunsAny, enterAny, objectivesAny, order, writeAny], at.pick)(at);

const guns = [gunsAny, gunsAny, gunsAny, end('extend'), order];
const ATTEMPTS: Readonly<Record<string, readonly Attempt[]>> = {
  'opening.bid': [bidAny],
  'opening.balance': [objectivesAny, oneMarkerFar],
  'opening.post': [postAny],
  'opening.orderUnion': [writeAny],
  'opening.orderConfederate': [writeAny],
  'turn.hours': [hours],
  'turn.objectives': [objectivesAny, oneMarkerFar],
  'phase.instruct': [writeAny],
  'phase.tokens': [spendAny, order],
  'phase.march': [
    stroll('march'),
    charge('march'),
    charge('march'),
    stroll('march'),
    turnAbout,
    spendAny,
    end('endMarches'),
  ],
  'phase.enter': [enterAny, enterAny, enterAny, transferAny],
  'phase.attack': [attackAny, attackAny, attackMass, attackMass, attackMass, order],
  'phase.declare': [order],
  'phase.fortify': [fortifyAny],
  'phase.giveUp': [removeAny],
  'arrivals.keepBack': [keepBackAny, order],
  'withdrawals.move': [stroll('withdraw'), charge('withdraw'), stroll('withdraw'), end('endWithdrawals')],
  'withdrawals.suffer': [standOf('suffer')],
  'attack.defence': guns,
  'attack.support': guns,
  'attack.bombard': [assignAny('bombard'), order],
  'attack.hit': [hitAny],
  'attack.line': [lineAny],
  'attack.answer': [assignAny('support'), order],
  'attack.choose': [fightAny],
  'attack.lead': [standOf('lead')],
  'reduce.offer': [offerAny],
  'reduce.pick': [pickAny],
};
