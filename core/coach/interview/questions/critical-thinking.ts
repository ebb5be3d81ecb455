import type { QuestionFamily } from '../question.ts';

export const CRITICAL_THINKING: Readonly<Record<string, QuestionFamily>> = {
  'hard-choice': {
    competency: 'critical-thinking',
    type: 'behavioural',
    slots: ['decision'],
    asked: {
      'two-good-options': 'Tell me about choosing between two options that both had much to be said for them.',
      'too-little-information': 'Describe a decision you had to make with too little information.',
      'decided-fast': 'When did you have to decide something within minutes, and on what grounds?',
      'unpopular-decision': 'Tell me about a decision of yours that others did not like.',
    },
  },
  'sure-and-wrong': {
    competency: 'critical-thinking',
    type: 'behavioural',
    slots: ['mistaken'],
    asked: {
      'proved-wrong': 'Tell me about something you were sure of and turned out to be wrong about.',
      'misjudged-a-person': 'When did you misjudge a person you worked with, and how did you notice?',
      'changed-own-mind': 'Describe a time you changed your mind at work after holding firmly to it.',
    },
  },
  'mind-changed': {
    competency: 'critical-thinking',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'questioned-the-usual': 'When did you question a rule or routine that everybody else took for granted?',
      'odd-result-kept': 'Tell me about an explanation everyone was content with until you looked closer.',
      'figures-misled': 'Describe a time the figures said one thing and what you saw said another.',
    },
  },
  'weigh-evidence': {
    competency: 'critical-thinking',
    type: 'behavioural',
    slots: ['number'],
    difficulty: ['mid', 'senior'],
    asked: {
      'decided-by-data': 'Tell me about a choice that you settled with numbers you collected yourself.',
      'estimate-off': 'Describe an estimate of yours that was badly off, and by how much.',
      'measured-the-effect': 'How did you find out whether something you changed had really worked?',
    },
  },
  'unclear-picture': {
    competency: 'critical-thinking',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'two-reports-differ': 'Two reports on the same question contradict each other an hour before a decision: what would you do?',
      'boss-wants-yes': 'Your manager wants a quick yes on a contract that you find odd: how do you proceed?',
      'complaint-without-facts': 'You hear a serious complaint about a colleague from one side only: what are your first steps?',
    },
  },
};
