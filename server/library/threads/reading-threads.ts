import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { DiskFull } from '#server/write-whole.ts';
import { UnreadableFile } from '../read/read-bytes.ts';
import type { JobInput, JobName, JobResult, JobRunner } from './jobs.ts';
import type { ThreadAnswer, ThreadTask } from './thread.ts';

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
export function openReadingThreads({ atOnce, entry = `${import.meta.dirname}/thread.ts`, ...limits }: ThreadOptions): ReadingThreads {
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

  /** @returns null when it is clear which file it was that took too much */
  const tryOnce = async <Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    refused: Map<string, string>,
    onFile: (path: string) => void,
  ): Promise<ThreadAnswer<Name> | null> => {
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
      const task: ThreadTask<Name> = { name, input, refused, port: there };
      // A list is what Piscina takes; its type is that of the other form which `postMessage` has.
      const transferList: object = [there];
      return (await pool.run(task, { transferList, signal: overrun.signal })) as ThreadAnswer<Name>;
    } catch (error) {
      const reason = overrun.signal.aborted
        ? `Reading the file took longer than ${fileMs / 1000} s, so it is left out.`
        : isOutOfMemory(error) && `Reading the file took more than ${heapMib} MiB of memory, so it is left out.`;
      if (!reason) throw error;
      const blamed = file as string | null;
      if (blamed === null || refused.has(blamed) || refused.size >= refusals) throw new UnreadableFile(reason, SIMPLER, null);
      refused.set(blamed, reason);
      return null;
    } finally {
      clearTimeout(timer);
      here.close();
    }
  };

  return {
    atOnce,
    run: async <Name extends JobName>(name: Name, input: JobInput<Name>, onFile: (path: string) => void = () => {}) => {
      const refused = new Map<string, string>();
      for (;;) {
        const answer = await tryOnce(name, input, refused, onFile);
        if (answer === null) continue;
        if ('result' in answer) return answer.result as JobResult<Name>;
        if ('diskFull' in answer) throw new DiskFull(answer.diskFull.file);
        const { problem, fix, line } = answer.unreadable;
        throw new UnreadableFile(problem, fix, line);
      }
    },
    close: () => pool.destroy(),
  };
}

const SIMPLER = 'Replace it by a simpler or smaller one.';

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
