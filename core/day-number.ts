import type { PlainDate } from './plain-date.ts';
import { readInstant, writeInstant } from './progress/instant.ts';

const DAY_MS = 86_400_000;

/** Days since 1970-01-01, which was a Thursday. */
export const dayNumber = (day: PlainDate): number => readInstant(`${day}T00:00:00Z`) / DAY_MS;

export const dayOf = (number: number): PlainDate => writeInstant(number * DAY_MS).slice(0, 'YYYY-MM-DD'.length);

/** Of the day on which a clock stands that shows this; its zone is no matter. Milliseconds as if it stood at UTC. */
export const dayNumberOfClock = (clockMs: number): number => Math.floor(clockMs / DAY_MS);

/** The number of the Monday of its week. */
export const mondayOf = (number: number): number => number - ((((number + 3) % 7) + 7) % 7);
