import { afterEach, expect, test } from 'vitest';
import { openTestLibrary, type TestLibrary } from '../../../tests/support/houses/library-fixtures.ts';
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

test('classes of signs, signs taken as they are, capital letters', () => {
  const rule = parseIgnoreFile('\uFEFF[0-9]*.wav\n\\#notes.md\nRaw\n');
  if (rule === 'everything') throw new Error('not everything');
  expect(['1 take.wav', '#notes.md', 'Raw'].filter((path) => !rule(path, false))).toEqual([]);
  expect(['take.wav', 'notes.md', 'raw'].filter((path) => rule(path, false))).toEqual([]);
});

test('a hostile pattern ends soon', () => {
  // As deep and as long as the walk lets paths be.
  const deep = `${'a/'.repeat(12)}${'a'.repeat(200)}zc`;
  for (const pattern of [`${'*a'.repeat(200)}b`, `${'**/a/'.repeat(40)}b`, `${'?*'.repeat(40)}z`, `${'[!b]*'.repeat(40)}z`]) {
    const rule = parseIgnoreFile(pattern);
    expect(rule !== 'everything' && rule(deep, false)).toBe(false);
  }
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

test('a .ignore file with more patterns than anybody writes hides its folder rather than showing what it was to hide', async () => {
  library = await openTestLibrary({
    'courses/a/01 A.md': 'A',
    'courses/b/01 B.md': 'B',
    'courses/b/.ignore': Array.from({ length: 201 }, (_, n) => `*${n}`).join('\n'),
  });
  expect(await library.import()).toMatchObject({ items: 1, problems: [{ file: 'courses/b/.ignore', severity: 'error' }] });
});
