import type { PlayerCommands } from '../player-commands.ts';
import { isActive, type PlayerStore } from '../player-store.ts';

/** The part of `BroadcastChannel` that is needed. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** Two tabs never sound at once: the one that starts silences the others. Returns how to let go. */
export function connectOtherTabs(channel: TabChannel, store: PlayerStore, commands: Pick<PlayerCommands, 'pause'>): () => void {
  channel.addEventListener('message', () => {
    if (isActive(store.getState())) commands.pause();
  });
  const unsubscribe = store.subscribe(({ playback }, before) => {
    if (playback.status === 'playing' && before.playback.status !== 'playing') channel.postMessage('playing');
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
