import pg from 'pg';
import type { Time } from '../time.ts';

export const CHANNEL = 'bivouac';
const [FIRST_MS, LONGEST_MS] = [250, 15_000];

/** How long to wait before the next attempt: twice as long each time, and never the same for all who wait. */
export const pauseBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + chance / 2);

/** Keeps one connection to hear by, and makes a new one when it breaks; what was missed meanwhile is told as '*'. `by`: the one that is open, or none. */
export async function listen(
  url: string,
  heard: (what: string) => void,
  time: Time,
  by: (client: pg.Client | null) => void = () => {},
): Promise<() => Promise<void>> {
  let closed = false;
  let attempt = 0;
  let client: pg.Client | undefined;
  let cancel = (): void => {};
  const open = async (): Promise<void> => {
    const next = await connected(url, heard);
    if (closed) return void next.end().catch(() => {});
    [client, attempt] = [next, 0];
    by(next);
    next.once('end', again);
  };
  const again = (): void => {
    client = undefined;
    by(null);
    if (closed) return;
    const retry = (): void => void open().then(() => heard('*'), again);
    cancel = time.after(pauseBefore(attempt++, Math.random()), retry);
  };
  await open();
  return async () => {
    closed = true;
    cancel();
    by(null);
    await client?.end().catch(() => {});
  };
}

/** One that could not be made says so once; only one that was made can end. */
async function connected(url: string, heard: (what: string) => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  client.on('notification', message => heard(message.payload ?? '*'));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}; set synchronous_commit to off`); // nothing is kept by it: it hears, and tells
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}
