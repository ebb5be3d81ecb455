import type { QuestionFamily } from '../question.ts';

export const TEAMWORK: Readonly<Record<string, QuestionFamily>> = {
  disagreement: {
    competency: 'teamwork',
    type: 'behavioural',
    slots: ['conflict'],
    asked: {
      'disagreed-with-colleague': 'Tell me about a serious disagreement with a colleague and how it stands between you now.',
      'disagreed-with-boss': 'Describe a time you thought your manager was wrong about something that mattered.',
      'two-teams-clash': 'When did your team and another one want opposite things, and what was your part in it?',
      'hard-to-work-with': 'Tell me about the person you have found hardest to work with.',
    },
  },
  'uneven-load': {
    competency: 'teamwork',
    type: 'behavioural',
    slots: ['conflict'],
    asked: {
      'not-pulling-weight': 'Describe a time somebody in your group did not do their share.',
      'credit-taken': 'Tell me about a time someone else was given credit for your work.',
      'promise-not-kept': 'When did a colleague let you down at a moment that mattered?',
    },
  },
  'helping-hand': {
    competency: 'teamwork',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'helped-unasked': 'Tell me about helping a colleague with something that was not your job.',
      'new-starter': 'Describe how you helped somebody new to find their feet.',
      'covered-at-short-notice': 'When did you last take over work at short notice because somebody was away?',
      'asked-for-help': 'Tell me about a time you asked for help later or earlier than you would now.',
    },
  },
  'shared-result': {
    competency: 'teamwork',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'proud-with-others': 'What is the best thing you have made or done together with others, and what was your part?',
      'worked-at-a-distance': 'Tell me about work you shared with people in another place or on another shift.',
      'very-different-people': 'Describe getting something done with people who worked very differently from you.',
    },
  },
  'group-trouble': {
    competency: 'teamwork',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'colleague-cuts-out': 'Two of your colleagues have stopped speaking to each other and work suffers: what would you do?',
      'silent-in-meetings': 'The most experienced person in your group never speaks in meetings: how would you go about it?',
      'late-partner': 'A colleague keeps handing their part to you a day late: what would you do, in which order?',
    },
  },
};
