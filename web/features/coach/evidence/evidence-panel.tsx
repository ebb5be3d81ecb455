import { useEffect, type ReactElement } from 'react';
import { chooseEvidence } from './evidence-choice.ts';
import { EvidenceBody, type EvidenceBodyProps } from './evidence-body.tsx';

/** Beside the conversation from 1024 px. Below that `EvidencePeek` opens the same. */
export function EvidencePanel({ conversation }: EvidenceBodyProps): ReactElement {
  // What was looked at here says nothing of the next conversation, and belongs to this learner alone.
  useEffect(() => () => chooseEvidence(null), []);
  return (
    // It may hold nothing but words: keys have to reach it to scroll them.
    <aside
      aria-label="Evidence"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="sticky top-(--topbar) flex h-[calc(100dvh-var(--topbar)-var(--covered,0px))] flex-col self-start overflow-y-auto overscroll-contain border-l border-line bg-sheet px-7 py-3 -outline-offset-2 max-lg:hidden"
    >
      <EvidenceBody conversation={conversation} />
    </aside>
  );
}
