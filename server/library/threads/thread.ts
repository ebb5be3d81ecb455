import type { MessagePort } from 'node:worker_threads';
import { keepLog } from '#server/log.ts';
import { DiskFull } from '#server/write-whole.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import type { FileWatch } from '../read/read-context.ts';
import { JOBS, type JobInput, type JobName, type JobResult } from './jobs.ts';

export interface ThreadTask<Name extends JobName = JobName> {
  name: Name;
  input: JobInput<Name>;
  watch: Omit<FileWatch, 'onFile'>;
  /** Takes the path of each file before it is read. */
  port: MessagePort;
}

/** What a thread answers: errors lose their class on the way. */
export type ThreadAnswer<Name extends JobName = JobName> =
  | { result: JobResult<Name> }
  | { unreadable: { problem: string; fix: string; line: number | null } }
  | { diskFull: { file: string } };

type AnyJob = (input: unknown, watch: FileWatch) => Promise<never>;

keepLog();

/** The entry of a reading thread. */
export default async function runTask({ name, input, watch, port }: ThreadTask): Promise<ThreadAnswer> {
  const told = new Set<string>();
  const onFile = (path: string) => {
    // Only where one is read at a time does it matter that a file is come back to.
    if (watch.unitsAtOnce === 1 || !told.has(path)) port.postMessage(path);
    told.add(path);
  };
  try {
    const job = JOBS[name] as unknown as AnyJob;
    return { result: await job(input, { ...watch, onFile }) };
  } catch (error) {
    if (error instanceof DiskFull) return { diskFull: { file: error.file } };
    if (!(error instanceof UnreadableFile)) throw error;
    return { unreadable: { problem: error.message, fix: error.fix, line: error.line } };
  } finally {
    port.close();
  }
}
