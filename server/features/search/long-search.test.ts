import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SearchPage } from '#core/library/search.ts';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';
import { MOST_RANKED } from '../../db/full-text.ts';

const WORKS = MOST_RANKED + 100;
const AT_ONCE = 300;
const MAX_RESULTS = 200;

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({
    files: {
      'courses/river/course.md': '---\ntitle: The river\n---\nAbout water.',
      'courses/river/01 Flow.md': 'A river of quillzz flows by.',
      'courses/later/course.md': '---\npublishAt: 2090-01-01\n---\nNot yet.',
      'courses/later/01 Wait.md': Array.from('abcdefghijkl', (letter) => `quill${letter}${letter}`).join(' '),
    },
  });
  learner = await signUp(study.app);
  const { db, search } = study.house;
  const river = await db.selectFrom('item').selectAll().where('id', '=', 'river').executeTakeFirstOrThrow();
  const copies = Array.from({ length: WORKS }, (_, n) => {
    const id = `river-${(n * 7919) % WORKS}`;
    const title = `${'The long '.repeat(n % 4)}river`;
    return { ...river, id, coverNumber: 1000 + n, path: `courses/${id}`, title, description: 'A stone by the river.' };
  });
  for (let n = 0; n < WORKS; n += AT_ONCE) {
    const some = copies.slice(n, n + AT_ONCE);
    await db.insertInto('item').values(some).execute();
    await search.reindex(
      db,
      some.map(({ id }) => id),
    );
  }
  const gone = copies.filter((_, n) => n % 3 === 0).map(({ id }) => id);
  await db.updateTable('item').set({ missingSince: 1 }).where('id', 'in', gone).execute();
});
afterAll(() => study.close());

const search = async (q: string, more = '') =>
  expectJson<SearchPage>(await learner.call('GET', `/api/search?q=${encodeURIComponent(q)}${more}`));

it('ranks the latest of many as if each had been looked up first', async () => {
  const { db, search: works, now } = study.house;
  const { rows } = await sql<{ id: string }>`
    with hit as materialized (
      select itemId, bm25(item_fts, 0, 10, 5, 4, 1) as score from item_fts
      where item_fts match '{title} : ("river"*)' order by rowid desc limit ${MOST_RANKED}
    )
    select item.id as id from hit join item on item.id = hit.itemId where missingSince is null order by score, item.id limit 200`.execute(
    db,
  );
  expect(rows).toHaveLength(200);
  expect(await works.rank(['river'], 200, { now: now() })).toEqual(rows.map(({ id }) => id));
  expect(await works.rank(['river'], 200, { now: now(), kind: 'ebook' })).toEqual([]);
});

it('ranks nothing that nobody will be shown', async () => {
  const ranked = vi.spyOn(study.house.passages, 'rank');
  const asked = vi.spyOn(study.house.longReads.getExecutor(), 'executeQuery');
  const { results, nextCursor } = await search('river');
  const scored = asked.mock.calls.filter(([{ sql: statement }]) => statement.includes('bm25'));
  // One that gives up because so many match, and one of the titles; these are enough.
  expect([results.length, nextCursor !== null, ranked.mock.calls.length, scored.length]).toEqual([24, true, 0, 2]);
  const last = await search('river', `&limit=24&cursor=${Buffer.from(`[${MAX_RESULTS - 24}]`).toString('base64url')}`);
  expect([last.results.length, last.nextCursor]).toEqual([24, null]);
  vi.restoreAllMocks();
  expect((await search('flows')).results.map(({ type }) => type)).toEqual(['text']);
});

it('looks the same words up once, until something of the library changes', async () => {
  const { house } = study;
  const asked = vi.spyOn(house.longReads.getExecutor(), 'executeQuery');
  const countLookedUp = async () => {
    asked.mockClear();
    await search('flows');
    return asked.mock.calls.filter(([{ sql: statement }]) => statement.includes(' match ')).length;
  };
  const again = async () => [await countLookedUp(), await countLookedUp()];
  await search('flows');
  expect(await again()).toEqual([0, 0]);
  await house.db.updateTable('item').set({ title: 'River' }).where('id', '=', 'river-1').execute();
  expect(await again()).toEqual([expect.not.toSatisfy((n) => n === 0), 0]);
  vi.restoreAllMocks();
});

it('searches in the thread for long reads alone', async () => {
  const asked = vi.spyOn(study.house.db.getExecutor(), 'executeQuery');
  for (const url of ['/api/search?q=rivre', '/api/search?q=flows', '/api/notes?q=river', '/api/coach/conversations?q=river'])
    expect((await learner.call('GET', url)).status).toBe(200);
  expect(asked.mock.calls.map(([{ sql: statement }]) => statement).filter((statement) => statement.includes(' match '))).toEqual([]);
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  vi.restoreAllMocks();
});

it('takes no beginning of a word for a slip, however many words begin so that nobody sees yet', async () => {
  expect(await search('quill')).toMatchObject({ correctedTo: null, results: [{ type: 'text' }] });
  expect((await search('quilaa')).results).toEqual([]);
});
