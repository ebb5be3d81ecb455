import { useMemo, type ReactElement } from 'react';
import { spokenTime } from '#core/format-time.ts';
import { shownDurationSec } from '#core/player/player-state.ts';
import { RidgeSeek } from '#web/features/player/bar/ridge.tsx';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';

export interface PlayerRidgeProps {
  readonly size?: 'bar' | 'full';
  readonly className?: string | undefined;
}

/** The skyline: how far the sound has come, and the slider to go elsewhere. */
export function PlayerRidge({ size = 'bar', className }: PlayerRidgeProps): ReactElement {
  const { seek } = usePlayerCommands();
  const episode = usePlayer((state) => state.episode);
  const positionSec = usePlayer((state) => state.playback.positionSec);
  const bufferedSec = usePlayer((state) => state.playback.bufferedSec);
  const durationSec = usePlayer((state) => state.playback.durationSec);
  const shownSec = usePlayer(shownDurationSec);
  const toFraction = (sec: number): number | null => (shownSec === null ? null : Math.min(1, sec / shownSec));
  const chapters = episode?.chapters;
  const marks = useMemo(
    () => chapters?.map(({ startSec }) => (shownSec ? startSec / shownSec : 0)).filter((at) => at > 0 && at < 1),
    [chapters, shownSec],
  );
  return (
    <RidgeSeek
      className={className}
      size={size}
      seed={episode?.id ?? 'cairn'}
      fraction={toFraction(positionSec)}
      bufferedFraction={toFraction(bufferedSec) ?? 0}
      {...(marks ? { marks } : {})}
      durationSec={durationSec}
      valueText={
        shownSec === null ? `${spokenTime(positionSec)}, length not known` : `${spokenTime(positionSec)} of ${spokenTime(shownSec)}`
      }
      titleAt={(sec) => chapters?.findLast(({ startSec }) => startSec <= sec)?.title}
      onSeek={seek}
    />
  );
}
