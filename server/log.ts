import { format, inspect } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { escapeLogText } from '#core/log-text.ts';

const METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const;
/** Of errors and warnings in a minute. Whoever finds a request that fails must not be able to fill the disk by it. */
const MOST_FAILURES = 120;
const WINDOW_MS = 60_000;

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
  const { log, error: write } = console;
  const error = limit(write);
  print = { log, error };
  for (const method of METHODS) {
    const writeEntry = method === 'error' || method === 'warn' ? error : console[method];
    console[method] = (...values: unknown[]) => writeEntry(logLine(format(...values)));
  }
  // Node prints warnings past the console, and an error that nothing catches; of a thread, whoever started it is told.
  process.removeAllListeners('warning').on('warning', (warning) => logFailure(warning));
  if (!isMainThread) return;
  process.on('uncaughtException', (failure) => {
    // However many came before it.
    write(logLine(inspect(failure)));
    process.exit(1);
  });
}

/** Entries beyond the first ones of a minute are counted, and told in one when it is over. */
function limit(write: (entry: string) => void): (entry: string) => void {
  let written = 0;
  let left = 0;
  const endWindow = (): void => {
    if (left > 0) write(logLine(`${left} more errors or warnings came within this minute and were not written down.`));
    written = 0;
    left = 0;
  };
  process.on('exit', endWindow);
  return (entry) => {
    if (written === 0) setTimeout(endWindow, WINDOW_MS).unref();
    written += 1;
    if (written <= MOST_FAILURES) write(entry);
    else left += 1;
  };
}
