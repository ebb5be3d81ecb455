import { expect, test } from 'vitest';
import { buildTimeline } from '#core/player/timeline.ts';
import type { HeardSpan } from '#core/progress/heard.ts';
import type { Place } from '#core/progress/place.ts';
import { chapterLeftSec, chapterState, layChapterRows, workLeftSec } from './chapter-rows.ts';

const marks = (...starts: number[]) => starts.map((startSec, i) => ({ title: `Chapter ${i + 1}`, startSec }));
const heard = (unitId: string, ...spans: HeardSpan[]): Place => ({
  unitId,
  positionSec: 0,
  locator: null,
  fraction: 0,
  completed: false,
  playedSec: 0,
  heard: spans,
  observedMs: 1,
});
const file = (id: string, durationSec: number, chapters = marks()) => ({ id, title: `Part ${id}`, durationSec, chapters });

test('One file: its chapters with their lengths, and no title above them', () => {
  const rows = layChapterRows(buildTimeline([file('a', 100, marks(0, 40))]));
  expect(rows.map(({ title, part, startSec, lengthSec }) => [title, part, startSec, lengthSec])).toEqual([
    ['Chapter 1', null, 0, 40],
    ['Chapter 2', null, 40, 60],
  ]);
});

test('Several files: a file without chapters is one, a divided file says its title once', () => {
  const rows = layChapterRows(buildTimeline([file('a', 100), file('b', 100, marks(0, 40))]));
  expect(rows.map(({ title, part, unitId, startSec }) => [title, part, unitId, startSec])).toEqual([
    ['Part a', null, 'a', 0],
    ['Chapter 1', 'Part b', 'b', 0],
    ['Chapter 2', null, 'b', 40],
  ]);
});

test('A file of one chapter between others has its own title alone', () => {
  const single = { ...file('b', 100, marks(0)), title: 'Whole' };
  const rows = layChapterRows(buildTimeline([file('a', 100, marks(0, 20, 40)), single, file('c', 100)]));
  expect(rows.map(({ part }) => part)).toEqual(['Part a', null, null, null, null]);
});

test('A file whose first chapter has its title does not say it twice', () => {
  const named = { ...file('b', 100, marks(0, 40)), title: 'Chapter 1' };
  expect(layChapterRows(buildTimeline([file('a', 100), named])).map(({ part }) => part)).toEqual([null, null, null]);
});

test('A length that is not known is none', () => {
  const rows = layChapterRows(buildTimeline([file('a', 0, marks(0, 40))]));
  expect(rows.map(({ lengthSec }) => lengthSec)).toEqual([40, 0]);
});

test('What is all one has no chapters', () => {
  expect(layChapterRows(buildTimeline([file('a', 100)]))).toEqual([]);
  expect(layChapterRows(buildTimeline([file('a', 100, marks(0))]))).toEqual([]);
  expect(layChapterRows(buildTimeline([]))).toEqual([]);
});

test('Behind, here and ahead', () => {
  const rows = layChapterRows(buildTimeline([file('a', 100), file('b', 100, marks(0, 40))]));
  const states = (here: number, ...places: Place[]) => rows.map((_, i) => chapterState(rows, i, here, places));
  expect(states(1, heard('a', [0, 100]))).toEqual(['done', 'now', 'ahead']);
  expect(states(2, heard('b', [0, 40], [50, 60]))).toEqual(['ahead', 'done', 'now']);
  // Jumped over.
  expect(states(2, heard('a', [0, 100]), heard('b', [50, 60]))).toEqual(['done', 'ahead', 'now']);
  // Spoken, it is the same text.
  const [spoken] = layChapterRows(buildTimeline([file('tts-a', 100), file('b', 100)]));
  expect(chapterState([spoken!], 0, 1, [heard('a', [0, 100])])).toBe('done');
  // Another work plays.
  expect(states(-1, heard('a', [0, 100]))).toEqual(['ahead', 'ahead', 'ahead']);
});

test('What is left of the chapter and of the work', () => {
  const timeline = buildTimeline([file('a', 100), file('b', 100, marks(0, 40))]);
  expect(chapterLeftSec(timeline, { unitId: 'b', positionSec: 30 })).toBe(10);
  expect(chapterLeftSec(timeline, { unitId: 'b', positionSec: 50 })).toBe(50);
  expect(chapterLeftSec(timeline, { unitId: 'b', positionSec: 130 })).toBe(0);
  expect(workLeftSec(timeline, { unitId: 'b', positionSec: 30 })).toBe(70);
  expect(workLeftSec(timeline, { unitId: 'a', positionSec: 30 })).toBe(170);
  expect(workLeftSec(timeline, { unitId: 'z', positionSec: 30 })).toBeNull();
  // A length that is not known makes every sum a guess.
  const unknown = buildTimeline([file('a', 0), file('b', 100)]);
  expect(workLeftSec(unknown, { unitId: 'b', positionSec: 30 })).toBeNull();
  expect(chapterLeftSec(unknown, { unitId: 'a', positionSec: 30 })).toBeNull();
});
