import { ServiceFailure } from './service-failure.ts';

/** Ends what waits for a service that keeps silent. */
export interface Patience {
  /** Aborts with a `ServiceFailure` when the time is over. */
  signal: AbortSignal;
  /** From now on it may be silent for so long. */
  allow: (ms: number) => void;
  /** Nothing is waited for any more; what still listens to `signal` ends. */
  close: () => void;
}

export function createPatience(): Patience {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: ending.signal,
    allow: (ms) => {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(new ServiceFailure('timeout')), ms);
    },
    close: () => {
      clearTimeout(timer);
      ending.abort(new ServiceFailure('unavailable'));
    },
  };
}
