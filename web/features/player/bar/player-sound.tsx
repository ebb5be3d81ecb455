import { Volume1, Volume2, VolumeX, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuChoice } from '#web/ui/menu.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { usePlayer, usePlayerCommands } from '../use-player.ts';

const RATES = [0.5, 0.75, 0.9, 1, 1.1, 1.2, 1.3, 1.5, 1.75, 2, 2.5, 3];
const RATE_OPTIONS = RATES.map((rate) => ({ value: String(rate), label: `${rate}×` }));

/** Speed, volume, and the way to put the player away. A phone has keys for the volume. */
export function PlayerSound(): ReactElement {
  const { close } = usePlayerCommands();
  return (
    <div className="flex min-w-0 items-center justify-end gap-0.5 max-md:hidden">
      <SpeedMenu />
      <Volume />
      <IconButton label="Close player" onClick={close}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function SpeedMenu(): ReactElement {
  const { setRate } = usePlayerCommands();
  const rate = usePlayer((state) => state.playback.rate);
  return (
    <Menu
      night
      side="top"
      trigger={
        <button
          type="button"
          aria-label={`Speed ${rate}×`}
          className="h-10 min-w-11 rounded-2 px-2 text-sm font-semibold text-ink-2 tabular-nums hover:bg-hover pointer-coarse:h-11"
        >
          {rate}×
        </button>
      }
    >
      <MenuChoice label="Speed" value={String(rate)} options={RATE_OPTIONS} onChange={(value) => setRate(Number(value))} />
    </Menu>
  );
}

function Volume(): ReactElement {
  const { setVolume, toggleMute } = usePlayerCommands();
  const volume = usePlayer((state) => state.playback.volume);
  const isMuted = usePlayer((state) => state.playback.isMuted);
  const percent = isMuted ? 0 : Math.round(volume * 100);
  const Icon = percent === 0 ? VolumeX : percent < 50 ? Volume1 : Volume2;
  return (
    <>
      <IconButton label={isMuted ? 'Unmute' : 'Mute'} onClick={toggleMute}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <span className="w-18 max-lg:hidden">
        <Slider
          label="Volume"
          value={percent}
          valueText={isMuted ? 'Muted' : `${percent} percent`}
          onChange={(value) => setVolume(value / 100)}
        />
      </span>
    </>
  );
}
