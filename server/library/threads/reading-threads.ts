import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { entryFile } from '#server/files.ts';
import { DiskFull } from '#server/write-whole.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import type { JobInput, JobName, JobResult, JobRunner } from './jobs.ts';
import type { ThreadAnswer, ThreadTask } from './thread.ts';

/** Files wait for the disk longer than they take to be understood. */
const UNITS_AT_ONCE = 4;

const LIMITS = {
  /** No honest file takes a tenth of it. */
  fileMs: 30_000,
  /** Of one thread; what files are unpacked into comes on top and has limits of its own. */
  heapMib: 512,
  /** How long a thread waits for more to do before it ends. */
  idleMs: 5000,
  /** Files of one job that may fail so before the whole of it is given up. */
  refusals: 3,
};

export interface ThreadOptions extends Partial<typeof LIMITS> {
  /** Threads. */
  atOnce: number;
  /** What runs in them. */
  entry?: string;
}

export interface ReadingThreads extends JobRunner {
  close(): Promise<void>;
}

/**
 * Runs jobs in threads, which are ended when one file takes too much time or memory: the job is done again without it.
 * Threads are started when there is work, and end when there is none.
 */
export function openReadingThreads({ atOnce, entry = entryFile('library/threads/thread.ts'), ...limits }: ThreadOptions): ReadingThreads {
  const { fileMs, heapMib, idleMs, refusals } = { ...LIMITS, ...limits };
  const pool = new Piscina({
    filename: entry,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMib },
  });
  // A thread that has been given up may still say how it ended. Unheard, that would end the process.
  pool.on('error', () => {});

  /** @throws {Overrun} */
  const tryOnce = async <Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    watch: ThreadTask['watch'],
    onFile: (path: string) => void,
  ): Promise<ThreadAnswer<Name>> => {
    const { port1: here, port2: there } = new MessageChannel();
    const overrun = new AbortController();
    const timer = setTimeout(() => overrun.abort(), fileMs);
    let file: string | null = null;
    here.on('message', (path: string) => {
      file = path;
      timer.refresh();
      onFile(path);
    });
    try {
      const task: ThreadTask<Name> = { name, input, watch, port: there };
      // A list is what Piscina takes; its type is that of the other form which `postMessage` has.
      const transferList: object = [there];
      return (await pool.run(task, { transferList, signal: overrun.signal })) as ThreadAnswer<Name>;
    } catch (error) {
      if (overrun.signal.aborted) throw new Overrun(`took longer than ${fileMs / 1000} s`, file);
      if (isOutOfMemory(error)) throw new Overrun(`took more than ${heapMib} MiB of memory`, file);
      throw error;
    } finally {
      clearTimeout(timer);
      here.close();
    }
  };

  return {
    atOnce,
    async run<Name extends JobName>(
      name: Name,
      input: JobInput<Name>,
      onFile: (path: string) => void = () => {},
    ): Promise<JobResult<Name>> {
      const refused = new Map<string, string>();
      for (let unitsAtOnce = UNITS_AT_ONCE; ;) {
        try {
          return readAnswer(await tryOnce(name, input, { unitsAtOnce, refused }, onFile));
        } catch (error) {
          if (!(error instanceof Overrun)) throw error;
          const { message, file } = error;
          if (file === null || refused.has(file) || refused.size >= refusals) throw new UnreadableFile(message, SIMPLER);
          // Of several files that were being read it may be any.
          if (unitsAtOnce === 1) refused.set(file, message);
          unitsAtOnce = 1;
        }
      }
    },
    close: () => pool.destroy(),
  };
}

/** A thread was ended because of what it did. */
class Overrun extends Error {
  /** The one that was begun last. */
  readonly file: string | null;

  constructor(what: string, file: string | null) {
    super(`Reading the file ${what}, so it is left out.`);
    this.file = file;
  }
}

function readAnswer<Name extends JobName>(answer: ThreadAnswer<Name>): JobResult<Name> {
  if ('result' in answer) return answer.result as JobResult<Name>;
  if ('diskFull' in answer) throw new DiskFull(answer.diskFull.file);
  const { problem, fix, line } = answer.unreadable;
  throw new UnreadableFile(problem, fix, line);
}

const SIMPLER = 'Replace it by a simpler or smaller one.';

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
