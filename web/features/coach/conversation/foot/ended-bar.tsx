import type { ReactElement } from 'react';
import { GoOnButton } from './go-on-button.tsx';
import { useTalkState } from '../use-talk.ts';

const WHY =
  'It ends when nobody writes for a while, when you end it elsewhere, or when you begin another of its kind. You can still read all of it above.';

/** In the place of the field, when a conversation has ended. What was still being written is not lost. */
export function EndedBar(): ReactElement {
  const draft = useTalkState((state) => state.draft);
  const isUnseen = useTalkState((state) => state.hasEndedUnseen);
  return (
    <div className="composer">
      {draft === '' ? null : <p className="max-h-24 overflow-y-auto whitespace-pre-wrap text-ink-2">{draft}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role={isUnseen ? 'alert' : undefined} className="min-w-0 flex-1 basis-56 text-sm text-ink-3">
          This conversation has ended.{isUnseen ? ` ${WHY}` : ''}
          {draft === '' ? '' : ' What you were writing goes with you.'}
        </p>
        <GoOnButton />
      </div>
    </div>
  );
}
