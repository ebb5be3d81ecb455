import type { EngineEvent } from '../playback.ts';
import {
  isVideoSlot,
  type ElementEvent,
  type MediaEffect,
  type MediaEvent,
  type MediaFile,
  type MediaLook,
  type MediaSlot,
  type MediaState,
} from './media-state.ts';

/** Places nearer than this are the same: seeks land on a frame. */
export const SAME_PLACE_SEC = 0.5;

interface Turn {
  readonly state: MediaState;
  readonly effects: readonly MediaEffect[];
  readonly look: (slot: MediaSlot) => MediaLook;
}

const change = (turn: Turn, changes: Partial<MediaState>): Turn => ({ ...turn, state: { ...turn.state, ...changes } });
const act = (turn: Turn, ...effects: readonly MediaEffect[]): Turn => ({ ...turn, effects: [...turn.effects, ...effects] });
const report = (turn: Turn, ...events: readonly EngineEvent[]): Turn =>
  act(turn, ...events.map((event) => ({ type: 'report', event }) as const));

/**
 * Which element plays what. Returns the next state, and what has to be done in order.
 * @param look an element as it is now
 */
export function reduceMedia(
  state: MediaState,
  event: MediaEvent,
  look: (slot: MediaSlot) => MediaLook,
): [MediaState, readonly MediaEffect[]] {
  const after = take({ state, effects: [], look }, event);
  return [after.state, after.effects];
}

function take(turn: Turn, event: MediaEvent): Turn {
  const { active, url, volume, fade, isPlaced } = turn.state;
  switch (event.type) {
    case 'load':
      return load(turn, event);
    case 'preload':
      return preload(turn, event.file, event.startSec);
    case 'unload':
      return act(change(forgetReady(turn), { url: null }), { type: 'empty', slot: active });
    case 'play':
      return play(turn);
    case 'pause':
      return act(turn, { type: 'pause', slot: active });
    case 'seek':
      return act(turn, { type: 'place', slot: active, sec: event.sec });
    case 'set-volume':
      return act(change(turn, { volume: event.volume }), { type: 'set-loudness', volume: event.volume * fade });
    case 'set-fade':
      return event.factor === fade
        ? turn
        : act(change(turn, { fade: event.factor }), { type: 'set-loudness', volume: volume * event.factor });
    case 'set-muted':
      return act(turn, event);
    case 'set-rate':
      return act(change(turn, { rate: event.rate }), { type: 'set-rate', slot: active, rate: event.rate, isLoading: false });
    case 'element':
      // The volume is set before there is a file; everything else is about one.
      return event.slot === active && (url !== null || event.event === 'volumechange') ? takeElement(turn, event.event) : turn;
    default:
      return event.slot === active && event.url === url ? takeAnswer(turn, event, isPlaced) : turn;
  }
}

function load(turn: Turn, { file, startSec, rate }: Extract<MediaEvent, { type: 'load' }>): Turn {
  const { ready, active, picture } = turn.state;
  const loading = change(turn, { rate, trusted: null });
  if (ready?.url === file.url) {
    const taken = change(loading, { ready: null });
    if (!turn.look(ready.slot).hasError) return takeOver(taken, ready, startSec);
    return open(taken, slotFor(file, active, picture), file.url, startSec);
  }
  return open(forgetReady(loading), slotFor(file, active, picture), file.url, startSec);
}

/** A film stays in the element that is shown, so that its page need not change. */
function slotFor({ isVideo }: MediaFile, active: MediaSlot, picture: MediaSlot): MediaSlot {
  if (isVideo) return picture;
  return isVideoSlot(active) ? 'audio-1' : active;
}

function open(turn: Turn, slot: MediaSlot, url: string, atSec: number): Turn {
  const { active, rate } = turn.state;
  const cleared = slot === active ? turn : act(turn, { type: 'empty', slot: active });
  const opened = change(activate(cleared, slot), { url, startSec: atSec, isPlaced: false });
  return act(opened, { type: 'open', slot, url, atSec, rate });
}

function activate(turn: Turn, slot: MediaSlot): Turn {
  const activated = change(turn, { active: slot });
  if (!isVideoSlot(slot) || slot === turn.state.picture) return activated;
  return act(change(activated, { picture: slot }), { type: 'show-picture', slot });
}

/** The element that made the file ready goes on with it. */
function takeOver(turn: Turn, { slot, url }: { slot: MediaSlot; url: string }, startSec: number): Turn {
  const { active: before, rate } = turn.state;
  const emptied = act(activate(turn, slot), { type: 'empty', slot: before }, { type: 'set-rate', slot, rate, isLoading: true });
  const taken = change(emptied, { url, trusted: before, startSec, isPlaced: false });
  // Its events have passed already. They come after this task, as those of a new file do.
  return turn.look(slot).hasMetadata ? act(taken, { type: 'await-task', slot, url }) : taken;
}

function preload(turn: Turn, file: MediaFile | null, atSec: number): Turn {
  const { ready, active, picture } = turn.state;
  if (file && ready?.url === file.url) return turn;
  const forgotten = forgetReady(turn);
  if (!file) return forgotten;
  const slot = spareOf(file.isVideo ? picture : isVideoSlot(active) ? 'audio-2' : active);
  return act(change(forgotten, { ready: { slot, url: file.url } }), { type: 'make-ready', slot, url: file.url, atSec });
}

const SPARE = { 'audio-1': 'audio-2', 'audio-2': 'audio-1', 'video-1': 'video-2', 'video-2': 'video-1' } as const;

const spareOf = (slot: MediaSlot): MediaSlot => SPARE[slot];

function forgetReady(turn: Turn): Turn {
  const { ready, active } = turn.state;
  const forgotten = change(turn, { ready: null });
  return ready && ready.slot !== active ? act(forgotten, { type: 'empty', slot: ready.slot }) : forgotten;
}

function play(turn: Turn): Turn {
  const { active: slot, url } = turn.state;
  return url === null ? turn : act(turn, { type: 'play', slot, url });
}

function confirmPlace(turn: Turn): Turn {
  const { positionSec, isPaused } = turn.look(turn.state.active);
  return report(change(turn, { isPlaced: true }), { type: 'seeked', positionSec, isPlayWanted: !isPaused });
}

function goToStart(turn: Turn): Turn {
  const { active: slot, startSec } = turn.state;
  const { positionSec, durationSec, isSeeking } = turn.look(slot);
  const sec = Math.min(startSec, durationSec);
  // Browsers differ in whether a place that was set before this moment is kept.
  if (Math.abs(positionSec - sec) > SAME_PLACE_SEC) return act(turn, { type: 'place', slot, sec });
  return isSeeking ? turn : confirmPlace(turn);
}

function takeElement(turn: Turn, event: ElementEvent): Turn {
  const { active: slot, url, isPlaced, fade } = turn.state;
  const { positionSec, durationSec, bufferedSec, isPaused, isEnded, hasError, rate, isMuted, ...element } = turn.look(slot);
  switch (event) {
    case 'loadedmetadata':
      return goToStart(turn);
    case 'durationchange':
      return report(turn, { type: 'duration', durationSec });
    case 'timeupdate':
    case 'seeking':
      return isPlaced ? report(turn, { type: 'time', positionSec }) : turn;
    case 'seeked':
      return confirmPlace(turn);
    case 'progress':
      return report(turn, { type: 'buffered', bufferedSec });
    case 'waiting':
    case 'ended':
      return report(turn, { type: event });
    case 'playing':
      return isPaused ? turn : report(turn, { type: 'playing' });
    case 'pause':
      // An element also pauses before its end and after an error; the learner did neither.
      return isPaused && !isEnded && !hasError ? report(turn, { type: 'paused' }) : turn;
    case 'volumechange': {
      // A faded volume is not the learner's.
      const volume = fade === 1 ? element.volume : turn.state.volume;
      return report(change(turn, { volume }), { type: 'volume', volume, isMuted });
    }
    case 'ratechange':
      return report(turn, { type: 'rate', rate });
    case 'error':
      return url === null ? turn : act(turn, { type: 'explain', slot, url });
  }
}

type MediaAnswer = Extract<MediaEvent, { type: 'taken-over' | 'refused' | 'explained' }>;

function takeAnswer(turn: Turn, event: MediaAnswer, isPlaced: boolean): Turn {
  switch (event.type) {
    case 'taken-over': {
      if (isPlaced) return turn;
      const { durationSec, bufferedSec } = turn.look(event.slot);
      return goToStart(report(turn, { type: 'duration', durationSec }, { type: 'buffered', bufferedSec }));
    }
    case 'refused': {
      const { trusted, ready } = turn.state;
      if (!trusted) return report(turn, { type: 'paused' });
      const { positionSec } = turn.look(event.slot);
      const free = ready?.slot === trusted ? forgetReady(turn) : turn;
      return play(open(change(free, { trusted: null }), trusted, event.url, positionSec));
    }
    case 'explained':
      return report(turn, { type: 'failed', fault: event.isLost ? 'network' : 'media' });
  }
}
