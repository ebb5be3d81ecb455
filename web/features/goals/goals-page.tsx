import { CalendarDays } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { href, useLoaderData } from 'react-router';
import type { GoalState } from '#core/goals/goal.ts';
import { countOf } from '#core/words.ts';
import { planPath } from '#web/coach-addresses.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { AddGoal } from './add-goal.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import { GoalRow } from './list/goal-row.tsx';
import { NOTHING_IN, readState } from './list/states.ts';
import { StateLinks } from './list/state-links.tsx';
import { loadGoals } from './load-goals.ts';
import { useGoalPages } from './use-goals.ts';

const load = async ({ api, url }: LoadInput) => {
  const state = readState(url.searchParams.get('state'));
  const [first, assessment] = await Promise.all([loadGoals(api, state), api.getLatestAssessment()]);
  return { state, first, hasPlan: assessment !== null };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta('Goals');

export default function GoalsPage(): ReactElement {
  const { state, first, hasPlan } = useLoaderData<typeof loader>();
  const list = useGoalPages(state, first);
  const { counts, openWithDay } = list;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <div className="max-w-240">
        <PageHead
          title="Goals"
          actions={
            <>
              {openWithDay > 0 ? (
                <FileLink to="/api/goals/calendar.ics" icon={<CalendarDays size={16} aria-hidden="true" />}>
                  Calendar file
                </FileLink>
              ) : null}
              <AddGoal />
            </>
          }
        />
        <p role="status" className="sr-only">
          {countOf(counts[state], 'goal')}
        </p>
        {isEmpty ? (
          <EmptyState
            title="No goals yet"
            text="Five questions make a plan, and what you track of it stands here with its day. You can also write a goal down yourself."
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button to={href('/ai-career')} variant="ink">
                  Answer five questions
                </Button>
                {hasPlan ? <ToPlan /> : null}
              </div>
            }
            className="mt-6"
          />
        ) : (
          <>
            <StateLinks counts={counts} current={state} />
            <GoalRows state={state} hasPlan={hasPlan} {...list} />
          </>
        )}
      </div>
    </div>
  );
}

type GoalRowsProps = ReturnType<typeof useGoalPages> & { readonly state: GoalState; readonly hasPlan: boolean };

function GoalRows({
  state,
  hasPlan,
  goals,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: GoalRowsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const loadMore = async (): Promise<void> => {
    const shown = goals.length;
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button went with the last page, so the focus goes on to the first goal that came.
    if (!hasMore) requestAnimationFrame(() => list.current?.querySelectorAll(':scope > li')[shown]?.querySelector('a')?.focus());
  };
  return (
    <>
      {goals.length === 0 && !hasNextPage ? <Nothing state={state} hasPlan={hasPlan} /> : null}
      <ul ref={list} className="divide-y divide-line border-t-[1.5px] border-ink empty:hidden">
        {goals.map((goal) => (
          <GoalRow key={goal.id} goal={goal} />
        ))}
      </ul>
      {hasNextPage ? <LoadMore isLoading={isFetchingNextPage} hasFailed={isFetchNextPageError} onLoad={() => void loadMore()} /> : null}
    </>
  );
}

function Nothing({ state, hasPlan }: Pick<GoalRowsProps, 'state' | 'hasPlan'>): ReactElement {
  const { title, text } = NOTHING_IN[state];
  return <EmptyState title={title} text={text} action={state === 'open' && hasPlan ? <ToPlan /> : undefined} />;
}

const ToPlan = (): ReactElement => <Button to={planPath()}>Open your plan</Button>;
