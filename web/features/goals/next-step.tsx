import { useId, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { NextStep } from '#core/goals/next-step.ts';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { stepWords } from './next-step-words.ts';

export interface NextStepCardProps {
  readonly step: NextStep;
  /** Further reminders, at most two. */
  readonly others: readonly NextStep[];
}

/** The next step of what the learner follows, in one line with its way there. */
export function NextStepCard({ step, others }: NextStepCardProps): ReactElement {
  const id = useId();
  const { text, reason, ifThen, to, action } = stepWords(step);
  return (
    <section aria-labelledby={id} className="mt-9 border-y border-line py-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" className="flex-none max-sm:hidden">
          <circle cx="11" cy="11" r="8.5" strokeWidth="4.5" className="fill-sheet stroke-accent" />
        </svg>
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="font-ui text-base font-[640] tracking-normal text-pretty font-stretch-normal wrap-anywhere">
            <span className="text-accent-ink">Next: </span>
            {text} {step.kind === 'work' ? <MembersBadge access={step.work.access} /> : null}
          </h2>
          <p className="text-sm text-pretty text-ink-2 wrap-anywhere">
            {reason}
            {ifThen === null ? null : <span className="font-read italic"> {ifThen}</span>}
          </p>
        </div>
        <Button to={to} variant="ink" className="max-sm:w-full">
          {action}
        </Button>
      </div>
      {others.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6 text-sm text-ink-3 sm:ps-10.5">
          {others
            .slice(0, MOST_OTHERS)
            .map(stepWords)
            .map((other) => (
              <li key={other.to + other.text} className="min-w-0">
                <Link to={other.to} className="inline-flex min-h-6 items-center hover:text-accent-ink pointer-coarse:min-h-11">
                  <span className="line-clamp-1">{other.line}</span>
                </Link>
              </li>
            ))}
        </ul>
      ) : null}
    </section>
  );
}

const MOST_OTHERS = 2;
