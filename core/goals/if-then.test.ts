import { describe, expect, it } from 'vitest';
import { readIfThen, writeIfThen } from './if-then.ts';

describe('an if-then line', () => {
  it.each([
    ['If it is Monday at 8, then I call two bakers.', 'it is Monday at 8', 'call two bakers'],
    ['if I feel stuck then I write one sentence', 'I feel stuck', 'write one sentence'],
    ['If the talk ends, then I ask, "What then I wonder?".', 'the talk ends', 'ask, "What then I wonder?"'],
  ])('%s', (line, when, act) => {
    expect(readIfThen(line)).toEqual({ when, act });
  });

  it.each(['', 'Call two bakers.', 'If it is Monday, then we call.'])('is not read from “%s”', (line) => {
    expect(readIfThen(line)).toBeNull();
  });

  it('is the same after reading and writing', () => {
    const line = 'If it is Monday at 8, then I call two bakers.';
    expect(writeIfThen(readIfThen(line) ?? { when: '', act: '' })).toBe(line);
  });

  it('keeps a condition that begins with the learner', () => {
    const line = 'If I have read a chapter, then I write down what it said.';
    expect(writeIfThen(readIfThen(line) ?? { when: '', act: '' })).toBe(line);
  });

  it('does not say twice what the form says already', () => {
    expect(writeIfThen({ when: 'If it is Monday,', act: 'then I call. ' })).toBe('If it is Monday, then I call.');
  });

  it.each([
    ['', 'call'],
    ['it is Monday', ' . '],
  ])('needs both halves', (when, act) => {
    expect(writeIfThen({ when, act })).toBeNull();
  });
});
