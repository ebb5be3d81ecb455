import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMp3, openTestLibrary, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary(
    Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`audiobooks/${name}/1.mp3`, makeMp3({ TIT2: name })])),
  );
  await library.import();
});
afterEach(() => library.close());

const remove = async (...names: string[]) => {
  for (const name of names) await library.remove(`audiobooks/${name}`);
};
const listPresent = async () =>
  (await library.db.selectFrom('item').select('id').where('missingSince', 'is', null).orderBy('id').execute()).map(({ id }) => id);
const KEPT = 'They are kept as they were, in case it is not the right one.';

test('an empty folder in place of a library that is not mounted takes nothing away, and it all goes on when it is back', async () => {
  await rename(library.dir, `${library.dir}-away`);
  await mkdir(library.dir);
  const report = await library.import();
  expect(report).toMatchObject({ items: 4, missing: 0, unchanged: 4 });
  expect(report.problems).toEqual([
    {
      file: '.',
      line: null,
      severity: 'error',
      problem: `4 of 4 works are no longer in this folder. ${KEPT}`,
      fix: 'Mount or restore it. If they are meant to go: cairn library import --accept-losses',
    },
  ]);
  expect(await listPresent()).toEqual(['a', 'b', 'c', 'd']);
  await rm(library.dir, { recursive: true });
  await rename(`${library.dir}-away`, library.dir);
  expect(await library.import()).toMatchObject({ unchanged: 4, problems: [] });
});

test('half of the works may go, more of them when somebody says so', async () => {
  await remove('a', 'b');
  expect(await library.import()).toMatchObject({ missing: 2, problems: [] });
  await remove('c', 'd');
  expect(await library.import()).toMatchObject({ missing: 2, items: 2 });
  expect(await listPresent()).toEqual(['c', 'd']);
  expect(await library.import({ acceptsLosses: true })).toMatchObject({ missing: 4, items: 0, problems: [] });
  expect(await listPresent()).toEqual([]);
});

test('what has moved or been replaced is not lost, and what is new comes in beside what is kept', async () => {
  for (const name of ['a', 'b', 'c']) await library.move(`audiobooks/${name}`, `audiobooks/Author/${name} again`);
  expect(await library.import()).toMatchObject({ missing: 0, problems: [] });
  expect(await listPresent()).toEqual(['a', 'b', 'c', 'd']);
  await rm(path.join(library.dir, 'audiobooks'), { recursive: true });
  await library.write({ 'audiobooks/e/1.mp3': makeMp3({ TIT2: 'e' }) });
  expect(await library.import()).toMatchObject({ added: 1, missing: 0, items: 5 });
  expect(await listPresent()).toEqual(['a', 'b', 'c', 'd', 'e']);
});
