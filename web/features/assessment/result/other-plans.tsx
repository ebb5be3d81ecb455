import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { AssessmentEntry } from '#core/assessment/assessment.ts';
import { planPath } from '#web/coach-addresses.ts';
import { useDeleted } from '#web/delete-later.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { useDeletePlan } from './use-delete-plan.ts';

export interface OtherPlansProps {
  readonly entries: readonly AssessmentEntry[];
  /** The one that is shown. */
  readonly shownId: string;
}

/** All plans but the one that is shown, the newest first. */
export function OtherPlans({ entries, shownId }: OtherPlansProps): ReactElement | null {
  const deleted = useDeleted();
  const remove = useDeletePlan();
  const others = entries.filter(({ id }) => id !== shownId && !deleted.has(id));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-plans" className="plan-screen">
      <SectionHead id="other-plans" title="Other plans of yours" rule className="mb-1" />
      <ul className="divide-y divide-line">
        {others.map(({ id, createdAt, headline }) => (
          <li key={id} className="relative flex items-center gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <Link
                to={planPath(id)}
                className="font-semibold wrap-anywhere after:absolute after:inset-0 after:content-[''] hover:text-accent-ink"
              >
                {headline}
              </Link>
              <p className="text-sm text-ink-3">
                <Moment atMs={Date.parse(createdAt)} />
              </p>
            </div>
            <div className="relative flex-none">
              <IconButton label={`Delete: ${headline}`} onClick={() => remove(id)}>
                <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
