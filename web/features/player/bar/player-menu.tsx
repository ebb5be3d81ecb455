import { Ellipsis, PictureInPicture2, Maximize2, BookmarkPlus, FileText, Volume1, Volume2, VolumeX, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { hasTranscript, type PlayerPanelName } from '#core/player/player-state.ts';
import { homePath } from '#web/addresses.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { canSetVolume } from './can-set-volume.ts';
import { CaptionItems } from './caption-items.tsx';
import { PANEL_ICON } from './panel-button.tsx';
import { isVideoHidden, PANEL_LABEL } from './panel-choice.ts';

export interface PlayerMenuProps {
  /** Panels that have no button of their own where the menu is. */
  readonly panels: readonly PlayerPanelName[];
  /** Whether the volume has no place of its own either. */
  readonly hasVolume: boolean;
  /** Shows the way to the full player. */
  readonly hasFull?: boolean;
  /** Shows the way to the unit's page. */
  readonly hasPage?: boolean;
  readonly side?: 'top' | 'bottom';
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What else can be done with the player, and what has no room beside it. */
export function PlayerMenu({ panels, hasVolume, hasFull = false, hasPage = false, side = 'top' }: PlayerMenuProps): ReactElement {
  const { showPanel, openFull, addBookmark, close } = usePlayerCommands();
  const episode = usePlayer((state) => state.episode);
  const withTranscript = usePlayer(hasTranscript);
  const shown = panels.filter((panel) => panel !== 'transcript' || withTranscript);
  return (
    <Menu
      night
      side={side}
      trigger={
        <IconButton label="More">
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      {hasFull ? (
        <MenuItem icon={<Maximize2 {...ICON} />} onSelect={() => openFull(true)}>
          Full-screen player
        </MenuItem>
      ) : null}
      {hasPage && episode ? (
        <MenuItem icon={<FileText {...ICON} />} to={homePath(episode)}>
          Go to its page
        </MenuItem>
      ) : null}
      {shown.map((panel) => {
        const Icon = PANEL_ICON[panel];
        return (
          <MenuItem key={panel} icon={<Icon {...ICON} />} onSelect={() => showPanel(panel)}>
            {PANEL_LABEL[panel]}
          </MenuItem>
        );
      })}
      <MenuItem icon={<BookmarkPlus {...ICON} />} onSelect={addBookmark}>
        Add bookmark
      </MenuItem>
      <ShowVideo />
      {hasVolume ? <VolumeItems /> : null}
      <CaptionItems />
      <MenuSeparator />
      <MenuItem icon={<X {...ICON} />} onSelect={close}>
        Close player
      </MenuItem>
    </Menu>
  );
}

function ShowVideo(): ReactElement | null {
  const { setVideo } = usePlayerCommands();
  const isHidden = usePlayer(isVideoHidden);
  if (!isHidden) return null;
  return (
    <MenuItem icon={<PictureInPicture2 {...ICON} />} onSelect={() => setVideo({ mode: 'normal' })}>
      Show video
    </MenuItem>
  );
}

function VolumeItems(): ReactElement {
  const { louder, quieter, toggleMute } = usePlayerCommands();
  const volume = usePlayer((state) => state.playback.volume);
  const isMuted = usePlayer((state) => state.playback.isMuted);
  return (
    <>
      {canSetVolume() ? (
        <>
          <MenuSeparator />
          <MenuItem icon={<Volume2 {...ICON} />} staysOpen disabled={volume >= 1} onSelect={louder}>
            Louder
          </MenuItem>
          <MenuItem icon={<Volume1 {...ICON} />} staysOpen disabled={volume <= 0} onSelect={quieter}>
            Quieter
          </MenuItem>
        </>
      ) : null}
      <MenuItem icon={<VolumeX {...ICON} />} onSelect={toggleMute}>
        {isMuted ? 'Unmute' : 'Mute'}
      </MenuItem>
    </>
  );
}
