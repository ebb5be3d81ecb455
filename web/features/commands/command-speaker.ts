import type { StoreApi } from 'zustand';
import type { PlayerState } from '#core/player/player-state.ts';
import type { SayChange } from './spoken-changes.ts';

/** Keys that follow one another this fast are one change, of which the end is said. */
export const SETTLED_MS = 400;
/** What comes later than this is not heard as the answer to a key any more. */
export const LATE_MS = 10_000;

export interface CommandSpeaker {
  /** After a command, with the state before it. */
  note(sayChange: SayChange, before: PlayerState): void;
  stop(): void;
}

/** Says what a key has changed, once the keys rest and the player is there. */
export function createCommandSpeaker(
  store: Pick<StoreApi<PlayerState>, 'getState' | 'subscribe'>,
  say: (text: string) => void,
): CommandSpeaker {
  let first: PlayerState | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;

  function rest(): void {
    clearTimeout(settling);
    clearTimeout(late);
    unsubscribe?.();
    unsubscribe = undefined;
  }

  function stop(): void {
    rest();
    first = null;
  }

  return {
    note(sayChange, before) {
      rest();
      const start = (first ??= before);
      const trySaying = (): boolean => {
        const text = sayChange(store.getState(), start);
        if (text === null) return false;
        stop();
        say(text);
        return true;
      };
      settling = setTimeout(() => {
        if (trySaying()) return;
        unsubscribe = store.subscribe(trySaying);
        late = setTimeout(stop, LATE_MS);
      }, SETTLED_MS);
    },
    stop,
  };
}
