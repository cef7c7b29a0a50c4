/** Shapes of parsed JSON: each looks at one value and says in one line what is wrong with it. Never throws. */

/** Where we are: `head` names the file and the item, `path` the field inside it. */
export interface Place {
  readonly head: string;
  readonly path: string;
}
export type Say = (line: string) => void;
export type Shape = (value: unknown, at: Place, say: Say) => void;
export type Label = (item: unknown, path: string) => string | null;
type Shapes = Readonly<Record<string, Shape>>;

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
  (what: string, holds: (value: unknown) => boolean): Shape =>
  (value, at, say) => {
    if (!holds(value)) say(`${where(at)} must be ${what}, found ${show(value)}`);
  };

export const text = that('a text', value => typeof value === 'string' && value.trim() !== '');
export const flag = that('true or false', value => typeof value === 'boolean');
export const number = that('a number', value => typeof value === 'number' && Number.isFinite(value));
export const nothing = that('null', value => value === null);
export const anObject = that('an object', isObject);

export const whole = (least: number, most: number): Shape =>
  that(`a whole number from ${least} to ${most}`, value => Number.isInteger(value) && inRange(value, least, most));

const inRange = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

export const oneOf = (values: readonly unknown[]): Shape =>
  that(values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`, value => values.includes(value));

export const matching = (pattern: RegExp, what: string): Shape =>
  that(what, value => typeof value === 'string' && pattern.test(value));

export const nullOr =
  (shape: Shape): Shape =>
  (value, at, say) => {
    if (value !== null) shape(value, at, say);
  };

/** A list; `label` gives an item its own name in place of the list's name and a number. */
export const list =
  (shape: Shape, label: Label = () => null, least = 0): Shape =>
  (value, at, say) => {
    if (!Array.isArray(value)) return say(`${where(at)} must be a list, found ${show(value)}`);
    if (value.length < least) say(`${where(at)} must not be empty`);
    value.forEach((item, index) => {
      const name = label(item, at.path);
      shape(item, name === null ? { head: at.head, path: `${at.path}[${index}]` } : named(at, name), say);
    });
  };

const named = (at: Place, name: string): Place => ({ head: `${at.head}: ${name}`, path: '' });

/** An object with exactly these fields, the second lot being optional. */
export const fields =
  (required: Shapes, optional: Shapes = {}): Shape =>
  (value, at, say) => {
    if (!isObject(value)) return say(`${where(at)} must be an object, found ${show(value)}`);
    const known = { ...optional, ...required };
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) say(`${where(inside(at, key))} is missing`);
    }
    for (const [key, item] of Object.entries(value)) {
      if (Object.hasOwn(known, key)) known[key]?.(item, inside(at, key), say);
      else say(`${where(at)} has an unknown field ${show(key)}`);
    }
  };

/** An object used as a table: any of these keys, every value of one shape. */
export const table =
  (shape: Shape, keys: RegExp): Shape =>
  (value, at, say) => {
    if (!isObject(value)) return say(`${where(at)} must be an object, found ${show(value)}`);
    for (const [key, item] of Object.entries(value)) {
      if (keys.test(key)) shape(item, inside(at, key), say);
      else say(`${where(at)} has an unknown field ${show(key)}`);
    }
  };

/** One of several shapes, chosen by a field; without a known choice the field itself is what is wrong. */
export const chosenBy =
  (key: string, shapes: Shapes): Shape =>
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
