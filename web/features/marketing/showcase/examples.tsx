import type { ReactElement, ReactNode } from 'react';
import type { Examples } from '#core/examples/examples.ts';
import { ShownPlan } from '#web/features/assessment/shown-plan.tsx';
import { ShownAnswer } from '#web/features/coach/shown-answer.tsx';
import { ShownResult } from '#web/features/iq/shown-result.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

const STEPS = 3;

/** What the product makes of invented answers, shown as the app shows it. */
export function ShownExamples({ plan, talk, result }: Examples): ReactElement {
  return (
    <div className="mb-16 grid grid-cols-1 gap-16">
      <Example
        id="plan"
        title="A plan"
        says={`${plan.actions.length > STEPS ? `The first ${STEPS} of ${plan.actions.length} steps` : 'The steps'} that come of five answers: mid-career, likes helping and organising, wants to lead people, short of time and of trust in handing over, in six months. Your own plan also names works of this library.`}
      >
        <ShownPlan plan={plan} steps={STEPS} />
      </Example>
      <Example
        id="coach"
        title="An answer to the coach"
        says="The answer was written for this page. What is underlined, what is missing and what comes next is what the built-in coach found in it. Press a mark to see what it stands for."
      >
        <ShownAnswer {...talk} />
      </Example>
      <Example
        id="result"
        title="A result of the IQ test"
        says="Nobody sat this test: 40 invented answers, scored as yours would be. A score is always a range."
      >
        <ShownResult result={result} />
      </Example>
    </div>
  );
}

interface ExampleProps {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly children: ReactNode;
}

function Example({ id, title, says, children }: ExampleProps): ReactElement {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHead id={id} title={title} meta={<Badge>Example</Badge>} rule />
      <p className="mb-6 max-w-(--measure) text-ink-2">{says}</p>
      {children}
    </section>
  );
}
