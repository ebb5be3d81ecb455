import type { ReactElement } from 'react';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { Transcript } from '#web/features/transcript/transcript.tsx';
import { classes } from '#web/ui/classes.ts';

export interface TranscriptSectionProps {
  readonly unit: Pick<PlayerEpisode, 'id' | 'transcriptUrl' | 'captions' | 'speechUrl' | 'chapters' | 'itemKind'>;
  readonly queue: readonly string[] | undefined;
  /** A tab says it already. */
  readonly hasHeading?: boolean;
  readonly className?: string;
}

/** What is said in a unit, in the page: to read, to search, and to play from any line. */
export function TranscriptSection({ unit, queue, hasHeading = true, className }: TranscriptSectionProps): ReactElement {
  return (
    <section
      aria-label="Transcript"
      className={classes('overflow-x-clip border-b border-line', hasHeading && 'border-t-[1.5px] border-t-ink', className)}
    >
      {/* The words stand in the margin of a panel, which the column has already. */}
      <Transcript
        source={unit}
        queue={queue}
        heading={hasHeading ? <h2>Transcript</h2> : <p className="text-sm text-ink-3">Press a line to play from there.</p>}
        className="-mr-3 -ml-7 h-128 max-h-[70dvh] max-md:-ml-5 [&_p]:max-w-160"
      />
    </section>
  );
}
