import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { learnerId } from '../../tests/support/houses/learner-id.ts';
import { backUp, partOf, restore } from './back-up.ts';
import { openDatabase, type Database } from './database.ts';
import { takeFileLock } from './file-lock.ts';

let base: string;
let db: Database;
beforeEach(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'cairn-backup-'));
  mkdirSync(at('data'));
  writeFileSync(at('data', 'auth-secret'), 'a secret of the server');
  db = await openDatabase(at('data', 'cairn.db'));
});
afterEach(async () => {
  await db.destroy();
  rmSync(base, { recursive: true, force: true });
});

const at = (...names: string[]) => path.join(base, ...names);
const favour = (itemId: string) =>
  db
    .insertInto('favorite')
    .values({ userId: learnerId('u'), itemId, createdAt: 1 })
    .execute();

/** All rows of all tables. */
function readAll(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name").all();
  const rows = tables.map(({ name }) => [name, database.prepare(`select * from "${String(name)}"`).all()] as const);
  database.close();
  return Object.fromEntries(rows);
}

it('brings back what was there when it was made, while others write', async () => {
  await favour('before');
  const asked = readAll(at('data', 'cairn.db'));
  // On the same thread: it begins when the copy has begun.
  const [written] = await Promise.all([backUp(at('data'), at('b.cairn')), favour('meanwhile')]).then(() => [
    readAll(at('data', 'cairn.db')),
  ]);
  restore(at('b.cairn'), at('other'), false);
  const restored = readAll(at('other', 'cairn.db'));
  expect([asked, written]).toContainEqual(restored);
  expect(restored['favorite']).toContainEqual(expect.objectContaining({ itemId: 'before' }));
  expect(readFileSync(at('other', 'auth-secret'), 'utf8')).toBe('a secret of the server');
  await (await openDatabase(at('other', 'cairn.db'))).destroy();
});

it('is for this user alone, and leaves nothing beside it', async () => {
  await backUp(at('data'), at('b.cairn'));
  expect(statSync(at('b.cairn')).mode & 0o077).toBe(0);
  restore(at('b.cairn'), at('other'), false);
  expect(['cairn.db', 'auth-secret'].map((name) => statSync(at('other', name)).mode & 0o077)).toEqual([0, 0]);
  expect(readdirSync(base).toSorted()).toEqual(['b.cairn', 'data', 'other']);
});

it('overwrites no file, and needs a database', async () => {
  writeFileSync(at('b.cairn'), 'mine');
  await expect(backUp(at('data'), at('b.cairn'))).rejects.toThrow('is there already');
  expect(readFileSync(at('b.cairn'), 'utf8')).toBe('mine');
  await expect(backUp(at('nowhere'), at('c.cairn'))).rejects.toThrow('There is no database');
  expect(existsSync(at('c.cairn'))).toBe(false);
});

it('replaces a folder that holds something only when told so, and never under a server', async () => {
  await favour('before');
  await backUp(at('data'), at('b.cairn'));
  await favour('after');
  expect(() => restore(at('b.cairn'), at('data'), false)).toThrow('is not empty');
  const server = takeFileLock(at('data', 'server.lock'));
  expect(() => restore(at('b.cairn'), at('data'), true)).toThrow('Stop it first');
  server?.release();
  await db.destroy();
  restore(at('b.cairn'), at('data'), true);
  db = await openDatabase(at('data', 'cairn.db'));
  expect(await db.selectFrom('favorite').select('itemId').execute()).toEqual([{ itemId: 'before' }]);
});

it('leaves the secret of the database that is there, when the other one cannot take its place', async () => {
  await backUp(at('data'), at('b.cairn'));
  mkdirSync(at('other', 'cairn.db', 'x'), { recursive: true });
  writeFileSync(at('other', 'auth-secret'), 'theirs');
  expect(() => restore(at('b.cairn'), at('other'), true)).toThrow();
  expect(readFileSync(at('other', 'auth-secret'), 'utf8')).toBe('theirs');
});

it('is finished by whoever opens the database, when it was killed before the secret was there', async () => {
  await backUp(at('data'), at('b.cairn'));
  mkdirSync(at('other'));
  writeFileSync(at('other', 'auth-secret'), 'theirs');
  copyFileSync(at('b.cairn'), at('other', 'cairn.db'));
  await (await openDatabase(at('other', 'cairn.db'))).destroy();
  expect(readFileSync(at('other', 'auth-secret'), 'utf8')).toBe('a secret of the server');
  expect(Object.keys(readAll(at('other', 'cairn.db')))).not.toContain('backup');
});

it.each([
  ['no database', (file: string) => writeFileSync(file, 'x'.repeat(9000)), 'no backup that'],
  ['nothing', (file: string) => writeFileSync(file, ''), 'no backup that'],
  ['a pipe, which would be read for ever', (file: string) => (rmSync(file), execFileSync('mkfifo', [file])), 'no file with a backup'],
  ['cut off', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 40_960)), 'is damaged'],
  [
    'of a newer release',
    (file: string) => {
      const copy = new DatabaseSync(file);
      copy.exec("insert into kysely_migration values ('9999-later', '')");
      copy.close();
    },
    'newer release',
  ],
])('touches nothing for a file that is %s', async (_, spoil, reason) => {
  await backUp(at('data'), at('b.cairn'));
  spoil(at('b.cairn'));
  expect(() => restore(at('b.cairn'), at('other'), false)).toThrow(reason);
  expect(existsSync(at('other'))).toBe(false);
});

it('removes what one that was killed has left, and nothing of others', async () => {
  const left = partOf(at('data'), at('killed.cairn'));
  const own = [left, `${left}-journal`];
  const others = [partOf(at('other-data'), at('b.cairn')), at('film.mkv.part'), at('older.cairn')];
  for (const file of [...own, ...others]) writeFileSync(file, 'what Robin wrote');
  await backUp(at('data'), at('b.cairn'));
  expect(own.filter((file) => existsSync(file))).toEqual([]);
  expect(others.filter((file) => existsSync(file))).toEqual(others);
});

it('waits for one that is being made', async () => {
  await Promise.all([backUp(at('data'), at('a.cairn')), backUp(at('data'), at('b.cairn'))]);
  expect(readdirSync(base).toSorted()).toEqual(['a.cairn', 'b.cairn', 'data']);
});
