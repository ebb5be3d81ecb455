import { expect, it } from 'vitest';
import { fractionOfPage, pageAtFraction, pageHref, readPageHref } from './pdf-place.ts';

it('a page is told and read again', () => {
  for (const page of [1, 12, 4096]) expect(readPageHref(pageHref(page))).toBe(page);
});

it.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=12x', 'OEBPS/page=1', 'page=12345678'])('%j names no page', (href) =>
  expect(readPageHref(href)).toBeNull(),
);

it('the share of every page leads back to it', () => {
  for (const count of [1, 3, 7, 49, 1000])
    for (let page = 1; page <= count; page++) expect(pageAtFraction(fractionOfPage(page, count), count)).toBe(page);
});

it('no share leads out of the book', () => {
  expect([pageAtFraction(-1, 5), pageAtFraction(1, 5), pageAtFraction(0.999, 5)]).toEqual([1, 5, 5]);
});
