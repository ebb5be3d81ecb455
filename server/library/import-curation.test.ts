import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURES, makeMp3, NOW, openTestLibrary, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary({
    'audiobooks/Ann Ash/The River/01 One.mp3': makeMp3({ TIT2: 'One' }),
    'videos/One take.mp4': FIXTURES.mp4,
    'people/Ann Ash.md': '---\nalsoKnownAs: [A. Ash]\n---\nAnn walks along **rivers**.<script>alert(1)</script>\n',
    'collections/01 First week.yaml': 'id: first-week\ntitle: A first week\ndescription: To begin with.\nitems: [one-take, the-river]\n',
    'collections/02 Later.yml': 'title: Later\nitems:\n  - the-river\n  - nowhere\n',
  });
});
afterEach(() => library.close());

const listCollections = () =>
  library.db.selectFrom('collection').select(['id', 'title', 'description', 'position']).orderBy('position').execute();
const listMembers = async (id: string) =>
  (await library.db.selectFrom('collectionItem').select('itemId').where('collectionId', '=', id).orderBy('position').execute()).map(
    (row) => row.itemId,
  );

test('people and collections are read, and unknown works are told with their line', async () => {
  const report = await library.import();
  expect(report.problems).toEqual([
    expect.objectContaining({
      file: 'collections/02 Later.yml',
      line: 4,
      severity: 'notice',
      problem: 'There is no work with the id nowhere.',
    }),
  ]);
  expect(await listCollections()).toEqual([
    { id: 'first-week', title: 'A first week', description: 'To begin with.', position: 1 },
    { id: '02-later', title: 'Later', description: '', position: 2 },
  ]);
  expect(await listMembers('first-week')).toEqual(['one-take', 'the-river']);
  expect(await library.db.selectFrom('person').selectAll().execute()).toEqual([
    { path: 'people/Ann Ash.md', name: 'Ann Ash', html: '<p>Ann walks along <strong>rivers</strong>.</p>' },
  ]);
  expect((await library.db.selectFrom('personName').selectAll().orderBy('name').execute()).map((row) => row.name)).toEqual([
    'a. ash',
    'ann ash',
  ]);
});

test('changes are taken over, a broken file leaves what was there, a removed one goes', async () => {
  await library.import();
  await library.write({
    'collections/01 First week.yaml': 'id: first-week\ntitle: [no]\nitems: [one-take]\n',
    'people/Ann Ash.md': '---\nname: Ann Ash\n',
    'people/Ben Birch.md': 'Reads.',
  });
  await library.remove('collections/02 Later.yml');
  const report = await library.import({ now: NOW + 1 });
  expect(report.problems.map(({ file, line, severity }) => [file, line, severity])).toEqual([
    ['collections/01 First week.yaml', 2, 'error'],
    ['people/Ann Ash.md', 1, 'error'],
  ]);
  expect((await listCollections()).map((row) => row.title)).toEqual(['A first week']);
  expect(await listMembers('first-week')).toEqual(['one-take', 'the-river']);
  expect((await library.db.selectFrom('person').select('name').orderBy('name').execute()).map((row) => row.name)).toEqual([
    'Ann Ash',
    'Ben Birch',
  ]);
  await library.remove('collections');
  await library.remove('people');
  await library.import({ now: NOW + 2 });
  expect([await listCollections(), await library.db.selectFrom('person').selectAll().execute()]).toEqual([[], []]);
});

test('one id for two collections, one name for two people, folders and other files are reported', async () => {
  await library.write({
    'collections/03 Again.yaml': 'id: first-week\ntitle: Again\nitems: [one-take]\n',
    'collections/deep/04.yaml': 'title: Deep\nitems: [one-take]\n',
    'collections/list.txt': 'one-take',
    'people/Zoe.md': '---\nalsoKnownAs: [ANN  ASH]\n---\nSomebody else.',
  });
  const { problems } = await library.import();
  expect(problems.map(({ file, problem }) => [file, problem])).toEqual(
    expect.arrayContaining([
      ['collections/03 Again.yaml', 'The id first-week is already used by another collection.'],
      ['collections/deep', 'Nothing is read from folders in collections/.'],
      ['collections/list.txt', 'Only .yaml and .yml is read from collections/.'],
      ['people/Zoe.md', 'The name ann ash is also in people/Ann Ash.md.'],
    ]),
  );
});

test('texts in tts/ become one course of lessons that can be heard', async () => {
  await library.write({
    'tts/2026-01 Morning note.md': '---\nsample: true\n---\nBegin with one stone.',
    'tts/2026-02 Evening note.md': 'Put it down.',
  });
  expect((await library.import()).problems.filter(({ file }) => file.startsWith('tts'))).toEqual([]);
  expect(await library.db.selectFrom('item').select(['id', 'kind', 'title', 'unitCount']).where('path', '=', 'tts').execute()).toEqual([
    { id: 'read-aloud', kind: 'course', title: 'Read aloud', unitCount: 2 },
  ]);
  expect(
    await library.db.selectFrom('unit').select(['id', 'kind', 'title']).where('itemId', '=', 'read-aloud').orderBy('position').execute(),
  ).toEqual([
    { id: 'read-aloud.morning-note', kind: 'text', title: 'Morning note' },
    { id: 'read-aloud.evening-note', kind: 'text', title: 'Evening note' },
  ]);
});
