import { nextOpen, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { QUESTION_IDS, type QuestionId } from '#core/assessment/questions.ts';

/** A screen of the assessment: a question, or the review of all. */
export type Step = QuestionId | 'review';

/** One of them, or the last look before the plan: which situations are the learner's. */
export type Screen = Step | 'closest';

export const STEPS: readonly Step[] = [...QUESTION_IDS, 'review'];

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  ...{ career_level: 'Where you are', interests: 'Interests', goals: 'Goals', challenges: 'Challenges', timeframe: 'Timeframe' },
  review: 'Review',
};

export const nameOf = (screen: Screen): string => (screen === 'closest' ? 'Which is closest?' : STEP_NAMES[screen]);

/** The screen that an address names; null where one left off is meant. */
export const readScreen = (name: string | null): Screen | null => [...STEPS, 'closest' as const].find((screen) => screen === name) ?? null;

/** Where a screen lies along the way: the situations are looked at where the answers are reviewed. */
export const stepOf = (screen: Screen): Step => (screen === 'closest' ? 'review' : screen);

/** Where somebody goes on who left. */
export const stepToGoOn = (sheet: AnswerSheet): Step => nextOpen(sheet) ?? 'review';

/** The screen before or after; none beyond the ends. */
export const besideStep = (step: Step, by: 1 | -1): Step | undefined => STEPS[STEPS.indexOf(step) + by];
