import { expect, test } from 'vitest';
import { makeEvaluation, type FeatureInput } from '../../../tests/support/samples/make-evaluation.ts';
import type { Evaluation } from '../evaluation.ts';
import { compareEvidence } from './compare-evidence.ts';

const FIRST = 'I usually rang Ben.';
const LATER = 'On Monday I rang Ben and he said no.';

const attempt = (id: string, content: string, features: readonly FeatureInput[], rest?: Partial<Evaluation>) => ({
  id,
  evaluation: makeEvaluation(content, features, rest),
});
const first = attempt('1', FIRST, [
  { id: 'own-acts', quotes: ['rang'] },
  { id: 'time-order' },
  { id: 'speech' },
  { id: 'generality', weight: -0.2, quotes: ['usually'] },
]);
const later = attempt('2', LATER, [
  { id: 'own-acts', quotes: ['rang'] },
  { id: 'time-order', quotes: ['On Monday'] },
  { id: 'speech', quotes: ['he said'] },
  { id: 'generality', weight: -0.2 },
]);
const lit = (rows: readonly { id: string; feature: { evidence: readonly { quote: string }[] } }[] = []) =>
  rows.map(({ id, feature }) => [id, ...feature.evidence.map(({ quote }) => quote)]);

test('only what changed is lit: a fault that is gone in the first, what came in the later one', () => {
  const change = compareEvidence(first, later);
  expect(lit(change?.before)).toEqual([['generality', 'usually']]);
  expect(lit(change?.after)).toEqual([
    ['time-order', 'On Monday'],
    ['speech', 'he said'],
  ]);
  expect(change?.lines).toEqual([
    { kind: 'came', names: ['Time and order', 'Words that were said'] },
    { kind: 'fault_gone', names: ['In general'] },
  ]);
});

test('the other way round it is a loss, and a fault that came', () => {
  expect(compareEvidence(later, first)?.lines).toEqual([
    { kind: 'went', names: ['Time and order', 'Words that were said'] },
    { kind: 'fault_came', names: ['In general'] },
  ]);
});

test('of a part with more to see, the words that were there before stay plain', () => {
  const more = attempt('3', LATER, [{ id: 'own-acts', quotes: ['rang', 'said no'] }], {
    compare: { firstMessageId: '1', gained: ['own-acts'], lost: [] },
  });
  const change = compareEvidence(first, more);
  expect(lit(change?.after)).toEqual([['own-acts', 'said no']]);
  expect(lit(change?.before)).toEqual([]);
});

test("the evaluation's own comparison counts only with the attempt that it is of", () => {
  const other = attempt('4', LATER, [{ id: 'own-acts', quotes: ['rang'] }], {
    compare: { firstMessageId: 'another', gained: ['own-acts'], lost: [] },
  });
  expect(compareEvidence(first, other)?.lines.map(({ kind }) => kind)).not.toContain('came');
});

test('what was not scored cannot be compared', () => {
  expect(compareEvidence({ id: '1', evaluation: null }, later)).toBeNull();
  expect(compareEvidence(first, attempt('5', 'No.', [], { refused: 'too_short' }))).toBeNull();
});

test('what weighs nothing in this rubric has not changed', () => {
  const idle = attempt('6', LATER, [{ id: 'hypothetical', weight: 0, quotes: ['he said'] }], {
    compare: { firstMessageId: '1', gained: ['hypothetical'], lost: [] },
  });
  expect(compareEvidence(first, idle)).toMatchObject({ after: [], lines: [] });
});
