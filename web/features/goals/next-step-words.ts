import { href } from 'react-router';
import type { NextStep } from '#core/goals/next-step.ts';
import { describePractice } from '#core/practice/describe-practice.ts';
import { itemPath } from '#web/addresses.ts';
import { assessmentPath, goalPath, goalPracticePath, planPath } from '#web/coach-addresses.ts';

/** A next step as it is shown: what to do, why now, and the one press that leads there. */
export interface StepWords {
  readonly text: string;
  readonly reason: string;
  /** Both in one line, for a reminder beside another step. */
  readonly line: string;
  /** The learner's own if-then line, as a reminder. */
  readonly ifThen: string | null;
  readonly to: string;
  readonly action: string;
}

export function stepWords(step: NextStep): StepWords {
  switch (step.kind) {
    case 'assess':
      return {
        ...atLarge('Make a plan from five questions', 'Your answers become steps with a day, and works of this library for each.'),
        to: href('/ai-career'),
        action: 'Begin',
      };
    case 'track':
      return {
        ...atLarge(step.text, 'It is in your plan, and not tracked yet.'),
        to: planPath(step.assessmentId),
        action: 'Open the plan',
      };
    case 'reassess':
      return {
        ...atLarge('Answer the five questions again', 'A new plan is compared with the one before.'),
        to: assessmentPath(),
        action: 'Begin',
      };
    case 'step':
      return { ...ofGoal(step, step.text), to: goalPath(step.goal.id), action: 'Open the goal' };
    case 'work':
      return { ...ofGoal(step, step.work.title), to: itemPath(step.work), action: step.fraction > 0 ? 'Continue' : 'Start' };
    case 'practice':
      return {
        ...ofGoal(step, describePractice(step.practice)),
        to: goalPracticePath(step.practice.mode, step.goal.id),
        action: 'Practise',
      };
    case 'close':
      return {
        ...ofGoal(step, `Is it reached? ${step.goal.text}`),
        reason: `${step.reason}.`,
        to: goalPath(step.goal.id),
        action: 'Look at it',
      };
  }
}

type OfGoal = Extract<NextStep, { goal: unknown }>;

const ofGoal = ({ goal, reason }: OfGoal, text: string) => ({
  text,
  reason: `For: ${goOn(goal.text, reason)}.`,
  // Here only what is to do is named, which has no day of its own.
  line: goOn(text, reason.replace(/^Its day/, 'The goal’s day')),
  ifThen: goal.ifThen,
});

/** What is said after it goes on in the same sentence. */
const goOn = (sentence: string, more: string): string =>
  `${sentence.replace(/(?<![.\s])[.\s]+$/u, '')}, ${more.charAt(0).toLowerCase()}${more.slice(1)}`;

const atLarge = (text: string, reason: string) => ({ text, reason, line: text, ifThen: null });
