import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import { browserApiFor } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';
import { deleteLater } from '#web/delete-later.ts';
import { HISTORY_KEY } from './use-history.ts';

/** Takes a conversation out of the history at once, and for good when nobody takes it back. */
export function useDeleteConversation(): (entry: Pick<ConversationEntry, 'id' | 'title'>) => void {
  const learnerId = useLearner()?.id ?? null;
  const { show } = useToast();
  return ({ id, title }) => {
    const key = `deleted ${id}`;
    const send = async (): Promise<void> => {
      await browserApiFor(learnerId).deleteConversation(id);
      await queryClient.invalidateQueries({ queryKey: [HISTORY_KEY] });
    };
    const undo = deleteLater(id, send, (error) => show({ text: 'Not deleted.', detail: error.message, tone: 'bad', key }));
    show({ text: `${title} deleted.`, key, action: { label: 'Undo', onAction: undo } });
  };
}
