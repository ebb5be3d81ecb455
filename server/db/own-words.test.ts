import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import { openTestHouse, signUp, type TestHouse } from '../../tests/support/houses/test-house.ts';
import { createSqliteMessageSearch } from './message-search.ts';
import { createSqliteNoteSearch } from './note-search.ts';
import { whileThere } from './while-there.ts';

const TEXTS = 300;
const CHARS = 5000;

let open: TestHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

let written = 0;

/** Each text as a note and as a message; their ids, the same of both. */
const write = async (userId: LearnerId, texts: readonly string[]): Promise<string[]> => {
  const { db, messages } = open.house;
  // Of a work whose title has none of the words that are looked for.
  const unit = await db
    .selectFrom('unit')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where(sql<boolean>`' ' || item.title not like '% a%' and ' ' || item.title not like '% c%'`)
    .select(['unit.id as unitId', 'itemId'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const conversationId = `conversation-${written++}`;
  const at = { createdAt: 1, updatedAt: 1 };
  const begun = { id: conversationId, userId, type: 'career', title: '', context: '{}', isActive: 0, ...at };
  const rows = texts.map((text, i) => ({ id: `${conversationId}-${i}`, text }));
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('conversation')
      .values(begun as never)
      .execute();
    for (const { id, text } of rows) {
      await trx
        .insertInto('note')
        .values({ id, userId, ...unit, text, ...at } as never)
        .execute();
      const message = { id, conversationId, role: 'user', content: text, state: 'done', createdAt: 1 };
      await trx
        .insertInto('coachMessage')
        .values(message as never)
        .execute();
      await messages.add(trx, id);
    }
  });
  return rows.map(({ id }) => id);
};

/** Ids of notes, then of messages. */
const find = async (userId: LearnerId, q: string) => {
  const { db, notes, messages, now } = open.house;
  const condition = await notes.matches(userId, q, { now: now() });
  const found = condition ? await db.selectFrom('note').where(condition).select('id').orderBy('id').execute() : [];
  return [...found.map(({ id }) => id), ...(await messages.find(userId, q, 100)).map(({ messageId }) => messageId)];
};

describe('what one learner has written', () => {
  it('makes no search of another one dearer, however long the words are', async () => {
    const [learner, hostile] = [await signUp(open.app), await signUp(open.app)];
    await write(learner.id, ['communication matters']);
    const words = ['c', 'co', 'com', 'comm', 'commu', 'communi', 'communicat', 'communicatio', 'communication'];
    /** Of this thread. Its clock is coarse, so that many are measured together. */
    const measure = async () => {
      const before = process.threadCpuUsage();
      for (let times = 0; times < 40; times++) for (const q of words) await find(learner.id, q);
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    await measure();
    const alone = await measure();
    let made = 0;
    const madeUp = () => {
      let text = '';
      while (text.length < CHARS) text += `communication${(made++).toString(36)} `;
      return text;
    };
    await write(hostile.id, Array.from({ length: TEXTS }, madeUp));
    expect((await measure()) / alone).toBeLessThan(6);
  });
});

describe('an index', () => {
  it('finds words by what they begin with, of longer ones by their first ten letters', async () => {
    const learner = await signUp(open.app);
    const [long, accented, short] = await write(learner.id, ['communications matter', 'Élan', 'a']);
    for (const q of ['co', 'commun', 'communicat', 'communication', 'communications', 'COMMUNICATIVE matt'])
      expect(await find(learner.id, q)).toEqual([long, long]);
    for (const q of ['communal', 'ommunications', 'communication mats']) expect(await find(learner.id, q)).toEqual([]);
    expect(await find(learner.id, 'ela')).toEqual([accented, accented]);
    expect(await find(learner.id, 'a')).toEqual([short, short]);
  });

  it('of an earlier release is made anew without holding up the start, and filled while learners write', async () => {
    const { db } = open.house;
    const learner = await signUp(open.app);
    const [changed, kept, gone] = await write(learner.id, ['one river', 'two rivers', 'three rivers']);
    const reopen = async () => {
      open.house.notes = await createSqliteNoteSearch(db);
      open.house.messages = await createSqliteMessageSearch(db);
    };
    for (const [index, columns] of Object.entries({ note_fts: 'owner, work, words', message_fts: 'owner, text' })) {
      await sql`drop table ${sql.table(index)}`.execute(db);
      await sql`create virtual table ${sql.table(index)} using fts5(
        ${sql.raw(columns)}, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')`.execute(db);
    }
    await reopen();
    expect(await find(learner.id, 'river')).toEqual([]);
    // The new ones get the numbers of those that go.
    for (const table of ['note', 'coachMessage'] as const) await db.deleteFrom(table).where('id', '=', gone!).execute();
    await db.updateTable('note').set({ text: 'one rivulet' }).where('id', '=', changed!).execute();
    const [added] = await write(learner.id, ['four rivers']);
    await expect(open.house.notes.fill(AbortSignal.abort(new Error('The server is ending.')))).rejects.toThrow('ending');
    for (let starts = 0; starts < 2; starts++) {
      await reopen();
      for (const search of [open.house.notes, open.house.messages]) await search.fill(new AbortController().signal);
      expect(await find(learner.id, 'rivul')).toEqual([changed]);
      expect((await find(learner.id, 'river')).toSorted()).toEqual([kept, kept, added, added]);
      expect(await find(learner.id, 'one')).toEqual([changed, changed]);
    }
    for (const index of ['note_fts', 'message_fts'])
      await sql`insert into ${sql.table(index)} (${sql.table(index)}) values ('integrity-check')`.execute(db);
  });
});

describe('a search whose client has left', () => {
  it.each(['/api/search?q=river', '/api/notes?q=river', '/api/coach/conversations?q=river', '/api/items?q=river', '/api/courses?q=river'])(
    'is not carried out: %s',
    async (url) => {
      const { cookie } = await signUp(open.app);
      const ask = async (signal: AbortSignal) => open.app.request(`http://localhost${url}`, { headers: { cookie }, signal });
      expect((await ask(new AbortController().signal)).status).toBe(200);
      expect((await ask(AbortSignal.abort())).status).toBe(400);
    },
  );

  it('ends before its next statement', async () => {
    const leaving = new AbortController();
    const count = () =>
      open.house.db
        .selectFrom('item')
        .select((eb) => eb.fn.countAll().as('total'))
        .execute();
    const work = whileThere(leaving.signal, async () => {
      await count();
      leaving.abort();
      await count();
    });
    await expect(work).rejects.toThrow('has left');
    await count();
  });
});
