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

/** Copies that are being made, by whose they are. */
const making = new Set<LearnerId>();

/**
 * Makes a zip of a learner's data in a thread of its own, which ends with the last piece or when nobody reads on.
 * @throws {Problem} when the learner has one made already, or others do
 */
export function openExport(task: ExportTask): AsyncGenerator<Uint8Array<ArrayBuffer>> {
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
  return readPieces(worker, task.learnerId);
}

async function* readPieces(worker: Worker, learnerId: LearnerId): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    for (;;) {
      const answered = once(worker, 'message') as Promise<[ExportPiece]>;
      worker.postMessage('next');
      const [piece] = await answered;
      if (piece === null) return;
      yield piece;
    }
  } finally {
    await worker.terminate();
    making.delete(learnerId);
  }
}
