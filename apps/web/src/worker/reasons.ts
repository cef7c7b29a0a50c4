import { BadSave, type Text } from '@bivouac/kernel';
import { Trouble } from './trouble.ts';

/** Whatever a store fails with is said as one thing. */
export const kept = <T>(work: Promise<T>): Promise<T> =>
  work.catch(error => {
    throw new Trouble({ key: 'room.notKept' }, error);
  });

/** What to tell a person about something that went wrong. */
export function reasonOf(error: unknown): Text {
  if (error instanceof Trouble || error instanceof BadSave) return error.text;
  return { key: 'local.broken', args: { what: error instanceof Error ? error.message : String(error) } };
}

/** What went wrong itself, for whoever looks into it; null: nothing did, a wish was refused. */
export const faultIn = (error: unknown): unknown => (error instanceof Trouble ? (error.cause ?? null) : error);
