import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { FavoriteList, ItemSummary, type ItemSummary as Item } from '#core/library/catalogue.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
});
beforeEach(() => study.house.db.deleteFrom('favorite').execute());
afterAll(() => study.close());

interface Page {
  items: Item[];
  nextCursor: string | null;
  total: number;
}
const list = async (query = '', who = learner) => expectJson<Page>(await who.call('GET', `/api/favorites${query}`));
const ids = async (who = learner) => (await list('', who)).items.map((item) => item.id);
const change = async (method: 'PUT' | 'DELETE', id: string) => {
  const response = await learner.call(method, `/api/favorites/${id}`);
  expect([response.status, await response.text()]).toEqual([204, '']);
};

it('marks and unmarks, as often as asked', async () => {
  await change('PUT', 'stone');
  const first = await study.house.db.selectFrom('favorite').selectAll().where('itemId', '=', 'stone').execute();
  await change('PUT', 'stone');
  expect(await study.house.db.selectFrom('favorite').selectAll().where('itemId', '=', 'stone').execute()).toEqual(first);
  expect(await ids()).toEqual(['stone']);
  await change('DELETE', 'stone');
  await change('DELETE', 'stone');
  expect(await list()).toEqual({ items: [], nextCursor: null, total: 0, kinds: [] });
});

it('lists whole items, the latest mark first, page by page', async () => {
  const { now } = study.house;
  const marked = ['deep-work', 'stone', 'field-notes', 'one-take', 'plain-book'];
  for (const [i, id] of marked.entries()) {
    study.house.now = () => Date.UTC(2030, 0, 1) + Math.floor(i / 2);
    await change('PUT', id);
  }
  study.house.now = now;
  const all = await list();
  expect(
    FavoriteList.extend({ items: z.array(ItemSummary.strict()) })
      .strict()
      .safeParse(all).error,
  ).toBeUndefined();
  // Marks of one moment: the later id first.
  const expected = ['plain-book', 'one-take', 'field-notes', 'stone', 'deep-work'];
  expect([all.items.map((item) => item.id), all.total]).toEqual([expected, 5]);
  for (const limit of [1, 2, 3, 5]) {
    const seen: string[] = [];
    let page = await list(`?limit=${limit}`);
    for (;;) {
      expect(page.items.length).toBeGreaterThan(0);
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...page.items.map((item) => item.id));
      expect(seen.length).toBeLessThanOrEqual(page.total);
      if (page.nextCursor === null) break;
      page = await list(`?limit=${limit}&cursor=${page.nextCursor}`);
    }
    expect(seen).toEqual(expected);
  }
  const { kind } = all.items[0]!;
  const ofKind = all.items.filter((item) => item.kind === kind);
  const one = (await list(`?kind=${kind}`)) as FavoriteList;
  expect(one).toMatchObject({ items: ofKind, total: ofKind.length });
  expect(one.kinds.find((of) => of.kind === kind)?.count).toBe(ofKind.length);
  expect(one.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(5);
});

it("is each learner's own", async () => {
  await change('PUT', 'stone');
  const other = await signUp(study.app);
  expect(await ids(other)).toEqual([]);
  expect((await other.call('DELETE', '/api/favorites/stone')).status).toBe(204);
  expect(await ids()).toEqual(['stone']);
});

it('is told with the work itself, to whoever marked it', async () => {
  await change('PUT', 'stone');
  const other = await signUp(study.app);
  const isMarked = async (id: string, who = learner) =>
    (await expectJson<{ isFavorite: boolean }>(await who.call('GET', `/api/audiobooks/${id}`))).isFavorite;
  expect([await isMarked('stone'), await isMarked('part-2'), await isMarked('stone', other)]).toEqual([true, false, false]);
});

it('survives that the files go and come back', async () => {
  await change('PUT', 'stone');
  const mark = (missingSince: number | null) =>
    study.house.db.updateTable('item').set({ missingSince }).where('id', '=', 'stone').execute();
  await mark(1);
  expect(await ids()).toEqual([]);
  await mark(null);
  expect(await ids()).toEqual(['stone']);
});

it.each(['nothing', 'later', 'stone.a', '..%2f..%2fetc%2fpasswd', 'x'.repeat(5000)])('cannot mark %s', async (id) => {
  await expectProblem(await learner.call('PUT', `/api/favorites/${id}`), 404, 'not_found');
  expect(await ids()).toEqual([]);
});

it('needs a session', async () => {
  for (const [method, url] of [
    ['GET', '/api/favorites'],
    ['PUT', '/api/favorites/stone'],
    ['DELETE', '/api/favorites/stone'],
    ['PUT', '/api/favorites/nothing'],
  ] as const)
    await expectProblem(await call(study.app, method, url), 401, 'not_signed_in');
});

it('refuses what lists refuse', async () => {
  for (const limit of ['0', '101', 'abc'])
    await expectProblem(await learner.call('GET', `/api/favorites?limit=${limit}`), 422, 'invalid_fields');
  await expectProblem(await learner.call('GET', '/api/favorites?cursor=x'), 400, 'bad_cursor');
});
