import { expect, test } from 'vitest';
import { makeEvaluation } from '../../../tests/support/samples/make-evaluation.ts';
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

test('each part that was found has a hue of its own, the strongest first, and none has that of a fault', () => {
  const ids = ['slot', 'own-acts', 'particulars', 'time-order', 'outcome', 'turn', 'speech', 'reason'];
  const all = rubricRows(
    makeEvaluation(SAID, [...ids.map((id) => ({ id, quotes: ['rang'] })), { id: 'generality', weight: -0.1, quotes: ['always'] }]),
  );
  expect(Object.fromEntries(all.map(({ id, hue }) => [id, hue]))).toEqual({
    ...{ slot: 1, outcome: 2, 'own-acts': 3, speech: 4, turn: 5 },
    ...{ 'time-order': 0, reason: 0, particulars: 0, generality: 6 },
  });
  const missing = rubricRows(makeEvaluation(SAID, [{ id: 'slot' }, { id: 'reason', quotes: ['rang'] }]));
  expect(missing.map(({ hue }) => hue)).toEqual([0, 1]);
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

test('a long rubric folds what was not found, but for the parts that weigh most, and numbers it last', () => {
  const features = Array.from({ length: 12 }, (_, i) => ({ id: `part-${i}`, weight: 0.01 * (i + 1), quotes: i < 4 ? ['rang'] : [] }));
  const rows = rubricRows(makeEvaluation(SAID, [...features, { id: 'fault', weight: -0.1, quotes: ['always'] }]));
  const idsOf = (isFolded: boolean) => rows.filter((row) => row.isFolded === isFolded).map(({ id }) => id);
  expect(idsOf(false)).toEqual(['part-0', 'part-1', 'part-2', 'part-3', 'part-9', 'part-10', 'part-11', 'fault']);
  expect(idsOf(true)).toEqual(['part-4', 'part-5', 'part-6', 'part-7', 'part-8']);
  expect(rows.map(({ number }) => number)).toEqual(Array.from(rows, (_, i) => i + 1));
});
