import type { PlaybackFault } from '#core/player/playback.ts';
import type { SpeechText } from '#core/player/speech-text.ts';
import type { EngineEvent, PlayerEngine, PlayerMedia } from './engine.ts';
import { sayPiece, type Piece, type PieceEvents, type Speaking } from './speech-piece.ts';
import { placeAt, secOf, type SpeechPlace } from './speech-places.ts';
import type { SpeechVoices } from './speech-voices.ts';

export interface SpeechEngineParts extends Omit<Speaking, 'synthesis'> {
  /** Null where the browser cannot speak. */
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'> | null;
  voices: SpeechVoices;
}

const TICK_MS = 250;
const WAITING_MS = 1500;
/** Speech Dispatcher takes 2 s to list its voices, and more than 5 s on a busy machine. */
const VOICES_MS = 10_000;
const VOICES_POLL_MS = 250;
/** Utterances in a row that were taken and never began. */
const MAX_MISSES = 3;
/** What is spoken right after `cancel` is lost in some browsers; it also makes one restart of several in a row. */
const SETTLE_MS = 60;

const BEGINNING: SpeechPlace = { cueIndex: 0, char: 0 };

type Timer = 'place' | 'speak' | 'waiting' | 'voices' | 'tick';

/**
 * Speaks a text sentence by sentence: one utterance at a time, the next when the one before has ended. `pause()` of the
 * browser is never used, because on Android it cancels: to pause is to cancel and to remember the sentence.
 */
export function createSpeechEngine({ synthesis, voices, ...speaking }: SpeechEngineParts): PlayerEngine {
  const { now, schedule } = speaking;
  const listeners = new Set<(event: EngineEvent) => void>();
  const timers = new Map<Timer, () => void>();
  let text: SpeechText | null = null;
  /** What is spoken next when there is no piece. */
  let next = BEGINNING;
  let piece: Piece | null = null;
  let positionSec = 0;
  let isPlaced = true;
  let isPlayWanted = false;
  /** What was last told of the sound. */
  let reported: 'still' | 'playing' | 'waiting' = 'still';
  let misses = 0;
  let settledMs = 0;
  let isFresh = true;
  let rate = 1;
  let volume = 1;
  let fade = 1;
  let isMuted = false;

  const emit = (event: EngineEvent): void => listeners.forEach((listen) => listen(event));

  function after(timer: Timer, ms: number, work: () => void): void {
    stop(timer);
    const end = schedule(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.set(timer, end);
  }

  function stop(...names: Timer[]): void {
    for (const name of names) {
      timers.get(name)?.();
      timers.delete(name);
    }
  }

  function drop(): void {
    stop('speak', 'waiting', 'voices', 'tick');
    piece?.drop();
    piece = null;
  }

  function silence(): void {
    const hadPiece = piece !== null;
    drop();
    if (!hadPiece) return;
    synthesis?.cancel();
    settledMs = now() + SETTLE_MS;
  }

  function readClock(): number {
    if (piece?.isBegun()) positionSec = piece.readSec();
    return positionSec;
  }

  const findFault = (): PlaybackFault | null => (!synthesis ? 'voice' : text?.cues.length === 0 ? 'text' : null);

  function confirmPlace(): void {
    stop('place');
    if (!text || isPlaced) return;
    const fault = findFault();
    if (fault) return fail(fault);
    isPlaced = true;
    const { durationSec } = text;
    emit({ type: 'rate', rate });
    emit({ type: 'duration', durationSec });
    emit({ type: 'buffered', bufferedSec: durationSec });
    emit({ type: 'seeked', positionSec, isPlayWanted });
  }

  /** Silent, and ready to go on from where it was. */
  function rest(): void {
    readClock();
    if (piece) next = piece.resumePlace();
    silence();
    isPlayWanted = false;
    reported = 'still';
  }

  /** At the request of the learner, or because the system has taken the sound. */
  function halt(): void {
    const isHeard = isPlaced && piece?.isBegun() === true;
    rest();
    if (isHeard) emit({ type: 'time', positionSec });
    if (!isPlayWanted) emit({ type: 'paused' });
  }

  function fail(fault: PlaybackFault): void {
    rest();
    stop('place');
    emit({ type: 'failed', fault });
  }

  function finish(): void {
    const own = text;
    silence();
    confirmPlace();
    if (!own || own !== text || !isPlayWanted) return;
    positionSec = own.durationSec;
    isPlayWanted = false;
    reported = 'still';
    emit({ type: 'ended' });
  }

  function speakSoon(): void {
    const restMs = settledMs - now();
    if (restMs > 0) after('speak', restMs, speak);
    else speak();
  }

  function speak(): void {
    stop('speak');
    if (!synthesis || !text || !isPlayWanted || piece) return;
    if (!timers.has('waiting')) after('waiting', WAITING_MS, wait);
    const voice = voices.find(text.language);
    if (!voice) {
      if (!timers.has('voices')) after('voices', VOICES_MS, () => fail('voice'));
      return after('speak', VOICES_POLL_MS, speak);
    }
    stop('voices');
    const order = { text, place: next, voice, rate, volume: isMuted ? 0 : volume * fade };
    piece = sayPiece({ ...speaking, synthesis }, order, pieceEvents);
  }

  function wait(): void {
    if (reported === 'waiting') return;
    reported = 'waiting';
    emit({ type: 'waiting' });
  }

  const pieceEvents: PieceEvents = {
    onBegin() {
      const own = piece;
      misses = 0;
      stop('waiting');
      readClock();
      confirmPlace();
      if (own !== piece) return;
      if (reported !== 'playing') {
        reported = 'playing';
        emit({ type: 'playing' });
      }
      if (own === piece) tick();
    },
    onOver(how) {
      if (how === 'late') return miss();
      if (how === 'unsaid' && ++misses >= MAX_MISSES) return fail('voice');
      next = piece?.nextPlace ?? next;
      // What hangs has to make room.
      if (how === 'stuck') silence();
      else drop();
      goOn();
    },
    onError(error) {
      const isSilenced = error === 'interrupted' || error === 'canceled';
      // The cancel that was meant for the utterance before may take this one along.
      if (isSilenced && piece?.isBegun() === false) return miss();
      if (isSilenced || error === 'not-allowed') return halt();
      fail(error === 'network' ? 'network' : 'voice');
    },
  };

  function tick(): void {
    after('tick', TICK_MS, tick);
    emit({ type: 'time', positionSec: readClock() });
  }

  /** It was taken, and did not begin: once more. */
  function miss(): void {
    if (++misses >= MAX_MISSES) fail('voice');
    else restart();
  }

  /** The same sentence once more, with what has changed. */
  function restart(): void {
    if (!piece) return;
    next = piece.resumePlace();
    silence();
    speakSoon();
  }

  function goOn(): void {
    if (!text) return;
    if (next.cueIndex >= text.cues.length) return finish();
    positionSec = secOf(text, next);
    speakSoon();
  }

  const clampSec = (sec: number): number => (Number.isFinite(sec) ? Math.min(Math.max(0, sec), text?.durationSec ?? 0) : 0);

  function isOver(): boolean {
    return text !== null && positionSec >= text.durationSec;
  }

  function goTo(sec: number): void {
    if (!text) return;
    const fromSec = readClock();
    silence();
    positionSec = clampSec(sec);
    next = placeAt(text, positionSec, fromSec);
    // What is heard begins at a word; while nothing is, the place is where it was put.
    if (isPlayWanted && !isOver()) positionSec = secOf(text, next);
    if (isPlaced) emit({ type: 'seeked', positionSec, isPlayWanted });
  }

  function unload(): void {
    silence();
    text = null;
    isPlayWanted = false;
    reported = 'still';
  }

  /** Browsers fetch them when they are asked for the first time. */
  const askForVoices = ({ language }: SpeechText): unknown => voices.find(language);

  const unsubscribeVoices = voices.subscribe(() => {
    const voice = text && voices.find(text.language);
    if (voice && voice.voiceURI !== piece?.voiceURI) restart();
  });

  return {
    load(media: PlayerMedia, startSec: number, wantedRate: number) {
      if (media.type !== 'speech') throw new TypeError('Speech speaks texts.');
      unload();
      // What spoke before a reload of the page blocks Chrome until it is cancelled.
      if (isFresh) synthesis?.cancel();
      isFresh = false;
      text = media.text;
      rate = wantedRate;
      misses = 0;
      isPlaced = false;
      positionSec = clampSec(startSec);
      next = placeAt(text, positionSec);
      askForVoices(text);
      // After this task, as the events of a file: a `play` that comes along is counted in.
      after('place', 0, confirmPlace);
    },
    preload(media) {
      if (media?.type === 'speech') askForVoices(media.text);
    },
    play() {
      if (!text || isPlayWanted) return;
      const fault = findFault();
      if (fault) return fail(fault);
      misses = 0;
      isPlayWanted = true;
      if (isOver()) goTo(0);
      speakSoon();
    },
    pause() {
      if (isPlayWanted) halt();
    },
    seek(sec: number) {
      goTo(sec);
      if (isPlayWanted && isOver()) finish();
      else speakSoon();
    },
    setVolume(wanted: number) {
      // An utterance has the volume it began with: it counts from the next one on.
      volume = wanted;
      emit({ type: 'volume', volume, isMuted });
    },
    setFade(factor: number) {
      fade = factor;
    },
    setMuted(wanted: boolean) {
      const isChanged = wanted !== isMuted;
      isMuted = wanted;
      emit({ type: 'volume', volume, isMuted });
      // Whoever mutes cannot wait for the end of a long sentence.
      if (isChanged) restart();
    },
    setRate(wanted: number) {
      if (wanted === rate) return;
      rate = wanted;
      if (text && isPlaced) emit({ type: 'rate', rate });
      restart();
    },
    unload,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    destroy() {
      unsubscribeVoices();
      listeners.clear();
      unload();
    },
  };
}
