import { type AnyGame, type Field, type Shape, same } from '@bivouac/kernel';
import type { Key } from './texts.ts';

/** An action as typed, or what is wrong with the typing; whether it is legal is for the rules to say. */
export type Typed = { readonly action: TypedAction } | { readonly wrong: Wrong };
export interface TypedAction {
  readonly type: string;
  readonly [field: string]: unknown;
}
export interface Wrong {
  readonly key: Extract<Key, `words.${string}`>;
  readonly args: Readonly<Record<string, string>>;
  readonly usage?: string;
}
type Value = string | number | boolean | readonly string[] | readonly number[];

class Mistyped extends Error {
  readonly wrong: Wrong;
  constructor(key: Wrong['key'], args: Wrong['args']) {
    super(key);
    this.wrong = { key, args };
  }
}

const shapesOf = (game: AnyGame): Readonly<Record<string, Shape>> => game.actions;
const isOptional = (field: Field): boolean => field.endsWith('?');
const kindOf = (field: Field): string => field.replace('?', '');
const isList = (field: Field): boolean => kindOf(field) === 'words' || kindOf(field) === 'wholes';

/** `move us-inf-wadsworth D4 E5`, `move unit=us-inf-wadsworth path=D4,E5` or JSON. */
export function readAction(game: AnyGame, text: string): Typed {
  const typed = text.trim();
  if (typed.startsWith('{')) return readJson(typed);
  const [type = '', ...words] = typed.split(/\s+/);
  const shape = Object.hasOwn(shapesOf(game), type) ? shapesOf(game)[type] : undefined;
  const known = Object.keys(shapesOf(game)).join(', ');
  if (!shape) return { wrong: { key: 'words.unknown', args: { type, known } } };
  try {
    return { action: { type, ...fill(shape, words) } };
  } catch (error) {
    if (error instanceof Mistyped) return { wrong: { ...error.wrong, usage: usage(type, shape) } };
    throw error;
  }
}

function readJson(text: string): Typed {
  try {
    return { action: JSON.parse(text) as TypedAction };
  } catch {
    return { wrong: { key: 'words.notJson', args: {} } };
  }
}

function fill(shape: Shape, words: readonly string[]): Record<string, Value> {
  const values: Record<string, Value> = {};
  const loose: string[] = [];
  for (const word of words) if (!named(shape, word, values)) loose.push(word);
  inOrder(shape, loose, values);
  return values;
}

/** `path=D4,E5`, or a flag by its bare name. */
function named(shape: Shape, word: string, values: Record<string, Value>): boolean {
  const cut = word.indexOf('=');
  const name = cut < 0 ? word : word.slice(0, cut);
  const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
  if (!field || (cut < 0 && kindOf(field) !== 'flag')) return false;
  values[name] = readValue(field, name, cut < 0 ? ['yes'] : [word.slice(cut + 1)]);
  return true;
}

/** What was not named goes to the fields in the order of the shape; a list takes what is to spare. */
function inOrder(shape: Shape, loose: readonly string[], values: Record<string, Value>): void {
  const names = Object.keys(shape).filter(name => !(name in values));
  const greedy = greedyOf(shape, names);
  let spare = loose.length - names.filter(name => !isOptional(shape[name]!)).length;
  let at = 0;
  for (const name of names) {
    const field = shape[name]!;
    const more = name === greedy ? Math.max(0, spare) : isOptional(field) && spare > 0 ? 1 : 0;
    const take = loose.slice(at, at + more + (isOptional(field) ? 0 : 1));
    spare -= more;
    at += take.length;
    if (take.length > 0 || (name === greedy && !isOptional(field))) values[name] = readValue(field, name, take);
  }
  if (at < loose.length) throw new Mistyped('words.tooMany', { words: loose.slice(at).join(' ') });
}

/** The list that takes the spare words: the last one that must be there, else the last. */
function greedyOf(shape: Shape, names: readonly string[]): string | undefined {
  const lists = names.filter(name => isList(shape[name]!));
  return lists.findLast(name => !isOptional(shape[name]!)) ?? lists.at(-1);
}

function readValue(field: Field, name: string, words: readonly string[]): Value {
  const parts = words.flatMap(word => word.split(',')).filter(part => part !== '');
  const word = words[0] ?? '';
  switch (kindOf(field)) {
    case 'words':
      return parts;
    case 'wholes':
      return parts.map(part => whole(name, part));
    case 'whole':
      return whole(name, word);
    case 'flag':
      return flag(name, word);
    default:
      return word;
  }
}

function whole(field: string, value: string): number {
  const number = Number(value);
  if (value === '' || !Number.isSafeInteger(number)) throw new Mistyped('words.value', { field, value });
  return number;
}

const YES = ['yes', 'true', '1', 'y', 'oui', 'o'];
const NO = ['no', 'false', '0', 'n', 'non'];
function flag(field: string, value: string): boolean {
  if (YES.includes(value.toLowerCase())) return true;
  if (NO.includes(value.toLowerCase())) return false;
  throw new Mistyped('words.value', { field, value });
}

/** How an action is written: `move UNIT PATH…`. */
export function usage(type: string, shape: Shape): string {
  const greedy = greedyOf(shape, Object.keys(shape));
  const words = Object.keys(shape).map(name => {
    const many = name === greedy ? '…' : isList(shape[name]!) ? ',…' : '';
    const word = `${name.toUpperCase()}${many}`;
    return isOptional(shape[name]!) ? `[${name}=${word}]` : word;
  });
  return [type, ...words].join(' ');
}

/** How each of these types is written; all types unless told. */
export const usages = (game: AnyGame, types: readonly string[] = Object.keys(game.actions)): readonly string[] =>
  types.map(type => usage(type, shapesOf(game)[type] ?? {}));

/** An action as one would type it; read again, it is the same action. */
export function wordsOf(game: AnyGame, action: TypedAction): string {
  const shape = shapesOf(game)[action.type];
  const words = shape ? [action.type, ...fieldWords(shape, action)].join(' ') : '';
  const again = readAction(game, words);
  return 'action' in again && same(again.action, action) ? words : JSON.stringify(action);
}

function fieldWords(shape: Shape, action: TypedAction): string[] {
  const greedy = greedyOf(shape, Object.keys(shape));
  return Object.keys(shape).flatMap(name => {
    const value = action[name];
    if (value === undefined) return [];
    const parts = Array.isArray(value) ? value.map(String) : [String(value)];
    if (isOptional(shape[name]!) || kindOf(shape[name]!) === 'flag') return [`${name}=${parts.join(',')}`];
    return name === greedy ? parts : [parts.length > 0 ? parts.join(',') : `${name}=`];
  });
}
