import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Runs a write that does not wait for the disk: it outlives the process, and may be lost when the power fails. For counters
 * that are written at every request. The connection is this write's alone meanwhile, so that no other one goes unsynced.
 */
export function writeUnsynced<T>(db: Database, write: (db: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await write(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
