import type { QuestionFamily } from '../question.ts';

export const LEADERSHIP: Readonly<Record<string, QuestionFamily>> = {
  'taking-the-lead': {
    competency: 'leadership',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'led-without-title': 'Tell me about a time you took the lead although nobody had asked you to.',
      'set-the-direction': 'Describe a piece of work that had no clear owner until you took it on.',
      'calm-in-crisis': 'When did people look to you in an emergency, and what did you do first?',
    },
  },
  'growing-people': {
    competency: 'leadership',
    type: 'behavioural',
    slots: ['story'],
    difficulty: ['mid', 'senior'],
    asked: {
      'helped-someone-grow': 'Tell me about somebody who can do more today because of something you did.',
      'handed-over-work': 'Describe handing over a job that you would rather have kept yourself.',
      'feedback-that-landed': 'When did you give someone feedback that changed how they worked?',
      'let-someone-go': 'Tell me about telling somebody that their work was not good enough.',
    },
  },
  'leading-change': {
    competency: 'leadership',
    type: 'behavioural',
    slots: ['persuade'],
    difficulty: ['mid', 'senior'],
    asked: {
      'unpopular-change': 'Tell me about bringing in a change that many people did not want.',
      'old-habit-ended': 'Describe getting a team to stop doing something it had always done.',
      'own-doubts': 'When did you have to lead a decision that you had doubts about yourself?',
    },
  },
  'steering-several': {
    competency: 'leadership',
    type: 'behavioural',
    slots: ['decision'],
    difficulty: ['senior'],
    asked: {
      'closed-something-down': 'Tell me about deciding to close down a project, product or service.',
      'bet-on-direction': 'Describe the largest bet you have asked an organisation to make.',
      'reorganised-people': 'When did you change who did what across several teams, and what did it cost?',
    },
  },
  'team-on-the-edge': {
    competency: 'leadership',
    type: 'situational',
    slots: ['situational'],
    difficulty: ['mid', 'senior'],
    asked: {
      'star-leaves': 'Your best person tells you on Monday that they are leaving in a month: what do you do this week?',
      'inherit-a-team': 'You take over a team that has missed its last three deadlines: how do you spend the first fortnight?',
      'two-both-want-it': 'Two people on your team both expect the same promotion: how would you handle it?',
    },
  },
};
