import { change } from '../step.ts';
import { placeAt } from './speech-places.ts';
import { NO_TIMERS, type SpeechEffect, type SpeechEvent, type SpeechMoment, type SpeechState, type SpeechTimer } from './speech-state.ts';
import {
  awaitVoices,
  begin,
  cancel,
  clampSec,
  confirmPlace,
  fail,
  findFault,
  finish,
  giveUpPiece,
  goOn,
  goTo,
  halt,
  hearWord,
  isOver,
  miss,
  tell,
  restart,
  silence,
  skip,
  speak,
  speakSoon,
  startTimer,
  stopTimers,
  tick,
  type SpeechStep,
} from './speech-step.ts';

/**
 * Speaks a text sentence by sentence: one utterance at a time, the next when the one before has ended. `pause()` of the
 * browser is never used, because on Android it cancels: to pause is to cancel and to remember the sentence.
 *
 * Returns the next state, and what has to be done in order. Timers are part of the state: each goes off once, when it is due.
 */
export function reduceSpeech(state: SpeechState, event: SpeechEvent, moment: SpeechMoment): [SpeechState, readonly SpeechEffect[]] {
  const after = take({ state, effects: [], moment }, event);
  return [after.state, after.effects];
}

function take(step: SpeechStep, event: SpeechEvent): SpeechStep {
  switch (event.type) {
    case 'load':
      return load(step, event);
    case 'unload':
      return unload(step);
    case 'play':
      return play(step);
    case 'pause':
      return step.state.isPlayWanted ? halt(step) : step;
    case 'seek':
      return seek(step, event.sec);
    case 'set-volume':
    case 'set-fade':
    case 'set-muted':
    case 'set-rate':
      return takeSound(step, event);
    case 'voices-changed':
      return takeVoices(step);
    case 'timer':
      return takeTimer(stopTimers(step, event.timer), event.timer);
    default:
      // The events of a cancelled utterance come late.
      return event.id === step.state.piece?.id ? takeUtterance(step, event) : step;
  }
}

function load(step: SpeechStep, { text, startSec, rate }: Extract<SpeechEvent, { type: 'load' }>): SpeechStep {
  const { isFresh } = step.state;
  const empty = unload(step);
  const positionSec = clampSec(startSec, text);
  const next = placeAt(text, positionSec);
  const loaded = change(empty, { text, rate, misses: 0, isPlaced: false, isFresh: false, positionSec, next });
  // What spoke before a reload of the page blocks Chrome until it is cancelled.
  const ready = isFresh ? cancel(loaded) : loaded;
  // After this task, as the events of a file: a `play` that comes along is counted in.
  return startTimer(ready, 'place', 0);
}

const unload = (step: SpeechStep): SpeechStep => change(silence(step), { text: null, isPlayWanted: false, told: 'still', due: NO_TIMERS });

function play(step: SpeechStep): SpeechStep {
  const { text, isPlayWanted } = step.state;
  if (!text || isPlayWanted) return step;
  const fault = findFault(step);
  if (fault) return fail(step, fault);
  const wanted = change(step, { misses: 0, isPlayWanted: true });
  return speakSoon(isOver(wanted) ? goTo(wanted, 0) : wanted);
}

function seek(step: SpeechStep, sec: number): SpeechStep {
  const moved = goTo(step, sec);
  return moved.state.isPlayWanted && isOver(moved) ? finish(moved) : speakSoon(moved);
}

type SoundEvent = Extract<SpeechEvent, { type: 'set-volume' | 'set-fade' | 'set-muted' | 'set-rate' }>;

function takeSound(step: SpeechStep, event: SoundEvent): SpeechStep {
  const { text, isPlaced, isMuted, rate, volume } = step.state;
  switch (event.type) {
    case 'set-volume':
      // An utterance has the volume it began with: it counts from the next one on.
      return tell(change(step, { volume: event.volume }), { type: 'volume', volume: event.volume, isMuted });
    case 'set-fade':
      return change(step, { fade: event.factor });
    case 'set-muted': {
      const told = tell(change(step, { isMuted: event.isMuted }), { type: 'volume', volume, isMuted: event.isMuted });
      // Whoever mutes cannot wait for the end of a long sentence.
      return event.isMuted === isMuted ? told : restart(told);
    }
    case 'set-rate': {
      if (event.rate === rate) return step;
      const changed = change(step, { rate: event.rate });
      return restart(text && isPlaced ? tell(changed, { type: 'rate', rate: event.rate }) : changed);
    }
  }
}

function takeVoices(step: SpeechStep): SpeechStep {
  const { text, piece, due } = step.state;
  const voice = text && step.moment.findVoice(text.language);
  if (!voice && due.voices !== null) return awaitVoices(step);
  return voice && voice.voiceURI !== piece?.voiceURI ? restart(step) : step;
}

function takeTimer(step: SpeechStep, timer: SpeechTimer): SpeechStep {
  switch (timer) {
    case 'place':
      return confirmPlace(step);
    case 'speak':
      return speak(step);
    case 'waiting':
      return step.state.told === 'waiting' ? step : tell(change(step, { told: 'waiting' }), { type: 'waiting' });
    case 'voices':
      return fail(step, 'voice');
    case 'tick':
      return tick(step);
    case 'watch':
      return step.state.piece?.heard ? giveUpPiece(step) : miss(step);
  }
}

type UtteranceEvent = Extract<SpeechEvent, { id: number }>;

function takeUtterance(step: SpeechStep, event: UtteranceEvent): SpeechStep {
  const isBegun = step.state.piece?.heard != null;
  switch (event.type) {
    case 'utterance-started':
      return isBegun ? step : begin(step);
    case 'utterance-word':
      return hearWord(isBegun ? step : begin(step), event.charIndex);
    case 'utterance-ended':
      return isBegun ? goOn(step) : skip(step);
    case 'utterance-failed': {
      const isSilenced = event.error === 'interrupted' || event.error === 'canceled';
      // The cancel that was meant for the utterance before may take this one along.
      if (isSilenced && !isBegun) return miss(step);
      if (isSilenced || event.error === 'not-allowed') return halt(step);
      return fail(step, event.error === 'network' ? 'network' : 'voice');
    }
  }
}
