import { expect, it } from 'vitest';
import { CAREER, LEARNING_METHODS } from './advice.ts';
import { isCareerAdvice, isLearningAdvice } from './advice-said.ts';
import { splitSentences } from '#core/coach/reading/split-sentences.ts';

it.each([
  [CAREER],
  [['Begin with what you want: your goals and interests say more than any test does, which is not made for it.']],
  [['A score does not tell which career suits you.', 'Talk with somebody who does the work, and try a small piece of it.']],
])('advice on work is shown: %j', (sentences) => expect(isCareerAdvice(sentences)).toBe(true));

it.each([
  [['This result does not tell which work suits you.']],
  [['Your spatial reasoning would serve you in many jobs.', 'Follow your goals.']],
  [['With your interests you could become an engineer.']],
  [['Your goals point to the law.']],
  [['Your score opens doors, so try what you like.']],
  [['You were born for work that you like.']],
])('advice on work that says nothing, or too much, is not: %j', (sentences) => expect(isCareerAdvice(sentences)).toBe(false));

it.each([
  [splitSentences(LEARNING_METHODS)],
  [
    [
      'Nobody has been shown to learn better in a style of their own.',
      'Recall what you read from memory, and come back to it after some days.',
    ],
  ],
])('advice on learning is shown: %j', (sentences) => expect(isLearningAdvice(sentences)).toBe(true));

it.each([
  [['You are a visual learner, so spread your practice over days.']],
  [['Your style is to learn by doing. Recall what you did.']],
  [['There is no good evidence for styles of learning.']],
])('advice on learning that gives a style, or no method, is not: %j', (sentences) => expect(isLearningAdvice(sentences)).toBe(false));
