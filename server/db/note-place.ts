import { sql } from 'kysely';

const fraction = sql`case when json_valid(note.locator) then json_extract(note.locator, '$.fraction') end`;

/**
 * Where a note stands in its unit, as a number to sort by: its second, or how far through the book its locator is. Places in
 * a text come after those in time; a locator that tells no fraction stands at the beginning.
 */
export const placeInUnit = sql<number>`coalesce(${sql.ref('note.positionSec')}, 1e9 + min(max(coalesce(${fraction}, 0), 0), 1))`;
