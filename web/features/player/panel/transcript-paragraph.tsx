import { Fragment, memo, type ReactElement } from 'react';
import { formatTime } from '#core/player/format-time.ts';
import type { Paragraph } from './paragraphs.ts';
import { TranscriptLine, type LineMark } from './transcript-line.tsx';

export interface TranscriptParagraphProps {
  readonly paragraph: Paragraph;
  /** Index of the spoken cue when it is in here; otherwise what the whole paragraph is. */
  readonly now: number | 'past' | 'ahead';
  /** Index of the cue that the tab key reaches, -1 when it is elsewhere. */
  readonly stop: number;
  readonly marks: ReadonlyMap<number, readonly LineMark[]> | undefined;
  readonly currentHit: number;
}

/** Lines that are read as one, below the time of the first. Its layout is left out while it is far from the view. */
export const TranscriptParagraph = memo(function TranscriptParagraph(props: TranscriptParagraphProps): ReactElement {
  const { paragraph, now, stop, marks, currentHit } = props;
  const { cues, first, startSec, speaker, chapter } = paragraph;
  const isPast = (index: number): boolean => (typeof now === 'number' ? index < now : now === 'past');
  return (
    // The padding keeps the wash and the focus ring inside what is painted.
    <div className="px-3 pb-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      {chapter === undefined ? null : <h3 className="pb-2 text-ink [div+div>&]:pt-3">{chapter}</h3>}
      <p>
        <span className="mb-0.5 block font-ui text-xs font-medium text-ink-3">
          <time>{formatTime(startSec)}</time>
          {speaker === undefined ? null : <span className="text-ink-2">, {speaker}</span>}
        </span>
        {cues.map(({ text }, i) => {
          const index = first + i;
          return (
            <Fragment key={index}>
              {i > 0 ? ' ' : null}
              <TranscriptLine
                index={index}
                text={text}
                isNow={index === now}
                isPast={isPast(index)}
                isStop={index === stop}
                marks={marks?.get(index)}
                currentHit={marks?.has(index) ? currentHit : -1}
              />
            </Fragment>
          );
        })}
      </p>
    </div>
  );
});
