import { z } from 'zod';
import { MAX_RATE, MIN_RATE } from '#core/player/playback.ts';
import { EMPTY_QUEUE } from '#core/player/queue.ts';
import { SavedQueue } from '#core/player/saved-queue.ts';
import { MEMORY_KEY } from './player-keys.ts';
import type { PlayerStorage } from '../control/player-dependencies.ts';
import { readJson } from './player-storage.ts';

/** Speeds are kept of as many works; the one changed longest ago goes first. */
const MAX_SPEEDS = 200;

const SavedPlayer = z.object({
  version: z.literal(1),
  /** Whose player it is; null for a visitor. Somebody else never gets it. */
  learnerId: z.string().nullable(),
  queue: SavedQueue,
  volume: z.number().min(0).max(1),
  isMuted: z.boolean(),
  /** Speed by item, oldest change first. */
  rates: z.array(z.tuple([z.string(), z.number().min(MIN_RATE).max(MAX_RATE)])).max(MAX_SPEEDS),
  /** Where the current unit was left. */
  place: z
    .object({
      unitId: z.string(),
      positionSec: z.number().min(0),
      fraction: z.number().min(0).max(1),
      completed: z.boolean(),
      observedMs: z.number(),
    })
    .nullable(),
});
export type SavedPlayer = z.infer<typeof SavedPlayer>;

/** What the player remembers in this browser. */
export interface PlayerMemory {
  read(): SavedPlayer | null;
  write(changes: Partial<Omit<SavedPlayer, 'version' | 'learnerId'>>): void;
  rateOf(itemId: string): number;
  setRate(itemId: string, rate: number): void;
  /** Deletes it, and writes nothing from then on: the page may live on for a moment after signing out. */
  forget(): void;
}

export function openMemory(storage: PlayerStorage, learnerId: string | null): PlayerMemory {
  let isForgotten = false;

  function read(): SavedPlayer | null {
    const saved = SavedPlayer.safeParse(readJson(storage, MEMORY_KEY));
    return saved.success && saved.data.learnerId === learnerId ? saved.data : null;
  }

  let current: SavedPlayer = read() ?? {
    version: 1,
    learnerId,
    queue: EMPTY_QUEUE,
    volume: 1,
    isMuted: false,
    rates: [],
    place: null,
  };

  const memory: PlayerMemory = {
    read,
    write(changes) {
      if (isForgotten) return;
      current = { ...current, ...changes };
      storage.setItem(MEMORY_KEY, JSON.stringify(current));
    },
    rateOf: (itemId) => current.rates.find(([id]) => id === itemId)?.[1] ?? 1,
    setRate(itemId, rate) {
      const others = current.rates.filter(([id]) => id !== itemId);
      memory.write({ rates: [...others, [itemId, rate] as [string, number]].slice(-MAX_SPEEDS) });
    },
    forget() {
      isForgotten = true;
      storage.removeItem(MEMORY_KEY);
    },
  };
  return memory;
}
