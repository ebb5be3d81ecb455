import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Assessment } from '#core/assessment/assessment.ts';
import type { Goal } from '#core/goals/goal.ts';
import { goalPath } from '#web/coach-addresses.ts';
import { dayInWords } from '#web/features/goals/days.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';

const PLAN = '/ai-career/plan';

export interface PlanPartProps {
  /** The open ones that come first. */
  readonly goals: readonly Goal[];
  /** Null without an assessment, or when it did not load. */
  readonly assessment: Assessment | null;
}

/** The goals that are followed, with how far each is. */
export function PlanPart({ goals, assessment }: PlanPartProps): ReactElement {
  if (goals.length === 0) return <NothingFollowed hasPlan={assessment !== null} />;
  return (
    <>
      <ul className="divide-y divide-line">
        {goals.map((goal) => (
          <GoalLine key={goal.id} goal={goal} />
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to="/ai-career/goals" look="more" icon={<ArrowRight size={15} aria-hidden="true" />}>
          All goals
        </TextLink>
        {assessment ? (
          <TextLink to={PLAN} look="more" icon={<ArrowRight size={15} aria-hidden="true" />}>
            The plan
          </TextLink>
        ) : null}
      </p>
    </>
  );
}

function GoalLine({ goal: { id, text, dueOn, progress } }: { readonly goal: Goal }): ReactElement {
  const count = `${progress.done} of ${progress.of} done`;
  return (
    <li className="grid gap-1.5 py-2.75">
      <Link to={goalPath(id)} className="font-semibold wrap-anywhere hover:text-accent-ink">
        {text}
      </Link>
      {progress.of > 0 ? (
        <span className="flex max-w-80 items-center gap-3 text-sm text-ink-3">
          <span className="min-w-0 flex-1">
            <ScaleBar parts={progress.of} done={progress.done} label={count} height={7} />
          </span>
          <span className="flex-none tabular-nums">{count}</span>
        </span>
      ) : null}
      {dueOn === null ? null : <span className="text-sm text-ink-3">{dayInWords(dueOn, null)}</span>}
    </li>
  );
}

function NothingFollowed({ hasPlan }: { readonly hasPlan: boolean }): ReactElement {
  return (
    <div className="py-3">
      <p className="text-ink-2">
        {hasPlan
          ? 'No goal is open. Your plan has steps that can be followed.'
          : 'Five questions make a plan of a few steps, each with a day.'}
      </p>
      <Button to={hasPlan ? PLAN : '/ai-career'} className="mt-3">
        {hasPlan ? 'Open the plan' : 'Answer five questions'}
      </Button>
    </div>
  );
}
