/** How often one caller may ask. */
export interface Limit {
  requests: number;
  windowSec: number;
  /** Who counts as one: an address, or a learner wherever they are (a visitor counts by address). */
  by: 'address' | 'learner';
}

/** Every limit there is. A new one is a line here and `limitRate(house, name)` on its route; docs/operating.md lists them too. */
export const LIMITS = {
  /** Guessing a password. Who mistypes needs a few tries. */
  signIn: { requests: 10, windowSec: 60, by: 'address' },
  /** Making accounts by machine. A class that registers together comes from one address. */
  signUp: { requests: 10, windowSec: 60, by: 'address' },
  /** Guessing the present password from a session left open. */
  changeCredentials: { requests: 3, windowSec: 10, by: 'address' },
  /** Each sends a letter to an address that the caller names. */
  sendLetter: { requests: 3, windowSec: 60, by: 'address' },
  /** All that is done with accounts together, invented paths too. Reading one's own session is not counted: every page does it. */
  account: { requests: 100, windowSec: 60, by: 'address' },
  /** Searches of 25 ms each: a quarter of one core at most. The palette asks at every key, and nobody types ten a second for a minute. */
  search: { requests: 600, windowSec: 60, by: 'learner' },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;
