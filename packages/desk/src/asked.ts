import {
  type Choices,
  choices,
  type Game,
  type Json,
  type Rule,
  refusal,
  type Seat,
  type Text,
  type Types,
  type View,
} from '@bivouac/kernel';
import type { Button, CardTarget, Draft, Offer, Target } from './offer.ts';

/** The open question as one seat sees it. */
export interface Asked<X extends Types> {
  readonly view: View<X>;
  readonly t: X['table'];
  readonly setup: X['setup'];
  readonly seat: Seat;
  readonly locals: object; // of the procedure that asks
  whyNot(action: X['action']): Text | null;
  choices(): Choices<X['action']>;
}

export const askedOf = <X extends Types>(game: Game<X>, view: View<X>, seat: Seat): Asked<X> => ({
  view,
  t: view.table,
  setup: view.setup,
  seat,
  locals: view.stack.at(-1)?.locals ?? {},
  whyNot: action => refusal(game, view, seat, action),
  choices: () => choices(game, view, seat),
});

/** The answers of a question that lists them. */
export function listed<A>(a: { choices(): Choices<A> }): readonly A[] {
  const offered = a.choices();
  return offered.kind === 'list' ? offered.actions : [];
}
/** What the rules outline of a choice too large to list. */
export function outlined<A>(a: { choices(): Choices<A> }): Json {
  const offered = a.choices();
  return offered.kind === 'space' ? (offered.outline?.() ?? null) : null;
}

/** How one question is put and answered at the board. `Q` is what the game knows when asked, `P` what is pointed at. */
export interface Question<A, Q, P> {
  readonly rule: Rule; // behind it all
  readonly first: Text; // what has to be chosen, said to someone who points elsewhere
  offer(a: Q, draft: Draft): Offer<A>;
  /** Why nothing can be done with what was pointed at; null: `first` says it. */
  whyNot(a: Q, draft: Draft, what: P): Text | null;
}

/** How an answer of a list is shown: at a piece or a place, as a card, or as a button. */
export interface Shown<A> {
  readonly targets?: readonly Target<A>[];
  readonly cards?: readonly CardTarget<A>[];
  readonly buttons?: readonly Button<A>[];
}
export interface Listing<A, Q, P> {
  readonly rule: Rule;
  readonly first: Text;
  readonly hint: Text;
  shown(a: Q, action: A): Shown<A>;
  /** What most people would answer, on the main button; null: there is no such thing. */
  suggests?(a: Q, actions: readonly A[]): Button<A> | null;
  /** What somebody who points here would answer; null: nothing can be said of it. */
  answer(what: P, a: Q): A | null;
}

/** A question that lists its answers. The only button of a question without any other answer is the main one. */
export function listing<A, Q extends { choices(): Choices<A>; whyNot(action: A): Text | null }, P>({
  rule,
  first,
  hint,
  shown,
  suggests,
  answer,
}: Listing<A, Q, P>): Question<A, Q, P> {
  return {
    rule,
    first,
    offer(a) {
      const actions = listed(a);
      const all = actions.map(action => shown(a, action));
      const cards = all.flatMap(each => each.cards ?? []);
      const buttons = all.flatMap(each => each.buttons ?? []);
      const suggested = suggests?.(a, actions) ?? null;
      const only = buttons.length === 1 && actions.length === 1;
      return {
        targets: all.flatMap(each => each.targets ?? []),
        ...(cards.length > 0 ? { cards } : {}),
        buttons: [
          ...(suggested ? [{ ...suggested, primary: true }] : []),
          ...(only && !suggested ? [{ ...buttons[0]!, primary: true }] : buttons),
        ],
        hint,
      };
    },
    whyNot(a, _draft, what) {
      const action = answer(what, a);
      return action && a.whyNot(action);
    },
  };
}
