import { Headphones, Pause, Volume2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { isActive } from '#core/player/player-state.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { useVoicesEarly } from '#web/player/use-voices-early.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import type { Aloud } from './use-aloud.ts';

export interface ListenToolProps {
  readonly item: Pick<ItemDetail, 'id' | 'otherEdition'>;
  readonly aloud: Aloud;
  readonly isReady: boolean;
}

/** Begins to listen at the page, by the voice of the device or by the recording; pauses what is heard of the book. */
export function ListenTool({ item, aloud, isReady }: ListenToolProps): ReactElement {
  const { pause } = usePlayerCommands();
  const isHeard = usePlayer((state) => isActive(state) && [item.id, item.otherEdition?.id].includes(state.episode?.itemId));
  useVoicesEarly();
  if (isHeard) {
    return (
      <IconButton label="Pause" tooltipSide="bottom" onClick={pause}>
        <Pause size={19} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    );
  }
  const { listen, listenToRecording } = aloud;
  const isChoice = listen !== undefined && listenToRecording !== undefined;
  const button = (
    <IconButton
      label="Listen from here"
      tooltipSide="bottom"
      disabled={!isReady}
      onClick={isChoice ? undefined : (listen ?? listenToRecording)}
    >
      <Volume2 size={19} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
  if (!isChoice) return button;
  return (
    <Menu trigger={button}>
      <MenuItem icon={<Headphones size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={listenToRecording}>
        Listen to the recording
      </MenuItem>
      <MenuItem icon={<Volume2 size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={listen}>
        Read aloud
      </MenuItem>
    </Menu>
  );
}
