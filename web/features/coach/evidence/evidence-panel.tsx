import type { ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';

/** Beside the conversation, from 1024 px. */
export function EvidencePanel({ conversation }: { readonly conversation: Conversation }): ReactElement {
  return (
    <aside aria-label="Evidence" className="max-lg:hidden">
      <h2>{conversation.type}</h2>
    </aside>
  );
}
