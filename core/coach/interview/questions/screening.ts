import type { QuestionFamily } from '../question.ts';

export const SCREENING: Readonly<Record<string, QuestionFamily>> = {
  'match-to-post': {
    competency: 'career-development',
    type: 'screening',
    slots: ['story'],
    asked: {
      'best-preparation': 'Which part of your last work prepares you best for this job, and can you give me a case?',
      'hardest-requirement': 'Which requirement in our advertisement were you least sure about, and what have you done that comes close?',
      'typical-day': 'Take me through one recent working day, from the first thing to the last.',
    },
  },
  'reason-to-move': {
    competency: 'career-development',
    type: 'screening',
    slots: ['motive'],
    asked: {
      'what-drew-you': 'What in this advertisement made you stop and read it twice?',
      'looking-for-next': 'What do you want from your next job that your present one does not give you?',
      'know-about-us': 'What do you know about what we do, and how did you find it out?',
      'why-this-work': 'Why this kind of work, when you could have chosen another?',
    },
  },
  'size-of-work': {
    competency: 'professionalism',
    type: 'screening',
    slots: ['number'],
    asked: {
      'size-of-role': 'How large was your last area of responsibility, in people, money, pieces or pages?',
      'result-you-name': 'Which one figure best shows what you achieved in your last role, and how was it counted?',
      'pace-of-work': 'How much did you get through in a usual week, and what set the pace?',
    },
  },
  'start-here': {
    competency: 'learning',
    type: 'screening',
    slots: ['situational'],
    asked: {
      'first-month': 'How would you use your first month here?',
      'new-to-you': 'Which part of this job would be new to you, and how would you get up to speed?',
      'way-of-working': 'What do you need from a manager to do your best work, and how would you bring that up?',
    },
  },
};
