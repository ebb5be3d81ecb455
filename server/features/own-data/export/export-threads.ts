import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LearnerId } from '#core/account/learner.ts';
import { entryFile } from '../../../files.ts';
import { Problem } from '../../../http/problem.ts';
import type { ExportPiece, ExportTask } from './thread.ts';

/** Each takes a core for as long as it is read fast. */
const AT_ONCE = 2;
const HEAP_MIB = 96;
const RETRY_SEC = 30;

export interface ExportLimits {
  readonly atOnce: number;
  /** A copy may be taken as slowly as a line allows while nobody else asks; once somebody does, only one that has waited so long in all to be taken loses its place. */
  readonly heldMs: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly clock: () => number;
}

/** Most copies have come in seconds; a hundred megabytes over an ordinary line take this long. What takes long to make is not counted. */
const LIMITS: ExportLimits = { atOnce: AT_ONCE, heldMs: 60_000, clock: () => performance.now() };

/** A copy that is being made. */
export interface Export {
  /** The next piece of the zip; null after the last. @throws what its thread ends with */
  next(): Promise<ExportPiece>;
  /** Aborted when its place is given to somebody else: nothing more comes. */
  readonly signal: AbortSignal;
  /** Ends the thread, however far it is. */
  close(): Promise<void>;
}

interface Place {
  /** For how long it has waited for its learner to take what was made; since when it does again, null while a piece is made. */
  waitedMs: number;
  waitsSinceMs: number | null;
  readonly end: AbortController;
  readonly worker: Worker;
}

/** Copies that are being made, by whose they are. */
const making = new Map<LearnerId, Place>();

/**
 * Makes a zip of a learner's data in a thread of its own, until it is closed.
 * @throws {Problem} when the learner has one made already, or others do who take theirs
 */
export function openExport(task: ExportTask, limits = LIMITS): Export {
  if (making.has(task.learnerId))
    throw new Problem('too_many_requests', 'A copy of your data is being made already. Wait until it has come.', {
      retryAfterSec: RETRY_SEC,
    });
  if (making.size >= limits.atOnce) takePlace(limits);
  const worker = new Worker(entryFile('features/own-data/export/thread.ts'), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  const place: Place = { waitedMs: 0, waitsSinceMs: limits.clock(), end: new AbortController(), worker };
  making.set(task.learnerId, place);
  // Heard also where nobody waits for a piece.
  worker.on('error', () => {});
  return {
    next: async () => {
      const answered = once(worker, 'message') as Promise<[ExportPiece]>;
      place.waitedMs = waitedOf(place, limits);
      place.waitsSinceMs = null;
      worker.postMessage('next');
      const [piece] = await answered;
      place.waitsSinceMs = limits.clock();
      return piece;
    },
    signal: place.end.signal,
    close: async () => {
      await worker.terminate();
      // The learner may have a newer one by now.
      if (making.get(task.learnerId) === place) making.delete(task.learnerId);
    },
  };
}

const waitedOf = ({ waitedMs, waitsSinceMs }: Place, { clock }: ExportLimits): number =>
  waitedMs + (waitsSinceMs === null ? 0 : clock() - waitsSinceMs);

/** Ends the copy that has waited longest to be taken, so that whoever takes theirs slowly keeps nobody from having one. */
function takePlace(limits: ExportLimits): void {
  const [longest] = [...making].toSorted(([, a], [, b]) => waitedOf(b, limits) - waitedOf(a, limits));
  if (!longest) return;
  const [learnerId, place] = longest;
  const { end, worker } = place;
  const leftMs = limits.heldMs - waitedOf(place, limits);
  if (leftMs > 0)
    throw new Problem('too_busy', 'Others are having copies of their data made. Try again in a moment.', {
      retryAfterSec: Math.ceil(leftMs / 1000),
    });
  making.delete(learnerId);
  end.abort();
  void worker.terminate();
}
