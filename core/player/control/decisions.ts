import { placeToReturnTo } from '../places/place-history.ts';
import { RATE_STEP, VOLUME_STEP, clampRate, clampVolume, reducePlayback, stepRate, stepVolume } from '../playback.ts';
import { isPlayAsked, type PlayerPanelName, type VideoView } from '../player-state.ts';
import { unitTimeline } from '../unit-timeline.ts';
import { currentId, type QueueState } from '../queue-state.ts';
import { act, change } from '../step.ts';
import { nextChapter, previousChapter, type FilePlace, type Timeline, type TimelineChapter } from '../timeline.ts';
import { foresee, playingId, setQueue, show, tell, type PlayerStep } from './player-step.ts';
import { CONNECTION_FAULTS, goTo, pause, play, playUnit, retry, seek, seekTo } from './playing-decisions.ts';
import { QUEUE_DECISIONS, type Decisions } from './queue-decisions.ts';

/** What every command of the player does: the state that follows at once, and what is to be done outside. */
export const DECISIONS: Decisions = {
  ...QUEUE_DECISIONS,
  playUnit,
  play,
  pause,
  toggle: (step) => (isPlayAsked(step.state) ? pause(step) : play(step)),
  seek,
  skip,
  back: (step) => skip(step, -step.state.settings.backSec),
  forward: (step) => skip(step, step.state.settings.forwardSec),
  next: (step) => goTo(step, 'next'),
  previous: (step) => goTo(step, 'previous'),
  nextChapter: (step) => goToChapter(step, nextChapter, 'next'),
  previousChapter: (step) => goToChapter(step, previousChapter, 'previous'),
  returnToPlace(step) {
    const place = placeToReturnTo(step.state.history, playingId(step));
    if (!place || step.moment.loadedId === null) return step;
    return seekTo(change(step, { history: step.state.history.slice(0, -1) }), place.positionSec);
  },
  choosePlace(step, which) {
    const { placeChoice } = step.state;
    if (!placeChoice) return step;
    const sec = which === 'here' ? placeChoice.hereSec : placeChoice.otherSec;
    const chosen = change(step, { placeChoice: null });
    return step.moment.loadedId === null ? chosen : seekTo(chosen, sec);
  },
  playIndex(step, index) {
    const id = step.state.queue.items[index];
    return id === undefined ? step : playUnit(step, id);
  },

  setRate,
  slower: (step) => setRate(step, stepRate(step.state.playback.rate, -RATE_STEP)),
  faster: (step) => setRate(step, stepRate(step.state.playback.rate, RATE_STEP)),
  setVolume,
  louder: (step) => setVolume(step, stepVolume(step.state.playback.volume, VOLUME_STEP)),
  quieter: (step) => setVolume(step, stepVolume(step.state.playback.volume, -VOLUME_STEP)),
  toggleMute: (step) => setMuted(step, !step.state.playback.isMuted),
  setSleepTimer(step, sleep) {
    const set = change(step, { sleep });
    return sleep ? set : tell(set, { type: 'set-fade', factor: 1 });
  },
  addBookmark(step) {
    const { episode, playback } = step.state;
    if (!episode || playback.isPlacing) return step;
    // The panel says what a visitor can do about it.
    if (!step.moment.hasLearner) return show(step, { panel: 'bookmarks' });
    return act(step, { type: 'add-bookmark', unitId: episode.id, positionSec: playback.positionSec });
  },
  applySettings: (step, settings) => act(change(step, { settings }), { type: 'keep', changes: { settings } }),

  showPanel: (step, panel) => show(step, { panel }),
  toggleTranscript: (step) => togglePanel(step, 'transcript'),
  toggleChapters: (step) => togglePanel(step, 'chapters'),
  toggleBookmarks: (step) => togglePanel(step, 'bookmarks'),
  openQueue: (step, isQueueOpen) => show(step, { isQueueOpen }),
  toggleQueue: (step) => show(step, { isQueueOpen: !step.state.view.isQueueOpen }),
  openFull: (step, isFullOpen) => show(step, { isFullOpen }),
  setVideo,
  toggleCaptions: (step) => setVideo(step, { hasCaptions: !step.state.video.hasCaptions }),
  toggleFullScreen: (step) => setVideo(step, { mode: step.state.video.mode === 'fullscreen' ? 'normal' : 'fullscreen' }),
  toggleMinimized: (step) => setVideo(step, { mode: step.state.video.mode === 'normal' ? 'minimized' : 'normal' }),

  retry,
  close: QUEUE_DECISIONS.clearQueue,
  saveNow: (step) => act(step, { type: 'save-place' }),
  sendUnsent(step) {
    const sent = act(step, { type: 'send-unsent' });
    // The connection may be back: whoever was listening goes on listening.
    const { playback, isPlayWanted } = step.state;
    return playback.fault !== null && CONNECTION_FAULTS.has(playback.fault) && isPlayWanted ? retry(sent) : sent;
  },
};

function skip(step: PlayerStep, sec: number): PlayerStep {
  return seek(step, step.state.playback.positionSec + sec);
}

type FindChapter = (timeline: Timeline, place: FilePlace) => TimelineChapter | null;

function goToChapter(step: PlayerStep, find: FindChapter, beyond: 'next' | 'previous'): PlayerStep {
  const { episode, playback } = step.state;
  const timeline = unitTimeline(step.state);
  const chapter = episode && timeline && find(timeline, { unitId: episode.id, positionSec: playback.positionSec });
  return chapter ? seek(step, chapter.fileStartSec) : goTo(step, beyond);
}

function setRate(step: PlayerStep, wanted: number): PlayerStep {
  const { episode } = step.state;
  const rate = clampRate(wanted);
  const set = foresee(step, { type: 'rate', rate });
  return tell(episode ? act(set, { type: 'keep-rate', itemId: episode.itemId, rate }) : set, { type: 'set-rate', rate });
}

function setVolume(step: PlayerStep, wanted: number): PlayerStep {
  const volume = clampVolume(wanted);
  const { isMuted } = step.state.playback;
  const set = tell(foresee(step, { type: 'volume', volume, isMuted }), { type: 'set-volume', volume });
  // Whoever moves the volume wants to hear it.
  return wanted > 0 ? setMuted(set, false) : set;
}

function setMuted(step: PlayerStep, isMuted: boolean): PlayerStep {
  const { volume } = step.state.playback;
  return tell(foresee(step, { type: 'volume', volume, isMuted }), { type: 'set-muted', isMuted });
}

const togglePanel = (step: PlayerStep, panel: PlayerPanelName): PlayerStep =>
  show(step, { panel: step.state.view.panel === panel ? null : panel });

function setVideo(step: PlayerStep, changes: Partial<VideoView>): PlayerStep {
  const video = { ...step.state.video, ...changes };
  // Full screen is of the moment; a window that was closed stays closed, also after a reload.
  const kept = { ...video, mode: video.mode === 'fullscreen' ? 'normal' : video.mode } as const;
  const set = act(change(step, { video }), { type: 'keep', changes: { video: kept } });
  return changes.mode === 'closed' ? pause(set) : set;
}

/** The queue as it is kept in this browser, paused: after a reload, or when another tab has changed it. */
export function adoptQueue(step: PlayerStep, queue: QueueState): PlayerStep {
  const before = playingId(step);
  const adopted = change(step, { queue });
  const now = currentId(queue);
  return now === before ? adopted : showCurrent(adopted);
}

/** The current unit is not in the library any more. */
export const dropMissing = (step: PlayerStep): PlayerStep =>
  showCurrent(setQueue(step, { type: 'remove', index: step.state.queue.currentQueueIndex }));

/** The current unit, paused. */
function showCurrent(step: PlayerStep): PlayerStep {
  const unitId = playingId(step);
  if (unitId === null) return act(step, { type: 'put-away' });
  return act(step, { type: 'start', unitId, atSec: null, isPlayWanted: false, dropsMissing: true });
}

/** What was played has been let go of. */
export const forgetUnit = (step: PlayerStep): PlayerStep =>
  show(
    change(step, {
      episode: null,
      speech: null,
      isPlayWanted: false,
      sleep: null,
      placeChoice: null,
      history: [],
      playback: reducePlayback(step.state.playback, { type: 'unload' }),
    }),
    { panel: null, isFullOpen: false },
  );
