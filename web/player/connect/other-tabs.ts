import type { PlayerCommands } from '#core/player/control/commands.ts';
import { isActive } from '#core/player/player-state.ts';
import { QUEUE_KEY } from '../keeping/player-keys.ts';
import type { PlayerStore } from '../player-store.ts';

/** The part of `BroadcastChannel` that is needed. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

interface OtherTabsParts {
  channel: TabChannel;
  /** Hears of what other tabs store. */
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  store: PlayerStore;
  commands: Pick<PlayerCommands, 'pause'>;
  /** Another tab has changed the queue. */
  adoptQueue(): void;
  /** The learner has signed out in another tab. */
  leave(): void;
}

/**
 * Several tabs are one player: the one that starts silences the others, those that are silent follow its queue, and
 * signing out in one ends all. Returns how to let go.
 */
export function connectOtherTabs({ channel, page, store, commands, adoptQueue, leave }: OtherTabsParts): () => void {
  channel.addEventListener('message', ({ data }) => {
    if (data === 'forget') leave();
    else if (isActive(store.getState())) commands.pause();
  });
  const hearStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === QUEUE_KEY && newValue !== null && !isActive(store.getState())) adoptQueue();
  };
  page.addEventListener('storage', hearStorage);
  const unsubscribe = store.subscribe(({ playback }, before) => {
    if (playback.status === 'playing' && before.playback.status !== 'playing') channel.postMessage('playing');
  });
  return () => {
    unsubscribe();
    page.removeEventListener('storage', hearStorage);
    channel.close();
  };
}
