import { expect, test } from 'vitest';
import { makeEvaluation, type FeatureInput } from '../../../tests/support/samples/make-evaluation.ts';
import { rowWords } from './row-words.ts';
import { rubricRows } from './rubric-rows.ts';

const wordsOf = (feature: Omit<FeatureInput, 'id'>) =>
  rubricRows(makeEvaluation('I rang Ben.', [{ id: 'outcome', ...feature }])).map(rowWords);

test('a part that was found has its words, and no advice', () => {
  expect(wordsOf({ quotes: ['rang'], advice: 'Say more.' })).toEqual([{ state: 'Found', line: null }]);
});

test('a part that only the earlier answer has is said to be there', () => {
  expect(wordsOf({ found: true, advice: 'Say more.' })).toEqual([{ state: 'Found', line: 'In your earlier answer.' }]);
});

test('a part that is missing, whole or in part, says what to do, or what it looks for', () => {
  expect(wordsOf({ advice: 'Say how it ended.' })).toEqual([{ state: 'Not found', line: 'Say how it ended.' }]);
  expect(wordsOf({ found: false, quotes: ['rang'], advice: 'Say how it ended.' })).toEqual([
    { state: 'In part', line: 'Say how it ended.' },
  ]);
  expect(wordsOf({})[0]?.line).toContain('What was different');
});

test('a fault keeps its advice', () => {
  expect(wordsOf({ weight: -0.1, quotes: ['rang'], advice: 'Tell one case.' })).toEqual([{ state: 'Takes away', line: 'Tell one case.' }]);
});
