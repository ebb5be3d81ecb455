/** Where the browser keeps the player's state, its queue, and reports that wait to be sent. */
export const MEMORY_KEY = 'cairn_player';
export const QUEUE_KEY = 'cairn_player_queue';
export const OUTBOX_KEY = 'cairn_player_outbox';
/** On which the tabs of one browser hear of each other. */
export const TABS_CHANNEL = 'cairn_player';
export const PLAYER_KEYS: readonly string[] = [MEMORY_KEY, QUEUE_KEY, OUTBOX_KEY];

/** Whether there is something to restore or to send. */
export function hasPlayerMemory(): boolean {
  try {
    return PLAYER_KEYS.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
