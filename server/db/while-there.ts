import { AsyncLocalStorage } from 'node:async_hooks';

/** Whoever asked has left before the answer was found. */
export class CallerLeft extends Error {
  constructor() {
    super('Whoever asked has left.');
  }
}

const callers = new AsyncLocalStorage<AbortSignal>();

/** Does what reads for a caller who may leave: from then on none of its reading statements is begun, but the work fails with `CallerLeft`. */
export function whileThere<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return callers.run(signal, work);
}

/** Tells when the caller of `whileThere` leaves; outside of it there is nobody to leave. */
export const findCaller = (): AbortSignal | undefined => callers.getStore();

/** @throws {CallerLeft} in the work of `whileThere`, once its caller has left */
export function requireThere(caller = findCaller()): void {
  if (caller?.aborted) throw new CallerLeft();
}
