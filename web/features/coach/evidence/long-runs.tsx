import type { ReactElement } from 'react';
import { splitLongRuns } from '#core/coach/chat/split-long-runs.ts';

/** A text of anything. Browsers shape what has no white space as one word, and with kerning take the square of its length. */
export function LongRuns({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {splitLongRuns(text).map((run) =>
        run.isLong ? (
          <span key={run.start} className="long-run">
            {run.text}
          </span>
        ) : (
          run.text
        ),
      )}
    </>
  );
}
