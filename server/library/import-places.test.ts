import { afterEach, expect, test } from 'vitest';
import { NOW } from '../../tests/support/houses/library-fixtures.ts';
import { ALL, makeCourse, NOTHING, openStudiedLibrary, type StudiedLibrary } from '../../tests/support/houses/studied-library.ts';

let library: StudiedLibrary;
afterEach(() => library.close());

test('a work that was copied and deleted later: its learners go on in the copy', async () => {
  library = await openStudiedLibrary(makeCourse('calm', 'breath'));
  await library.study('calm');
  await library.write(makeCourse('calm again', 'breath'));
  await library.scan();
  expect(await library.find('courses/calm')).toEqual(ALL);
  await library.remove('courses/calm');
  expect(await library.problems()).toEqual([
    [
      'courses/calm',
      'calm is gone; its learners go on in calm-again (courses/calm again), which holds the same.',
      'Nothing to do; id: calm in the frontmatter there makes it the same work again.',
    ],
  ]);
  expect(await library.find('courses/calm again')).toEqual(ALL);
  expect(await library.problems()).toEqual([]);
});

test('places in the original and in its copy become one: the newest, and what was done stays done', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), ...makeCourse('copy', 'breath') });
  await library.listen('calm.first', { seconds: 70, observedAt: NOW + 5, completed: 1 });
  await library.listen('copy.first', { seconds: 20, observedAt: NOW });
  await library.listen('calm.second', { seconds: 70, observedAt: NOW });
  await library.listen('copy.second', { seconds: 0, observedAt: NOW + 5, playedSec: 0 });
  await library.favor('calm');
  await library.favor('copy');
  await library.remove('courses/calm');
  await library.scan();
  expect(
    await library.db
      .selectFrom('progress')
      .select(['unitId', 'itemId', 'positionSec', 'completed', 'playedSec'])
      .orderBy('unitId')
      .execute(),
  ).toEqual([
    { unitId: 'copy.first', itemId: 'copy', positionSec: 70, completed: 1, playedSec: 120 },
    { unitId: 'copy.second', itemId: 'copy', positionSec: 70, completed: 0, playedSec: 60 },
  ]);
  expect(await library.find('courses/copy')).toMatchObject({ favorite: true });
});

test('with two copies nothing is guessed: the report names both, and an id brings the places back', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), ...makeCourse('a', 'breath'), ...makeCourse('b', 'breath') });
  await library.study('calm');
  await library.remove('courses/calm');
  expect(await library.problems()).toEqual([
    [
      'courses/calm',
      'calm is gone. a (courses/a), b (courses/b) hold the same, and it is not clear which goes on with its learners.',
      'Write id: calm into the frontmatter of that one.',
    ],
  ]);
  expect([await library.find('courses/a'), await library.find('courses/b')]).toEqual([NOTHING, NOTHING]);
  await library.listen('b.first');
  await library.write({ 'courses/b/course.md': '---\nid: calm\n---\n' });
  expect(await library.problems()).toEqual([]);
  // What was learnt under the id in between comes along.
  expect(await library.find('courses/b')).toEqual({ ...ALL, places: ['01 First.md', ...ALL.places] });
});

test('a draft keeps its learners, though a copy of it is there', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), ...makeCourse('copy', 'breath') });
  await library.study('calm');
  await library.write({ 'courses/calm/course.md': '---\ndraft: true\n---\n' });
  expect(await library.problems()).toEqual([]);
  await library.remove('courses/calm/course.md');
  await library.scan();
  expect(await library.find('courses/calm')).toEqual(ALL);
});

test('two folders that were swapped keep their learners with their content', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), ...makeCourse('deep', 'focus') });
  await library.study('calm');
  await library.move('courses/calm', 'courses/.tmp');
  await library.move('courses/deep', 'courses/calm');
  await library.move('courses/.tmp', 'courses/deep');
  expect(await library.problems()).toEqual([]);
  expect([await library.find('courses/deep'), await library.find('courses/calm')]).toEqual([ALL, NOTHING]);
});

test('so do three that were rotated, with a lesson changed in one and a number in another', async () => {
  library = await openStudiedLibrary({ ...makeCourse('a', 'breath'), ...makeCourse('b', 'focus'), ...makeCourse('c', 'sleep') });
  await library.study('a');
  await library.move('courses/a', 'courses/.tmp');
  await library.move('courses/c', 'courses/a');
  await library.move('courses/b', 'courses/c');
  await library.move('courses/.tmp', 'courses/b');
  await library.write({ 'courses/b/01 First.md': 'First, anew.' });
  await library.move('courses/c/01 First.md', 'courses/c/07 First.md');
  expect(await library.problems()).toEqual([]);
  expect(await library.find('courses/b')).toEqual(ALL);
  expect((await library.db.selectFrom('item').select(['id', 'path']).orderBy('id').execute()).map(({ path }) => path)).toEqual([
    'courses/b',
    'courses/c',
    'courses/a',
  ]);
});

test('a work laid over another one takes its own learners along; the other one is named, and an id finds it', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), ...makeCourse('deep', 'focus') });
  await library.study('calm');
  await library.remove('courses/calm');
  await library.move('courses/deep', 'courses/calm');
  await library.write(makeCourse('elsewhere', 'breathing, wholly rewritten'));
  expect(await library.problems()).toEqual([
    [
      'courses/calm',
      'Another work lies here now, and calm, which lay here before, is in no other folder.',
      'If it was moved and changed at once, write id: calm into its frontmatter.',
    ],
  ]);
  expect(await library.find('courses/calm')).toEqual(NOTHING);
  await library.write({ 'courses/elsewhere/course.md': '---\nid: calm\n---\n' });
  await library.scan();
  expect(await library.find('courses/elsewhere')).toEqual(ALL);
});

test('a work that is edited through and through in its folder is still the same', async () => {
  library = await openStudiedLibrary(makeCourse('calm', 'breath'));
  await library.study('calm');
  await library.write(makeCourse('calm', 'air'));
  expect(await library.problems()).toEqual([]);
  expect(await library.find('courses/calm')).toEqual(ALL);
});

test('an id written into a work afterwards takes everything along, and says where the old one is still named', async () => {
  library = await openStudiedLibrary({ ...makeCourse('calm', 'breath'), 'collections/week.yaml': 'title: Week\nitems: [calm]\n' });
  await library.study('calm');
  await library.listen('calm.first');
  await library.write({ 'courses/calm/course.md': '---\nid: still\n---\n' });
  await library.remove('courses/calm/01 First.md');
  expect(await library.problems()).toEqual([['collections/week.yaml', 'There is no work with the id calm any more.', 'Write still.']]);
  expect(await library.find('courses/calm')).toEqual(ALL);
  expect(await library.db.selectFrom('item').select(['id', 'createdAt']).execute()).toEqual([{ id: 'still', createdAt: NOW + 1000 }]);
  // A lesson that was away meanwhile comes back to its place as well.
  await library.write({ 'courses/calm/01 First.md': 'First about breath.' });
  await library.scan();
  expect(await library.find('courses/calm')).toEqual({ ...ALL, places: ['01 First.md', ...ALL.places] });
  expect(await library.db.selectFrom('media').select('itemId').where('itemId', '=', 'calm').execute()).toEqual([]);
});

test('an id written while the folder is renamed does so too', async () => {
  library = await openStudiedLibrary(makeCourse('calm', 'breath'));
  await library.study('calm');
  await library.move('courses/calm', 'courses/still');
  await library.write({ 'courses/still/course.md': '---\nid: quiet\n---\n' });
  expect(await library.problems()).toEqual([]);
  expect(await library.find('courses/still')).toEqual(ALL);
});

test('another work under a new id begins anew, and the report says how to go on instead', async () => {
  library = await openStudiedLibrary(makeCourse('calm', 'breath'));
  await library.study('calm');
  await library.write({ ...makeCourse('calm', 'something else'), 'courses/calm/course.md': '---\nid: other\n---\n' });
  expect(await library.problems()).toEqual([
    [
      'courses/calm/course.md',
      'The id was calm before, of other content; progress made under it does not move along.',
      'Write id: calm to keep it.',
    ],
  ]);
  expect(await library.find('courses/calm')).toEqual(NOTHING);
  await library.write({ 'courses/calm/course.md': '---\nid: calm\n---\n' });
  await library.scan();
  expect(await library.find('courses/calm')).toMatchObject({ favorite: true });
});
