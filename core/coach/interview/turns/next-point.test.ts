import { describe, expect, it } from 'vitest';
import { scoreInterviewAnswer } from '../../scoring/interview/score-interview-answer.ts';
import { nextPoint } from './next-point.ts';

const QUESTION = { id: null, text: 'Tell me about a time you improved something.', type: 'behavioural', slots: ['story'] } as const;
const told = (content: string) => ({ content, evaluation: scoreInterviewAnswer({ content, question: QUESTION }) });
const LABELS =
  'In March the stock in our shop was a mess. I made a list on a Tuesday night, bought four hundred labels and put them on all the shelves with my colleague Tom. He said he could find the green thread with his eyes shut.';

describe('what an answer is asked about', () => {
  it('is a result that cannot be checked, in the learner’s words', () => {
    expect(nextPoint(told(`${LABELS} Things went a lot better after that.`), QUESTION)).toMatchObject({
      feature: 'outcome',
      quote: '“Things went a lot better after that”',
    });
  });

  it('is the vaguest stretch, for the own part that it lacks', () => {
    expect(
      nextPoint(
        told(`${LABELS} Then it was dealt with by the team in various ways. In the end we found each tin in two minutes.`),
        QUESTION,
      ),
    ).toMatchObject({
      feature: 'own-acts',
      quote: '“Then it was dealt with by the team in various ways”',
    });
  });

  it('is asked in the top band too, and is never what is praised', () => {
    const answer = told(`${LABELS} In the end we found each tin in two minutes.`);
    const best = { ...answer, evaluation: { ...answer.evaluation, band: 'strong' as const } };
    expect(nextPoint(best, QUESTION)).not.toBeNull();
    expect(answer.evaluation.praise?.quote).not.toBe(answer.evaluation.probe?.quote);
  });

  it('is what was asked for, where there is hardly an answer', () => {
    const answer = told(
      'I always check everything twice, because I am an organised person and quality matters to me. Usually my team improves all the time.',
    );
    expect(answer.evaluation.band).toBe('not_yet');
    expect(nextPoint(answer, QUESTION)?.feature).toBe('generality');
  });
});
