/** How a place in a PDF names its page, counted from 1. */
export const pageHref = (page: number): string => `page=${page}`;

/** The page that a place names, or null when it names none. */
export function readPageHref(href: string): number | null {
  const page = Number(/^page=([1-9]\d{0,5})$/.exec(href)?.[1]);
  return Number.isInteger(page) ? page : null;
}

/** How far through the book a page begins, 0 to 1. */
export const fractionOfPage = (page: number, count: number): number => (page - 1) / Math.max(1, count);

/** The page at a share of the book. */
export function pageAtFraction(fraction: number, count: number): number {
  // A share that was made of a page leads back to it, whatever a division leaves over.
  return Math.max(1, Math.min(count, Math.floor(fraction * count + 1e-6) + 1));
}
