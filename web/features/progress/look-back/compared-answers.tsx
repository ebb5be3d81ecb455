import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { compareAssessments } from '#core/assessment/compare-assessments.ts';
import { describeComparison } from '#core/assessment/describe-comparison.ts';
import { planPath } from '#web/coach-addresses.ts';
import { TextLink } from '#web/ui/button.tsx';

export interface ComparedAnswersProps {
  readonly before: Assessment;
  readonly after: Assessment;
}

/** What was said then and what is said now; neither is called better. */
export function ComparedAnswers({ before, after }: ComparedAnswersProps): ReactElement {
  return (
    <section aria-labelledby="compared">
      <h3 id="compared">What you said then, and now</h3>
      <div className="mt-1 grid gap-2">
        {describeComparison(compareAssessments(before, after)).map((sentence) => (
          <p key={sentence} className="text-pretty wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={planPath(before.id)} look="more" icon={<ArrowRight size={15} aria-hidden="true" />}>
          The plan then
        </TextLink>
        <TextLink to={planPath(after.id)} look="more" icon={<ArrowRight size={15} aria-hidden="true" />}>
          The plan now
        </TextLink>
      </p>
    </section>
  );
}
