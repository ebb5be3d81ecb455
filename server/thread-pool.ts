import { Piscina } from 'piscina';

interface PoolOptions {
  /** What runs in its threads. */
  entry: string;
  /** Threads. */
  atOnce?: number;
  /** How long a thread waits for more to do before it ends, with what it holds in memory. */
  idleMs: number;
  /** Of one thread; what takes more ends the thread and not the process. */
  heapMib: number;
  workerData?: unknown;
}

/** Threads that are begun when there is work, and end when there is none. */
export function openPool<Task, Answer>({ entry, atOnce = 1, idleMs, heapMib, workerData }: PoolOptions): Piscina<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    filename: entry,
    workerData,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMib },
  });
  // Whoever waits for a thread is told how it ended; one that was given up may say so still. Unheard, that would end the process.
  pool.on('error', () => {});
  return pool;
}

/**
 * A task of a pool of threads. One that cannot begin, for want of memory or of its file, takes no task with it, so that
 * Piscina would leave whoever waits without an answer for ever: then the task fails, and the next one begins another thread.
 */
export async function runTask<Task, Answer>(pool: Piscina<Task, Answer>, task: Task, signal?: AbortSignal): Promise<Answer> {
  const cannotBegin = new AbortController();
  const fail = (error: unknown) => cannotBegin.abort(error);
  pool.once('error', fail);
  try {
    return await pool.run(task, { signal: signal ? AbortSignal.any([signal, cannotBegin.signal]) : cannotBegin.signal });
  } catch (error) {
    cannotBegin.signal.throwIfAborted();
    throw error;
  } finally {
    pool.off('error', fail);
  }
}
