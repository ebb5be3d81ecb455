import { SAME_PLACE_SEC, type EngineEvent } from '../playback.ts';
import { act, change, type Step } from '../step.ts';
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

interface MediaStep extends Step<MediaState, MediaEffect> {
  readonly look: (slot: MediaSlot) => MediaLook;
}

const tell = (step: MediaStep, ...events: readonly EngineEvent[]): MediaStep =>
  act(step, ...events.map((event) => ({ type: 'tell', event }) as const));

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

function take(step: MediaStep, event: MediaEvent): MediaStep {
  const { active, url, volume, fade } = step.state;
  switch (event.type) {
    case 'load':
      return load(step, event);
    case 'preload':
      return preload(step, event.file, event.startSec);
    case 'unload':
      return act(change(forgetReady(step), { url: null }), { type: 'empty', slot: active });
    case 'play':
      return play(step);
    case 'pause':
      return act(step, { type: 'pause', slot: active });
    case 'seek':
      return act(step, { type: 'place', slot: active, sec: event.sec });
    case 'set-volume':
      return act(change(step, { volume: event.volume }), { type: 'set-loudness', volume: event.volume * fade });
    case 'set-fade':
      return event.factor === fade
        ? step
        : act(change(step, { fade: event.factor }), { type: 'set-loudness', volume: volume * event.factor });
    case 'set-muted':
      return act(step, event);
    case 'set-rate':
      return act(change(step, { rate: event.rate }), { type: 'set-rate', slot: active, rate: event.rate, isLoading: false });
    case 'element':
      // The volume is set before there is a file; everything else is about one.
      return event.slot === active && (url !== null || event.event === 'volumechange') ? takeElement(step, event.event) : step;
    default:
      return url !== null && event.load === step.state.loads ? takeAnswer(step, event, url) : step;
  }
}

function load(step: MediaStep, { file, startSec, rate }: Extract<MediaEvent, { type: 'load' }>): MediaStep {
  const { ready, active, picture } = step.state;
  const loading = change(step, { rate, trusted: null });
  if (ready?.url === file.url) {
    const taken = change(loading, { ready: null });
    if (!step.look(ready.slot).hasError) return takeOver(taken, ready, startSec);
    return open(taken, slotFor(file, active, picture), file.url, startSec);
  }
  return open(forgetReady(loading), slotFor(file, active, picture), file.url, startSec);
}

/** A film stays in the element that is shown, so that its page need not change. */
function slotFor({ isVideo }: MediaFile, active: MediaSlot, picture: MediaSlot): MediaSlot {
  if (isVideo) return picture;
  return isVideoSlot(active) ? 'audio-1' : active;
}

function open(step: MediaStep, slot: MediaSlot, url: string, atSec: number): MediaStep {
  const { active, rate, loads } = step.state;
  const cleared = slot === active ? step : act(step, { type: 'empty', slot: active });
  const opened = change(activate(cleared, slot), { url, loads: loads + 1, startSec: atSec, isPlaced: false });
  return act(opened, { type: 'open', slot, url, atSec, rate });
}

function activate(step: MediaStep, slot: MediaSlot): MediaStep {
  const activated = change(step, { active: slot });
  if (!isVideoSlot(slot) || slot === step.state.picture) return activated;
  return act(change(activated, { picture: slot }), { type: 'show-picture', slot });
}

/** The element that made the file ready goes on with it. */
function takeOver(step: MediaStep, { slot, url }: { slot: MediaSlot; url: string }, startSec: number): MediaStep {
  const { active: before, rate, loads } = step.state;
  const emptied = act(activate(step, slot), { type: 'empty', slot: before }, { type: 'set-rate', slot, rate, isLoading: true });
  const taken = change(emptied, { url, loads: loads + 1, trusted: before, startSec, isPlaced: false });
  // Its events have passed already. As those of a new file, they are told when whoever loads it has done the rest.
  return step.look(slot).hasMetadata ? act(taken, { type: 'await-takeover', load: taken.state.loads }) : taken;
}

function preload(step: MediaStep, file: MediaFile | null, atSec: number): MediaStep {
  const { ready, active, picture } = step.state;
  if (file && ready?.url === file.url) return step;
  const forgotten = forgetReady(step);
  if (!file) return forgotten;
  const slot = spareOf(file.isVideo ? picture : isVideoSlot(active) ? 'audio-2' : active);
  return act(change(forgotten, { ready: { slot, url: file.url } }), { type: 'make-ready', slot, url: file.url, atSec });
}

const SPARE = { 'audio-1': 'audio-2', 'audio-2': 'audio-1', 'video-1': 'video-2', 'video-2': 'video-1' } as const;

const spareOf = (slot: MediaSlot): MediaSlot => SPARE[slot];

function forgetReady(step: MediaStep): MediaStep {
  const { ready } = step.state;
  const forgotten = change(step, { ready: null });
  return ready ? act(forgotten, { type: 'empty', slot: ready.slot }) : forgotten;
}

function play(step: MediaStep): MediaStep {
  const { active: slot, url, loads: load } = step.state;
  return url === null ? step : act(step, { type: 'play', slot, load });
}

function confirmPlace(step: MediaStep): MediaStep {
  const { positionSec, isPaused } = step.look(step.state.active);
  return tell(change(step, { isPlaced: true }), { type: 'seeked', positionSec, isPlayWanted: !isPaused });
}

function goToStart(step: MediaStep): MediaStep {
  const { active: slot, startSec } = step.state;
  const { positionSec, durationSec, isSeeking } = step.look(slot);
  const sec = Math.min(startSec, durationSec);
  // Browsers differ in whether a place that was set before this moment is kept.
  if (Math.abs(positionSec - sec) > SAME_PLACE_SEC) return act(step, { type: 'place', slot, sec });
  return isSeeking ? step : confirmPlace(step);
}

function takeElement(step: MediaStep, event: ElementEvent): MediaStep {
  const { active: slot, loads: load, url, isPlaced, fade } = step.state;
  const { positionSec, durationSec, bufferedSec, isPaused, isEnded, hasError, rate, isMuted, ...element } = step.look(slot);
  switch (event) {
    case 'loadedmetadata':
      return goToStart(step);
    case 'durationchange':
      return tell(step, { type: 'duration', durationSec });
    case 'timeupdate':
    case 'seeking':
      return isPlaced ? tell(step, { type: 'time', positionSec }) : step;
    case 'seeked':
      return confirmPlace(step);
    case 'progress':
      return tell(step, { type: 'buffered', bufferedSec });
    case 'waiting':
    case 'ended':
      return tell(step, { type: event });
    case 'playing':
      return isPaused ? step : tell(step, { type: 'playing' });
    case 'pause':
      // An element also pauses before its end and after an error; the learner did neither.
      return isPaused && !isEnded && !hasError ? tell(step, { type: 'paused' }) : step;
    case 'volumechange': {
      // A faded volume is not the learner's.
      const volume = fade === 1 ? element.volume : step.state.volume;
      return tell(change(step, { volume }), { type: 'volume', volume, isMuted });
    }
    case 'ratechange':
      return tell(step, { type: 'rate', rate });
    case 'error':
      return url === null ? step : act(step, { type: 'explain', slot, load, url });
  }
}

type MediaAnswer = Extract<MediaEvent, { type: 'taken-over' | 'refused' | 'explained' }>;

function takeAnswer(step: MediaStep, event: MediaAnswer, url: string): MediaStep {
  const { active, trusted, ready, isPlaced } = step.state;
  switch (event.type) {
    case 'taken-over': {
      if (isPlaced) return step;
      const { durationSec, bufferedSec } = step.look(active);
      return goToStart(tell(step, { type: 'duration', durationSec }, { type: 'buffered', bufferedSec }));
    }
    case 'refused': {
      if (!trusted) return tell(step, { type: 'paused' });
      const { positionSec } = step.look(active);
      const free = ready?.slot === trusted ? forgetReady(step) : step;
      return play(open(change(free, { trusted: null }), trusted, url, positionSec));
    }
    case 'explained':
      return tell(step, { type: 'failed', fault: event.isLost ? 'network' : 'media' });
  }
}
