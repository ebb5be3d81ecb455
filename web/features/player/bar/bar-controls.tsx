import type { ReactElement } from 'react';
import { usePlayer } from '../use-player.ts';
import { PlayerFault } from './player-fault.tsx';
import { PlayerNow } from './player-now.tsx';
import { PlayerRidge } from './player-ridge.tsx';
import { PlayerSound } from './player-sound.tsx';
import { PlayerTransport } from './player-transport.tsx';

/** What the bar holds; the default export is what `lazy` asks for. */
export default function BarControls(): ReactElement {
  const isFaulty = usePlayer((state) => state.playback.status === 'error');
  return (
    <>
      <PlayerRidge />
      <PlayerNow />
      {isFaulty ? <PlayerFault /> : <PlayerTransport />}
      <PlayerSound />
    </>
  );
}
