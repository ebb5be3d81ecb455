import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';

let folder: string;
let file: string;
let db: Database;
let other: Database;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-driver-'));
  file = path.join(folder, 'cairn.db');
  // What two processes are to one another: two sets of connections to one file.
  db = await openDatabase(file);
  other = await openDatabase(file);
});
afterEach(async () => {
  await db.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const add = (on: Database, id: string, unitId = 'a') => on.insertInto('formerUnit').values({ id, unitId });
const count = async (on: Database) => (await on.selectFrom('formerUnit').selectAll().execute()).length;

/** Holds the file as another program would. */
function hold(): () => void {
  const holder = new DatabaseSync(file);
  holder.exec('begin immediate');
  return () => {
    holder.exec('rollback');
    holder.close();
  };
}

test('transactions that read and then write, of two processes at once, all come to pass', async () => {
  await add(db, 'counter', '0').execute();
  const raise = (on: Database) =>
    on.transaction().execute(async (trx) => {
      const { unitId } = await trx.selectFrom('formerUnit').select('unitId').where('id', '=', 'counter').executeTakeFirstOrThrow();
      await sleep(0);
      await trx
        .updateTable('formerUnit')
        .set({ unitId: String(Number(unitId) + 1) })
        .where('id', '=', 'counter')
        .execute();
    });
  await Promise.all(Array.from({ length: 400 }, (_, i) => raise(i % 2 ? db : other)));
  expect(await db.selectFrom('formerUnit').select('unitId').execute()).toEqual([{ unitId: '400' }]);
});

test('while another process writes, reads go on, writes wait, and the thread is free', async () => {
  const release = hold();
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 2);
  let written = 0;
  const writes = [
    add(db, 'single').execute(),
    db.transaction().execute((trx) => add(trx, 'in a transaction').execute()),
    db.deleteFrom('formerUnit').where('id', '=', 'none').execute(),
  ].map(async (write) => {
    await write;
    written++;
  });
  await sleep(300);
  expect([await count(db), written]).toEqual([0, 0]);
  expect(ticks).toBeGreaterThan(20);
  release();
  await Promise.all(writes);
  clearInterval(ticking);
  expect(await count(other)).toBe(2);
});

test('writes wait five seconds at most, all of them together, and the next one is not harmed', { timeout: 20_000 }, async () => {
  const release = hold();
  const writes = ['a', 'c', 'd', 'e', 'f'].map((id) => db.transaction().execute((trx) => add(trx, id).execute()));
  expect((await Promise.allSettled(writes)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  release();
  await add(db, 'b').execute();
  expect(await db.selectFrom('formerUnit').select('id').execute()).toEqual([{ id: 'b' }]);
});

test('a transaction sees what it has written, others do not until it ends, and it waits for nobody in between', async () => {
  const seen: number[] = [];
  await db.transaction().execute(async (trx) => {
    await add(trx, 'a').execute();
    seen.push(await count(trx), await count(db));
  });
  expect([...seen, await count(db)]).toEqual([1, 0, 1]);
});

test('a query that writes cannot pass for one that reads', async () => {
  await expect(sql`with a as (select 1) insert into formerUnit (id, unitId) select 'x', 'y' from a`.execute(db)).rejects.toThrow(
    'readonly',
  );
  const { rows } = await sql`  SELECT id from formerUnit`.execute(db);
  expect(rows).toEqual([]);
});

test('on a full disk the reason is told, nothing is half written, and what fits is written afterwards', async () => {
  const { page_count: pages } = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]!;
  await sql.raw(`pragma max_page_count = ${pages}`).execute(db);
  const fill = db.transaction().execute(async (trx) => {
    for (let i = 0; i < 1000; i++) await add(trx, `row ${i}`, 'x'.repeat(1000)).execute();
  });
  await expect(fill).rejects.toThrow('database or disk is full');
  expect(await count(db)).toBe(0);
  await sql.raw(`pragma max_page_count = ${pages + 1000}`).execute(db);
  await add(db, 'a').execute();
  expect(await count(other)).toBe(1);
});

test('reads one after the other let in whoever waits', async () => {
  const count = sql`with recursive number(n) as (select 1 union all select n + 1 from number where n < 200000) select max(n) from number`;
  let isLetIn = false;
  setImmediate(() => {
    isLetIn = true;
  });
  for (let read = 0; read < 3; read++) await count.execute(db);
  expect(isLetIn).toBe(true);
});
