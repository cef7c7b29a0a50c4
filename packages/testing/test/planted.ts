// The toy with one fault each. Every one must be caught by the check it is meant for.
import {
  type Choices,
  type Decision,
  done,
  type Game,
  go,
  type Procedure,
  type Step,
  type Text,
} from '@bivouac/kernel';
import type { Check } from '../src/index.ts';
import { type Deed, parry, type Toy, toy, turn } from './toy.ts';

type AnyStep = Step<Toy, object, string>;
type AnyDecision = Decision<Toy, { side: number }, string>;

const withSteps = (procedure: Procedure<Toy>, steps: Record<string, AnyStep>): Procedure<Toy> => ({
  id: procedure.id,
  steps: { ...procedure.steps, ...steps },
});
const turnWith = (steps: Record<string, unknown>): Game<Toy> => ({
  ...toy,
  main: withSteps(turn, steps as Record<string, AnyStep>),
});
const decision = (procedure: Procedure<Toy>, step: string): AnyDecision => procedure.steps[step] as AnyDecision;
const commit = decision(turn, 'commit');
const march = decision(turn, 'march');
const offer = decision(parry, 'offer');
const parryWith = (change: Partial<AnyDecision>, steps: Record<string, unknown> = {}): Game<Toy> => ({
  ...turnWith(steps),
  procedures: [withSteps(parry, { offer: { ...offer, ...change } as unknown as AnyStep })],
});
const marchWith = (change: Partial<AnyDecision>): Game<Toy> => turnWith({ march: { ...march, ...change } });

/** What a rule may not have: a memory of its own. */
let spied: readonly number[] = [];
let counter = 0;
const spy: AnyStep = u => {
  spied = [...u.vault.deck];
  return (turn.steps['draw'] as (...args: unknown[]) => undefined)(u, {}, null);
};

const listOf = (choices: Choices<Deed>): readonly Deed[] => (choices.kind === 'list' ? choices.actions : []);

export interface Planted {
  readonly name: string;
  readonly game: Game<Toy>;
  readonly check: Check;
  readonly says: RegExp;
}

const leaks: readonly Planted[] = [
  {
    name: 'the top card in the locals of a call',
    game: turnWith({
      window: (u: { table: Toy['table']; vault: Toy['vault'] }) => ({
        call: parry,
        locals: { side: 1 - u.table.active, top: u.vault.deck.at(-1) ?? 0 },
      }),
    }),
    check: 'leakIds',
    says: /blue reads \d+ in the stack/,
  },
  {
    name: 'a hidden card among the choices',
    game: parryWith(
      {
        choices: (v, l, seat) => ({
          kind: 'list',
          actions: [...listOf(offer.choices(v, l, seat)), ...spied.map(card => ({ type: 'parry', card }) as const)],
        }),
      },
      { draw: spy },
    ),
    check: 'leakIds',
    says: /reads \d+ in the offer/,
  },
  {
    name: 'a choice that depends on a card remembered',
    game: parryWith(
      {
        choices: (v, l, seat) => ({
          kind: 'list',
          actions: (spied[0] ?? 0) % 2 ? [{ type: 'pass' }] : listOf(offer.choices(v, l, seat)).toReversed(),
        }),
      },
      { draw: spy },
    ),
    check: 'leakWorlds',
    says: /depends on what/,
  },
  {
    name: 'a card told to everybody',
    game: turnWith({
      draw: (u: { vault: Toy['vault']; say(text: object): void }) =>
        u.say({ key: 'drew', args: { card: u.vault.deck[0] ?? 0 } }),
    }),
    check: 'leakIds',
    says: /a stranger hears \d+ in drew/,
  },
  {
    name: 'imagine takes a card out of the own hand',
    game: {
      ...toy,
      imagine: (view, pick) => {
        const { hands, vault } = toy.imagine(view, pick);
        const mine = hands[view.seat === 'blue' ? 'blue' : 'red']!.cards;
        vault.deck.push(...mine.splice(0, 1));
        return { hands, vault };
      },
    },
    check: 'leakWorlds',
    says: /depends on what is hidden: view\.hands/,
  },
  {
    name: 'imagine remembers the real deck',
    game: {
      ...turnWith({ draw: spy }),
      imagine: (view, pick) => {
        const { hands, vault } = toy.imagine(view, pick);
        vault.deck.sort((a, b) => spied.indexOf(a) - spied.indexOf(b));
        return { hands, vault };
      },
    },
    check: 'leakWorlds',
    says: /imagine/,
  },
  {
    name: 'imagine dreams of two equal cards',
    game: {
      ...toy,
      imagine: (view, pick) => {
        const { hands, vault } = toy.imagine(view, pick);
        if (vault.deck.length > 1) vault.deck[0] = vault.deck[1]!;
        return { hands, vault };
      },
    },
    check: 'leakWorlds',
    says: /impossible world/,
  },
  {
    name: 'a march that can be taken back shows a remembered card',
    game: {
      ...marchWith({
        take(u, l, action, seat) {
          u.table.score[0] = spied[0] ?? 0;
          return march.take!(u, l, action, seat);
        },
      }),
      imagine: (view, pick) => {
        const hidden = toy.imagine(view, pick);
        spied = hidden.vault.deck;
        return hidden;
      },
    },
    check: 'leakUndo',
    says: /can be taken back by \w+ but told something: table\.score/,
  },
  {
    name: 'a window that opens only for a hand that can use it',
    game: turnWith({
      window: (u: { table: Toy['table']; hand(screen: string): Toy['hand'] }) => {
        const side = 1 - u.table.active;
        const useful = u.hand(['red', 'blue'][side]!).cards.some(card => (card - 1000) % 6 >= 3);
        return useful ? { call: parry, locals: { side } } : undefined;
      },
    }),
    check: 'leakNext',
    says: /tells \w+ what is hidden/,
  },
  {
    name: 'a refusal that depends on a card remembered',
    game: turnWith({
      draw: spy,
      march: {
        ...march,
        choices: (...args: Parameters<typeof march.choices>) => {
          const offered = march.choices(...args);
          const check = (action: Deed): Text | null =>
            offered.kind === 'space' && offered.check(action)
              ? { key: 'refusal.far', args: { reach: spied[0] ?? 0 }, rule: '§3.1' }
              : null;
          return { ...offered, check };
        },
      },
    }),
    check: 'leakIds',
    says: /reads \d+ in the refusals/,
  },
];

const broken: readonly Planted[] = [
  {
    name: 'a map in the state',
    game: {
      ...toy,
      setup: setup => ({ ...toy.setup(setup), vault: { deck: toy.setup(setup).vault.deck, seen: new Map() } }),
    },
    check: 'plain',
    says: /state\.vault\.seen is a Map/,
  },
  {
    name: 'a column of numbers with an object in it',
    game: {
      ...toy,
      setup: setup => ({ ...toy.setup(setup), vault: { deck: toy.setup(setup).vault.deck, seen: [1, { turn: 2 }] } }),
    },
    check: 'plain',
    says: /state\.vault\.seen begins with a number and holds an object/,
  },
  {
    name: 'a fraction of nothing in the state',
    game: turnWith({ end: (u: { table: Toy['table'] }) => void u.table.score.push(0 / 0, u.table.turn++) }),
    check: 'plain',
    says: /is NaN/,
  },
  {
    name: 'choices that sort what they are shown',
    game: marchWith({
      choices: (v, l, seat) => {
        v.table.at.reverse();
        return march.choices(v, l, seat);
      },
    }),
    check: 'untouched',
    says: /play changes its input/,
  },
  {
    name: 'a rule that goes by the order of keys',
    game: turnWith({
      end: (u: { table: Toy['table'] }) => {
        u.table.score[0]! += Object.keys(u.table).indexOf('turn');
        u.table.turn++;
        return go('commit');
      },
    }),
    check: 'twin',
    says: /table\.score/,
  },
  {
    name: 'a die of its own',
    game: marchWith({
      take(u, l, action, seat) {
        u.table.score[1] = counter++;
        return march.take!(u, l, action, seat);
      },
    }),
    check: 'repeat',
    says: /the second time/,
  },
  {
    name: 'a rule that needs the choices to be asked first',
    game: marchWith({
      choices: (v, l, seat) => {
        counter = v.table.turn;
        return march.choices(v, l, seat);
      },
      take(u, l, action, seat) {
        u.table.score[1] = counter;
        counter = -1;
        return march.take!(u, l, action, seat);
      },
    }),
    check: 'inPlace',
    says: /table\.score/,
  },
  {
    name: 'an action listed but refused',
    game: turnWith({
      commit: { ...commit, choices: () => ({ kind: 'list', actions: [{ type: 'commit', card: 0.5 }] }) },
    }),
    check: 'offered',
    says: /refused/,
  },
  {
    name: 'a sample out of reach',
    game: marchWith({
      choices: (v, l, seat) =>
        ({ ...march.choices(v, l, seat), sample: () => ({ type: 'march', to: [99, 99] }) }) as never,
    }),
    check: 'offered',
    says: /refusal\.far/,
  },
  {
    name: 'a dead end',
    game: turnWith({
      commit: {
        ...commit,
        choices: (v: never, l: never, seat: string) => ({
          kind: 'list',
          actions: listOf(commit.choices(v, l, seat)).filter(action => action.type !== 'hold'),
        }),
      },
      draw: () => undefined,
    }),
    check: 'choice',
    says: /turn\.commit offers \w+ nothing|is offered nothing/,
  },
  {
    name: 'a circle without a question',
    game: turnWith({ draw: () => go('draw') }),
    check: 'circle',
    says: /turn\.draw/,
  },
  {
    name: 'a game without an end',
    game: turnWith({ end: () => go('commit') }),
    check: 'ends',
    says: /no end after 60 actions/,
  },
  { name: 'rules that run out', game: turnWith({ end: () => done() }), check: 'ends', says: /without an outcome/ },
  {
    name: 'a lost card',
    game: turnWith({ draw: (u: { vault: Toy['vault'] }) => void u.vault.deck.pop() }),
    check: 'audit',
    says: /the cards are/,
  },
  {
    name: 'an unknown seat',
    game: marchWith({ asks: () => ({ seats: ['green', 'red1'], need: 'one' }) }),
    check: 'seats',
    says: /green/,
  },
  {
    name: 'a march that nobody hears of',
    game: marchWith({
      take(u, l, action, seat) {
        const silent = { table: u.table, say: () => undefined } as unknown as typeof u;
        return march.take!(silent, l, action, seat);
      },
    }),
    check: 'told',
    says: /a stranger: red lies at \d+,\d+, by the events at 20,50/,
  },
  {
    name: 'a trail from where nobody was',
    game: marchWith({
      take(u, l, action, seat) {
        const from = { pieces: ['red', 'blue'], spots: ['elsewhere', 'nearby'], kind: 'march' } as const;
        u.say({ key: 'dug', args: { side: 'red' } }, { trails: [from] });
        return march.take!(u, l, action, seat);
      },
    }),
    check: 'told',
    says: /blue: dug takes red from elsewhere, it was at 20,50/,
  },
  {
    name: 'a piece put down twice, and one taken away that was not there',
    game: turnWith({
      draw: (u: { say(text: object, what: object): void }) =>
        u.say({ key: 'parried' }, { placed: { pieces: ['red'], at: 'A1' }, removed: { pieces: ['ghost'], at: 'A1' } }),
    }),
    check: 'told',
    says: /parried takes ghost from A1, it was at nowhere/,
  },
  { name: 'an unlisted cell', game: { ...toy, cells: ['miss', 'hit'] }, check: 'cells', says: /rout/ },
  {
    name: 'a check that trips over a short list',
    game: marchWith({
      choices: (v, l, seat) =>
        ({
          ...march.choices(v, l, seat),
          check: (a: Deed) => (a as unknown as { to: number[][] }).to[1]!.length,
        }) as never,
    }),
    check: 'wrong',
    says: /throws/,
  },
  {
    name: 'a check that lets everything pass',
    game: marchWith({
      choices: (v, l, seat) => ({ ...march.choices(v, l, seat), check: () => null }) as never,
      take(_u, _l, answer) {
        if (answer.type === 'march' && answer.to.length !== 2) throw new Error('marched nowhere');
        return undefined;
      },
    }),
    check: 'wrong',
    says: /marched nowhere/,
  },
];

export const planted: readonly Planted[] = [...leaks, ...broken];

/** Nothing else in this file is remembered from one test to the next. */
export function forget(): void {
  spied = [];
  counter = 0;
}
