import type { ReactElement } from 'react';
import type { Attempt } from '#core/coach/conversation/message.ts';
import { compareEvidence } from '#core/coach/marks/compare-evidence.ts';
import { distinctQuotes } from '#core/coach/marks/distinct-quotes.ts';
import { markRows } from '#core/coach/marks/mark-answer.ts';
import type { RubricRow } from '#core/coach/marks/rubric-rows.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChangeLines } from './change-lines.tsx';
import { MarkedText } from './marked-text.tsx';

export interface AttemptsDialogProps {
  readonly attempts: readonly Attempt[];
  readonly first: Attempt;
  readonly later: Attempt;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Two attempts beside one another. What both have stays plain: only what changed is marked, and nothing is counted. */
export default function AttemptsDialog({ attempts, first, later, open, onOpenChange }: AttemptsDialogProps): ReactElement {
  const change = compareEvidence(first, later);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="What changed" size="lg">
      {change === null ? (
        <p className="text-sm text-ink-2">One of the two was not scored, so their evidence cannot be compared.</p>
      ) : (
        <ChangeLines lines={change.lines} />
      )}
      <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Side name="Attempt 1" content={first.content} rows={change?.before ?? []} />
        <Side name={`Attempt ${attempts.indexOf(later) + 1}`} content={later.content} rows={change?.after ?? []} />
      </div>
    </Dialog>
  );
}

interface SideProps {
  readonly name: string;
  readonly content: string;
  readonly rows: readonly RubricRow[];
}

function Side({ name, content, rows }: SideProps): ReactElement {
  return (
    <section aria-label={name} className="min-w-0">
      <h3>{name}</h3>
      <p className="answer-text mt-2 border-l-[3px] border-ink pl-4 leading-relaxed whitespace-pre-wrap">
        <MarkedText pieces={markRows(content, rows)} />
      </p>
      {rows.length === 0 ? null : (
        <ul aria-label="Only here" className="mt-3 grid gap-1 text-sm text-ink-2">
          {rows.map(({ id, name: part, feature }) => (
            <li key={id}>
              {part}:{' '}
              {distinctQuotes(feature.evidence)
                .map((quote) => `“${quote}”`)
                .join(', ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
