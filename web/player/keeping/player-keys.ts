/** Where the browser keeps the player's state, its queue, reports that wait to be sent, and the chosen voices. */
export const MEMORY_KEY = 'cairn_player';
export const QUEUE_KEY = 'cairn_player_queue';
export const OUTBOX_KEY = 'cairn_player_outbox';
/** A learner's own; a visitor has the bare one. */
export const outboxKeyOf = (learnerId: string | null): string => (learnerId === null ? OUTBOX_KEY : `${OUTBOX_KEY}:${learnerId}`);
/** Whose reports wait. */
export const OUTBOX_LEARNERS_KEY = 'cairn_player_outbox_learners';
export const VOICE_KEY = 'cairn_voice';
/** On which the tabs of one browser hear of each other. */
export const TABS_CHANNEL = 'cairn_player';
/** All but learners' outboxes: signing out deletes each. */
export const PLAYER_KEYS: readonly string[] = [MEMORY_KEY, QUEUE_KEY, OUTBOX_KEY, VOICE_KEY];

/** Whether anything was played, or chosen for it, in this browser, or a place of the learner waits to be sent. */
export function hasPlayerMemory(learnerId: string | null): boolean {
  try {
    return [...PLAYER_KEYS, outboxKeyOf(learnerId)].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
