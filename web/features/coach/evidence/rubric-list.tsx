import { useEffect, useRef, type ReactElement } from 'react';
import { distinctQuotes } from '#core/coach/marks/distinct-quotes.ts';
import { rowWords } from '#core/coach/marks/row-words.ts';
import type { RubricRow } from '#core/coach/marks/rubric-rows.ts';
import { countOf } from '#core/words.ts';
import { classes } from '#web/ui/classes.ts';
import { MarkNumber } from './mark-number.tsx';

const QUOTES = 3;

interface Choosing {
  readonly chosenId?: string | null;
  /** Left out where no text shows the words of a row. */
  readonly onChoose?: (id: string) => void;
}

export interface RubricListProps extends Choosing {
  readonly label: string;
  readonly rows: readonly RubricRow[];
}

export function RubricList({ label, rows, chosenId = null, onChoose }: RubricListProps): ReactElement {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <Row key={row.id} row={row} isChosen={row.id === chosenId} onChoose={onChoose} />
      ))}
    </ul>
  );
}

/** Of a long rubric, what was not found and weighs little. */
export function FoldedRows({ rows }: Pick<RubricListProps, 'rows'>): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <details className="border-t border-line py-1 text-ink-2">
      <summary className="min-h-6 py-1.5 text-sm">{countOf(rows.length, 'more part')} to look for</summary>
      <RubricList label="Not found" rows={rows} />
    </details>
  );
}

interface RowProps {
  readonly row: RubricRow;
  readonly isChosen: boolean;
  readonly onChoose: Choosing['onChoose'] | undefined;
}

function Row({ row, isChosen, onChoose }: RowProps): ReactElement {
  const { id, hue, name, feature } = row;
  const { state, line } = rowWords(row);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isChosen) return undefined;
    // A drawer that shows the row for the first time opens after this, and takes the focus to its top.
    const frame = requestAnimationFrame(() => item.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isChosen]);
  const look = classes('min-w-0 font-[580]', !feature.found && 'text-ink-2');
  return (
    <li
      ref={item}
      data-hue={hue}
      data-chosen={isChosen || undefined}
      className={classes('-mx-2 scroll-mb-32 border-t border-line px-2 py-2.5 first:border-t-0', isChosen && 'bg-(--mark-wash)')}
    >
      <p className="flex items-baseline gap-1.5">
        <MarkNumber row={row} />
        {onChoose === undefined || feature.evidence.length === 0 ? (
          <span className={look}>{name}</span>
        ) : (
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(id)}
            className={classes(look, 'min-h-6 scroll-mb-32 text-left underline-offset-4 hover:underline')}
          >
            {name}
          </button>
        )}
        <span className="ml-auto flex-none text-sm text-ink-3">{state}</span>
      </p>
      <Quotes row={row} />
      {line === null ? null : <p className="mt-1 text-sm text-pretty text-ink-2">{line}</p>}
    </li>
  );
}

function Quotes({ row: { feature } }: { readonly row: RubricRow }): ReactElement | null {
  const quotes = distinctQuotes(feature.evidence);
  const more = quotes.length - QUOTES;
  if (quotes.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-ink-2">
      {quotes
        .slice(0, QUOTES)
        .map((quote) => `“${quote}”`)
        .join(', ')}
      {more > 0 ? ` and ${more} more` : null}
    </p>
  );
}
