import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const WEB = path.join(import.meta.dirname, '../..');

/** Times and curves that are written out. Nothing at all needs no token. */
const LITERALS = [
  /(?<![\w.#-])(?!0m?s\b)\d*\.?\d+m?s\b/,
  /cubic-bezier\(|\bsteps\(|\blinear\(/,
  /(?:transition|animation)[^;{}]*[\s,](?:ease|ease-in|ease-out|ease-in-out|linear)\b/,
];
/** Utilities that bring their own. */
const UTILITIES = /(?<![\w-])(?:[\w[\]()-]+:)*(?:(?:duration|delay)-(?:\d|\[)|ease-(?:\[|in\b|out\b|linear\b)|animate-)/;

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

const findLiterals = (css: string): string[] =>
  withoutComments(css)
    .split('\n')
    .filter((line) => LITERALS.some((literal) => literal.test(line)))
    .map((line) => line.trim());

test.each(globSync('**/*.css', { cwd: WEB }).filter((file) => !file.endsWith('tokens.css')))('%s takes its times from the tokens', (file) => {
  expect(findLiterals(readFileSync(path.join(WEB, file), 'utf8'))).toEqual([]);
});

test('no component brings a time or a curve of its own', () => {
  const files = globSync('**/*.tsx', { cwd: WEB });
  const own = files.flatMap((file) =>
    readFileSync(path.join(WEB, file), 'utf8')
      .split('\n')
      .filter((line) => UTILITIES.test(line) || /cubic-bezier\(|\.animate\(/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(own).toEqual([]);
});

test.each([
  '.a { transition: opacity 200ms var(--ease); }',
  '.a { animation: turn .9s infinite; }',
  '.a { transition: opacity var(--t-1) ease-in; }',
  '.a { transition-timing-function: cubic-bezier(0, 0, 1, 1); }',
])('%s is found', (css) => {
  expect(findLiterals(css)).toEqual([css]);
});

test.each(['duration-150', 'hover:duration-[90ms]', 'ease-in', 'max-md:animate-spin', 'delay-75'])('%s is found', (utility) => {
  expect(UTILITIES.test(`className="grid ${utility}"`)).toBe(true);
});
test.each(['duration-(--t-1)', 'ease-leave', 'transition-colors'])('%s may stand', (utility) => {
  expect(UTILITIES.test(`className="grid ${utility}"`)).toBe(false);
});
