import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { gatherWrites } from './gather-writes.ts';

let folder: string;
let file: string;
let db: Database;
let commits: number;
const write = gatherWrites(async (on, work) => {
  await on.transaction().execute(work);
  commits += 1;
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-gather-'));
  file = path.join(folder, 'cairn.db');
  db = await openDatabase(file);
  commits = 0;
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const put = (id: string, unitId = 'a') => write(db, (trx) => trx.insertInto('formerUnit').values({ id, unitId }).execute());
const list = async (on = db) => (await on.selectFrom('formerUnit').select('id').orderBy('id').execute()).map(({ id }) => id);
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

it('commits together what is asked for at the same moment, and apart what is not', async () => {
  await Promise.all(times(20, (i) => put(`${i}`)));
  expect([commits, (await list()).length]).toEqual([1, 20]);
  await put('later');
  expect(commits).toBe(2);
});

it('takes what is asked for at any moment, also as the one before is answered', async () => {
  const waits = (turns: number) => times(turns, () => null).reduce<Promise<unknown>>((before) => before.then(() => null), put(`${turns}`));
  for (let turns = 0; turns < 12; turns++) await waits(turns);
  expect(await list()).toHaveLength(12);
});

it('carries them out in their order, each seeing those before it', async () => {
  await put('counter', '0');
  const seen = await Promise.all(
    times(50, () =>
      write(db, async (trx) => {
        const { unitId } = await trx.selectFrom('formerUnit').select('unitId').where('id', '=', 'counter').executeTakeFirstOrThrow();
        await nextTurn();
        await trx
          .updateTable('formerUnit')
          .set({ unitId: `${Number(unitId) + 1}` })
          .where('id', '=', 'counter')
          .execute();
        return Number(unitId);
      }),
    ),
  );
  expect(seen).toEqual(times(50, (i) => i));
});

it('answers nobody before another process can read what was written', async () => {
  const other = new DatabaseSync(file, { readOnly: true });
  const isThere = (id: string) => other.prepare('select 1 from formerUnit where id = ?').get(id) !== undefined;
  const found = await Promise.all(times(30, (i) => put(`${i}`).then(() => isThere(`${i}`))));
  expect(new Set(found)).toEqual(new Set([true]));
  other.close();
});

it('undoes alone what fails, half way or from its first statement on', async () => {
  await put('taken');
  const halfWay = write(db, async (trx) => {
    await trx.insertInto('formerUnit').values({ id: 'half', unitId: 'a' }).execute();
    throw new Error('half way');
  });
  const settled = await Promise.allSettled([
    put('a'),
    halfWay,
    put('taken'),
    write(db, () => Promise.reject(new Error('at once'))),
    put('b'),
  ]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
  expect([commits, await list()]).toEqual([2, ['a', 'b', 'taken']]);
});

it('tells all of them when the transaction cannot be committed, and none of it is there', async () => {
  const { page_count: pages } = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]!;
  await sql.raw(`pragma max_page_count = ${pages + 1}`).execute(db);
  const settled = await Promise.allSettled(times(100, (i) => put(`${i}`.padEnd(4000, 'x'))));
  const kept = await list();
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(kept.length);
  expect(settled.at(-1)).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('full') } });
  await sql.raw(`pragma max_page_count = ${pages + 1000}`).execute(db);
  await put('a');
  expect(await list()).toContain('a');
});

it('lets other writes of the process in between, however many are asked for', async () => {
  const order: string[] = [];
  const slow = (i: number) =>
    write(db, async (trx) => {
      await trx
        .insertInto('formerUnit')
        .values({ id: `slow ${i}`, unitId: 'a' })
        .execute();
      for (const until = performance.now() + 12; performance.now() < until;);
    }).then(() => order.push('slow'));
  const all = times(5, slow);
  await nextTurn();
  const other = db
    .insertInto('formerUnit')
    .values({ id: 'other', unitId: 'a' })
    .execute()
    .then(() => order.push('other'));
  await Promise.all([...all, other]);
  expect(order.indexOf('other')).toBeLessThan(3);
  expect(commits).toBe(5);
});

it('tells everybody when the database is gone', async () => {
  const gone = await openDatabase(path.join(folder, 'gone.db'));
  await gone.destroy();
  const settled = await Promise.allSettled(times(3, () => write(gone, (trx) => trx.selectFrom('formerUnit').selectAll().execute())));
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
