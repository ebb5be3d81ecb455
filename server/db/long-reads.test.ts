import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestHouse, signUp, type TestHouse } from '../../tests/support/houses/test-house.ts';
import { expectProblem } from '../../tests/support/expect-problem.ts';
import { LineFull } from '../fair-line.ts';
import { findDatabaseFailure } from '../http/database-failure.ts';
import { openDatabase, type Database } from './database.ts';
import { MOST_WAITING, openLongReads } from './long-reads.ts';
import { readFor, whileThere } from './while-there.ts';

let folder: string;
let file: string;
let db: Database;
let longReads: Database;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-long-reads-'));
  file = path.join(folder, 'cairn.db');
  db = await openDatabase(file);
  longReads = openLongReads(file, db);
});
afterEach(async () => {
  await longReads.destroy();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (on: Database) =>
  Number(
    (
      await on
        .selectFrom('formerUnit')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
/** Holds a connection for some hundred milliseconds. */
const slow = (on: Database) =>
  sql`with recursive number(n) as (select 1 union all select n + 1 from number where n < 2000000) select max(n) as n from number`.execute(
    on,
  );

it('sees what was written before it was asked for, by this process or another, and answers as the database does', async () => {
  const other = await openDatabase(file);
  for (let n = 0; n < 50; n++) {
    await (n % 2 ? db : other)
      .insertInto('formerUnit')
      .values({ id: `id ${n}`, unitId: 'ü' })
      .execute();
    expect(await count(longReads)).toBe(n + 1);
  }
  await other.destroy();
  const query = (on: Database) => on.selectFrom('formerUnit').selectAll().where('id', '=', 'id 7').executeTakeFirst();
  expect(await query(longReads)).toEqual({ ...(await query(db)) });
  const { rows } = await sql`select null as a, 1.5 as b, x'0102' as c`.execute(longReads);
  expect(rows).toEqual([{ a: null, b: 1.5, c: new Uint8Array([1, 2]) }]);
});

it('lets others be answered meanwhile, and goes in the order in which it was asked', async () => {
  const ended: string[] = [];
  const end = (name: string, work: Promise<unknown>) => work.then(() => ended.push(name));
  await Promise.all([
    end('slow', slow(longReads)),
    end('after it', count(longReads)),
    end('write', db.insertInto('formerUnit').values({ id: 'a', unitId: 'b' }).execute()),
    end('read', count(db)),
  ]);
  expect(ended.toSorted()).toHaveLength(4);
  expect(ended.slice(2)).toEqual(['slow', 'after it']);
});

it('takes turns among those who ask: whoever has had much of its time waits behind who has had none', async () => {
  const done: string[] = [];
  const ask = (who: string) => readFor(who, () => slow(longReads).then(() => done.push(who)));
  await Promise.all([ask('Alice'), ask('Alice'), ask('Alice'), ask('Bob')]);
  expect(done).toEqual(['Alice', 'Bob', 'Alice', 'Alice']);
});

it('drops what nobody waits for any more', async () => {
  const leaving = new AbortController();
  const ended: string[] = [];
  const held = slow(longReads).then(() => ended.push('held'));
  const left = whileThere(leaving.signal, () => slow(longReads)).catch((error: unknown) => ended.push(String(error)));
  const staying = count(longReads).then(() => ended.push('staying'));
  setImmediate(() => leaving.abort());
  await Promise.all([held, left, staying]);
  expect(ended).toEqual(['Error: Whoever asked has left.', 'held', 'staying']);
  await expect(whileThere(leaving.signal, () => count(longReads))).rejects.toThrow('has left');
});

describe('when more is asked for than can wait', () => {
  it('refuses what is too much, and nothing else', async () => {
    const asked = Array.from({ length: MOST_WAITING + 3 }, () => count(longReads));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused.map((one) => (one as PromiseRejectedResult).reason instanceof LineFull)).toEqual([true, true]);
    expect(await count(longReads)).toBe(0);
  });

  it('a search is told to come again whose learner has as much waiting, and nobody else’s', async () => {
    const house: TestHouse = await openTestHouse({ libraryDir: folder });
    try {
      const learner = await signUp(house.app);
      const other = await signUp(house.app);
      const waiting = Array.from({ length: MOST_WAITING + 1 }, () =>
        readFor(learner.id, () => slow(house.house.longReads)).catch(() => {}),
      );
      const answer = await learner.call('GET', '/api/search?q=river');
      await expectProblem(answer, 503, 'too_busy');
      expect(answer.headers.get('retry-after')).toBe('5');
      expect((await other.call('GET', '/api/search?q=river')).status).toBe(200);
      await house.house.longReads.destroy();
      await Promise.all(waiting);
    } finally {
      await house.close();
    }
  });
});

it('fails as the database fails', async () => {
  await expect(sql`select id from nowhere`.execute(longReads)).rejects.toThrow('no such table: nowhere');
  await expect(db.insertInto('formerUnit').values({ id: 'a', unitId: 'b' }).execute()).resolves.toBeDefined();
  await expect(longReads.deleteFrom('formerUnit').execute()).rejects.toMatchObject({ errcode: 8, code: 'ERR_SQLITE_ERROR' });
  await expect(longReads.transaction().execute((trx) => count(trx))).rejects.toThrow('single statements');
  expect(await count(longReads)).toBe(1);
  const failureOf = async (name: string) => {
    const reads = openLongReads(path.join(folder, name), db);
    const failure = await count(reads).then(() => null, findDatabaseFailure);
    await reads.destroy();
    return failure?.cause;
  };
  writeFileSync(path.join(folder, 'damaged.db'), 'nothing that a database begins with'.repeat(1000));
  expect(await failureOf('damaged.db')).toBe('is damaged');
  expect(await failureOf('nowhere.db')).toBe('cannot be opened');
});

it('is there again when the file is', async () => {
  const away = path.join(folder, 'away.db');
  const reads = openLongReads(away, db);
  await expect(count(reads)).rejects.toThrow('unable to open');
  await db.destroy();
  copyFileSync(file, away);
  expect(await count(reads)).toBe(0);
  await reads.destroy();
});

it('waits while another program holds the file', async () => {
  const held = path.join(folder, 'held.db');
  // Without WAL, whoever writes keeps readers out.
  const holder = new DatabaseSync(held);
  holder.exec('create table formerUnit (id text); begin exclusive');
  const reads = openLongReads(held, db);
  let answered = 0;
  const counting = count(reads).then(() => answered++);
  await slow(longReads);
  expect(answered).toBe(0);
  holder.exec('commit');
  await counting;
  await reads.destroy();
  holder.close();
});

it('a thread that ends is followed by another', async () => {
  const tooMuch = sql`with recursive number(n) as (select 1 union all select n + 1 from number where n < 300)
    select printf('%.*c', 2000000, 'x') || n as text from number`;
  const [failed, next] = await Promise.allSettled([tooMuch.execute(longReads), count(longReads)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
  expect(next).toEqual({ status: 'fulfilled', value: 0 });
});

it('is the one connection where there can be no other', async () => {
  const memory = await openDatabase(':memory:');
  expect(openLongReads(':memory:', memory)).toBe(memory);
  await memory.destroy();
});

it('a thread that cannot begin fails the statement, and the next one begins another', async () => {
  const entry = path.join(folder, 'thread.mjs');
  const reads = openLongReads(file, db, entry);
  await expect(count(reads)).rejects.toThrow();
  await expect(Promise.all([count(reads), count(reads)])).rejects.toThrow();
  writeFileSync(entry, 'export default () => ({ rows: [{ n: 7 }] });');
  expect(await count(reads)).toBe(7);
  await reads.destroy();
});
