import { placeAt } from './speech-places.ts';
import { NO_TIMERS, type SpeechEffect, type SpeechEvent, type SpeechMoment, type SpeechState, type SpeechTimer } from './speech-state.ts';
import {
  begin,
  cancel,
  change,
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
  report,
  restart,
  silence,
  skip,
  speak,
  speakSoon,
  startTimer,
  stopTimers,
  tick,
  type SpeechTurn,
} from './speech-turn.ts';

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

function take(turn: SpeechTurn, event: SpeechEvent): SpeechTurn {
  switch (event.type) {
    case 'load':
      return load(turn, event);
    case 'unload':
      return unload(turn);
    case 'play':
      return play(turn);
    case 'pause':
      return turn.state.isPlayWanted ? halt(turn) : turn;
    case 'seek':
      return seek(turn, event.sec);
    case 'set-volume':
    case 'set-fade':
    case 'set-muted':
    case 'set-rate':
      return takeSound(turn, event);
    case 'voices-changed':
      return takeVoices(turn);
    case 'timer':
      return takeTimer(stopTimers(turn, event.timer), event.timer);
    default:
      // The events of a cancelled utterance come late.
      return event.id === turn.state.piece?.id ? takeUtterance(turn, event) : turn;
  }
}

function load(turn: SpeechTurn, { text, startSec, rate }: Extract<SpeechEvent, { type: 'load' }>): SpeechTurn {
  const { isFresh } = turn.state;
  const empty = unload(turn);
  const positionSec = clampSec(startSec, text);
  const next = placeAt(text, positionSec);
  const loaded = change(empty, { text, rate, misses: 0, isPlaced: false, isFresh: false, positionSec, next });
  // What spoke before a reload of the page blocks Chrome until it is cancelled.
  const ready = isFresh ? cancel(loaded) : loaded;
  // After this task, as the events of a file: a `play` that comes along is counted in.
  return startTimer(ready, 'place', 0);
}

const unload = (turn: SpeechTurn): SpeechTurn =>
  change(silence(turn), { text: null, isPlayWanted: false, reported: 'still', due: NO_TIMERS });

function play(turn: SpeechTurn): SpeechTurn {
  const { text, isPlayWanted } = turn.state;
  if (!text || isPlayWanted) return turn;
  const fault = findFault(turn);
  if (fault) return fail(turn, fault);
  const wanted = change(turn, { misses: 0, isPlayWanted: true });
  return speakSoon(isOver(wanted) ? goTo(wanted, 0) : wanted);
}

function seek(turn: SpeechTurn, sec: number): SpeechTurn {
  const moved = goTo(turn, sec);
  return moved.state.isPlayWanted && isOver(moved) ? finish(moved) : speakSoon(moved);
}

type SoundEvent = Extract<SpeechEvent, { type: 'set-volume' | 'set-fade' | 'set-muted' | 'set-rate' }>;

function takeSound(turn: SpeechTurn, event: SoundEvent): SpeechTurn {
  const { text, isPlaced, isMuted, rate, volume } = turn.state;
  switch (event.type) {
    case 'set-volume':
      // An utterance has the volume it began with: it counts from the next one on.
      return report(change(turn, { volume: event.volume }), { type: 'volume', volume: event.volume, isMuted });
    case 'set-fade':
      return change(turn, { fade: event.factor });
    case 'set-muted': {
      const told = report(change(turn, { isMuted: event.isMuted }), { type: 'volume', volume, isMuted: event.isMuted });
      // Whoever mutes cannot wait for the end of a long sentence.
      return event.isMuted === isMuted ? told : restart(told);
    }
    case 'set-rate': {
      if (event.rate === rate) return turn;
      const changed = change(turn, { rate: event.rate });
      return restart(text && isPlaced ? report(changed, { type: 'rate', rate: event.rate }) : changed);
    }
  }
}

function takeVoices(turn: SpeechTurn): SpeechTurn {
  const { text, piece } = turn.state;
  const voice = text && turn.moment.findVoice(text.language);
  return voice && voice.voiceURI !== piece?.voiceURI ? restart(turn) : turn;
}

function takeTimer(turn: SpeechTurn, timer: SpeechTimer): SpeechTurn {
  switch (timer) {
    case 'place':
      return confirmPlace(turn);
    case 'speak':
      return speak(turn);
    case 'waiting':
      return turn.state.reported === 'waiting' ? turn : report(change(turn, { reported: 'waiting' }), { type: 'waiting' });
    case 'voices':
      return fail(turn, 'voice');
    case 'tick':
      return tick(turn);
    case 'watch':
      return turn.state.piece?.heard ? giveUpPiece(turn) : miss(turn);
  }
}

type UtteranceEvent = Extract<SpeechEvent, { id: number }>;

function takeUtterance(turn: SpeechTurn, event: UtteranceEvent): SpeechTurn {
  const isBegun = turn.state.piece?.heard != null;
  switch (event.type) {
    case 'utterance-started':
      return isBegun ? turn : begin(turn);
    case 'utterance-word':
      return hearWord(isBegun ? turn : begin(turn), event.charIndex);
    case 'utterance-ended':
      return isBegun ? goOn(turn) : skip(turn);
    case 'utterance-failed': {
      const isSilenced = event.error === 'interrupted' || event.error === 'canceled';
      // The cancel that was meant for the utterance before may take this one along.
      if (isSilenced && !isBegun) return miss(turn);
      if (isSilenced || event.error === 'not-allowed') return halt(turn);
      return fail(turn, event.error === 'network' ? 'network' : 'voice');
    }
  }
}
