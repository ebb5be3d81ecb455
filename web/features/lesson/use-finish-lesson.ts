import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Lesson } from '#core/library/catalogue.ts';
import { readPlace, writeReport } from '#core/progress/place-wire.ts';
import type { PlaceReport } from '#core/progress/place.ts';
import { browserApi } from '#web/api/client.ts';
import { places } from '#web/places.ts';
import { queryClient } from '#web/query-client.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Marks a lesson as done, and goes on to `then` when that is saved. */
export function useFinishLesson(lesson: Pick<Lesson, 'id'>) {
  const navigate = useNavigate();
  const { show } = useToast();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: async (_then: string | null) => {
        const report: PlaceReport = { ...DONE, observedMs: Date.now() };
        places.settle(report.observedMs, readPlace(await browserApi.saveProgress(lesson.id, writeReport(report))));
      },
      onSuccess: async (_saved: unknown, then: string | null) => {
        if (then !== null) await navigate(then);
      },
      onError: (error: Error) => show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: 'lesson' }),
    },
    queryClient,
  );
  return { finish: mutate, isSaving: isPending };
}

const DONE = { positionSec: null, locator: null, fraction: 1, completed: true, addedSec: 0, addedHeard: null };
