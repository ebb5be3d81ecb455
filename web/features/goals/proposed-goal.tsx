import { useMutation } from '@tanstack/react-query';
import { Check, Flag } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { describeGoal } from '#core/goals/describe-goal.ts';
import type { GoalIdea } from '#core/goals/goal.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { refreshGoals } from './goal-cache.ts';

/** A goal that the coach has heard, for the learner to take or leave. */
export function ProposedGoal({ goal }: { readonly goal: GoalIdea }): ReactElement {
  const { show } = useToast();
  const [addedId, setAddedId] = useState<string | null>(null);
  const failed = (error: Error) => show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: 'goal' });
  const removing = useMutation(
    { mutationFn: browserApi.deleteGoal, onMutate: () => setAddedId(null), onError: failed, onSuccess: refreshGoals },
    queryClient,
  );
  const adding = useMutation(
    {
      mutationFn: browserApi.addGoal,
      onError: failed,
      onSuccess: ({ id }) => {
        setAddedId(id);
        show({ text: 'Added to your goals.', tone: 'good', key: 'goal', action: { label: 'Undo', onAction: () => removing.mutate(id) } });
        return refreshGoals();
      },
    },
    queryClient,
  );
  const isAdded = addedId !== null;
  const label = isAdded ? 'Among your goals' : 'Add to my goals';
  const Icon = isAdded ? Check : Flag;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{goal.text}</p>
        {describeGoal(goal).map((detail) => (
          <p key={detail} className="text-sm text-ink-3 wrap-anywhere">
            {detail}
          </p>
        ))}
      </div>
      {/* The same button before and after: it keeps the focus. */}
      <Button
        size="sm"
        variant={isAdded ? 'quiet' : 'line'}
        icon={<Icon size={16} aria-hidden="true" />}
        aria-label={`${label}: ${goal.text}`}
        disabled={isAdded || adding.isPending}
        className={isAdded ? 'text-good aria-disabled:opacity-100' : undefined}
        onClick={() => adding.mutate(goal)}
      >
        {label}
      </Button>
    </li>
  );
}
