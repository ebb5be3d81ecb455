import { AsyncLocalStorage } from 'node:async_hooks';

/** Whoever asked has left before the answer was found. */
export class CallerLeft extends Error {
  constructor() {
    super('Whoever asked has left.');
  }
}

const callers = new AsyncLocalStorage<{ readonly id: string; readonly gone?: AbortSignal }>();

/** Reads for a caller, a learner or a visitor's network: callers take turns where reads may be long. */
export function readFor<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  return callers.run({ id }, work);
}

/** Does what reads for a caller who may leave: from then on none of its reading statements is begun, but the work fails with `CallerLeft`. */
export function whileThere<Result>(gone: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return callers.run({ id: findCaller(), gone }, work);
}

/** For whom something is read; all who are not told apart are one. */
export const findCaller = (): string => callers.getStore()?.id ?? 'everybody';

/** Tells when the caller of `whileThere` leaves; outside of it there is nobody to leave. */
export const findGone = (): AbortSignal | undefined => callers.getStore()?.gone;

/** @throws {CallerLeft} in the work of `whileThere`, once its caller has left */
export function requireThere(gone = findGone()): void {
  if (gone?.aborted) throw new CallerLeft();
}
