import type { QuestionFamily } from '../question.ts';

export const PLANNING: Readonly<Record<string, QuestionFamily>> = {
  'many-things': {
    competency: 'planning',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'organised-event': 'Tell me about an event, move or project that you planned from beginning to end.',
      'competing-priorities': 'Describe a week with more work than hours and how you chose what to leave.',
      'dependency-on-others': 'Tell me about a plan that depended on people who did not report to you.',
    },
  },
  'deadline-kept': {
    competency: 'planning',
    type: 'behavioural',
    slots: ['number'],
    asked: {
      'tight-deadline': 'What is the tightest deadline you have met, and how many days or hours did you have?',
      'late-start': 'Tell me about a project that began late and what you did with the time left.',
      'target-set': 'Describe a target you were given and how far you came.',
    },
  },
  'change-of-plan': {
    competency: 'planning',
    type: 'behavioural',
    slots: ['decision'],
    asked: {
      'changed-an-agreed-plan': 'Tell me about a time you changed a plan that other people had already agreed to.',
      'cut-the-scope': 'When did you have to drop part of a job to save the rest?',
      'risk-seen-early': 'Describe a risk that you planned for and that really came.',
    },
  },
  'first-week': {
    competency: 'planning',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'three-bosses': 'Three people each tell you that their task comes first today: what would you do?',
      'half-the-time': 'You are told that a month of work must be ready in a fortnight: how would you begin?',
      'holiday-cover': 'You cover for a colleague for two weeks and find no notes: what are your first three steps?',
    },
  },
};
