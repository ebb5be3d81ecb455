import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { FIXTURES } from '../../../tests/support/houses/library-fixtures.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { makePipe } from '../../../tests/support/make-pipe.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const VIDEO = '/media/one-take.take.video';
const BYTES = Buffer.from(FIXTURES.mp4);
const SIZE = BYTES.length;
const ETAG = `"${createHash('sha256').update(BYTES).digest('hex')}"`;
const get = (headers: Record<string, string> = {}, url = VIDEO, method = 'GET') => learner.call(method, url, undefined, headers);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const header = (response: Response, names: readonly string[]) => names.map((name) => response.headers.get(name));

describe('the whole file', () => {
  it('comes with its type, length and tag, and cannot become a page', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(header(response, ['content-type', 'content-length', 'accept-ranges', 'etag', 'content-range'])).toEqual([
      'video/mp4',
      String(SIZE),
      'bytes',
      ETAG,
      null,
    ]);
    expect(header(response, ['x-content-type-options', 'content-security-policy', 'cache-control', 'content-disposition'])).toEqual([
      'nosniff',
      "default-src 'none'; sandbox",
      'private, max-age=0, must-revalidate',
      'inline',
    ]);
    expect((await bytesOf(response)).equals(BYTES)).toBe(true);
  });

  it.each([
    ['/media/part-2.a.audio', 'audio/mpeg'],
    ['/media/deep-work.attention.captions-en', 'text/vtt'],
    ['/media/plain-book.plain.book', 'application/epub+zip'],
    ['/media/one-take.cover', 'image/jpeg'],
  ])('%s is %s', async (url, mime) => {
    const response = await get({}, url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, mime]);
  });

  it('is described by HEAD, without bytes', async () => {
    const [head, whole] = [await get({}, VIDEO, 'HEAD'), await get()];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect([...head.headers]).toEqual([...whole.headers]);
    const part = await get({ range: 'bytes=10-19' }, VIDEO, 'HEAD');
    expect([part.status, ...header(part, ['content-length', 'content-range'])]).toEqual([206, '10', `bytes 10-19/${SIZE}`]);
  });

  it('of a public picture may be kept by anyone for an hour', async () => {
    expect((await call(study.app, 'GET', '/media/one-take.cover')).headers.get('cache-control')).toBe(
      'public, max-age=3600, must-revalidate',
    );
  });
});

describe('a part', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, SIZE - 1],
    [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
    [`bytes=${SIZE - 10}-${SIZE + 1000}`, SIZE - 10, SIZE - 1],
    ['bytes=-1', SIZE - 1, SIZE - 1],
    ['bytes=-500', SIZE - 500, SIZE - 1],
    [`bytes=-${SIZE * 2}`, 0, SIZE - 1],
  ])('%s', async (range, start, end) => {
    const response = await get({ range });
    expect([response.status, ...header(response, ['content-range', 'content-length', 'etag', 'content-type'])]).toEqual([
      206,
      `bytes ${start}-${end}/${SIZE}`,
      String(end - start + 1),
      ETAG,
      'video/mp4',
    ]);
    expect((await bytesOf(response)).equals(BYTES.subarray(start, end + 1))).toBe(true);
  });

  it.each([`bytes=${SIZE}-`, `bytes=${SIZE + 5}-${SIZE + 9}`, 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s is beyond the end',
    async (range) => {
      const response = await get({ range });
      expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([416, `bytes */${SIZE}`, '']);
    },
  );

  it.each(['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b', 'bytes', ''])('%j is answered with the whole', async (range) => {
    const response = await get({ range });
    expect([response.status, (await bytesOf(response)).length]).toEqual([200, SIZE]);
  });
});

describe('what the client has already', () => {
  it.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, '*'])('If-None-Match: %s is not sent again', async (tag) => {
    const response = await get({ 'if-none-match': tag });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, ETAG, '']);
  });
  it('is sent when it is another version', async () => expect((await get({ 'if-none-match': '"other"' })).status).toBe(200));
  it('is continued when the version is the same', async () =>
    expect((await get({ range: 'bytes=0-9', 'if-range': ETAG })).status).toBe(206));
  it.each(['"other"', `W/${ETAG}`, 'Wed, 21 Oct 2015 07:28:00 GMT'])('begins anew under If-Range: %s', async (ifRange) => {
    const response = await get({ range: 'bytes=0-9', 'if-range': ifRange });
    expect([response.status, (await bytesOf(response)).length]).toEqual([200, SIZE]);
  });
});

describe('what is not to be had', () => {
  it('a private file, by a visitor: 401 whether it exists or not', async () => {
    for (const url of [VIDEO, '/media/nothing', '/media/later.a.audio'])
      for (const method of ['GET', 'HEAD']) {
        const response = await call(study.app, method, url);
        expect(response.status).toBe(401);
        if (method === 'GET') await expectProblem(response, 401, 'not_signed_in');
      }
  });
  it('a sample is open to visitors', async () => {
    const response = await call(study.app, 'GET', '/media/field-notes.note-1.audio', undefined, { range: 'bytes=0-9' });
    expect([response.status, (await bytesOf(response)).length]).toEqual([206, 10]);
  });
  it.each([
    'nothing',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fcairn.db',
    '..',
    '.',
    '%00',
    'x'.repeat(5000),
    'one-take.take.video%2f..',
    'audiobooks%2fPart%202%2fa.mp3',
    '-x',
    '%F0%9F%8C%8A',
  ])('/media/%s', async (id) => {
    await expectProblem(await learner.call('GET', `/media/${id}`), 404, 'not_found');
  });
  it.each(['POST', 'PUT', 'DELETE'])('%s', async (method) => {
    expect((await learner.call(method, VIDEO)).status).toBe(404);
    expect((await get()).status).toBe(200);
  });
});

describe('a file that changes after the import', () => {
  const onDisk = (name: string) => path.join(study.libraryDir, name);

  it.each([
    ['the password file', () => '/etc/passwd'],
    ['the database', () => path.join(study.house.env.DATA_DIR, 'cairn.db')],
    ['the folder above', () => path.join(study.libraryDir, '..')],
  ])('into a link to %s is not followed', async (_, target) => {
    const file = onDisk('audiobooks/stone/a.mp3');
    renameSync(file, `${file}.kept`);
    symlinkSync(target(), file);
    try {
      await expectProblem(await get({}, '/media/stone.a.audio'), 404, 'not_found');
    } finally {
      rmSync(file);
      renameSync(`${file}.kept`, file);
    }
    expect((await get({}, '/media/stone.a.audio')).status).toBe(200);
  });

  it('into a link to a folder beside the library is not followed', async () => {
    const beside = `${study.libraryDir}-beside`;
    writeFileSync(beside, 'secret');
    const file = onDisk('audiobooks/stone/a.mp3');
    renameSync(file, `${file}.kept`);
    symlinkSync(beside, file);
    await expectProblem(await get({}, '/media/stone.a.audio'), 404, 'not_found');
    rmSync(file);
    renameSync(`${file}.kept`, file);
    rmSync(beside);
  });

  it('into a pipe is 404 however often it is asked for, and holds up nobody', async () => {
    const file = onDisk('audiobooks/stone/a.mp3');
    renameSync(file, `${file}.kept`);
    makePipe(file);
    try {
      const answers = await Promise.all(Array.from({ length: 8 }, () => get({}, '/media/stone.a.audio')));
      for (const answer of answers) await expectProblem(answer, 404, 'not_found');
      expect((await get()).status).toBe(200);
    } finally {
      rmSync(file);
      renameSync(`${file}.kept`, file);
    }
  });

  it('into a link out of the library is 404 as well', async () => {
    const file = onDisk('audiobooks/stone/a.mp3');
    renameSync(file, `${file}.kept`);
    symlinkSync('/etc/passwd', file);
    try {
      await expectProblem(await get({}, '/media/stone.a.audio'), 404, 'not_found');
    } finally {
      rmSync(file);
      renameSync(`${file}.kept`, file);
    }
  });

  it('and is gone is 404 until it is back', async () => {
    const file = onDisk('audiobooks/uber/a.mp3');
    const bytes = readFileSync(file);
    rmSync(file);
    await expectProblem(await get({}, '/media/uber.a.audio'), 404, 'not_found');
    writeFileSync(file, bytes);
    expect((await get({}, '/media/uber.a.audio')).status).toBe(200);
  });

  it('gets another tag, so that nobody joins two versions', async () => {
    const url = '/media/elan.a.audio';
    const before = (await get({}, url)).headers.get('etag') ?? '';
    const file = onDisk('audiobooks/elan/a.mp3');
    const bytes = Buffer.concat([readFileSync(file), Buffer.from('more')]);
    writeFileSync(file, bytes);
    const after = await get({ range: 'bytes=0-9', 'if-range': before }, url);
    expect([after.status, after.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(after.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(after.headers.get('etag')).not.toBe(before);
    expect((await bytesOf(after)).equals(bytes)).toBe(true);
  });

  it('into nothing is empty, not an error', async () => {
    writeFileSync(onDisk('audiobooks/twin-a/a.mp3'), '');
    const response = await get({}, '/media/twin-a.a.audio');
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '0', '']);
    expect((await get({ range: 'bytes=0-' }, '/media/twin-a.a.audio')).status).toBe(416);
  });
});

it('a file that lies elsewhere is read there, by whoever may open it', async () => {
  const store = { ...study.house.store, open: async () => ({ kind: 'address' as const, url: 'https://store.example/x?signed=1' }) };
  const app = createApp({ ...study.house, store });
  const response = await call(app, 'GET', VIDEO, undefined, { cookie: learner.cookie });
  expect([response.status, response.headers.get('location'), await response.text()]).toEqual([302, 'https://store.example/x?signed=1', '']);
  await expectProblem(await call(app, 'GET', VIDEO), 401, 'not_signed_in');
});
