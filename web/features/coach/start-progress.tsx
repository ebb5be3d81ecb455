import type { ReactElement } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';

/** A service words the first message, which takes a moment. */
export function StartProgress({ isStarting }: { readonly isStarting: boolean }): ReactElement {
  return (
    <p role="status" className="flex items-center gap-3 text-sm text-ink-2">
      {isStarting ? (
        <>
          <span aria-hidden="true">
            <Spinner />
          </span>
          The coach is finding its first words.
        </>
      ) : null}
    </p>
  );
}
