import { PLAYER_KEYS } from './keeping/player-keys.ts';
import { makeSafeStorage } from './keeping/player-storage.ts';

export const FORGET_EVENT = 'cairn-forget-player';
export type ForgetEvent = CustomEvent<{ waitFor(work: Promise<void>): void }>;

/** Signing out does not wait longer for a line that may be dead. */
const PATIENCE_MS = 2000;

/**
 * Stops the player and deletes what it keeps in this browser. Await it before signing out: the place is saved first,
 * while the session still holds.
 */
export async function forgetPlayer(): Promise<void> {
  const work: Promise<void>[] = [];
  const detail: ForgetEvent['detail'] = { waitFor: (one) => work.push(one) };
  window.dispatchEvent(new CustomEvent(FORGET_EVENT, { detail }));
  await Promise.race([Promise.allSettled(work), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const storage = makeSafeStorage(() => window.localStorage);
  PLAYER_KEYS.forEach((key) => storage.removeItem(key));
}
