import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { EvidenceState } from '#core/coach/conversation/conversation.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';

const SAID: Record<EvidenceState, string> = {
  proposed: 'Waiting for your word.',
  agreed: 'Counts as shown.',
  refused: 'Does not count as shown.',
};

export interface EvidenceChoiceProps {
  readonly id: string;
  readonly conversationId: string;
  readonly quote: string;
  readonly state: EvidenceState;
  readonly onAnswered?: () => unknown;
}

/** Whether words show a skill is the learner's to say, and to say otherwise later. Nothing is chosen for them. */
export function EvidenceChoice({ id, conversationId, quote, state, onAnswered }: EvidenceChoiceProps): ReactElement {
  const { show } = useToast();
  const [said, setSaid] = useState(state);
  const { mutate, isPending } = useMutation(
    {
      mutationFn: (answer: 'agreed' | 'refused') => browserApi.answerEvidence(conversationId, { [answer]: [id] }),
      onSuccess: (_, answer) => {
        setSaid(answer);
        return onAnswered?.();
      },
      onError: (error) => show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: 'evidence' }),
    },
    queryClient,
  );
  const choose = (answer: 'agreed' | 'refused') => () => {
    if (!isPending && said !== answer) mutate(answer);
  };
  return (
    <div role="group" aria-label={`Does “${quote}” show it?`} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button size="sm" variant={said === 'agreed' ? 'ink' : 'line'} aria-pressed={said === 'agreed'} onClick={choose('agreed')}>
        Yes, that shows it
      </Button>
      <Button size="sm" variant={said === 'refused' ? 'ink' : 'line'} aria-pressed={said === 'refused'} onClick={choose('refused')}>
        No
      </Button>
      <p role="status" className="text-sm text-ink-3">
        {SAID[said]}
      </p>
    </div>
  );
}
