import type { CoachMode } from '#core/practice/modes.ts';
import type { Practice } from '#core/practice/practice.ts';
import { COACH_MODES } from './coach-modes.ts';

/** The mode that an address names; null where it names none. */
export const readMode = (name: string | null): CoachMode | null => COACH_MODES.find(({ id }) => id === name)?.id ?? null;

const FIELDS: readonly (keyof Practice)[] = ['networkingScenario', 'interviewType', 'question', 'focusAreaTitle'];

/** The practice that an address names (`practicePath`); null where it names none. What is no choice of the set-up fills nothing in. */
export function readPractice(named: URLSearchParams): Practice | null {
  const mode = readMode(named.get('mode'));
  return mode && { mode, ...Object.fromEntries([...named].filter(([field]) => FIELDS.some((one) => one === field))) };
}
