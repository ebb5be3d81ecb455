import { Fragment, type ReactElement } from 'react';
import type { AnswerPiece } from '#core/coach/marks/mark-answer.ts';
import { LongRuns } from './long-runs.tsx';
import { MarkNumber } from './mark-number.tsx';

export interface MarkedTextProps {
  readonly pieces: readonly AnswerPiece[];
  /** The part of the rubric that is looked at. */
  readonly chosenId?: string | null;
}

/** A text with underlined evidence, and behind every run the number of its part. */
export function MarkedText({ pieces, chosenId = null }: MarkedTextProps): ReactElement {
  return (
    <>
      {pieces.map(({ start, text, row, isEnd }) =>
        row === null ? (
          <LongRuns key={start} text={text} />
        ) : (
          <Fragment key={start}>
            <span
              className="marked"
              data-hue={row.hue}
              data-feature={row.id}
              data-fault={row.isFault || undefined}
              data-on={row.id === chosenId || undefined}
            >
              <LongRuns text={text} />
            </span>
            {isEnd ? <MarkNumber row={row} hasTip /> : null}
          </Fragment>
        ),
      )}
    </>
  );
}
