import { browserApiFor } from '#web/api/client.ts';
import { iqCalls } from '#web/api/iq-calls.ts';
import { deleteLater } from '#web/delete-later.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Takes a sitting out of sight at once, and deletes it when nobody takes it back. */
export function useDeleteSitting(): (id: string, onUndo?: () => void) => void {
  const learnerId = useLearner()?.id ?? null;
  const { show } = useToast();
  return (id, onUndo) => {
    const key = `deleted ${id}`;
    const undo = deleteLater(
      id,
      () => iqCalls(browserApiFor(learnerId)).deleteIqSitting(id),
      (error) => show({ text: 'Not deleted.', detail: error.message, tone: 'bad', key }),
    );
    const onAction = (): void => {
      undo();
      onUndo?.();
    };
    show({
      text: 'Sitting deleted.',
      detail: 'If it gave a score, the 90 days until the next still count.',
      key,
      action: { label: 'Undo', onAction },
    });
  };
}
