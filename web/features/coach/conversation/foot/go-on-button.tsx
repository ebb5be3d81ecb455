import { useState, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { conversationPath } from '#web/coach-addresses.ts';
import { useLearner } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { readTabId } from '../tab-id.ts';
import { createTalkMemory } from '../talk-memory.ts';
import { useTalk } from '../use-talk.ts';

/** Takes what was said, and what is being written, into a new conversation. */
export function GoOnButton({ icon }: { readonly icon?: ReactNode }): ReactElement {
  const talk = useTalk();
  const learner = useLearner();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const goOn = async () => {
    setBusy(true);
    const id = await talk.goOn((conversationId) => createTalkMemory(learner?.id ?? '', conversationId, readTabId));
    setBusy(false);
    if (id !== null) await navigate(conversationPath(id));
  };
  return (
    <Button size="sm" icon={icon} disabled={isBusy} onClick={() => void goOn()}>
      Go on in a new conversation
    </Button>
  );
}
