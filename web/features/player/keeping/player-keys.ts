/** Where the browser keeps the player's state, and reports that wait to be sent. */
export const MEMORY_KEY = 'cairn_player';
export const OUTBOX_KEY = 'cairn_player_outbox';

/** Whether there is something to restore or to send. */
export function hasPlayerMemory(): boolean {
  try {
    return localStorage.getItem(MEMORY_KEY) !== null || localStorage.getItem(OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
}
