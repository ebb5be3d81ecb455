import { useId, type ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

/** Whom to write to with what, and what to ask oneself, of each situation that the plan stands on. */
export function Situations({ situations }: Pick<Assessment, 'situations'>): ReactElement | null {
  const id = useId();
  if (situations.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={situations.some(({ write }) => write !== null) ? 'A message to send' : 'To know first'}
        rule
        className="mb-1"
      />
      <ul className="divide-y divide-line">
        {situations.map(({ id: situation, name, ask, write }) => (
          <li key={situation} className="grid grid-cols-1 gap-3 py-4">
            {situations.length > 1 ? <h3 className="text-pretty">{name}</h3> : null}
            {write === null ? null : (
              <>
                <p className="text-pretty">
                  To <b className="font-semibold">{write.to}</b>. <span className="text-ink-2">{write.why}</span>
                </p>
                <blockquote className="max-w-(--measure) border-l-[3px] border-line pl-4 whitespace-pre-line wrap-anywhere">
                  {write.message}
                </blockquote>
                <p className="plan-screen -ml-2">
                  <CopyButton text={write.message} label={`Copy the message to ${write.to}`} />
                </p>
              </>
            )}
            <p className="max-w-(--measure) text-pretty">
              <span className="text-ink-2">To know first: </span>
              {ask}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
