import { createHash } from 'node:crypto';
import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { learnerId } from '../../tests/support/houses/learner-id.ts';
import { makeMp3, NOW, openTestLibrary, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';

const BOOK = 'audiobooks/Ann Ash/The River';
const DAY = 86_400_000;

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary({
    [`${BOOK}/01 One.mp3`]: makeMp3({ TIT2: 'One' }),
    [`${BOOK}/02 Two.mp3`]: makeMp3({ TIT2: 'Two' }),
    'courses/calm/01 Breathe.md': 'Breathe in.',
    'courses/calm/02 Bad.quiz.yaml': 'title: 1',
  });
});
afterEach(() => library.close());

const listUnits = (itemId: string) =>
  library.db
    .selectFrom('unit')
    .select(['id', 'position', 'path', 'missingSince'])
    .where('itemId', '=', itemId)
    .orderBy('position')
    .orderBy('id')
    .execute();
const findItem = (id: string) => library.db.selectFrom('item').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a rescan without change reads nothing and reports the same problems', async () => {
  const file = join(library.dir, BOOK, '01 One.mp3');
  // A whole millisecond: a date made from a finer time is rounded, and would be another time.
  const when = new Date(NOW - DAY);
  await utimes(file, when, when);
  const first = await library.import();
  expect(first.problems.length).toBeGreaterThan(0);
  // Broken content under the same size and time would be noticed by anything that reads it.
  await writeFile(file, Buffer.alloc((await stat(file)).size));
  await utimes(file, when, when);
  const phases: string[] = [];
  const second = await library.import({ now: NOW + DAY, onProgress: ({ phase }) => phases.push(phase) });
  expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 2, items: 2, units: 3, problems: first.problems });
  expect(phases).not.toContain('read');
  expect(phases).not.toContain('apply');
  expect(await findItem('the-river')).toMatchObject({ updatedAt: NOW });
});

test('what an earlier release made of the same files is made anew once', async () => {
  const path = 'podcasts/Talks/01 One.mp3';
  const notes = 'podcasts/Talks/01 One.md';
  await library.write({ [path]: makeMp3({ TIT2: 'One' }), [notes]: 'Listen from 0:01.\n\n| a |\n|---|\n| b |' });
  await library.import();
  const { html } = await library.db.selectFrom('unit').select('html').where('itemId', '=', 'talks').executeTakeFirstOrThrow();
  expect(html).toContain('<button type="button" data-sec="1"');
  const signed = createHash('sha256').update('v2\n');
  for (const file of [notes, path]) {
    const { size, mtimeMs } = await stat(join(library.dir, file));
    signed.update(`${file}\0${size}\0${Math.floor(mtimeMs)}\n`);
  }
  await library.db
    .updateTable('item')
    .set({ signature: signed.digest('hex').slice(0, 32) })
    .where('id', '=', 'talks')
    .execute();
  await library.db.updateTable('unit').set({ html: '<p>Listen from 0:01.</p>' }).where('itemId', '=', 'talks').execute();
  expect(await library.import()).toMatchObject({ added: 0, changed: 1 });
  expect(await library.db.selectFrom('unit').select('html').where('itemId', '=', 'talks').executeTakeFirst()).toEqual({ html });
  expect(await library.import()).toMatchObject({ changed: 0 });
});

test('a renamed and moved folder keeps its ids', async () => {
  await library.import();
  await library.move(BOOK, 'audiobooks/Ash, Ann/What the river told (2016)');
  const report = await library.import({ now: NOW + DAY });
  expect(report).toMatchObject({ added: 0, changed: 1, missing: 0 });
  expect(await findItem('the-river')).toMatchObject({
    title: 'What the river told',
    createdAt: NOW,
    updatedAt: NOW + DAY,
    publishedAt: NOW,
  });
  expect(await listUnits('the-river')).toMatchObject([
    { id: 'the-river.one', missingSince: null },
    { id: 'the-river.two', missingSince: null },
  ]);
});

test('renumbering, swapping, renaming, encoding anew and adding keep the ids of units', async () => {
  await library.import();
  await library.move(`${BOOK}/01 One.mp3`, `${BOOK}/tmp.mp3`);
  await library.move(`${BOOK}/02 Two.mp3`, `${BOOK}/01 One.mp3`);
  await library.move(`${BOOK}/tmp.mp3`, `${BOOK}/02 Two.mp3`);
  await library.write({ [`${BOOK}/00 Prologue.mp3`]: makeMp3({ TIT2: 'Prologue' }) });
  await library.import({ now: NOW + 1 });
  expect(await listUnits('the-river')).toEqual([
    { id: 'the-river.prologue', position: 1, path: `${BOOK}/00 Prologue.mp3`, missingSince: null },
    { id: 'the-river.two', position: 2, path: `${BOOK}/01 One.mp3`, missingSince: null },
    { id: 'the-river.one', position: 3, path: `${BOOK}/02 Two.mp3`, missingSince: null },
  ]);
  // Encoded anew: other content under the same name, then under the same name without its number.
  await library.write({ [`${BOOK}/01 One.mp3`]: makeMp3({ TXXX: 'louder' }) });
  await library.remove(`${BOOK}/02 Two.mp3`);
  await library.write({ [`${BOOK}/07 Two.mp3`]: makeMp3({ TXXX: 'quieter' }) });
  await library.import({ now: NOW + 2 });
  expect((await listUnits('the-river')).map((unit) => [unit.id, unit.missingSince])).toEqual([
    ['the-river.prologue', null],
    ['the-river.two', null],
    ['the-river.one', null],
  ]);
});

test('what is missing keeps its rows and its progress, and comes back', async () => {
  await library.import();
  await library.db
    .insertInto('progress')
    .values({
      userId: learnerId('u'),
      unitId: 'the-river.two',
      itemId: 'the-river',
      positionSec: 1,
      locator: null,
      fraction: 0.5,
      completed: 0,
      playedSec: 1,
      observedAt: NOW,
      updatedAt: NOW,
    })
    .execute();
  await library.move(`${BOOK}/02 Two.mp3`, 'two.mp3');
  await library.import({ now: NOW + 1 });
  expect(await listUnits('the-river')).toMatchObject([{ missingSince: null }, { id: 'the-river.two', missingSince: NOW + 1 }]);
  await library.move('audiobooks', '.away');
  expect(await library.import({ now: NOW + 2 })).toMatchObject({ items: 1, units: 1, missing: 1 });
  expect(await findItem('the-river')).toMatchObject({ missingSince: NOW + 2 });
  await library.move('.away', 'audiobooks');
  await library.move('two.mp3', `${BOOK}/02 Two.mp3`);
  expect(await library.import({ now: NOW + 3 })).toMatchObject({ items: 2, missing: 0, changed: 1 });
  expect(await findItem('the-river')).toMatchObject({ missingSince: null, unitCount: 2 });
  expect(await listUnits('the-river')).toMatchObject([{ missingSince: null }, { id: 'the-river.two', missingSince: null }]);
  expect(await library.db.selectFrom('progress').selectAll().execute()).toHaveLength(1);
});

test('a library folder that is gone changes nothing', async () => {
  await library.import();
  const report = await library.import({ roots: [{ name: 'library', dir: join(library.dir, 'nowhere') }] });
  expect(report).toMatchObject({ items: 2, missing: 0, problems: [{ severity: 'error', problem: 'The library folder does not exist.' }] });
  expect(await findItem('calm')).toMatchObject({ missingSince: null });
});

test('two candidates of the same content are reported, not guessed', async () => {
  await library.import();
  const copy = { '01 One.mp3': makeMp3({ TIT2: 'One' }), '02 Two.mp3': makeMp3({ TIT2: 'Two' }) };
  await library.remove(BOOK);
  for (const folder of ['Copy A', 'Copy B'])
    await library.write(Object.fromEntries(Object.entries(copy).map(([name, bytes]) => [`audiobooks/X/${folder}/${name}`, bytes])));
  const report = await library.import();
  expect(report.problems.filter((problem) => problem.problem.includes('not clear which'))).toHaveLength(2);
  expect(
    (
      await library.db
        .selectFrom('item')
        .select('id')
        .where('kind', '=', 'audiobook')
        .where('missingSince', 'is', null)
        .orderBy('id')
        .execute()
    ).map((item) => item.id),
  ).toEqual(['copy-a', 'copy-b']);
  // The operator settles it.
  await library.write({ 'audiobooks/X/Copy B/book.md': '---\nid: the-river\n---\n' });
  await library.import();
  expect(await findItem('the-river')).toMatchObject({ missingSince: null, path: 'audiobooks/X/Copy B' });
  expect(await listUnits('the-river')).toMatchObject([{ id: 'the-river.one' }, { id: 'the-river.two' }]);
});

test('draft, publishAt of an item and of a unit', async () => {
  await library.write({
    'courses/calm/course.md': '---\npublishAt: 2026-06-03\n---\n',
    'courses/calm/03 Later.md': '---\npublishAt: 2026-06-02T12:00:00Z\n---\nText.',
    'courses/secret/course.md': '---\ndraft: true\n---\n',
    'courses/secret/01 A.md': 'A.',
  });
  expect(await library.import()).toMatchObject({ items: 2, units: 3 });
  expect(await findItem('calm')).toMatchObject({ publishedAt: Date.UTC(2026, 5, 3), unitCount: 1 });
  expect(await library.import({ now: NOW + DAY - 1 })).toMatchObject({ unchanged: 2 });
  expect(await library.import({ now: NOW + DAY })).toMatchObject({ changed: 1, units: 4 });
  expect(await library.import({ now: NOW + DAY })).toMatchObject({ unchanged: 2, units: 4 });
});

test('a known item with a manifest that cannot be read stays as it was', async () => {
  await library.write({ 'courses/calm/course.md': '---\ntitle: Calm down\n---\n' });
  await library.import();
  await library.write({ 'courses/calm/course.md': '---\ntitle: "Calm\n---\n' });
  const report = await library.import();
  expect(report.problems.some((problem) => problem.file === 'courses/calm/course.md' && problem.line !== null)).toBe(true);
  expect(await findItem('calm')).toMatchObject({ title: 'Calm down', missingSince: null });
});

test('a failing hook rolls the whole import back', async () => {
  await expect(
    library.import({
      onApplied: async (trx, { changedIds }) => {
        expect([...changedIds].sort()).toEqual(['calm', 'the-river']);
        expect(await trx.selectFrom('item').select('id').execute()).toHaveLength(2);
        throw new Error('no index');
      },
    }),
  ).rejects.toThrow('no index');
  expect(await library.db.selectFrom('item').select('id').execute()).toEqual([]);
  expect(await library.import()).toMatchObject({ added: 2 });
});

test('an id that is declared twice: the home folder keeps it, both files are named', async () => {
  await library.write({ 'courses/calm/course.md': '---\nid: calm\n---\n' });
  await library.import();
  await library.write({ 'courses/a copy/course.md': '---\nid: calm\n---\n', 'courses/a copy/01 X.md': 'X.' });
  const report = await library.import();
  expect(report.problems.filter((problem) => problem.problem.includes('already used'))).toMatchObject([
    { file: 'courses/a copy/course.md', problem: 'The id calm is already used by courses/calm.' },
  ]);
  expect(await findItem('calm')).toMatchObject({ path: 'courses/calm' });
  expect(report.items).toBe(2);
});
