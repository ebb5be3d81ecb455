import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openTestLibrary, type Files, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';
import { RUN_HERE } from '../../tests/support/houses/run-jobs-here.ts';
import { ProblemLog, type LibraryProblem } from './problem.ts';
import { groupFiles } from './read/group/group-files.ts';
import { formatReport, isNews } from './report.ts';
import { findItems } from './scan/find-items.ts';
import { walkLibrary, type ScannedFolder } from './scan/walk-folder.ts';
import type { JobRunner } from './threads/jobs.ts';

const MANY = 150_000;
const LESSON = { 'courses/one/01.md': '# One\n\nWords here.\n' };
let library: TestLibrary | undefined;
afterEach(async () => {
  await library?.close();
  library = undefined;
});

const strays = (folder: string, count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}IMG_${n}.xyz`, '']));
/** A folder as the walk lists it. */
const listed = (path: string, names: readonly string[], folders: ScannedFolder[] = []): ScannedFolder => ({
  path,
  name: path.split('/').at(-1) ?? '',
  files: names.map((name) => ({ path: path === '' ? name : `${path}/${name}`, name, bytes: 1, storedBytes: 512, mtimeMs: 0 })),
  folders,
});
const namesOf = (ending: string, count = MANY) => Array.from({ length: count }, (_, n) => `IMG_${n}.${ending}`);

test.each(['', 'courses/', 'courses/one/', 'podcasts/'])('files in %s that are none of the library keep no course out', async (folder) => {
  library = await openTestLibrary({ ...LESSON, ...strays(folder, 300) });
  await library.write({ 'courses/two/01.md': '# Two\n\nWords there.\n' });
  const report = await library.import();
  expect(report).toMatchObject({ items: 2, added: 2 });
  expect(report.problems).toHaveLength(21);
  const text = formatReport(report);
  expect(text).toContain('And 280 more like this: ');
  expect(text).toContain('0 errors, 300 notices');
  const again = await library.import();
  expect([again.problems, isNews(again, report)]).toEqual([report.problems, false]);
  await library.write(strays(folder, 301));
  expect(isNews(await library.import(), again)).toBe(true);
});

test('a folder with 150,000 files that are for nothing is gone through, wherever it lies', () => {
  const course = listed('courses/one', ['01.md', ...namesOf('xyz')], [listed('courses/one/files', namesOf('pdf'))]);
  const problems = new ProblemLog();
  const items = findItems('library', listed('', namesOf('xyz'), [listed('courses', [], [course])]), problems);
  expect(items.map(({ path }) => path)).toEqual(['courses/one']);
  expect(problems.list).toHaveLength(21);
  for (const item of items) expect(groupFiles(item, problems).downloads).toHaveLength(MANY);
  expect(problems.list).toHaveLength(2 * 21);
});

test('many loose files are as many works, each with what bears its name', () => {
  const names = Array.from({ length: 50_000 }, (_, n) => [`Talk ${n}.mp3`, `Talk ${n}-cover.jpg`, `Talk ${n}.en.vtt`]).flat();
  const items = findItems('library', listed('', [], [listed('podcasts', names)]), new ProblemLog());
  expect(items).toHaveLength(50_000);
  expect(items[1]?.folder.files.map(({ name }) => name)).toEqual(['Talk 1.mp3', 'Talk 1-cover.jpg', 'Talk 1.en.vtt']);
});

test('what a work tells may be as long as it likes', async () => {
  library = await openTestLibrary(LESSON);
  const problems = Array.from({ length: MANY }, (_, n): LibraryProblem => ({
    file: `courses/one/${n}`,
    line: null,
    problem: 'No.',
    fix: 'Yes.',
    severity: 'notice',
  }));
  const jobs: JobRunner = {
    atOnce: 1,
    run: async (name, input, onFile) => ({ ...(await RUN_HERE.run(name, input, onFile)), problems }),
  };
  const report = await library.import({ jobs });
  expect(report.items).toBe(1);
  expect(formatReport(report)).toContain(`${2 * MANY} notices`);
});

/** Folders of which each has a link to every other. */
async function openLattice(count: number): Promise<TestLibrary> {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const opened = await openTestLibrary(Object.fromEntries(numbers.map((n) => [`courses/c${n}/a.md`, `# ${n}\n\nWords of ${n}.\n`])));
  for (const from of numbers)
    for (const to of numbers) if (from !== to) await symlink(`../c${to}`, join(opened.dir, `courses/c${from}/l${to}`));
  return opened;
}

test('folders that lead to each other by links are walked twice at the most: as they lie, and by way of one link', async () => {
  library = await openLattice(12);
  const walked: string[] = [];
  const problems = new ProblemLog();
  await walkLibrary(library.dir, problems, (path) => walked.push(path));
  expect(walked.length).toBeLessThanOrEqual(2 + 2 * 12);
  const report = await library.import();
  expect(report.items).toBe(12);
  expect(report.problems.length).toBeLessThan(300);
  expect(formatReport(report)).toContain('The folder is read by way of another link.');
});

test('a folder that is linked once is read there too, and so is what it holds', async () => {
  library = await openTestLibrary({ 'courses/one/01.md': '# One\n\nWords.\n', 'shared/02 More/02.md': '# Two\n\nOther words.\n' });
  await symlink('../../shared', join(library.dir, 'courses/one/shared'));
  expect(await library.import()).toMatchObject({ items: 1, units: 2 });
});

test('a folder with which there would be more than a scan can hold is named and left out; what is known of it stays', async () => {
  library = await openTestLibrary({ ...LESSON, 'podcasts/b.xyz': '', ...strays('courses/photos/', 50) });
  const problems = new ProblemLog();
  const { root, unreadable } = await walkLibrary(library.dir, problems, () => {}, 20);
  expect(unreadable).toEqual(['courses/photos']);
  expect(root.folders.map(({ name, folders }) => [name, folders.map((inner) => inner.name)])).toEqual([
    ['courses', ['one']],
    ['podcasts', []],
  ]);
  expect(problems.list).toMatchObject([
    { file: 'courses/photos', severity: 'error', problem: expect.stringContaining('more than 20 files') },
  ]);
});

test('the log gets the first lines of a long report, and where the others are', async () => {
  library = await openTestLibrary({ ...LESSON, ...strays('', 30) });
  const report = await library.import();
  expect(formatReport(report, 5).split('\n').slice(5)).toEqual([
    'There are 16 lines more in DATA_DIR/library-report.json; cairn library report shows all of them.',
    '1 item, 1 unit; 1 added, 0 changed, 0 unchanged, 0 missing; 0 errors, 30 notices',
  ]);
});
