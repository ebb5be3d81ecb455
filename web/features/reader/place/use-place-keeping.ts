import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlaceView } from '#core/progress/place-schema.ts';
import { readPlace } from '#core/progress/place-wire.ts';
import { newerPlace, seenPlace, settledMs, type Place, type PlaceReport } from '#core/progress/place.ts';
import { findBookPlace, findPlaceOffer, type BookPlace } from '#core/reader/place-offer.ts';
import {
  settleReport,
  shouldReport,
  startTracking,
  takeReport,
  trackPage,
  trackTime,
  type OpenedBook,
  type ReadingTracker,
} from '#core/reader/reading-tracker.ts';
import { browserApi } from '#web/api/client.ts';
import { places } from '#web/places.ts';
import { useAwakePlayer } from '#web/player/use-player.ts';
import type { ShownPlace } from '../engine/book-view.ts';

const TICK_MS = 1000;
/** A book opens without the player when that cannot be fetched. */
const WAKE_LIMIT_MS = 3000;

export interface PlaceKeeping {
  /** Where the learner was; null when the book was not begun. `isElsewhere`: it opens at something that was asked for. */
  readonly findNewest: (isElsewhere: boolean) => Promise<{ readonly place: BookPlace | null; readonly observedMs: number }>;
  /** `isFollowed`: the page was turned by the voice, which keeps the place itself. */
  readonly noteShown: (place: ShownPlace, isFollowed: boolean) => void;
  /** The sentence that the voice is at, or was at last, stands on the page: it is the place, not the beginning of the page. */
  readonly noteVoice: () => void;
  /** What is shown while this runs was not read on to. */
  readonly asJump: <T>(act: () => Promise<T>) => Promise<T>;
  /** Where another device, or listening, has gone meanwhile. */
  readonly offer: BookPlace | null;
  readonly dismissOffer: () => void;
}

/**
 * Follows the reader through a book, and saves the place and the seconds really read.
 * @param workIds the book, and its recording
 */
export function usePlaceKeeping(unitId: string, workIds: readonly string[], loaded: PlaceView | null): PlaceKeeping {
  const player = useAwakePlayer();
  const [offer, setOffer] = useState<BookPlace | null>(null);
  const tracker = useRef<ReadingTracker | null>(null);
  const jumps = useRef(0);
  const awake = useRef(Promise.withResolvers<NonNullable<typeof player>>());
  useEffect(() => {
    if (player) awake.current.resolve(player);
  }, [player]);
  const opened = useRef<OpenedBook>({ knownMs: 0 });
  // What is older than this was known when the book was opened, or is this page's own.
  const knownMs = useRef(0);

  const readTracker = (): ReadingTracker => (tracker.current ??= startTracking(Date.now(), opened.current));

  /** What this browser could not send yet is newer than what came with the page: the player knows of it, and wakes later. */
  async function findNewestPlace(): Promise<Place | null> {
    const late = new Promise<null>((resolve) => window.setTimeout(() => resolve(null), WAKE_LIMIT_MS));
    const awakened = await Promise.race([awake.current.promise, late]);
    const unsent = awakened?.outbox.latest(unitId);
    const onPage = newerPlace(places.store.getState().get(unitId) ?? null, unsent ? seenPlace(unitId, unsent) : null);
    return newerPlace(loaded && readPlace(loaded), onPage);
  }

  async function report(reason: 'time' | 'leave', nowMs: number): Promise<void> {
    const before = tracker.current;
    if (player === null || before === null || !shouldReport(before, reason, nowMs)) return;
    const taken = takeReport(before, nowMs);
    if (taken === null) return;
    const [sent, after] = taken;
    tracker.current = after;
    knownMs.current = sent.observedMs;
    player.outbox.add(unitId, sent);
    places.note(seenPlace(unitId, sent));
    await player.outbox.flush({ keepalive: reason === 'leave' });
    settle(sent);
  }

  function settle(sent: PlaceReport): void {
    const settled = settledMs(sent, places.store.getState().get(unitId) ?? null);
    if (knownMs.current === sent.observedMs) knownMs.current = settled;
    if (tracker.current) tracker.current = settleReport(tracker.current, sent.observedMs, settled);
  }

  // While the book is heard it is the player that counts.
  const isSpoken = (): boolean => {
    const state = player?.store.getState();
    return state?.playback.status === 'playing' && workIds.includes(state.episode?.itemId ?? '');
  };

  const tick = useEffectEvent(() => {
    const isAttended = document.visibilityState === 'visible' && document.hasFocus() && !isSpoken();
    if (tracker.current) tracker.current = trackTime(tracker.current, Date.now(), isAttended);
    void report('time', Date.now());
  });
  const leave = useEffectEvent(() => {
    if (tracker.current) tracker.current = trackTime(tracker.current, Date.now(), false);
    void report('leave', Date.now());
  });
  const lookElsewhere = useEffectEvent(async () => {
    const page = tracker.current?.page;
    if (!page) return;
    const onServer = await browserApi.getProgress(unitId).catch(() => null);
    const own = { observedMs: knownMs.current, fraction: page.locator.fraction };
    setOffer(findPlaceOffer(own, onServer && readPlace(onServer)));
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const timer = window.setInterval(() => tick(), TICK_MS);
    const turnAway = (): void => (document.visibilityState === 'hidden' ? leave() : void lookElsewhere());
    window.addEventListener('pagehide', () => leave(), { signal });
    document.addEventListener('visibilitychange', turnAway, { signal });
    return () => {
      stop.abort();
      window.clearInterval(timer);
      leave();
    };
  }, [unitId]);

  return {
    async findNewest(isElsewhere) {
      const newest = await findNewestPlace();
      knownMs.current = newest?.observedMs ?? 0;
      opened.current = { knownMs: knownMs.current, isElsewhere: isElsewhere && newest !== null };
      return { place: findBookPlace(newest), observedMs: knownMs.current };
    },
    noteShown(place, isFollowed) {
      const arrival = isFollowed ? 'followed' : jumps.current > 0 ? 'jumped' : 'turned';
      tracker.current = trackPage(readTracker(), place, arrival, Date.now());
    },
    noteVoice() {
      const { current } = tracker;
      if (current?.page) tracker.current = trackPage(current, current.page, 'followed', Date.now());
    },
    async asJump(act) {
      jumps.current += 1;
      try {
        return await act();
      } finally {
        jumps.current -= 1;
      }
    },
    offer,
    dismissOffer: useCallback(() => setOffer(null), []),
  };
}
