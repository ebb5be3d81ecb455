import { href } from 'react-router';
import type { QuestionId } from '#core/assessment/questions.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { Practice } from '#core/practice/practice.ts';

/* Apart from the others (addresses.ts): visitors' pages load those. */

/** Where a mode of the coach is set up. */
export const coachModePath = (mode: CoachMode): string => `${href('/ai-career')}?mode=${mode}`;

export const goalPath = (goalId: string): string => href('/ai-career/goals/:goalId', { goalId });

/** Where a practice is set up, with all that it begins with. */
export const practicePath = (practice: Practice): string =>
  `${href('/ai-career')}?${new URLSearchParams(Object.entries(practice).map(([field, value = '']) => [field, value])).toString()}`;

/** Where a practice for a goal is set up: what it begins with is the goal's. */
export const goalPracticePath = (mode: CoachMode, goalId: string): string => `${coachModePath(mode)}&goal=${goalId}`;

/** Where the career assessment is answered: one question, the review of all, or where one left off. */
export const assessmentPath = (question?: QuestionId | 'review' | 'closest'): string =>
  `${href('/ai-career/assessment')}${question === undefined ? '' : `?question=${question}`}`;

/** A conversation with the coach, at a message of it when one is named. */
export const conversationPath = (id: string, messageId?: string): string =>
  `${href('/ai-career/:id', { id })}${messageId === undefined ? '' : `#m-${messageId}`}`;

/** A plan; the newest one when none is named. */
export const planPath = (assessmentId?: string): string =>
  href('/ai-career/plan/:assessmentId?', assessmentId === undefined ? {} : { assessmentId });
