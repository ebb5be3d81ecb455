import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGrow } from './read-grow.ts';

const TALK = [
  'I want to become a charge nurse by next September.',
  'At the moment I run two shifts a week. I have asked my manager once.',
  'I could shadow Mina or join the rota group.',
  'I will email Mina on Thursday.',
];

const stateOf = (...texts: string[]): string =>
  Object.entries(readGrow(texts))
    .map(([slot, { state }]) => `${slot} ${state}`)
    .join(', ');

describe('readGrow', () => {
  it('fills the slots over a whole talk, with the words that fill them', () => {
    expect(stateOf(...TALK)).toBe('goal filled, reality filled, options filled, will filled');
    expect(readGrow(TALK).goal.evidence).toEqual([
      { quote: 'I want to become a charge nurse by next September', start: 0, end: 49, message: 0 },
    ]);
    expect(readGrow(TALK).will.evidence.map(({ message }) => message)).toEqual([3]);
  });

  it('in any order', () => {
    expect(stateOf(...TALK.toReversed())).toBe(stateOf(...TALK));
  });

  it('knows a goal or a promise without a date as begun', () => {
    expect(stateOf('I want to become a charge nurse.')).toContain('goal begun');
    expect(stateOf('I will email Mina.')).toContain('will begun');
  });

  it('reads nothing out of small talk, or out of what the learner asks', () => {
    expect(stateOf('Good morning.', 'Thanks.')).toBe('goal empty, reality empty, options empty, will empty');
    expect(stateOf('Do I want to become a nurse by May?')).toContain('goal empty');
  });

  it('shows the newest words first, three at most', () => {
    const goals = ['March', 'April', 'May', 'June'].map((month) => `I want to pass the test by ${month}.`);
    expect(readGrow(goals).goal.evidence.map(({ message }) => message)).toEqual([3, 2, 1]);
  });

  it('quotes any message exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...TALK)), { maxLength: 8 }), (texts) => {
        for (const { evidence } of Object.values(readGrow(texts)))
          for (const { quote, start, end, message } of evidence) expect(texts[message]?.slice(start, end)).toBe(quote);
      }),
    );
  });
});
