import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ConversationInput } from '#core/coach/conversation/conversation.ts';
import { conversationPath } from '#web/coach-addresses.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';

export interface Start {
  readonly start: (input: ConversationInput) => void;
  /** Until the conversation stands on the screen. */
  readonly isStarting: boolean;
  /** Why the last one did not begin, until it is put away or one begins. */
  readonly error: Error | null;
  readonly dismiss: () => void;
}

/** Begins a conversation and goes to it. */
export function useStart(): Start {
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useMutation(
    { mutationFn: browserApi.startConversation, onSuccess: ({ id }) => navigate(conversationPath(id)) },
    queryClient,
  );
  return { start: mutate, isStarting: isPending, error, dismiss: reset };
}
