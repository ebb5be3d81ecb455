import { ALargeSmall, ArrowLeft, Bookmark, Highlighter, List, Search } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { itemPath } from '#web/addresses.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ListenTool } from '../aloud/listen-tool.tsx';
import type { Aloud } from '../aloud/use-aloud.ts';

export const READER_PANELS = ['contents', 'search', 'notes', 'settings'] as const;
export type ReaderPanel = (typeof READER_PANELS)[number];

const PANEL = {
  contents: { label: 'Contents', Icon: List },
  search: { label: 'Search this book', Icon: Search },
  notes: { label: 'Notes in this book', Icon: Highlighter },
  settings: { label: 'Reading settings', Icon: ALargeSmall },
} as const;

export interface ReaderToolsProps {
  readonly item: ItemDetail;
  readonly openPanel: ReaderPanel | null;
  readonly onPanel: (panel: ReaderPanel) => void;
  readonly isBookmarked: boolean;
  readonly onBookmark: () => void;
  readonly aloud?: Aloud;
  /** While the book is not there, there is nothing to use them on. */
  readonly isReady: boolean;
}

/** The title, the way back, and what can be opened beside the page. */
export function ReaderTools({ item, openPanel, onPanel, isBookmarked, onBookmark, aloud, isReady }: ReaderToolsProps): ReactElement {
  return (
    <>
      <header className="reader-head">
        <IconButton label="Back to the book’s page" to={itemPath(item)} tooltipSide="bottom">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <div className="reader-title">
          <h1>{item.title}</h1>
          <p>{item.author}</p>
        </div>
      </header>
      <div role="toolbar" aria-label="Tools" className="reader-tools">
        {READER_PANELS.slice(0, 3).map((panel) => (
          <PanelButton key={panel} panel={panel} isOpen={openPanel === panel} isReady={isReady} onPanel={onPanel} />
        ))}
        <IconButton
          label={isBookmarked ? 'Remove the bookmark' : 'Bookmark this page'}
          pressed={isBookmarked}
          tooltipSide="bottom"
          disabled={!isReady}
          onClick={onBookmark}
        >
          <Bookmark size={19} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        {aloud && (aloud.listen ?? aloud.listenToRecording) ? <ListenTool item={item} aloud={aloud} isReady={isReady} /> : null}
        <PanelButton panel="settings" isOpen={openPanel === 'settings'} isReady={isReady} onPanel={onPanel} />
      </div>
    </>
  );
}

interface PanelButtonProps extends Pick<ReaderToolsProps, 'onPanel' | 'isReady'> {
  readonly panel: ReaderPanel;
  readonly isOpen: boolean;
}

function PanelButton({ panel, isOpen, isReady, onPanel }: PanelButtonProps): ReactElement {
  const { label, Icon } = PANEL[panel];
  // Whoever comes back from its panel knows what the button is for.
  const [isKnown, setKnown] = useState(isOpen);
  if (isOpen && !isKnown) setKnown(true);
  return (
    <IconButton
      label={label}
      aria-expanded={isOpen}
      data-known={isKnown || undefined}
      onBlur={() => setKnown(false)}
      onPointerEnter={() => setKnown(false)}
      tooltipSide="bottom"
      disabled={!isReady}
      onClick={() => onPanel(panel)}
      className={isOpen ? 'bg-ink text-on-ink hover:bg-ink-2' : undefined}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
