import type { Goal } from '#core/goals/goal.ts';
import { describePractice } from '#core/practice/describe-practice.ts';
import { draftOfGoal, filledSteps, type GoalDraft } from './goal-draft.ts';

/** Of a goal that was changed elsewhere while it was edited. */
export interface RebasedDraft {
  /** The own changes, and of everything else what stands there now. */
  readonly draft: GoalDraft;
  /** What was changed here and there, with what it is there. */
  readonly clashes: readonly string[];
}

/** A part of a goal that is changed as one. */
interface Part {
  readonly fields: readonly (keyof GoalDraft)[];
  readonly name: string;
  /** What tells it from another. */
  readonly read: (draft: GoalDraft) => string;
}

const quote = (texts: readonly string[]): string => (texts.length === 0 ? 'empty' : texts.map((text) => `“${text}”`).join(', '));
const some = (...texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

const PARTS: readonly Part[] = [
  { fields: ['text'], name: 'What you want to reach is', read: ({ text }) => quote(some(text)) },
  { fields: ['when', 'act'], name: 'The if-then line is', read: ({ when, act }) => quote(some(when, act)) },
  { fields: ['dueOn'], name: 'The day is', read: ({ dueOn }) => quote(some(dueOn)) },
  { fields: ['steps'], name: 'The steps are', read: (draft) => quote(filledSteps(draft).map(({ text }) => text)) },
  { fields: ['works'], name: 'The works are', read: ({ works }) => quote(works.map(({ title }) => title)) },
  { fields: ['practice'], name: 'The practice is', read: ({ practice }) => quote(practice === null ? [] : [describePractice(practice)]) },
  { fields: ['measure'], name: 'How you will know is', read: ({ measure }) => quote(some(measure)) },
];

/**
 * Puts what was changed in the fields onto the goal as it is by now.
 * @param seen the goal as it was when the fields were filled with it
 */
export function rebaseDraft(own: GoalDraft, seen: Goal, now: Goal): RebasedDraft {
  const [first, theirs] = [draftOfGoal(seen), draftOfGoal(now)];
  let draft = theirs;
  const clashes: string[] = [];
  for (const { fields, name, read } of PARTS) {
    const [before, here, there] = [read(first), read(own), read(theirs)];
    if (here === before || here === there) continue;
    for (const field of fields) draft = { ...draft, [field]: own[field] };
    if (there !== before) clashes.push(`${name} now ${there}.`);
    else if (fields.includes('steps')) draft = { ...draft, steps: tickAlike(own, now) };
  }
  return { draft, clashes };
}

/** Steps that were edited here are ticked as they are there. */
function tickAlike({ steps }: GoalDraft, now: Goal): GoalDraft['steps'] {
  const ticks = new Map(now.steps.map(({ id, isDone }) => [id, isDone]));
  return steps.map(({ key, step }) => ({ key, step: { ...step, isDone: ticks.get(step.id ?? '') ?? step.isDone } }));
}
