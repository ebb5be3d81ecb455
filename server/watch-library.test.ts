import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeMp3 } from '../tests/support/houses/library-fixtures.ts';
import { bringInHere, openTestHouse, type TestHouse } from '../tests/support/houses/test-house.ts';
import type { LibraryReport } from './library/problem.ts';
import { watchLibrary } from './watch-library.ts';

let base: string;
let open: TestHouse;
let reports: LibraryReport[];
let failures: unknown[];
let isBroken: boolean;
let endWatch: () => Promise<void>;
const TIMES = { quietMs: 50, longestMs: 10_000, lookMs: 50, retryMs: 200 };
let openWatch: (times: typeof TIMES) => () => Promise<void>;
beforeEach(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'cairn-watch-'));
  mkdirSync(path.join(base, 'library'));
  open = await openTestHouse({ libraryDir: path.join(base, 'library') });
  reports = [];
  failures = [];
  isBroken = false;
  const roots = [...open.house.roots, { name: 'mirror', dir: path.join(base, 'mirror') }];
  const onFailure = (error: unknown) => {
    failures.push(error);
    return null;
  };
  const onReport = (report: LibraryReport) => {
    reports.push(report);
    return report;
  };
  const scan = () => (isBroken ? Promise.reject(new Error('no room')) : bringInHere({ ...open.house, roots })).then(onReport, onFailure);
  openWatch = (times) => watchLibrary(roots, scan, onFailure, times);
  endWatch = openWatch(TIMES);
});
afterEach(async () => {
  await endWatch();
  await open.close();
  rmSync(base, { recursive: true, force: true });
});

const addEpisode = (root: string, name: string) => {
  const folder = path.join(base, root, 'podcasts/River walks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.mp3`), makeMp3({ TIT2: name }));
};
const expectUnits = (count: number) => vi.waitFor(() => expect(reports.at(-1)?.units).toBe(count), { timeout: 5000, interval: 20 });

test('what is added to any folder of content comes in, to one that was not there before too', async () => {
  addEpisode('library', 'Dawn');
  await expectUnits(1);
  addEpisode('mirror', 'Dusk');
  await expectUnits(2);
  addEpisode('mirror', 'Night');
  await expectUnits(3);
  expect(failures).toEqual([]);
});

test.each(['library', 'mirror'])('the folder %s may go and come back: its works stay, and it is watched again', async (root) => {
  mkdirSync(path.join(base, 'mirror'));
  addEpisode(root, 'Dawn');
  await expectUnits(1);
  renameSync(path.join(base, root), path.join(base, 'away'));
  // Two looks at the least.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const other = root === 'library' ? 'mirror' : 'library';
  addEpisode(other, 'Noon');
  await expectUnits(2);
  renameSync(path.join(base, 'away'), path.join(base, root));
  await new Promise((resolve) => setTimeout(resolve, 200));
  addEpisode(root, 'Night');
  await expectUnits(3);
  expect(failures).toEqual([]);
});

/** Moves a folder within the base. */
const move = (from: string, to: string) => renameSync(path.join(base, from), path.join(base, to));
const writeLesson = (course: string, text: string) => {
  mkdirSync(path.join(base, course, '01 Start'), { recursive: true });
  writeFileSync(path.join(base, course, '01 Start/01 Begin.md'), text);
};
const expectLesson = (text: string) =>
  vi.waitFor(
    async () => {
      const lessons = await open.house.db.selectFrom('unit').select('html').where('missingSince', 'is', null).execute();
      expect(lessons.map(({ html }) => html)).toEqual([`<p>${text}</p>`]);
    },
    { timeout: 5000, interval: 20 },
  );

test('folders that come one in the other are watched, however they come and whatever they are called later', async () => {
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  writeLesson('library/courses/calm', 'Made.');
  await expectLesson('Made.');
  writeLesson('library/courses/calm', 'Written after it was made.');
  await expectLesson('Written after it was made.');
  move('library/courses/calm', 'library/courses/quiet');
  await vi.waitFor(async () =>
    expect(await open.house.db.selectFrom('item').select('path').where('path', '=', 'courses/quiet').execute()).toHaveLength(1),
  );
  writeLesson('library/courses/quiet', 'Written after it was renamed.');
  await expectLesson('Written after it was renamed.');
  rmSync(path.join(base, 'library/courses/quiet'), { recursive: true });
  writeLesson('aside', 'Moved in.');
  move('aside', 'library/courses/quiet');
  await expectLesson('Moved in.');
  writeLesson('library/courses/quiet', 'Written after it was moved in.');
  await expectLesson('Written after it was moved in.');
  expect(failures).toEqual([]);
});

test('what has a time at which it comes out comes out then, though no file changes', async () => {
  addEpisode('library', 'Dawn');
  const folder = path.join(base, 'library/podcasts/River walks');
  const at = new Date(Date.now() + 1500).toISOString();
  writeFileSync(path.join(folder, 'Noon.mp3'), makeMp3({ TIT2: 'Noon' }));
  writeFileSync(path.join(folder, 'Noon.md'), `---\npublishAt: ${at}\n---\n`);
  await expectUnits(1);
  expect(reports.at(-1)?.nextDueAt).toBe(at);
  await expectUnits(2);
  expect([reports.at(-1)?.nextDueAt, failures]).toEqual([null, []]);
});

/** As often as a file that is downloaded or recorded is, until what is waited for has come. */
const writeUntil = async (name: string, waiting: Promise<unknown>) => {
  const file = path.join(base, 'library', name);
  const writing = setInterval(() => appendFileSync(file, 'x'), 20);
  await waiting.finally(() => clearInterval(writing));
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a file that is written to all the time does not keep others out', async () => {
  await endWatch();
  endWatch = openWatch({ ...TIMES, quietMs: 2000, longestMs: 300 });
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(0));
  addEpisode('library', 'Dawn');
  await writeUntil('sync.log', expectUnits(1));
  expect(failures).toEqual([]);
});

test.each(['.sync.log', 'film.mp4.part', '.git/index'])('what happens to %s begins no scan', async (clutter) => {
  mkdirSync(path.join(base, 'library/.git'));
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  await wait(200);
  const before = reports.length;
  await writeUntil(clutter, wait(200));
  await wait(300);
  expect(reports).toHaveLength(before);
});

test('what a scan is told to leave out is left out at once', async () => {
  addEpisode('library', 'Dawn');
  writeLesson('library/courses/calm', 'Made.');
  await expectUnits(2);
  writeFileSync(path.join(base, 'library/courses/calm/.ignore'), '');
  await expectUnits(1);
});

test('a scan that has failed is tried again, though no file changes', async () => {
  addEpisode('library', 'Dawn');
  await expectUnits(1);
  isBroken = true;
  addEpisode('library', 'Dusk');
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), { timeout: 5000 });
  isBroken = false;
  await expectUnits(2);
});
