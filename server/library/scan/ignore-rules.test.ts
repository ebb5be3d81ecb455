import { afterEach, expect, test } from 'vitest';
import { openTestLibrary, type TestLibrary } from '../../../tests/support/library-fixtures.ts';
import { parseIgnoreFile } from './ignore-rules.ts';

let library: TestLibrary | undefined;
afterEach(() => library?.close());

test('globs', () => {
  const rule = parseIgnoreFile('# comment\n*.txt\n/drafts/\nraw/**\n**/old/*.md\n!keep.txt\nv?.mp3\n');
  if (rule === 'everything') throw new Error('not everything');
  const ignored = (path: string, isFolder = false) => rule(path, isFolder);
  expect(['a.txt', 'x/y/a.txt', 'raw/a/b', 'a/old/b.md', 'v1.mp3', 'x/v2.mp3'].filter((path) => !ignored(path))).toEqual([]);
  expect(['keep.txt', 'x/keep.txt', 'drafts', 'x/drafts', 'raw.mp3', 'a/old/c/b.md', 'v10.mp3'].filter((path) => ignored(path))).toEqual(
    [],
  );
  expect(ignored('drafts', true)).toBe(true);
  expect(ignored('x/drafts', true)).toBe(false);
});

test('a hostile pattern ends soon', () => {
  const rule = parseIgnoreFile(`${'*a'.repeat(200)}b`);
  expect(rule !== 'everything' && rule('a'.repeat(5000), false)).toBe(false);
});

test('folders and lines of .ignore files are honoured in the walk', async () => {
  library = await openTestLibrary({
    '.ignore': 'courses/b/\n',
    'courses/a/01 A.md': 'A',
    'courses/a/02 B.md': 'B',
    'courses/a/.ignore': '02*\n',
    'courses/a/source/.ignore': '',
    'courses/a/source/03 C.md': 'C',
    'courses/b/01 A.md': 'A',
    'courses/.hidden/01 A.md': 'A',
  });
  expect(await library.import()).toMatchObject({ items: 1, units: 1, problems: [] });
});
