import { type Choices, list, type Text } from '@bivouac/kernel';
import { BOTH, firstBox, NIGHT, SIDES, scenarioOf, sideNumber } from '../data/index.ts';
import { type Action, ATTACK, inPlay, orderOf, second, type Table, type U } from '../state.ts';
import { tx } from '../text/keys.ts';
import { isNight } from './06-orders.ts';

// 7 THE TURN DURATION PHASE.

/** §7.1a The start marker goes to the hour after the last one; orders declared come into force. */
export function beginTurn(u: U): void {
  const { table: t } = u;
  t.turn++;
  if (t.turn > 1) advance(t);
  const { firstPlayer } = scenarioOf(u.setup.scenario).firstTurn;
  t.first = t.latest < 0 ? sideNumber(firstPlayer) : t.latest === 0 ? 0 : 1; // §7.1b, §4.9a
  t.order = t.next.slice(); // §6.1a
  t.shortened = 0;
  t.ways.fill(0);
  t.columns = [];
  t.shifts = [];
  t.hours = 1; // §7.2a, §7.2b, §7.2c
  u.say(tx('turn.begins', { day: t.day, box: t.box, first: SIDES[t.first] }, '§5.1b'), { heading: 'turn' });
}

function advance(t: Table): void {
  const next = t.box + t.hours; // §5.1a
  const over = next > NIGHT;
  if (over) t.day++;
  t.box = over ? firstBox(t.day) : next;
}

/** The most hours this turn may last. */
export function mostHours(t: Table): number {
  if (t.turn === 1) return 1; // §7.2a
  if (BOTH.some(side => orderOf(t, side) === ATTACK)) return 1; // §7.2b
  if (isNight(t)) return 1; // §7.2c, §17.1a
  const fewest = Math.min(...BOTH.map(side => inPlay(t, side).length)); // §7.1d, §7.1e
  return Math.min(1 + Math.floor(fewest / 3), NIGHT - t.box); // §7.2d
}

export function hourChoices(t: Table): Choices<Action> {
  const most = mostHours(t);
  const whyNot = (action: Action): Text | null => {
    if (action.type !== 'hours') return tx('no.hoursFirst', {}, '§7.1c');
    if (action.hours >= 1 && action.hours <= most) return null;
    const night = action.hours > NIGHT - t.box;
    return tx('no.hours', { hours: action.hours, most }, night ? '§7.2d' : '§7.1c');
  };
  const all = Array.from({ length: most }, (_, i): Action => ({ type: 'hours', hours: i + 1 }));
  return list(all, whyNot);
}

/** §7.2e The end marker. */
export function setHours(u: U, hours: number): void {
  const { table: t } = u;
  t.shortened = hours < mostHours(t) ? 1 : 0; // §6.1b
  t.hours = hours;
  u.say(tx('turn.lasts', { side: SIDES[second(t)], hours }, '§7.1c'), { by: SIDES[second(t)] });
}
