import type { GoalInput } from '#core/goals/goal.ts';
import type { GoalFound } from '../scoring/talks/career/read-goals.ts';
import { quotable } from '../plan/quote.ts';

const MAX_GOAL_CHARS = 300;
const MAX_DATE_CHARS = 100;

/** A goal as it can be kept: the learner's words, cut where they hold signs that could be taken for more than words. */
export function toGoal({ text, by, measure, ifThen }: GoalFound): GoalInput | null {
  const words = quotable(text, { maxChars: MAX_GOAL_CHARS });
  if (words === null) return null;
  return {
    text: words,
    by: by && quotable(by, { maxChars: MAX_DATE_CHARS }),
    measure: measure && quotable(measure, { maxChars: MAX_GOAL_CHARS }),
    ifThen: ifThen && toIfThen(ifThen),
    skill: null,
  };
}

/** In the fixed form "If ..., then I ...", with the learner's words on both sides; as they wrote it where it has no two sides. */
export function toIfThen(text: string): string | null {
  const words = quotable(text, { maxChars: MAX_GOAL_CHARS });
  const parts = words && /^(?:if|when|whenever) ([^,]{1,200}), ?(?:then )?(?:I(?: will|'ll|’ll)? )?(.{1,200})$/i.exec(words);
  return parts ? `If ${parts[1]}, then I ${parts[2]}` : words;
}
