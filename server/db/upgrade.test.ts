import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';

const FIXTURES = path.join(import.meta.dirname, '../../tests/support/fixtures/databases');
/** Whose rows the present schema has no place for. */
const GIVEN_UP = new Set(['rateLimit']);

let folder: string;
let fresh: DatabaseSync;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-upgrade-'));
  fresh = await openUpToDate('fresh');
});
afterAll(() => {
  fresh.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(readdirSync(FIXTURES).filter((name) => name.endsWith('.sql')))('a database of %s, brought up to date', (fixture) => {
  let before: Record<string, unknown[]>;
  let after: DatabaseSync;
  beforeAll(async () => {
    const old = new DatabaseSync(path.join(folder, fixture));
    old.exec(readFileSync(path.join(FIXTURES, fixture), 'utf8'));
    before = readLearnersRows(old);
    old.close();
    after = await openUpToDate(fixture);
  });
  afterAll(() => after.close());

  it('has the schema of a fresh one', () => {
    expect(describeSchema(after)).toEqual(describeSchema(fresh));
  });

  it('has every row it had, value by value', () => {
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['account', 'favorite', 'progress', 'session', 'user', 'verification']));
    // Columns that came later stand beside them.
    expect(readLearnersRows(after)).toMatchObject(before);
  });

  it('keeps dates as text and flags as whole numbers', () => {
    expect(after.prepare('select distinct typeof(createdAt) as date, typeof(emailVerified) as flag from user').all()).toEqual([
      { date: 'text', flag: 'integer' },
    ]);
  });

  it("has no reference that leads nowhere, and lets a learner's rows go with the learner", () => {
    expect(after.prepare('pragma foreign_key_check').all()).toEqual([]);
    after.exec("begin; delete from user where id = 'ann'");
    for (const table of ['session', 'account', ...('note' in before ? ['note', 'learnerSettings'] : [])])
      expect([table, after.prepare(`select userId from "${table}"`).all()]).toEqual([table, [{ userId: 'ben' }]]);
    after.exec('rollback');
  });
});

/** Brought up to date by the product, then read without it. */
async function openUpToDate(name: string): Promise<DatabaseSync> {
  const db = await openDatabase(path.join(folder, name));
  await db.destroy();
  return new DatabaseSync(path.join(folder, name));
}

/** Every column, foreign key and index of every table, in order. */
function describeSchema(db: DatabaseSync) {
  const ask = (pragma: string, of: string) => db.prepare(`select * from pragma_${pragma}(?)`).all(of);
  return Object.fromEntries(
    listTables(db).map((table) => [
      table,
      {
        columns: ask('table_xinfo', table),
        foreignKeys: ask('foreign_key_list', table),
        indexes: ask('index_list', table)
          .map(({ name, unique, origin, partial }) => ({ name, unique, origin, partial, columns: ask('index_xinfo', String(name)) }))
          .toSorted((a, b) => String(a.name).localeCompare(String(b.name))),
      },
    ]),
  );
}

/** The rows of every table that has some, but for the migrator's own. */
function readLearnersRows(db: DatabaseSync): Record<string, unknown[]> {
  const tables = listTables(db).filter((table) => !table.startsWith('kysely_') && !GIVEN_UP.has(table));
  const rows = tables.map((table): [string, unknown[]] => [table, db.prepare(`select * from "${table}" order by 1, 2`).all()]);
  return Object.fromEntries(rows.filter(([, found]) => found.length > 0));
}

function listTables(db: DatabaseSync): string[] {
  const rows = db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name").all();
  return rows.map(({ name }) => String(name));
}
