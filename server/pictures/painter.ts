import { entryFile } from '../files.ts';
import { openPool, runTask } from '../thread-pool.ts';
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
  const pool = openPool<Picture, Uint8Array<ArrayBuffer>>({ entry: entryFile('pictures/thread.ts'), idleMs: IDLE_MS, heapMib: 128 });
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One after the other: the time that a picture may take begins when it is its turn.
    paint: (picture) => {
      const result = last.then(() => runTask(pool, picture, AbortSignal.timeout(LIMIT_MS)));
      last = result.catch(() => {});
      return result;
    },
    close: () => pool.destroy(),
  };
}
