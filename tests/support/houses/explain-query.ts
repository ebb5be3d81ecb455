import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import path from 'node:path';
import type { House } from '#server/house.ts';

/** How SQLite goes about a statement of a house, a line a step. */
export function explainQuery({ env }: Pick<House, 'env'>, statement: string): string {
  const db = new DatabaseSync(path.join(env.DATA_DIR, 'cairn.db'));
  const values = Array.from({ length: statement.split('?').length - 1 }, (): SQLInputValue => 1);
  const steps = db.prepare(`explain query plan ${statement}`).all(...values);
  db.close();
  return steps.map(({ detail }) => String(detail)).join('\n');
}
