import { describe, expect, it } from 'vitest';
import { readRemark } from './remarks.ts';

describe('what is said beside the interview', () => {
  it.each([
    ['Hi there!', 'greeting'],
    ['Good morning, nice to meet you.', 'greeting'],
    ['Thank you very much', 'thanks'],
    ['ok', 'assent'],
    ['OK, got it.', 'assent'],
    ['Let’s go', 'assent'],
    ['Ready when you are', 'assent'],
    ['I don’t know', 'unsure'],
    ['No idea, sorry', 'unsure'],
    ['I do not remember', 'unsure'],
    ['hm', 'unsure'],
    ['no', 'unsure'],
    ['Can you repeat the question?', 'repeat'],
    ['What was the question again?', 'repeat'],
    ['What do you mean?', 'unclear'],
    ["Sorry, I don't understand the question", 'unclear'],
    ['Do you mean at my last job?', 'unclear'],
    ['Is that good?', 'verdict'],
    ['What is my score?', 'verdict'],
    ['how did I do', 'verdict'],
    ['Are you a real person?', 'who'],
    ['This is useless', 'complaint'],
  ])('is known in %j', (text, remark) => expect(readRemark(text)).toBe(remark));

  it.each([
    'I rang her on Monday.',
    'Five minutes.',
    'No, she refused and left.',
    'The customer was useless at paying.',
    'I asked: what do you mean? He left.',
    'It was good.',
    'She thanked me.',
    '',
    '???',
  ])('is not %j', (text) => expect(readRemark(text)).toBeNull());

  it('takes no time to be ruled out', () => {
    const start = performance.now();
    for (const piece of ['ok ', 'sorry ', 'thank you ', 'what ', 'please ', 'to the question ', 'hm', 'so and ', 'is that good '])
      readRemark(`${piece.repeat(Math.floor(90 / piece.length))} xyz`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
