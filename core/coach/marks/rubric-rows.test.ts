import { expect, test } from 'vitest';
import { makeEvaluation } from '../../../tests/support/make-evaluation.ts';
import { foldRows } from './fold-rows.ts';
import { featureName, rubricRows, weakestRow } from './rubric-rows.ts';

const SAID = 'I always rang them, and on Monday it worked.';

test('rows stand and are numbered in the order of the rubric, faults behind what adds', () => {
  const rows = rubricRows(
    makeEvaluation(SAID, [
      { id: 'generality', weight: -0.2, quotes: ['always'] },
      { id: 'time-order', quotes: ['on Monday'] },
      { id: 'own-acts', quotes: ['rang'] },
    ]),
  );
  expect(rows.map(({ number, id, hue, isFault }) => [number, id, hue, isFault])).toEqual([
    [1, 'own-acts', 1, false],
    [2, 'time-order', 2, false],
    [3, 'generality', 6, true],
  ]);
});

test('a fault that was not found, and what weighs nothing here, have no row', () => {
  const rows = rubricRows(
    makeEvaluation(SAID, [
      { id: 'own-acts', quotes: [] },
      { id: 'self-praise', weight: -0.1, quotes: [] },
      { id: 'hypothetical', weight: 0, quotes: ['rang'] },
    ]),
  );
  expect(rows.map(({ id }) => id)).toEqual(['own-acts']);
});

test('what adds never has the hue of what takes away', () => {
  const rows = rubricRows(
    makeEvaluation(
      SAID,
      'abcdefgh'.split('').map((id) => ({ id })),
    ),
  );
  expect(rows.map(({ hue }) => hue)).toEqual([1, 2, 3, 4, 5, 1, 2, 3]);
});

test('names come from the rubric; an id that it no longer knows is read as words', () => {
  expect(featureName('interview', 'own-acts')).toBe('Your own part');
  expect(featureName('networking', 'follow-up')).toBe('Follow-up');
  expect(featureName('interview', 'old-part-of-it')).toBe('Old part of it');
});

test('the quickest climb is the missing part that weighs most, or a fault that weighs more', () => {
  const missing = [
    { id: 'outcome', weight: 0.14, advice: 'Say how it ended.' },
    { id: 'turn', weight: 0.08, advice: 'Say what surprised you.' },
    { id: 'particulars', weight: 0.2, quotes: ['Monday'], advice: 'More of them.' },
  ];
  expect(weakestRow(rubricRows(makeEvaluation(SAID, missing)))?.id).toBe('outcome');
  const fault = { id: 'generality', weight: -0.2, quotes: ['always'], advice: 'Tell one case.' };
  expect(weakestRow(rubricRows(makeEvaluation(SAID, [...missing, fault])))?.id).toBe('generality');
  expect(weakestRow(rubricRows(makeEvaluation(SAID, [{ id: 'turn' }])))).toBeNull();
});

test('a long rubric folds what was not found, but for the parts that weigh most', () => {
  const features = Array.from({ length: 12 }, (_, i) => ({ id: `part-${i}`, weight: 0.01 * (i + 1), quotes: i < 4 ? ['rang'] : [] }));
  const { first, rest } = foldRows(rubricRows(makeEvaluation(SAID, features)));
  expect(first.map(({ id }) => id)).toEqual(['part-0', 'part-1', 'part-2', 'part-3', 'part-9', 'part-10', 'part-11']);
  expect(rest.map(({ id }) => id)).toEqual(['part-4', 'part-5', 'part-6', 'part-7', 'part-8']);
  expect(foldRows(first)).toEqual({ first, rest: [] });
});
