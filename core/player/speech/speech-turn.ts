import type { EngineEvent, PlaybackFault } from '../playback.ts';
import { cutPiece, hearPiece, placeBehind, resumePlace, showPiece, stuckAfterMs, wordsOf, type SpeechVoice } from './speech-piece.ts';
import { placeAt, secOf } from './speech-places.ts';
import type { SpeechEffect, SpeechMoment, SpeechState, SpeechTimer } from './speech-state.ts';
import type { SpeechText } from './speech-text.ts';

const TICK_MS = 250;
const WAITING_MS = 1500;
/** Speech Dispatcher takes 2 s to list its voices, and more than 5 s on a busy machine. */
const VOICES_MS = 10_000;
const VOICES_POLL_MS = 250;
const START_MS = 8000;
const MAX_MISSES = 3;
/** What is spoken right after a cancel is lost in some browsers; it also makes one restart of several in a row. */
const SETTLE_MS = 60;

/** One event on its way: the state so far, and what is to be done about it outside. */
export interface SpeechTurn {
  readonly state: SpeechState;
  readonly effects: readonly SpeechEffect[];
  readonly moment: SpeechMoment;
}

type Turn = SpeechTurn;

export const change = (turn: Turn, changes: Partial<SpeechState>): Turn => ({ ...turn, state: { ...turn.state, ...changes } });

const act = (turn: Turn, effect: SpeechEffect): Turn => ({ ...turn, effects: [...turn.effects, effect] });

export const report = (turn: Turn, event: EngineEvent): Turn => act(turn, { type: 'report', event });

export const startTimer = (turn: Turn, timer: SpeechTimer, ms: number): Turn =>
  change(turn, { due: { ...turn.state.due, [timer]: turn.moment.nowMs + ms } });

export const stopTimers = (turn: Turn, ...timers: readonly SpeechTimer[]): Turn =>
  change(turn, { due: { ...turn.state.due, ...Object.fromEntries(timers.map((timer) => [timer, null])) } });

/** Nothing is heard of the piece any more, and nothing waits to be spoken. */
const drop = (turn: Turn): Turn => change(stopTimers(turn, 'speak', 'waiting', 'voices', 'tick', 'watch'), { piece: null });

export const cancel = (turn: Turn): Turn => act(turn, { type: 'cancel' });

export function silence(turn: Turn): Turn {
  const dropped = drop(turn);
  return turn.state.piece ? cancel(change(dropped, { settledMs: turn.moment.nowMs + SETTLE_MS })) : dropped;
}

function readClock(turn: Turn): Turn {
  const { text, piece } = turn.state;
  if (!text || !piece?.heard) return turn;
  const shown = showPiece(text, piece, turn.moment.nowMs);
  return change(turn, { piece: shown, positionSec: shown.shownSec });
}

export function findFault({ state: { text }, moment }: Turn): PlaybackFault | null {
  if (!moment.canSpeak) return 'voice';
  return text?.cues.length === 0 ? 'text' : null;
}

export function confirmPlace(turn: Turn): Turn {
  const { text, isPlaced, rate, positionSec, isPlayWanted } = turn.state;
  const stopped = stopTimers(turn, 'place');
  if (!text || isPlaced) return stopped;
  const fault = findFault(turn);
  if (fault) return fail(stopped, fault);
  const events: readonly EngineEvent[] = [
    { type: 'rate', rate },
    { type: 'duration', durationSec: text.durationSec },
    { type: 'buffered', bufferedSec: text.durationSec },
    { type: 'seeked', positionSec, isPlayWanted },
  ];
  return events.reduce(report, change(stopped, { isPlaced: true }));
}

/** Silent, and ready to go on from where it was. */
function rest(turn: Turn): Turn {
  const { text, piece, next } = turn.state;
  const aimed = change(readClock(turn), { next: text && piece ? resumePlace(text, piece) : next });
  return change(silence(aimed), { isPlayWanted: false, reported: 'still' });
}

/** At the request of the learner, or because the system has taken the sound. */
export function halt(turn: Turn): Turn {
  const isHeard = turn.state.isPlaced && turn.state.piece?.heard != null;
  const still = rest(turn);
  const { positionSec } = still.state;
  return report(isHeard ? report(still, { type: 'time', positionSec }) : still, { type: 'paused' });
}

export const fail = (turn: Turn, fault: PlaybackFault): Turn => report(stopTimers(rest(turn), 'place'), { type: 'failed', fault });

export function finish(turn: Turn): Turn {
  const silent = confirmPlace(silence(turn));
  const { text, isPlayWanted } = silent.state;
  if (!text || !isPlayWanted) return silent;
  const ended = change(silent, { positionSec: text.durationSec, isPlayWanted: false, reported: 'still' });
  return report(ended, { type: 'ended' });
}

export function speakSoon(turn: Turn): Turn {
  const restMs = turn.state.settledMs - turn.moment.nowMs;
  return restMs > 0 ? startTimer(turn, 'speak', restMs) : speak(turn);
}

export function speak(turn: Turn): Turn {
  const { text, isPlayWanted, due } = turn.state;
  if (!turn.moment.canSpeak || !text || !isPlayWanted) return stopTimers(turn, 'speak');
  const waiting = due.waiting === null ? startTimer(turn, 'waiting', WAITING_MS) : turn;
  const voice = turn.moment.findVoice(text.language);
  if (voice) return speakPiece(stopTimers(waiting, 'speak', 'voices'), text, voice);
  const asked = due.voices === null ? startTimer(waiting, 'voices', VOICES_MS) : waiting;
  return startTimer(asked, 'speak', VOICES_POLL_MS);
}

function speakPiece(turn: Turn, text: SpeechText, voice: SpeechVoice): Turn {
  const { next, rate, volume, fade, isMuted } = turn.state;
  const id = turn.state.pieces + 1;
  const piece = cutPiece(text, next, voice, { id, rate });
  const { language } = text;
  const effect: SpeechEffect = { type: 'speak', id, words: wordsOf(text, piece), language, rate, volume: isMuted ? 0 : volume * fade };
  return act(startTimer(change(turn, { piece, pieces: id }), 'watch', START_MS), effect);
}

/** The voice begins. */
export function begin(turn: Turn): Turn {
  const heard = hear(turn, turn.state.piece?.place.char ?? 0);
  const placed = confirmPlace(readClock(change(stopTimers(heard, 'waiting'), { misses: 0 })));
  return tick(placed.state.reported === 'playing' ? placed : report(change(placed, { reported: 'playing' }), { type: 'playing' }));
}

function hear(turn: Turn, char: number): Turn {
  const { text, piece } = turn.state;
  if (!text || !piece) return turn;
  const heard = hearPiece(text, piece, char, turn.moment.nowMs);
  return startTimer(change(turn, { piece: heard }), 'watch', stuckAfterMs(text, heard));
}

export function hearWord(turn: Turn, charIndex: number): Turn {
  const { piece } = turn.state;
  if (!piece?.heard) return turn;
  const char = piece.place.char + charIndex;
  // Some voices say 0 for every word.
  return char > piece.heard.char && char < piece.toChar ? hear(turn, char) : turn;
}

export function tick(turn: Turn): Turn {
  const read = readClock(startTimer(turn, 'tick', TICK_MS));
  return report(read, { type: 'time', positionSec: read.state.positionSec });
}

const countMiss = (turn: Turn): Turn => change(turn, { misses: turn.state.misses + 1 });

const isHopeless = ({ state }: Turn): boolean => state.misses >= MAX_MISSES;

/** It was taken, and did not begin: once more. */
export function miss(turn: Turn): Turn {
  const counted = countMiss(turn);
  return isHopeless(counted) ? fail(counted, 'voice') : restart(counted);
}

/** It ended, and never began: the next one. */
export function skip(turn: Turn): Turn {
  const counted = countMiss(turn);
  return isHopeless(counted) ? fail(counted, 'voice') : goOn(counted);
}

/** The same sentence once more, with what has changed. */
export function restart(turn: Turn): Turn {
  const { text, piece } = turn.state;
  return text && piece ? speakSoon(silence(change(turn, { next: resumePlace(text, piece) }))) : turn;
}

/** The piece is over. */
export const goOn = (turn: Turn): Turn => speakNext(drop(aimBehind(turn)));

/** The piece hangs, and has to make room. */
export const giveUpPiece = (turn: Turn): Turn => speakNext(silence(aimBehind(turn)));

function aimBehind(turn: Turn): Turn {
  const { text, piece } = turn.state;
  return text && piece ? change(turn, { next: placeBehind(text, piece) }) : turn;
}

function speakNext(turn: Turn): Turn {
  const { text, next } = turn.state;
  if (!text) return turn;
  return next.cueIndex >= text.cues.length ? finish(turn) : speakSoon(change(turn, { positionSec: secOf(text, next) }));
}

export const isOver = ({ state: { text, positionSec } }: Turn): boolean => text !== null && positionSec >= text.durationSec;

/** Within a text; what is not a number is its beginning. */
export const clampSec = (sec: number, { durationSec }: SpeechText): number =>
  Number.isFinite(sec) ? Math.min(Math.max(0, sec), durationSec) : 0;

export function goTo(turn: Turn, sec: number): Turn {
  const { text, isPlayWanted, isPlaced } = turn.state;
  if (!text) return turn;
  const left = silence(readClock(turn));
  const next = placeAt(text, clampSec(sec, text), left.state.positionSec);
  const put = change(left, { positionSec: clampSec(sec, text), next });
  // What is heard begins at a word; while nothing is, the place is where it was put.
  const moved = isPlayWanted && !isOver(put) ? change(put, { positionSec: secOf(text, next) }) : put;
  return isPlaced ? report(moved, { type: 'seeked', positionSec: moved.state.positionSec, isPlayWanted }) : moved;
}
