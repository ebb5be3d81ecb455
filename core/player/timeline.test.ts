import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTimeline, chapterIndexAt, nextChapter, previousChapter, toFilePlace, toWorkSec, type TimelineFile } from './timeline.ts';

const file = (id: string, durationSec: number, starts: readonly number[] = []): TimelineFile => ({
  id,
  title: `File ${id}`,
  durationSec,
  chapters: starts.map((startSec) => ({ title: `${id} at ${startSec}`, startSec })),
});

const BOOK = buildTimeline([file('a', 100), file('b', 300, [0, 120, 250]), file('c', 50)]);

describe('a work of several files', () => {
  it('is one line with all chapters', () => {
    expect(BOOK.durationSec).toBe(450);
    expect(BOOK.chapters.map(({ title, startSec, endSec }) => [title, startSec, endSec])).toEqual([
      ['File a', 0, 100],
      ['b at 0', 100, 220],
      ['b at 120', 220, 350],
      ['b at 250', 350, 400],
      ['File c', 400, 450],
    ]);
  });

  it.each([
    ['a', 0, 0],
    ['a', 99.5, 99.5],
    ['b', 20, 120],
    ['c', 50, 450],
    ['c', 999, 450],
    ['b', -5, 100],
    ['b', Number.NaN, 100],
  ])('%s at %d is at %d in the work', (unitId, positionSec, workSec) => expect(toWorkSec(BOOK, { unitId, positionSec })).toBe(workSec));

  it.each([
    [0, 'a', 0],
    [100, 'b', 0],
    [399.9, 'b', 299.9],
    [450, 'c', 50],
    [1e9, 'c', 50],
    [-1, 'a', 0],
    [Number.NaN, 'a', 0],
  ])('%d in the work is in %s at %d', (workSec, unitId, positionSec) => {
    const place = toFilePlace(BOOK, workSec);
    expect(place?.unitId).toBe(unitId);
    expect(place?.positionSec).toBeCloseTo(positionSec);
  });

  it('knows no file of another work, and no place in nothing', () => {
    expect(toWorkSec(BOOK, { unitId: 'x', positionSec: 1 })).toBeNull();
    expect(chapterIndexAt(BOOK, { unitId: 'x', positionSec: 1 })).toBe(-1);
    expect(toFilePlace(buildTimeline([]), 3)).toBeNull();
    expect(buildTimeline([]).chapters).toEqual([]);
  });

  it('leaves out chapters beyond the end, unless the length is unknown', () => {
    expect(buildTimeline([file('a', 100, [0, 50, 100, 170])]).chapters.map((chapter) => chapter.fileStartSec)).toEqual([0, 50]);
    expect(buildTimeline([file('a', 0, [0, 50])]).chapters.map((chapter) => chapter.fileStartSec)).toEqual([0, 50]);
  });

  it('lays chapters in their order, however they are listed', () => {
    expect(buildTimeline([file('a', 100, [60, 0, 30])]).chapters.map((chapter) => chapter.startSec)).toEqual([0, 30, 60]);
  });

  it('counts on in a file of unknown length, and goes to none by itself', () => {
    const timeline = buildTimeline([file('a', 100), file('b', 0)]);
    expect(toWorkSec(timeline, { unitId: 'b', positionSec: 30 })).toBe(130);
    expect(toFilePlace(timeline, 100)).toEqual({ unitId: 'a', positionSec: 100 });
  });

  it('names what comes before the first mark after the file', () => {
    expect(buildTimeline([file('a', 100, [30])]).chapters.map(({ title }) => title)).toEqual(['File a', 'a at 30']);
    expect(buildTimeline([file('a', 100, [0.4])]).chapters).toHaveLength(1);
  });
});

describe('stepping through chapters', () => {
  const at = (unitId: string, positionSec: number) => ({ unitId, positionSec });
  it('goes on to the next one, over the join of two files, and stops at the last', () => {
    expect(nextChapter(BOOK, at('a', 3))).toMatchObject({ unitId: 'b', fileStartSec: 0 });
    expect(nextChapter(BOOK, at('b', 130))).toMatchObject({ unitId: 'b', fileStartSec: 250 });
    expect(nextChapter(BOOK, at('c', 1))).toBeNull();
    expect(nextChapter(BOOK, at('x', 1))).toBeNull();
  });
  it('is in a chapter from its very first moment', () => {
    expect([119.9, 120].map((sec) => chapterIndexAt(BOOK, at('b', sec)))).toEqual([1, 2]);
  });
  it('goes back to its own beginning first, then to the one before', () => {
    expect(previousChapter(BOOK, at('b', 130))).toMatchObject({ fileStartSec: 120 });
    expect(previousChapter(BOOK, at('b', 123))).toMatchObject({ fileStartSec: 0, unitId: 'b' });
    expect(previousChapter(BOOK, at('b', 122))).toMatchObject({ fileStartSec: 0, unitId: 'b' });
    expect(previousChapter(BOOK, at('b', 1))).toMatchObject({ unitId: 'a', fileStartSec: 0 });
    expect(previousChapter(BOOK, at('a', 1))).toBeNull();
    expect(previousChapter(BOOK, at('a', 50))).toMatchObject({ unitId: 'a', fileStartSec: 0 });
  });
});

describe('any work', () => {
  const files = fc
    .array(fc.tuple(fc.nat(5000), fc.array(fc.nat(6000), { maxLength: 6 })), { minLength: 1, maxLength: 8 })
    .map((list) => list.map(([durationSec, starts], i) => file(`f${i}`, durationSec, starts)));

  it('covers the line with chapters, without gap or overlap', () => {
    fc.assert(
      fc.property(files, (list) => {
        const { chapters, durationSec } = buildTimeline(list.filter((one) => one.durationSec > 0));
        let end = 0;
        for (const chapter of chapters) {
          expect(chapter.endSec).toBeGreaterThanOrEqual(chapter.startSec);
          // Two marks at the same place make an empty chapter, never a hole; the first second is free.
          expect(chapter.startSec - end).toBeLessThanOrEqual(1);
          end = chapter.endSec;
        }
        expect(end).toBe(durationSec);
      }),
    );
  });

  it('finds the way from the work into a file and back', () => {
    fc.assert(
      fc.property(files, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const timeline = buildTimeline(list);
        const sec = share * timeline.durationSec;
        const place = toFilePlace(timeline, sec);
        expect(place && toWorkSec(timeline, place)).toBeCloseTo(sec, 6);
      }),
    );
  });
});
