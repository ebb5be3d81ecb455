import { expect, it } from 'vitest';
import { makeConversation, makeMessage } from '../../../tests/support/samples/make-talk.ts';
import type { ConversationContext } from '../conversation/context.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { AskedQuestion, CoachMessage } from '../conversation/message.ts';
import { questionPlace } from './question-place.ts';
import { isCaseAhead, isFirstCase } from './two-cases.ts';

const asks = (number: number | null, isFollowUp = false): CoachMessage => {
  const asked: AskedQuestion = { id: null, text: 'When?', isFollowUp, number };
  return makeMessage({ role: 'assistant', content: 'When?', asked });
};
const SAYS = makeMessage({ content: 'I …' });

const talk = (messages: CoachMessage[], context: ConversationContext = {}, type: Conversation['type'] = 'interview') =>
  makeConversation(messages, { type, context });

it('is ahead with the first question after the introduction, or with one of the learner’s own', () => {
  expect(isCaseAhead(talk([asks(1), SAYS, asks(2)]))).toBe(true);
  expect(isCaseAhead(talk([asks(null)], { interviewType: 'behavioural' }))).toBe(true);
});

it('is not ahead at the introduction, after the first answer, or while the next question is not there', () => {
  expect(isCaseAhead(talk([asks(1)]))).toBe(false);
  expect(isCaseAhead(talk([asks(1), SAYS, asks(2), SAYS, asks(2, true)]))).toBe(false);
  expect(isCaseAhead(talk([asks(1), SAYS]))).toBe(false);
  expect(isCaseAhead(talk([]))).toBe(false);
});

it('is the one to tell until the next question', () => {
  expect(isFirstCase(talk([asks(1), SAYS, asks(2), SAYS, asks(2, true)]))).toBe(true);
  expect(isFirstCase(talk([asks(1), SAYS, asks(2), SAYS, asks(3)]))).toBe(false);
});

it('is nothing of other conversations', () => {
  expect(isCaseAhead(talk([asks(2)], { interviewType: 'technical' }))).toBe(false);
  expect(isCaseAhead(talk([asks(2)], {}, 'networking'))).toBe(false);
});

it('the place of an interview is that of its latest numbered question', () => {
  expect(questionPlace([asks(1), SAYS, asks(2), SAYS, asks(null)])).toBe(2);
  expect(questionPlace([SAYS])).toBeNull();
});
