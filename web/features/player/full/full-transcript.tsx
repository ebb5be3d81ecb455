import type { ReactElement } from 'react';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { hasTranscript } from '#core/player/player-state.ts';
import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import { useCues } from '#web/features/transcript/use-cues.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';

/** At the lower edge: the sentence that is heard, and the way to all the others. Nothing without a transcript. */
export function FullTranscript(): ReactElement | null {
  const episode = usePlayer((state) => state.episode);
  const isThere = usePlayer(hasTranscript);
  return episode && isThere ? <Peek episode={episode} /> : null;
}

function Peek({ episode }: { readonly episode: PlayerEpisode }): ReactElement | null {
  const { showPanel } = usePlayerCommands();
  const { status, cues } = useCues(episode);
  const index = usePlayer((state) => cueIndexAt(cues, state.playback.positionSec));
  if (status === 'none' || status === 'failed') return null;
  return (
    <button type="button" aria-haspopup="dialog" className="full-peek" onClick={() => showPanel('transcript')}>
      <span className="sr-only">Transcript: </span>
      <span className="full-peek-words">
        {cues[index]?.text} <span className="text-ink-3">{cues[index + 1]?.text}</span>
      </span>
    </button>
  );
}
