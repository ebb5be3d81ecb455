import { expect, it } from 'vitest';
import type { Evaluation } from '#core/coach/evaluation.ts';
import { compareTurns } from './compare-turns.ts';
import { refusal, scored } from './finding.ts';

const evaluation = (...features: [id: string, weight: number, found: boolean][]): Evaluation => {
  const findings = features.map(([id, weight, found]) => ({ id, weight, strength: found ? 1 : 0, evidence: [], advice: null }));
  return scored('networking', null, { overall: 0, band: 'forming', findings });
};
const first = { messageId: 'm1', content: '' };

it('counts parts that are found now, and faults that are gone', () => {
  const before = evaluation(['offer', 0.2, false], ['thanks', 0.1, true], ['pressure', -0.2, true]);
  const now = evaluation(['offer', 0.2, true], ['thanks', 0.1, false], ['pressure', -0.2, false]);
  expect(compareTurns(first, before, now)).toEqual({ firstMessageId: 'm1', gained: ['offer', 'pressure'], lost: ['thanks'] });
});

it('takes no fault for gained that a refused turn could not have had', () => {
  const now = evaluation(['offer', 0.2, true], ['pressure', -0.2, false]);
  expect(compareTurns(first, refusal('networking', null, 'too_short'), now)).toMatchObject({ gained: ['offer'], lost: [] });
  expect(compareTurns(first, now, refusal('networking', null, 'too_short'))).toMatchObject({ gained: [], lost: ['offer'] });
});
