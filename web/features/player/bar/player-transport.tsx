import { LoaderCircle, Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward } from 'lucide-react';
import type { ReactElement } from 'react';
import { BACK_SEC, FORWARD_SEC } from '#core/player/playback.ts';
import { canNext, canPrevious } from '#core/player/queue.ts';
import { IconButton } from '#web/ui/button.tsx';
import { isActive } from '../player-store.ts';
import { PlayerTime } from './player-time.tsx';
import { usePlayer, usePlayerCommands } from '../use-player.ts';

/** Times and the five buttons in the middle; on a phone only the stone. */
export function PlayerTransport(): ReactElement {
  const { previous, next, back, forward } = usePlayerCommands();
  const hasPrevious = usePlayer((state) => canPrevious(state.queue));
  const hasNext = usePlayer((state) => canNext(state.queue));
  return (
    <div className="flex min-w-0 items-center gap-1.5 max-lg:gap-0.5">
      <PlayerTime kind="now" />
      <IconButton label="Previous" className="max-md:hidden" disabled={!hasPrevious} onClick={previous}>
        <SkipBack size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Back ${BACK_SEC} seconds`} className="max-md:hidden" onClick={back}>
        <RotateCcw size={22} strokeWidth={1.75} aria-hidden="true" />
        <Seconds sec={BACK_SEC} />
      </IconButton>
      <PlayStone />
      <IconButton label={`Forward ${FORWARD_SEC} seconds`} className="max-md:hidden" onClick={forward}>
        <RotateCw size={22} strokeWidth={1.75} aria-hidden="true" />
        <Seconds sec={FORWARD_SEC} />
      </IconButton>
      <IconButton label="Next" className="max-md:hidden" disabled={!hasNext} onClick={next}>
        <SkipForward size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <PlayerTime kind="left" />
    </div>
  );
}

function Seconds({ sec }: { readonly sec: number }): ReactElement {
  return (
    <span aria-hidden="true" className="absolute text-[0.5rem] leading-none font-bold">
      {sec}
    </span>
  );
}

function PlayStone(): ReactElement {
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
      className="relative mx-1 grid size-12 flex-none place-items-center rounded-stone bg-accent text-on-accent transition-colors duration-(--t-2) hover:bg-accent-press active:translate-y-px max-md:mx-0 max-md:size-11"
    >
      {isLoading ? (
        <LoaderCircle size={24} strokeWidth={2.25} aria-hidden="true" className="spinner" />
      ) : (
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" className="fill-current" />
      )}
    </button>
  );
}
