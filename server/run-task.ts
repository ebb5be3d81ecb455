import type { Piscina } from 'piscina';

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
