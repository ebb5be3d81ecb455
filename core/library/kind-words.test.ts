import { expect, test } from 'vitest';
import { describeSize, KIND_WORDS } from './kind-words.ts';
import { ITEM_KINDS } from './kind.ts';

test('a work says how many parts it has, when that says something, and how long it is', () => {
  const sizes = [
    { kind: 'course', unitCount: 5, durationSec: 2040 },
    { kind: 'course', unitCount: 1, durationSec: 2040 },
    { kind: 'podcast', unitCount: 1, durationSec: 600 },
    { kind: 'audiobook', unitCount: 12, durationSec: 16_080 },
    { kind: 'video', unitCount: 2, durationSec: 0 },
    { kind: 'video', unitCount: 1, durationSec: 0 },
    { kind: 'ebook', unitCount: 1, durationSec: 1200 },
    { kind: 'ebook', unitCount: 1, durationSec: 0 },
  ] as const;
  expect(sizes.map(describeSize)).toEqual([
    ...['5 lessons, 34 min', '34 min', '1 episode, 10 min', '12 chapters, 4 h 28 min', '2 parts', '', '20 min to read', ''],
  ]);
});

test('every kind has words for one work, for many, for its list and for a part', () => {
  expect(ITEM_KINDS.map((kind) => Object.values(KIND_WORDS[kind]).join(', '))).toEqual([
    'Course, Courses, Courses, lesson',
    'Audiobook, Audiobooks, Audiobooks, chapter',
    'Podcast, Podcasts, Podcasts, episode',
    'Crash course, Crash courses, Crash Courses, part',
    'Ebook, Ebooks, Ebooks, chapter',
  ]);
});
