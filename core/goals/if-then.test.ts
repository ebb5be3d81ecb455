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

  const long = 100_000;
  it.each([
    ['spaces', `if ${' '.repeat(long)}.`],
    ['spaces after “then”', `if a then ${' '.repeat(long)}.`],
    ['spaces before the end', `if a, then I b${' '.repeat(long)}c`],
    ['commas', `if ${', '.repeat(long)}.`],
    ['halves that lead nowhere', `if ${'a, then '.repeat(long)}.`],
    ['sentences without their end', `if ${'a then I b '.repeat(long)}.`],
  ])('is read once over, however many %s there are', (_, line) => {
    expect(readIfThen(line)?.when ?? '').toHaveLength(readIfThen(line) === null ? 0 : 1);
  });

  it('is the same after reading and writing', () => {
    const line = 'If it is Monday at 8, then I call two bakers.';
    expect(writeIfThen(readIfThen(line) ?? { when: '', act: '' })).toBe(line);
  });

  it.each([
    'If I have read a chapter, then I write one sentence of it.',
    'If I then have an hour, then I sit down with “wait...”...',
    'If it rains then I stay, then I read and then I write.',
  ])('keeps its words: %s', (line) => {
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
