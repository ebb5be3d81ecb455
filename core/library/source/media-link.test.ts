import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMediaLink, parseMediaLink } from './media-link.ts';

test('a link holds its path in signs that no markup gives a meaning to', () => {
  expect(formatMediaLink('courses/calm/it\'s "a" map & more.jpg')).toMatch(/^cairn-media:[\w%.'~!*()-]+$/);
});

test('every path comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (path) => {
      expect(parseMediaLink(formatMediaLink(path))).toBe(path);
    }),
  );
});

test('what is no such link has no path', () => {
  for (const link of ['', 'cairn-media', 'https://example.org/cairn-media:a', 'CAIRN-MEDIA:a', 'cairn-media:%', 'cairn-media:%ff'])
    expect([link, parseMediaLink(link)]).toEqual([link, null]);
});
