/**
 * Shapes of parsed JSON: each looks at one value and says in one line what is wrong with it, never throws, and is the
 * TypeScript type of a value with which nothing is: `type Unit = Infer<typeof unit>`.
 */

/** Where we are: `head` names the file and the item, `path` the field inside it. */
export interface Place {
  readonly head: string;
  readonly path: string;
}
export type Say = (line: string) => void;
export interface Shape<T = unknown> {
  (value: unknown, at: Place, say: Say): void;
  readonly shapes?: T; // never there: the type of what has this shape
}
export type Infer<S> = S extends Shape<infer T> ? T : never;
export type Label = (item: unknown, path: string) => string | null;
type Shapes = Readonly<Record<string, Shape>>;

/** An intersection written out as one object. */
type Flat<T> = { readonly [K in keyof T]: T[K] };
type Fields<R, O> = Flat<
  { readonly [K in keyof R]: Infer<R[K]> } & { readonly [K in keyof O]?: Exclude<Infer<O[K]>, undefined> }
>;
/** One of several objects, each without the fields of the others: they may be asked for. */
type OneOfThese<T, All = T> = T extends object
  ? Flat<T & { readonly [K in Exclude<All extends object ? keyof All : never, keyof T>]?: undefined }>
  : T;

export const inFile = (file: string): Place => ({ head: file, path: '' });
const where = (at: Place): string => (at.path === '' ? at.head : `${at.head}: ${at.path}`);
const inside = (at: Place, key: string): Place => ({ head: at.head, path: at.path === '' ? key : `${at.path}.${key}` });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in a few words, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}

const that =
  <T>(what: string, holds: (value: unknown) => boolean): Shape<T> =>
  (value, at, say) => {
    if (!holds(value)) say(`${where(at)} must be ${what}, found ${show(value)}`);
  };

export const text = that<string>('a text', value => typeof value === 'string' && value.trim() !== '');
export const flag = that<boolean>('true or false', value => typeof value === 'boolean');
export const number = that<number>('a number', value => typeof value === 'number' && Number.isFinite(value));
export const nothing = that<null>('null', value => value === null);
export const anObject = that<Readonly<Record<string, unknown>>>('an object', isObject);

export const whole = (least: number, most: number): Shape<number> =>
  that(`a whole number from ${least} to ${most}`, value => Number.isInteger(value) && inRange(value, least, most));

const inRange = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

export const oneOf = <const T>(values: readonly T[]): Shape<T> =>
  that(values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`, value =>
    values.some(each => each === value),
  );

export const exactly = <const T>(value: T): Shape<T> => oneOf([value]);

/** A text of this pattern; a narrower type may be named if other checks see to it. */
export const matching = <T extends string = string>(pattern: RegExp, what: string): Shape<T> =>
  that(what, value => typeof value === 'string' && pattern.test(value));

export const nullOr =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, at, say) => {
    if (value !== null) shape(value, at, say);
  };

/** A list; `label` gives an item its own name in place of the list's name and a number. */
export const list =
  <T>(shape: Shape<T>, label: Label = () => null, least = 0): Shape<readonly T[]> =>
  (value, at, say) => {
    if (!Array.isArray(value)) return say(`${where(at)} must be a list, found ${show(value)}`);
    if (value.length < least) say(`${where(at)} must not be empty`);
    value.forEach((item, index) => {
      const name = label(item, at.path);
      shape(item, name === null ? { head: at.head, path: `${at.path}[${index}]` } : named(at, name), say);
    });
  };

/** A list with one item of each shape, in this order. */
export const row =
  <const S extends readonly Shape[]>(...shapes: S): Shape<{ readonly [K in keyof S]: Infer<S[K]> }> =>
  (value, at, say) => {
    if (!Array.isArray(value) || value.length !== shapes.length)
      return say(`${where(at)} must be a list of ${shapes.length}, found ${show(value)}`);
    for (const [i, shape] of shapes.entries()) shape(value[i], { head: at.head, path: `${at.path}[${i}]` }, say);
  };

const named = (at: Place, name: string): Place => ({ head: `${at.head}: ${name}`, path: '' });

/** An object with exactly these fields, the second lot being optional. */
export const fields =
  <R extends Shapes, O extends Shapes = Record<never, never>>(required: R, optional?: O): Shape<Fields<R, O>> =>
  (value, at, say) => {
    if (!isObject(value)) return say(`${where(at)} must be an object, found ${show(value)}`);
    const known: Shapes = { ...optional, ...required };
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) say(`${where(inside(at, key))} is missing`);
    }
    for (const [key, item] of Object.entries(value)) {
      if (Object.hasOwn(known, key)) known[key]?.(item, inside(at, key), say);
      else say(`${where(at)} has an unknown field ${show(key)}`);
    }
  };

/** An object used as a table: any of these keys, every value of one shape. */
export const table = <T>(shape: Shape<T>, keys: RegExp): Shape<Readonly<Record<string, T>>> =>
  tableOf(shape, key => keys.test(key));
export const tableFor = <K extends string, T>(
  keys: readonly K[],
  shape: Shape<T>,
): Shape<Readonly<Partial<Record<K, T>>>> => tableOf(shape, key => keys.some(each => each === key));

const tableOf =
  (shape: Shape, knows: (key: string) => boolean): Shape<never> =>
  (value, at, say) => {
    if (!isObject(value)) return say(`${where(at)} must be an object, found ${show(value)}`);
    for (const [key, item] of Object.entries(value)) {
      if (knows(key)) shape(item, inside(at, key), say);
      else say(`${where(at)} has an unknown field ${show(key)}`);
    }
  };

/** One of several shapes, chosen by a field; without a known choice the field itself is what is wrong. */
export const chosenBy =
  <S extends Shapes>(key: string, shapes: S): Shape<OneOfThese<Infer<S[keyof S]>>> =>
  (value, at, say) => {
    if (!isObject(value)) return say(`${where(at)} must be an object, found ${show(value)}`);
    const choice = Object.hasOwn(value, key) ? value[key] : undefined;
    const shape =
      typeof choice !== 'object' && Object.hasOwn(shapes, String(choice)) ? shapes[String(choice)] : undefined;
    if (shape === undefined) oneOf(Object.keys(shapes))(choice, inside(at, key), say);
    else shape(value, at, say);
  };

/** A text field of an unchecked item, if it is fit to stand in a message. */
export function nameIn(item: unknown, key: string): string | null {
  if (!isObject(item) || !Object.hasOwn(item, key)) return null;
  const value = item[key];
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : null;
}

/** Where a value comes from. */
export const SOURCES = ['rules', 'rules-derived', 'published', 'reconstructed'] as const;
export const source = oneOf(SOURCES);

/** The name by which data, actions and logs call a thing. */
export const slugLike = (example: string): Shape<string> =>
  matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, `a slug such as ${example}`);

export const byId: Label = item => nameIn(item, 'id');
