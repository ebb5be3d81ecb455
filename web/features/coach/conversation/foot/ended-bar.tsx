import type { ReactElement } from 'react';
import { GoOnButton } from './go-on-button.tsx';
import { useTalkState } from '../use-talk.ts';

/** In the place of the field, when a conversation has ended. What was still being written is not lost. */
export function EndedBar(): ReactElement {
  const draft = useTalkState((state) => state.draft);
  return (
    <div className="composer">
      {draft === '' ? null : <p className="max-h-24 overflow-y-auto whitespace-pre-wrap text-ink-2">{draft}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-3">
          {draft === '' ? 'This conversation has ended.' : 'This conversation has ended. What you were writing goes with you.'}
        </p>
        <GoOnButton />
      </div>
    </div>
  );
}
