import { browserApiFor } from '#web/api/client.ts';

/** As long as the notice with its way back is shown. */
const UNDO_MS = 6000;

/**
 * Deletes a conversation when nobody has taken it back meanwhile; who leaves the page has decided.
 * @returns takes it back
 */
export function deleteLater(learnerId: string, conversationId: string, onFailure: (error: Error) => void): () => void {
  const settle = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', remove);
  };
  const remove = () => {
    settle();
    browserApiFor(learnerId).deleteConversation(conversationId).catch(onFailure);
  };
  const timer = setTimeout(remove, UNDO_MS);
  window.addEventListener('pagehide', remove);
  return settle;
}
