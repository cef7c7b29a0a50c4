import { publicOf, question } from './compiled.ts';
import type { Choices, Field, Game, Seat, Shape, Text, Types, View } from './contract.ts';
import { besides } from './view.ts';

/** Why this seat may not do this, from what it may know; null: it may. */
export function refusal<X extends Types>(game: Game<X>, view: View<X>, seat: Seat, action: unknown): Text | null {
  const wrong = malformed(game, action);
  if (wrong) return wrong;
  const well = action as X['action'];
  const asked = question(game, view.stack);
  if (!asked) return { key: 'refusal.over' };
  const pub = publicOf(view);
  const notAsked = (): Text => game.notAsked?.(pub, seat, well) ?? { key: 'refusal.notOffered' };
  if (!asked.decision.asks(pub, asked.frame.locals).seats.includes(seat)) return notAsked();
  if (game.anytime?.types.includes(well.type)) return includes(besides(game, view, seat), well) ? null : notAsked();
  const offered = asked.decision.choices(view, asked.frame.locals, seat);
  return notOffered(offered, well, notAsked);
}

function notOffered<A>(offered: Choices<A>, action: A, otherwise: () => Text): Text | null {
  if (offered.kind === 'space') return offered.check(action);
  if (includes(offered.actions, action)) return null;
  return offered.whyNot?.(action) ?? otherwise();
}

const includes = <A>(actions: readonly A[], action: A): boolean => actions.some(offered => same(offered, action));

/** Structural equality of plain data. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [of, to] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every(key => Object.hasOwn(to, key) && same(of[key], to[key]));
}

const LONGEST_WORD = 500; // a word may name a whole army
const LONGEST_LIST = 400;
const isWord = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_WORD;
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);
const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= LONGEST_LIST && value.every(is);

const fits: Readonly<Record<'word' | 'words' | 'whole' | 'wholes' | 'flag', (value: unknown) => boolean>> = {
  word: isWord,
  words: value => isListOf(value, isWord),
  whole: isWhole,
  wholes: value => isListOf(value, isWhole),
  flag: value => typeof value === 'boolean',
};

/** Malformed input is refused before any rule sees it. */
function malformed<X extends Types>(game: Game<X>, action: unknown): Text | null {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return { key: 'refusal.malformed' };
  const fields = action as Record<string, unknown>;
  const type = fields['type'];
  const shapes = game.actions as Readonly<Record<string, Shape>>;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return { key: 'refusal.unknownAction' };
  const shape = shapes[type]!;
  for (const name in fields) {
    if (name !== 'type' && !Object.hasOwn(shape, name)) return { key: 'refusal.field', args: { type, field: name } };
  }
  for (const name in shape) {
    if (!fieldFits(shape[name]!, fields[name])) return { key: 'refusal.field', args: { type, field: name } };
  }
  return null;
}

function fieldFits(field: Field, value: unknown): boolean {
  const mayBeAbsent = field.endsWith('?');
  if (value === undefined) return mayBeAbsent;
  return fits[(mayBeAbsent ? field.slice(0, -1) : field) as keyof typeof fits](value);
}
