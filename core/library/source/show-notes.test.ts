import { expect, test } from 'vitest';
import { findChapterLines, findTimes } from './show-notes.ts';
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
