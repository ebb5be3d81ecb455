import { describe, expect, it } from 'vitest';
import { SPOKEN } from '../../../../tests/support/samples/spoken-words.ts';
import { scoreInterviewAnswer } from '../../score/interview/score-interview-answer.ts';
import { quoteShort } from '../thread/quotes.ts';
import { nextPoint as next } from './next-point.ts';

const { plain_ask: plainAsk } = SPOKEN.interview;
const nextPoint = (answer: Parameters<typeof next>[0], question: Parameters<typeof next>[1]) => next(answer, question, plainAsk);
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

  it('is asked in the top band too, is never what is praised, and is not said to lack anything', () => {
    const answer = told(`${LABELS} In the end we found each tin in two minutes.`);
    const best = { ...answer, evaluation: { ...answer.evaluation, band: 'strong' as const } };
    const point = nextPoint(best, QUESTION);
    expect(point).toMatchObject({ feature: null, quote: quoteShort(answer.evaluation.probe?.quote ?? '') });
    for (const [words] of point?.followUps ?? [])
      expect(words).not.toMatch(/general|cannot|could not|any interview|no idea|lose|vague|yet/);
    expect(answer.evaluation.praise?.quote).not.toBe(answer.evaluation.probe?.quote);
  });

  it('lacks nothing where it holds both an act and a particular', () => {
    const answer = told(`${LABELS} In the end we found each tin in two minutes.`);
    const quote = 'I made a list on a Tuesday night, bought four hundred labels and put them on all the shelves with my colleague Tom.';
    const start = answer.content.indexOf(quote);
    const probe = { quote, start, end: start + quote.length };
    expect(nextPoint({ ...answer, evaluation: { ...answer.evaluation, band: 'forming', probe } }, QUESTION)?.feature).toBeNull();
  });

  it('is what stands in the way, where there is hardly an answer', () => {
    const answer = told(
      'I always check everything twice, because I am an organised person and quality matters to me. Usually my team improves all the time.',
    );
    expect(answer.evaluation.band).toBe('not_yet');
    expect(nextPoint(answer, QUESTION)?.feature).toBe('generality');
  });

  it('is else what was asked for, in plain words', () => {
    const answer = told(`${LABELS} In the end we found each tin in two minutes.`);
    const point = nextPoint({ ...answer, evaluation: { ...answer.evaluation, band: 'not_yet' } }, QUESTION);
    expect(point?.feature).toBe('slot');
    for (const [, ask] of point?.followUps ?? []) expect(plainAsk.story).toContain(ask);
  });
});
