// What a file may tell: events and entries have the form they have in a game, and nothing besides.

type Check = (value: unknown) => boolean;
const word = (value: unknown): boolean => typeof value === 'string' && value.length <= 2000;
const number: Check = value => typeof value === 'number' && Number.isFinite(value);
const list =
  (of: Check, most = 2000): Check =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(of);
const either =
  (...some: Check[]): Check =>
  value =>
    some.some(each => each(value));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record =
  (of: Check): Check =>
  value =>
    isObject(value) && Object.keys(value).length <= 200 && Object.values(value).every(of);
/** All of `must`, and of the rest what is named in `may`. */
const object =
  (must: Readonly<Record<string, Check>>, may: Readonly<Record<string, Check>> = {}): Check =>
  value =>
    isObject(value) &&
    Object.keys(must).every(name => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, each]) => (must[name] ?? may[name])?.(each) === true);

const spot = either(word, object({ x: number, y: number }, { turn: number }));
const laid = object({ pieces: list(word), at: spot });
const trail = object({ pieces: list(word), spots: list(spot), kind: word });
const clash = object({ kind: word, stage: word, at: list(spot) }, { from: list(spot), won: word });
export const isEvent = object(
  { key: word },
  {
    ...{ args: record(either(word, number, list(word))), rule: word, heading: word, by: word, card: word },
    ...{ trails: list(trail), placed: laid, removed: laid, lost: number, clash, only: list(word) },
  },
);
const isAction: Check = value => isObject(value) && word(value['type']);
const isPosition: Check = value => value === null || isObject(value);
export const isEntry = object({ seat: word, action: isAction, events: list(isEvent) }, { before: isPosition });
export const isOpening = list(isEvent);
export const isHistory = list(isEntry, 100_000);
export const isNumbers = record(word);
