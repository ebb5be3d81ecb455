import type { ReactElement } from 'react';
import type { WorkPlace } from '#core/player/shown/work-place.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { PlaceChoiceStrip } from '../bar/place-choice-strip.tsx';
import { PlayerFault } from '../bar/player-fault.tsx';
import { PlayerRidge } from '../bar/player-ridge.tsx';
import { BackButton, ForwardButton, NextButton, PlayStone, PreviousButton } from '../bar/transport-buttons.tsx';
import { FullTimes } from './full-times.tsx';
import { FullTools } from './full-tools.tsx';

/** The landscape with its times, the buttons, and the tools under them. */
export function FullControls({ work }: { readonly work: WorkPlace | null }): ReactElement {
  const isFaulty = usePlayer((state) => state.playback.status === 'error');
  return (
    <div className="full-controls">
      <PlaceChoiceStrip className="px-3 pt-2" />
      <PlayerRidge size="full" className="mt-4" />
      <FullTimes work={work} />
      {isFaulty ? (
        <div className="full-inset py-5">
          <PlayerFault />
        </div>
      ) : (
        <div className="full-inset flex items-center justify-between pt-3 pb-2.5">
          <PreviousButton size="full" />
          <BackButton size="full" />
          <PlayStone size="full" />
          <ForwardButton size="full" />
          <NextButton size="full" />
        </div>
      )}
      <FullTools />
    </div>
  );
}
