import { Fragment, memo, type ReactElement } from 'react';
import { formatTime } from '#core/format-time.ts';
import type { Paragraph } from '#core/transcript/paragraphs.ts';
import { classes } from '#web/ui/classes.ts';
import { TranscriptCue, type CueMark } from './transcript-cue.tsx';

/** Index of the spoken cue when it is in here; else where this stands to it. `inherit` leaves that to what is around. */
export type NowIn = number | 'past' | 'ahead' | 'inherit';

export interface TranscriptParagraphProps {
  readonly paragraph: Paragraph;
  readonly now: NowIn;
  /** Index of the cue that the tab key reaches, -1 when it is elsewhere. */
  readonly stop: number;
  readonly marks: ReadonlyMap<number, readonly CueMark[]> | undefined;
  readonly currentHit: number;
}

/** Lines that are read as one, below the time of the first. */
export const TranscriptParagraph = memo(function TranscriptParagraph(props: TranscriptParagraphProps): ReactElement {
  const { paragraph, now, stop, marks, currentHit } = props;
  const { cues, first, startSec, speaker, chapter } = paragraph;
  // In a spoken text the title is a line of its own.
  const isTitleSpoken = chapter !== undefined && cues[0]?.text === chapter;
  const lines = cues.map(({ text }, i) => {
    const index = first + i;
    return (
      <TranscriptCue
        key={index}
        index={index}
        text={text}
        isNow={index === now}
        isPast={typeof now === 'number' && index < now}
        isStop={index === stop}
        marks={marks?.get(index)}
        currentHit={marks?.has(index) ? currentHit : -1}
      />
    );
  });
  const [title, body] = isTitleSpoken ? [lines[0], lines.slice(1)] : [chapter, lines];
  return (
    <div className={classes('group/paragraph pb-4', now === 'past' && 'text-ink-2')}>
      {title === undefined ? null : <h3 className="pb-2 group-not-first/paragraph:pt-3">{title}</h3>}
      <p>
        <span className="mb-0.5 block font-ui text-xs font-medium text-ink-3">
          <time>{formatTime(startSec)}</time>
          {speaker === undefined ? null : <span className="text-ink-2">, {speaker}</span>}
        </span>
        {body.map((line, i) => (
          <Fragment key={line.key}>
            {i > 0 ? ' ' : null}
            {line}
          </Fragment>
        ))}
      </p>
    </div>
  );
});
