import { noteJump } from '#core/player/place-history.ts';
import { reducePlayback, type PlaybackAction, type PlaybackFault } from '#core/player/playback.ts';
import { resumeSec } from '#core/progress/resume.ts';
import type { EngineEvent, PlayerEngine } from '../engine/engine.ts';
import { isMissing, type PlayerDependencies } from './player-dependencies.ts';
import type { PlayerMemory } from '../keeping/player-memory.ts';
import { libraryDurationSec, type PlayerStore } from '../player-store.ts';
import type { ProgressKeeper } from '../keeping/progress-keeper.ts';
import { createUnitFetcher, UnitFault, type FetchedUnit } from './unit-fetcher.ts';

export interface SessionParts {
  store: PlayerStore;
  engine: PlayerEngine;
  keeper: ProgressKeeper;
  memory: PlayerMemory;
  dependencies: Pick<PlayerDependencies, 'fetchEpisode' | 'fetchSpeech' | 'now'>;
}

export interface StartOptions {
  /** Null for the learner's place. */
  atSec: number | null;
  isPlayWanted: boolean;
  /** Instead of an error, when the unit is not in the library any more. */
  onMissing?: () => void;
}

/** What the session hears of that is not its own business. */
export interface SessionEvents {
  onTime(): void;
  onEnded(): void;
  onFault(fault: PlaybackFault): void;
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
  dispatch(action: PlaybackAction): void;
  destroy(): void;
}

const MAX_RECENT = 5;

export function createUnitSession(parts: SessionParts, events: SessionEvents): UnitSession {
  const { store, engine, keeper, memory, dependencies } = parts;
  const fetcher = createUnitFetcher(dependencies, keeper);
  let loadedId: string | null = null;
  /** The last units that were fetched: without a line they can still be gone back to. */
  const recent = new Map<string, FetchedUnit>();
  let prepared: { id: string; unit: FetchedUnit | null } | null = null;
  /** Counts starts, so that an answer that comes late is not taken for the current one. */
  let turn = 0;

  const get = store.getState;

  function dispatch(action: PlaybackAction): void {
    store.setState({ playback: reducePlayback(get().playback, action) });
  }

  function leave(): void {
    turn++;
    keeper.report('switch', get().playback);
    keeper.end();
    loadedId = null;
    engine.pause();
  }

  async function start(unitId: string, { atSec, isPlayWanted, onMissing }: StartOptions): Promise<void> {
    leave();
    const own = turn;
    const ready = prepared?.id === unitId ? prepared.unit : null;
    prepared = null;
    store.setState({ isPlayWanted, placeChoice: null });
    dispatch({ type: 'load', positionSec: atSec ?? keeper.localPlace(unitId)?.positionSec ?? 0 });
    // What was made ready goes on within this task: that is what keeps the gap short.
    if (ready) return load(ready, atSec ?? startOf(ready));
    try {
      const unit = await fetcher.fetch(unitId, { needsPlace: atSec === null });
      if (own !== turn) return;
      load(unit, atSec ?? startOf(unit));
      if (atSec !== null) void noteSkippedPlace(unitId, atSec, own);
    } catch (error) {
      if (own !== turn) return;
      const { fault, cause } = error instanceof UnitFault ? error : new UnitFault('unit', error);
      const kept = fault === 'gone' ? undefined : recent.get(unitId);
      if (onMissing && isMissing(cause)) onMissing();
      else if (kept) load(kept, atSec ?? keeper.localPlace(unitId)?.positionSec ?? 0);
      else fail(fault, unitId);
    }
  }

  const startOf = ({ episode, found }: FetchedUnit): number => resumeSec(found.place, libraryDurationSec(episode));

  /** A chapter that is chosen from outside leaves the learner's place too, and they may want it back. */
  async function noteSkippedPlace(unitId: string, atSec: number, own: number): Promise<void> {
    const { place } = await keeper.findPlace(unitId).catch(() => ({ place: null }));
    const fromSec = resumeSec(place, null);
    if (own !== turn || fromSec === 0) return;
    store.setState({ history: noteJump(get().history, { unitId, fromSec, toSec: atSec, nowMs: dependencies.now() }) });
  }

  function load(unit: FetchedUnit, startSec: number): void {
    const { episode, media, found } = unit;
    recent.delete(episode.id);
    recent.set(episode.id, { ...unit, found: { place: null, choice: null } });
    if (recent.size > MAX_RECENT) recent.delete([...recent.keys()][0] ?? '');
    const { video } = get();
    store.setState({
      episode,
      speech: media?.type === 'speech' ? media.text : null,
      placeChoice: found.choice,
      // A film that is started is meant to be seen.
      video: video.mode === 'closed' && get().isPlayWanted ? { ...video, mode: 'normal' } : video,
    });
    dispatch({ type: 'load', positionSec: startSec });
    if (!media) return fail('media', episode.id);
    loadedId = episode.id;
    keeper.begin(episode.id, startSec, libraryDurationSec(episode));
    const rate = memory.rateOf(episode.itemId) ?? get().settings.rate;
    engine.load(media, startSec, rate);
    // An element that has this speed already does not say so again.
    dispatch({ type: 'rate', rate });
    if (get().isPlayWanted) engine.play();
  }

  function fail(fault: PlaybackFault, unitId: string): void {
    const { episode } = get();
    store.setState({ episode: episode?.id === unitId ? episode : null });
    dispatch({ type: 'failed', fault });
    events.onFault(fault);
  }

  function prepare(unitId: string | null): void {
    if (prepared?.id === unitId) return;
    if (unitId === null) {
      if (prepared) engine.preload(null, 0);
      prepared = null;
      return;
    }
    const own = { id: unitId, unit: null as FetchedUnit | null };
    prepared = own;
    fetcher.fetch(unitId, { needsPlace: true }).then(
      (unit) => {
        if (prepared !== own) return;
        own.unit = unit;
        engine.preload(unit.media, startOf(unit));
      },
      // It is tried again when it is its turn, and says then what is wrong.
      () => undefined,
    );
  }

  function handleEvent(event: EngineEvent): void {
    const isSound = event.type === 'volume' || event.type === 'rate';
    if (loadedId === null && !isSound) return;
    const { isPlacing } = get().playback;
    dispatch(event);
    const { playback } = get();
    switch (event.type) {
      case 'volume':
        return memory.write({ volume: playback.volume, isMuted: playback.isMuted });
      case 'time':
        keeper.tick(playback);
        return events.onTime();
      case 'seeked':
        return isPlacing ? undefined : keeper.seek(playback);
      case 'playing':
        // Also when the system did it, after a call for example.
        return store.setState({ isPlayWanted: true });
      case 'paused':
        store.setState({ isPlayWanted: false });
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

  const unsubscribe = engine.subscribe(handleEvent);

  return { start, prepare, leave, loadedId: () => loadedId, dispatch, destroy: unsubscribe };
}
