import type { PlayerEpisode } from '#core/player/episode.ts';
import { reducePlayback, type PlaybackAction, type PlaybackFault } from '#core/player/playback.ts';
import { resumeSec } from '#core/player/save-rule.ts';
import type { EngineEvent, PlayerEngine } from '../engine/engine.ts';
import { isMissing, type PlayerDependencies } from './player-dependencies.ts';
import type { PlayerMemory } from '../keeping/player-memory.ts';
import { findMedia, libraryDurationSec, type PlayerStore } from '../player-store.ts';
import type { ProgressKeeper } from '../keeping/progress-keeper.ts';

export interface SessionParts {
  store: PlayerStore;
  engine: PlayerEngine;
  keeper: ProgressKeeper;
  memory: PlayerMemory;
  dependencies: Pick<PlayerDependencies, 'fetchEpisode'>;
}

export interface StartOptions {
  /** Null for the learner's place. */
  atSec: number | null;
  isPlayWanted: boolean;
  /** Instead of an error, when the unit is not in the library any more. */
  onMissing?: () => void;
}

/** Brings one unit after the other into the engine, and what the engine says into the store. */
export interface UnitSession {
  start(unitId: string, options: StartOptions): Promise<void>;
  /** Saves the place and silences the engine. */
  leave(): void;
  /** What the engine holds; null while a unit is fetched, when what the engine says is about the one before. */
  loadedId(): string | null;
  dispatch(action: PlaybackAction): void;
  destroy(): void;
}

export function createUnitSession(parts: SessionParts, onEnded: () => void): UnitSession {
  const { store, engine, keeper, memory, dependencies } = parts;
  let loadedId: string | null = null;
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
    store.setState({ isPlayWanted });
    dispatch({ type: 'load', positionSec: atSec ?? keeper.localPlace(unitId)?.positionSec ?? 0 });
    let fault: PlaybackFault = 'unit';
    try {
      const findingPlace = atSec === null ? keeper.findPlace(unitId) : null;
      // It is awaited below; until then a failure would count as unhandled.
      findingPlace?.catch(() => undefined);
      const episode = await dependencies.fetchEpisode(unitId);
      fault = 'place';
      const startSec = atSec ?? resumeSec((await findingPlace) ?? null, libraryDurationSec(episode));
      if (own === turn) load(episode, startSec);
    } catch (error) {
      if (own !== turn) return;
      if (onMissing && isMissing(error)) onMissing();
      else fail(fault, unitId);
    }
  }

  function load(episode: PlayerEpisode, startSec: number): void {
    store.setState({ episode });
    dispatch({ type: 'load', positionSec: startSec });
    const media = findMedia(episode);
    if (!media) return fail('media', episode.id);
    loadedId = episode.id;
    keeper.begin(episode.id, startSec, libraryDurationSec(episode));
    engine.load(media, startSec, memory.rateOf(episode.itemId));
    if (get().isPlayWanted) engine.play();
  }

  function fail(fault: PlaybackFault, unitId: string): void {
    const { episode } = get();
    store.setState({ episode: episode?.id === unitId ? episode : null });
    dispatch({ type: 'failed', fault });
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
        return keeper.tick(playback);
      case 'seeked':
        return isPlacing ? undefined : keeper.seek(playback);
      case 'playing':
        // Also when the system did it, after a call for example.
        return store.setState({ isPlayWanted: true });
      case 'paused':
        store.setState({ isPlayWanted: false });
        return keeper.report('pause', playback);
      case 'failed':
        return keeper.report('pause', playback);
      case 'ended':
        keeper.tick(playback);
        keeper.report('ended', playback);
        return onEnded();
    }
  }

  const unsubscribe = engine.subscribe(handleEvent);

  return { start, leave, loadedId: () => loadedId, dispatch, destroy: unsubscribe };
}
