import type { QuestionFamily } from '../question.ts';

export const INTEGRITY: Readonly<Record<string, QuestionFamily>> = {
  'hard-truth': {
    competency: 'integrity',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'spoke-up': 'Tell me about a time you spoke up although staying silent would have been easier.',
      'nobody-would-know': 'Describe doing something properly when nobody would have noticed a shortcut.',
      'kept-a-confidence': 'When did keeping something confidential become difficult for you?',
    },
  },
  'asked-to-bend': {
    competency: 'integrity',
    type: 'behavioural',
    slots: ['conflict'],
    asked: {
      'asked-to-cut-corners': 'Tell me about being asked to do something at work that you did not think right.',
      'safety-or-speed': 'Describe a time when safety and speed pulled in different directions.',
      'promise-too-much': 'When did somebody promise a customer more than you could honestly deliver?',
    },
  },
  'owning-it': {
    competency: 'integrity',
    type: 'behavioural',
    slots: ['failure'],
    asked: {
      'reported-own-error': 'Tell me about an error of yours that nobody else had seen.',
      'broke-a-promise': 'Describe a commitment that you could not keep.',
      'blamed-wrongly': 'When did you blame a person or a thing and find that the cause lay with you?',
    },
  },
  'what-is-right': {
    competency: 'integrity',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'expense-claim': 'You notice that a well-liked colleague claims expenses they did not have: what would you do?',
      'figures-rounded': 'You are asked to make a figure in a report look a little better: how would you respond?',
      'too-much-change': 'A supplier invites you to a costly weekend before a contract is decided: what do you do?',
    },
  },
};
