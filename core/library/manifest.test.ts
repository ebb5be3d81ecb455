import { expect, test } from 'vitest';
import { ItemManifest } from './manifest.ts';

test.each([
  [{ title: 1984 }, { title: '1984' }],
  [{ author: ['A', 'B'] }, { author: 'A, B' }],
  [{ topics: 'Focus, work, focus' }, { topics: ['focus', 'work'] }],
  [{ publishAt: '2026-01-31' }, { publishAt: '2026-01-31' }],
  [{ publishAt: '2026-01-31T08:00' }, { publishAt: '2026-01-31T08:00' }],
])('%j is read as %j', (given, expected) => {
  expect(ItemManifest.parse(given)).toEqual(expected);
});

test.each([
  { id: '../x' },
  { id: 'x'.repeat(129) },
  { title: '  ' },
  { title: ['a'] },
  { draft: 'yes' },
  { access: 'all' },
  { level: 'hard' },
  { year: 20.5 },
  { publishAt: 'tomorrow' },
  { publishAt: '2026-02-30' },
  { feed: 'file:///etc/passwd' },
  { language: 'english language' },
])('%j is refused', (given) => {
  expect(ItemManifest.safeParse(given).success).toBe(false);
});
