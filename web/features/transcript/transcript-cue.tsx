import { memo, type ReactElement } from 'react';
import { classes } from '#web/ui/classes.ts';

/** Letters of a line that are marked, and the number of the hit they belong to. */
export interface CueMark {
  readonly start: number;
  readonly end: number;
  readonly hit: number;
}

export interface TranscriptCueProps {
  readonly index: number;
  readonly text: string;
  readonly isNow: boolean;
  readonly isPast: boolean;
  /** It is the one that the tab key reaches. */
  readonly isStop: boolean;
  readonly marks: readonly CueMark[] | undefined;
  /** Number of the hit the search stands at; -1 when it is not in this line. */
  readonly currentHit: number;
}

/* The wash reaches a little over the letters on every line of a broken sentence. */
const NOW =
  'bg-(--wash) py-[.12em] text-ink shadow-[.25em_0_0_var(--wash),-.25em_0_0_var(--wash)] forced-colors:underline forced-colors:decoration-2';

/** A line that plays from its beginning when it is pressed. A real button cannot break over lines of text. */
export const TranscriptCue = memo(function TranscriptCue(props: TranscriptCueProps): ReactElement {
  const { index, text, isNow, isPast, isStop, marks, currentHit } = props;
  return (
    <span
      role="button"
      tabIndex={isStop ? 0 : -1}
      data-cue={index}
      aria-current={isNow ? 'true' : undefined}
      className={classes(
        'cursor-pointer rounded-1 box-decoration-clone',
        isNow ? NOW : isPast ? 'text-ink-2 hover:text-ink' : 'hover:text-accent-ink',
      )}
    >
      {marks ? markText(text, marks, currentHit) : text}
    </span>
  );
});

function markText(text: string, marks: readonly CueMark[], currentHit: number): (ReactElement | string)[] {
  let at = 0;
  const pieces = marks.flatMap(({ start, end, hit }) => {
    const before = text.slice(at, start);
    at = end;
    return [
      before,
      <mark
        key={start}
        data-hit={hit}
        className={classes('rounded-1', hit === currentHit ? 'bg-accent text-on-accent' : 'bg-accent-wash text-ink')}
      >
        {text.slice(start, end)}
      </mark>,
    ];
  });
  return [...pieces, text.slice(at)];
}
