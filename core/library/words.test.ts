import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';
import { ID_PATTERN } from './kind.ts';
import { findNearestKey } from './nearest-key.ts';
import { countWords, estimateReadingSec } from './reading-time.ts';
import { findChapterLines, findTimes } from './show-notes.ts';
import { makeSlug, makeUnique } from './slug.ts';

test('slugs', () => {
  expect(makeSlug("What the River Said: Ann's Élan!")).toBe('what-the-river-said-anns-elan');
  expect(makeSlug('Привет')).toBe('');
  expect(makeSlug('one two three four', 12)).toBe('one-two');
  expect(makeSlug('x'.repeat(80), 10)).toBe('x'.repeat(10));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const slug = makeSlug(text);
      expect(slug.length).toBeLessThanOrEqual(56);
      if (slug !== '') expect(slug).toMatch(ID_PATTERN);
    }),
  );
});

test.each([
  ['one two', 7, 'one-two'],
  ['one two three', 7, 'one-two'],
  ['one two three', 6, 'one-tw'],
  ['abcde fghijklmn', 10, 'abcde-fghi'],
  ['abcdef ghijklmn', 10, 'abcdef'],
  ['a bcd', 2, 'a'],
  ["--Ann’s-- 'tide'--", 20, 'anns-tide'],
])('the slug of %j within %d is %s', (text, limit, slug) => expect(makeSlug(text, limit)).toBe(slug));

test('unique names', () => {
  const taken = new Set(['a', 'a-2']);
  expect(makeUnique('a', (id) => taken.has(id))).toBe('a-3');
  expect(makeUnique('b', (id) => taken.has(id))).toBe('b');
});

test('the nearest key', () => {
  const keys = ['title', 'author', 'publishAt', 'seriesPosition', 'draft'];
  expect(['titel', 'Author', 'publish_at', 'series-position', 'darft', 'xyz', 'colour'].map((key) => findNearestKey(key, keys))).toEqual([
    'title',
    'author',
    'publishAt',
    'seriesPosition',
    'draft',
    null,
    null,
  ]);
});

test.each([
  ['tite', 'title'],
  ['titlle', 'title'],
  ['tiple', 'title'],
  ['itlte', null],
  ['utahor', 'author'],
  ['atuhro', 'author'],
  ['publish', 'publishAt'],
  ['publis', null],
  ['-author-', 'author'],
  ['', null],
])('a slip in three letters: %s means %s', (word, key) => {
  expect(findNearestKey(word, ['title', 'author', 'publishAt'])).toBe(key);
});

test('of keys equally near the first is meant', () => {
  expect(findNearestKey('cat', ['bat', 'hat'])).toBe('bat');
});

test('words and reading time', () => {
  expect(countWords("It's a well-known fact: 42 things.")).toBe(6);
  expect(countWords('你好世界')).toBe(2);
  expect(countWords(' … — ')).toBe(0);
  expect(['', 'a你b', 'ひらが', 'カタカナ', '한국', 'd’accord', "-x- 'y'"].map(countWords)).toEqual([0, 3, 2, 2, 1, 1, 2]);
  expect([0, 1, 230, 460].map(estimateReadingSec)).toEqual([0, 1, 60, 120]);
});

test('chapters in show notes', () => {
  expect(findChapterLines('Intro\n\n- (00:00) **Welcome**\n* 1:02:30 - Questions\n')).toEqual([
    { title: 'Welcome', startSec: 0 },
    { title: 'Questions', startSec: 3750 },
  ]);
  expect(findChapterLines('We met at 10:30 in town.\n12:00 Lunch')).toEqual([]);
  expect(findChapterLines('05:00 B\n01:00 A')).toEqual([]);
});

test('times in running text', () => {
  expect(findTimes('From 0:45, or (1:02:30).', 4000)).toEqual([
    { at: 5, text: '0:45', sec: 45 },
    { at: 15, text: '1:02:30', sec: 3750 },
  ]);
  expect(findTimes('The end is 10:00.', 600)).toHaveLength(1);
  expect(findTimes('At 19:30 we met; ratio 3:75, verse 1:2, version 1.2:30, stamp 1:2:3:04.', 600)).toEqual([]);
});

test.each([
  ['- 0:00 A\n* 1:00 B\n+ 2:00 C', [0, 60, 120]],
  ['1. 0:00 A\n12. 1:00 B', [0, 60]],
  ['(0:00) A\n[1:00] B', [0, 60]],
  ['0:00.250 A\n1:00.5 B', [0, 60]],
  ['0:00 - A\n1:00 – B\n2:00 — C\n3:00: D\n4:00 | E', [0, 60, 120, 180, 240]],
  ['  0:00 A\n\t100:59 B', [0, 6059]],
  ['1:59:59 A\n2:00:00 B', [7199, 7200]],
  ['0:59 A\n0:60 B\n1:00 C', [59, 60]],
  ['0:59:00 A\n1:60:00 B\n2:00:00 C', [3540, 7200]],
  ['0:00 A\nand at 1:00 B\n2:00 C', [0, 120]],
  ['0:00 A\n1:00\n2:00 C', [0, 120]],
  ['0:0 A\n1:00 B', []],
  ['1:00 A\n1:00 B', []],
])('%j has chapters at %j', (notes, starts) => {
  expect(findChapterLines(notes).map(({ startSec }) => startSec)).toEqual(starts);
});

test('the title of a chapter is its words', () => {
  const [first, second] = findChapterLines('0:00 - **The `first`** _one_ \n1:00: Second: part');
  expect([first?.title, second?.title]).toEqual(['The first one', 'Second: part']);
});

test('frontmatter', () => {
  expect(splitFrontMatter('---\r\ntitle: A\r\n---\r\nBody')).toEqual({ yaml: 'title: A\n', body: 'Body', yamlLine: 2 });
  expect(splitFrontMatter('---\n---\nBody')).toEqual({ yaml: '', body: 'Body', yamlLine: 2 });
  expect(splitFrontMatter('Body\n---\n')).toEqual({ yaml: null, body: 'Body\n---\n', yamlLine: 1 });
  expect(splitFrontMatter('\uFEFF--- \t\rtitle: A\r... \t\rBody')).toEqual({ yaml: 'title: A\n', body: 'Body', yamlLine: 2 });
  expect(splitFrontMatter('---\ntitle: A\n---')).toEqual({ yaml: 'title: A\n', body: '', yamlLine: 2 });
  expect(splitFrontMatter('---\na: |\n  ---\n---x\n---\nBody').yaml).toBe('a: |\n  ---\n---x\n');
  expect(splitFrontMatter('\uFEFFBody\r\n')).toEqual({ yaml: null, body: 'Body\n', yamlLine: 1 });
  expect(splitFrontMatter('----\nBody').yaml).toBeNull();
  expect(splitFrontMatter('Body\n---\nx\n---\n').yaml).toBeNull();
  expect(() => splitFrontMatter('---\ntitle: A\n')).toThrow(new SyntaxError('The frontmatter is opened by --- but never closed.'));
});
