import { forgetOutbox } from './keeping/outbox-learners.ts';
import { PLAYER_KEYS, TABS_CHANNEL } from './keeping/player-keys.ts';
import { makeSafeStorage } from './keeping/player-storage.ts';

export const LEAVE_EVENT = 'cairn-leave-player';
/** `save`: the learner is about to sign out. `forget`: they have. */
export type LeaveEvent = CustomEvent<{ step: 'save' | 'forget'; waitFor(work: Promise<void>): void }>;

/** Signing out does not wait longer for a connection that may be dead. */
const PATIENCE_MS = 2000;

async function tellPlayer(step: 'save' | 'forget'): Promise<void> {
  const work: Promise<void>[] = [];
  const detail: LeaveEvent['detail'] = { step, waitFor: (one) => work.push(one) };
  window.dispatchEvent(new CustomEvent(LEAVE_EVENT, { detail }));
  await Promise.race([Promise.allSettled(work), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Silences the player and saves the place, while the session still holds. Whoever stays signed in loses nothing. */
export const savePlayer = (): Promise<void> => tellPlayer('save');

/** After signing out: deletes what the player keeps of the learner in this browser, in all its tabs. */
export async function forgetPlayer(learnerId: string | null): Promise<void> {
  await tellPlayer('forget');
  const storage = makeSafeStorage(() => window.localStorage);
  PLAYER_KEYS.forEach((key) => storage.removeItem(key));
  forgetOutbox(storage, learnerId);
  if (!('BroadcastChannel' in window)) return;
  const tabs = new BroadcastChannel(TABS_CHANNEL);
  tabs.postMessage('forget');
  tabs.close();
}
