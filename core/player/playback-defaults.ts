// Apart from the schemas, so that pages which only need the values do without the code that checks them.

export const BACK_SEC = 15;
export const FORWARD_SEC = 30;

/** Skip lengths the profile offers, seconds. */
export const SKIP_CHOICES = [5, 10, 15, 20, 30, 45, 60] as const;

export const DEFAULT_PLAYBACK = { backSec: BACK_SEC, forwardSec: FORWARD_SEC, rate: 1, hasShortcuts: true };
