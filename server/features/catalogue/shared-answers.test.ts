import path from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ItemDetail, ItemSummary } from '#core/library/catalogue.ts';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
/** As another process has it. */
let elsewhere: DatabaseSync;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
  elsewhere = new DatabaseSync(path.join(study.house.env.DATA_DIR, 'cairn.db'));
});
afterAll(async () => {
  elsewhere.close();
  await study.close();
});

const ask = async (url: string, headers: Record<string, string> = {}) => study.app.request(url, { headers });
const PUBLIC = [
  '/api/items',
  '/api/audiobooks?sort=title',
  '/api/items?q=river',
  '/api/courses/deep-work',
  '/api/topics',
  '/api/skill-counts',
];

describe.each(PUBLIC)('%s', (url) => {
  it('is asked for again by a visitor only when it has changed', async () => {
    const first = await ask(url);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const again = await ask(url, { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await ask(url, { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it('is kept by no cache for a learner, whatever a visitor here has kept', async () => {
    const etag = (await ask(url)).headers.get('etag') ?? '';
    const { status, headers } = await ask(url, { cookie: learner.cookie, 'if-none-match': etag });
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'private, no-store', null]);
  });

  it('is compressed for whoever takes it, and the same', async () => {
    for (const who of [{}, { cookie: learner.cookie }]) {
      const plain = await ask(url, who);
      const text = await plain.text();
      const zipped = await ask(url, { ...who, 'accept-encoding': 'br, gzip' });
      const isLong = text.length >= 1000;
      expect([plain, zipped].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, isLong ? 'gzip' : null]);
      expect([plain, zipped].map(({ headers }) => headers.get('vary'))).toEqual(['Accept-Encoding', 'Accept-Encoding']);
      const bytes = Buffer.from(await zipped.arrayBuffer());
      expect((isLong ? gunzipSync(bytes) : bytes).toString()).toBe(text);
    }
  });
});

it.each([
  ['a unit', '/api/courses/deep-work', "update unit set title = title || '!' where itemId = 'deep-work'"],
  ['a work', '/api/items', "update item set title = title || '!' where id = 'deep-work'"],
])('a change of %s by another process shows at once', async (_, url, change) => {
  const before = await ask(url);
  elsewhere.exec(change);
  const after = await ask(url, { 'if-none-match': before.headers.get('etag') ?? '' });
  expect(after.status).toBe(200);
  expect(await after.text()).not.toBe(await before.text());
});

it('what is written of a person shows at once', async () => {
  const people = async () => (await expectJson<ItemDetail>(await ask('/api/courses/deep-work'))).people;
  const { author } = await expectJson<ItemDetail>(await ask('/api/courses/deep-work'));
  expect(await people()).toEqual([]);
  elsewhere.prepare('insert into person (path, name, html) values (?, ?, ?)').run('people/new.md', author, 'Writes.');
  elsewhere.prepare('insert into personName (name, path) values (?, ?)').run(author.toLowerCase(), 'people/new.md');
  expect(await people()).toEqual([{ name: author, role: 'author', html: 'Writes.' }]);
});

it('what is the learner’s own is read each time', async () => {
  const read = async () => expectJson<ItemDetail>(await learner.call('GET', '/api/courses/deep-work'));
  expect(await read()).toMatchObject({ isFavorite: false, lock: 'none', certificate: null });
  await learner.call('PUT', '/api/favorites/deep-work');
  expect(await read()).toMatchObject({ isFavorite: true });
  elsewhere.prepare("delete from favorite where itemId = 'deep-work'").run();
  expect(await read()).toMatchObject({ isFavorite: false });
});

it('no row of the library is read for an answer that still holds', async () => {
  await expectJson<{ items: ItemSummary[] }>(await ask('/api/items?limit=3'));
  const all = vi.spyOn(StatementSync.prototype, 'all');
  await ask('/api/items?limit=3');
  const read = all.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL);
  all.mockRestore();
  expect(read).toEqual(['select "number" from "libraryVersion"']);
});

it('answers a work of another kind as none, also when it is kept', async () => {
  expect((await call(study.app, 'GET', '/api/courses/deep-work')).status).toBe(200);
  expect((await call(study.app, 'GET', '/api/ebooks/deep-work')).status).toBe(404);
});
