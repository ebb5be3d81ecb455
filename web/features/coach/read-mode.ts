import type { CoachMode } from '#core/practice/modes.ts';
import { COACH_MODES } from './coach-modes.ts';

/** The mode that an address names; null where it names none. */
export const readMode = (name: string | null): CoachMode | null => COACH_MODES.find(({ id }) => id === name)?.id ?? null;
