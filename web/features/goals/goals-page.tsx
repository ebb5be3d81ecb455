import { CalendarDays } from 'lucide-react';
import type { ReactElement } from 'react';
import { href, useLoaderData, useSearchParams } from 'react-router';
import type { GoalState } from '#core/goals/goal.ts';
import { countOf } from '#core/words.ts';
import { planPath } from '#web/coach-addresses.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { AddGoal } from './add-goal.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import { GoalRow } from './list/goal-row.tsx';
import { NOTHING_IN, readState } from './list/states.ts';
import { StateLinks } from './list/state-links.tsx';
import { loadGoals } from './load-goals.ts';
import { byDay } from './parts.ts';
import { useGoals } from './use-goals.ts';

const load = ({ api }: LoadInput) => loadGoals(api);
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta('Goals');

export default function GoalsPage(): ReactElement {
  const goals = useGoals(useLoaderData<typeof loader>());
  const state = readState(useSearchParams()[0].get('state'));
  const shown = goals.filter((goal) => goal.state === state).toSorted(byDay);
  const hasDays = goals.some((goal) => goal.state === 'open' && goal.dueOn !== null);
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <div className="max-w-240">
        <PageHead
          title="Goals"
          actions={
            <>
              {hasDays ? (
                <FileLink to="/api/goals/calendar.ics" icon={<CalendarDays size={16} aria-hidden="true" />}>
                  Calendar file
                </FileLink>
              ) : null}
              <AddGoal />
            </>
          }
        />
        <p role="status" className="sr-only">
          {countOf(shown.length, 'goal')}
        </p>
        {goals.length === 0 ? (
          <EmptyState
            title="No goals yet"
            text="Five questions make a plan, and what you track of it stands here with its day. You can also write a goal down yourself."
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button to={href('/ai-career')} variant="ink">
                  Answer five questions
                </Button>
                <ToPlan />
              </div>
            }
            className="mt-6"
          />
        ) : (
          <>
            <StateLinks goals={goals} current={state} />
            {shown.length === 0 ? <Nothing state={state} /> : null}
            <ul className="divide-y divide-line border-t-[1.5px] border-ink empty:hidden">
              {shown.map((goal) => (
                <GoalRow key={goal.id} goal={goal} />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function Nothing({ state }: { readonly state: GoalState }): ReactElement {
  const { title, text } = NOTHING_IN[state];
  return <EmptyState title={title} text={text} action={state === 'open' ? <ToPlan /> : undefined} />;
}

const ToPlan = (): ReactElement => <Button to={planPath()}>Open your plan</Button>;
