import { useSyncExternalStore } from 'react';
import { makeSafeStorage } from '#web/player/keeping/player-storage.ts';

const TEXT_SIZES = ['small', 'medium', 'large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const KEY = 'cairn_transcript_size';
const DEFAULT: TextSize = 'medium';

const storage = makeSafeStorage(() => window.localStorage);
const listeners = new Set<() => void>();

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};
const read = (): TextSize => TEXT_SIZES.find((size) => size === storage.getItem(KEY)) ?? DEFAULT;

function write(size: TextSize): void {
  storage.setItem(KEY, size);
  listeners.forEach((listen) => listen());
}

/** Size of the transcript's text, remembered in this browser, and the way to the next one. */
export function useTextSize(): { size: TextSize; next: () => void } {
  const size = useSyncExternalStore(subscribe, read, () => DEFAULT);
  return { size, next: () => write(TEXT_SIZES[(TEXT_SIZES.indexOf(size) + 1) % TEXT_SIZES.length] ?? DEFAULT) };
}
