import type { ReactElement } from 'react';
import type { RubricRow } from '#core/coach/marks/rubric-rows.ts';

export interface MarkNumberProps {
  readonly row: RubricRow;
  /** Says the name of the part under the pointer. */
  readonly hasTip?: boolean;
}

/** The number that ties the learner's words to a row of the rubric: a ring where nothing was found. */
export function MarkNumber({ row: { id, number, hue, name, feature }, hasTip = false }: MarkNumberProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className="mark-number"
      data-hue={hue}
      data-number={number}
      data-feature={id}
      data-ahead={feature.found ? undefined : true}
      {...(hasTip ? { 'data-tip': name, 'data-tip-side': 'top' } : {})}
    />
  );
}
