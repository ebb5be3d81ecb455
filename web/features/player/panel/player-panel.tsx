import { Tabs } from '@base-ui/react/tabs';
import { X } from 'lucide-react';
import { useCallback, useRef, type ReactElement } from 'react';
import type { PlayerEpisode } from '#core/player/episode.ts';
import type { PlayerPanelName } from '#core/player/player-state.ts';
import { BookmarksPanel } from '#web/features/notes/bookmarks-panel.tsx';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { PANEL_LABEL } from '../bar/panel-choice.ts';
import { ChaptersPanel } from './chapters-panel.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';
import { useEscape, usePanelFocus } from './use-panel-focus.ts';
import { usePanelForm } from './use-panel-form.ts';

const PANELS: readonly PlayerPanelName[] = ['transcript', 'chapters', 'bookmarks'];

/** Transcript, chapters or bookmarks of what plays. The default export is what `lazy` asks for. */
export default function PlayerPanel(): ReactElement {
  const { showPanel, retry } = usePlayerCommands();
  const panel = usePlayer((state) => state.view.panel) ?? 'transcript';
  const episode = usePlayer((state) => state.episode);
  const isFaulty = usePlayer((state) => state.playback.status === 'error');
  const form = usePanelForm();
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => showPanel(null), [showPanel]);
  usePanelFocus(root, form);
  useEscape(root, form === 'docked', close);

  return (
    <PanelFrame form={form} root={root} onClose={close}>
      <Tabs.Root
        value={panel}
        onValueChange={(next: PlayerPanelName) => showPanel(next)}
        className="flex min-h-0 flex-1 flex-col [&>[role=tabpanel]]:flex [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:flex-col"
      >
        <div className="flex flex-none items-stretch gap-2 border-b border-line pr-3 pl-7 max-md:pl-5">
          <Tabs.List aria-label="Panel" className="-mb-px -ml-2 flex min-w-0 flex-1 gap-1 overflow-x-auto [scrollbar-width:none]">
            {PANELS.map((name) => (
              <Tabs.Tab
                key={name}
                value={name}
                className="tab-line relative min-h-15 flex-none px-2 font-[560] whitespace-nowrap text-ink-3 max-[22.5rem]:text-sm after:inset-x-2 hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink forced-colors:data-active:underline"
              >
                {PANEL_LABEL[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <IconButton label="Close" tooltipSide="left" className="self-center" onClick={close}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {PANELS.map((name) => (
          <Tabs.Panel key={name} value={name} className="focus-visible:-outline-offset-2">
            {episode ? (
              <PanelContent name={name} episode={episode} isOver={form !== 'docked'} />
            ) : isFaulty ? (
              <ErrorState title="This could not be loaded." retry={retry} className="m-7 max-md:m-5" />
            ) : (
              <div className="p-7 max-md:p-5">
                <SkeletonRows />
              </div>
            )}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </PanelFrame>
  );
}

interface PanelContentProps {
  readonly name: PlayerPanelName;
  readonly episode: PlayerEpisode;
  readonly isOver: boolean;
}

function PanelContent({ name, episode, isOver }: PanelContentProps): ReactElement {
  if (name === 'chapters') return <ChaptersPanel key={episode.itemId} episode={episode} />;
  if (name === 'bookmarks') return <BookmarksPanel key={episode.id} episode={episode} isOver={isOver} />;
  return <TranscriptPanel key={episode.id} episode={episode} isOver={isOver} />;
}
