import { expect, test } from 'vitest';
import { countWords, estimateReadingSec } from './reading-time.ts';
test('words and reading time', () => {
  expect(countWords("It's a well-known fact: 42 things.")).toBe(6);
  expect(countWords('你好世界')).toBe(2);
  expect(countWords(' … — ')).toBe(0);
  expect(['', 'a你b', 'ひらが', 'カタカナ', '한국', 'd’accord', "-x- 'y'"].map(countWords)).toEqual([0, 3, 2, 2, 1, 1, 2]);
  expect([0, 1, 230, 460].map(estimateReadingSec)).toEqual([0, 1, 60, 120]);
});
