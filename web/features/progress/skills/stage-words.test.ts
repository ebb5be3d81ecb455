import { expect, it } from 'vitest';
import { describeEvidence } from './stage-words.ts';

it('says of what proves nothing what is known: that it was not gone through', () => {
  const record = { learned: 2, practised: 0, shown: 1, marked: 1 };
  expect(describeEvidence(record)).toBe('2 learned, 1 shown, 1 finished without going through all of it');
  expect(describeEvidence({ ...record, learned: 0, shown: 0, marked: 0 })).toBe('no evidence yet');
});
