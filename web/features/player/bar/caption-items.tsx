import type { ReactElement } from 'react';
import { isVideo } from '#core/player/player-state.ts';
import { captionLanguage, nameCaption } from '#core/player/video/caption-choice.ts';
import { useCaption, useEpisodeCaptions } from '#web/player/use-caption.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { MenuChoice, MenuSeparator } from '#web/ui/menu.tsx';

/** The language of what is read along, where there are several. */
export function CaptionItems(): ReactElement | null {
  const { setVideo } = usePlayerCommands();
  const captions = useEpisodeCaptions();
  const shown = useCaption(captions);
  const hasFilm = usePlayer(isVideo);
  if (!shown || captions.length < 2) return null;
  return (
    <>
      <MenuSeparator />
      <MenuChoice
        label={hasFilm ? 'Captions and transcript' : 'Transcript'}
        value={captionLanguage(shown)}
        // Whoever chooses captions wants to see them.
        onChange={(language) => setVideo({ captionLanguage: language, ...(hasFilm ? { hasCaptions: true } : {}) })}
        options={captions.map((caption) => ({
          value: captionLanguage(caption),
          label: nameCaption(caption.language, document.documentElement.lang),
        }))}
      />
    </>
  );
}
