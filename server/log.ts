import { inspect } from 'node:util';
import { escapeLogText } from '#core/log-text.ts';

/** Writes down what failed on our side, for the operator. Visitors' mistakes are none of it. */
export function logFailure(error: unknown, what = ''): void {
  console.error(logLine(what + (typeof error === 'string' ? error : inspect(error))));
}

/** An entry of the log, with its time. */
export const logLine = (text: string): string => `${new Date().toISOString()} ${escapeLogText(text)}`;
