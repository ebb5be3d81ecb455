import { useSyncExternalStore } from 'react';
import { hiddenScoreKeyOf } from '#web/iq-keys.ts';
import { makeSafeStorage } from '#web/player/keeping/player-storage.ts';
import { useLearner } from '#web/root-data.ts';

const storage = makeSafeStorage(() => window.localStorage);
const listeners = new Set<() => void>();

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

/** Whether a learner wants their score out of sight, in this browser; null until the browser was asked. */
export function useHiddenScore(): { isHidden: boolean | null; hide: (isHidden: boolean) => void } {
  const key = hiddenScoreKeyOf(useLearner()?.id ?? '');
  const isHidden = useSyncExternalStore(
    subscribe,
    () => storage.getItem(key) !== null,
    () => null,
  );
  const hide = (isNowHidden: boolean): void => {
    if (isNowHidden) storage.setItem(key, 'hidden');
    else storage.removeItem(key);
    listeners.forEach((listen) => listen());
  };
  return { isHidden, hide };
}
