import type { CoachMode } from '#core/coach/modes.ts';
import { COACH_MODES } from '../coach-modes.ts';

/** "Interview" */
export const modeName = (type: CoachMode): string => COACH_MODES.find(({ id }) => id === type)?.name ?? type;
