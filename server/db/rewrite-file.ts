import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Has the file rewritten at the next start of a server. Part of the transaction that it is asked for in. */
export async function askForRewrite(trx: Database): Promise<void> {
  await sql`pragma user_version = 1`.execute(trx);
}

/**
 * Rewrites the file where that was asked for, so that the unused room of its pages holds nothing any more: SQLite leaves copies
 * of rows there that it has moved to other pages. Nobody else may be using the file meanwhile.
 * @throws what SQLite throws, such as that there is no room for a second file; it is asked for still then
 */
export function rewriteIfAsked(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    const { user_version: isAsked } = database.prepare('pragma user_version').get() as { user_version: number };
    if (isAsked === 0) return;
    database.exec('vacuum; pragma user_version = 0; pragma wal_checkpoint(truncate);');
  } finally {
    database.close();
  }
}
