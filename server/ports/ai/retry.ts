import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceFailure, lostConnection } from './service-failure.ts';

/** After the first try. */
const RETRIES = 2;
const FIRST_WAIT_MS = 500;
/** A service that wants to be left alone for longer is not waited for: its refusal is the answer. */
const LONGEST_WAIT_MS = 10_000;
/** A day. Who says more means never, or nothing. */
const LONGEST_PROMISE_MS = 86_400_000;

/** What trying again needs from outside, so that tests need not wait. */
export interface RetryClock {
  /** Rejects when `signal` ends it. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1. */
  random: () => number;
}

export const RETRY_CLOCK: RetryClock = {
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
  random: Math.random,
};

/**
 * Asks until it is answered, at most three times, and never again once a piece of the answer has come.
 * @throws {ServiceFailure} the last one
 */
export async function* askAgain<Piece>(
  ask: () => AsyncIterable<Piece>,
  signal: AbortSignal,
  { wait, random }: RetryClock,
): AsyncGenerator<Piece, void> {
  for (let tries = 0; ; tries += 1) {
    let hasBegun = false;
    try {
      for await (const piece of ask()) {
        hasBegun = true;
        yield piece;
      }
      return;
    } catch (error) {
      const failure = error instanceof ServiceFailure ? error : lostConnection();
      // From half to all of it: many servers that failed together do not come back together.
      const waitMs = failure.part.retryAfterMs ?? FIRST_WAIT_MS * 2 ** tries * (0.5 + random() / 2);
      if (hasBegun || signal.aborted || !failure.isTriedAgain || tries === RETRIES || waitMs > LONGEST_WAIT_MS) throw failure;
      await wait(waitMs, signal);
    }
  }
}

/** The header `Retry-After`, in seconds or as a date; undefined when it says neither. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_PROMISE_MS);
}
