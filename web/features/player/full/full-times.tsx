import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import { toEndSec, type WorkPlace } from '#core/player/shown/work-place.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { PlayerTime } from '../bar/player-time.tsx';
import { ReturnButton } from '../bar/return-button.tsx';

/** Under the landscape: where it is, how far it is to the end, what is left of this part. */
export function FullTimes({ work }: { readonly work: WorkPlace | null }): ReactElement {
  const toEnd = usePlayer((state) => {
    const sec = work && toEndSec(work, state.playback.positionSec);
    return sec === null ? null : `${formatDuration(sec)} to the end`;
  });
  return (
    <div className="full-times">
      <PlayerTime kind="now" />
      <ReturnButton look="plain" className="-my-3">
        <span className="text-center text-sm font-[560]">{toEnd}</span>
      </ReturnButton>
      <PlayerTime kind="left" className="text-end" />
    </div>
  );
}
