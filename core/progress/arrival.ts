/** When a report was seen by the server's clock, when it arrived, and since when its learner has had an account. */
export interface Arrival {
  readonly serverMs: number;
  readonly nowMs: number;
  readonly sinceMs: number;
}

/** Nobody is offline for a year: the clock of the device was wrong. */
const MAX_LATE_MS = 366 * 86_400_000;

/** When what is reported was done; what is from too long ago, or from before the account, counts as of its arrival. */
export const livedMs = ({ serverMs, nowMs, sinceMs }: Arrival): number =>
  serverMs < Math.max(nowMs - MAX_LATE_MS, sinceMs) ? nowMs : serverMs;
