import type { QuestionFamily } from '../question.ts';

export const PROFESSIONALISM: Readonly<Record<string, QuestionFamily>> = {
  'own-mistake': {
    competency: 'professionalism',
    type: 'behavioural',
    slots: ['failure'],
    asked: {
      'mistake-at-work': 'Tell me about a mistake of yours that had consequences for somebody else.',
      'deadline-missed': 'Describe a deadline you missed and what you did about it.',
      'failed-project': 'When did something you were responsible for fail?',
      'forgot-something': 'Tell me about something important that you once forgot or overlooked.',
    },
  },
  criticism: {
    competency: 'professionalism',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'harsh-feedback': 'What is the hardest criticism you have been given at work, and what did you do with it?',
      'unfair-review': 'Tell me about criticism that you thought was unfair.',
      'habit-changed': 'Describe something about the way you work that you changed because of what somebody said.',
    },
  },
  pressure: {
    competency: 'professionalism',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'heaviest-week': 'Take me through the heaviest week of work you can remember.',
      'everything-at-once': 'Tell me about a time several urgent things landed on you at once.',
      'temper-tested': 'When did somebody test your patience at work, and how did you respond?',
    },
  },
  'beyond-the-post': {
    competency: 'professionalism',
    type: 'behavioural',
    slots: ['story'],
    difficulty: ['entry', 'mid'],
    asked: {
      'dull-work': 'Tell me about a dull task that you did well all the same.',
      'stayed-to-finish': 'Describe a time you saw something through when it would have been easy to leave it.',
      'reliable-once': 'When did somebody rely on you completely, and what did that ask of you?',
    },
  },
  'awkward-spot': {
    competency: 'professionalism',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'running-late': 'You realise on the way that you will miss the start of an important meeting: what do you do?',
      'private-trouble': 'A colleague is close to tears at the front desk while people are waiting: how would you act?',
      'gossip-about-boss': 'Over lunch the talk turns to gossip about your manager: what would you do?',
    },
  },
};
