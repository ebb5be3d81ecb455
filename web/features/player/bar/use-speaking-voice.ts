import { useSyncExternalStore } from 'react';
import { browserVoices } from '#web/player/engine/speech-voices.ts';
import { usePlayer } from '#web/player/use-player.ts';

const subscribe = (listener: () => void): (() => void) => browserVoices().subscribe(listener);
const readVersion = (): number => browserVoices().version();

/** The voice that reads aloud what is in the player; null for recordings, and while there is none. */
export function useSpeakingVoice(): SpeechSynthesisVoice | null {
  const language = usePlayer((state) => state.speech?.language ?? null);
  // Voices come late, and another may be chosen.
  useSyncExternalStore(subscribe, readVersion, readVersion);
  return language === null ? null : browserVoices().find(language);
}
