import type { Caption } from '#core/library/caption.ts';
import { chooseCaption } from '#core/player/video/caption-choice.ts';
import { usePlayer } from './use-player.ts';

const NONE: readonly Caption[] = [];

/** Those of what plays. */
export const useEpisodeCaptions = (): readonly Caption[] => usePlayer(({ episode }) => episode?.captions ?? NONE);

/** Of a unit's captions those to show, in the language the learner chose or reads. */
export function useCaption(captions: readonly Caption[]): Caption | null {
  const chosen = usePlayer((state) => state.video.captionLanguage);
  return chooseCaption(captions, chosen, navigator.languages);
}
