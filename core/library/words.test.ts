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

test('words and reading time', () => {
  expect(countWords("It's a well-known fact: 42 things.")).toBe(6);
  expect(countWords('你好世界')).toBe(2);
  expect(countWords(' … — ')).toBe(0);
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

test('frontmatter', () => {
  expect(splitFrontMatter('---\r\ntitle: A\r\n---\r\nBody')).toEqual({ yaml: 'title: A\n', body: 'Body', yamlLine: 2 });
  expect(splitFrontMatter('---\n---\nBody')).toEqual({ yaml: '', body: 'Body', yamlLine: 2 });
  expect(splitFrontMatter('Body\n---\n')).toEqual({ yaml: null, body: 'Body\n---\n', yamlLine: 1 });
  expect(() => splitFrontMatter('---\ntitle: A\n')).toThrow(SyntaxError);
});
