import { reduceSpeech } from '#core/player/speech/reduce-speech.ts';
import { SILENT_SPEECH, type SpeechEffect, type SpeechEvent, type SpeechTimer } from '#core/player/speech/speech-state.ts';
import { createEngineEvents } from './engine-events.ts';
import type { PlayerEngine, PlayerMedia } from './engine.ts';
import type { SpeechVoices } from './speech-voices.ts';
import { createTimers, type Clock } from './timers.ts';

export interface SpeechEngineParts extends Clock {
  /** Null where the browser cannot speak. */
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'> | null;
  makeUtterance(words: string): SpeechSynthesisUtterance;
  voices: SpeechVoices;
}

const MIN_VOICE_RATE = 0.1;
const MAX_VOICE_RATE = 10;

/** Speaks as `reduceSpeech` decides: tells it what the browser says, and the browser what it wants. */
export function createSpeechEngine({ synthesis, makeUtterance, voices, now, schedule }: SpeechEngineParts): PlayerEngine {
  /** Chrome forgets the events of an utterance that nobody holds. */
  let held: SpeechSynthesisUtterance | null = null;
  let state = SILENT_SPEECH;
  const { send, tell, methods, close } = createEngineEvents<SpeechEvent>(take);
  const setTimers = createTimers<SpeechTimer>({ now, schedule }, (timer) => send({ type: 'timer', timer }));

  function take(event: SpeechEvent): void {
    const moment = { nowMs: now(), canSpeak: synthesis !== null, findVoice: voices.find, voicesWithinMs: voices.patienceMs };
    const [next, effects] = reduceSpeech(state, event, moment);
    state = next;
    setTimers(state.due);
    effects.forEach(carryOut);
  }

  function carryOut(effect: SpeechEffect): void {
    if (effect.type === 'cancel') synthesis?.cancel();
    else if (effect.type === 'speak') speak(effect);
    else tell(effect.event);
  }

  function speak({ id, words, language, rate, volume }: Extract<SpeechEffect, { type: 'speak' }>): void {
    const utterance = makeUtterance(words);
    const voice = voices.find(language);
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? language;
    utterance.rate = Math.min(MAX_VOICE_RATE, Math.max(MIN_VOICE_RATE, rate));
    utterance.volume = volume;
    utterance.addEventListener('start', () => send({ type: 'utterance-started', id }));
    utterance.addEventListener('boundary', ({ charIndex }) => send({ type: 'utterance-word', id, charIndex }));
    utterance.addEventListener('end', () => send({ type: 'utterance-ended', id }));
    utterance.addEventListener('error', ({ error }) => send({ type: 'utterance-failed', id, error }));
    held = utterance;
    synthesis?.speak(held);
  }

  /** Browsers fetch them when they are asked for the first time. */
  const askForVoices = (media: PlayerMedia | null): void => {
    if (media?.type === 'speech') voices.ask();
  };

  const unsubscribeVoices = voices.subscribe(() => send({ type: 'voices-changed' }));

  return {
    ...methods,
    load(media, startSec, rate) {
      if (media.type !== 'speech') throw new TypeError('Speech speaks texts.');
      askForVoices(media);
      send({ type: 'load', text: media.text, startSec, rate });
    },
    preload: askForVoices,
    destroy() {
      unsubscribeVoices();
      close();
      send({ type: 'unload' });
    },
  };
}
