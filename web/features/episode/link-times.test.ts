import { expect, test } from 'vitest';
import { linkTimes } from './link-times.ts';

const buttons = (html: string): string[] => [...html.matchAll(/data-sec="(\d+)"/g)].map((found) => found[1] ?? '');

test('times within the recording become buttons', () => {
  expect(buttons(linkTimes('<li>00:45 One</li><li>(1:02:30) Two</li>', 4000))).toEqual(['45', '3750']);
});

test('what is no place in the recording stays text', () => {
  expect(linkTimes('<p>At 19:30 we met, ratio 3:75, verse 1:2</p>', 600)).not.toContain('<button');
});

test('times in links, code and attributes stay as they are', () => {
  const html = '<p><a href="/a" title="0:10">see 0:10</a> <code>0:20</code></p>';
  expect(linkTimes(html, 600)).toBe(html);
});
