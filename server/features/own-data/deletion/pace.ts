/** One part in so many of the time is spent on it. */
const SHARE = 20;
/** What may be spent at once before that. */
const AT_ONCE_MS = 3000;

/** How often something dear may be done that anybody can ask for. Times are milliseconds of one clock. */
export interface Pace {
  /** How long to wait before the next. */
  waitMs(nowMs: number): number;
  /** @param ms what it took of the processor */
  spend(nowMs: number, ms: number): void;
}

export function createPace(): Pace {
  let paidAtMs = 0;
  return {
    waitMs: (nowMs) => Math.max(0, paidAtMs - nowMs - AT_ONCE_MS * SHARE),
    spend: (nowMs, ms) => {
      paidAtMs = Math.max(paidAtMs, nowMs) + ms * SHARE;
    },
  };
}
