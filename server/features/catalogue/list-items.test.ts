import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ItemSummary, listOf, type ItemSummary as Item } from '#core/library/catalogue.ts';
import { SORTS } from '#core/library/list-query.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, RELEASE_MS, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call } from '../../../tests/support/houses/test-house.ts';

interface Page {
  items: Item[];
  nextCursor: string | null;
  total: number;
  correctedTo: string | null;
}
let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

const get = (url: string) => call(study.app, 'GET', url);
const list = async (url: string) => expectJson<Page>(await get(url));
const ids = async (url: string) => (await list(url)).items.map((item) => item.id);
const find = (q: string) => ids(`/api/audiobooks?sort=title&q=${encodeURIComponent(q)}`);

/** Follows the cursors to the end. */
async function walk(url: string, limit: number): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await list(`${url}&limit=${limit}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
    expect(page.items.length).toBeLessThanOrEqual(limit);
    expect(page.items.length).toBeGreaterThan(0);
    seen.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor;
    expect(seen.length).toBeLessThanOrEqual(page.total);
  } while (cursor !== null);
  return seen;
}

const BY_TITLE = ['elan', 'part-2', 'part-10', 'stone', 'quiet-river', 'twin-a', 'twin-b', 'uber'];
const BY_NEWNESS = ['twin-b', 'twin-a', 'stone', 'quiet-river', 'uber', 'part-2', 'part-10', 'elan'];

describe('lists', () => {
  it.each([
    ['courses', ['long-haul', 'slow-reading', 'deep-work']],
    ['audiobooks', BY_NEWNESS],
    ['podcasts', ['field-notes']],
    ['videos', ['one-take']],
    ['ebooks', ['plain-book']],
    ['items', ['plain-book', 'one-take', 'field-notes', ...BY_NEWNESS, 'long-haul', 'slow-reading', 'deep-work']],
  ])('%s, the newest first, without a session', async (segment, expected) => {
    const body = await list(`/api/${segment}`);
    expect(listOf(ItemSummary.strict()).extend({ correctedTo: z.null() }).strict().safeParse(body).error).toBeUndefined();
    expect(body.items.map((item) => item.id)).toEqual(expected);
    expect([body.total, body.nextCursor]).toEqual([expected.length, null]);
  });

  it('shows an item whole', async () => {
    expect((await list('/api/courses')).items.at(-1)).toEqual({
      id: 'deep-work',
      kind: 'course',
      title: 'Deep work',
      author: 'Ben Birch',
      description: 'A short course.',
      thumbnail_url: '/covers/course/deep-work~0.svg',
      coverSeed: 'deep-work~0',
      durationSec: 84.152,
      topics: ['focus', 'work'],
      skills: ['keeping-attention', 'deciding'],
      unitCount: 4,
      access: 'open',
    });
    expect((await list('/api/videos')).items[0]).toMatchObject({ thumbnail_url: '/media/one-take.cover', coverSeed: null });
  });

  it('narrows all items to a kind', async () => {
    expect(await ids('/api/items?kind=ebook')).toEqual(['plain-book']);
    await expectProblem(await get('/api/items?kind=song'), 422, 'invalid_fields');
  });

  it('counts topics', async () => {
    expect(await expectJson(await get('/api/topics'))).toEqual({
      items: [
        { topic: 'focus', items: 2 },
        { topic: 'reading', items: 2 },
        { topic: 'rivers', items: 3 },
        { topic: 'work', items: 1 },
      ],
    });
    expect(await expectJson(await get('/api/topics?kind=course'))).toEqual({
      items: [
        { topic: 'focus', items: 1 },
        { topic: 'reading', items: 2 },
        { topic: 'work', items: 1 },
      ],
    });
  });
});

describe('order and pages', () => {
  const expected = {
    title: BY_TITLE,
    new: BY_NEWNESS,
    // All are of one length: the id decides.
    length: BY_NEWNESS.toSorted(),
  };
  for (const sort of SORTS) {
    it.each([1, 2, 3, 7, 8, 9, 100])(`sort=${sort} gives each item once, %d at a time`, async (limit) => {
      expect(await walk(`/api/audiobooks?sort=${sort}`, limit)).toEqual(expected[sort]);
    });
    it(`sort=${sort} goes through all kinds one at a time`, async () => {
      const all = await walk(`/api/items?sort=${sort}`, 1);
      expect(all).toEqual(await ids(`/api/items?sort=${sort}`));
      expect(new Set(all).size).toBe(14);
    });
  }

  it('orders by length, the shortest first', async () => {
    const { items } = await list('/api/items?sort=length');
    expect(items.map((item) => item.durationSec)).toEqual(items.map((item) => item.durationSec).toSorted((a, b) => a - b));
    expect(items.at(-1)?.id).toBe('long-haul');
  });

  it('keeps a filter while paging, and the total with it', async () => {
    const first = await list('/api/audiobooks?sort=title&topic=rivers&limit=2');
    expect([first.items.map((item) => item.id), first.total]).toEqual([['part-2', 'part-10'], 3]);
    const second = await list(`/api/audiobooks?sort=title&topic=rivers&limit=2&cursor=${first.nextCursor}`);
    expect([second.items.map((item) => item.id), second.total, second.nextCursor]).toEqual([['quiet-river'], 3, null]);
  });

  it('neither skips nor repeats when the item of the cursor goes', async () => {
    const page = await list('/api/audiobooks?sort=title&limit=3');
    await study.house.db.updateTable('item').set({ missingSince: 1 }).where('id', '=', 'part-10').execute();
    expect(await ids(`/api/audiobooks?sort=title&cursor=${page.nextCursor}`)).toEqual(BY_TITLE.slice(3));
    await study.house.db.updateTable('item').set({ missingSince: null }).where('id', '=', 'part-10').execute();
  });

  it.each(['0', '-1', '101', '1.5', 'abc', 'NaN', '1e9', ' '])('refuses limit=%s', async (limit) => {
    const body = await expectProblem(await get(`/api/audiobooks?limit=${encodeURIComponent(limit)}`), 422, 'invalid_fields');
    expect(body.errors).toEqual([{ path: 'limit', message: expect.stringMatching(/\S/) }]);
  });

  it.each([
    ['sort=oldest', 'sort'],
    ['length=endless', 'length'],
    ['skill=juggling', 'skill'],
    ['skill=', 'skill'],
    [`q=${'x'.repeat(201)}`, 'q'],
    [`topic=${'x'.repeat(61)}`, 'topic'],
    [`cursor=${'x'.repeat(1001)}`, 'cursor'],
  ])('refuses %s', async (query, path) => {
    const body = await expectProblem(await get(`/api/audiobooks?${query}`), 422, 'invalid_fields');
    expect(body.errors?.map((error) => error.path)).toEqual([path]);
  });

  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['no base64', '***'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['an object', cursorOf({})],
    ['too few', cursorOf([1])],
    ['too many', cursorOf([1, 'a', 2])],
    ['null', cursorOf([null, null])],
    ['a nested list', cursorOf([[1], 'a'])],
    ['the cursor of another order', cursorOf(['part', 'part-2'])],
  ])('answers a cursor that is %s with 400', async (_, cursor) => {
    await expectProblem(await get(`/api/audiobooks?sort=new&cursor=${encodeURIComponent(cursor)}`), 400, 'bad_cursor');
  });
});

describe('search in a list', () => {
  it.each([
    ['quiet river', ['quiet-river']],
    ['river QUIET', ['quiet-river']],
    ['riv', ['part-2', 'part-10', 'quiet-river']],
    ['qui ri', ['quiet-river']],
    ['qu', ['quiet-river']],
    ['q', []],
    ['a plain', []],
    ['élan', ['elan']],
    ['elan', ['elan']],
    ['uber', ['uber']],
    ['UBER RUH', ['uber']],
    ['Ann Ash stone', ['stone']],
    ['rivers focus', ['part-10']],
    ['river nothing', []],
    ['zzz', []],
    ['secret', []],
    ['description of twins', ['twin-a', 'twin-b']],
  ])('q=%s', async (q, expected) => expect(await find(q)).toEqual(expected));

  it('looks for the nearest words in place of mistyped ones, on every page of it, and says so', async () => {
    const first = await list('/api/audiobooks?sort=title&limit=1&q=riverr');
    expect([first.items.map(({ id }) => id), first.total, first.correctedTo]).toEqual([['part-2'], 3, 'river']);
    const rest = await list(`/api/audiobooks?sort=title&q=riverr&cursor=${first.nextCursor}`);
    expect(rest.items.map(({ id }) => id)).toEqual(['part-10', 'quiet-river']);
    expect((await list('/api/items?q=river')).correctedTo).toBeNull();
    expect(await list('/api/items?q=xqzzkj')).toMatchObject({ items: [], correctedTo: null });
  });

  it.each([
    '"',
    '"river',
    "river'",
    '*',
    '* *',
    'AND',
    'a OR b',
    'NEAR(a b)',
    'title:river',
    '^river',
    '-river',
    '(river',
    'river)',
    '{title}: x',
    '\\',
    '\0',
    '%',
    '_',
    '🌊',
    "'; drop table item; --",
    'river" OR "1',
  ])('takes %j as words and nothing else', async (q) => {
    const response = await get(`/api/audiobooks?q=${encodeURIComponent(q)}`);
    const { items, total } = await expectJson<Page>(response);
    expect(items.length).toBe(total);
  });
  it('finds the words around the signs', async () => {
    expect(await find('"quiet" (river)*')).toEqual(['quiet-river']);
    expect(await find('NOT river')).toEqual([]);
  });
  it('lists everything for nothing but signs', async () => expect(await find(' ')).toEqual(BY_TITLE));
  it('pages through what was found', async () =>
    expect(await walk('/api/audiobooks?sort=title&q=riv', 1)).toEqual(['part-2', 'part-10', 'quiet-river']));

  it('knows topics exactly', async () => {
    expect(await ids('/api/audiobooks?sort=title&topic=rivers')).toEqual(['part-2', 'part-10', 'quiet-river']);
    expect(await ids('/api/audiobooks?topic=river')).toEqual([]);
    expect(await ids(`/api/audiobooks?topic=${encodeURIComponent("rivers' or 1=1")}`)).toEqual([]);
  });

  it.each([
    ['short', ['deep-work']],
    ['medium', ['slow-reading']],
    ['long', ['long-haul']],
  ])('length=%s', async (length, expected) => expect(await ids(`/api/courses?length=${length}`)).toEqual(expected));
  it('combines filters', async () => {
    expect(await ids('/api/items?topic=focus&length=short&q=deep')).toEqual(['deep-work']);
    expect(await ids('/api/items?topic=focus&length=long&q=deep')).toEqual([]);
  });
});

describe('an item announced for later', () => {
  it('is nowhere before its day and everywhere after it', async () => {
    expect(await ids('/api/audiobooks')).not.toContain('later');
    await expectProblem(await get('/api/audiobooks/later'), 404, 'not_found');
    const hidden = await list('/api/items?limit=1');
    const now = study.house.now;
    study.house.now = () => RELEASE_MS;
    try {
      expect((await ids('/api/audiobooks'))[0]).toBe('later');
      expect((await get('/api/audiobooks/later')).status).toBe(200);
      expect((await list('/api/items?limit=1')).total).toBe(hidden.total + 1);
      expect(await find('not out')).toEqual(['later']);
      study.house.now = () => RELEASE_MS - 1;
      expect(await find('not out')).toEqual([]);
    } finally {
      study.house.now = now;
    }
  });
});
