import type { QuestionFamily } from '../question.ts';

export const TECHNOLOGY: Readonly<Record<string, QuestionFamily>> = {
  'new-tool': {
    competency: 'technology',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'learned-new-system': 'Tell me about learning a new system or machine that you had to use within days.',
      'taught-the-tool': 'Describe helping others to use a tool that they disliked at first.',
      'tool-was-wrong': 'When did a computer, machine or instrument give you a result you did not believe?',
    },
  },
  'less-by-hand': {
    competency: 'technology',
    type: 'behavioural',
    slots: ['number'],
    asked: {
      'automated-a-chore': 'Tell me about a repeated chore that you found a way to do automatically.',
      'spreadsheet-saved': 'Describe a list, spreadsheet or form you made that others still use.',
      'data-cleaned': 'When did you have to put untidy records in order, and how large was the job?',
    },
  },
  'working-with-ai': {
    competency: 'technology',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'used-an-ai-tool': 'Describe one piece of work in which you used an AI tool, and how you checked what it gave you.',
      'did-not-trust-output': 'Tell me about a time you decided against using a tool because its results were not good enough.',
      'kept-data-safe': 'When did you have to protect confidential information while using a shared system?',
    },
  },
  'switching-over': {
    competency: 'technology',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'new-software-friday': 'New software arrives on Monday and nobody on your team has seen it: how would you prepare?',
      'suspicious-message': 'You have clicked a link and now suspect it was not genuine: what do you do?',
      'colleague-pastes-data': 'You see a colleague paste customer records into a public AI service: how do you react?',
    },
  },
};
