import { memo, type ReactElement } from 'react';
import type { Paragraph } from '#core/transcript/paragraphs.ts';
import { classes } from '#web/ui/classes.ts';
import { TranscriptParagraph, type NowIn } from './transcript-paragraph.tsx';
import type { ChunkMarks } from './use-transcript-search.ts';

export interface TranscriptChunkProps {
  readonly paragraphs: readonly Paragraph[];
  /** Number of its first paragraph among all. */
  readonly first: number;
  readonly now: number | 'past' | 'ahead';
  readonly stop: number;
  /** Empty when nothing in here is marked. */
  readonly marks: ChunkMarks;
  readonly currentHit: number;
}

/**
 * A screen or two of a transcript. A step of the voice concerns only the chunk it happens in, and the layout of chunks
 * that are far from the view is left out: the lines of a whole day stay light.
 */
export const TranscriptChunk = memo(function TranscriptChunk(props: TranscriptChunkProps): ReactElement {
  const { paragraphs, first, now, stop, marks, currentHit } = props;
  return (
    // The padding keeps the wash and the focus ring inside what is painted.
    <div className={classes('px-3 [contain-intrinsic-size:auto_120rem] [content-visibility:auto]', now === 'past' && 'text-ink-2')}>
      {paragraphs.map((paragraph, i) => (
        <TranscriptParagraph
          key={paragraph.first}
          paragraph={paragraph}
          now={findNow(paragraph, now)}
          stop={holds(paragraph, stop) ? stop : -1}
          marks={marks.get(first + i)}
          currentHit={marks.has(first + i) ? currentHit : -1}
        />
      ))}
    </div>
  );
});

const holds = ({ first, cues }: Paragraph, cue: number): boolean => cue >= first && cue < first + cues.length;

function findNow(paragraph: Paragraph, now: TranscriptChunkProps['now']): NowIn {
  if (typeof now !== 'number') return 'inherit';
  if (holds(paragraph, now)) return now;
  return paragraph.first < now ? 'past' : 'ahead';
}
