import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeJpg, openTestLibrary, type Files, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

const PDF = '%PDF-1.4\n%%EOF';
const SAMPLE = '---\nsample: true\n---\nWords.';

/** Where each file of a course went, and which of them visitors may open. */
async function importCourse(files: Files): Promise<{ downloads: Record<string, string[]>; open: string[] }> {
  const course = Object.entries(files).map(([path, content]) => [`courses/c/${path}`, content]);
  await library.write(Object.fromEntries(course) as Files);
  expect((await library.import()).problems).toEqual([]);
  const units = await library.db.selectFrom('unit').select(['title', 'downloads']).orderBy('position').execute();
  const media = await library.db.selectFrom('media').select(['path', 'isPublic']).orderBy('path').execute();
  return {
    downloads: Object.fromEntries(
      units.map(({ title, downloads }) => [title, (JSON.parse(downloads) as { title: string }[]).map((download) => download.title)]),
    ),
    open: media.filter(({ isPublic }) => isPublic === 1).map(({ path }) => path.slice('courses/c/'.length)),
  };
}

test('a file goes to the lessons that link to it, whatever it is called', async () => {
  expect(
    await importCourse({
      '01 Free.md': SAMPLE,
      '02 Paid.md': 'See [the plan](files/01%20plan.pdf).',
      '03 Also.md': 'See [the plan](files/01%20plan.pdf#page=2) again.',
      'files/01 plan.pdf': PDF,
    }),
  ).toEqual({ downloads: { Free: [], Paid: ['plan'], Also: ['plan'] }, open: [] });
});

test('a file that a sample links to as well is open to visitors', async () => {
  expect(
    await importCourse({
      '01 Paid.md': 'See [the plan](files/plan.pdf).',
      '02 Free.md': '---\nsample: true\n---\nSee [the plan](files/plan.pdf).',
      'files/plan.pdf': PDF,
    }),
  ).toEqual({ downloads: { Paid: ['plan'], Free: ['plan'] }, open: ['files/plan.pdf'] });
});

test('what nobody links to goes to the first lesson that is no sample, in another section if need be', async () => {
  expect(
    await importCourse({
      '1 Begin/01 Free.md': SAMPLE,
      '1 Begin/02 Free too.md': SAMPLE,
      '1 Begin/files/extra.pdf': PDF,
      '2 On/01 Paid.md': 'Words.',
    }),
  ).toEqual({ downloads: { Free: [], 'Free too': [], Paid: ['extra'] }, open: [] });
});

test('in a work of samples every file is open', async () => {
  expect(await importCourse({ '01 Free.md': SAMPLE, '02 More.md': SAMPLE, 'files/extra.pdf': PDF })).toEqual({
    downloads: { Free: ['extra'], More: [] },
    open: ['files/extra.pdf'],
  });
});

test('a name begins with the whole name of its lesson', async () => {
  expect(
    await importCourse({
      'Week 1.md': SAMPLE,
      'Week 10.md': 'Words.',
      'Week 1 more.md': 'Words.',
      'files/Week 10 plan.pdf': PDF,
      'files/Week 1 more plan.pdf': PDF,
      'files/Week 1 plan.pdf': PDF,
    }),
  ).toEqual({
    downloads: { 'Week 1': ['Week 1 plan'], 'Week 10': ['Week 10 plan'], 'Week 1 more': ['Week 1 more plan'] },
    open: ['files/Week 1 plan.pdf'],
  });
});

test('what a sample lists is open, whoever links to it', async () => {
  expect(
    await importCourse({
      '01 Free.md': '---\nsample: true\ndownloads: [plan.pdf]\n---\nWords.',
      '02 Paid.md': 'See [the plan](files/plan.pdf).',
      'files/plan.pdf': PDF,
    }),
  ).toEqual({ downloads: { Free: ['plan'], Paid: [] }, open: ['files/plan.pdf'] });
});

test('two files of one name in folders of one name are two, and one of them may be open to visitors', async () => {
  const { open } = await importCourse({
    '1 A/Week/01 Free.md': `${SAMPLE} See [the plan](files/plan.pdf).`,
    '1 A/Week/files/plan.pdf': PDF,
    '2 B/Week/01 Paid.md': 'See [the plan](files/plan.pdf).',
    '2 B/Week/files/plan.pdf': `${PDF}\n`,
  });
  expect(open).toEqual(['1 A/Week/files/plan.pdf']);
  expect(await library.db.selectFrom('media').select('path').execute()).toHaveLength(2);
});

test.each(['draft: true', 'publishAt: 2090-01-01'])('what belongs to a lesson that is hidden (%s) waits with it', async (hiding) => {
  const { downloads } = await importCourse({
    '1 Begin/01 Free.md': SAMPLE,
    '1 Begin/02 Plan.md': `---\n${hiding}\ndownloads: [steps.pdf]\n---\nSee [the sheet](files/sheet.pdf).`,
    '1 Begin/files/steps.pdf': PDF,
    '1 Begin/files/sheet.pdf': PDF,
    '1 Begin/files/02-more.pdf': PDF,
    '1 Begin/files/other.pdf': PDF,
    '2 On/02 Paid.md': 'Words.',
    '2 On/files/02-bed.pdf': PDF,
  });
  expect(downloads).toEqual({ Free: [], Paid: ['other', 'bed'] });
  expect((await library.db.selectFrom('media').select('id').execute()).length).toBe(2);
});

test.each([
  ['that the draft shows', { '02 Draft.md': '---\ndraft: true\n---\n![](secret.jpg)', 'secret.jpg': makeJpg('secret') }],
  ['called like the draft', { '02 Draft.md': '---\ndraft: true\n---\nWords.', '02 Draft.jpg': makeJpg('secret') }],
])('a picture %s is not the cover', async (_, files) => {
  expect(await importCourse({ '01 Open.md': 'Words.', ...files })).toMatchObject({ open: [] });
  await library.write({ 'courses/c/course.md': `---\ncover: ${Object.keys(files)[1]}\n---\n` });
  await library.import();
  expect(await library.db.selectFrom('item').select('coverMediaId').execute()).toEqual([{ coverMediaId: 'c.cover' }]);
});
