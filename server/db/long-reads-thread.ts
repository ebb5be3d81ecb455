/** The entry of the thread that reads: see `long-reads.ts`. */
import { workerData } from 'node:worker_threads';
import { keepLog } from '../log.ts';
import { openReading, type SqliteHandle } from './sqlite-handle.ts';

export interface ReadTask {
  sql: string;
  parameters: readonly unknown[];
}

/** Of an error a thread hands over the message alone: what SQLite says besides goes with the answer. */
export type ReadAnswer = { rows: Record<string, unknown>[] } | { failure: { message: string; told: object } };

keepLog();

let reading: SqliteHandle | undefined;

export default function read({ sql, parameters }: ReadTask): ReadAnswer {
  try {
    reading ??= openReading(workerData as string);
    return { rows: reading.run(sql, parameters).rows };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { failure: { message: error.message, told: { ...error } } };
  }
}
