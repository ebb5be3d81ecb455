import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMp3, openTestLibrary, type Files, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary({ ...makeBooks('b', 'c', 'd'), ...makeShow('talk'), ...makeShow('walk') });
  await library.import();
});
afterEach(() => library.close());

function makeBooks(...names: string[]): Files {
  return Object.fromEntries(names.map((name) => [`audiobooks/${name}/1.mp3`, makeMp3({ TIT2: name })]));
}
function makeShow(name: string): Files {
  return { [`podcasts/${name}/podcast.md`]: `---\nid: ${name}\n---\n`, [`podcasts/${name}/1.mp3`]: makeMp3({ TIT2: name }) };
}
const dealt = async () => {
  const items = await library.db.selectFrom('item').select(['id', 'kind', 'coverNumber']).orderBy('id').execute();
  return Object.fromEntries(items.map(({ id, kind, coverNumber }) => [id, `${kind} ${coverNumber}`]));
};
const FIRST = { b: 'audiobook 0', c: 'audiobook 1', d: 'audiobook 2', talk: 'podcast 0', walk: 'podcast 1' };

test('covers are numbered by kind, in the order of the works', async () => {
  expect(await dealt()).toEqual(FIRST);
});

test('what is added takes the next number, wherever it stands in the order, and changes no other', async () => {
  await library.write({ ...makeBooks('a', 'e'), ...makeShow('a-talk') });
  await library.import();
  expect(await dealt()).toEqual({ ...FIRST, a: 'audiobook 3', e: 'audiobook 4', 'a-talk': 'podcast 2' });
});

test('what is removed keeps its number for the day it comes back', async () => {
  await library.remove('audiobooks/d');
  await library.import();
  await library.write(makeBooks('e'));
  await library.import();
  await library.write(makeBooks('d'));
  await library.import();
  expect(await dealt()).toEqual({ ...FIRST, e: 'audiobook 3' });
});

test('what is edited, renamed or moved keeps its number', async () => {
  await library.write({ 'audiobooks/b/book.md': '---\ntitle: Another name\n---\nWords.\n' });
  await library.move('audiobooks/c', 'audiobooks/Author/c again');
  await library.import();
  expect(await dealt()).toEqual(FIRST);
});

test('what gets another id keeps its number', async () => {
  await library.write({ 'audiobooks/b/book.md': '---\nid: bee\n---\nWords.\n' });
  await library.import();
  const { b, ...others } = FIRST;
  expect(await dealt()).toEqual({ ...others, bee: b });
});

test('the last of a kind keeps its number under another id, whatever is split off it at the same time', async () => {
  await library.write({ 'courses/a/1.md': 'One lesson.', 'courses/a/2.md': 'Two lessons.' });
  await library.import();
  await library.write({ 'courses/a/course.md': '---\nid: renamed\n---\n', 'courses/other/1.md': 'Another course.' });
  await library.move('courses/a/2.md', 'courses/split/2.md');
  await library.import();
  expect(await dealt()).toEqual({ ...FIRST, renamed: 'course 0', split: 'course 1', other: 'course 2' });
});

test('what becomes another kind is counted there, and leaves its number behind', async () => {
  await library.remove('podcasts/walk');
  await library.write({ 'audiobooks/walk/book.md': '---\nid: walk\n---\n', 'audiobooks/walk/1.mp3': makeMp3({ TIT2: 'walk' }) });
  await library.import();
  expect(await dealt()).toEqual({ ...FIRST, walk: 'audiobook 3' });
});

test('the database refuses a number that another work of the kind has', async () => {
  const give = library.db.updateTable('item').set({ coverNumber: 0 }).where('id', '=', 'walk').execute();
  await expect(give).rejects.toThrow('UNIQUE');
});
