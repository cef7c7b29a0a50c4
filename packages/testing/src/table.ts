import {
  type Action,
  choices,
  type Event,
  type Game,
  look,
  pending,
  play,
  questionName,
  Refused,
  refusal,
  type State,
  type Text,
  type Types,
} from '@bivouac/kernel';
import { expect } from 'vitest';
import { allDiceUsed } from './scripted.ts';

/** A table in play for rule tests: `act` plays, `refused` asks why not. Each game adds its own words. */
export class TestTable<X extends Types> {
  readonly game: Game<X>;
  state: State<X>;
  events: Event[] = [];
  undoable = false;

  constructor(game: Game<X>, state: State<X>) {
    this.game = game;
    this.state = state;
  }

  get t(): State<X>['table'] {
    return this.state.table;
  }
  get seat(): string {
    return pending(this.game, this.state)[0]!;
  }
  /** Who is to decide, and the open question: `['union', 'combat.retreat']`. */
  get asked(): readonly [string | undefined, string] {
    return [pending(this.game, this.state)[0], questionName(this.state) ?? 'over'];
  }

  /** Plays an action for whoever is asked (or for `seat`); fails the test if it is refused. */
  act(action: X['action'], seat: string = this.seat): this {
    try {
      const played = play(this.game, this.state, seat, action);
      this.state = played.state;
      this.undoable = played.undoable;
      this.events.push(...played.events);
    } catch (error) {
      if (error instanceof Refused)
        throw new Error(`${shown(action)} ${error.message} ${JSON.stringify(error.text.args)}`);
      throw error;
    }
    return this;
  }

  /** Why the action is refused; null: it is legal. */
  whyNot(action: X['action'], seat: string = this.seat): Text | null {
    return refusal(this.game, look(this.game, this.state, seat), seat, action);
  }
  /** Expects a refusal that cites this rule, and returns it. */
  refused(action: X['action'], rule: string, seat: string = this.seat): Text {
    const why = this.whyNot(action, seat);
    expect(why, `${shown(action)} should be refused`).not.toBeNull();
    expect(why!.rule).toBe(`§${rule}`);
    return why!;
  }
  allowed(action: X['action'], seat: string = this.seat): void {
    expect(this.whyNot(action, seat), `${shown(action)} should be allowed`).toBeNull();
  }

  /** The listed choices of the open question. */
  offered(): readonly X['action'][] {
    const offer = choices(this.game, look(this.game, this.state, this.seat), this.seat);
    if (offer.kind !== 'list') throw new Error(`${this.asked[1]} is not a list`);
    return offer.actions;
  }
  said = (key: string): Event[] => this.events.filter(event => event.key === key);

  /** All scripted dice have been used. */
  done(): void {
    allDiceUsed(this.state);
  }
  /** The position is possible. */
  sound(): this {
    expect(this.game.audit(this.state)).toEqual([]);
    return this;
  }
}

const shown = (action: Action): string => JSON.stringify(action);
