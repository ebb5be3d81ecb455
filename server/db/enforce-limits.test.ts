import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../tests/support/expect-problem.ts';
import { begin } from '../../tests/support/houses/coach-house.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { signUp } from '../../tests/support/houses/test-house.ts';
import { useEverything, type Person } from '../../tests/support/houses/use-everything.ts';
import { enforceLimits } from './enforce-limits.ts';
import { BOUNDED_ELSEWHERE, LEARNER_LIMITS, type LearnerLimit } from './learner-limits.ts';

let study: StudyHouse;
let robin: Person;
beforeAll(async () => {
  study = await openStudyHouse();
  robin = await useEverything(study, 'zibeth');
}, 60_000);
afterEach(() => enforceLimits(study.house.db));
afterAll(() => study.close());

type Row = Record<string, string | number | null>;
const ask = async <Found>(statement: string) => (await sql.raw<Found>(statement).execute(study.house.db)).rows;

/** Tables that name a learner, or a row that does. */
async function listLearnersTables(): Promise<string[]> {
  const tables = await ask<{ name: string; columns: string }>(
    `select name, (select group_concat(info.name) from pragma_table_info(tables.name) info) as columns
     from sqlite_master tables where type = 'table'`,
  );
  const keys = await ask<{ name: string; to: string }>(
    'select tables.name, key."table" as "to" from sqlite_master tables, pragma_foreign_key_list(tables.name) key',
  );
  const found = new Set(['user', 'rateWindow', 'verification']);
  for (const { name, columns } of tables) if (/(^|,)(user_?id|owner|noteid|messageid)(,|$)/i.test(columns)) found.add(name);
  for (let known = 0; known < found.size;) {
    known = found.size;
    for (const { name, to } of keys) if (found.has(to)) found.add(name);
  }
  return [...found];
}

it('every table that a learner can grow has a limit, or is bounded in another way that is named', async () => {
  const declared = [...Object.keys(LEARNER_LIMITS), ...Object.keys(BOUNDED_ELSEWHERE)];
  expect((await listLearnersTables()).toSorted()).toEqual(declared.toSorted());
});

/** What the triggers have counted, and what there is; the columns are those that they watch. */
async function compareCounts() {
  const kept = await ask<Row>('select * from "learnerUse" order by "table", "userId"');
  const counted: Row[] = [];
  for (const table of Object.keys(LEARNER_LIMITS)) {
    const [trigger] = await ask<{ sql: string }>(`select sql from sqlite_master where name = 'use_${table}_other'`);
    const columns = trigger ? (/of (.*) on "/.exec(trigger.sql)?.[1]?.split(', ') ?? []) : [];
    const bytes = columns.map((column) => `coalesce(octet_length(own.${column}), 0)`).join(' + ') || '0';
    const from =
      table === 'coachMessage' ? '"coachMessage" own join conversation whose on whose.id = own."conversationId"' : `"${table}" own`;
    const owner = table === 'coachMessage' ? 'whose."userId"' : 'own."userId"';
    counted.push(
      ...(await ask<Row>(`select ${owner} as "userId", '${table}' as "table", count(*) as rows, sum(${bytes}) as bytes
        from ${from} where ${owner} is not null group by 1`)),
    );
  }
  const inOrder = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return { kept: inOrder(kept), counted: inOrder(counted) };
}

describe('the counts', () => {
  it('are those of the rows, after everything was used, changed and deleted', async () => {
    const used = await compareCounts();
    expect(used.kept.length).toBeGreaterThan(15);
    expect(used.kept).toEqual(used.counted);

    const { items } = (await (await robin.call('GET', '/api/notes')).json()) as { items: { id: string }[] };
    await robin.call('PATCH', `/api/notes/${items[0]?.id}`, { text: 'Ein längerer Gedanke 🌊' });
    const { id } = await begin(robin, 'interview', { question: 'And then?' });
    await robin.call('DELETE', `/api/coach/conversations/${id}`);
    const changed = await compareCounts();
    expect(changed.kept).not.toEqual(used.kept);
    expect(changed.kept).toEqual(changed.counted);
  });

  it('go with the account', async () => {
    const gone = await useEverything(study, 'quaggar');
    expect((await gone.call('DELETE', '/api/profile', { password: gone.password })).status).toBe(204);
    expect(await ask(`select * from "learnerUse" where "userId" = '${gone.id}'`)).toEqual([]);
    const { kept, counted } = await compareCounts();
    expect(kept).toEqual(counted);
  });
});

/** Many rows like one that the learner has, each different in what must differ. */
async function copyRow(table: string, number: number): Promise<void> {
  const own =
    table === 'coachMessage'
      ? `"conversationId" in (select id from conversation where "userId" = '${robin.id}')`
      : `"userId" = '${robin.id}'`;
  const [row] = await ask<Row>(`select * from "${table}" where ${own} limit 1`);
  const unique = await ask<{ name: string }>(
    `select distinct info.name from pragma_index_list('${table}') list, pragma_index_info(list.name) info where list."unique" = 1`,
  );
  const keys = await ask<{ from: string }>(`select "from" from pragma_foreign_key_list('${table}')`);
  const fixed = new Set(keys.map(({ from }) => from));
  const copy: Row = { ...row };
  for (const { name } of unique) {
    const value = copy[name];
    if (!fixed.has(name) && name !== 'userId')
      copy[name] = typeof value === 'string' ? `${value}-${number}` : typeof value === 'number' ? value + 900_000 * number : null;
    // The one other that is alone in its index.
    else if (name === 'noteId') copy[name] = null;
  }
  const names = Object.keys(copy);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => copy[name]))})`.execute(study.house.db);
}

const countOwn = async (table: string) =>
  (await ask<{ rows: number }>(`select rows from "learnerUse" where "userId" = '${robin.id}' and "table" = '${table}'`))[0]?.rows ?? 0;

describe('a table that is full', () => {
  beforeAll(async () => {
    // Of what useEverything leaves nothing in.
    const certificate = { code: 'gone', userId: robin.id };
    await study.house.db.insertInto('withdrawnCertificate').values(certificate).execute();
    expect((await robin.call('POST', '/api/records', record(0))).status).toBe(201);
  });

  // From its end: the oldest of one table takes along what goes with it.
  it.each(Object.entries(LEARNER_LIMITS).toReversed())('takes no more: %s', async (table, limit) => {
    await copyRow(table, 1);
    const rows = await countOwn(table);
    expect(rows).toBeGreaterThan(1);
    await enforceLimits(study.house.db, { [table]: { ...limit, rows, bytes: Number.MAX_SAFE_INTEGER } as LearnerLimit });
    if ('full' in limit) {
      await expect(copyRow(table, 2)).rejects.toThrow(`no room in ${table}`);
      expect(limit.full).toMatch(/^[A-Z].*\.$/);
    } else await copyRow(table, 2);
    expect(await countOwn(table)).toBe(rows);
    const { kept, counted } = await compareCounts();
    expect(kept).toEqual(counted);
  });

  it('of sessions lets the new one in and ends the one that was not used for longest', async () => {
    const sam = await signUp(study.app);
    const sessions = LEARNER_LIMITS['session'] as { rows: number; oldestBy: string };
    await enforceLimits(study.house.db, { session: { ...sessions, rows: 2 } });
    const signIn = () => sam.call('POST', '/api/auth/sign-in/email', { email: sam.email, password: sam.password });
    expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 200]);
    await expectProblem(await sam.call('GET', '/api/profile'), 401, 'not_signed_in');
  });

  it('is no matter of others', async () => {
    await enforceLimits(study.house.db, { record: { rows: 1, bytes: 1e9, full: 'Only told by the real limit.' } });
    const sam = await signUp(study.app);
    expect((await sam.call('POST', '/api/records', record(1))).status).toBe(201);
    const problem = await expectProblem(await sam.call('POST', '/api/records', record(2)), 422, 'no_room');
    expect(problem.detail).toMatch(/^No more records/);
    // What is there already may be sent again.
    expect((await sam.call('POST', '/api/records', record(1))).status).toBe(200);
  });

  it('of bytes is told of like one of rows', async () => {
    const sam = await signUp(study.app);
    const { id } = await begin(sam, 'interview', { question: 'Why bread?' });
    await enforceLimits(study.house.db, { conversation: { rows: 9, bytes: 10, full: 'Only told by the real limit.' } });
    await expectProblem(await sam.call('POST', '/api/coach/conversations', { type: 'career' }), 422, 'no_room');
    expect((await sam.call('GET', `/api/coach/conversations/${id}`)).status).toBe(200);
  });

  it('holds up no import: its connection refuses nothing', async () => {
    const sam = await signUp(study.app);
    await enforceLimits(study.house.db, { favorite: { rows: 0, bytes: 0, full: 'Only told by the real limit.' } });
    const other = new DatabaseSync(path.join(study.house.env.DATA_DIR, 'cairn.db'));
    other.prepare('insert into favorite ("userId", "itemId", "createdAt") values (?, ?, 1)').run(sam.id, 'stone');
    other.close();
    await expectProblem(await sam.call('PUT', '/api/favorites/part-10'), 422, 'no_room');
  });
});

const record = (number: number) => ({
  ...{ category: 'coaching', mode: 'automatic', recordType: 'managerial_coaching' },
  payload: {
    ...{ session_id: `session-${number}`, coaching_type: 'Feedback', focus_area: 'A late report', duration_minutes: 0 },
    ...{ topics_covered: ['Delegation'], insights_gained: [], action_items: [] },
  },
});
