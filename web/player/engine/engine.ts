import type { EngineEvent } from '#core/player/playback.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';

export type PlayerMedia = { type: 'file'; url: string; isVideo: boolean } | { type: 'speech'; text: SpeechText };

/**
 * The one seam to what makes the sound: media elements, or the speech of the browser.
 *
 * Commands promise nothing; what really happened comes back as an event. After `load`, the first `seeked` confirms the
 * starting place, also when that is 0, and no `time` comes before it. Nothing is reported of media that was replaced.
 */
export interface PlayerEngine {
  load(media: PlayerMedia, startSec: number, rate: number): void;
  /** Gets ready to load this next, so that it starts without a gap; null lets go of what was made ready. */
  preload(media: PlayerMedia | null, startSec: number): void;
  play(): void;
  pause(): void;
  seek(sec: number): void;
  setVolume(volume: number): void;
  /** Factor on the volume, 0 to 1, that is not reported: the sleep timer fades without moving the learner's volume. */
  setFade(factor: number): void;
  setMuted(isMuted: boolean): void;
  setRate(rate: number): void;
  /** Lets go of the media; its file is not loaded any further. */
  unload(): void;
  subscribe(listener: (event: EngineEvent) => void): () => void;
  destroy(): void;
}
