import type { ReactElement } from 'react';
import { formatTime } from '#core/format-time.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';

/** Asks which of two places to go on from. It waits; nothing else does. */
export function PlaceChoiceStrip({ className }: { readonly className?: string | undefined }): ReactElement {
  const choice = usePlayer((state) => state.placeChoice);
  const { choosePlace } = usePlayerCommands();
  const here = formatTime(choice?.hereSec);
  const other = formatTime(choice?.otherSec);
  return (
    // The frame stands before the question comes: that is what makes it heard.
    <div role="status" className={classes(choice === null && 'contents', className)}>
      {choice ? (
        <div
          role="group"
          aria-label="Where to resume"
          data-keep-clear=""
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2 bg-sheet py-2 pr-2 pl-3.5 shadow-2 outline-1 outline-line"
        >
          <p className="me-auto py-1 leading-snug">
            Resume from <time>{other}</time> (other device) or <time>{here}</time> (here)?
          </p>
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => choosePlace('other')}>
              {other}, other device
            </Button>
            <Button size="sm" variant="quiet" onClick={() => choosePlace('here')}>
              {here}, here
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}
