import { BACK_SEC, FORWARD_SEC, clampRate, clampVolume, seekTarget } from '#core/player/playback.ts';
import { canNext, canPrevious, currentId, indexAfterEnded, reduceQueue, type QueueAction } from '#core/player/queue.ts';
import type { OutboxSender } from '../keeping/outbox-sender.ts';
import type { PlayerDependencies } from './player-dependencies.ts';
import { EMPTY_PLAYER, isActive } from '../player-store.ts';
import { createUnitSession, type SessionParts } from './unit-session.ts';

export interface PlayUnitOptions {
  /** What to play around it, in order. Without it, the unit is put into the queue that is there. */
  queue?: readonly string[] | undefined;
  /** Where to start instead of the learner's place. */
  startSec?: number | undefined;
}

export interface PlayerCommands {
  playUnit(unitId: string, options?: PlayUnitOptions): void;
  play(): void;
  pause(): void;
  toggle(): void;
  /** Ignored while the duration is unknown. */
  seek(sec: number): void;
  /** By seconds, back when negative. */
  skip(sec: number): void;
  back(): void;
  forward(): void;
  next(): void;
  previous(): void;
  /** Any change of the queue; playback follows. */
  changeQueue(action: QueueAction): void;
  /** Remembered for the item. */
  setRate(rate: number): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  /** After an error: the same unit again, at the same place. */
  retry(): void;
  /** Stops, empties the queue and puts the player away. */
  close(): void;
  /** Saves the place now, because the page may be going. */
  saveNow(): void;
  /** Sends what could not be sent before. */
  sendUnsent(): void;
}

export interface PlayerController extends PlayerCommands {
  /** The last unit of this browser, paused at its place. */
  restore(): void;
  destroy(): void;
}

interface ControllerParts extends SessionParts {
  outbox: OutboxSender;
  dependencies: Pick<PlayerDependencies, 'fetchEpisode' | 'makeSeed'>;
}

export function createPlayerController(parts: ControllerParts): PlayerController {
  const { store, engine, keeper, memory, outbox, dependencies } = parts;
  const session = createUnitSession(parts, playAfterEnd);
  const get = store.getState;
  const playing = (): string | null => currentId(get().queue);

  function setQueue(action: QueueAction): void {
    const queue = reduceQueue(get().queue, action);
    if (queue === get().queue) return;
    store.setState({ queue });
    memory.write({ queue });
  }

  function startCurrent(isPlayWanted = true): void {
    const id = playing();
    if (id !== null) void session.start(id, { atSec: null, isPlayWanted });
  }

  function playAfterEnd(): void {
    const { queue } = get();
    const index = indexAfterEnded(queue);
    if (index === null) return store.setState({ isPlayWanted: false });
    // At the end, play begins again.
    if (index === queue.currentQueueIndex) return engine.play();
    setQueue({ type: 'ended' });
    startCurrent();
  }

  function play(): void {
    if (get().playback.status === 'error') return retry();
    store.setState({ isPlayWanted: true });
    if (session.loadedId() !== null) engine.play();
  }

  function pause(): void {
    store.setState({ isPlayWanted: false });
    if (session.loadedId() !== null) engine.pause();
  }

  function retry(): void {
    const id = playing();
    const { fault, positionSec, isPlacing } = get().playback;
    // A place that was never confirmed is looked up again.
    const isPlaceKnown = !isPlacing && (fault === 'network' || fault === 'media');
    if (id !== null) void session.start(id, { atSec: isPlaceKnown ? positionSec : null, isPlayWanted: true });
  }

  function seek(sec: number): void {
    const target = session.loadedId() === null ? null : seekTarget(get().playback, sec);
    if (target !== null) engine.seek(target);
  }

  function playUnit(unitId: string, { queue, startSec }: PlayUnitOptions = {}): void {
    const { status } = get().playback;
    const isCurrent = playing() === unitId && status !== 'idle' && status !== 'error';
    if (queue) {
      const items = queue.includes(unitId) ? queue : [unitId, ...queue];
      setQueue({ type: 'play-items', items, startIndex: items.indexOf(unitId), seed: dependencies.makeSeed() });
    } else {
      if (!get().queue.items.includes(unitId)) setQueue({ type: 'play-next', id: unitId });
      setQueue({ type: 'jump', index: get().queue.items.indexOf(unitId) });
    }
    const isSeekable = startSec === undefined || seekTarget(get().playback, startSec) !== null;
    if (!isCurrent || !isSeekable) {
      return void session.start(unitId, { atSec: startSec ?? null, isPlayWanted: true });
    }
    if (startSec !== undefined) seek(startSec);
    play();
  }

  function changeQueue(action: QueueAction): void {
    const before = playing();
    setQueue(action);
    if (playing() === null) return close();
    // Whoever takes the paused unit out of the queue has not asked for the next one to sound.
    if (playing() !== before) startCurrent(action.type !== 'remove' || get().isPlayWanted);
  }

  function close(): void {
    session.leave();
    engine.unload();
    setQueue({ type: 'clear' });
    store.setState({ episode: null, isPlayWanted: false });
    session.dispatch({ type: 'unload' });
  }

  function goTo(action: { type: 'next' | 'previous' }, isPossible: boolean): void {
    if (!isPossible) return;
    setQueue(action);
    startCurrent();
  }

  const skip = (sec: number): void => seek(get().playback.positionSec + sec);

  return {
    playUnit,
    play,
    pause,
    toggle: () => (isActive(get()) ? pause() : play()),
    seek,
    skip,
    back: () => skip(-BACK_SEC),
    forward: () => skip(FORWARD_SEC),
    next: () => goTo({ type: 'next' }, canNext(get().queue)),
    previous: () => goTo({ type: 'previous' }, canPrevious(get().queue)),
    changeQueue,
    setRate(rate) {
      const { episode } = get();
      if (episode) memory.setRate(episode.itemId, clampRate(rate));
      engine.setRate(clampRate(rate));
    },
    setVolume(volume) {
      engine.setVolume(clampVolume(volume));
      // Whoever moves the volume wants to hear it.
      if (volume > 0) engine.setMuted(false);
    },
    toggleMute: () => engine.setMuted(!get().playback.isMuted),
    retry,
    close,
    saveNow: () => keeper.report('hide', get().playback, { keepalive: true }),
    sendUnsent: () => void outbox.flush(),
    restore() {
      void outbox.flush();
      const saved = memory.read();
      if (!saved) return;
      engine.setVolume(saved.volume);
      engine.setMuted(saved.isMuted);
      store.setState({ queue: saved.queue });
      const id = playing();
      const onMissing = (): void => changeQueue({ type: 'remove', index: saved.queue.currentQueueIndex });
      if (id !== null) void session.start(id, { atSec: null, isPlayWanted: false, onMissing });
    },
    destroy() {
      session.leave();
      session.destroy();
      engine.destroy();
      store.setState(EMPTY_PLAYER);
    },
  };
}
