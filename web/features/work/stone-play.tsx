import { Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePlayUnit, type PlayUnitTarget } from '#web/features/player/play-button.tsx';
import { classes } from '#web/ui/classes.ts';

export interface StonePlayProps extends PlayUnitTarget {
  readonly label: string;
  /** A picture may have any colour, that of the accent too: the stone is of night, with its focus ring inside. */
  readonly isOnPicture?: boolean;
}

/** The large round button over a picture or beside a title. */
export function StonePlay({ label, isOnPicture = false, ...target }: StonePlayProps): ReactElement {
  const { isActive, onClick } = usePlayUnit(target);
  const Icon = isActive ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={`${isActive ? 'Pause' : 'Play'} ${label}`}
      onClick={onClick}
      className={classes(
        'grid size-16 flex-none place-items-center rounded-stone transition-colors active:translate-y-px',
        isOnPicture
          ? 'night bg-paper text-ink inset-ring-2 inset-ring-ink -outline-offset-6 hover:bg-well-2 forced-colors:border'
          : 'bg-accent text-on-accent hover:bg-accent-press',
      )}
    >
      <Icon size={26} className="fill-current" aria-hidden="true" />
    </button>
  );
}
