import { LoaderCircle, Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward } from 'lucide-react';
import type { ReactElement } from 'react';
import { isActive } from '#core/player/player-state.ts';
import { canStepBack, canStepOn, stepsByChapter } from '#core/player/shown/chapter-now.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';

export interface TransportButtonProps {
  /** `full` for the full-screen player, made for thumbs. */
  readonly size?: 'bar' | 'full';
}

const STEP_SIZE = { bar: 20, full: 24 };
const SKIP_SIZE = { bar: 22, full: 29 };
const LOOK = { bar: '', full: 'size-[min(3rem,15vw)]! text-ink!' };

/** To the chapter before in a book, to the item before elsewhere. */
export function PreviousButton({ size = 'bar' }: TransportButtonProps): ReactElement {
  const { previous, previousChapter } = usePlayerCommands();
  const byChapter = usePlayer(stepsByChapter);
  const isPossible = usePlayer(canStepBack);
  return (
    <IconButton
      label={byChapter ? 'Previous chapter' : 'Previous'}
      className={LOOK[size]}
      disabled={!isPossible}
      onClick={byChapter ? previousChapter : previous}
    >
      <SkipBack size={STEP_SIZE[size]} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** To the chapter after in a book, to the item after elsewhere. */
export function NextButton({ size = 'bar' }: TransportButtonProps): ReactElement {
  const { next, nextChapter } = usePlayerCommands();
  const byChapter = usePlayer(stepsByChapter);
  const isPossible = usePlayer(canStepOn);
  return (
    <IconButton
      label={byChapter ? 'Next chapter' : 'Next'}
      className={LOOK[size]}
      disabled={!isPossible}
      onClick={byChapter ? nextChapter : next}
    >
      <SkipForward size={STEP_SIZE[size]} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** Back by the learner's own length. */
export function BackButton({ size = 'bar' }: TransportButtonProps): ReactElement {
  const { back } = usePlayerCommands();
  const sec = usePlayer((state) => state.settings.backSec);
  return (
    <IconButton label={`Back ${sec} seconds`} className={LOOK[size]} onClick={back}>
      <RotateCcw size={SKIP_SIZE[size]} strokeWidth={1.75} aria-hidden="true" />
      <Seconds sec={sec} size={size} />
    </IconButton>
  );
}

/** Forward by the learner's own length. */
export function ForwardButton({ size = 'bar' }: TransportButtonProps): ReactElement {
  const { forward } = usePlayerCommands();
  const sec = usePlayer((state) => state.settings.forwardSec);
  return (
    <IconButton label={`Forward ${sec} seconds`} className={LOOK[size]} onClick={forward}>
      <RotateCw size={SKIP_SIZE[size]} strokeWidth={1.75} aria-hidden="true" />
      <Seconds sec={sec} size={size} />
    </IconButton>
  );
}

function Seconds({ sec, size }: { readonly sec: number; readonly size: 'bar' | 'full' }): ReactElement {
  return (
    <span aria-hidden="true" className={classes('absolute leading-none font-bold', size === 'full' ? 'text-[0.5625rem]' : 'text-[0.5rem]')}>
      {sec}
    </span>
  );
}

const STONE = {
  bar: 'mx-1 size-12 max-md:mx-0 max-md:size-11',
  full: 'h-[min(4.5rem,11dvh)] min-h-13 w-[min(4.75rem,11.6dvh)] min-w-14',
};

/** Plays and pauses. */
export function PlayStone({ size = 'bar' }: TransportButtonProps): ReactElement {
  const { toggle } = usePlayerCommands();
  const isOn = usePlayer(isActive);
  const isLoading = usePlayer(({ playback }) => playback.status === 'loading' || playback.isWaiting);
  const Icon = isOn ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={isOn ? 'Pause' : 'Play'}
      aria-busy={isLoading}
      onClick={toggle}
      className={classes(
        'relative grid flex-none place-items-center rounded-stone bg-accent text-on-accent transition-colors hover:bg-accent-press active:translate-y-px',
        STONE[size],
      )}
    >
      {isLoading ? (
        <LoaderCircle size={size === 'full' ? 30 : 24} strokeWidth={2.25} aria-hidden="true" className="spinner" />
      ) : (
        <Icon size={size === 'full' ? 30 : 22} strokeWidth={1.75} aria-hidden="true" className="fill-current" />
      )}
    </button>
  );
}
