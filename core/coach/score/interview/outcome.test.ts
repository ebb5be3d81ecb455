import { describe, expect, it } from 'vitest';
import { scoreInterviewAnswer } from './score-interview-answer.ts';

const TOLD = 'In May the printer on the ward jammed every night. I opened the tray, cleaned the rollers and wrote the date on the lid.';
const endOn = (end: string) => {
  const { features } = scoreInterviewAnswer({ content: `${TOLD} ${end}`, question: 'Tell me about a time you solved a problem at work.' });
  return (id: string) => features.find((feature) => feature.id === id);
};

describe('the end of a story', () => {
  it.each(['Things went a lot better.', 'Afterwards everything improved a lot.', 'In the end it worked out well.'])(
    'that is only better is a fault, and no end: %j',
    (end) => {
      const feature = endOn(end);
      expect(feature('outcome')?.found).toBe(false);
      expect(feature('vague-end')).toMatchObject({ found: true, evidence: [{ quote: end.slice(0, -1) }] });
    },
  );
  it.each([
    'Things went a lot better: it jammed once in two months instead of every night.',
    'It has printed 400 pages a day since then. Things went a lot better.',
    'Everything went better after that. The matron told me she had sent the repairman home.',
  ])('that says what was better is an end, and no fault: %j', (end) => {
    const feature = endOn(end);
    expect(feature('outcome')?.found).toBe(true);
    expect(feature('vague-end')?.found).toBe(false);
  });
  it('is not what the speaker did and when', () => {
    expect(endOn('I told my boss Lars that evening.')('outcome')).toMatchObject({ found: false, evidence: [] });
  });
  it.each([
    'I want to lead the ward now.',
    'My aim is to stay there now.',
    'Now I hope to train the others.',
    'Looking for a bigger ward now.',
  ])('is not what the speaker means to do: %j', (end) => expect(endOn(end)('outcome')).toMatchObject({ found: false, evidence: [] }));
  it('is what the speaker does since', () => {
    expect(endOn('I have cleaned the rollers every Friday since.')('outcome')?.found).toBe(true);
  });
});
