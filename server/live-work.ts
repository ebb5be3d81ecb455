import { setMaxListeners } from 'node:events';

/** Work that outlives the request that began it: an import, a coach's turn, a stream of events. */
export interface LiveWork {
  /** Aborted when the server is to end: what runs stops at its next whole step, an open stream is finished. */
  readonly signal: AbortSignal;
  /** Runs it; until it has ended the database stays open. */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Tells all of it to end. */
  stop(): void;
  /** Resolves when all of it has ended, or after so long, with the names of what has not. */
  ended(deadlineMs: number): Promise<string[]>;
}

export function createLiveWork(): LiveWork {
  const stopping = new AbortController();
  // As many streams may be open as there are learners.
  setMaxListeners(0, stopping.signal);
  const running = new Set<{ name: string }>();
  let idle = Promise.withResolvers<void>();
  return {
    signal: stopping.signal,
    async run(name, work) {
      const entry = { name };
      running.add(entry);
      try {
        return await work();
      } finally {
        running.delete(entry);
        if (running.size === 0) {
          idle.resolve();
          idle = Promise.withResolvers();
        }
      }
    },
    stop: () => stopping.abort(new Error('The server is ending.')),
    async ended(deadlineMs) {
      const deadline = Promise.withResolvers<void>();
      const timer = setTimeout(deadline.resolve, deadlineMs);
      if (running.size > 0) await Promise.race([idle.promise, deadline.promise]);
      clearTimeout(timer);
      return [...running].map(({ name }) => name);
    },
  };
}
