import { sql } from 'kysely';

/** Letters in all words of a note; an index has them, and is found by exactly these words. */
export const letterCount = sql<number>`coalesce(length(text), 0) + coalesce(length(quote), 0) + coalesce(length(locator), 0)`;
