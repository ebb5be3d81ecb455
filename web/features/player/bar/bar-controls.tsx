import type { ReactElement } from 'react';
import { usePlayer } from '#web/player/use-player.ts';
import { PlaceChoiceStrip } from './place-choice-strip.tsx';
import { PlayerFault } from './player-fault.tsx';
import { PlayerNow, PlayerNowButton } from './player-now.tsx';
import { PlayerRidge } from './player-ridge.tsx';
import { PlayerTools } from './player-tools.tsx';
import { PlayerTransport } from './player-transport.tsx';
import { ReturnButton } from './return-button.tsx';
import { PlayStone } from './transport-buttons.tsx';
import { useBarWidth } from './use-bar-width.ts';
import { VoiceAnnouncement } from './voice-announcement.tsx';

/** What the bar holds; the default export is what `lazy` asks for. */
export default function BarControls(): ReactElement {
  const width = useBarWidth();
  const isFaulty = usePlayer((state) => state.playback.status === 'error');
  return (
    <>
      <VoiceAnnouncement />
      <PlayerRidge className="absolute! inset-x-0 top-[calc(1px-var(--ridge))]" />
      <PlaceChoiceStrip className="absolute bottom-[calc(100%+var(--ridge)+0.375rem)] left-5 max-w-[calc(100%-2.5rem)] max-md:inset-x-3 max-md:max-w-none" />
      {width === 'phone' ? (
        <MiniPlayer isFaulty={isFaulty} />
      ) : (
        <>
          <div className="flex min-w-0 items-center gap-3">
            <PlayerNow />
            <ReturnButton className="max-lg:w-min" />
          </div>
          {isFaulty ? <PlayerFault /> : <PlayerTransport />}
          <PlayerTools width={width} />
        </>
      )}
    </>
  );
}

/** On a phone the message of a fault needs all the room. */
function MiniPlayer({ isFaulty }: { readonly isFaulty: boolean }): ReactElement {
  if (isFaulty) return <PlayerFault />;
  return (
    <div className="flex min-w-0 items-center gap-2">
      <PlayerNowButton />
      <ReturnButton className="w-min" />
      <PlayStone />
    </div>
  );
}
