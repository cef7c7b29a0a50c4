import type { Dice, Event, Saying, Screen, State, Telling, Text, Types, Umpire } from './contract.ts';
import { draw } from './dice.ts';

/** Runs beside one action. `consulted` turns true when a die, the vault or another's hand was used. */
export class TheUmpire<X extends Types> implements Umpire<X> {
  consulted = false;
  readonly events: Event[] = [];
  readonly setup: X['setup'];
  readonly table: X['table'];
  readonly #state: State<X>;
  readonly #own: readonly Screen[];
  readonly #log: boolean;

  constructor(state: State<X>, own: readonly Screen[], log: boolean) {
    this.#state = state;
    this.#own = own;
    this.#log = log;
    this.setup = state.setup;
    this.table = state.table;
  }

  get vault(): X['vault'] {
    this.consulted = true;
    return this.#state.vault;
  }

  hand(screen: Screen): X['hand'] {
    const hand = this.#state.hands[screen];
    if (hand === undefined) throw new Error(`no hand behind ${screen}`);
    if (!this.#own.includes(screen)) this.consulted = true;
    return hand;
  }

  roll(sides: number, why: Text, what?: Telling): number {
    const dice = this.#dice();
    const first = dice.drawn;
    const die = draw(dice, sides, why);
    if (this.#log) this.say({ ...why, args: { ...why.args, die, sides, draw: first } }, what);
    return die;
  }

  shuffle<T>(items: T[], why: Text): void {
    const dice = this.#dice();
    for (let i = items.length - 1; i > 0; i--) {
      const j = draw(dice, i + 1, why) - 1;
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
    this.say(why);
  }

  say(text: Saying, what?: Telling): void {
    if (this.#log) this.events.push(eventOf(text, what));
  }

  tell(screen: Screen, text: Saying, what?: Telling): void {
    if (this.#log) this.events.push({ ...eventOf(text, what), only: [screen] });
  }

  #dice(): Dice {
    this.consulted = true;
    return this.#state.dice;
  }
}

/** Field by field: put together by the names it has, an event would take ten times as long. */
function eventOf(saying: Saying, what: Telling | undefined): Event {
  const text = typeof saying === 'function' ? saying() : saying;
  if (!what) return text;
  const { heading, by, card, trails, placed, removed, lost, clash } = typeof what === 'function' ? what() : what;
  const { key, args, rule } = text;
  const event: Writable<Event> = args && rule ? { key, args, rule } : { ...text };
  if (heading !== undefined) event.heading = heading;
  if (by !== undefined) event.by = by;
  if (card !== undefined) event.card = card;
  if (trails !== undefined) event.trails = trails;
  if (placed !== undefined) event.placed = placed;
  if (removed !== undefined) event.removed = removed;
  if (lost !== undefined) event.lost = lost;
  if (clash !== undefined) event.clash = clash;
  return event;
}
type Writable<T> = { -readonly [K in keyof T]: T[K] };
