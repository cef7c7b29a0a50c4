import type { Allowance } from './thinker.ts';
import type { AnyDecision, AnyJob, FromThread, ToThread } from './thread.ts';

/** A thread as the pool sees it. */
export interface Thread {
  post(message: ToThread): void;
  end(): void;
}
export type MakeThread = (hear: (message: FromThread) => void, broke: (why: string) => void) => Thread;

interface Work {
  readonly id: number;
  readonly game: string;
  job: AnyJob;
  readonly asked: number;
  readonly flag: SharedArrayBuffer | null;
  readonly began: (allowance: Allowance) => void;
  readonly done: (decision: AnyDecision) => void;
  readonly failed: (error: Error) => void;
  allowance: Allowance | null;
  tries: number;
}
interface Post {
  thread: Thread | null; // started with its first work
  work: Work | null;
  key: string; // whose plans it remembers last
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The clock a pool goes by; a test brings its own. */
export interface PoolTime {
  now(): number;
  wait(ms: number): Promise<void>;
}
const realTime: PoolTime = {
  now: () => performance.now(),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
};

const TRIES = 2;
const START_MS = 30_000; // until a thread says what it may take: it may have to load the game first
const PATIENCE = { times: 3, more: 5000 };
const HASTY = 'recruit'; // where a thinking thread cannot be told to hurry

const sharedFlag = (): SharedArrayBuffer | null =>
  typeof SharedArrayBuffer === 'undefined' ? null : new SharedArrayBuffer(4);

/** Threads that decide for bots, one decision a job. A thread that breaks or hangs is replaced and its job tried again. */
export class Pool {
  readonly #make: MakeThread;
  readonly #posts: Post[];
  readonly #waiting: Work[] = [];
  readonly #shared: () => SharedArrayBuffer | null;
  readonly #time: PoolTime;
  #count = 0;
  #closed = false;

  constructor(size: number, make: MakeThread, shared: () => SharedArrayBuffer | null = sharedFlag, time = realTime) {
    this.#make = make;
    this.#shared = shared;
    this.#time = time;
    this.#posts = Array.from({ length: size }, () => ({ thread: null, work: null, key: '', timer: undefined }));
  }

  /** Rejects when it failed twice: then any legal action must do. In a window it takes its time, whatever was held. */
  think(game: string, job: AnyJob, began: (allowance: Allowance) => void = () => {}): Promise<AnyDecision> {
    if (this.#closed) return Promise.reject(new Error('the bots are gone'));
    const asked = this.#time.now();
    return new Promise((resolve, reject) => {
      const work: Work = {
        ...{ id: ++this.#count, game, job, asked, flag: this.#shared(), began, allowance: null, tries: 0 },
        done: decision => void this.#padded(work).then(() => resolve(decision)),
        failed: reject,
      };
      this.#waiting.push(work);
      this.#next();
    });
  }

  hurry(key: string): void {
    for (const post of this.#posts) {
      if (post.work?.job.key !== key) continue;
      if (post.work.flag) Atomics.store(new Int32Array(post.work.flag), 0, 1);
      else this.#restart(post, { ...post.work.job, level: HASTY });
    }
  }

  close(): void {
    this.#closed = true;
    for (const post of this.#posts) {
      this.#stop(post);
      post.work?.failed(new Error('the bots are gone'));
      post.work = null;
    }
    for (const work of this.#waiting.splice(0)) work.failed(new Error('the bots are gone'));
  }

  /** The next job goes to the thread that knows its table, if that one is free. */
  #next(): void {
    const [work] = this.#waiting;
    const free = this.#posts.filter(post => post.work === null);
    const post = free.find(each => each.key === work?.job.key) ?? free[0];
    if (!work || !post || this.#closed) return;
    this.#waiting.shift();
    this.#start(post, work);
    this.#next();
  }

  #start(post: Post, work: Work): void {
    post.work = work;
    post.key = work.job.key;
    work.tries++;
    try {
      post.thread ??= this.#thread(post);
      this.#watch(post, START_MS);
      post.thread.post({ id: work.id, game: work.game, job: work.job, flag: work.flag });
    } catch (error) {
      this.#broke(post, String(error));
    }
  }

  #thread(post: Post): Thread {
    const thread = this.#make(
      message => post.thread === thread && this.#heard(post, message),
      why => post.thread === thread && this.#broke(post, why),
    );
    return thread;
  }

  #watch(post: Post, ms: number): void {
    clearTimeout(post.timer);
    post.timer = setTimeout(() => this.#broke(post, 'it took too long'), ms);
  }

  #heard(post: Post, message: FromThread): void {
    const { work } = post;
    if (!work || work.id !== message.id) return;
    if ('began' in message) {
      work.allowance = message.began;
      work.began(message.began);
      return this.#watch(post, message.began.ms * PATIENCE.times + PATIENCE.more);
    }
    if ('failed' in message) return this.#broke(post, message.failed);
    this.#release(post);
    work.done(message.decision);
    this.#next();
  }

  #broke(post: Post, why: string): void {
    const { work } = post;
    this.#stop(post);
    post.work = null;
    if (work && work.tries < TRIES) this.#start(post, work);
    else work?.failed(new Error(why));
    this.#next();
  }

  #restart(post: Post, job: AnyJob): void {
    const { work } = post;
    this.#stop(post);
    if (work) this.#start(post, Object.assign(work, { job, tries: 0 }));
  }

  #stop(post: Post): void {
    clearTimeout(post.timer);
    post.thread?.end();
    post.thread = null;
  }

  #release(post: Post): void {
    clearTimeout(post.timer);
    post.work = null;
  }

  async #padded({ allowance, asked }: Work): Promise<void> {
    if (!allowance?.exact) return;
    const left = allowance.ms - (this.#time.now() - asked);
    if (left > 0) await this.#time.wait(left);
  }
}
