import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';

const BEFORE = path.join(import.meta.dirname, '../../../tests/support/fixtures/databases/0004-people-and-collections.text.sql');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-topics-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('gives rows of topics what lists sort by, and leaves out those of missing works', async () => {
  const file = path.join(folder, 'before');
  const old = new DatabaseSync(file);
  old.exec(readFileSync(BEFORE, 'utf8'));
  old.exec('delete from item; delete from itemTopic');
  const work = { kind: 'course', sortTitle: 'a work', publishedAt: 5, durationSec: 1.5 };
  addItem(old, { ...work, id: 'here' });
  addItem(old, { ...work, id: 'gone', missingSince: 1 });
  old.exec("insert into itemTopic (itemId, topic) values ('here', 'focus'), ('here', 'rest'), ('gone', 'focus')");
  old.close();

  const db = await openDatabase(file);
  const topics = await db.selectFrom('itemTopic').selectAll().orderBy('topic').execute();
  await db.destroy();
  expect(topics).toEqual([
    { itemId: 'here', topic: 'focus', ...work },
    { itemId: 'here', topic: 'rest', ...work },
  ]);
});

/** A row with something in every column that must have it. */
function addItem(db: DatabaseSync, item: Record<string, string | number>): void {
  const columns = db.prepare('select name from pragma_table_info(\'item\') where "notnull" = 1').all();
  const row = { ...Object.fromEntries(columns.map(({ name }) => [String(name), '0'])), ...item };
  const names = Object.keys(row);
  db.prepare(`insert into item (${names.join(', ')}) values (${names.map((name) => `:${name}`).join(', ')})`).run(row);
}
