import type { ReactElement } from 'react';
import { EvidenceBody, type EvidenceBodyProps } from './evidence-body.tsx';

/** Beside the conversation from 1024 px. Below that `EvidencePeek` opens the same. */
export function EvidencePanel({ conversation }: EvidenceBodyProps): ReactElement {
  return (
    <aside aria-label="Evidence" className="flex min-h-0 flex-col overflow-y-auto border-l border-line bg-sheet px-7 py-3 max-lg:hidden">
      <EvidenceBody conversation={conversation} />
    </aside>
  );
}
