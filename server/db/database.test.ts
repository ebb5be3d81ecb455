import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { learnerId } from '../../tests/support/houses/learner-id.ts';
import { openDatabase } from './database.ts';
import { uuidv7 } from './uuid.ts';
import { writeUnsynced } from './write-unsynced.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-db-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => path.join(folder, 'cairn.db');
const PLACE = {
  userId: learnerId('u'),
  unitId: 'a',
  itemId: 'i',
  positionSec: 1,
  locator: null,
  fraction: 0.5,
  completed: 0,
  playedSec: 1,
  heard: null,
  observedAt: 1,
  updatedAt: 1,
};

describe('openDatabase', () => {
  it('brings a fresh file up to date', async () => {
    const db = await openDatabase(file());
    const tables = await sql<{
      name: string;
    }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`.execute(db);
    expect(tables.rows.map((row) => row.name)).toEqual([
      'account',
      'assessment',
      'certificate',
      'closedAccount',
      'coachFact',
      'coachMessage',
      'coachTurn',
      'collection',
      'collectionItem',
      'contactMessage',
      'conversation',
      'favorite',
      'formerUnit',
      'goal',
      'iqResponse',
      'iqSitting',
      'item',
      'itemSkill',
      'itemTopic',
      'kysely_migration',
      'kysely_migration_lock',
      'learnerSettings',
      'learnerUse',
      'letter',
      'libraryVersion',
      'media',
      'note',
      'openCheckout',
      'passkey',
      'paymentEvent',
      'person',
      'personName',
      'progress',
      'quizAttempt',
      'rateWindow',
      'receipt',
      'record',
      'reviewAnswer',
      'reviewCard',
      'session',
      'skillEvidence',
      'studyTime',
      'subscription',
      'unit',
      'user',
      'verification',
      'withdrawnCertificate',
    ]);
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(done.rows.map((row) => row.name)).toEqual([
      '0001-first-light',
      '0002-accounts',
      '0003-notes-and-settings',
      '0004-people-and-collections',
      '0005-one-schema-of-accounts',
      '0006-rate-windows',
      '0007-library-roots',
      '0008-heard',
      '0009-former-units',
      '0010-counted-reports',
      '0011-cover-numbers',
      '0012-skills',
      '0013-coach',
      '0014-assessments',
      '0015-by-month',
      '0016-iq',
      '0017-iq-by-end',
      '0018-learning',
      '0019-passkeys',
      '0020-contact',
      '0021-payment',
      '0022-withdrawn',
      '0023-open-checkout',
      '0024-years-of-use',
      '0025-letters',
      '0026-bounded-use',
      '0027-learner-use',
      '0028-one-place',
      '0029-passed-is-finished',
      '0030-evidence-done',
      '0031-no-place-ahead',
      '0032-finished-once',
      '0033-first-language',
      '0034-evidence-by-skill',
      '0035-replies-begun-anew',
      '0036-heard-as',
      '0037-evidence-agreed',
      '0038-coach-facts',
      '0039-said-to-coach',
      '0040-library-version',
      '0041-version-of-works',
    ]);
    await db.destroy();
  });

  it('opens the same file again without touching what is in it', async () => {
    const first = await openDatabase(file());
    await first.insertInto('progress').values(PLACE).execute();
    await first.destroy();
    const second = await openDatabase(file());
    expect(await second.selectFrom('progress').selectAll().execute()).toMatchObject([PLACE]);
    await second.destroy();
  });

  it('writes through to the disk at every commit', async () => {
    const db = await openDatabase(file());
    const pragma = async (name: string) =>
      Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
    // 2 is FULL.
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual(['wal', 2, 1]);
    await db.destroy();
  });

  it('writes through to the disk again after a write that did not, even one that failed', async () => {
    const db = await openDatabase(file());
    const synchronous = async (connection = db) =>
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(connection)).rows[0]?.synchronous;
    const found: unknown[] = [];
    const counting = writeUnsynced(db, async (connection) => {
      found.push(await synchronous(connection));
      await sleep(10);
    });
    // Asked while the count is under way.
    await Promise.all([counting, synchronous().then((meanwhile) => found.push(meanwhile))]);
    await expect(writeUnsynced(db, () => Promise.reject(new Error('half way')))).rejects.toThrow('half way');
    // 1 is NORMAL, 2 is FULL.
    expect([...found, await synchronous()]).toEqual([1, 2, 2]);
    await db.destroy();
  });

  it('undoes a transaction that fails', async () => {
    const db = await openDatabase(file());
    await expect(
      db.transaction().execute(async (trx) => {
        await trx.insertInto('progress').values(PLACE).execute();
        throw new Error('half way');
      }),
    ).rejects.toThrow('half way');
    expect(await db.selectFrom('progress').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  it('says which file cannot be opened, and does not hang', async () => {
    await expect(openDatabase(path.join(folder, 'no', 'such', 'folder.db'))).rejects.toThrow(/unable to open/);
  });

  it('refuses a database whose migrations it does not know', async () => {
    const db = await openDatabase(file());
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2099-01-01')`.execute(db);
    await db.destroy();
    await expect(openDatabase(file())).rejects.toThrow(/newer release of Cairn \(9999-from-the-future\); nothing was changed/);
  });

  it("lets two processes' worth of connections write in turn", async () => {
    const [one, two] = [await openDatabase(file()), await openDatabase(file())];
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        (i % 2 ? one : two)
          .insertInto('progress')
          .values({ ...PLACE, unitId: `u${i}` })
          .execute(),
      ),
    );
    expect(await one.selectFrom('progress').select('unitId').execute()).toHaveLength(40);
    await one.destroy();
    await two.destroy();
  });
});

describe('uuidv7', () => {
  it('is a UUID of version 7 that sorts by time', () => {
    const ids = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 2 ** 48 - 1].map((now) => uuidv7(now));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids.toSorted()).toEqual(ids);
    expect(Number.parseInt((ids[2] ?? '').replace('-', '').slice(0, 12), 16)).toBe(1_700_000_000_000);
  });
  it('never comes twice', () => expect(new Set(Array.from({ length: 5000 }, () => uuidv7(1))).size).toBe(5000));
});
