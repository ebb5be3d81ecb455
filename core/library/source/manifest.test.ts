import { expect, test } from 'vitest';
import { ITEM_KEYS, ItemManifest, UNIT_KEYS, UnitManifest } from './manifest.ts';

test.each([
  [{ title: 1984 }, { title: '1984' }],
  [{ author: ['A', 'B'] }, { author: 'A, B' }],
  [{ topics: 'Focus, work, focus' }, { topics: ['focus', 'work'] }],
  [{ publishAt: '2026-01-31' }, { publishAt: '2026-01-31' }],
  [{ publishAt: '2026-01-31T08:00' }, { publishAt: '2026-01-31T08:00' }],
  [{ publishedAt: '2026-01-31T08:00:00+02:00' }, { publishedAt: '2026-01-31T08:00:00+02:00' }],
  [{ id: 7 }, { id: '7' }],
  [{ id: 'x'.repeat(128) }, { id: 'x'.repeat(128) }],
  [{ title: ' Tides ' }, { title: 'Tides' }],
  [{ title: 'x'.repeat(500) }, { title: 'x'.repeat(500) }],
  [{ description: ' ' }, { description: '' }],
  [{ description: 1984 }, { description: '1984' }],
  [{ description: 'x'.repeat(5000) }, { description: 'x'.repeat(5000) }],
  [{ author: 'Ann Ash' }, { author: 'Ann Ash' }],
  [{ topics: ['Deep Work', ' focus ', 'deep work'] }, { topics: ['deep work', 'focus'] }],
  [{ topics: 'focus,,  , work' }, { topics: ['focus', 'work'] }],
  [{ skills: 'delegating, ' }, { skills: ['delegating', ''] }],
  [{ skills: ['delegating', 'juggling'] }, { skills: ['delegating', 'juggling'] }],
  [{ language: 'pt-BR' }, { language: 'pt-BR' }],
  [{ language: 'gsw' }, { language: 'gsw' }],
  [{ language: 'zh-Hant-TW' }, { language: 'zh-Hant-TW' }],
  [{ year: -3000 }, { year: -3000 }],
  [{ year: 9999 }, { year: 9999 }],
  [{ seriesPosition: 0 }, { seriesPosition: 0 }],
  [{ seriesPosition: 10_000 }, { seriesPosition: 10_000 }],
  [{ feed: 'http://example.org/feed' }, { feed: 'http://example.org/feed' }],
  [{ feed: 'https://example.org/feed' }, { feed: 'https://example.org/feed' }],
])('%j is read as %j', (given, expected) => {
  expect(ItemManifest.parse(given)).toEqual(expected);
});

test.each([
  { id: '../x' },
  { id: 'x'.repeat(129) },
  { id: '' },
  { title: '  ' },
  { title: 'x'.repeat(501) },
  { description: 'x'.repeat(5001) },
  { author: [] },
  { topics: [''] },
  { topics: Array.from({ length: 51 }, (_, i) => `topic ${i}`) },
  { skills: { delegating: true } },
  { title: ['a'] },
  { draft: 'yes' },
  { access: 'all' },
  { level: 'hard' },
  { year: 20.5 },
  { year: -3001 },
  { year: 10_000 },
  { seriesPosition: -1 },
  { seriesPosition: 10_001 },
  { publishAt: 'tomorrow' },
  { publishAt: '2026-02-30' },
  { feed: 'file:///etc/passwd' },
  { feed: 'xhttp://example.org' },
  { feed: 'httpx://example.org' },
  { language: 'english language' },
  { language: 'e' },
  { language: 'engl' },
  { language: '1en' },
  { language: 'en-' },
  { language: 'en-x' },
  { language: 'en-ninechars' },
])('%j is refused', (given) => {
  expect(ItemManifest.safeParse(given).success).toBe(false);
});

test.each([
  [{ id: '../x' }, 'letters, digits, `.`, `_` and `-` only, 1 to 128, beginning with a letter or digit'],
  [{ title: ' ' }, 'must not be empty'],
  [{ publishAt: 'tomorrow' }, 'must be a date such as 2026-01-31 or a time such as 2026-01-31T08:00:00Z'],
  [{ language: 'klingon!' }, 'must be a language code such as en or pt-BR'],
])('%j is answered with "%s"', (given, message) => {
  expect(ItemManifest.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('units have fewer keys than works, each read in the same way', () => {
  expect(UNIT_KEYS).toEqual([
    'id',
    'title',
    'description',
    'skills',
    'sample',
    'draft',
    'publishAt',
    'publishedAt',
    'downloads',
    'license',
  ]);
  expect(UNIT_KEYS.filter((key) => !ITEM_KEYS.includes(key))).toEqual(['downloads']);
  expect(UnitManifest.parse({ id: 1, title: 2, downloads: [3] })).toEqual({ id: '1', title: '2', downloads: ['3'] });
});

test('every key says what it is for', () => {
  for (const [key, schema] of Object.entries({ ...ItemManifest.shape, ...UnitManifest.shape })) {
    expect(schema.description, key).toMatch(/\w/);
  }
});
