import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './database.ts';

const BEFORE = path.join(import.meta.dirname, '../../tests/support/fixtures/databases/0004-people-and-collections.text.sql');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-covers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('numbers the covers of the works that are there, by kind, in the order in which they were added', async () => {
  const file = path.join(folder, 'before');
  const old = new DatabaseSync(file);
  old.exec(readFileSync(BEFORE, 'utf8'));
  addItem(old, { id: 'second', kind: 'podcast', createdAt: 200 });
  addItem(old, { id: 'third', kind: 'podcast', createdAt: 300, missingSince: 400 });
  addItem(old, { id: 'book', kind: 'ebook', createdAt: 250 });
  addItem(old, { id: 'first', kind: 'podcast', createdAt: 100 });
  addItem(old, { id: 'also-third', kind: 'podcast', createdAt: 300 });
  old.close();

  const db = await openDatabase(file);
  const items = await db.selectFrom('item').select(['kind', 'coverNumber', 'id']).orderBy('kind').orderBy('coverNumber').execute();
  await db.destroy();
  expect(items.map(({ kind, coverNumber, id }) => `${kind} ${coverNumber} ${id}`)).toEqual([
    'ebook 0 book',
    'podcast 0 first',
    'podcast 1 second',
    'podcast 2 also-third',
    'podcast 3 third',
  ]);
});

/** A row with something in every column that must have it. */
function addItem(db: DatabaseSync, item: Record<string, string | number>): void {
  const columns = db.prepare('select name from pragma_table_info(\'item\') where "notnull" = 1').all();
  const row = { ...Object.fromEntries(columns.map(({ name }) => [String(name), '0'])), ...item };
  const names = Object.keys(row);
  db.prepare(`insert into item (${names.join(', ')}) values (${names.map((name) => `:${name}`).join(', ')})`).run(row);
}
