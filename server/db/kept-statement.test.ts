import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { keepStatement } from './kept-statement.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-kept-'));
  db = await openDatabase(path.join(folder, 'cairn.db'));
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const add = (on: Database, id: string, unitId: string) => on.insertInto('formerUnit').values({ id, unitId }).execute();

it('is built once and run with the values of each call, beside those of its own', async () => {
  const build = vi.fn((on: Database, { unitId, id }: { unitId: string; id: string }) =>
    on.selectFrom('formerUnit').select('id').where('id', '!=', 'none').where('id', '!=', id).where('unitId', '=', unitId).orderBy('id'),
  );
  const find = keepStatement(build);
  for (const [id, unitId] of [
    ['a', '1'],
    ['b', '1'],
    ['c', '2'],
  ] as const)
    await add(db, id, unitId);
  expect(await find(db, { unitId: '1', id: 'x' })).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await find(db, { unitId: '1', id: 'a' })).toEqual([{ id: 'b' }]);
  expect(await find(db, { unitId: '2', id: 'a' })).toEqual([{ id: 'c' }]);
  expect(build).toHaveBeenCalledTimes(1);
});

it('belongs to whatever database, transaction or connection it is run in', async () => {
  const count = keepStatement((on) => on.selectFrom('formerUnit').select((eb) => eb.fn.countAll<number>().as('n')));
  const other = await openDatabase(path.join(folder, 'other.db'));
  const failed = db.transaction().execute(async (trx) => {
    await add(trx, 'a', '1');
    expect([await count(trx, {}), await count(db, {}), await count(other, {})]).toEqual([[{ n: 1 }], [{ n: 0 }], [{ n: 0 }]]);
    throw new Error('not kept');
  });
  await expect(failed).rejects.toThrow('not kept');
  expect(await count(db, {})).toEqual([{ n: 0 }]);
  await other.destroy();
});

it('writes as well, one value in several places', async () => {
  const put = keepStatement((on: Database, row: { id: string; unitId: string }) =>
    on
      .insertInto('formerUnit')
      .values(row)
      .onConflict((of) => of.column('id').doUpdateSet({ unitId: row.unitId }))
      .returningAll(),
  );
  expect(await put(db, { id: 'a', unitId: '1' })).toEqual([{ id: 'a', unitId: '1' }]);
  expect(await put(db, { unitId: '2', id: 'a' })).toEqual([{ id: 'a', unitId: '2' }]);
});

it('refuses to be built of a value that was reckoned with', async () => {
  const find = keepStatement((on: Database, { n }: { n: number }) =>
    on
      .selectFrom('formerUnit')
      .select('id')
      .where(sql<number>`length(id)`, '=', n + 1),
  );
  await expect(find(db, { n: 1 })).rejects.toThrow('as they are');
});
