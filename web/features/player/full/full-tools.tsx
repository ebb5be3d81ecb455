import { ListMusic, MoonStar } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { queueLabel } from '#core/player/shown/queue-count.ts';
import { rateText } from '#core/player/shown/rates.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { classes } from '#web/ui/classes.ts';
import { PANEL_ICON } from '../bar/panel-button.tsx';
import { PANEL_LABEL, placesPanel } from '../bar/panel-choice.ts';
import { sleepLabel, SleepMenu } from '../bar/sleep-menu.tsx';
import { SpeedControl } from '../bar/speed-control.tsx';
import { useSleepMinutes } from '../bar/use-sleep-left.ts';

/** Speed, timer, chapters and queue, each with its name. */
export function FullTools(): ReactElement {
  const { showPanel, openQueue } = usePlayerCommands();
  const rate = usePlayer((state) => state.playback.rate);
  const count = usePlayer((state) => state.queue.items.length);
  const places = usePlayer(placesPanel);
  const minutes = useSleepMinutes();
  const isSleepSet = usePlayer((state) => state.sleep !== null);
  const PlacesIcon = PANEL_ICON[places];
  return (
    <div className="full-inset grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] pb-2">
      <SpeedControl
        trigger={
          <Tool label="Speed" aria-label={`Speed ${rateText(rate)}`}>
            <b className="text-lg/5 font-[640] tabular-nums">{rateText(rate)}</b>
          </Tool>
        }
      />
      <SleepMenu
        trigger={
          <Tool
            label={minutes === null ? 'Timer' : `${minutes} min`}
            aria-label={sleepLabel(minutes)}
            className={isSleepSet ? 'text-accent-ink!' : undefined}
          >
            <MoonStar size={20} strokeWidth={1.75} aria-hidden="true" />
          </Tool>
        }
      />
      <Tool label={PANEL_LABEL[places]} aria-haspopup="dialog" onClick={() => showPanel(places)}>
        <PlacesIcon size={20} strokeWidth={1.75} aria-hidden="true" />
      </Tool>
      <Tool label="Queue" aria-label={queueLabel(count)} aria-haspopup="dialog" onClick={() => openQueue(true)}>
        <ListMusic size={20} strokeWidth={1.75} aria-hidden="true" />
      </Tool>
    </div>
  );
}

type ToolProps = ComponentProps<'button'> & { readonly label: string; readonly children: ReactNode };

function Tool({ label, children, className, ...rest }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={classes('grid min-h-12 content-center justify-items-center gap-[3px] rounded-2 text-ink-2 hover:bg-hover', className)}
    >
      {children}
      <span className="text-xs font-[540]">{label}</span>
    </button>
  );
}
