import { type Choices, list, type Text } from '@bivouac/kernel';
import {
  arrivalOf,
  blockId,
  board,
  type Fill,
  fills,
  GIVE_UP_NEXT,
  isFull,
  isMarchToken,
  positionNumber,
  REMOVE_FULL,
  RUMOR,
  SIDES,
  type Side,
  tokenId,
  tokenNumber,
  UNION,
} from '../data/index.ts';
import {
  type Action,
  DEAD,
  DOWN,
  type GunsView,
  has,
  inPlay,
  isHeld,
  labelsOf,
  onMap,
  screenOf,
  staffOf,
  standIds,
  standNumber,
  type Table,
  trayOf,
  type U,
} from '../state.ts';
import { tx } from '../text/keys.ts';
import { isNight } from './06-orders.ts';
import { marchTokens, restorePool } from './08-tokens.ts';
import { forget } from './10-labels.ts';
import { frontNamed, whyNotFront } from './10-moves.ts';
import { by, removed } from './told.ts';

// 17 NIGHT: at the end of a Night action phase (§17.1a). Time tokens are laid here, at set-up too (§4.4b).

/** Arrivals and rumors are mixed and laid face down, one a box. */
export function layTokens(u: U, side: Side, fill: Fill): void {
  const { table: t } = u;
  const waiting = t.beside[side]!.filter(token => arrivalOf(token).day === fill.day);
  if (waiting.length > fill.arrivals) u.shuffle(waiting, tx('time.chosen', { side: SIDES[side] }, '§17.3a'));
  const chosen = waiting.slice(0, fill.arrivals);
  t.beside[side] = t.beside[side]!.filter(token => !chosen.includes(token));
  t.rumors[side]! -= fill.rumors;
  const tokens = [...chosen, ...new Array<number>(fill.rumors).fill(RUMOR)];
  u.shuffle(tokens, tx('time.laid', { side: SIDES[side], count: tokens.length, day: fill.day }, '§4.4b'));
  tokens.forEach((token, i) => {
    t.track[side]![fill.firstBox + i] = DOWN;
    u.vault.track[side]![fill.firstBox + i] = token;
  });
}

/** §17.3a, §17.3b, §17.3c The track of the next day; §17.4a the pool. */
export function refill(u: U, side: Side): void {
  const { table: t } = u;
  const tokens = !has(u.setup, '23'); // §23.1a
  for (const fill of !tokens ? [] : t.day === 1 ? fills('night1', side) : t.day === 2 ? fills('night2', side) : [])
    layTokens(u, side, fill);
  restorePool(u, side, '§17.4a');
}

/** Whether fieldworks may be placed: as far as everyone can tell. */
export const mayFortify = (t: Table, side: Side): boolean =>
  isNight(t) && t.tray[side]! > 0 && onMap(t, side).length > 0; // §17.2a

function whyNotFortify(view: GunsView, side: Side, action: Action): Text | null {
  if (action.type === 'endNight') return null;
  if (action.type !== 'fortify') return tx('no.fortifyNow', {}, '§17.2a');
  const token = tokenNumber(action.token);
  if (!trayOf(view, side).includes(token)) return tx('no.token', { token: action.token }, '§4.6c');
  if (!isMarchToken(token)) return tx('no.fortifyToken', { token: action.token }, '§17.2a');
  const position = positionNumber(action.at);
  if (position < 0 || !isHeld(view.table, side, position))
    return tx('no.fortifyThere', { position: action.at }, '§17.2b');
  if (token !== marchTokens(view, side)[0]) return tx('no.fortifyFirst', {}, '§17.2b');
  return whyNotFront(position, action.front); // §17.2c
}

export function fortifyChoices(view: GunsView, side: Side): Choices<Action> {
  const { table: t } = view;
  const tokens = marchTokens(view, side).slice(0, 1).map(tokenId);
  const positions = [...new Set(onMap(t, side).map(stand => t.at[stand]!))];
  const all = tokens.flatMap(token =>
    positions.flatMap(position =>
      [0, 1].map((front): Action => {
        const area = board.areaIds[board.areaOf[2 * position + front]!]!;
        return { type: 'fortify', token, at: board.positionIds[position]!, front: area };
      }),
    ),
  );
  return list<Action>([{ type: 'endNight' }, ...all], action => whyNotFortify(view, side, action));
}

/** §17.2c, §17.2e Fieldworks point to one side and stay for good. */
export function fortify(u: U, side: Side, action: Action): void {
  if (action.type !== 'fortify') return;
  const { table: t } = u;
  const token = tokenNumber(action.token);
  const staff = u.hand(staffOf(side));
  staff.tray = staff.tray.filter(each => each !== token);
  t.tray[side] = staff.tray.length;
  t.shown.push(token);
  const position = positionNumber(action.at);
  t.works.push(2 * position + frontNamed(position, action.front));
  const args = { side: SIDES[side], position: action.at, front: action.front };
  u.say(tx('night.fortified', args, '§17.2b'), by(side));
}

/** §17.5a In the July 1 Night the Union gives up blocks. */
export const mustGiveUp = (t: Table, side: Side): boolean => side === UNION && t.day === 1 && isNight(t);

const fullInPlay = (view: GunsView): readonly number[] =>
  inPlay(view.table, UNION).filter(stand => isFull(labelsOf(view, UNION)[stand]!)); // §17.5b

export function giveUpChoices(view: GunsView): Choices<Action> {
  const full = fullInPlay(view);
  const pairs = full.flatMap((a, i) => full.slice(i + 1).map(b => [a, b]));
  const whyNot = (action: Action): Text | null => {
    if (action.type === 'giveUp') return null; // §17.5c
    if (action.type !== 'remove') return tx('no.giveUpFirst', { count: REMOVE_FULL, next: GIVE_UP_NEXT }, '§17.5a');
    if (new Set(action.stands).size !== REMOVE_FULL || action.stands.length !== REMOVE_FULL)
      return tx('no.removeCount', { count: REMOVE_FULL }, '§17.5a');
    const wrong = action.stands.find(slug => !full.includes(standNumber(slug)));
    if (wrong !== undefined) return tx('no.remove', { stand: wrong }, '§17.5b');
    const [one, other] = action.stands.map(standNumber);
    return one! < other! ? null : tx('no.removeOrder', {}, '§17.5a');
  };
  const removals = pairs.map((pair): Action => ({ type: 'remove', stands: pair.map(stand => standIds[stand]!) }));
  return list<Action>([{ type: 'giveUp' }, ...removals], whyNot);
}

export function giveUp(u: U, action: Action): void {
  const { table: t } = u;
  if (action.type === 'giveUp') {
    t.owed = GIVE_UP_NEXT;
    u.say(tx('night.givesUp', { count: GIVE_UP_NEXT }, '§17.5c'), by(UNION));
  }
  for (const slug of action.type === 'remove' ? action.stands : []) {
    const stand = standNumber(slug);
    const { label } = u.hand(screenOf(UNION));
    const [block, where] = [label[stand]!, t.at[stand]!];
    label[stand] = 0;
    t.dead.push(block);
    t.at[stand] = DEAD;
    forget(t, stand, block);
    u.say(tx('night.removed', { stand: slug, block: blockId(block) }, '§17.5b'), removed(stand, where));
  }
}
