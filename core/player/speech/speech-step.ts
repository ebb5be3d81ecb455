import type { EngineEvent } from '../playback.ts';
import type { PlaybackFault } from '../playback-state.ts';
import { act, change, type Step } from '../step.ts';
import { cutPiece, hearPiece, placeBehind, resumePlace, showPiece, stuckAfterMs, wordsOf, type SpeechVoice } from './speech-piece.ts';
import { placeAt, secOf } from './speech-places.ts';
import type { SpeechEffect, SpeechMoment, SpeechState, SpeechTimer } from './speech-state.ts';
import type { SpeechText } from './speech-schema.ts';

const TICK_MS = 250;
const WAITING_MS = 1500;
const VOICES_POLL_MS = 250;
const START_MS = 8000;
const MAX_MISSES = 3;
/** What is spoken right after a cancel is lost in some browsers; it also makes one restart of several in a row. */
const SETTLE_MS = 60;

/** One event on its way. */
export interface SpeechStep extends Step<SpeechState, SpeechEffect> {
  readonly moment: SpeechMoment;
}

export const tell = (step: SpeechStep, event: EngineEvent): SpeechStep => act(step, { type: 'tell', event });

export const startTimer = (step: SpeechStep, timer: SpeechTimer, ms: number): SpeechStep =>
  change(step, { due: { ...step.state.due, [timer]: step.moment.nowMs + ms } });

export const stopTimers = (step: SpeechStep, ...timers: readonly SpeechTimer[]): SpeechStep =>
  change(step, { due: { ...step.state.due, ...Object.fromEntries(timers.map((timer) => [timer, null])) } });

/** Nothing is heard of the piece any more, and nothing waits to be spoken. */
const drop = (step: SpeechStep): SpeechStep => change(stopTimers(step, 'speak', 'waiting', 'voices', 'tick', 'watch'), { piece: null });

export const cancel = (step: SpeechStep): SpeechStep => act(step, { type: 'cancel' });

export function silence(step: SpeechStep): SpeechStep {
  const dropped = drop(step);
  return step.state.piece ? cancel(change(dropped, { settledMs: step.moment.nowMs + SETTLE_MS })) : dropped;
}

function readClock(step: SpeechStep): SpeechStep {
  const { text, piece } = step.state;
  if (!text || !piece?.heard) return step;
  const shown = showPiece(text, piece, step.moment.nowMs);
  return change(step, { piece: shown, positionSec: shown.shownSec });
}

export function findFault({ state: { text }, moment }: SpeechStep): PlaybackFault | null {
  if (!moment.canSpeak) return 'voice';
  return text?.cues.length === 0 ? 'text' : null;
}

export function confirmPlace(step: SpeechStep): SpeechStep {
  const { text, isPlaced, rate, positionSec, isPlayWanted } = step.state;
  const stopped = stopTimers(step, 'place');
  if (!text || isPlaced) return stopped;
  const fault = findFault(step);
  if (fault) return fail(stopped, fault);
  const events: readonly EngineEvent[] = [
    { type: 'rate', rate },
    { type: 'duration', durationSec: text.durationSec },
    { type: 'buffered', bufferedSec: text.durationSec },
    { type: 'seeked', positionSec, isPlayWanted },
  ];
  return events.reduce(tell, change(stopped, { isPlaced: true }));
}

/** Silent, and ready to go on from where it was. */
function rest(step: SpeechStep): SpeechStep {
  const { text, piece, next } = step.state;
  const aimed = change(readClock(step), { next: text && piece ? resumePlace(text, piece) : next });
  return change(silence(aimed), { isPlayWanted: false, told: 'still' });
}

/** At the request of the learner, or because the system has taken the sound. */
export function halt(step: SpeechStep): SpeechStep {
  const isHeard = step.state.isPlaced && step.state.piece?.heard != null;
  const still = rest(step);
  const { positionSec } = still.state;
  return tell(isHeard ? tell(still, { type: 'time', positionSec }) : still, { type: 'paused' });
}

export const fail = (step: SpeechStep, fault: PlaybackFault): SpeechStep =>
  tell(stopTimers(rest(step), 'place'), { type: 'failed', fault });

export function finish(step: SpeechStep): SpeechStep {
  const silent = confirmPlace(silence(step));
  const { text, isPlayWanted } = silent.state;
  if (!text || !isPlayWanted) return silent;
  const ended = change(silent, { positionSec: text.durationSec, isPlayWanted: false, told: 'still' });
  return tell(ended, { type: 'ended' });
}

export function speakSoon(step: SpeechStep): SpeechStep {
  const restMs = step.state.settledMs - step.moment.nowMs;
  return restMs > 0 ? startTimer(step, 'speak', restMs) : speak(step);
}

export function speak(step: SpeechStep): SpeechStep {
  const { text, isPlayWanted, due } = step.state;
  if (!step.moment.canSpeak || !text || !isPlayWanted) return stopTimers(step, 'speak');
  const waiting = due.waiting === null ? startTimer(step, 'waiting', WAITING_MS) : step;
  const voice = step.moment.findVoice(text.language);
  if (voice) return speakPiece(stopTimers(waiting, 'speak', 'voices'), text, voice);
  return awaitVoices(startTimer(waiting, 'speak', VOICES_POLL_MS));
}

/** Until they come, or there are surely none. */
export function awaitVoices(step: SpeechStep): SpeechStep {
  const withinMs = step.moment.voicesWithinMs();
  return withinMs > 0 ? startTimer(step, 'voices', withinMs) : fail(step, 'voice');
}

function speakPiece(step: SpeechStep, text: SpeechText, voice: SpeechVoice): SpeechStep {
  const { next, rate, volume, fade, isMuted } = step.state;
  const id = step.state.pieces + 1;
  const piece = cutPiece(text, next, voice, { id, rate });
  const { language } = text;
  const effect: SpeechEffect = { type: 'speak', id, words: wordsOf(text, piece), language, rate, volume: isMuted ? 0 : volume * fade };
  return act(startTimer(change(step, { piece, pieces: id }), 'watch', START_MS), effect);
}

/** The voice begins. */
export function begin(step: SpeechStep): SpeechStep {
  const heard = hear(step, step.state.piece?.place.char ?? 0);
  const placed = confirmPlace(readClock(change(stopTimers(heard, 'waiting'), { misses: 0 })));
  return tick(placed.state.told === 'playing' ? placed : tell(change(placed, { told: 'playing' }), { type: 'playing' }));
}

function hear(step: SpeechStep, char: number): SpeechStep {
  const { text, piece } = step.state;
  if (!text || !piece) return step;
  const heard = hearPiece(text, piece, char, step.moment.nowMs);
  return startTimer(change(step, { piece: heard }), 'watch', stuckAfterMs(text, heard));
}

export function hearWord(step: SpeechStep, charIndex: number): SpeechStep {
  const { piece } = step.state;
  if (!piece?.heard) return step;
  const char = piece.place.char + charIndex;
  // Some voices say 0 for every word.
  return char > piece.heard.char && char < piece.toChar ? hear(step, char) : step;
}

export function tick(step: SpeechStep): SpeechStep {
  const read = readClock(startTimer(step, 'tick', TICK_MS));
  return tell(read, { type: 'time', positionSec: read.state.positionSec });
}

const countMiss = (step: SpeechStep): SpeechStep => change(step, { misses: step.state.misses + 1 });

const isHopeless = ({ state }: SpeechStep): boolean => state.misses >= MAX_MISSES;

/** It was taken, and did not begin: once more. */
export function miss(step: SpeechStep): SpeechStep {
  const counted = countMiss(step);
  return isHopeless(counted) ? fail(counted, 'voice') : restart(counted);
}

/** It ended, and never began: the next one. */
export function skip(step: SpeechStep): SpeechStep {
  const counted = countMiss(step);
  return isHopeless(counted) ? fail(counted, 'voice') : goOn(counted);
}

/** The same sentence once more, with what has changed. */
export function restart(step: SpeechStep): SpeechStep {
  const { text, piece } = step.state;
  return text && piece ? speakSoon(silence(change(step, { next: resumePlace(text, piece) }))) : step;
}

/** The piece is over. */
export const goOn = (step: SpeechStep): SpeechStep => speakNext(drop(aimBehind(step)));

/** The piece hangs, and has to make room. */
export const giveUpPiece = (step: SpeechStep): SpeechStep => speakNext(silence(aimBehind(step)));

function aimBehind(step: SpeechStep): SpeechStep {
  const { text, piece } = step.state;
  return text && piece ? change(step, { next: placeBehind(text, piece) }) : step;
}

function speakNext(step: SpeechStep): SpeechStep {
  const { text, next } = step.state;
  if (!text) return step;
  return next.cueIndex >= text.cues.length ? finish(step) : speakSoon(change(step, { positionSec: secOf(text, next) }));
}

export const isOver = ({ state: { text, positionSec } }: SpeechStep): boolean => text !== null && positionSec >= text.durationSec;

/** Within a text; what is not a number is its beginning. */
export const clampSec = (sec: number, { durationSec }: SpeechText): number =>
  Number.isFinite(sec) ? Math.min(Math.max(0, sec), durationSec) : 0;

export function goTo(step: SpeechStep, sec: number): SpeechStep {
  const { text, isPlayWanted, isPlaced } = step.state;
  if (!text) return step;
  const left = silence(readClock(step));
  const next = placeAt(text, clampSec(sec, text), left.state.positionSec);
  const put = change(left, { positionSec: clampSec(sec, text), next });
  // What is heard begins at a word; while nothing is, the place is where it was put.
  const moved = isPlayWanted && !isOver(put) ? change(put, { positionSec: secOf(text, next) }) : put;
  return isPlaced ? tell(moved, { type: 'seeked', positionSec: moved.state.positionSec, isPlayWanted }) : moved;
}
