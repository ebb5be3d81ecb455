import type { QuestionFamily } from '../question.ts';

export const CAREER_DEVELOPMENT: Readonly<Record<string, QuestionFamily>> = {
  introduction: {
    competency: 'career-development',
    type: 'intro',
    slots: ['intro'],
    asked: {
      'sixty-seconds': 'Please introduce yourself in about 60 seconds: what you do now, what led here, and what you want next.',
      'sixty-seconds-path': 'In 60 seconds, take me from where you began to where you are and where you are heading.',
      'sixty-seconds-stranger': 'Give me a 60-second introduction: today, the way here, and why this job comes next.',
      'sixty-seconds-work': 'Let us start with 60 seconds on you: your work at present, what came before, what should follow.',
    },
  },
  'why-here': {
    competency: 'career-development',
    type: 'screening',
    slots: ['motive'],
    asked: {
      'why-us': 'To finish: why this employer, and what have you done yourself that fits it?',
      'what-would-you-ask': 'What would you ask us about this job, and why does the answer matter to you?',
      'first-thing-known': 'Which one fact about this organisation made you apply, and what in your own work does it meet?',
      'why-this-not-that': 'You could do this work elsewhere, so why here and why now?',
      'what-would-miss': 'What would you want to know about us before saying yes, judging by the jobs you have had?',
      'best-fit': 'Last one: which part of this job have you already done well, and why do it with us?',
    },
  },
  'strength-shown': {
    competency: 'career-development',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'strength-in-use': 'Name one thing you are good at and tell me about the last time it was needed.',
      'proudest-work': 'Which piece of work are you proudest of, and what exactly was yours in it?',
      'others-come-to-you': 'What do colleagues come to you for, and when did that happen last?',
    },
  },
  'change-of-path': {
    competency: 'career-development',
    type: 'behavioural',
    slots: ['decision'],
    asked: {
      'why-you-left': 'Take me through your decision to leave a job or a course of study.',
      'turned-down': 'Tell me about an offer or a chance that you turned down.',
      'chose-this-field': 'How did you come to choose this field over the other one you considered?',
    },
  },
};
