import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import type { Lesson } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Marks a lesson as done, and goes on to `then` when that is saved. */
export function useFinishLesson(lesson: Pick<Lesson, 'id'>) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { show } = useToast();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: (_then: string | null) =>
        browserApi.saveProgress(lesson.id, { fraction: 1, completed: true, observedAt: new Date().toISOString() }),
      onSuccess: async (_saved: unknown, then: string | null) => {
        await queryClient.invalidateQueries({ queryKey: ['screen'] });
        if (then === null) await revalidate();
        else await navigate(then);
      },
      onError: (error: Error) => show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: 'lesson' }),
    },
    queryClient,
  );
  return { finish: mutate, isSaving: isPending };
}
