import { Undo2 } from 'lucide-react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { formatTime } from '#core/format-time.ts';
import { placeToReturnTo, type LeftPlace } from '#core/player/places/place-history.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { classes } from '#web/ui/classes.ts';

interface Look {
  /** Beside other text it goes without an edge. */
  readonly look?: 'line' | 'plain';
  readonly className?: string | undefined;
}

export interface ReturnButtonProps extends Look {
  /** What stands in its place the rest of the time. */
  readonly children?: ReactNode;
}

/** Takes the last jump back. It stands for a while after the jump. */
export function ReturnButton({ children, ...look }: ReturnButtonProps): ReactElement {
  const place = usePlayer((state) => placeToReturnTo(state.history, state.episode?.id ?? null));
  const [refused, setRefused] = useState<LeftPlace | null>(null);
  if (!place || place === refused) return <>{children}</>;
  return <Offer {...look} place={place} onRefuse={setRefused} />;
}

/** Whoever has not missed the place by then was right to jump. */
const OFFERED_MS = 20_000;

interface OfferProps extends Look {
  readonly place: LeftPlace;
  readonly onRefuse: (place: LeftPlace) => void;
}

function Offer({ place, onRefuse, look = 'line', className }: OfferProps): ReactElement {
  const { returnToPlace } = usePlayerCommands();
  // What has the focus does not go away under the hands.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onRefuse(place), Math.max(0, place.leftMs + OFFERED_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [place, isHeld, onRefuse]);
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
