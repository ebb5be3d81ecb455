import type { OutboxEntry } from '#core/player/places/outbox.ts';
import { findPlaceChoice, type PlaceChoice } from '#core/player/places/place-choice.ts';
import {
  hasNews,
  settleReport,
  shouldReport,
  startTracking,
  takeReport,
  trackSeek,
  trackTime,
  type ReportReason,
  type SaveTracker,
} from '#core/player/places/save-rule.ts';
import type { PlaybackState } from '#core/player/playback-state.ts';
import { spokenUnitId } from '#core/player/speech/speech-id.ts';
import { newerPlace, seenPlace, settledMs, type Place, type PlaceReport } from '#core/progress/place.ts';
import type { Places } from '#web/places.ts';
import type { PlayerDependencies } from '../outside/player-dependencies.ts';
import type { OutboxSender } from './outbox-sender.ts';
import type { PlayerMemory } from './player-memory.ts';

/** Follows the unit that plays, and saves the learner's place in it. */
export interface ProgressKeeper {
  /** `libraryDurationSec` serves until the media element knows better. */
  begin(unitId: string, positionSec: number, libraryDurationSec: number | null): void;
  tick(playback: PlaybackState): void;
  seek(playback: PlaybackState): void;
  report(reason: ReportReason, playback: PlaybackState, options?: { keepalive: boolean }): void;
  end(): void;
  /** The server has a report; null where nobody answers, for a visitor. */
  settle(sent: Pick<OutboxEntry, 'unitId' | 'report'>, answer: Place | null): void;
  /** The newest place known: on the server or in this browser. Fails when the server cannot say and nobody else can. */
  findPlace(unitId: string): Promise<FoundPlace>;
  localPlace(unitId: string): Place | null;
  /** Pages are shown no place any more, not even one that is on its way. */
  forget(): void;
}

export interface FoundPlace {
  place: Place | null;
  /** Set when the learner has to say which of two places is meant. */
  choice: PlaceChoice | null;
}

export function createProgressKeeper(
  dependencies: Pick<PlayerDependencies, 'fetchProgress' | 'now'>,
  outbox: OutboxSender,
  memory: PlayerMemory,
  places: Pick<Places, 'note' | 'settle'>,
): ProgressKeeper {
  const { fetchProgress, now } = dependencies;
  let unitId: string | null = null;
  let libraryDurationSec: number | null = null;
  let tracker: SaveTracker = startTracking(0, 0);
  let notedSec: number | null = null;
  let isForgotten = false;

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
    outbox.add(unitId, sent);
    memory.setPlace({ ...seenPlace(unitId, sent), heard: noteReport(unitId, sent).heard });
    void outbox.flush(options);
  }

  /** Pages show the place at once, and as the place in the text when that is read aloud. */
  const note = (place: Place): Place => (isForgotten ? place : places.note({ ...place, unitId: spokenUnitId(place.unitId) }));
  const noteReport = (id: string, report: PlaceReport): Place => note(seenPlace(id, report));

  /** Between two reports pages follow every second. */
  function noteSecond(playback: PlaybackState): void {
    const sec = Math.floor(tracker.positionSec);
    if (unitId === null || sec === notedSec || !hasNews(tracker)) return;
    notedSec = sec;
    noteReport(unitId, takeReport(tracker, 'time', playback.durationSec ?? libraryDurationSec, now())[0]);
  }

  function localPlace(id: string): Place | null {
    const unsent = outbox.latest(id);
    return newerPlace(memory.placeOf(id), unsent && seenPlace(id, unsent));
  }

  return {
    begin(id, positionSec, durationSec) {
      unitId = id;
      libraryDurationSec = durationSec;
      notedSec = null;
      tracker = startTracking(positionSec, now(), localPlace(id)?.observedMs);
    },
    tick(playback) {
      if (ignores(playback)) return;
      const { positionSec, rate, status, isWaiting } = playback;
      tracker = trackTime(tracker, { positionSec, rate, nowMs: now(), isPlaying: status === 'playing' && !isWaiting });
      report('time', playback);
      noteSecond(playback);
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
    settle({ unitId: id, report: sent }, answer) {
      const settled = settledMs(sent, answer);
      memory.confirm(id, sent.observedMs, settled);
      if (id === unitId) tracker = settleReport(tracker, sent.observedMs, settled);
      if (answer) places.settle(sent.observedMs, answer);
    },
    async findPlace(id) {
      const local = localPlace(id);
      try {
        const onServer = await fetchProgress(id);
        if (onServer && !isForgotten) places.note(onServer);
        return { place: newerPlace(local, onServer), choice: findPlaceChoice(local, onServer, memory.confirmedMs(id)) };
      } catch (error) {
        // To start at 0 would overwrite a place that is only out of reach.
        if (local === null) throw error;
        note(local);
        return { place: local, choice: null };
      }
    },
    localPlace,
    forget() {
      isForgotten = true;
    },
  };
}
