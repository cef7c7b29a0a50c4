/**
 * Data that is fetched part by part, for a series: the entry of the game lays a part in when a scenario needs it, and
 * rules, picture and texts take it out by name without waiting.
 */
export interface Drawer<T> {
  put(name: string, part: T): void;
  has(name: string): boolean;
  of(name: string): T;
}

export function drawer<T>(what: string): Drawer<T> {
  const parts = new Map<string, T>();
  return {
    put: (name, part) => void parts.set(name, part),
    has: name => parts.has(name),
    of(name) {
      const part = parts.get(name);
      if (part === undefined) throw new Error(`the ${what} ${name} was not fetched`);
      return part;
    },
  };
}
