import type { QuestionFamily } from '../question.ts';

export const ADAPTABILITY: Readonly<Record<string, QuestionFamily>> = {
  'sudden-change': {
    competency: 'adaptability',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'job-changed-overnight': 'Tell me about a time your job changed from one week to the next.',
      'reversed-course': 'Describe having to undo work because the goal had moved.',
      'new-boss-new-way': 'When did a new manager want things done in quite another way?',
    },
  },
  'new-surroundings': {
    competency: 'adaptability',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'new-place': 'Tell me about starting somewhere completely new to you.',
      'unfamiliar-customs': 'Describe working among people whose customs at work were new to you.',
      'outside-comfort': 'What have you done for work that you would not have expected of yourself a year before?',
    },
  },
  setback: {
    competency: 'adaptability',
    type: 'behavioural',
    slots: ['failure'],
    asked: {
      'did-not-get-it': 'Tell me about applying for something you wanted and not getting it.',
      'lost-a-client': 'Describe losing a customer, a bid or a match and what you did in the week after.',
      'idea-rejected': 'When was an idea of yours turned down, and what had you missed?',
    },
  },
  'unknown-ground': {
    competency: 'adaptability',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'role-is-different': 'A month in, this job turns out different from what we described: what would you do?',
      'moved-to-other-team': 'Tomorrow you are lent to a team you have never met for six weeks: how do you begin?',
      'process-halfway': 'The way of working changes while you are halfway through a large job: how would you carry on?',
    },
  },
};
