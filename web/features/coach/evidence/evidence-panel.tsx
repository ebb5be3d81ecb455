import { useEffect, type ReactElement } from 'react';
import { chooseEvidence, leaveFeature } from './evidence-choice.ts';
import { EvidenceBody, panelName, type EvidenceBodyProps } from './evidence-body.tsx';

/** Beside the conversation from 1024 px. Below that `EvidencePeek` opens the same. */
export function EvidencePanel({ conversation }: EvidenceBodyProps): ReactElement {
  // What was looked at here says nothing of the next conversation, and belongs to this learner alone.
  useEffect(() => () => chooseEvidence(null), []);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leaveFeature();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  return (
    // It may hold nothing but words: keys have to reach it to scroll them.
    <aside
      aria-label={panelName(conversation)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="sticky top-(--topbar) flex h-[calc(100dvh-var(--topbar)-var(--covered,0px))] flex-col self-start overflow-y-auto overscroll-contain border-l border-line bg-sheet px-7 pt-3 -outline-offset-2 max-lg:hidden"
    >
      {/* The foot of the panel sticks to its edge, which blanks of the panel's own would keep it from. */}
      <div className="flex flex-1 flex-col pb-3">
        <EvidenceBody conversation={conversation} />
      </div>
    </aside>
  );
}
