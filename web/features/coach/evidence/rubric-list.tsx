import { useEffect, useRef, type ReactElement } from 'react';
import { distinctQuotes } from '#core/coach/marks/distinct-quotes.ts';
import { foldRows } from '#core/coach/marks/fold-rows.ts';
import type { RubricRow } from '#core/coach/marks/rubric-rows.ts';
import { countOf } from '#core/words.ts';
import { classes } from '#web/ui/classes.ts';
import { MarkNumber } from './mark-number.tsx';

const QUOTES = 3;

export interface RubricListProps {
  readonly label: string;
  readonly rows: readonly RubricRow[];
  /** The row whose words were pressed. */
  readonly chosenId: string | null;
}

/** The rows of a rubric. Of a long one, what was not found and weighs little stands folded below. */
export function RubricList({ label, rows, chosenId }: RubricListProps): ReactElement {
  const { first, rest } = foldRows(rows);
  const list = (name: string, some: readonly RubricRow[]): ReactElement => (
    <ul aria-label={name}>
      {some.map((row) => (
        <Row key={row.id} row={row} isChosen={row.id === chosenId} />
      ))}
    </ul>
  );
  return (
    <>
      {list(label, first)}
      {rest.length === 0 ? null : (
        <details className="border-t border-line py-1 text-ink-2">
          <summary className="min-h-6 py-1.5 text-sm">{countOf(rest.length, 'more part')} to look for</summary>
          {list(`${label}, not found`, rest)}
        </details>
      )}
    </>
  );
}

function Row({ row, isChosen }: { readonly row: RubricRow; readonly isChosen: boolean }): ReactElement {
  const { hue, name, line, feature } = row;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isChosen) return undefined;
    // A drawer that shows the row for the first time opens after this, and takes the focus to its top.
    const frame = requestAnimationFrame(() => item.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isChosen]);
  return (
    <li
      ref={item}
      data-hue={hue}
      aria-current={isChosen ? 'true' : undefined}
      className={classes('-mx-2 border-t border-line px-2 py-2.5 first:border-t-0', isChosen && 'bg-(--mark-wash)')}
    >
      <p className="flex items-baseline gap-1.5">
        <MarkNumber row={row} />
        <span className={classes('min-w-0 font-[580]', !feature.found && 'text-ink-2')}>{name}</span>
        <span className="ml-auto flex-none text-sm text-ink-3">{stateOf(row)}</span>
      </p>
      <Quotes row={row} />
      {feature.evidence.length === 0 && (feature.advice === null || feature.found) ? (
        <p className="mt-1 text-sm text-ink-3">{line}</p>
      ) : null}
      {feature.advice === null ? null : <p className="mt-1 text-sm text-pretty text-ink-2">{feature.advice}</p>}
    </li>
  );
}

function stateOf({ isFault, feature: { found, evidence } }: RubricRow): string {
  if (isFault) return 'Takes away';
  if (found) return 'Found';
  return evidence.length > 0 ? 'In part' : 'Not found';
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
