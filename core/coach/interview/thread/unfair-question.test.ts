import { describe, expect, it } from 'vitest';
import { isUnfairQuestion } from './unfair-question.ts';

describe('a question that an employer has no need to ask', () => {
  it.each([
    'How old are you?',
    'Are you married?',
    'Do you plan to have children?',
    'Are you thinking of starting a family in the next two years?',
    'Who will look after your kids when you are on shift?',
    'Where are you really from?',
    'What is your religion?',
    'Do you have any health problems?',
    'Are you a member of a trade union?',
    'Have you ever been arrested?',
    'What is your  NATIONALITY?',
  ])('is %j', (question) => expect(isUnfairQuestion(question)).toBe(true));

  it.each([
    'Where are you working at present?',
    'Tell me about a time you worked with children.',
    'How do you handle health and safety on site?',
    'Can you work at weekends?',
    'How many years have you been a nurse?',
    'What do you know about our union members?',
  ])('is not %j', (question) => expect(isUnfairQuestion(question)).toBe(false));
});
