import type { QuestionFamily } from '../question.ts';

export const LEARNING: Readonly<Record<string, QuestionFamily>> = {
  'taught-yourself': {
    competency: 'learning',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'learned-fast': 'Tell me about something you had to learn quickly to do your work.',
      'self-taught-skill': 'Describe a skill that you taught yourself, and how you know that you have it.',
      'learned-from-junior': 'What is the last thing you learned from somebody younger or newer than you?',
    },
  },
  'lesson-applied': {
    competency: 'learning',
    type: 'behavioural',
    slots: ['failure'],
    asked: {
      'would-do-differently': 'Tell me about a piece of work you handled badly and would do otherwise today.',
      'learned-the-hard-way': 'What have you learned the hard way, and what did it cost?',
      'same-mistake-twice': 'Describe a mistake that you made more than once before you stopped making it.',
    },
  },
  'out-of-depth': {
    competency: 'learning',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'thrown-in': 'Tell me about being put in charge of something you had never done before.',
      'knew-least': 'When were you the person in the room who knew least, and what did you do?',
      'course-into-practice': 'Describe something from a course or a book that you put into practice within a month.',
    },
  },
  'gap-ahead': {
    competency: 'learning',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'new-subject': 'You must advise on a subject you know nothing about in one week: how would you go about it?',
      'expert-unavailable': 'The only person who knows how a thing works is away: what would you do?',
      'told-wrong': 'You find out that you have been taught a procedure wrongly for months: what are your next steps?',
    },
  },
};
