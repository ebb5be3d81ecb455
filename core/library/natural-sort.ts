import { foldText } from '../fold-text.ts';

/**
 * Orders names as people number them: `2 b` before `10 a`, case and accents only as a tie-break.
 * A total order: 0 only for identical strings, so that a sort never depends on the input's order.
 */
export function compareNaturally(a: string, b: string): number {
  const left = splitRuns(a);
  const right = splitRuns(b);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareRuns(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  if (left.length !== right.length) return left.length - right.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts a copy of paths, folder by folder, so that `1/z` comes before `2/a`. */
export function comparePaths(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareNaturally(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/**
 * What `sort=title` orders by: lower case, no accents, single spaces, every run of digits padded to 8,
 * so that a plain byte comparison in the database sorts `Part 2` before `Part 10`. Leading articles stay.
 */
export function makeSortTitle(title: string): string {
  return foldText(title)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'));
}

function splitRuns(text: string): string[] {
  return foldText(text).match(/\d+|\D+/g) ?? [];
}

function compareRuns(a: string, b: string): number {
  const numeric = /^\d/.test(a);
  if (numeric !== /^\d/.test(b)) return numeric ? -1 : 1;
  if (!numeric) return a < b ? -1 : a > b ? 1 : 0;
  // By length without leading zeros, then digit by digit: exact for numbers of any size.
  const left = a.replace(/^0+/, '');
  const right = b.replace(/^0+/, '');
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : left > right ? 1 : 0;
}
