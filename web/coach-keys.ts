/* Apart from the coach's pages, so that signing out knows what to delete without their code. */

const PREFIX = 'cairn_coach_talk:';

/** Where this browser keeps what a learner has begun to say in a conversation. */
export const coachKeyOf = (learnerId: string, conversationId: string): string => `${PREFIX}${learnerId}:${conversationId}`;

/** @throws where storage is blocked */
export const listCoachKeys = (learnerId: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(coachKeyOf(learnerId, '')));

/** After signing out: deletes what the coach keeps of a learner in this browser. */
export function forgetTalks(learnerId: string | null): void {
  if (learnerId === null) return;
  for (const key of listCoachKeys(learnerId)) localStorage.removeItem(key);
}
