import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOf } from '#core/library/catalogue.ts';
import { Note, NoteEntry } from '#core/notes/note.ts';
import { MAX_NOTES_PER_UNIT } from '#core/notes/note-limits.ts';
import { enforceLimits } from '#server/db/enforce-limits.ts';
import { uuidv7 } from '#server/db/uuid.ts';
import { LIMITS } from '#server/http/limits.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, RELEASE_MS, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
});
beforeEach(() => study.house.db.deleteFrom('note').execute());
afterAll(() => study.close());

interface Page {
  items: NoteEntry[];
  nextCursor: string | null;
  total: number;
}
const UNIT = 'part-2.a';
const DAY = Date.UTC(2026, 5, 1);
const post = (body: unknown, who = learner) => who.call('POST', '/api/notes', body);
async function add(body: object, who = learner): Promise<Note> {
  const response = await post({ unitId: UNIT, ...body }, who);
  const text = await response.text();
  expect([response.status, text]).toEqual([201, expect.any(String)]);
  return JSON.parse(text) as Note;
}
const list = async (query = '', who = learner) => expectJson<Page>(await who.call('GET', `/api/notes${query}`));
const ids = async (query = '', who = learner) => (await list(query, who)).items.map((note) => note.id);
/** At a moment of its own, so that the order is known. */
async function at<Result>(ms: number, act: () => Promise<Result>): Promise<Result> {
  const { now } = study.house;
  study.house.now = () => ms;
  try {
    return await act();
  } finally {
    study.house.now = now;
  }
}

describe('a note', () => {
  it('is made, and is where its Location says', async () => {
    const response = await at(Date.UTC(2026, 5, 1), () =>
      post({ unitId: UNIT, positionSec: 12.345, text: ' Remember this. ', color: 'green' }),
    );
    expect(response.status).toBe(201);
    const note = (await response.json()) as Note;
    expect(Note.strict().safeParse(note).error).toBeUndefined();
    expect(note).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      unitId: UNIT,
      itemId: 'part-2',
      positionSec: 12.345,
      locator: null,
      quote: null,
      text: 'Remember this.',
      color: 'green',
      createdAt: '2026-06-01T00:00:00.000Z',
      updatedAt: '2026-06-01T00:00:00.000Z',
    });
    expect(response.headers.get('location')).toBe(`/api/notes/${note.id}`);
    const entry = { ...note, work: { id: 'part-2', kind: 'audiobook', title: 'Part 2' }, unitTitle: 'Part 2', unitKind: 'audio' };
    expect(await list(`?unitId=${UNIT}`)).toEqual({ items: [entry], nextCursor: null, total: 1 });
    expect(await expectJson(await learner.call('GET', `/api/notes/${note.id}`))).toEqual(entry);
  });

  it('may be a bookmark without words, or a highlight in a text', async () => {
    expect(await add({ positionSec: 0, text: '  ', quote: '' })).toMatchObject({ positionSec: 0, text: null, quote: null, color: null });
    expect(await add({ unitId: 'plain-book.plain', locator: 'epubcfi(/6/4!/4/2)', quote: 'Some words.', color: 'yellow' })).toMatchObject({
      unitId: 'plain-book.plain',
      itemId: 'plain-book',
      positionSec: null,
      locator: 'epubcfi(/6/4!/4/2)',
      quote: 'Some words.',
    });
  });

  it('keeps whatever characters it is given', async () => {
    const text = '日本語 🌊 <script>alert(1)</script> \' or 1=1 -- "q"\nsecond line';
    const { id } = await add({ positionSec: 1, text });
    expect((await list()).items.find((note) => note.id === id)?.text).toBe(text);
  });

  it('in what is read aloud belongs to the unit whose text it is', async () => {
    const note = await add({ unitId: 'tts-plain-book.plain', positionSec: 3 });
    expect(note).toMatchObject({ unitId: 'plain-book.plain', itemId: 'plain-book', positionSec: 3 });
    expect(await ids('?unitId=tts-plain-book.plain')).toEqual([note.id]);
    expect(await ids('?unitId=plain-book.plain')).toEqual([note.id]);
  });

  it('changes, and says when', async () => {
    const before = await at(DAY + 1000, () => add({ positionSec: 1, text: 'First', color: 'blue' }));
    const patch = async (body: unknown) =>
      expectJson<Note>(await at(DAY + 2000, () => learner.call('PATCH', `/api/notes/${before.id}`, body)));
    const second = { ...before, text: 'Second', updatedAt: new Date(DAY + 2000).toISOString() };
    expect(await patch({ text: ' Second ' })).toEqual(second);
    const [third, fourth] = [2001, 2002].map((ms) => new Date(DAY + ms).toISOString());
    expect(await patch({ color: null })).toEqual({ ...second, color: null, updatedAt: third });
    expect(await patch({})).toEqual({ ...second, color: null, updatedAt: third });
    expect(await patch({ text: '', color: 'pink' })).toEqual({ ...second, text: null, color: 'pink', updatedAt: fourth });
    expect((await list()).items).toMatchObject([{ ...second, text: null, color: 'pink', updatedAt: fourth }]);
  });

  it('is not written over what another device wrote meanwhile, even in the same millisecond', async () => {
    const seen = await at(DAY, () => add({ positionSec: 1, text: 'First' }));
    const patch = (text: string) => at(DAY, () => learner.call('PATCH', `/api/notes/${seen.id}`, { text, ifUpdatedAt: seen.updatedAt }));
    const changed = await expectJson<Note>(await patch('From the phone'));
    await expectProblem(await patch('From the desk'), 409, 'changed_elsewhere');
    expect((await list()).items).toMatchObject([{ text: 'From the phone', updatedAt: changed.updatedAt }]);
    const next = { text: 'From the desk', ifUpdatedAt: changed.updatedAt };
    expect(await expectJson(await learner.call('PATCH', `/api/notes/${seen.id}`, next))).toMatchObject({ text: 'From the desk' });
    await learner.call('DELETE', `/api/notes/${seen.id}`);
    await expectProblem(await learner.call('PATCH', `/api/notes/${seen.id}`, next), 404, 'not_found');
  });

  it('is deleted once', async () => {
    const { id } = await add({ positionSec: 1 });
    const response = await learner.call('DELETE', `/api/notes/${id}`);
    expect([response.status, await response.text()]).toEqual([204, '']);
    await expectProblem(await learner.call('DELETE', `/api/notes/${id}`), 404, 'not_found');
    await expectProblem(await learner.call('PATCH', `/api/notes/${id}`, { text: 'a' }), 404, 'not_found');
    await expectProblem(await learner.call('GET', `/api/notes/${id}`), 404, 'not_found');
    expect(await list()).toEqual({ items: [], nextCursor: null, total: 0 });
  });

  it('may be made while the file is missing, not before the unit comes out', async () => {
    const mark = (missingSince: number | null) => study.house.db.updateTable('unit').set({ missingSince }).where('id', '=', UNIT).execute();
    await mark(1);
    await add({ positionSec: 1 });
    await mark(null);
    await expectProblem(await post({ unitId: 'later.a', positionSec: 1 }), 404, 'not_found');
    expect((await at(RELEASE_MS, () => post({ unitId: 'later.a', positionSec: 1 }))).status).toBe(201);
  });
});

describe('what is refused', () => {
  const good = { unitId: UNIT, positionSec: 1 };
  it.each<[string, object, string]>([
    ['no place', { positionSec: undefined }, 'positionSec'],
    ['two places', { locator: 'x' }, 'positionSec'],
    ['a negative time', { positionSec: -1 }, 'positionSec'],
    ['a time that is a text', { positionSec: '1' }, 'positionSec'],
    ['no unit', { unitId: undefined }, 'unitId'],
    ['a very long text', { text: 'x'.repeat(5001) }, 'text'],
    ['a very long quote', { quote: 'x'.repeat(2001) }, 'quote'],
    ['an unknown colour', { color: 'red' }, 'color'],
    ['an id of its own', { id: 'mine' }, 'id'],
    ["another's name", { userId: 'somebody' }, 'userId'],
    ['an item of its own', { itemId: 'stone' }, 'itemId'],
  ])('%s', async (_, wrong, path) => {
    const body = await expectProblem(await post({ ...good, ...wrong }), 422, 'invalid_fields');
    expect(body.errors?.map((error) => error.path)).toEqual([path]);
    expect((await list()).total).toBe(0);
  });

  it.each(['nothing', 'part-2', 'tts-nothing', 'tts-part-2.a', '../a', '\u0000'])('the unit %j', async (unitId) => {
    await expectProblem(await post({ ...good, unitId }), 404, 'not_found');
    expect(await list(`?unitId=${encodeURIComponent(unitId)}`)).toEqual({ items: [], nextCursor: null, total: 0 });
  });

  it('a change of its place, or to nothing known', async () => {
    const { id } = await add({ positionSec: 1 });
    for (const [body, path] of [
      [{ positionSec: 2 }, 'positionSec'],
      [{ unitId: 'stone.a' }, 'unitId'],
      [{ userId: 'x' }, 'userId'],
      [{ color: 'red' }, 'color'],
      [{ text: 5 }, 'text'],
    ] as const) {
      const problem = await expectProblem(await learner.call('PATCH', `/api/notes/${id}`, body), 422, 'invalid_fields');
      expect(problem.errors?.map((error) => error.path)).toEqual([path]);
    }
    await expectProblem(await learner.call('PATCH', `/api/notes/${id}`, '{'), 400, 'malformed_request');
  });

  it.each(['nothing', '..%2f..%2fetc%2fpasswd', '%00', 'x'.repeat(5000), '01890000-0000-7000-8000-000000000000'])(
    'the note %s',
    async (id) => {
      await expectProblem(await learner.call('PATCH', `/api/notes/${id}`, { text: 'a' }), 404, 'not_found');
      await expectProblem(await learner.call('DELETE', `/api/notes/${id}`), 404, 'not_found');
    },
  );

  it('a visitor, whatever the note', async () => {
    const { id } = await add({ positionSec: 1 });
    for (const [method, url, body] of [
      ['GET', '/api/notes'],
      ['GET', `/api/notes?unitId=${UNIT}`],
      ['POST', '/api/notes', good],
      ['PATCH', `/api/notes/${id}`, { text: 'a' }],
      ['DELETE', `/api/notes/${id}`],
      ['DELETE', '/api/notes/nothing'],
    ] as const)
      await expectProblem(await call(study.app, method, url, body), 401, 'not_signed_in');
    expect(await ids()).toEqual([id]);
  });

  it('more than anybody writes in one unit', async () => {
    const userId = (await study.house.db.selectFrom('user').select('id').where('email', '=', learner.email).executeTakeFirstOrThrow()).id;
    const row = {
      userId,
      unitId: UNIT,
      itemId: 'part-2',
      positionSec: 1,
      locator: null,
      quote: null,
      text: null,
      color: null,
      createdAt: 1,
      updatedAt: 1,
    };
    for (let n = 0; n < MAX_NOTES_PER_UNIT - 2; n += 500) {
      const rows = Array.from({ length: Math.min(500, MAX_NOTES_PER_UNIT - 2 - n) }, () => ({ ...row, id: uuidv7() }));
      await study.house.db.insertInto('note').values(rows).execute();
    }
    // Many at once do not slip through together.
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(good)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 422, 422, 422, 422, 422, 422]);
    const problem = await expectProblem(await post(good), 422, 'no_room');
    expect(problem.detail).toBe('You have 5,000 notes and bookmarks here already. Delete some before you add more.');
    await add({ unitId: 'stone.a', positionSec: 1 });
    await add({ positionSec: 1 }, await signUp(study.app));
  });

  describe('when all notes together are many', () => {
    const limitNotes = (rows: number, bytes: number) =>
      enforceLimits(study.house.db, { note: { rows, bytes, isEdited: true, full: 'Only told by the real limit.' } });
    afterEach(() => enforceLimits(study.house.db));

    it('another one, while those that are there may be changed', async () => {
      const note = await add({ positionSec: 1, text: 'Mine' });
      await limitNotes(2, 1000);
      const answers = await Promise.all([post(good), post(good), post(good)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422, 422]);
      const problem = await expectProblem(await post(good), 422, 'no_room');
      expect(problem.detail).toBe('Your notes and bookmarks are full. Delete or shorten some under Notes.');
      expect((await learner.call('PATCH', `/api/notes/${note.id}`, { text: 'Mine, and changed' })).status).toBe(200);
      await add({ positionSec: 1 }, await signUp(study.app));
      await learner.call('DELETE', `/api/notes/${note.id}`);
      expect((await post(good)).status).toBe(201);
    });

    it('more words, while those that are there may be shortened', async () => {
      const note = await add({ positionSec: 1, text: 'A thought of mine' });
      await limitNotes(10, 20);
      const patch = (text: string | null) => learner.call('PATCH', `/api/notes/${note.id}`, { text });
      await expectProblem(await post({ ...good, text: 'More' }), 422, 'no_room');
      await expectProblem(await patch('A longer thought of mine'), 422, 'no_room');
      expect((await expectJson<Note>(await learner.call('GET', `/api/notes/${note.id}`))).text).toBe('A thought of mine');
      expect((await patch('A thought')).status).toBe(200);
      expect((await post({ ...good, text: 'More' })).status).toBe(201);
    });
  });
});

it('are not written more often than by hand, and are read all the same', async () => {
  const note = await add({ positionSec: 1, text: 'Mine' });
  const { house } = study;
  const { userId } = await house.db.selectFrom('note').select('userId').where('id', '=', note.id).executeTakeFirstOrThrow();
  const { env } = house;
  house.env = { ...env, RATE_LIMIT: true };
  const { requests } = LIMITS.noteWrite;
  await house.db
    .insertInto('rateWindow')
    .values({ key: `noteWrite ${userId}`, count: requests - 1, endsAt: house.now() + 60_000 })
    .execute();
  const address = `/api/notes/${note.id}`;
  await expectJson(await learner.call('PATCH', address, { text: 'Mine still' }));
  await expectProblem(await post({ unitId: UNIT, positionSec: 1 }), 429, 'too_many_requests');
  await expectProblem(await learner.call('PATCH', address, { text: 'Lost' }), 429, 'too_many_requests');
  await expectProblem(await learner.call('DELETE', address), 429, 'too_many_requests');
  expect((await list()).items).toMatchObject([{ text: 'Mine still' }]);
  house.env = env;
});

describe("another learner's notes", () => {
  it('are neither seen, changed nor deleted', async () => {
    const mine = await add({ positionSec: 1, text: 'Mine' });
    const other = await signUp(study.app);
    expect(await list('', other)).toEqual({ items: [], nextCursor: null, total: 0 });
    expect(await list(`?unitId=${UNIT}`, other)).toEqual({ items: [], nextCursor: null, total: 0 });
    await expectProblem(await other.call('PATCH', `/api/notes/${mine.id}`, { text: 'Theirs' }), 404, 'not_found');
    await expectProblem(await other.call('DELETE', `/api/notes/${mine.id}`), 404, 'not_found');
    // Not even a wrong body tells that the note is there.
    await expectProblem(await other.call('PATCH', `/api/notes/${mine.id}`, { color: 'red' }), 422, 'invalid_fields');
    await expectProblem(await other.call('PATCH', '/api/notes/nothing', { color: 'red' }), 422, 'invalid_fields');
    expect((await list()).items).toMatchObject([mine]);
    await expectProblem(await other.call('GET', `/api/notes/${mine.id}`), 404, 'not_found');
  });

  it('go with them', async () => {
    const other = await signUp(study.app);
    const [mine, theirs] = [await add({ positionSec: 1 }), await add({ positionSec: 1 }, other)];
    const { db } = study.house;
    await db.deleteFrom('user').where('email', '=', other.email).execute();
    expect((await db.selectFrom('note').select('id').execute()).map((row) => row.id)).toEqual([mine.id]);
    expect(theirs.id).not.toBe(mine.id);
  });
});

describe('my notes', () => {
  const walk = async (query: string, limit: number) => {
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const page = await list(`?limit=${limit}${query}${cursor}`);
      expect(page.total).toBeGreaterThanOrEqual(page.items.length);
      expect(page.items.length).toBeGreaterThan(0);
      seen.push(...page.items.map((note) => note.text ?? ''));
      expect(seen.length).toBeLessThanOrEqual(page.total);
      if (page.nextCursor === null) return seen;
      cursor = `&cursor=${page.nextCursor}`;
    }
  };
  /** Ties in place and in time; places in the text among places in time. */
  const write = async () => {
    const places: [string, object, number][] = [
      ['e', { locator: 'b' }, 3],
      ['c', { positionSec: 20 }, 1],
      ['a', { positionSec: 0 }, 5],
      ['d', { positionSec: 20 }, 2],
      ['b', { positionSec: 7.5 }, 5],
      ['f', { locator: 'a' }, 5],
    ];
    for (const [text, place, ms] of places) await at(DAY + ms, () => add({ ...place, text }));
    await at(DAY + 4, () => add({ unitId: 'stone.a', positionSec: 1, text: 'g' }));
  };

  it('of a unit are in its order', async () => {
    await write();
    const page = await list(`?unitId=${UNIT}`);
    expect(listOf(NoteEntry.strict()).strict().safeParse(page).error).toBeUndefined();
    expect([page.items.map((note) => note.text).join(''), page.total]).toEqual(['abcdef', 6]);
  });

  it.each([1, 2, 3, 5, 6, 100])('of a unit come once each, %d at a time', async (limit) => {
    await write();
    expect((await walk(`&unitId=${UNIT}`, limit)).join('')).toBe('abcdef');
  });

  it.each([1, 2, 4, 100])('of everything come the newest first, %d at a time', async (limit) => {
    await write();
    const seen = (await walk('', limit)).join('');
    // Three were made in one moment: among them the id decides.
    expect(seen).toMatch(/^[abf]{3}gedc$/);
    expect(new Set(seen).size).toBe(7);
  });

  it('of one work are the newest first', async () => {
    await write();
    expect((await walk('&itemId=part-2', 2)).join('')).toMatch(/^[abf]{3}edc$/);
    expect(await walk('&itemId=stone', 2)).toEqual(['g']);
    for (const query of [`?itemId=stone&unitId=${UNIT}`, '?itemId=nothing'])
      expect(await list(query)).toEqual({ items: [], nextCursor: null, total: 0 });
  });

  it('keep their place in the list while others are added and deleted', async () => {
    await write();
    const first = await list(`?unitId=${UNIT}&limit=3`);
    await add({ positionSec: 1, text: 'new, before' });
    await learner.call('DELETE', `/api/notes/${first.items[2]?.id}`);
    const rest = await list(`?unitId=${UNIT}&limit=3&cursor=${first.nextCursor}`);
    expect(rest.items.map((note) => note.text).join('')).toBe('def');
  });

  it('refuse what lists refuse', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=abc', 'unitId=', 'itemId=', `unitId=${'x'.repeat(201)}`])
      await expectProblem(await learner.call('GET', `/api/notes?${query}`), 422, 'invalid_fields');
    const cursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
    for (const wrong of ['***', cursor(['a', 'b']), cursor([1]), cursor([1, 2, 3, 4])]) {
      await expectProblem(await learner.call('GET', `/api/notes?cursor=${encodeURIComponent(wrong)}`), 400, 'bad_cursor');
      await expectProblem(await learner.call('GET', `/api/notes?unitId=${UNIT}&cursor=${encodeURIComponent(wrong)}`), 400, 'bad_cursor');
    }
    // A cursor of the other order.
    await expectProblem(await learner.call('GET', `/api/notes?unitId=${UNIT}&cursor=${cursor([1, 'a'])}`), 400, 'bad_cursor');
    await expectProblem(await learner.call('GET', `/api/notes?cursor=${cursor([1, 1, 'a'])}`), 400, 'bad_cursor');
  });
});
