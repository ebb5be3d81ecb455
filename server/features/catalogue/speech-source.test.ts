import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { ObjectStore } from '#server/ports/storage/object-store.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { expectConsoleError } from '../../../tests/support/fail-on-console-error.ts';
import { makeEpub } from '../../../tests/support/houses/library-fixtures.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

const BOOKS = ['one', 'two', 'folder', 'lost'];

let study: StudyHouse;
let cookie: string;
beforeAll(async () => {
  study = await openStudyHouse({
    files: Object.fromEntries(BOOKS.map((title) => [`ebooks/${title}/${title}.epub`, makeEpub({ title })])),
  });
  ({ cookie } = await signUp(study.app));
});
afterAll(() => study.close());

let read: string[];
let app: ReturnType<typeof createApp>;
/** A server that has read no book yet, and tells what it reads. */
const start = (store: Partial<ObjectStore> = {}) => {
  read = [];
  app = createApp({
    ...study.house,
    store: {
      ...study.house.store,
      read: (key, limitBytes) => {
        read.push(path.basename(key.path));
        return (store.read ?? study.house.store.read)(key, limitBytes);
      },
    },
  });
};
beforeEach(() => start());

const ask = (title: string, what = '/speech') => call(app, 'GET', `/api/episodes/tts-${title}.${title}${what}`, undefined, { cookie });
const listen = async (title: string) => expect((await ask(title)).status).toBe(200);

describe('a book', () => {
  it('is taken from its file once, however many ask at once and later', async () => {
    await Promise.all(Array.from({ length: 5 }, () => listen('one')));
    await listen('one');
    await listen('two');
    await listen('one');
    expect(read).toEqual(['one.epub', 'two.epub']);
  });

  it('is open alone: the next waits for it', async () => {
    let open = 0;
    let most = 0;
    start({
      read: async (key, limitBytes) => {
        most = Math.max(most, ++open);
        await sleep(20);
        open -= 1;
        return study.house.store.read(key, limitBytes);
      },
    });
    await Promise.all(['one', 'two'].map(listen));
    expect([most, read.length]).toEqual([1, 2]);
  });

  it('that failed is tried again, and keeps no other waiting', async () => {
    let fails = true;
    start({
      read: async (key, limitBytes) => {
        if (fails) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
        return study.house.store.read(key, limitBytes);
      },
    });
    await expectProblem(await ask('one'), 404, 'not_found');
    fails = false;
    await listen('two');
    await listen('one');
    expect(read).toEqual(['one.epub', 'two.epub', 'one.epub']);
  });
});

describe('a book that cannot be had', () => {
  const MISSING = 'The file is missing from the library at the moment.';
  const failWith = (error: Error) => start({ read: () => Promise.reject(error) });

  it.each(['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'])('is missing for now when the system says %s', async (code) => {
    failWith(Object.assign(new Error('open'), { code }));
    expect((await expectProblem(await ask('one'), 404, 'not_found')).detail).toBe(MISSING);
  });

  it('is missing for now where there is a folder of its name', async () => {
    const file = path.join(study.libraryDir, 'ebooks/folder/folder.epub');
    rmSync(file);
    mkdirSync(file);
    expect((await expectProblem(await ask('folder'), 404, 'not_found')).detail).toBe(MISSING);
  });

  it('is not found when nothing is known of its file any more', async () => {
    await study.house.db.updateTable('unit').set({ mediaId: null }).where('id', '=', 'lost.lost').execute();
    await expectProblem(await ask('lost'), 404, 'not_found');
    expect(read).toEqual([]);
  });

  it.each([new Error('the disk is on fire'), Object.assign(new Error('read'), { code: 'EIO' })])(
    'is our failure when it is none of the library: %s',
    async (error) => {
      expectConsoleError();
      failWith(error);
      await expectProblem(await ask('one'), 500, 'internal_error');
    },
  );

  it('is refused even to who says they have any version of it', async () => {
    await study.house.db.updateTable('unit').set({ kind: 'audio' }).where('id', '=', 'lost.lost').execute();
    const response = await call(app, 'GET', '/api/episodes/tts-lost.lost/speech', undefined, { cookie, 'if-none-match': '*' });
    await expectProblem(response, 404, 'not_found');
  });
});
