import type { PlayerStorage } from '../outside/player-dependencies.ts';

/**
 * Storage that never throws. What cannot be stored (full, blocked, private window) is kept in memory, so that it lives
 * as long as the page.
 * @param open throws in browsers that block storage
 */
export function makeSafeStorage(open: () => PlayerStorage): PlayerStorage {
  const kept = new Map<string, string>();

  function attempt<T>(work: (storage: PlayerStorage) => T): T | undefined {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  }

  return {
    getItem: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) kept.delete(key);
      else kept.set(key, value);
    },
    removeItem(key) {
      kept.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** A stored value, or null when there is none or it is not JSON. */
export function readJson(storage: PlayerStorage, key: string): unknown {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
