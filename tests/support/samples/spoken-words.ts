import { coachesWith } from '#core/coach/coaches.ts';
import { readSpokenWords } from '#server/planner/read-coach-words.ts';

/** What the coach says, as it comes with Cairn. */
export const SPOKEN = await readSpokenWords();
export const COACHES = coachesWith(SPOKEN);
