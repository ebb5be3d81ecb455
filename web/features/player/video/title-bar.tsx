import { ChevronDown, ChevronUp, Ellipsis, GripVertical, Maximize2, MoveRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PlayToggle } from './video-controls.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface TitleBarProps {
  readonly title: string;
  /** Where the film is at home. */
  readonly pagePath: string;
  /** The picture is put away, and only this bar is left. */
  readonly isFolded: boolean;
  /** Whether there is room above it for the names of its buttons. */
  readonly hasRoomAbove: boolean;
  readonly foldLabel: string;
  readonly onFold: () => void;
  readonly onClose: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onMoveKey: (event: KeyboardEvent) => void;
  readonly onSmaller: () => void;
  readonly onLarger: () => void;
  readonly onNextCorner: () => void;
}

/** The window's handle: its title moves it, by pointer and by keys. */
export function TitleBar(props: TitleBarProps): ReactElement {
  const { title, pagePath, isFolded, hasRoomAbove, foldLabel, onFold, onClose, onPointerDown, onMoveKey } = props;
  const side = isFolded && hasRoomAbove ? 'top' : 'bottom';
  return (
    <header className="@container h-11 flex-none">
      <div className="flex h-full items-center pe-0.5">
        <button
          type="button"
          aria-label={`${title}. Move video, use arrow keys`}
          className="video-handle flex h-full min-w-0 flex-1 items-center gap-1 ps-2 text-start"
          onPointerDown={onPointerDown}
          onKeyDown={onMoveKey}
        >
          <GripVertical {...ICON} className="flex-none text-ink-3" />
          <span className="truncate font-[560]">{title}</span>
        </button>
        {isFolded ? <PlayToggle tooltipSide={side} /> : <PlaceMenu {...props} />}
        <IconButton label="Return to the page" to={pagePath} tooltipSide={side} className="@max-[13rem]:hidden">
          <Maximize2 {...ICON} />
        </IconButton>
        <IconButton label={foldLabel} tooltipSide={side} onClick={onFold}>
          {isFolded ? <ChevronUp {...ICON} /> : <ChevronDown {...ICON} />}
        </IconButton>
        <IconButton label="Close video" tooltipSide={side} onClick={onClose}>
          <X {...ICON} />
        </IconButton>
      </div>
    </header>
  );
}

/** What dragging does, with single presses. */
function PlaceMenu({ onSmaller, onLarger, onNextCorner }: TitleBarProps): ReactElement {
  return (
    <Menu
      night
      trigger={
        <IconButton label="Size and place" tooltipSide="bottom" className="@max-[13rem]:hidden">
          <Ellipsis {...ICON} />
        </IconButton>
      }
    >
      <MenuItem icon={<ZoomOut {...ICON} />} onSelect={onSmaller}>
        Smaller
      </MenuItem>
      <MenuItem icon={<ZoomIn {...ICON} />} onSelect={onLarger}>
        Larger
      </MenuItem>
      <MenuItem icon={<MoveRight {...ICON} />} onSelect={onNextCorner}>
        Move to the other corner
      </MenuItem>
    </Menu>
  );
}
