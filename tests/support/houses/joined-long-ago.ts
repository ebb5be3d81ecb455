import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Whoever registers has been here for years, so that tests may report what was done on any day of theirs. */
export const JOINED_LONG_AGO = `create trigger if not exists "joinedLongAgo" after insert on "user" begin
  update "user" set "createdAt" = '2020-01-01T00:00:00.000Z' where "id" = new."id"; end`;

/** The same in the database of a running server. */
export function dateAccountsBack(dataDir: string): void {
  const db = new DatabaseSync(path.join(dataDir, 'cairn.db'), { timeout: 5000 });
  db.exec(JOINED_LONG_AGO);
  db.close();
}
