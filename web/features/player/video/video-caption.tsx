import type { ReactElement } from 'react';
import { useCaption, useEpisodeCaptions } from '#web/player/use-caption.ts';
import { useCaptionText } from './use-captions.ts';

/** What is said, on the picture. Screen readers have the sound and the transcript, as with a browser's own captions. */
export function VideoCaption(): ReactElement | null {
  const text = useCaptionText();
  const language = useCaption(useEpisodeCaptions())?.language ?? undefined;
  if (text === '') return null;
  return (
    <p className="video-caption" lang={language} aria-hidden="true">
      <span>{text}</span>
    </p>
  );
}
