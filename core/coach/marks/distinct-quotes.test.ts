import { expect, test } from 'vitest';
import { distinctQuotes } from './distinct-quotes.ts';

const SAID = 'Two releases went out. Two releases came back to Ben.';
const at = (start: number, end: number) => ({ quote: SAID.slice(start, end), start, end });

test('quotes stand in the order of the text', () => {
  expect(distinctQuotes([at(49, 52), at(0, 12)])).toEqual(['Two releases', 'Ben']);
});

test('a quote inside another is not said again, nor are the same words', () => {
  expect(distinctQuotes([at(4, 12), at(0, 12), at(0, 3), at(23, 35)])).toEqual(['Two releases']);
});

test('quotes that cross are both said', () => {
  expect(distinctQuotes([at(0, 12), at(4, 17)])).toEqual(['Two releases', 'releases went']);
});
