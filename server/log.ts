import { format, inspect } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { escapeLogText } from '#core/log-text.ts';

const METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const;

/** What entries are printed with; `keepLog` stands before it for all others. */
let print: Pick<Console, 'log' | 'error'> = {
  log: (entry: string) => console.log(entry),
  error: (entry: string) => console.error(entry),
};

/** Tells the operator what goes on. */
export const logNews = (text: string): void => print.log(logLine(text));

/** Writes down what failed on our side, for the operator. Visitors' mistakes are none of it. */
export function logFailure(error: unknown, what = ''): void {
  print.error(logLine(what + (typeof error === 'string' ? error : inspect(error))));
}

/** An entry of the log, with its time. */
const logLine = (text: string): string => `${new Date().toISOString()} ${escapeLogText(text)}`;

/** All that this process or thread prints is entries from here on: what libraries and Node say, and the error that ends it. */
export function keepLog(): void {
  const { log, error } = console;
  print = { log, error };
  for (const method of METHODS) {
    const write = console[method];
    console[method] = (...values: unknown[]) => write(logLine(format(...values)));
  }
  // Node prints warnings past the console, and an error that nothing catches; of a thread, whoever started it is told.
  process.removeAllListeners('warning').on('warning', (warning) => logFailure(warning));
  if (!isMainThread) return;
  process.on('uncaughtException', (failure) => {
    logFailure(failure);
    process.exit(1);
  });
}
