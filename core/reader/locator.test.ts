import { describe, expect, it } from 'vitest';
import { readLocator, writeLocator, type Locator } from './locator.ts';

const locator: Locator = { cfi: 'epubcfi(/6/4!/4/2/1:0)', href: 'text/two.xhtml', fraction: 0.25, text: 'Begin small.', chapter: 'Two' };

describe('a locator', () => {
  it('is read as it was written', () => expect(readLocator(writeLocator(locator))).toEqual(locator));

  it('may be a bare CFI, as other programs write it', () => {
    expect(readLocator('epubcfi(/6/4)')).toEqual({ cfi: 'epubcfi(/6/4)', href: '', fraction: 0, text: '', chapter: '' });
  });

  it.each([
    null,
    '',
    'chapter-3',
    '{',
    '{"cfi":1}',
    JSON.stringify({ ...locator, fraction: 2 }),
    JSON.stringify({ ...locator, more: 1 }),
    JSON.stringify({ ...locator, href: 'h'.repeat(501) }),
    JSON.stringify({ ...locator, chapter: undefined }),
  ])('is not %o', (kept) => expect(readLocator(kept)).toBeNull());

  it('of great length loses its words before its CFI, and always fits', () => {
    const long: Locator = {
      ...locator,
      cfi: `epubcfi(${'/2'.repeat(495)})`,
      href: 'h'.repeat(500),
      text: 't'.repeat(300),
      chapter: 'c'.repeat(200),
    };
    expect(readLocator(writeLocator(long))).toEqual({ ...long, text: '' });
    const quotes = (count: number): string => '"'.repeat(count);
    const longest = { ...long, cfi: quotes(1000), href: quotes(500), text: quotes(300), chapter: quotes(200) };
    expect(readLocator(writeLocator(longest))).toEqual({ ...longest, cfi: null, text: '', chapter: '' });
  });
});
