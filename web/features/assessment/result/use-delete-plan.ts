import { browserApiFor } from '#web/api/client.ts';
import { deleteLater } from '#web/delete-later.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';
import { forgetKeptResult } from './kept-result.ts';

/** Takes a plan out of sight at once, and deletes it when nobody takes it back. Goals that follow it stay. */
export function useDeletePlan(): (id: string, onUndo?: () => void) => void {
  const learnerId = useLearner()?.id ?? null;
  const { show } = useToast();
  return (id, onUndo) => {
    const key = `deleted ${id}`;
    const keepAgain = forgetKeptResult(id);
    const undo = deleteLater(
      id,
      () => browserApiFor(learnerId).deleteAssessment(id),
      (error) => {
        keepAgain();
        show({ text: 'Not deleted.', detail: error.message, tone: 'bad', key });
      },
    );
    const onAction = (): void => {
      undo();
      keepAgain();
      onUndo?.();
    };
    show({ text: 'Plan deleted. Your goals stay.', key, action: { label: 'Undo', onAction } });
  };
}
