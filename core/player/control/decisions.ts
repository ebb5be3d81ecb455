import { placeToReturnTo } from '../places/place-history.ts';
import { RATE_STEP, VOLUME_STEP, clampRate, clampVolume, reducePlayback, stepRate, stepVolume } from '../playback.ts';
import { isActive, unitTimeline, type PlayerPanelName, type VideoView } from '../player-state.ts';
import { currentId, type QueueState } from '../queue.ts';
import { nextChapter, previousChapter, type FilePlace, type Timeline, type TimelineChapter } from '../timeline.ts';
import { LINE_FAULTS, goTo, pause, play, playUnit, retry, seek } from './playing-decisions.ts';
import { act, change, playingId, setQueue, show, tell, tellLoaded, type PlayerTurn } from './player-turn.ts';
import { QUEUE_DECISIONS, type Decisions } from './queue-decisions.ts';

/** What every command of the player does: the state that follows at once, and what is to be done outside. */
export const DECISIONS: Decisions = {
  ...QUEUE_DECISIONS,
  playUnit,
  play,
  pause,
  toggle: (turn) => (isActive(turn.state) ? pause(turn) : play(turn)),
  seek,
  skip,
  back: (turn) => skip(turn, -turn.state.settings.backSec),
  forward: (turn) => skip(turn, turn.state.settings.forwardSec),
  next: (turn) => goTo(turn, 'next'),
  previous: (turn) => goTo(turn, 'previous'),
  nextChapter: (turn) => goToChapter(turn, nextChapter, 'next'),
  previousChapter: (turn) => goToChapter(turn, previousChapter, 'previous'),
  returnToPlace(turn) {
    const place = placeToReturnTo(turn.state.history, playingId(turn));
    if (!place || turn.moment.loadedId === null) return turn;
    return tell(change(turn, { history: turn.state.history.slice(0, -1) }), { type: 'seek', sec: place.positionSec });
  },
  choosePlace(turn, which) {
    const { placeChoice } = turn.state;
    if (!placeChoice) return turn;
    const sec = which === 'here' ? placeChoice.hereSec : placeChoice.otherSec;
    return tellLoaded(change(turn, { placeChoice: null }), { type: 'seek', sec });
  },
  playIndex(turn, index) {
    const id = turn.state.queue.items[index];
    return id === undefined ? turn : playUnit(turn, id);
  },

  setRate,
  slower: (turn) => setRate(turn, stepRate(turn.state.playback.rate, -RATE_STEP)),
  faster: (turn) => setRate(turn, stepRate(turn.state.playback.rate, RATE_STEP)),
  setVolume,
  louder: (turn) => setVolume(turn, stepVolume(turn.state.playback.volume, VOLUME_STEP)),
  quieter: (turn) => setVolume(turn, stepVolume(turn.state.playback.volume, -VOLUME_STEP)),
  toggleMute: (turn) => tell(turn, { type: 'set-muted', isMuted: !turn.state.playback.isMuted }),
  setSleepTimer(turn, sleep) {
    const set = change(turn, { sleep });
    return sleep ? set : tell(set, { type: 'set-fade', factor: 1 });
  },
  addBookmark(turn) {
    const { episode, playback } = turn.state;
    if (!episode || playback.isPlacing) return turn;
    // The panel says what a visitor can do about it.
    if (!turn.moment.hasLearner) return show(turn, { panel: 'bookmarks' });
    return act(turn, { type: 'add-bookmark', unitId: episode.id, positionSec: playback.positionSec });
  },
  applySettings: (turn, settings) => act(change(turn, { settings }), { type: 'keep', changes: { settings } }),

  showPanel: (turn, panel) => show(turn, { panel }),
  toggleTranscript: (turn) => togglePanel(turn, 'transcript'),
  toggleChapters: (turn) => togglePanel(turn, 'chapters'),
  toggleBookmarks: (turn) => togglePanel(turn, 'bookmarks'),
  openQueue: (turn, isQueueOpen) => show(turn, { isQueueOpen }),
  toggleQueue: (turn) => show(turn, { isQueueOpen: !turn.state.view.isQueueOpen }),
  openFull: (turn, isFullOpen) => show(turn, { isFullOpen }),
  setVideo,
  toggleCaptions: (turn) => setVideo(turn, { hasCaptions: !turn.state.video.hasCaptions }),
  toggleFullScreen: (turn) => setVideo(turn, { mode: turn.state.video.mode === 'fullscreen' ? 'normal' : 'fullscreen' }),
  toggleMinimized: (turn) => setVideo(turn, { mode: turn.state.video.mode === 'normal' ? 'minimized' : 'normal' }),

  retry,
  close: QUEUE_DECISIONS.clearQueue,
  saveNow: (turn) => act(turn, { type: 'save-place' }),
  sendUnsent(turn) {
    const sent = act(turn, { type: 'send-unsent' });
    // The line may be back: whoever was listening goes on listening.
    const { playback, isPlayWanted } = turn.state;
    return playback.fault !== null && LINE_FAULTS.has(playback.fault) && isPlayWanted ? retry(sent) : sent;
  },
};

function skip(turn: PlayerTurn, sec: number): PlayerTurn {
  return seek(turn, turn.state.playback.positionSec + sec);
}

type FindChapter = (timeline: Timeline, place: FilePlace) => TimelineChapter | null;

function goToChapter(turn: PlayerTurn, find: FindChapter, beyond: 'next' | 'previous'): PlayerTurn {
  const { episode, playback } = turn.state;
  const timeline = unitTimeline(turn.state);
  const chapter = episode && timeline && find(timeline, { unitId: episode.id, positionSec: playback.positionSec });
  return chapter ? seek(turn, chapter.fileStartSec) : goTo(turn, beyond);
}

function setRate(turn: PlayerTurn, wanted: number): PlayerTurn {
  const { episode } = turn.state;
  const rate = clampRate(wanted);
  return tell(episode ? act(turn, { type: 'keep-rate', itemId: episode.itemId, rate }) : turn, { type: 'set-rate', rate });
}

function setVolume(turn: PlayerTurn, wanted: number): PlayerTurn {
  const set = tell(turn, { type: 'set-volume', volume: clampVolume(wanted) });
  // Whoever moves the volume wants to hear it.
  return wanted > 0 ? tell(set, { type: 'set-muted', isMuted: false }) : set;
}

const togglePanel = (turn: PlayerTurn, panel: PlayerPanelName): PlayerTurn =>
  show(turn, { panel: turn.state.view.panel === panel ? null : panel });

function setVideo(turn: PlayerTurn, changes: Partial<VideoView>): PlayerTurn {
  const video = { ...turn.state.video, ...changes };
  // Full screen and closed are of the moment.
  const kept = { ...video, mode: video.mode === 'minimized' ? 'minimized' : 'normal' } as const;
  const set = act(change(turn, { video }), { type: 'keep', changes: { video: kept } });
  return changes.mode === 'closed' ? pause(set) : set;
}

/** The queue as it is kept in this browser, paused: after a reload, or when another tab has changed it. */
export function adoptQueue(turn: PlayerTurn, queue: QueueState): PlayerTurn {
  const before = playingId(turn);
  const adopted = change(turn, { queue });
  const now = currentId(queue);
  if (now === null && before === null) return adopted;
  return now === before ? adopted : showCurrent(adopted);
}

/** The current unit is not in the library any more. */
export const dropMissing = (turn: PlayerTurn): PlayerTurn =>
  showCurrent(setQueue(turn, { type: 'remove', index: turn.state.queue.currentQueueIndex }));

/** The current unit, paused. */
function showCurrent(turn: PlayerTurn): PlayerTurn {
  const unitId = playingId(turn);
  if (unitId === null) return act(turn, { type: 'put-away' });
  return act(turn, { type: 'start', unitId, atSec: null, isPlayWanted: false, dropsMissing: true });
}

/** What was played has been let go of. */
export const forgetUnit = (turn: PlayerTurn): PlayerTurn =>
  show(
    change(turn, {
      episode: null,
      speech: null,
      isPlayWanted: false,
      sleep: null,
      placeChoice: null,
      history: [],
      playback: reducePlayback(turn.state.playback, { type: 'unload' }),
    }),
    { panel: null, isFullOpen: false },
  );
