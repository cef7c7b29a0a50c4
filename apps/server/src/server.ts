import type { Pool } from '@bivouac/bots';
import webpush from 'web-push';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import { Connections } from './http/connections.ts';
import { type App, buildApp, type Patience } from './http/http.ts';
import { Metrics } from './http/metrics.ts';
import { newId, newToken } from './ids.ts';
import { Guard } from './people/guard.ts';
import { Limits, type Rate, type RateName, rates } from './people/limits.ts';
import { Notices } from './post/notices.ts';
import { BEAT_MS, Pulse, TICK_MS } from './pulse.ts';
import { openStore } from './store/index.ts';
import { Games } from './tables/games.ts';
import { Lobby } from './tables/lobby.ts';
import { realTime, type Time } from './time.ts';

export interface Server {
  readonly app: App;
  readonly house: House;
  /** What is done every second, at once: whoever is late or away, and the post to its end. */
  round(): Promise<void>;
  close(): Promise<void>;
}
export interface ServerOptions {
  readonly report?: (error: unknown) => void;
  readonly rates?: Readonly<Record<RateName, Rate>>;
  readonly orderDelay?: number; // milliseconds before a standing order answers
  readonly pool?: Pool; // where bots think
  readonly time?: Time;
  readonly patience?: Patience; // with half-sent requests
}

const SWEEP_MS = 600_000;
const LOOK_MS = 5000; // whatever another process could not tell is seen by then
const UNUSED_MS = 60 * 86_400_000; // a table nobody came to
const BOT_PATIENCE_MS = 3000; // a bot that has not moved by then lost its process

/** A server ready to listen. */
export async function openServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  const report = options.report ?? (() => {});
  const time = options.time ?? realTime;
  const store = await openStore(config.database, time);
  const metrics = new Metrics();
  const limits = new Limits(config.limits ? (options.rates ?? rates) : null, time.ticks);
  const connections = new Connections();
  const name = newId();
  const pulse = new Pulse(store, time, name);
  const games = new Games({
    store,
    pulse,
    opens: account => connections.look(account),
    metrics,
    noticeDelay: config.noticeDelay,
    trouble: report,
    time,
    ...delayOf(options),
  });
  const lobby = new Lobby(store, games, await store.house.setting('invitation-key', newToken));
  const recoveryKey = await store.house.setting('recovery-key', newToken);
  const vapid = JSON.parse(await store.house.setting('vapid', () => JSON.stringify(webpush.generateVAPIDKeys())));
  const links = { base: config.publicUrl ?? `http://localhost:${config.port}` };
  const guard = new Guard(store, limits, config);
  const house: House = {
    config,
    store,
    games,
    lobby,
    guard,
    limits,
    metrics,
    connections,
    pulse,
    vapid,
    recoveryKey,
    report,
    time,
    name,
    links,
  };
  pulse.awaited = () => games.awaitedHere();
  await store.people.fillLooks();
  await pulse.open();
  await games.open();
  const app = await buildApp(house, report, options.patience);
  const { round, stop } = startLoops(house, report);
  return { app, house, round, close: () => close(app, house, stop) };
}

const delayOf = ({ orderDelay, pool }: ServerOptions) => ({
  ...(orderDelay === undefined ? {} : { orderDelay }),
  ...(pool ? { pool } : {}),
});

interface Loops {
  round(): Promise<void>;
  stop(): Promise<void>;
}

function startLoops(house: House, report: (error: unknown) => void): Loops {
  const { store, games, time, pulse } = house;
  const notices = new Notices(house, report);
  const clock = async (): Promise<void> => {
    await pulse.awake();
    for (const id of await store.tables.late(time.now())) if (!(await games.isHeldUp(id))) await games.timeOut(id);
    for (const id of await store.tables.botsToMove(time.now() - BOT_PATIENCE_MS)) {
      await games.goOn(id);
    }
  };
  const sweep = async (): Promise<void> => {
    const now = time.now();
    await store.people.sweepSessions(now);
    await store.house.sweepPresence(now);
    for (const id of await store.tables.stale(now - UNUSED_MS)) await store.tables.drop(id);
  };
  const loops = [
    every(time, BEAT_MS, () => pulse.beat(), report),
    every(time, TICK_MS, () => pulse.tick(), report),
    every(time, 1000, clock, report),
    every(time, LOOK_MS, () => games.lookAround(), report),
    every(time, 1000, () => notices.send(), report),
    every(time, SWEEP_MS, sweep, report),
  ];
  const round = async (): Promise<void> => {
    await clock();
    await notices.send();
    await notices.rest();
  };
  const stop = async (): Promise<void> => {
    await Promise.all(loops.map(end => end()));
    await notices.rest();
  };
  return { round, stop };
}

/** Again and again, never twice at once; the way to stop it waits for the last time. */
function every(
  time: Time,
  ms: number,
  work: () => Promise<void>,
  report: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  const run = (): void => {
    running = work()
      .catch(report)
      .then(() => {
        if (!stopped) cancel = time.after(ms, run);
      });
  };
  let cancel = time.after(ms, run);
  return () => {
    stopped = true;
    cancel();
    return running;
  };
}

/** Finishes what was begun, closes every connection, and leaves a last beat. */
async function close(app: App, { games, store, time, name }: House, stop: () => Promise<void>): Promise<void> {
  await games.close();
  await app.close();
  await stop();
  await store.house.beat(time.now(), name, time.now()).catch(() => {});
  await store.close();
}
