import type { ReactElement } from 'react';
import { PlayerTime } from '../bar/player-time.tsx';
import { BackButton, ForwardButton, PlayStone } from '../bar/transport-buttons.tsx';

/** The few buttons that are needed while a sheet or a drawer lies over the player. */
export function PanelFoot(): ReactElement {
  return (
    <div className="@container flex-none border-t border-line px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <div className="flex items-center justify-center gap-2 @min-[14rem]:grid @min-[14rem]:grid-cols-[1fr_auto_1fr]">
        {/* Very large text leaves room for the buttons only. */}
        <PlayerTime kind="now" className="@max-[14rem]:hidden" />
        <div className="flex items-center gap-1">
          <BackButton />
          <PlayStone />
          <ForwardButton />
        </div>
        <PlayerTime kind="left" className="text-end @max-[14rem]:hidden" />
      </div>
    </div>
  );
}
