import { z } from 'zod';
import { OutboxEntry, keepEntry } from '#core/player/places/outbox.ts';
import type { PlayerStorage } from '../outside/player-dependencies.ts';
import { listOutbox } from './outbox-learners.ts';
import { OUTBOX_KEY, outboxKeyOf } from './player-keys.ts';
import { readJson } from './player-storage.ts';

/** Two a unit; the oldest go first. */
const MAX_ENTRIES = 200;

const SavedOutbox = z.object({ learnerId: z.string().nullable(), entries: z.array(z.unknown()) });

/** Where reports of one learner wait. Another one who plays in this browser meanwhile has their own. */
export interface OutboxStore {
  read(): OutboxEntry[];
  write(entries: readonly OutboxEntry[]): void;
}

/** @param learnerId null for a visitor */
export function openOutboxStore(storage: PlayerStorage, learnerId: string | null): OutboxStore {
  moveShared(storage);
  const key = outboxKeyOf(learnerId);
  return {
    // One damaged entry costs itself, not the others.
    read: () => readSaved(storage, key)?.entries.flatMap((entry) => OutboxEntry.safeParse(entry).data ?? []) ?? [],
    write(entries) {
      if (learnerId !== null) listOutbox(storage, learnerId, entries.length > 0);
      if (entries.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ learnerId, entries: entries.slice(-MAX_ENTRIES).map(keepEntry) }));
    },
  };
}

const readSaved = (storage: PlayerStorage, key: string) => SavedOutbox.safeParse(readJson(storage, key)).data;

/** Earlier releases had one outbox for all, which the next learner wrote over. */
function moveShared(storage: PlayerStorage): void {
  const shared = readSaved(storage, OUTBOX_KEY);
  if (!shared || shared.learnerId === null) return;
  const key = outboxKeyOf(shared.learnerId);
  const entries = [...(readSaved(storage, key)?.entries ?? []), ...shared.entries];
  listOutbox(storage, shared.learnerId, true);
  storage.setItem(key, JSON.stringify({ ...shared, entries }));
  storage.removeItem(OUTBOX_KEY);
}
