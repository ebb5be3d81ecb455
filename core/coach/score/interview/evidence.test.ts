import { describe, expect, it } from 'vitest';
import { compareAttempts } from './compare-attempts.ts';
import { scoreInterviewAnswer } from './score-interview-answer.ts';

const CONFLICT = 'Tell me about a time you dealt with conflict.';
const MISTAKE = 'Tell me about a time you made a mistake.';

function quotesOf(content: string, question = CONFLICT) {
  const { features } = scoreInterviewAnswer({ content, question });
  return (id: string) => features.find((feature) => feature.id === id)?.evidence.map(({ quote }) => quote) ?? [];
}

describe('what is shown of an answer', () => {
  const quotes = quotesOf(
    'We had agreed on two night shifts. It was not popular. On 3 March I asked Per for ten minutes and drew the rota on the wall. Last November Per had shouted at me. He said "I will not sign a rota that nobody in the yard has read, and you know it." He had not expected the wall and went red, but he agreed.',
  );
  it('as the own part is what "I" did, where "I" did something', () =>
    expect(quotes('own-acts')).toEqual(['I asked Per for ten minutes', 'drew the rota on the wall']));
  it('as particulars is no state, and no month beside a name', () => {
    expect(quotes('particulars').join(' / ')).not.toMatch(/popular|red|November/);
    expect(quotes('particulars').join(' / ')).toContain('Per');
  });
  it('as a time is a date with its month', () => expect(quotes('time-order')).toContain('On 3 March'));
  it('as words that were said is the whole quotation, and no request without words', () =>
    expect(quotes('speech')).toEqual(['He said "I will not sign a rota that nobody in the yard has read, and you know it']));
  it('as a turn is what nobody expected', () =>
    expect(quotes('turn')).toEqual(expect.arrayContaining(['He had not expected the wall', 'but he agreed'])));
});

describe('a mix-up that was mended', () => {
  const evaluation = scoreInterviewAnswer({
    question: MISTAKE,
    content:
      'I ordered 4,000 gloves in size S instead of L. I rang the supplier on 3 March and he took them back by noon. Since then I send a one-page summary to the store.',
  });
  const feature = (id: string) => evaluation.features.find((one) => one.id === id);
  it('gives no reason by naming one thing instead of another', () => expect(feature('reason')?.found).toBe(false));
  it('holds the mistake that was asked for', () => expect(feature('slot')?.found).toBe(true));
  it('is not general where it says what is done since', () => expect(feature('generality')?.evidence).toEqual([]));
});

it('a fault that comes loses nothing where the first answer had nothing in its place', () => {
  const attempt = (content: string) => ({ content, evaluation: scoreInterviewAnswer({ content, question: CONFLICT }) });
  const first = attempt('There was a row about the rota in the yard, and the foreman shouted at the driver by the gate.');
  const later = attempt(
    'People usually argue about a rota. You should always listen, and everybody should always talk to each other about it.',
  );
  expect(compareAttempts(first, later).lost).not.toContain('generality');
});
