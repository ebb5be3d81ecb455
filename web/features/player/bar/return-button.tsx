import { Undo2 } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { formatTime } from '#core/player/format-time.ts';
import { classes } from '#web/ui/classes.ts';
import { usePlayerCommands } from '../use-player.ts';
import { useReturnPlace } from './use-return-place.ts';

export interface ReturnButtonProps {
  /** Beside other text it goes without an edge. */
  readonly look?: 'line' | 'plain';
  readonly className?: string | undefined;
  /** What stands in its place the rest of the time. */
  readonly children?: ReactNode;
}

/** Takes the last jump back. It stands for a while after the jump. */
export function ReturnButton({ look = 'line', className, children }: ReturnButtonProps): ReactElement {
  const { returnToPlace } = usePlayerCommands();
  const [isHeld, setHeld] = useState(false);
  const place = useReturnPlace(isHeld);
  if (!place) return <>{children}</>;
  return (
    <button
      type="button"
      onClick={returnToPlace}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classes(
        'min-h-9 flex-none rounded-2 px-2.5 text-sm leading-tight font-[570] text-accent-ink hover:bg-hover pointer-coarse:min-h-11',
        look === 'line' ? 'inset-ring inset-ring-line-2' : 'inline-flex items-center gap-1',
        className,
      )}
    >
      {look === 'plain' ? <Undo2 size={15} strokeWidth={2} aria-hidden="true" /> : null}
      <span className="whitespace-nowrap">Back to</span> <time>{formatTime(place.positionSec)}</time>
    </button>
  );
}
