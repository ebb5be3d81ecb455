/** Counts the time in which it runs. */
export interface Stopwatch {
  readonly start: () => void;
  readonly stop: () => void;
  /** Stops it, and begins at what was counted before. */
  readonly reset: (fromMs: number) => void;
  readonly readMs: () => number;
}

/** @param now a clock that never goes back */
export function createStopwatch(now: () => number): Stopwatch {
  let countedMs = 0;
  let sinceMs: number | null = null;
  const readMs = (): number => Math.round(countedMs + (sinceMs === null ? 0 : now() - sinceMs));
  return {
    start: () => {
      sinceMs ??= now();
    },
    stop: () => {
      countedMs = readMs();
      sinceMs = null;
    },
    reset: (fromMs) => {
      countedMs = fromMs;
      sinceMs = null;
    },
    readMs,
  };
}
