import { sql, type Kysely } from 'kysely';
import { CLOCK_TOLERANCE_MS } from '#core/progress/stored-place.ts';

/** A place that earlier releases took from a clock ahead of theirs is of when it came, as it would be today. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { ref } = sql;
  await sql`update progress set ${ref('observedAt')} = ${ref('updatedAt')}
    where ${ref('observedAt')} > ${ref('updatedAt')} + ${sql.lit(CLOCK_TOLERANCE_MS)}`.execute(db);
}
