import { findPlaceChoice, type PlaceChoice } from '#core/player/place-choice.ts';
import type { PlaybackState } from '#core/player/playback.ts';
import {
  newerPlace,
  shouldReport,
  startTracking,
  takeReport,
  trackSeek,
  trackTime,
  type ReportReason,
  type SaveTracker,
  type SavedPlace,
} from '#core/player/save-rule.ts';
import type { OutboxSender } from './outbox-sender.ts';
import type { PlayerDependencies } from '../outside/player-dependencies.ts';
import type { PlayerMemory } from './player-memory.ts';

/** Follows the unit that plays, and saves the learner's place in it. */
export interface ProgressKeeper {
  /** `libraryDurationSec` serves until the media element knows better. */
  begin(unitId: string, positionSec: number, libraryDurationSec: number | null): void;
  tick(playback: PlaybackState): void;
  seek(playback: PlaybackState): void;
  report(reason: ReportReason, playback: PlaybackState, options?: { keepalive: boolean }): void;
  end(): void;
  /** The newest place known: on the server or in this browser. Fails when the server cannot say and nobody else can. */
  findPlace(unitId: string): Promise<FoundPlace>;
  localPlace(unitId: string): SavedPlace | null;
}

export interface FoundPlace {
  place: SavedPlace | null;
  /** Set when the learner has to say which of two places is meant. */
  choice: PlaceChoice | null;
}

export function createProgressKeeper(
  dependencies: Pick<PlayerDependencies, 'fetchProgress' | 'now'>,
  outbox: OutboxSender,
  memory: PlayerMemory,
): ProgressKeeper {
  const { fetchProgress, now } = dependencies;
  let unitId: string | null = null;
  let libraryDurationSec: number | null = null;
  let tracker: SaveTracker = startTracking(0, 0);

  const ignores = (playback: PlaybackState): boolean => unitId === null || playback.isPlacing;

  function report(reason: ReportReason, playback: PlaybackState, options = { keepalive: false }): void {
    if (unitId === null || ignores(playback)) return;
    if (!shouldReport(tracker, reason, now())) {
      // Something may still wait from before.
      if (options.keepalive) void outbox.flush(options);
      return;
    }
    const [sent, next] = takeReport(tracker, reason, playback.durationSec ?? libraryDurationSec, now());
    tracker = next;
    const { positionSec, fraction, completed, observedMs } = sent;
    memory.setPlace(unitId, { positionSec, fraction, completed, observedMs });
    outbox.add(unitId, sent);
    void outbox.flush(options);
  }

  const localPlace = (id: string): SavedPlace | null => newerPlace(memory.placeOf(id), outbox.latest(id));

  return {
    begin(id, positionSec, durationSec) {
      unitId = id;
      libraryDurationSec = durationSec;
      tracker = startTracking(positionSec, now());
    },
    tick(playback) {
      if (ignores(playback)) return;
      const { positionSec, rate, status, isWaiting } = playback;
      tracker = trackTime(tracker, { positionSec, rate, nowMs: now(), isPlaying: status === 'playing' && !isWaiting });
      report('time', playback);
    },
    seek(playback) {
      if (ignores(playback)) return;
      tracker = trackSeek(tracker, playback.positionSec);
      report('seek', playback);
    },
    report,
    end() {
      unitId = null;
    },
    async findPlace(id) {
      const local = localPlace(id);
      try {
        const saved = await fetchProgress(id);
        const onServer = saved && { ...saved, observedMs: Date.parse(saved.observedAt) };
        return { place: newerPlace(local, onServer), choice: findPlaceChoice(id, local, onServer, memory.confirmedMs(id)) };
      } catch (error) {
        // To start at 0 would overwrite a place that is only out of reach.
        if (local === null) throw error;
        return { place: local, choice: null };
      }
    },
    localPlace,
  };
}
