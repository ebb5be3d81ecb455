import { Fragment, type ReactElement } from 'react';
import type { AnswerPiece } from '#core/coach/marks/mark-answer.ts';
import { LongRuns } from './long-runs.tsx';
import { MarkNumber } from './mark-number.tsx';

export interface MarkedTextProps {
  readonly pieces: readonly AnswerPiece[];
  /** The part of the rubric that is looked at. */
  readonly chosenId?: string | null;
}

/** A text with underlined evidence: the narrowest part on the line itself, one more below it. */
export function MarkedText({ pieces, chosenId = null }: MarkedTextProps): ReactElement {
  return (
    <>
      {pieces.map(({ start, text, rows, numbers }) => (
        <Fragment key={start}>
          <Marked text={text} rows={rows} chosenId={chosenId} />
          {numbers.map((row) => (
            <MarkNumber key={row.id} row={row} hasTip />
          ))}
        </Fragment>
      ))}
    </>
  );
}

function Marked({ text, rows, chosenId }: Pick<AnswerPiece, 'text' | 'rows'> & { readonly chosenId: string | null }): ReactElement {
  const [row, second] = rows;
  if (row === undefined) return <LongRuns text={text} />;
  const isOn = rows.some(({ id }) => id === chosenId) ? true : undefined;
  const marked = (
    <span className="marked" data-hue={row.hue} data-feature={row.id} data-fault={row.isFault || undefined} data-on={isOn}>
      <LongRuns text={text} />
    </span>
  );
  return second === undefined ? (
    marked
  ) : (
    <span className="marked-twice" data-hue={second.hue}>
      {marked}
    </span>
  );
}
