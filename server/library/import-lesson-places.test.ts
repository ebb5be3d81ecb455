import { afterEach, expect, test } from 'vitest';
import { type Files } from '../../tests/support/houses/library-fixtures.ts';
import { ALL, makeCourse, NOTHING, openStudiedLibrary, type StudiedLibrary } from '../../tests/support/houses/studied-library.ts';

let library: StudiedLibrary;
afterEach(() => library.close());

test('a copy that took the ids of its lessons along is left out until the original is gone, and goes on then', async () => {
  const lessons = (folder: string): Files => ({ [`courses/${folder}/01 First.md`]: '---\nid: calm.second\n---\nFirst about breath.' });
  library = await openStudiedLibrary(lessons('calm'));
  await library.study('calm');
  await library.write(lessons('copy'));
  expect((await library.problems()).map(([file]) => file)).toEqual(['courses/copy/01 First.md']);
  await library.remove('courses/calm');
  await library.scan();
  expect(await library.find('courses/copy')).toMatchObject({
    places: ['01 First.md'],
    notes: ['01 First.md'],
    certificate: true,
    favorite: true,
  });
});

test('a lesson moved into another course, and renamed there, keeps its place and its note', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), ...makeCourse('deep', 'focus') });
  await library.study('calm');
  await library.move('courses/calm/02 Second.md', 'courses/deep/09 Last.md');
  expect(await library.problems()).toEqual([]);
  expect(await library.find('courses/deep')).toEqual({ ...NOTHING, places: ['09 Last.md'], notes: ['09 Last.md'] });
  expect(await library.find('courses/calm')).toEqual({ ...ALL, places: ['03 Check.quiz.yaml'], notes: [] });
});

test('lessons that two courses exchanged under the same names keep theirs', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), ...makeCourse('deep', 'focus') });
  await library.study('calm');
  await library.move('courses/calm/02 Second.md', 'tmp.md');
  await library.move('courses/deep/02 Second.md', 'courses/calm/02 Second.md');
  await library.move('tmp.md', 'courses/deep/02 Second.md');
  await library.scan();
  expect(await library.find('courses/deep')).toMatchObject({ places: ['02 Second.md'], notes: ['02 Second.md'] });
  expect(await library.find('courses/calm')).toMatchObject({ places: ['03 Check.quiz.yaml'], notes: [] });
});

test('a lesson copied into another course and deleted later goes on in the copy', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), ...makeCourse('deep', 'focus') });
  await library.study('calm');
  await library.write({ 'courses/deep/09 Last.md': 'Second about breath.' });
  await library.scan();
  await library.remove('courses/calm/02 Second.md');
  await library.scan();
  expect(await library.find('courses/deep')).toMatchObject({ places: ['09 Last.md'], notes: ['09 Last.md'] });
});

test('a lesson that was moved and changed at once is named in the report, and an id brings it back', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), ...makeCourse('deep', 'focus') });
  await library.study('calm');
  await library.move('courses/calm/02 Second.md', 'courses/deep/05 Second.md');
  await library.move('courses/deep/02 Second.md', 'courses/deep/02 Other.md');
  await library.write({ 'courses/deep/05 Second.md': 'Written anew.' });
  expect(await library.problems()).toEqual([
    [
      'courses/deep/05 Second.md',
      'It is called like calm.second (courses/calm/02 Second.md), which is gone, and holds something else.',
      'If that was moved and changed at once, write id: calm.second into its frontmatter.',
    ],
  ]);
  await library.write({ 'courses/deep/05 Second.md': '---\nid: calm.second\n---\n\nWritten anew.' });
  await library.scan();
  expect(await library.find('courses/deep')).toMatchObject({ places: ['05 Second.md'], notes: ['05 Second.md'] });
});

test('a lesson that may be either of two is reported, not guessed', async () => {
  library = await openStudiedLibrary({
    ...makeCourse('calm', 'breath'),
    ...makeCourse('deep', 'focus'),
    ...makeCourse('long', 'sleep'),
    'courses/long/02 Second.md': 'Second about breath.',
  });
  await library.study('calm');
  await library.remove('courses/long/02 Second.md');
  await library.move('courses/calm/02 Second.md', 'courses/deep/09 Last.md');
  expect(await library.problems()).toEqual(
    expect.arrayContaining([
      [
        'courses/deep/09 Last.md',
        'The same content was known before as calm.second (courses/calm/02 Second.md), long.second (courses/long/02 Second.md), and it is not clear which is which.',
        'Write the right id into its frontmatter, for instance id: calm.second.',
      ],
    ]),
  );
  await library.write({ 'courses/deep/09 Last.md': '---\nid: calm.second\n---\nSecond about breath.' });
  await library.scan();
  expect(await library.find('courses/deep')).toMatchObject({ places: ['09 Last.md'], notes: ['09 Last.md'] });
});

test('an id written into a lesson afterwards takes place and note along', async () => {
  library = await openStudiedLibrary(makeCourse('calm', 'breath'));
  await library.study('calm');
  await library.write({ 'courses/calm/02 Second.md': '---\nid: breath-two\n---\n\nSecond about breath.' });
  expect(await library.problems()).toEqual([]);
  expect(await library.find('courses/calm')).toEqual(ALL);
  expect(await library.db.selectFrom('unit').select('id').where('missingSince', 'is not', null).execute()).toEqual([]);
});

test('another lesson under a new id begins anew, and the report says how to go on instead', async () => {
  library = await openStudiedLibrary(makeCourse('calm', 'breath'));
  await library.study('calm');
  await library.write({ 'courses/calm/02 Second.md': '---\nid: new-second\n---\nSomething else.' });
  expect(await library.problems()).toEqual([
    [
      'courses/calm/02 Second.md',
      'The id was calm.second before, of other content; progress made under it does not move along.',
      'Write id: calm.second to keep it.',
    ],
  ]);
  await library.write({ 'courses/calm/02 Second.md': '---\nid: calm.second\n---\nSomething else.' });
  expect(await library.problems()).toEqual([]);
  expect(await library.find('courses/calm')).toEqual(ALL);
});
