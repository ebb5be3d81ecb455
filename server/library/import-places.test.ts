import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOW, openTestLibrary, QUIZ_YAML, type Files, type TestLibrary } from '../../tests/support/library-fixtures.ts';

const LEARNER = 'robin';

let library: TestLibrary;
let imports = 0;
beforeEach(async () => {
  library = await openTestLibrary();
  const at = new Date(NOW).toISOString();
  await library.db
    .insertInto('user')
    .values({ id: LEARNER, name: 'Robin', email: 'robin@example.org', emailVerified: 0, image: null, createdAt: at, updatedAt: at })
    .execute();
});
afterEach(() => library.close());

const scan = () => library.import({ now: NOW + ++imports * 1000 });
const problemsOf = async () => (await scan()).problems.map(({ file, problem, fix }) => [file, problem, fix]);

/** A course of two lessons and a quiz, unlike any other. */
const course = (folder: string, words: string): Files => ({
  [`courses/${folder}/01 First.md`]: `First about ${words}.`,
  [`courses/${folder}/02 Second.md`]: `Second about ${words}.`,
  [`courses/${folder}/03 Check.quiz.yaml`]: QUIZ_YAML.replace('Because', `Because of ${words}`),
});

interface Place {
  userId?: string;
  seconds?: number;
  observedAt?: number;
  completed?: number;
  playedSec?: number;
}

/** A learner who is somewhere in a unit. */
function listen(unitId: string, { userId = LEARNER, seconds = 60, observedAt = NOW, completed = 0, playedSec = 60 }: Place = {}) {
  const [itemId = ''] = unitId.split('.');
  return library.db
    .insertInto('progress')
    .values({
      userId,
      unitId,
      itemId,
      positionSec: seconds,
      locator: null,
      fraction: seconds / 100,
      completed,
      playedSec,
      observedAt,
      updatedAt: observedAt,
    })
    .execute();
}

/** A learner who has a place and a note in the second lesson, a quiz done, and the course among the favourites. */
async function study(itemId: string) {
  await listen(`${itemId}.second`);
  await listen(`${itemId}.check`, { completed: 1, seconds: 100 });
  await library.db
    .insertInto('note')
    .values({
      id: `note-${itemId}`,
      userId: LEARNER,
      unitId: `${itemId}.second`,
      itemId,
      positionSec: 60,
      locator: null,
      quote: null,
      text: 'Try this.',
      color: null,
      createdAt: NOW,
      updatedAt: NOW,
    })
    .execute();
  await library.db.insertInto('favorite').values({ userId: LEARNER, itemId, createdAt: NOW }).execute();
}

/** What the learner finds, by the folder it lies in: only rows that a work and a unit in the library stand behind. */
async function find(folder: string) {
  const { db } = library;
  const shown = () =>
    db
      .selectFrom('unit')
      .innerJoin('item', 'item.id', 'unit.itemId')
      .select('unit.path')
      .where('item.path', '=', folder)
      .where('item.missingSince', 'is', null)
      .where('unit.missingSince', 'is', null)
      .orderBy('unit.path');
  const places = await shown()
    .innerJoin('progress', (join) => join.onRef('progress.unitId', '=', 'unit.id').onRef('progress.itemId', '=', 'item.id'))
    .execute();
  const notes = await shown()
    .innerJoin('note', (join) => join.onRef('note.unitId', '=', 'unit.id').onRef('note.itemId', '=', 'item.id'))
    .execute();
  const favorites = await db
    .selectFrom('favorite')
    .innerJoin('item', 'item.id', 'favorite.itemId')
    .select('item.path')
    .where('item.path', '=', folder)
    .where('item.missingSince', 'is', null)
    .execute();
  const name = ({ path }: { path: string }) => path.slice(folder.length + 1);
  return {
    places: places.map(name),
    notes: notes.map(name),
    favorite: favorites.length === 1,
  };
}

const ALL = { places: ['02 Second.md', '03 Check.quiz.yaml'], notes: ['02 Second.md'], favorite: true };
const NOTHING = { places: [], notes: [], favorite: false };

test('a work that was copied and deleted later: its learners go on in the copy', async () => {
  await library.write(course('calm', 'breath'));
  await scan();
  await study('calm');
  await library.write(course('calm again', 'breath'));
  await scan();
  expect(await find('courses/calm')).toEqual(ALL);
  await library.remove('courses/calm');
  expect(await problemsOf()).toEqual([
    [
      'courses/calm',
      'calm is gone; its learners go on in calm-again (courses/calm again), which holds the same.',
      'Nothing to do; id: calm in the frontmatter there makes it the same work again.',
    ],
  ]);
  expect(await find('courses/calm again')).toEqual(ALL);
  expect(await problemsOf()).toEqual([]);
});

test('places in the original and in its copy become one: the newest, and what was done stays done', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('copy', 'breath') });
  await scan();
  await listen('calm.first', { seconds: 70, observedAt: NOW + 5, completed: 1 });
  await listen('copy.first', { seconds: 20, observedAt: NOW });
  await listen('calm.second', { seconds: 70, observedAt: NOW });
  await listen('copy.second', { seconds: 0, observedAt: NOW + 5, playedSec: 0 });
  await library.db
    .insertInto('favorite')
    .values(['calm', 'copy'].map((itemId) => ({ userId: LEARNER, itemId, createdAt: NOW })))
    .execute();
  await library.remove('courses/calm');
  await scan();
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
  expect(await find('courses/copy')).toMatchObject({ favorite: true });
});

test('with two copies nothing is guessed: the report names both, and an id brings the places back', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('a', 'breath'), ...course('b', 'breath') });
  await scan();
  await study('calm');
  await library.remove('courses/calm');
  expect(await problemsOf()).toEqual([
    [
      'courses/calm',
      'calm is gone. a (courses/a), b (courses/b) hold the same, and it is not clear which goes on with its learners.',
      'Write id: calm into the frontmatter of that one.',
    ],
  ]);
  expect([await find('courses/a'), await find('courses/b')]).toEqual([NOTHING, NOTHING]);
  await listen('b.first');
  await library.write({ 'courses/b/course.md': '---\nid: calm\n---\n' });
  expect(await problemsOf()).toEqual([]);
  // What was learnt under the id in between comes along.
  expect(await find('courses/b')).toEqual({ ...ALL, places: ['01 First.md', ...ALL.places] });
});

test('a draft keeps its learners, though a copy of it is there', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('copy', 'breath') });
  await scan();
  await study('calm');
  await library.write({ 'courses/calm/course.md': '---\ndraft: true\n---\n' });
  expect(await problemsOf()).toEqual([]);
  await library.remove('courses/calm/course.md');
  await scan();
  expect(await find('courses/calm')).toEqual(ALL);
});

test('two folders that were swapped keep their learners with their content', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('deep', 'focus') });
  await scan();
  await study('calm');
  await library.move('courses/calm', 'courses/.tmp');
  await library.move('courses/deep', 'courses/calm');
  await library.move('courses/.tmp', 'courses/deep');
  expect(await problemsOf()).toEqual([]);
  expect([await find('courses/deep'), await find('courses/calm')]).toEqual([ALL, NOTHING]);
});

test('so do three that were rotated, with a lesson changed in one and a number in another', async () => {
  await library.write({ ...course('a', 'breath'), ...course('b', 'focus'), ...course('c', 'sleep') });
  await scan();
  await study('a');
  await library.move('courses/a', 'courses/.tmp');
  await library.move('courses/c', 'courses/a');
  await library.move('courses/b', 'courses/c');
  await library.move('courses/.tmp', 'courses/b');
  await library.write({ 'courses/b/01 First.md': 'First, anew.' });
  await library.move('courses/c/01 First.md', 'courses/c/07 First.md');
  expect(await problemsOf()).toEqual([]);
  expect(await find('courses/b')).toEqual(ALL);
  expect((await library.db.selectFrom('item').select(['id', 'path']).orderBy('id').execute()).map(({ path }) => path)).toEqual([
    'courses/b',
    'courses/c',
    'courses/a',
  ]);
});

test('a work laid over another one takes its own learners along; the other one is named, and an id finds it', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('deep', 'focus') });
  await scan();
  await study('calm');
  await library.remove('courses/calm');
  await library.move('courses/deep', 'courses/calm');
  await library.write(course('elsewhere', 'breathing, wholly rewritten'));
  expect(await problemsOf()).toEqual([
    [
      'courses/calm',
      'Another work lies here now, and calm, which lay here before, is in no other folder.',
      'If it was moved and changed at once, write id: calm into its frontmatter.',
    ],
  ]);
  expect(await find('courses/calm')).toEqual(NOTHING);
  await library.write({ 'courses/elsewhere/course.md': '---\nid: calm\n---\n' });
  await scan();
  expect(await find('courses/elsewhere')).toEqual(ALL);
});

test('a work that is edited through and through in its folder is still the same', async () => {
  await library.write(course('calm', 'breath'));
  await scan();
  await study('calm');
  await library.write(course('calm', 'air'));
  expect(await problemsOf()).toEqual([]);
  expect(await find('courses/calm')).toEqual(ALL);
});

test('a lesson moved into another course, and renamed there, keeps its place and its note', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('deep', 'focus') });
  await scan();
  await study('calm');
  await library.move('courses/calm/02 Second.md', 'courses/deep/09 Last.md');
  expect(await problemsOf()).toEqual([]);
  expect(await find('courses/deep')).toEqual({ places: ['09 Last.md'], notes: ['09 Last.md'], favorite: false });
  expect(await find('courses/calm')).toEqual({ places: ['03 Check.quiz.yaml'], notes: [], favorite: true });
});

test('lessons that two courses exchanged under the same names keep theirs', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('deep', 'focus') });
  await scan();
  await study('calm');
  await library.move('courses/calm/02 Second.md', 'tmp.md');
  await library.move('courses/deep/02 Second.md', 'courses/calm/02 Second.md');
  await library.move('tmp.md', 'courses/deep/02 Second.md');
  await scan();
  expect(await find('courses/deep')).toMatchObject({ places: ['02 Second.md'], notes: ['02 Second.md'] });
  expect(await find('courses/calm')).toMatchObject({ places: ['03 Check.quiz.yaml'], notes: [] });
});

test('a lesson copied into another course and deleted later goes on in the copy', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('deep', 'focus') });
  await scan();
  await study('calm');
  await library.write({ 'courses/deep/09 Last.md': 'Second about breath.' });
  await scan();
  await library.remove('courses/calm/02 Second.md');
  await scan();
  expect(await find('courses/deep')).toMatchObject({ places: ['09 Last.md'], notes: ['09 Last.md'] });
});

test('a lesson that was moved and changed at once is named in the report, and an id brings it back', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('deep', 'focus') });
  await scan();
  await study('calm');
  await library.move('courses/calm/02 Second.md', 'courses/deep/05 Second.md');
  await library.move('courses/deep/02 Second.md', 'courses/deep/02 Other.md');
  await library.write({ 'courses/deep/05 Second.md': 'Written anew.' });
  expect(await problemsOf()).toEqual([
    [
      'courses/deep/05 Second.md',
      'It is called like calm.second (courses/calm/02 Second.md), which is gone, and holds something else.',
      'If that was moved and changed at once, write id: calm.second into its frontmatter.',
    ],
  ]);
  await library.write({ 'courses/deep/05 Second.md': '---\nid: calm.second\n---\n\nWritten anew.' });
  await scan();
  expect(await find('courses/deep')).toMatchObject({ places: ['05 Second.md'], notes: ['05 Second.md'] });
});

test('a lesson that may be either of two is reported, not guessed', async () => {
  await library.write({ ...course('calm', 'breath'), ...course('deep', 'focus'), ...course('long', 'sleep') });
  await library.write({ 'courses/long/02 Second.md': 'Second about breath.' });
  await scan();
  await study('calm');
  await library.remove('courses/long/02 Second.md');
  await library.move('courses/calm/02 Second.md', 'courses/deep/09 Last.md');
  expect(await problemsOf()).toEqual(
    expect.arrayContaining([
      [
        'courses/deep/09 Last.md',
        'The same content was known before as calm.second (courses/calm/02 Second.md), long.second (courses/long/02 Second.md), and it is not clear which is which.',
        'Write the right id into its frontmatter, for instance id: calm.second.',
      ],
    ]),
  );
  await library.write({ 'courses/deep/09 Last.md': '---\nid: calm.second\n---\nSecond about breath.' });
  await scan();
  expect(await find('courses/deep')).toMatchObject({ places: ['09 Last.md'], notes: ['09 Last.md'] });
});

test('an id written into a work afterwards takes everything along, and says where the old one is still named', async () => {
  await library.write({ ...course('calm', 'breath'), 'collections/week.yaml': 'title: Week\nitems: [calm]\n' });
  await scan();
  await study('calm');
  await listen('calm.first');
  await library.write({ 'courses/calm/course.md': '---\nid: still\n---\n' });
  await library.remove('courses/calm/01 First.md');
  expect(await problemsOf()).toEqual([['collections/week.yaml', 'There is no work with the id calm any more.', 'Write still.']]);
  expect(await find('courses/calm')).toEqual(ALL);
  expect(await library.db.selectFrom('item').select(['id', 'createdAt']).execute()).toEqual([
    { id: 'still', createdAt: NOW + 1000 * (imports - 1) },
  ]);
  // A lesson that was away meanwhile comes back to its place as well.
  await library.write({ 'courses/calm/01 First.md': 'First about breath.' });
  await scan();
  expect(await find('courses/calm')).toEqual({ ...ALL, places: ['01 First.md', ...ALL.places] });
  expect(await library.db.selectFrom('media').select('itemId').where('itemId', '=', 'calm').execute()).toEqual([]);
});

test('an id written while the folder is renamed does so too', async () => {
  await library.write(course('calm', 'breath'));
  await scan();
  await study('calm');
  await library.move('courses/calm', 'courses/still');
  await library.write({ 'courses/still/course.md': '---\nid: quiet\n---\n' });
  expect(await problemsOf()).toEqual([]);
  expect(await find('courses/still')).toEqual(ALL);
});

test('an id written into a lesson afterwards takes place and note along', async () => {
  await library.write(course('calm', 'breath'));
  await scan();
  await study('calm');
  await library.write({ 'courses/calm/02 Second.md': '---\nid: breath-two\n---\n\nSecond about breath.' });
  expect(await problemsOf()).toEqual([]);
  expect(await find('courses/calm')).toEqual(ALL);
  expect(await library.db.selectFrom('unit').select('id').where('missingSince', 'is not', null).execute()).toEqual([]);
});

test('another work under a new id begins anew, and the report says how to go on instead', async () => {
  await library.write(course('calm', 'breath'));
  await scan();
  await study('calm');
  await library.write({ ...course('calm', 'something else'), 'courses/calm/course.md': '---\nid: other\n---\n' });
  expect(await problemsOf()).toEqual([
    [
      'courses/calm/course.md',
      'The id was calm before, of other content; progress made under it does not move along.',
      'Write id: calm to keep it.',
    ],
  ]);
  expect(await find('courses/calm')).toEqual(NOTHING);
  await library.write({ 'courses/calm/course.md': '---\nid: calm\n---\n' });
  await scan();
  expect(await find('courses/calm')).toMatchObject({ favorite: true });
});

test('another lesson under a new id begins anew, and the report says how to go on instead', async () => {
  await library.write(course('calm', 'breath'));
  await scan();
  await study('calm');
  await library.write({ 'courses/calm/02 Second.md': '---\nid: new-second\n---\nSomething else.' });
  expect(await problemsOf()).toEqual([
    [
      'courses/calm/02 Second.md',
      'The id was calm.second before, of other content; progress made under it does not move along.',
      'Write id: calm.second to keep it.',
    ],
  ]);
  await library.write({ 'courses/calm/02 Second.md': '---\nid: calm.second\n---\nSomething else.' });
  expect(await problemsOf()).toEqual([]);
  expect(await find('courses/calm')).toEqual(ALL);
});
