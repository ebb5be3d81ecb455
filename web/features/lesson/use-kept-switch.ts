import { useSyncExternalStore } from 'react';
import { makeSafeStorage } from '#web/player/keeping/player-storage.ts';

const storage = makeSafeStorage(() => window.localStorage);
const listeners = new Set<() => void>();

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

/** A choice between two that this browser remembers; off until it is made. */
export function useKeptSwitch(key: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => storage.getItem(key) === 'on',
    () => false,
  );
  const set = (next: boolean): void => {
    storage.setItem(key, next ? 'on' : 'off');
    listeners.forEach((listen) => listen());
  };
  return [isOn, set];
}
