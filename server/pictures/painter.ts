import { Piscina } from 'piscina';
import { entryFile } from '../files.ts';
import { runTask } from '../run-task.ts';
import type { Picture } from './thread.ts';

/** Draws PNG pictures of the site: some 200 ms each, in a thread of its own. */
export interface Painter {
  paint(picture: Picture): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** No picture takes a tenth of it. */
const LIMIT_MS = 10_000;
const IDLE_MS = 60_000;

export function openPainter(): Painter {
  const pool = new Piscina({
    filename: entryFile('pictures/thread.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  // A thread that has been given up may still say how it ended. Unheard, that would end the process.
  pool.on('error', () => {});
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One after the other: the time that a picture may take begins when it is its turn.
    paint: (picture) => {
      const result = last.then(() => runTask(pool, picture, AbortSignal.timeout(LIMIT_MS)) as Promise<Uint8Array<ArrayBuffer>>);
      last = result.catch(() => {});
      return result;
    },
    close: () => pool.destroy(),
  };
}
