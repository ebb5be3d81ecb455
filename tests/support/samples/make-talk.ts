import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachMessage } from '#core/coach/conversation/message.ts';

const AT = '2026-11-22T10:00:00.000Z';

export const makeMessage = (more: Partial<CoachMessage> = {}): CoachMessage => ({
  id: 'message',
  role: 'user',
  content: '',
  timestamp: AT,
  state: 'complete',
  failure: null,
  evaluation: null,
  attempts: [],
  provider: null,
  model: null,
  usage: null,
  costUsd: null,
  asked: null,
  works: [],
  goals: [],
  suggestions: [],
  choices: [],
  heardAs: null,
  sure: true,
  inPlaceOf: null,
  ...more,
});

export const makeConversation = (messages: CoachMessage[], more: Partial<Conversation> = {}): Conversation => ({
  id: 'talk',
  userId: 'learner',
  type: 'interview',
  title: 'A change',
  context: {},
  createdAt: AT,
  updatedAt: AT,
  isActive: true,
  messages,
  endedAt: null,
  liveTurnId: null,
  evidence: [],
  review: null,
  continuedFrom: null,
  goalId: null,
  ...more,
});
