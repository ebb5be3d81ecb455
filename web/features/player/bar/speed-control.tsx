import { Popover } from '@base-ui/react/popover';
import { Minus, Plus } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { FINE_RATE_STEP, MIN_RATE, stepRate } from '#core/player/playback.ts';
import { MAX_RATE } from '#core/progress/heard.ts';
import { RATES, rateText } from '#core/player/shown/rates.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { VoiceChoice } from './voice-choice.tsx';

export interface SpeedControlProps {
  /** A button; it opens the choice of speeds. */
  readonly trigger: ReactElement<Record<string, unknown>>;
}

/** The speed of what plays: common ones to choose, and fine steps between them. */
export function SpeedControl({ trigger }: SpeedControlProps): ReactElement {
  return (
    <Popover.Root>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner
          positionMethod="fixed"
          side="top"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="night z-(--z-popover) bg-transparent outline-none"
        >
          <Popover.Popup
            aria-label="Speed"
            className="floating max-h-(--available-height) w-66 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-2 bg-sheet p-3 text-ink shadow-2 outline-1 outline-line"
          >
            <FineSteps />
            <CommonRates />
            <KeptFor />
            <VoiceChoice className="mt-3" />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function FineSteps(): ReactElement {
  const { setRate } = usePlayerCommands();
  const rate = usePlayer((state) => state.playback.rate);
  return (
    <div className="flex items-center">
      <IconButton label={`${FINE_RATE_STEP} slower`} disabled={rate <= MIN_RATE} onClick={() => setRate(stepRate(rate, -FINE_RATE_STEP))}>
        <Minus size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <output aria-label="Speed" className="disp tn flex-1 text-center text-xl">
        {rateText(rate)}
      </output>
      <IconButton label={`${FINE_RATE_STEP} faster`} disabled={rate >= MAX_RATE} onClick={() => setRate(stepRate(rate, FINE_RATE_STEP))}>
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function CommonRates(): ReactElement {
  const { setRate } = usePlayerCommands();
  const current = usePlayer((state) => state.playback.rate);
  const name = useId();
  return (
    <fieldset className="mt-2 grid grid-cols-4 gap-1">
      <legend className="sr-only">Common speeds</legend>
      {RATES.map((rate) => (
        <label
          key={rate}
          className="relative grid min-h-9.5 place-items-center rounded-1 text-sm font-[560] text-ink-2 tabular-nums hover:bg-hover has-checked:bg-ink has-checked:text-on-ink forced-colors:has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={rate === current}
            onChange={() => setRate(rate)}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {rateText(rate)}
        </label>
      ))}
    </fieldset>
  );
}

function KeptFor(): ReactElement | null {
  const work = usePlayer((state) => state.episode?.podcast_name ?? null);
  return work === null ? null : <p className="mt-2.5 px-1 text-sm text-ink-3">Kept for {work}</p>;
}
