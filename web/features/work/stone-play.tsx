import { Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePlayUnit, type PlayUnitTarget } from '#web/features/player/play-button.tsx';

/** The large round button over a picture or beside a title. */
export function StonePlay({ label, ...target }: PlayUnitTarget & { readonly label: string }): ReactElement {
  const { isActive, onClick } = usePlayUnit(target);
  const Icon = isActive ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={`${isActive ? 'Pause' : 'Play'} ${label}`}
      onClick={onClick}
      className="grid size-16 flex-none place-items-center rounded-stone bg-accent text-on-accent transition-colors hover:bg-accent-press active:translate-y-px"
    >
      <Icon size={26} className="fill-current" aria-hidden="true" />
    </button>
  );
}
