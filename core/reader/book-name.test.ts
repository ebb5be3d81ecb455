import { expect, it } from 'vitest';
import { readBookNames } from './book-name.ts';

it.each([
  ['a&b.xhtml', 'a%26b.xhtml'],
  ['a%26b.xhtml', 'a&b.xhtml'],
  ['a b.xhtml', 'a%20b.xhtml'],
  ['\u00fc.xhtml', 'u\u0308.xhtml'],
  ['u\u0308.xhtml', '%C3%BC.xhtml'],
  ['100% of \u00fc.xhtml', '100% of %C3%BC.xhtml'],
  ['%ff\u00fc.xhtml', '%ffu\u0308.xhtml'],
])('%s is found as %s', (name, asked) => {
  expect(readBookNames([name, 'other'])(asked)).toBe(name);
});

it('an exact name goes before one that only means the same, and case is as written', () => {
  const nameOf = readBookNames(['a b', 'a%20b', 'A.css', 'a.css']);
  expect(['a b', 'a%20b', 'A.css', 'a.css', 'a.CSS', 'none'].map(nameOf)).toEqual(['a b', 'a%20b', 'A.css', 'a.css', 'a.CSS', 'none']);
});
