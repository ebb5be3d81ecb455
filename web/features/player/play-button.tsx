import { Pause, Play } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { isActive } from '#core/player/player-state.ts';
import { currentId } from '#core/player/queue-state.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';

export interface PlayUnitState {
  /** This unit sounds, or is about to. */
  readonly isActive: boolean;
  /** This unit is in the player, sounding or not. */
  readonly isCurrent: boolean;
  /** Plays it, or pauses it while it sounds. */
  readonly onClick: () => void;
}

export interface PlayUnitTarget {
  readonly unitId: string;
  /** The units around it, in order: what comes next, and before. */
  readonly queue?: readonly string[] | undefined;
  readonly startSec?: number | undefined;
}

/** For pages that draw a button of their own. */
export function usePlayUnit({ unitId, queue, startSec }: PlayUnitTarget): PlayUnitState {
  const { playUnit, pause } = usePlayerCommands();
  const isCurrent = usePlayer((state) => currentId(state.queue) === unitId);
  const isSounding = usePlayer((state) => currentId(state.queue) === unitId && isActive(state));
  return {
    isCurrent,
    isActive: isSounding,
    onClick: () => (isSounding ? pause() : playUnit(unitId, { queue, startSec })),
  };
}

export interface PlayUnitButtonProps extends PlayUnitTarget {
  /** What is played, as in "Play Where it bends". */
  readonly label: string;
  /** Draws the button; without it, it is an icon. */
  readonly children?: (state: PlayUnitState) => ReactNode;
}

/** Plays or pauses one unit. */
export function PlayUnitButton({ label, children, ...options }: PlayUnitButtonProps): ReactElement {
  const state = usePlayUnit(options);
  if (children) return <>{children(state)}</>;
  const Icon = state.isActive ? Pause : Play;
  return (
    <IconButton label={`${state.isActive ? 'Pause' : 'Play'} ${label}`} onClick={state.onClick}>
      <Icon size={18} strokeWidth={1.75} className="fill-current" aria-hidden="true" />
    </IconButton>
  );
}
