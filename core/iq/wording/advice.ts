import type { SkillId } from '../../skills/skill-ids.ts';
import { DOMAIN_WORDS } from './domain-words.ts';
import { countAnswers, listStanding, type AnalysedResult } from './say-figures.ts';

export const CAREER = [
  'Start from what you want: a score like this does not tell which work suits you, while your goals and interests do.',
  'Take the career assessment: it turns them into a plan, with works of the library and practice for each step.',
  'Try a direction before you choose it: talk for twenty minutes with somebody who works there, or do one small piece of it, and note what you liked.',
];

export const LEARNING_METHODS =
  'These ways of learning help nearly everybody. Close the text and recall what it said before you look again. Spread practice over days: after one day, after a week, after a month. Mix tasks of different kinds, and explain in your own words why each answer is right. That people learn better in a style of their own has not been shown, so none is named here.';

const STRATEGIES = [
  'Recall before you read again: close the text, say what it held, then look.',
  'Come back to the same thing after a day, after a week and after a month.',
  'Practice makes tasks like these easier; that it reaches beyond them has not been shown.',
];

export const listStrategies = (result: AnalysedResult): string[] => [
  ...listStanding(result, 'below').map((domain) => DOMAIN_WORDS[domain].practice),
  ...STRATEGIES,
];

/** Below it a result is told with what may have stood in the way. */
const GENTLE_BELOW = 80;

const GENTLE = [
  'Tiredness, a language that is not your own or a small screen can lower a result: repeat it rested after three months.',
  'If daily life worries you, a psychologist can test properly.',
];

const AGAIN = {
  practice: 'A sitting gives a score again 90 days after the last one that did.',
  rapid_answers: 'This sitting gave no score, so you can begin another at any time; take the time that each item needs.',
  too_few_answers: 'This sitting gave no score, so you can begin another at any time; a guess at the end of thinking counts as an answer.',
  chance_answers: 'This sitting gave no score, so you can begin another at any time; the practice items show what each kind asks for.',
} as const;
const NEXT_SCORE = 'After 90 days another sitting gives a score; before that, sittings are practice.';

function listReviews(result: AnalysedResult): string[] {
  const { asked, answered, right } = countAnswers(result);
  if (right < answered) return ['Look at the items that you missed: each says why its answer is right.'];
  return answered < asked ? ['Look at what you left out: each item says why its answer is right.'] : [];
}

export function listNextSteps(result: AnalysedResult): string[] {
  const { iqScore, notReportable } = result;
  return [
    ...listReviews(result),
    'Choose one work of the library on learning or thinking, and use one thing of it this week.',
    ...(iqScore !== null && iqScore < GENTLE_BELOW ? GENTLE : []),
    notReportable === null ? NEXT_SCORE : AGAIN[notReportable],
  ];
}

const FOR_EVERYBODY: readonly SkillId[] = ['learning', 'keeping-attention', 'solving-problems'];

/** That works of the library are looked for by. */
export const listSkills = (result: AnalysedResult): SkillId[] => [
  ...new Set([...listStanding(result, 'below').map((domain) => DOMAIN_WORDS[domain].skill), ...FOR_EVERYBODY]),
];
