import type { StartOptions } from '#core/player/control/player-step.ts';
import { awaitUnit, failUnit, hearEngine, noteSkipped, showUnit } from '#core/player/control/unit-states.ts';
import { reducePlayback, type EngineEvent } from '#core/player/playback.ts';
import type { PlaybackFault } from '#core/player/playback-state.ts';
import { libraryDurationSec } from '#core/player/player-state.ts';
import { resumeSec } from '#core/progress/resume.ts';
import { isDenied, isMissing } from '#web/api/api-error.ts';
import type { PlayerEngine, PlayerMedia } from '../engine/engine.ts';
import type { PlayerMemory } from '../keeping/player-memory.ts';
import type { ProgressKeeper } from '../keeping/progress-keeper.ts';
import type { PlayerDependencies } from '../outside/player-dependencies.ts';
import type { PlayerStore } from '../player-store.ts';
import { createNextUnit } from './next-unit.ts';
import { createRecentUnits } from './recent-units.ts';
import { createUnitFetcher, startOf, UnitFault, type FetchedUnit } from './unit-fetcher.ts';

export interface SessionParts {
  store: PlayerStore;
  engine: PlayerEngine;
  keeper: ProgressKeeper;
  memory: PlayerMemory;
  dependencies: Pick<PlayerDependencies, 'fetchEpisode' | 'fetchSpeech' | 'now'>;
}

/** What the session hears of that is not its own business. */
export interface SessionEvents {
  onTime(): void;
  onEnded(): void;
  onFault(fault: PlaybackFault): void;
  /** The unit is not in the library any more, and was to leave the queue then. */
  onMissing(): void;
}

/** Brings one unit after the other into the engine, and what the engine says into the store. */
export interface UnitSession {
  start(unitId: string, options: StartOptions): Promise<void>;
  /** Fetches what will be played next, and lets the engine make it ready. */
  prepare(unitId: string | null): void;
  /** Saves the place and silences the engine. */
  leave(): void;
  /** What the engine holds; null while a unit is fetched, when what the engine says is about the one before. */
  loadedId(): string | null;
  destroy(): void;
}

export function createUnitSession(parts: SessionParts, events: SessionEvents): UnitSession {
  const { store, engine, keeper, dependencies } = parts;
  const fetcher = createUnitFetcher(dependencies, keeper);
  const next = createNextUnit(fetcher, engine);
  const recent = createRecentUnits();
  let loadedId: string | null = null;
  /** Counts starts, so that an answer that comes late is not taken for the current one. */
  let starts = 0;

  const get = store.getState;

  function leave(): void {
    starts++;
    keeper.report('switch', get().playback);
    keeper.end();
    loadedId = null;
    engine.pause();
  }

  async function start(unitId: string, { atSec, isPlayWanted, dropsMissing = false }: StartOptions): Promise<void> {
    leave();
    const own = starts;
    const ready = next.take(unitId);
    const localSec = (): number => atSec ?? keeper.localPlace(unitId)?.positionSec ?? 0;
    store.setState(awaitUnit(get(), { positionSec: localSec(), isPlayWanted }));
    // What was made ready goes on within this task: that is what keeps the gap short.
    if (ready) return load(ready, atSec ?? startOf(ready));
    try {
      const unit = await fetcher.fetch(unitId, { needsPlace: atSec === null });
      if (own !== starts) return;
      load(unit, atSec ?? startOf(unit));
      if (atSec !== null) void noteSkippedPlace(unitId, atSec, own);
    } catch (error) {
      if (own !== starts) return;
      const { fault, cause } = error instanceof UnitFault ? error : new UnitFault('unit', error);
      // What the server refuses is not had from before: the learner is told why.
      const kept = isDenied(cause) ? undefined : recent.find(unitId);
      if (dropsMissing && isMissing(cause)) events.onMissing();
      else if (kept) load(kept, localSec());
      else fail(fault, unitId);
    }
  }

  /** A chapter that is chosen from outside leaves the learner's place too. */
  async function noteSkippedPlace(unitId: string, toSec: number, own: number): Promise<void> {
    const { place } = await keeper.findPlace(unitId).catch(() => ({ place: null }));
    if (own !== starts) return;
    store.setState(noteSkipped(get(), { unitId, fromSec: resumeSec(place, null), toSec, nowMs: dependencies.now() }));
  }

  function load(unit: FetchedUnit, startSec: number): void {
    const { episode, media, found } = unit;
    recent.add(unit);
    const speech = media?.type === 'speech' ? media.text : null;
    store.setState(showUnit(get(), { episode, speech, choice: found.choice }, startSec));
    if (!media) return fail('media', episode.id);
    loadedId = episode.id;
    begin(parts, unit, media, startSec);
  }

  function fail(fault: PlaybackFault, unitId: string): void {
    store.setState(failUnit(get(), unitId, fault));
    events.onFault(fault);
  }

  const unsubscribe = engine.subscribe((event) => {
    const isSound = event.type === 'volume' || event.type === 'rate';
    if (loadedId !== null || isSound) takeEngineEvent(parts, events, event);
  });

  return { start, prepare: next.prepare, leave, loadedId: () => loadedId, destroy: unsubscribe };
}

/** The unit goes into the engine, at its place and its work's own speed. */
function begin({ store, engine, keeper, memory }: SessionParts, { episode }: FetchedUnit, media: PlayerMedia, startSec: number): void {
  keeper.begin(episode.id, startSec, libraryDurationSec(episode));
  const rate = memory.rateOf(episode.itemId) ?? store.getState().settings.rate;
  engine.load(media, startSec, rate);
  // An element that has this speed already does not say so again.
  store.setState({ playback: reducePlayback(store.getState().playback, { type: 'rate', rate }) });
  if (store.getState().isPlayWanted) engine.play();
}

function takeEngineEvent({ store, keeper, memory }: SessionParts, events: SessionEvents, event: EngineEvent): void {
  const { isPlacing } = store.getState().playback;
  store.setState(hearEngine(store.getState(), event));
  const { playback } = store.getState();
  switch (event.type) {
    case 'volume':
      return memory.write({ volume: playback.volume, isMuted: playback.isMuted });
    case 'time':
      keeper.tick(playback);
      return events.onTime();
    case 'seeked':
      return isPlacing ? undefined : keeper.seek(playback);
    case 'paused':
      return keeper.report('pause', playback);
    case 'failed':
      keeper.report('pause', playback);
      return events.onFault(event.fault);
    case 'ended':
      keeper.tick(playback);
      keeper.report('ended', playback);
      return events.onEnded();
  }
}
