import { Volume1, Volume2, VolumeX } from 'lucide-react';
import type { ReactElement } from 'react';
import { VOLUME_STEP } from '#core/player/playback.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Slider } from '#web/ui/slider.tsx';

/** Mutes, and sets how loud it is where there is room for it. */
export function Volume({ hasSlider }: { readonly hasSlider: boolean }): ReactElement {
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
      {hasSlider ? (
        <span className="w-18 flex-none">
          <Slider
            label="Volume"
            value={percent}
            step={VOLUME_STEP * 100}
            valueText={isMuted ? 'Muted' : `${percent} percent`}
            onChange={(value) => setVolume(value / 100)}
          />
        </span>
      ) : null}
    </>
  );
}
