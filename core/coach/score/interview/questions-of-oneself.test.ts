import { describe, expect, it } from 'vitest';
import { SPOKEN } from '../../../../tests/support/samples/spoken-words.ts';
import { scoreInterviewAnswer } from './score-interview-answer.ts';

const INTRODUCTIONS = SPOKEN.questions.filter(({ type }) => type === 'intro');
const LEAD =
  'I am a test lead, eight years in banking. Last year I led the move of our regression suite from 9 hours to 40 minutes. I want to lead a team now because I like making others better at it, and your team is building exactly that.';

describe('an introduction', () => {
  it.each(INTRODUCTIONS)('is scored on its own parts: $text', (question) => {
    const { band, features } = scoreInterviewAnswer({ content: LEAD, question, kind: 'intro' });
    expect(band).not.toBe('not_yet');
    expect(features.filter(({ id, found }) => ['own-acts', 'reason', 'slot'].includes(id) && found)).toHaveLength(3);
    expect(features.find(({ id }) => id === 'slot')?.evidence.map(({ quote }) => quote)).toContain('I want to lead a team now');
    expect(features.filter(({ id }) => ['outcome', 'turn', 'speech'].includes(id))).toEqual([]);
    expect(features.find(({ id }) => id === 'generality')?.found).toBe(false);
  });
});

const LACKING = [
  [
    'Introduce yourself, please.',
    'I am an accountant at a freight firm in Hull. I did the ledgers for three years and then moved to payroll, where I closed the March books two days early. I work with four colleagues and we use Sage.',
  ],
  [
    'Introduce yourself, please.',
    'I am currently a motivated professional with many years of experience. I have always worked hard and delivered great results. I want to grow and develop myself in a dynamic company because I love challenges, and your company is a leader in the industry.',
  ],
  [
    'Where do you see yourself in five years?',
    'In five years I see myself in a senior position with more responsibility, where I can grow and use my full potential. I am very ambitious and always work hard to achieve my goals, and I believe that success comes to those who want it.',
  ],
] as const;

describe('a question that asks for no story', () => {
  it.each(LACKING)('is not answered without one that counts: %s %s', (question, content) =>
    expect(['not_yet', 'forming']).toContain(scoreInterviewAnswer({ question, content }).band),
  );
});
