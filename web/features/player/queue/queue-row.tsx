import { memo, type ReactElement } from 'react';
import { classes } from '#web/ui/classes.ts';
import { NARROW_COLUMNS, NarrowRow } from './narrow-row.tsx';
import type { RowProps } from './row-types.ts';
import { WIDE_COLUMNS, WideRow } from './wide-row.tsx';

export interface QueueRowProps extends RowProps {
  readonly topPx: number;
  readonly rowPx: number;
  readonly isNarrow: boolean;
}

const RULE = 'before:absolute before:top-0 before:right-0 before:border-t before:border-line before:content-[""]';
/* Beside the trail each row has a ground: rows that pass each other would be read through each other. */
const GROUND = 'after:absolute after:inset-y-px after:right-0 after:-z-1 after:bg-sheet after:content-[""]';

/** One place of the queue. */
export const QueueRow = memo(function QueueRow({ topPx, rowPx, isNarrow, ...row }: QueueRowProps): ReactElement {
  const { id, index, count, state, isCarried } = row;
  return (
    <li
      data-id={id}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-current={state === 'now' ? 'true' : undefined}
      style={{ height: rowPx, transform: `translateY(${topPx}px)` }}
      className={classes(
        // The tooltips of a row lie over the next one.
        'absolute inset-x-0 top-0 grid items-center hover:z-1 focus-within:z-1',
        isNarrow ? NARROW_COLUMNS : WIDE_COLUMNS,
        GROUND,
        isNarrow ? 'after:left-7' : 'after:left-28',
        isCarried
          ? 'z-1 -mx-3 rounded-2 bg-sheet px-3 shadow-2'
          : index > 0 && classes(RULE, isNarrow ? 'before:left-7' : 'before:left-28'),
      )}
    >
      {isNarrow ? <NarrowRow {...row} /> : <WideRow {...row} />}
    </li>
  );
});
