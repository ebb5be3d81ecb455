import { useState, type ReactElement } from 'react';
import { useMatch } from 'react-router';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { spokenUnitId } from '#core/player/speech/speech-id.ts';
import { Transcript } from '#web/features/transcript/transcript.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { canHighlight } from '#web/ui/text-highlight.ts';

export interface TranscriptPanelProps {
  readonly episode: PlayerEpisode;
  /** It lies over the page. */
  readonly isOver: boolean;
}

/** The words of what plays. Beside the page that shows them already, and marks them, only on request. */
export function TranscriptPanel({ episode, isOver }: TranscriptPanelProps): ReactElement {
  const lessonId = useMatch('/courses/:courseId/lessons/:lessonId')?.params.lessonId;
  const [isWanted, setWanted] = useState(false);
  const isBeside = !isOver && episode.speechUrl !== null && spokenUnitId(episode.id) === lessonId && canHighlight();
  if (isBeside && !isWanted) {
    return (
      <EmptyState
        title="The text is on the page"
        text="The sentence being read is marked there. Press another to hear it from there."
        action={
          <Button size="sm" onClick={() => setWanted(true)}>
            Show the transcript too
          </Button>
        }
        className="pt-10"
      />
    );
  }
  return <Transcript className="flex-1" heading={<p className="truncate text-sm text-ink-3">{episode.title}</p>} />;
}
