import { ApiError } from '#web/api/api-error.ts';
import type { GoalGaps } from './goal-draft.ts';

/** Fields of a goal as its dialog calls them, by the name that the server has for them. */
const AT_FIELD: Readonly<Record<string, keyof GoalGaps>> = { text: 'text', ifThen: 'when', dueOn: 'dueOn', measure: 'measure' };
const NAMES: Readonly<Record<string, string>> = { workIds: 'Works', practice: 'Practice', action: 'The plan' };

export interface Refusal {
  /** What is told at its field. */
  readonly gaps: GoalGaps;
  /** What is told below them all. */
  readonly words: string | null;
}

/** Why a goal was not saved: each field that the server refused is named. */
export function readRefusal(failure: unknown): Refusal {
  const refused = failure instanceof ApiError ? failure.errors : [];
  if (refused.length === 0) return { gaps: {}, words: failure instanceof Error ? failure.message : '' };
  const gaps: Partial<Record<keyof GoalGaps, string>> = {};
  const others: string[] = [];
  for (const { path, message } of refused) {
    const [field = '', index] = path.split('.');
    const own = AT_FIELD[field];
    if (own) gaps[own] ??= message;
    else if (field === 'steps' && index) others.push(`Step ${Number(index) + 1}: ${message}`);
    else others.push(field === '' ? message : `${NAMES[field] ?? field}: ${message}`);
  }
  return { gaps, words: others.length > 0 ? others.join(' ') : null };
}
