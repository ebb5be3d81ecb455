import { z } from 'zod';
import { DEFAULT_PLAYBACK } from '#core/player/playback-defaults.ts';
import { readPlayback } from '#core/player/playback-settings.ts';
import { MIN_RATE } from '#core/player/playback.ts';
import { MAX_RATE } from '#core/progress/heard.ts';
import { EMPTY_PLAYER } from '#core/player/player-state.ts';
import { EMPTY_QUEUE, type QueueState } from '#core/player/queue-state.ts';
import { SavedQueue } from '#core/player/saved-queue.ts';
import { KeptPlace } from '#core/progress/place-schema.ts';
import type { Place } from '#core/progress/place.ts';
import type { PlayerStorage } from '../outside/player-dependencies.ts';
import { MEMORY_KEY, QUEUE_KEY } from './player-keys.ts';
import { readJson } from './player-storage.ts';

/** So many speeds and places are kept; the one touched longest ago goes first. */
const MAX_KEPT = 200;

/** By id, the one touched last at the end. What is damaged costs itself, not the others. */
function keptById<Value extends z.ZodType>(value: Value) {
  const entry = z.tuple([z.string(), value]);
  const keepValid = (all: unknown[]) =>
    all.flatMap((one) => {
      const { data } = entry.safeParse(one);
      return data ? [data] : [];
    });
  return z
    .array(z.unknown())
    .catch([])
    .transform((all) => keepValid(all).slice(-MAX_KEPT));
}

const { video } = EMPTY_PLAYER;

/** What it holds falls back to its default, field by field, where it is not understood. */
const SavedPlayer = z.object({
  version: z.literal(2),
  /** Whose player it is; null for a visitor. Somebody else never gets it. */
  learnerId: z.string().nullable(),
  volume: z.number().min(0).max(1).catch(1),
  isMuted: z.boolean().catch(false),
  /** Speed by item. */
  rates: keptById(z.number().min(MIN_RATE).max(MAX_RATE)),
  /** Where this browser left a unit. */
  places: keptById(KeptPlace),
  /** By unit, the time of the last report that the server has acknowledged. */
  confirmed: keptById(z.number()),
  settings: z.unknown().transform(readPlayback),
  video: z
    .object({
      mode: z.enum(['normal', 'minimized', 'fullscreen', 'closed']).catch(video.mode),
      frame: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }).nullable().catch(video.frame),
      hasCaptions: z.boolean().catch(video.hasCaptions),
      captionLanguage: z.string().nullable().catch(video.captionLanguage),
      isTheatre: z.boolean().catch(video.isTheatre),
    })
    .catch(video),
});
type SavedPlayer = z.infer<typeof SavedPlayer>;

const OwnedQueue = z.object({ learnerId: z.string().nullable(), queue: SavedQueue });

/** What the player remembers in this browser. The queue has a place of its own: it may be long and rarely changes. */
export interface PlayerMemory {
  /** Null in a browser that has not played anything. */
  read(): Readonly<SavedPlayer> | null;
  write(changes: Partial<Pick<SavedPlayer, 'volume' | 'isMuted' | 'settings' | 'video'>>): void;
  readQueue(): QueueState;
  writeQueue(queue: QueueState): void;
  /** Null when the work has no speed of its own. */
  rateOf(itemId: string): number | null;
  setRate(itemId: string, rate: number): void;
  /** `heard` is of all sittings that this browser knows of; `playedSec` is 0, because the server alone sums it. */
  placeOf(unitId: string): Place | null;
  setPlace(place: Place): void;
  confirmedMs(unitId: string): number | null;
  /** `settledMs`: of when the server takes the report to be. */
  confirm(unitId: string, observedMs: number, settledMs: number): void;
  /** Deletes it, and writes nothing from then on: the page may live on for a moment after signing out. */
  forget(): void;
}

type Kept<Value> = [string, Value][];
const find = <Value>(kept: Readonly<Kept<Value>>, id: string): Value | null => kept.find(([key]) => key === id)?.[1] ?? null;
const put = <Value>(kept: Readonly<Kept<Value>>, id: string, value: Value): Kept<Value> =>
  [...kept.filter(([key]) => key !== id), [id, value] as [string, Value]].slice(-MAX_KEPT);

export function openMemory(storage: PlayerStorage, learnerId: string | null): PlayerMemory {
  let isForgotten = false;
  // Whoever signs in goes on with what they heard as a visitor; signing out deletes everything.
  const isOwn = (ownerId: string | null): boolean => ownerId === learnerId || ownerId === null;

  function read(): SavedPlayer | null {
    const saved = SavedPlayer.safeParse(readJson(storage, MEMORY_KEY));
    return saved.success && isOwn(saved.data.learnerId) ? { ...saved.data, learnerId } : null;
  }

  const fresh: SavedPlayer = {
    version: 2,
    learnerId,
    volume: 1,
    isMuted: false,
    rates: [],
    places: [],
    confirmed: [],
    settings: DEFAULT_PLAYBACK,
    video: EMPTY_PLAYER.video,
  };

  // Read again every time: other tabs keep theirs in the same place.
  const current = (): SavedPlayer => read() ?? fresh;

  function change(make: (before: SavedPlayer) => Partial<SavedPlayer>): void {
    if (isForgotten) return;
    const before = current();
    storage.setItem(MEMORY_KEY, JSON.stringify({ ...before, ...make(before) }));
  }

  return {
    read,
    write: (changes) => change(() => changes),
    readQueue() {
      const saved = OwnedQueue.safeParse(readJson(storage, QUEUE_KEY));
      return saved.success && isOwn(saved.data.learnerId) ? saved.data.queue : EMPTY_QUEUE;
    },
    writeQueue(queue) {
      if (!isForgotten) storage.setItem(QUEUE_KEY, JSON.stringify({ learnerId, queue }));
    },
    rateOf: (itemId) => find(current().rates, itemId),
    setRate: (itemId, rate) => change(({ rates }) => ({ rates: put(rates, itemId, rate) })),
    placeOf(unitId) {
      const kept = find(current().places, unitId);
      return kept && { ...kept, unitId, playedSec: 0 };
    },
    setPlace: (place) => change(({ places }) => ({ places: put(places, place.unitId, place) })),
    confirmedMs: (unitId) => find(current().confirmed, unitId),
    confirm: (unitId, observedMs, settledMs) =>
      change(({ confirmed, places }) => ({
        confirmed: put(confirmed, unitId, settledMs),
        places: places.map(([id, place]) => [
          id,
          id === unitId && place.observedMs === observedMs ? { ...place, observedMs: settledMs } : place,
        ]),
      })),
    forget() {
      isForgotten = true;
      storage.removeItem(MEMORY_KEY);
      storage.removeItem(QUEUE_KEY);
    },
  };
}
