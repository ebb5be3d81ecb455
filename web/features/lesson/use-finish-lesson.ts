import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import type { Lesson } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api/client.ts';
import { places } from '#web/places.ts';
import { PlayerContext } from '#web/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';
import { useToast } from '#web/ui/toast.tsx';
import { saveDone } from './save-done.ts';

/** Marks a lesson as done, and goes on to `then` when that is saved. */
export function useFinishLesson(lesson: Pick<Lesson, 'id'>) {
  const navigate = useNavigate();
  const { show } = useToast();
  const player = useContext(PlayerContext);
  const { mutate, isPending } = useMutation(
    {
      mutationFn: (_then: string | null) =>
        saveDone(lesson.id, { saveProgress: browserApi.saveProgress, outbox: player?.outbox ?? null, places, nowMs: Date.now() }),
      onSuccess: async (became, then: string | null) => {
        if (became === 'kept') show({ text: 'Done, and kept on this device.', detail: SENT_LATER, key: 'lesson' });
        else if (then !== null) await navigate(then);
      },
      onError: (error: Error, then) => {
        const action = { label: 'Try again', onAction: () => mutate(then) };
        show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: 'lesson', action });
      },
    },
    queryClient,
  );
  return { finish: mutate, isSaving: isPending };
}

const SENT_LATER = 'The server cannot be reached. It is saved there as soon as it answers.';
