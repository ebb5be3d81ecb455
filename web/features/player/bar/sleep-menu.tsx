import { useContext, type ReactElement } from 'react';
import { hasChapters } from '#core/player/unit-timeline.ts';
import { inMinutes, prolongSleep, sleepLeftSec } from '#core/player/shown/sleep-left.ts';
import { SLEEP_MINUTES, type SleepTimer } from '#core/player/sleep-timer.ts';
import { PlayerContext, usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useSleepMinutes } from './use-sleep-left.ts';

export interface SleepMenuProps {
  /** A button; it opens the menu. */
  readonly trigger: ReactElement<Record<string, unknown>>;
}

/** When the sound stops by itself. */
export function SleepMenu({ trigger }: SleepMenuProps): ReactElement {
  const { setSleepTimer } = usePlayerCommands();
  const store = useContext(PlayerContext)?.store;
  const kind = usePlayer((state) => state.sleep?.kind ?? 'off');
  const withChapters = usePlayer(hasChapters);
  const minutes = useSleepMinutes();

  const prolong = (): void => {
    const leftSec = store ? sleepLeftSec(store.getState(), Date.now()) : null;
    if (leftSec !== null) setSleepTimer(prolongSleep(leftSec, Date.now()));
  };
  const options = [
    { value: 'off', label: 'Off' },
    ...SLEEP_MINUTES.map((length) => ({ value: String(length), label: `${length} minutes` })),
    ...(withChapters ? [{ value: 'chapter', label: 'End of chapter' }] : []),
    { value: 'item', label: 'End of this item' },
  ];
  return (
    <Menu night side="top" trigger={trigger}>
      {minutes === null ? null : (
        <>
          <MenuItem onSelect={prolong}>5 more minutes</MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuChoice
        label={minutes === null ? 'Sleep timer' : `Stops in ${minutesText(minutes)}`}
        value={kind}
        options={options}
        onChange={(value) => setSleepTimer(toTimer(value))}
      />
    </Menu>
  );
}

function toTimer(value: string): SleepTimer | null {
  if (value === 'off') return null;
  return value === 'chapter' || value === 'item' ? { kind: value } : inMinutes(Number(value), Date.now());
}

const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** Name of the button that opens the menu. */
export const sleepLabel = (minutes: number | null): string =>
  minutes === null ? 'Sleep timer' : `Sleep timer, ${minutesText(minutes)} left`;
