import type { ReactElement } from 'react';
import { PlayerTime } from './player-time.tsx';
import { BackButton, ForwardButton, NextButton, PlayStone, PreviousButton } from './transport-buttons.tsx';

/** Times and the five buttons in the middle. */
export function PlayerTransport(): ReactElement {
  return (
    <div className="flex min-w-0 items-center gap-1.5 max-lg:gap-0.5">
      <PlayerTime kind="now" className="min-w-12 text-end lg:w-17" />
      <PreviousButton />
      <BackButton />
      <PlayStone />
      <ForwardButton />
      <NextButton />
      <PlayerTime kind="left" className="min-w-12 lg:w-17" />
    </div>
  );
}
