import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGoals } from './read-goals.ts';

describe('readGoals', () => {
  it('finds what is wanted, by when, and how it is measured', () => {
    expect(readGoals(['Hello.', 'I want to read 20 pages a week by June.'])).toEqual([
      {
        text: 'I want to read 20 pages a week by June',
        by: 'by June',
        measure: '20 pages',
        ifThen: null,
        source: { quote: 'I want to read 20 pages a week by June', start: 0, end: 38, message: 1 },
      },
    ]);
  });

  it('keeps the plan that stands beside it', () => {
    const [goal] = readGoals(['My goal is to finish the welding course by May. If a shift falls on it, then I swap with Tom.']);
    expect(goal).toMatchObject({ by: 'by May', ifThen: 'If a shift falls on it, then I swap with Tom' });
  });

  it('leaves open what was not said', () => {
    expect(readGoals(['I would like to become a calmer speaker.'])).toMatchObject([{ by: null, measure: null, ifThen: null }]);
  });

  it.each([
    'I want to ask you something about pay.',
    'Do I want to lead a team?',
    'I do not want another office job.',
    'I would like to thank you.',
    'The weather wants to change.',
  ])('finds no goal in "%s"', (content) => {
    expect(readGoals([content])).toEqual([]);
  });

  it('takes the same words for one goal', () => {
    expect(readGoals(['I want to pass the exam in May.', 'i want to pass the exam in may.'])).toHaveLength(1);
  });

  it('quotes any message exactly', () => {
    const piece = fc.constantFrom('I want to ', 'learn welding ', 'by May ', '. ', 'If it rains, ', 'then I read ', '10 pages ', '?', '😂');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        for (const { text: words, by, measure, source } of readGoals(texts)) {
          expect(texts[source.message]?.slice(source.start, source.end)).toBe(words);
          for (const part of [by, measure]) expect(part === null || texts[source.message]?.includes(part)).toBe(true);
        }
      }),
    );
  });
});
