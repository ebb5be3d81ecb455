import type { QuestionFamily } from '../question.ts';

export const PROBLEM_SOLVING: Readonly<Record<string, QuestionFamily>> = {
  'hard-problem': {
    competency: 'problem-solving',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'toughest-problem': 'Walk me through the hardest practical problem you have solved in the last two years.',
      'first-fix-failed': 'Tell me about a time your first solution did not work.',
      'before-anyone-else': 'Describe a problem you noticed before anybody else did.',
      'kept-coming-back': 'Tell me about a fault or complaint that kept coming back until you found the cause.',
    },
  },
  'short-of-everything': {
    competency: 'problem-solving',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'missing-equipment': 'When did you have to manage without the tools or people you needed?',
      'tiny-budget': 'Tell me about getting a result with far less money than you had hoped for.',
      'plan-fell-apart': 'Describe a day when the plan fell apart by ten in the morning.',
    },
  },
  'better-way': {
    competency: 'problem-solving',
    type: 'behavioural',
    slots: ['number'],
    asked: {
      'saved-time': 'Tell me about something you changed that saved time or money, and how much.',
      'fewer-errors': 'Describe how you once brought the number of mistakes down.',
      'small-improvement': 'What is the smallest change you have made at work with the largest effect?',
    },
  },
  'sudden-trouble': {
    competency: 'problem-solving',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'system-down': 'The system everybody depends on stops at nine in the morning: what do you do in the first half hour?',
      'wrong-delivery': 'An important delivery arrives and half of it is wrong: how would you proceed?',
      'two-people-ill': 'Two colleagues call in ill on your busiest day: how do you get through it?',
    },
  },
};
