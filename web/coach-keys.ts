/* Apart from the coach's pages, so that signing out knows what to delete without their code. */

const TALK = 'cairn_coach_talk:';
const SET_UP = 'cairn_coach_set_up:';
const RECORDS = 'cairn_records:';

/** Where this browser keeps what a learner has begun to say in a conversation. */
export const coachKeyOf = (learnerId: string, conversationId: string): string => `${TALK}${learnerId}:${conversationId}`;

/** Where it keeps what they chose last for conversations of a mode. */
export const setUpKeyOf = (learnerId: string, mode: string): string => `${SET_UP}${learnerId}:${mode}`;

/** Where records wait that the server has not confirmed. */
export const recordsKeyOf = (learnerId: string): string => `${RECORDS}${learnerId}`;

/** @throws where storage is blocked */
export const listCoachKeys = (learnerId: string): string[] => keysFrom(coachKeyOf(learnerId, ''));

/** After signing out: deletes what the coach keeps of a learner in this browser. */
export function forgetCoach(learnerId: string | null): void {
  if (learnerId === null) return;
  const keys = [...listCoachKeys(learnerId), ...keysFrom(setUpKeyOf(learnerId, '')), recordsKeyOf(learnerId)];
  for (const key of keys) localStorage.removeItem(key);
}

const keysFrom = (beginning: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(beginning));
