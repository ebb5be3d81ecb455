import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { href } from 'react-router';
import type { Goal } from '#core/goals/goal.ts';
import { TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { GoalCairn } from '../goal-cairn.tsx';
import { GoalFacts } from '../goal-facts.tsx';
import { PassedDay } from '../passed-day.tsx';
import { useGoal } from '../use-goals.ts';
import { GoalActions } from './goal-actions.tsx';
import { GoalPractice } from './goal-practice.tsx';
import { GoalSteps } from './goal-steps.tsx';
import { GoalWorks } from './goal-works.tsx';
import { IfThenLine } from './if-then-line.tsx';

const COLUMNS = 'grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]';

/** A goal with all that it is made of, and what can be done with it. */
export function GoalDetail({ first }: { readonly first: Goal }): ReactElement {
  const goal = useGoal(first);
  const { text, ifThen, measure, state, reason, steps, works, practice, practised } = goal;
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <TextLink look="more" to={href('/ai-career/goals')} className="min-h-11">
        <ArrowLeft size={15} aria-hidden="true" /> All goals
      </TextLink>
      <div className={COLUMNS}>
        <header className="min-w-0">
          <h1 className="text-balance wrap-anywhere">{text}</h1>
          <GoalFacts goal={goal} className="mt-2" />
          <PassedDay goal={goal} />
          {ifThen === null ? null : (
            <div className="mt-5">
              <IfThenLine goal={goal} line={ifThen} />
            </div>
          )}
          <GoalActions goal={goal} />
        </header>
        <GoalCairn goal={goal} size="lg" className="self-end max-lg:hidden" />
      </div>
      <div className={classes('mt-10', COLUMNS)}>
        <div className="grid grid-cols-1 content-start gap-10">
          {steps.length > 0 ? <GoalSteps goal={goal} /> : null}
          {works.length > 0 ? <GoalWorks works={works} /> : null}
          {practice !== null || practised > 0 ? <GoalPractice goal={goal} /> : null}
          {steps.length === 0 && works.length === 0 && practice === null ? (
            <p className="border-t border-line pt-3 text-ink-2">
              No steps, works or practice yet. Edit the goal to give it parts that can be finished one by one.
            </p>
          ) : null}
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          {measure === null ? null : (
            <section aria-labelledby="measure">
              <SectionHead id="measure" title="You will know it worked when" rule className="mb-1" />
              <p className="text-pretty wrap-anywhere">{measure}</p>
            </section>
          )}
          {reason === null ? null : (
            <section aria-labelledby="reason">
              <SectionHead id="reason" title={state === 'done' ? 'How it went' : 'Why'} rule className="mb-1" />
              <p className="font-read text-pretty italic wrap-anywhere">{reason}</p>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
