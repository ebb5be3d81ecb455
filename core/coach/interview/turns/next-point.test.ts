import { describe, expect, it } from 'vitest';
import { scoreInterviewAnswer } from '../../scoring/interview/score-interview-answer.ts';
import { PROBES } from '../words/probes.ts';
import { nextPoint } from './next-point.ts';

const QUESTION = { id: null, text: 'Tell me about a time you improved something.', type: 'behavioural', slots: ['story'] } as const;
const told = (content: string) => ({ content, evaluation: scoreInterviewAnswer({ content, question: QUESTION }) });
const LABELS = 'At our shop the stock was a mess. I made a list, bought labels and put them on all the shelves with my colleague Tom.';

describe('what an answer is asked about', () => {
  it('is first a result that cannot be checked, in the learner’s words', () => {
    expect(nextPoint(told(`${LABELS} Things went a lot better after that.`), QUESTION)).toMatchObject({
      feature: 'outcome',
      quote: '“Things went a lot better after that”',
    });
  });

  it('is, where nothing is missing, what an interviewer would want to know next', () => {
    const answer = told(`${LABELS} In the end we found each tin in two minutes.`);
    const whole = {
      ...answer,
      evaluation: {
        ...answer.evaluation,
        band: 'solid' as const,
        features: answer.evaluation.features.map((feature) => ({ ...feature, found: feature.weight > 0 && feature.id !== 'speech' })),
      },
    };
    expect(nextPoint(whole, QUESTION)).toMatchObject({ feature: null, followUps: PROBES.behavioural });
  });

  it('is nothing in a strong answer', () => {
    const answer = told(`${LABELS} In the end we found each tin in two minutes.`);
    expect(nextPoint({ ...answer, evaluation: { ...answer.evaluation, band: 'strong' } }, QUESTION)).toBeNull();
  });

  it('is never what other people said, nor a surprise', () => {
    const answer = told(LABELS);
    const features = answer.evaluation.features.map((feature) => ({
      ...feature,
      found: feature.weight > 0 && !['speech', 'turn'].includes(feature.id),
    }));
    expect(nextPoint({ ...answer, evaluation: { ...answer.evaluation, band: 'forming', features } }, QUESTION)).toBeNull();
  });
});
