import { sql } from 'kysely';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { explainQuery } from '../../../tests/support/houses/explain-query.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';
import { useEverything, type Person } from '../../../tests/support/houses/use-everything.ts';
import { LEFT_OUT } from './export/left-out.ts';
import { readEntries, readPage } from './export/read-entries.ts';
import { SORTS } from './export/sorts.ts';

let study: StudyHouse;
let robin: Person;
let files: Record<string, string>;
beforeAll(async () => {
  study = await openStudyHouse();
  robin = await useEverything(study, 'zibeth');
  await useEverything(study, 'quaggar');
  files = await unpack(robin);
}, 60_000);
afterAll(() => study.close());

async function unpack(person: Person): Promise<Record<string, string>> {
  const response = await person.call('GET', '/api/profile/export');
  expect(response.status).toBe(200);
  const packed = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(packed).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const read = (file: string) => JSON.parse(files[`json/${file}.json`] ?? '') as Record<string, unknown>[];

/** Tables that name a learner, or a row that does, by a column or by what their rows are about. */
async function listPersonalTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string; columns: string }>`
    select name, (select group_concat(info.name) from pragma_table_info(tables.name) info) as columns
    from sqlite_master tables where type = 'table'`.execute(study.house.db);
  const keys = await sql<{ name: string; to: string }>`
    select tables.name, key."table" as "to" from sqlite_master tables, pragma_foreign_key_list(tables.name) key`.execute(study.house.db);
  const personal = new Set(['user', 'rateWindow', 'verification']);
  for (const { name, columns } of rows) if (/(^|,)(user_?id|email|owner|noteid|messageid)(,|$)/i.test(columns)) personal.add(name);
  for (let known = 0; known < personal.size;) {
    known = personal.size;
    for (const { name, to } of keys.rows) if (personal.has(to)) personal.add(name);
  }
  return [...personal];
}

describe('a copy of everything', () => {
  it('holds every table that names a learner, or says why not', async () => {
    const held = SORTS.flatMap(({ table, part }) => [table, ...(part ? [part.table] : [])]);
    expect((await listPersonalTables()).toSorted()).toEqual([...held, ...Object.keys(LEFT_OUT)].toSorted());
    expect(Object.values(LEFT_OUT).every((reason) => reason !== '')).toBe(true);
  });

  it('has something of every sort, and a page to read for each', () => {
    for (const { file, title } of SORTS) {
      expect(read(file), file).not.toEqual([]);
      expect(files[`to-read/${file}.md`], file).toMatch(new RegExp(`^# ${title}\n\n\\S`));
      expect(files['README.md']).toContain(`**${title}** (\`${file}\`)`);
    }
    expect(Object.keys(files)).toHaveLength(2 * SORTS.length + 1);
  });

  it('has the words of its owner and of nobody else', () => {
    for (const file of ['notes', 'conversations', 'goals', 'assessments'])
      for (const name of [`json/${file}.json`, `to-read/${file}.md`]) expect(files[name], name).toContain('zibeth');
    expect(Object.values(files).join()).not.toContain('quaggar');
  });

  it('has no secret in it, nor what solves the items of the IQ test', async () => {
    const accounts = await study.house.db
      .withTables<{ account: { password: string } }>()
      .selectFrom('account')
      .select('password')
      .execute();
    const sessions = await study.house.db.selectFrom('session').select('token').execute();
    const items = await study.house.db.selectFrom('iqResponse').select('seed').execute();
    const all = Object.values(files).join();
    for (const secret of [...accounts.map((row) => row.password), ...sessions.map((row) => row.token), ...items.map((row) => row.seed)])
      expect(all).not.toContain(secret);
  });

  it('says moments in ISO 8601, flags as what they are, and whose it is not again', () => {
    expect(read('places')[0]).toMatchObject({ completed: true, updatedAt: expect.stringMatching(/^\d{4}-.*Z$/), work: 'Part 2' });
    expect(read('settings')[0]).toMatchObject({ playback: { rate: 1.5 }, isBuiltinOnly: false });
    expect(read('conversations')[0]).toMatchObject({ messages: expect.arrayContaining([expect.objectContaining({ role: 'user' })]) });
    expect(read('notes')[0]).not.toHaveProperty('userId');
    expect(read('notes')[0]).not.toHaveProperty('rowid');
  });

  describe('as people read it', () => {
    const toRead = (file: string) => files[`to-read/${file}.md`] ?? '';

    it('asks the questions again, and says of whose words a card is', () => {
      expect(toRead('quiz-answers')).toContain('- **Right:** What costs most when you switch?');
      expect(toRead('quiz-answers')).toContain('- **Not right:** What removes an interruption for good?');
      expect(toRead('review-cards')).toContain('## What removes an interruption for good?');
      expect(toRead('review-cards')).toContain('## Slow zibeth water.');
      expect(toRead('review-grades')).toMatch(/## (What removes|Slow zibeth)/);
    });

    it('has amounts with their currency, and times of the zone that the learner lives in', () => {
      expect(toRead('receipts')).toContain('- **Paid:** €9.00\n');
      expect(toRead('membership')).toContain('- **Price:** €9 each month');
      for (const file of ['receipts', 'profile', 'places', 'sessions']) expect(toRead(file), file).toMatch(/ at \d\d:\d\d CES?T$/m);
      expect(files['README.md']).toContain('times of the zone Europe/Berlin');
    });

    it('says plainly that answers to quizzes are not kept, and days as everywhere else', () => {
      expect(toRead('quiz-answers')).toContain('Which answers you chose is not kept');
      expect(toRead('notes')).toMatch(/>\), \d+ [A-Z][a-z]+ \d{4}$/m);
      expect(toRead('iq-tests')).toMatch(/Taken on \d+ [A-Z][a-z]+ \d{4}\./);
      for (const { file } of SORTS) expect(toRead(file), file).not.toMatch(/\b\d{4}-\d\d-\d\d\b/);
    });

    it('says of what was only marked as finished that nobody went through it, on a certificate too', () => {
      const marked = read('places').filter(({ isMarked }) => isMarked);
      expect(marked.length).toBeGreaterThan(0);
      expect(toRead('places').match(/- \*\*Finished:\*\* yes, without going through all of it$/gm)).toHaveLength(marked.length);
      expect(toRead('certificates')).toMatch(/^- \*\*Lessons:\*\* \d+, (?:all|\d+) finished without going through all of (?:it|them)$/m);
    });

    it('names the works of a goal', () => {
      expect(read('goals')[0]).toMatchObject({ works: ['Part 2'] });
      expect(toRead('goals')).toContain('- **Works that bring it nearer:**\n  - Part 2');
    });

    it('has the plan of an assessment as the app shows it', () => {
      expect(toRead('assessments')).toContain('### Action plan');
    });

    it('has nothing that only programs read', () => {
      for (const { file } of SORTS) {
        expect(toRead(file), file).not.toMatch(
          /\b(?:id|key|Id|Key)\b.*:\*\*|[a-z][A-Z][a-z]+:\*\*|\d{4}-\d\d-\d\dT|undefined|null|\[object|\\@|\b[0-9a-f]{8}-[0-9a-f]{4}-7/,
        );
        expect(toRead(file).match(/^# /gm), file).toHaveLength(1);
      }
    });
  });

  it('calls works by their titles, also when their files are gone', async () => {
    await study.house.db.updateTable('item').set({ missingSince: 1 }).where('id', '=', 'part-2').execute();
    files = await unpack(robin);
    expect(read('favourites')).toEqual([expect.objectContaining({ itemId: 'part-2', work: 'Part 2' })]);
    expect(files['to-read/notes.md']).toContain('## Part 2 (Audiobook)');
    await study.house.db.updateTable('item').set({ missingSince: null }).where('id', '=', 'part-2').execute();
  });

  it('has what was written to us by a visitor once their address is confirmed', async () => {
    const written = async () => {
      files = await unpack(robin);
      return read('messages-to-us').map(({ message }) => message);
    };
    expect(await written()).toEqual(['Where is the zibeth part?']);
    await study.house.db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', robin.id).execute();
    expect((await written()).toSorted()).toEqual(['And zibeth?', 'Where is the zibeth part?']);
  });

  it('is called by the brand and the day', async () => {
    const response = await robin.call('GET', '/api/profile/export');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="study-export-\d{4}-\d\d-\d\d\.zip"$/);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    await response.arrayBuffer();
  });

  it('is for learners only', async () => {
    await expectProblem(await call(study.app, 'GET', '/api/profile/export'), 401, 'not_signed_in');
  });
});

describe('a page of many', () => {
  // Whose address it names is asked for by another index, and few are written.
  const sorts = SORTS.filter(({ address }) => !address);

  it.each(sorts)('begins where the last one ended: $file', async (sort) => {
    const [row] = (await readPage(study.house, sort, robin.id)).rows;
    const asked = vi.spyOn(study.house.db.getExecutor(), 'stream');
    await readPage(study.house, sort, robin.id, row);
    const plans = asked.mock.calls.map(([query]) => explainQuery(study.house, query.sql));
    asked.mockRestore();
    expect(plans).not.toEqual([]);
    for (const plan of plans) {
      expect(plan).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX [^\n]*$/);
      // Whose they are, and all that the order has, or is alike.
      expect(plan.match(/\?/g)?.length).toBeGreaterThanOrEqual(sort.order.filter((name) => name !== 'rowid').length);
    }
    expect(plans.some((plan) => plan.includes('rowid>?'))).toBe(sort.order.includes('rowid'));
  });

  it('is asked for as often as there are pages', async () => {
    const person = await signUp(study.app);
    await addNotes(person.id, 3000, 1);
    const sort = SORTS.find(({ file }) => file === 'notes');
    const asked = vi.spyOn(study.house.db.getExecutor(), 'stream');
    const count = async () => {
      asked.mockClear();
      const ids = new Set<unknown>();
      for await (const { id } of readEntries(study.house, sort!, person.id)) ids.add(id);
      return [ids.size, asked.mock.calls.length];
    };
    const [, few = 0] = await count();
    await addNotes(person.id, 3000, 3001);
    expect(await count()).toEqual([6000, expect.closeTo(2 * few, -1)]);
    asked.mockRestore();
  });
});

const addNotes = (learnerId: string, many: number, from: number) =>
  sql`insert into note (id, "userId", "unitId", "itemId", quote, text, "createdAt", "updatedAt")
    with recursive n (i) as (select ${from} union all select i + 1 from n where i < ${from + many - 1})
    select ${learnerId} || i, ${learnerId}, 'unit-1', 'part-2', 'Slow water ' || i, 'runs deep', i, i from n`.execute(study.house.db);

/** Begins a copy and takes the first of it. */
async function beginExport(person: Person) {
  const response = await person.call('GET', '/api/profile/export');
  expect(response.status).toBe(200);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const first = await reader.read();
  return { reader, first: first.value ?? new Uint8Array() };
}

it(
  'of 50,000 notes in one chapter is made elsewhere: this thread hands on its pieces, and others are answered in between',
  { timeout: 120_000 },
  async () => {
    const person = await signUp(study.app);
    await addNotes(person.id, 50_000, 1);
    const asked = [vi.spyOn(study.house.db.getExecutor(), 'executeQuery'), vi.spyOn(study.house.db.getExecutor(), 'stream')];
    const { reader, first } = await beginExport(person);
    const chunks = [first];
    let answered = 0;
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        expect((await call(study.app, 'GET', '/api/health')).status).toBe(200);
        answered += 1;
      }
    })();
    // The session is looked up here; what is in the copy is not.
    const sqlOf = () => asked.flatMap((spy) => spy.mock.calls.map(([query]) => query.sql));
    for (let read = await reader.read(); !read.done; read = await reader.read()) chunks.push(read.value);
    isDone = true;
    await others;
    expect(sqlOf().filter((query) => query.includes('note'))).toEqual([]);
    for (const spy of asked) spy.mockRestore();
    const packed = unzipSync(Buffer.concat(chunks));
    expect((JSON.parse(strFromU8(packed['json/notes.json'] ?? new Uint8Array())) as unknown[]).length).toBe(50_000);
    expect(chunks.length).toBeGreaterThan(10);
    expect(answered).toBeGreaterThan(chunks.length);
  },
);

it('of more than its thread may hold comes all the same', { timeout: 120_000 }, async () => {
  const person = await signUp(study.app);
  const many = sql.raw('with recursive n (i) as (select 1 union all select i + 1 from n where i < 120)');
  await sql`insert into conversation (id, "userId", type, title, context, "isActive", "createdAt", "updatedAt")
    ${many} select ${person.id} || i, ${person.id}, 'career', 'Long', '{}', 0, i, i from n`.execute(study.house.db);
  await sql`insert into "coachMessage" (id, "conversationId", role, content, state, "createdAt")
    ${many} select ${person.id} || i || role, ${person.id} || i, role, hex(randomblob(250000)), 'complete', i
    from n, (select 'user' as role union select 'assistant')`.execute(study.house.db);
  const response = await person.call('GET', '/api/profile/export');
  let bytes = 0;
  let last = new Uint8Array();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    bytes += chunk.byteLength;
    last = chunk;
  }
  expect(bytes).toBeGreaterThan(60_000_000);
  // A zip ends with where its directory is.
  expect(Buffer.from(last).subarray(-22, -18).toString('latin1')).toBe('PK\x05\x06');
});

describe('copies that are being made', () => {
  it('are one of a learner and few in all, and end when nobody reads on', async () => {
    const people = [await signUp(study.app), await signUp(study.app), await signUp(study.app)] as const;
    for (const { id } of people) {
      await addNotes(id, 3000, 1);
      await sql`update note set text = hex(randomblob(1000)) where "userId" = ${id}`.execute(study.house.db);
    }
    const [ann, ben, cy] = people;
    const readers = [(await beginExport(ann)).reader, (await beginExport(ben)).reader];
    const again = await ann.call('GET', '/api/profile/export');
    await expectProblem(again, 429, 'too_many_requests');
    expect(again.headers.get('retry-after')).toMatch(/^\d+$/);
    const another = await cy.call('GET', '/api/profile/export');
    await expectProblem(another, 503, 'too_busy');
    expect(another.headers.get('retry-after')).toMatch(/^\d+$/);
    await readers[0]?.cancel();
    await vi.waitFor(async () => expect((await beginExport(cy)).first.byteLength).toBeGreaterThan(0), { timeout: 10_000 });
    await expectProblem(await ben.call('GET', '/api/profile/export'), 429, 'too_many_requests');
    // And when the server stops.
    study.house.work.stop();
    expect(await study.house.work.ended(5000)).toEqual([]);
  });
});
