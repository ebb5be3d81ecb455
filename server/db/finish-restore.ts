import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What lies beside the database and cannot be made again: without it all are signed out, and mails that wait cannot be read. */
export const SECRET = 'auth-secret';

/**
 * Puts the cookie secret beside a database that was put back, and takes it out of there. Until that is done the database has
 * its own with it, so that one that was killed in between is finished by whoever opens the database next.
 */
export function finishRestore(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    if (!holdsSecret(database)) return;
    const kept = database.prepare('select content from "backup" where name = ?').get(SECRET);
    if (kept) {
      const secret = path.join(path.dirname(file), SECRET);
      const draft = `${secret}.${process.pid}`;
      rmSync(draft, { force: true });
      writeFileSync(draft, kept['content'] as Uint8Array, { mode: 0o600, flush: true });
      renameSync(draft, secret);
    }
    database.exec('pragma secure_delete = on; drop table if exists "backup";');
  } finally {
    database.close();
  }
}

/** Not of a file that is no database: who opens it says so. */
function holdsSecret(database: DatabaseSync): boolean {
  try {
    return database.prepare(`select 1 from sqlite_master where name = 'backup'`).get() !== undefined;
  } catch {
    return false;
  }
}
