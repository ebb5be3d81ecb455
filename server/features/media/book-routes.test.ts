import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { makeEpub, makeJpg } from '../../../tests/support/houses/library-fixtures.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';
import { serveApp } from '../../../tests/support/houses/serve-app.ts';

const BOOK = '/media/notes.book.book';
const PICTURE = makeJpg('cover');
const FILES = {
  'ebooks/notes/book.epub': makeEpub({
    title: 'Notes',
    cover: PICTURE,
    chapters: [{ title: 'One', html: `<p>${'Some words. '.repeat(500)}</p>` }],
    entries: {
      'OEBPS/a b/ü#1.css': 'p { color: red }',
      'OEBPS/a&b.css': 'p { color: blue }',
      'OEBPS/u\u0308.css': 'p { color: green }',
      'OEBPS/face.woff2': 'wOF2',
      'OEBPS/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  }),
  'ebooks/members/book.md': '---\ntitle: Members\naccess: members\n---\n',
  'ebooks/members/book.epub': makeEpub({ title: 'Members' }),
  'ebooks/later/book.md': '---\ntitle: Later\npublishAt: 2040-01-01\n---\n',
  'ebooks/later/book.epub': makeEpub({ title: 'Later' }),
  'ebooks/paper/paper.pdf': '%PDF-1.4\n%%EOF',
};

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: FILES });
  learner = await signUp(study.app);
});
afterAll(() => study.close());
beforeEach(() => writeFileSync(path.join(study.libraryDir, 'ebooks/notes/book.epub'), FILES['ebooks/notes/book.epub']));

const get = (url: string, headers = {}, method = 'GET') => learner.call(method, url, undefined, headers);
/** In place of the book, as if it had been changed after the import. */
const replaceBook = (bytes: Uint8Array) => writeFileSync(path.join(study.libraryDir, 'ebooks/notes/book.epub'), bytes);

it('a book tells what it holds, without a byte of it', async () => {
  const { entries } = await expectJson<{ entries: { name: string; bytes: number }[] }>(await get(`${BOOK}/book`));
  expect(entries.map(({ name }) => name)).toContain('OEBPS/a b/ü#1.css');
  expect(entries.find(({ name }) => name === 'OEBPS/cover.jpg')?.bytes).toBe(PICTURE.length);
});

describe('a file of a book', () => {
  it.each([
    ['META-INF/container.xml', 'application/xml'],
    ['OEBPS/text/c1.xhtml', 'application/xhtml+xml'],
    ['OEBPS/text/c1.xhtml?as=html', 'text/html; charset=utf-8'],
    ['OEBPS/cover.jpg', 'image/jpeg'],
    ['OEBPS/text/c1.xhtml?as=toString', 'application/xhtml+xml'],
    ['OEBPS/face.woff2', 'font/woff2'],
    ['OEBPS/map.svg', 'image/svg+xml'],
    ['OEBPS/a%20b/%C3%BC%231.css', 'text/css; charset=utf-8'],
    ['OEBPS/a%2526b.css', 'text/css; charset=utf-8'],
    ['OEBPS/%C3%BC.css', 'text/css; charset=utf-8'],
    ['mimetype', 'application/octet-stream'],
  ])('%s is %s and can do nothing', async (name, type) => {
    const response = await get(`${BOOK}/book/${name}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect([response.status, response.headers.get('content-type'), response.headers.get('x-content-type-options')]).toEqual([
      200,
      type,
      'nosniff',
    ]);
    expect(policy).toMatch(/^default-src 'none'; .*script-src 'none'; .*frame-ancestors 'self'; sandbox allow-same-origin$/);
  });

  it('comes unpacked, with its length, over a socket as well', async () => {
    const server = await serveApp(study.app);
    const response = await fetch(`${server.origin}${BOOK}/book/OEBPS/text/c1.xhtml`, { headers: { cookie: learner.cookie } });
    const text = await response.text();
    await server.close();
    expect(text).toContain('Some words. Some words.');
    expect(Number(response.headers.get('content-length'))).toBe(text.length);
    expect(Buffer.from(await (await get(`${BOOK}/book/OEBPS/cover.jpg`)).arrayBuffer()).equals(PICTURE)).toBe(true);
  });

  it('is described by HEAD and not sent again', async () => {
    const url = `${BOOK}/book/OEBPS/text/c1.xhtml`;
    const [head, whole] = [await get(url, {}, 'HEAD'), await get(url)];
    expect([head.status, await head.text(), [...head.headers]]).toEqual([200, '', [...whole.headers]]);
    const etag = whole.headers.get('etag') ?? '';
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(`${BOOK}/book/OEBPS/cover.jpg`, { 'if-none-match': etag })).status).toBe(200);
    expect((await get(`${url}?as=html`, { 'if-none-match': etag })).status).toBe(200);
  });

  it('that is a picture can stand in a page of its own, and what cannot be shown has an empty one', async () => {
    expect(await (await get(`${BOOK}/book/OEBPS/map.svg?as=picture`)).text()).toContain('<img src="map.svg" alt="">');
    expect(await (await get(`${BOOK}/book/OEBPS/none?as=empty`)).text()).toContain('<body></body>');
  });

  it.each([
    'OEBPS/none.xhtml',
    'OEBPS/COVER.jpg',
    '../../etc/passwd',
    '%2e%2e/%2e%2e/cairn.db',
    '%2Fetc%2Fpasswd',
    'OEBPS/',
    'OEBPS',
    '%00',
    'x'.repeat(3000),
  ])('%s is not there', async (name) => {
    await expectProblem(await get(`${BOOK}/book/${name}`), 404, 'not_found');
  });
});

describe('whose it is', () => {
  it.each(['book', 'book/mimetype', 'book/OEBPS/text/c1.xhtml', 'book/x?as=empty'])('%s asks as the file does', async (rest) => {
    await expectProblem(await call(study.app, 'GET', `${BOOK}/${rest}`), 401, 'not_signed_in');
    await expectProblem(await get(`/media/members.book.book/${rest}`), 403, 'members_only');
    for (const id of ['later.book.book', 'nothing', 'paper.paper.book'])
      await expectProblem(await get(`/media/${id}/${rest}`), 404, 'not_found');
  });
});

describe('a book that was changed on the disk', () => {
  const entry = `${BOOK}/book/a.txt`;

  it('is another version', async () => {
    const before = (await get(`${BOOK}/book`)).headers.get('etag');
    replaceBook(makeEpub({ title: 'Other', entries: { 'a.txt': 'new' } }));
    expect((await get(`${BOOK}/book`)).headers.get('etag')).not.toBe(before);
    expect(await (await get(entry)).text()).toBe('new');
  });

  it.each([
    ['no archive', Buffer.from('nothing')],
    ['empty', Buffer.alloc(0)],
    ['a bomb', Buffer.from(zipSync({ 'a.txt': new Uint8Array(8 * 1024 * 1024) }))],
    ['full of names outside of it', Buffer.from(zipSync({ '../a.txt': strToU8('x') }))],
  ])('and is %s is refused', async (_, bytes) => {
    replaceBook(bytes);
    await expectProblem(await get(`${BOOK}/book`), 422, 'unreadable_book');
  });

  it('breaks off where an entry holds more than it declares', async () => {
    const bytes = Buffer.from(zipSync({ 'a.txt': strToU8('more than one letter'.repeat(50)) }));
    bytes.writeUInt32LE(1, bytes.lastIndexOf('PK\x01\x02', bytes.length, 'latin1') + 24);
    replaceBook(bytes);
    await expectProblem(await get(entry), 422, 'unreadable_book');
  });
});

it('a page of a book names the host that browsers know, whatever a proxy calls this server', async () => {
  const before = study.house.env;
  study.house.env = { ...before, PUBLIC_URL: 'https://learn.example' };
  try {
    const headers = { cookie: learner.cookie };
    const page = await study.app.request(`http://inside.internal:3000${BOOK}/book/OEBPS/text/c1.xhtml`, { headers });
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain('img-src learn.example/media/');
    expect(policy).not.toContain('inside.internal');
  } finally {
    study.house.env = before;
  }
});
