import { nextOpen, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { QUESTION_IDS, type QuestionId } from '#core/assessment/questions.ts';

/** A screen of the assessment: a question, or the review of all. */
export type Step = QuestionId | 'review';

export const STEPS: readonly Step[] = [...QUESTION_IDS, 'review'];

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  ...{ career_level: 'Where you are', interests: 'Interests', goals: 'Goals', challenges: 'Challenges', timeframe: 'Timeframe' },
  review: 'Review',
};

/** The screen that an address names; null where one left off is meant. */
export const readStep = (name: string | null): Step | null => STEPS.find((step) => step === name) ?? null;

/** Where somebody goes on who left. */
export const stepToGoOn = (sheet: AnswerSheet): Step => nextOpen(sheet) ?? 'review';

/** The screen before or after; none beyond the ends. */
export const besideStep = (step: Step, by: 1 | -1): Step | undefined => STEPS[STEPS.indexOf(step) + by];
