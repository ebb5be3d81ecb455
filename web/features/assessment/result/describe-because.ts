import type { AnswerRef } from '#core/assessment/assessment.ts';
import { labelOf } from '#core/assessment/choice-words.ts';
import type { QuestionId } from '#core/assessment/questions.ts';
import { joinWords } from './join-words.ts';

const ABOUT: Record<QuestionId, string> = {
  career_level: 'where you are',
  interests: 'what you like',
  goals: 'what you want',
  challenges: 'what gets in the way',
  timeframe: 'how far ahead to plan',
};

/** Own words are shown where they stand, and quoted in no other sentence. */
const nameAnswer = (question: QuestionId, answer: string): string => {
  const label = labelOf(question, answer);
  return label === answer ? OWN[question] : `“${label}”`;
};

const OWN: Record<QuestionId, string> = {
  career_level: 'where you are',
  interests: 'what you like in your own words',
  goals: 'what you want in your own words',
  challenges: 'what gets in the way in your own words',
  timeframe: 'how far ahead to plan',
};

/** "You said “Mid-career” and “Too little time”, and skipped what you like." Each answer once; empty without any. */
export function describeBecause(because: readonly AnswerRef[]): string {
  const said = because.flatMap(({ questionId, answer }) => (answer === null ? [] : [nameAnswer(questionId, answer)]));
  const skipped = because.flatMap(({ questionId, answer }) => (answer === null ? [ABOUT[questionId]] : []));
  const parts = [
    said.length > 0 ? `said ${joinWords([...new Set(said)])}` : '',
    skipped.length > 0 ? `skipped ${joinWords([...new Set(skipped)])}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `You ${parts.join(', and ')}.`;
}
