import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LearnerId } from '#core/account/learner.ts';
import { Problem } from '../../../http/problem.ts';
import type { ExportPiece, ExportTask } from './thread.ts';

/** Each takes a core for as long as it is read fast. */
const AT_ONCE = 2;
const HEAP_MIB = 96;
const RETRY_SEC = 30;

/** A copy that is being made. */
export interface Export {
  /** The next piece of the zip; null after the last. @throws what its thread ends with */
  next(): Promise<ExportPiece>;
  /** Ends the thread, however far it is. */
  close(): Promise<void>;
}

/** Copies that are being made, by whose they are. */
const making = new Set<LearnerId>();

/**
 * Makes a zip of a learner's data in a thread of its own, until it is closed.
 * @throws {Problem} when the learner has one made already, or others do
 */
export function openExport(task: ExportTask): Export {
  if (making.has(task.learnerId))
    throw new Problem('too_many_requests', 'A copy of your data is being made already. Wait until it has come.', {
      retryAfterSec: RETRY_SEC,
    });
  if (making.size >= AT_ONCE)
    throw new Problem('too_busy', 'Others are having copies of their data made. Try again in a moment.', { retryAfterSec: RETRY_SEC });
  making.add(task.learnerId);
  const worker = new Worker(path.join(import.meta.dirname, 'thread.ts'), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  // Heard also where nobody waits for a piece.
  worker.on('error', () => {});
  return {
    next: async () => {
      const answered = once(worker, 'message') as Promise<[ExportPiece]>;
      worker.postMessage('next');
      return (await answered)[0];
    },
    close: async () => {
      await worker.terminate();
      making.delete(task.learnerId);
    },
  };
}
