import type { PlayerEpisode } from '#core/player/episode.ts';
import type { PlaybackSettings } from '#core/player/playback-settings.ts';
import type { EngineEvent } from '#core/player/playback.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import type { Place, PlaceReport } from '#core/progress/place.ts';
import { arrivedPlace, mergePlace, type StoredPlace } from '#core/progress/stored-place.ts';
import { ApiError } from '#web/api/api-error.ts';
import { createPlaces, type Places } from '#web/places.ts';
import type { PlayerEngine, PlayerMedia } from '../engine/engine.ts';
import { createOutboxSender, type OutboxSender } from '../keeping/outbox-sender.ts';
import { openMemory } from '../keeping/player-memory.ts';
import { createProgressKeeper, type ProgressKeeper } from '../keeping/progress-keeper.ts';
import type { PlayerDependencies, PlayerStorage } from '../outside/player-dependencies.ts';
import { createPlayerStore, type PlayerStore } from '../player-store.ts';
import { createPlayerController, type PlayerController } from './player-controller.ts';
import { createNotices, type PlayerNotice } from './player-notices.ts';

/** For tests: a player with no browser around it, and a clock that stands still until it is moved. */

export const START_MS = Date.parse('2026-07-01T08:00:00Z');

const addressOf = (media: PlayerMedia): string => (media.type === 'file' ? media.url : `speech of ${media.text.cues.length}`);

/** Does what it is told only when the test lets it: `place`, `run`, `end`, `fail`. */
export class FakeEngine implements PlayerEngine {
  calls: string[] = [];
  media: PlayerMedia | null = null;
  positionSec = 0;
  isPlayWanted = false;
  rate = 1;
  volume = 1;
  isMuted = false;
  fade = 1;
  #listeners = new Set<(event: EngineEvent) => void>();

  emit(event: EngineEvent): void {
    this.#listeners.forEach((listen) => listen(event));
  }

  load(media: PlayerMedia, startSec: number, rate: number): void {
    this.calls.push(`load ${addressOf(media)} ${startSec}`);
    this.media = media;
    this.positionSec = startSec;
    this.isPlayWanted = false;
    this.setRate(rate);
  }
  preload(media: PlayerMedia | null, startSec: number): void {
    this.calls.push(media ? `preload ${addressOf(media)} ${startSec}` : 'preload nothing');
  }
  play(): void {
    this.calls.push('play');
    this.isPlayWanted = true;
  }
  pause(): void {
    this.calls.push('pause');
    if (this.isPlayWanted) this.emit({ type: 'paused' });
    this.isPlayWanted = false;
  }
  seek(sec: number): void {
    this.calls.push(`seek ${sec}`);
    this.positionSec = sec;
    this.emit({ type: 'time', positionSec: sec });
    this.emit({ type: 'seeked', positionSec: sec, isPlayWanted: this.isPlayWanted });
  }
  setVolume(volume: number): void {
    this.volume = volume;
    this.emit({ type: 'volume', volume, isMuted: this.isMuted });
  }
  setFade(factor: number): void {
    this.fade = factor;
  }
  setMuted(isMuted: boolean): void {
    this.isMuted = isMuted;
    this.emit({ type: 'volume', volume: this.volume, isMuted });
  }
  setRate(rate: number): void {
    this.rate = rate;
    this.emit({ type: 'rate', rate });
  }
  unload(): void {
    this.calls.push('unload');
    this.media = null;
  }
  subscribe(listen: (event: EngineEvent) => void): () => void {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }
  destroy(): void {
    this.calls.push('destroy');
  }
}

/** The server's part: places by unit, merged as the real one does it. */
export class FakeServer {
  readonly places = new Map<string, StoredPlace>();
  readonly saved: { unitId: string; report: PlaceReport; keepalive: boolean }[] = [];
  readonly episodes = new Map<string, PlayerEpisode>();
  /** What the next requests end in; null is well. */
  fault: Error | null = null;
  progressFault: Error | null = null;
  nowMs = START_MS;
  /** By how much the clocks of browsers are ahead. */
  aheadMs = 0;
  settings: PlaybackSettings | null = null;
  readonly speeches = new Map<string, SpeechText>();
  readonly bookmarks: { unitId: string; positionSec: number }[] = [];
  /** What was put off; a test does it when it likes. */
  scheduled: (() => void)[] = [];

  runScheduled(): void {
    const due = this.scheduled;
    this.scheduled = [];
    due.forEach((work) => work());
  }

  store(unitId: string, positionSec: number, changes: Partial<Place> = {}): void {
    const report = {
      positionSec,
      locator: null,
      fraction: positionSec / 600,
      completed: false,
      addedSec: 0,
      addedHeard: [],
      observedMs: changes.observedMs ?? START_MS - 60_000,
    };
    this.places.set(unitId, { ...arrivedPlace(unitId, report, this.nowMs), ...changes });
  }

  dependencies(storage: PlayerStorage): PlayerDependencies {
    return {
      fetchEpisode: async (unitId) => {
        if (this.fault) throw this.fault;
        const episode = this.episodes.get(unitId);
        if (!episode) throw new ApiError(404, 'Not found');
        return episode;
      },
      fetchSpeech: async (unitId) => {
        const text = this.speeches.get(unitId);
        if (this.fault ?? !text) throw this.fault ?? new ApiError(404, 'Not found');
        return text as SpeechText;
      },
      hasLearner: true,
      fetchSettings: async () => this.settings,
      addBookmark: async (unitId, positionSec) => {
        if (this.fault) throw this.fault;
        const bookmark = { unitId, positionSec };
        this.bookmarks.push(bookmark);
        return { remove: async () => void this.bookmarks.splice(this.bookmarks.indexOf(bookmark), 1) };
      },
      fetchProgress: async (unitId) => {
        const fault = this.fault ?? this.progressFault;
        if (fault) throw fault;
        return this.places.get(unitId) ?? null;
      },
      saveProgress: async (unitId, report, { keepalive }) => {
        const fault = this.fault ?? this.progressFault;
        if (fault) throw fault;
        this.saved.push({ unitId, report, keepalive });
        const merged = mergePlace(this.places.get(unitId) ?? null, arrivedPlace(unitId, report, this.nowMs), this.nowMs);
        this.places.set(unitId, merged);
        return merged;
      },
      storage,
      now: () => this.nowMs + this.aheadMs,
      makeSeed: () => 42,
      schedule: (work) => {
        this.scheduled.push(work);
        return () => void (this.scheduled = this.scheduled.filter((other) => other !== work));
      },
    };
  }
}

export interface FakePlayer {
  controller: PlayerController;
  engine: FakeEngine;
  outbox: OutboxSender;
  keeper: ProgressKeeper;
  /** What pages show. */
  places: Places;
  /** Everything the learner was told. */
  notices: PlayerNotice[];
  store: PlayerStore;
  state: PlayerStore['getState'];
  /** Lets promises settle. */
  settle: () => Promise<void>;
  /** The element has its file, and is at its place. */
  place: (durationSec?: number) => void;
  /** Plays for as long. */
  run: (sec: number) => void;
  end: () => void;
}

/** A page of a browser. A second one with the same storage is a reload, with another one another browser. */
export function openPlayer(server: FakeServer, storage: PlayerStorage, learnerId: string | null = 'maren'): FakePlayer {
  const dependencies = server.dependencies(storage);
  const store = createPlayerStore();
  const engine = new FakeEngine();
  const memory = openMemory(storage, learnerId);
  const places = createPlaces();
  const outbox = createOutboxSender(dependencies, learnerId, (sent, answer) => keeper.settle(sent, answer));
  const sender = createNotices();
  const notices: PlayerNotice[] = [];
  sender.subscribe((notice) => notices.push(notice));
  const keeper = createProgressKeeper(dependencies, outbox, memory, places);
  const controller = createPlayerController({ store, engine, keeper, memory, outbox, notices: sender, dependencies });
  return {
    controller,
    engine,
    outbox,
    keeper,
    places,
    notices,
    store,
    state: store.getState,
    settle: () => new Promise((resolve) => setTimeout(resolve)),
    place(durationSec = 600) {
      engine.emit({ type: 'duration', durationSec });
      engine.emit({ type: 'seeked', positionSec: engine.positionSec, isPlayWanted: engine.isPlayWanted });
      if (engine.isPlayWanted) engine.emit({ type: 'playing' });
    },
    run(sec) {
      for (let t = 0; t <= sec; t += 0.25) {
        if (t > 0) {
          server.nowMs += 250;
          engine.positionSec += 0.25 * engine.rate;
        }
        engine.emit({ type: 'time', positionSec: engine.positionSec });
      }
    },
    end() {
      engine.positionSec = store.getState().playback.durationSec ?? 0;
      engine.emit({ type: 'ended' });
    },
  };
}
