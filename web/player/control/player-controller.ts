import { formatTime } from '#core/format-time.ts';
import { noteJump, placeToReturnTo } from '#core/player/place-history.ts';
import { clampRate, clampVolume, seekTarget, type PlaybackFault } from '#core/player/playback.ts';
import { canNext, canPrevious, currentId, indexAfterEnded } from '#core/player/queue.ts';
import { nextChapter, previousChapter, type Timeline, type FilePlace, type TimelineChapter } from '#core/player/timeline.ts';
import type { OutboxSender } from '../keeping/outbox-sender.ts';
import type { PlayerCommands, PlayUnitOptions } from '../player-commands.ts';
import { EMPTY_PLAYER, isActive, unitTimeline, type PlayerView } from '../player-store.ts';
import type { PlayerDependencies } from './player-dependencies.ts';
import type { PlayerNotices } from './player-notices.ts';
import { createQueueControl } from './queue-commands.ts';
import { createSleepKeeper } from './sleep-keeper.ts';
import { createUnitSession, type SessionParts } from './unit-session.ts';

export interface PlayerController extends PlayerCommands {
  /** The last queue of this browser, paused at its place. */
  restore(): void;
  /** The queue as it is kept in this browser, paused: another tab has changed it. */
  adoptQueue(): void;
  destroy(): void;
}

interface ControllerParts extends SessionParts {
  outbox: OutboxSender;
  notices: PlayerNotices;
  dependencies: PlayerDependencies;
}

/** So long before the end of an item the next one is made ready. */
const PREPARE_SEC = 30;
/** What cannot be played is shown for so long before the queue goes on. */
const SKIP_FAULTY_MS = 8000;
/** After a pause this long, another device may have gone on. */
const LONG_PAUSE_MS = 60_000;
/** These pass when the line is back. */
const LINE_FAULTS: ReadonlySet<PlaybackFault> = new Set(['network', 'unit', 'place', 'text']);
/** With these, the next item may well play. */
const SKIPPED_FAULTS: ReadonlySet<PlaybackFault> = new Set(['members', 'gone', 'media', 'voice']);

export function createPlayerController(parts: ControllerParts): PlayerController {
  const { store, engine, keeper, memory, outbox, notices, dependencies } = parts;
  const get = store.getState;
  const playing = (): string | null => currentId(get().queue);
  const session = createUnitSession(parts, { onTime, onEnded, onFault });
  const queue = createQueueControl({ store, memory, notices, session, dependencies, onEmpty: putAway });
  const sleep = createSleepKeeper(store, engine, dependencies.now, pause);
  let endSkip = (): void => undefined;
  /** Items in a row that could not be played. */
  let faults = 0;
  let pausedMs = 0;

  function startCurrent(): void {
    endSkip();
    const id = playing();
    if (id !== null) void session.start(id, { atSec: null, isPlayWanted: true });
  }

  function onTime(): void {
    sleep.watch();
    const { playback, queue: items } = get();
    if (playback.status !== 'playing' || playback.durationSec === null) return;
    faults = 0;
    if ((playback.durationSec - playback.positionSec) / playback.rate > PREPARE_SEC) return;
    const next = indexAfterEnded(items);
    session.prepare(next === null || next === items.currentQueueIndex ? null : (items.items[next] ?? null));
  }

  function onEnded(): void {
    const { queue: items } = get();
    const index = indexAfterEnded(items);
    if (sleep.takesEnd() || index === null) return store.setState({ isPlayWanted: false });
    // At the end, play begins again.
    if (index === items.currentQueueIndex) return engine.play();
    queue.set({ type: 'ended' });
    startCurrent();
  }

  /** One bad item does not end the listening: after a while that is long enough to read why, the queue goes on. */
  function onFault(fault: PlaybackFault): void {
    endSkip();
    const { isPlayWanted, queue: items } = get();
    faults += 1;
    if (!SKIPPED_FAULTS.has(fault) || !isPlayWanted || !canNext(items) || faults >= items.items.length) return;
    endSkip = dependencies.schedule(() => goTo({ type: 'next' }), SKIP_FAULTY_MS);
  }

  function play(): void {
    if (get().playback.status === 'error') return retry();
    sleep.dropStale();
    if (get().playback.status === 'paused' && dependencies.now() - pausedMs > LONG_PAUSE_MS) void lookElsewhere();
    store.setState({ isPlayWanted: true });
    if (session.loadedId() !== null) engine.play();
  }

  /** Asks, beside the sound that goes on, when another device is somewhere else in the unit by now. */
  async function lookElsewhere(): Promise<void> {
    const id = playing();
    if (id === null) return;
    const { choice } = await keeper.findPlace(id).catch(() => ({ choice: null }));
    if (choice && playing() === id) store.setState({ placeChoice: choice });
  }

  function pause(): void {
    endSkip();
    pausedMs = dependencies.now();
    store.setState({ isPlayWanted: false });
    if (session.loadedId() !== null) engine.pause();
  }

  function retry(): void {
    endSkip();
    const id = playing();
    const { fault, positionSec, isPlacing } = get().playback;
    // A place that was never confirmed is looked up again.
    const isPlaceKnown = !isPlacing && (fault === 'network' || fault === 'media' || fault === 'voice');
    if (id !== null) void session.start(id, { atSec: isPlaceKnown ? positionSec : null, isPlayWanted: true });
  }

  function noteLeft(fromSec: number, toSec: number): void {
    const unitId = playing();
    if (unitId !== null) store.setState({ history: noteJump(get().history, { unitId, fromSec, toSec, nowMs: dependencies.now() }) });
  }

  function seek(sec: number): void {
    const target = session.loadedId() === null ? null : seekTarget(get().playback, sec);
    if (target === null) return;
    noteLeft(get().playback.positionSec, target);
    store.setState({ placeChoice: null });
    engine.seek(target);
  }

  function playUnit(unitId: string, { queue: around, startSec }: PlayUnitOptions = {}): void {
    const { status } = get().playback;
    const isCurrent = playing() === unitId && status !== 'idle' && status !== 'error';
    if (around) {
      const items = around.includes(unitId) ? around : [unitId, ...around];
      queue.replace({ type: 'play-items', items, startIndex: items.indexOf(unitId), seed: dependencies.makeSeed() });
    } else {
      if (!get().queue.items.includes(unitId)) queue.set({ type: 'play-next', id: unitId });
      queue.set({ type: 'jump', index: get().queue.items.indexOf(unitId) });
    }
    const isSeekable = startSec === undefined || seekTarget(get().playback, startSec) !== null;
    if (!isCurrent || !isSeekable) {
      endSkip();
      return void session.start(unitId, { atSec: startSec ?? null, isPlayWanted: true });
    }
    if (startSec !== undefined) seek(startSec);
    play();
  }

  /** Stops, and lets go of what was played. The queue is empty by now. */
  function putAway(): void {
    endSkip();
    session.leave();
    engine.unload();
    engine.setFade(1);
    store.setState({ episode: null, speech: null, isPlayWanted: false, sleep: null, placeChoice: null, history: [] });
    store.setState({ view: { ...get().view, panel: null, isFullOpen: false } });
    session.dispatch({ type: 'unload' });
  }

  function goTo(action: { type: 'next' | 'previous' }): void {
    const isPossible = action.type === 'next' ? canNext(get().queue) : canPrevious(get().queue);
    if (!isPossible) return;
    const before = playing();
    queue.set(action);
    // With one item and repeat all, the next one is the same.
    if (playing() === before) return playUnit(before ?? '', { startSec: 0 });
    startCurrent();
  }

  function goToChapter(find: (timeline: Timeline, place: FilePlace) => TimelineChapter | null, beyond: 'next' | 'previous'): void {
    const { episode, playback } = get();
    const timeline = unitTimeline(get());
    const chapter = episode && timeline && find(timeline, { unitId: episode.id, positionSec: playback.positionSec });
    if (chapter) seek(chapter.fileStartSec);
    else goTo({ type: beyond });
  }

  async function addBookmark(): Promise<void> {
    const { episode, playback } = get();
    if (!episode || playback.isPlacing) return;
    // The panel says what a visitor can do about it.
    if (!dependencies.hasLearner) return show({ panel: 'bookmarks' });
    const { positionSec } = playback;
    try {
      const bookmark = await dependencies.addBookmark(episode.id, positionSec);
      const undo = () =>
        void bookmark.remove().then(() => notices.send({ text: 'Bookmark removed.', tone: 'plain', about: 'bookmark' }), fail);
      notices.send({ text: `Bookmark at ${formatTime(positionSec)}.`, tone: 'good', about: 'bookmark', undo });
    } catch {
      fail();
    }
    function fail(): void {
      notices.send({ text: 'The bookmark could not be saved.', tone: 'bad', about: 'bookmark' });
    }
  }

  function adoptQueue(): void {
    const before = playing();
    store.setState({ queue: memory.readQueue() });
    if (playing() === null) return before === null ? undefined : putAway();
    if (playing() !== before) showCurrent();
  }

  /** The current unit, paused. Those that are not in the library any more leave the queue. */
  function showCurrent(): void {
    const id = playing();
    if (id === null) return putAway();
    const onMissing = (): void => {
      queue.set({ type: 'remove', index: get().queue.currentQueueIndex });
      showCurrent();
    };
    void session.start(id, { atSec: null, isPlayWanted: false, onMissing });
  }

  const skip = (sec: number): void => seek(get().playback.positionSec + sec);
  const show = (changes: Partial<PlayerView>): void => store.setState({ view: { ...get().view, ...changes } });

  function setVideo(changes: Partial<ReturnType<typeof get>['video']>): void {
    const video = { ...get().video, ...changes };
    store.setState({ video });
    // Full screen and closed are of the moment.
    memory.write({ video: { ...video, mode: video.mode === 'minimized' ? 'minimized' : 'normal' } });
    if (changes.mode === 'closed') pause();
  }

  return {
    playUnit,
    play,
    pause,
    toggle: () => (isActive(get()) ? pause() : play()),
    seek,
    skip,
    back: () => skip(-get().settings.backSec),
    forward: () => skip(get().settings.forwardSec),
    next: () => goTo({ type: 'next' }),
    previous: () => goTo({ type: 'previous' }),
    nextChapter: () => goToChapter(nextChapter, 'next'),
    previousChapter: () => goToChapter(previousChapter, 'previous'),
    returnToPlace() {
      const place = placeToReturnTo(get().history, playing());
      if (!place || session.loadedId() === null) return;
      store.setState({ history: get().history.slice(0, -1) });
      engine.seek(place.positionSec);
    },
    choosePlace(which) {
      const { placeChoice } = get();
      if (!placeChoice) return;
      const sec = which === 'here' ? placeChoice.hereSec : placeChoice.otherSec;
      store.setState({ placeChoice: null });
      if (session.loadedId() !== null) engine.seek(sec);
    },

    ...queue.commands,
    playIndex(index) {
      const id = get().queue.items[index];
      if (id !== undefined) playUnit(id);
    },

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
    setSleepTimer(timer) {
      store.setState({ sleep: timer });
      if (!timer) engine.setFade(1);
    },
    addBookmark: () => void addBookmark(),
    applySettings(settings) {
      store.setState({ settings });
      memory.write({ settings });
    },

    showPanel: (panel) => show({ panel }),
    openQueue: (isQueueOpen) => show({ isQueueOpen }),
    openFull: (isFullOpen) => show({ isFullOpen }),
    setVideo,

    retry,
    close: queue.commands.clearQueue,
    saveNow: () => keeper.report('hide', get().playback, { keepalive: true }),
    adoptQueue,
    sendUnsent() {
      void outbox.flush();
      // The line may be back: whoever was listening goes on listening.
      const { playback, isPlayWanted } = get();
      if (playback.fault !== null && LINE_FAULTS.has(playback.fault) && isPlayWanted) retry();
    },
    restore() {
      void outbox.flush();
      const saved = memory.read();
      if (saved) {
        engine.setVolume(saved.volume);
        engine.setMuted(saved.isMuted);
        store.setState({ settings: saved.settings, video: saved.video });
      }
      adoptQueue();
      dependencies.fetchSettings().then(
        (settings) => {
          if (!settings) return;
          store.setState({ settings });
          memory.write({ settings });
        },
        // Those of this browser, or the usual ones, serve as well.
        () => undefined,
      );
    },
    destroy() {
      endSkip();
      session.leave();
      session.destroy();
      engine.destroy();
      store.setState(EMPTY_PLAYER);
    },
  };
}
