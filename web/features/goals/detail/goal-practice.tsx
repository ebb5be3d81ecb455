import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import type { Goal } from '#core/goals/goal.ts';
import { describePractice } from '#core/practice/describe-practice.ts';
import { countOf } from '#core/words.ts';
import { conversationPath, goalPracticePath } from '#web/coach-addresses.ts';
import { browserApi } from '#web/api/client.ts';
import { useTabClient } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Row, RowList } from '#web/ui/row.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** What is practised with the coach for a goal, and the sessions that began from it. */
export function GoalPractice({ goal }: { readonly goal: Goal }): ReactElement {
  const { id, practice, practised } = goal;
  return (
    <section aria-labelledby="practice">
      <SectionHead
        id="practice"
        title="Practice"
        meta={practised > 0 ? `${countOf(practised, 'session')} so far` : undefined}
        rule
        className="mb-1"
      />
      {practice ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-2.5">
          <p className="min-w-0 flex-1 basis-56 text-pretty wrap-anywhere">{describePractice(practice)}</p>
          <Button size="sm" to={goalPracticePath(practice.mode, id)}>
            {practised > 0 ? 'Practise again' : 'Practise'}
          </Button>
        </div>
      ) : null}
      <Sessions goalId={id} />
    </section>
  );
}

function Sessions({ goalId }: { readonly goalId: string }): ReactElement | null {
  const { data, isPending, isError, refetch } = useQuery(
    {
      queryKey: ['goal sessions', goalId],
      queryFn: () => browserApi.listConversations({ goal: goalId, limit: MOST_SESSIONS }),
      retry: 1,
    },
    useTabClient(),
  );
  if (isPending) return <SkeletonRows count={1} label="Loading the sessions" />;
  if (isError) return <ErrorState title="Not read" text="The sessions did not load. Check your connection." retry={() => void refetch()} />;
  if (data.items.length === 0) return null;
  return (
    <RowList label="Sessions">
      {data.items.map((entry) => (
        <Row key={entry.id} to={conversationPath(entry.id)} title={entry.title} source={<SessionFacts entry={entry} />} />
      ))}
    </RowList>
  );
}

const MOST_SESSIONS = 12;

function SessionFacts({ entry: { sends, isActive, updatedAt } }: { readonly entry: ConversationEntry }): ReactElement {
  return (
    <p>
      {isActive ? 'going on' : countOf(sends, 'message')}, <Moment atMs={Date.parse(updatedAt)} />
    </p>
  );
}
