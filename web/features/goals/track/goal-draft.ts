import type { z } from 'zod';
import type { ActionItem } from '#core/assessment/assessment.ts';
import type { Goal, GoalChange, GoalInput, GoalStep } from '#core/goals/goal.ts';
import { readIfThen, writeIfThen } from '#core/goals/if-then.ts';
import type { OfferedWork } from '#core/library/work-link.ts';
import type { Practice } from '#core/practice/practice.ts';

/** A step as its field shows it; those that are new have no id yet. */
export interface DraftStep {
  readonly key: string;
  readonly step: Pick<GoalStep, 'text' | 'isDone'> & Partial<Pick<GoalStep, 'id'>>;
}

/** A goal as the fields of its dialog show it. An empty text is none. */
export interface GoalDraft {
  readonly text: string;
  readonly when: string;
  readonly act: string;
  readonly dueOn: string;
  readonly measure: string;
  readonly steps: readonly DraftStep[];
  readonly works: readonly OfferedWork[];
  readonly practice: Practice | null;
}

const keyed = (step: DraftStep['step'], index: number): DraftStep => ({ key: String(index), step });

export const EMPTY_DRAFT: GoalDraft = { text: '', when: '', act: '', dueOn: '', measure: '', steps: [], works: [], practice: null };

/** An action of a plan is followed as it stands, unless the learner changes it. */
export function draftOfAction({ action, ifThen, dueOn, measure, steps, works, practice }: ActionItem): GoalDraft {
  const line = readIfThen(ifThen) ?? { when: '', act: '' };
  return { text: action, ...line, dueOn, measure, steps: steps.map((text, i) => keyed({ text, isDone: false }, i)), works, practice };
}

export function draftOfGoal({ text, ifThen, dueOn, measure, steps, works, practice }: Goal): GoalDraft {
  const line = readIfThen(ifThen ?? '') ?? { when: '', act: '' };
  return { text, ...line, dueOn: dueOn ?? '', measure: measure ?? '', steps: steps.map(keyed), works, practice };
}

/** What cannot be saved as it stands, by the field that it is told at. */
export type GoalGaps = Readonly<Partial<Record<'text' | 'when' | 'act' | 'dueOn' | 'measure', string>>>;

export function findGaps({ text, when, act }: GoalDraft): GoalGaps {
  return {
    ...(text.trim() === '' && { text: 'Write down what you want to reach.' }),
    ...(when.trim() === '' && act.trim() !== '' && { when: 'Say when you do it, or leave both halves empty.' }),
    ...(act.trim() === '' && when.trim() !== '' && { act: 'Say what you do then, or leave both halves empty.' }),
  };
}

const orNull = (text: string): string | null => text.trim() || null;

export const words = (draft: GoalDraft) => ({
  text: draft.text.trim(),
  ifThen: writeIfThen(draft),
  dueOn: orNull(draft.dueOn),
  measure: orNull(draft.measure),
  workIds: draft.works.map(({ id }) => id),
  practice: draft.practice,
});

export const filledSteps = ({ steps }: GoalDraft): DraftStep['step'][] =>
  steps.map(({ step }) => ({ ...step, text: step.text.trim() })).filter(({ text }) => text !== '');

/** @param origin the action of a plan that the goal follows, and the skill that it trains */
export function toGoalInput(
  draft: GoalDraft,
  origin: Pick<GoalInput, 'action' | 'skill'> = { action: null, skill: null },
): z.input<typeof GoalInput> {
  return { ...words(draft), ...origin, steps: filledSteps(draft).map(({ text }) => text) };
}

/**
 * What was changed of a goal, and nothing else: the rest may have been changed elsewhere meanwhile. A new day goes over the
 * words for the old one.
 */
export function toGoalChange(draft: GoalDraft, goal: Goal): GoalChange {
  const before: Readonly<Record<string, unknown>> = words(draftOfGoal(goal));
  const changed = Object.entries(words(draft)).filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part]));
  const change: GoalChange = Object.fromEntries(changed);
  const steps = filledSteps(draft);
  return { ...change, ...(change.dueOn !== undefined && { by: null }), ...(!isSameSteps(steps, goal.steps) && { steps }) };
}

const isSameSteps = (steps: readonly DraftStep['step'][], before: Goal['steps']): boolean =>
  steps.length === before.length && steps.every(({ id, text }, i) => id === before[i]?.id && text === before[i]?.text);
