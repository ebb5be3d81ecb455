import type { ReactElement } from 'react';
import type { ChangeLine } from '#core/coach/marks/describe-change.ts';
import { CHANGE_WORDS } from '#core/coach/marks/evaluation-words.ts';

/** What changed between two attempts, in words. */
export function ChangeLines({ lines }: { readonly lines: readonly ChangeLine[] }): ReactElement {
  if (lines.length === 0) return <p className="mt-1 text-sm text-ink-2">The same parts were found in both.</p>;
  return (
    <dl className="mt-1 grid gap-1 text-sm">
      {lines.map(({ kind, names }) => (
        <div key={kind} className="flex flex-wrap gap-x-1.5">
          <dt className="text-ink-3">{CHANGE_WORDS[kind]}:</dt>
          <dd className="text-ink-2">{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
