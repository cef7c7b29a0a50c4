interface Queue {
  last: Promise<unknown>;
  length: number;
}

/** What happens under one name happens one after the other. */
export interface Queues {
  run<R>(name: string, work: () => Promise<R>): Promise<R>;
  length(name: string): number;
  /** When all that was begun has ended. */
  rest(): Promise<unknown>;
}

export function queues(): Queues {
  const all = new Map<string, Queue>();
  return {
    length: name => all.get(name)?.length ?? 0,
    rest: () => Promise.all([...all.values()].map(queue => queue.last)),
    async run(name, work) {
      const queue = all.get(name) ?? { last: Promise.resolve(), length: 0 };
      all.set(name, queue);
      queue.length++;
      const mine = queue.last.then(work);
      queue.last = mine.catch(() => {});
      try {
        return await mine;
      } finally {
        if (--queue.length === 0) all.delete(name);
      }
    },
  };
}
