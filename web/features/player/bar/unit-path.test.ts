import { expect, it } from 'vitest';
import { unitPath } from './unit-path.ts';

it.each([
  ['course', 'a', '/courses/work/lessons/a'],
  ['course', 'tts-a', '/courses/work/lessons/a'],
  ['podcast', 'a', '/episodes/a'],
  ['podcast', 'tts-a', '/episodes/a'],
  ['audiobook', 'a', '/audiobooks/work'],
  ['video', 'a', '/videos/work'],
  ['ebook', 'a', '/ebooks/work'],
  ['ebook', 'tts-a', '/reading/work'],
] as const)('%s %s is at home on %s', (itemKind, id, path) => {
  expect(unitPath({ id, itemId: 'work', itemKind })).toBe(path);
});
