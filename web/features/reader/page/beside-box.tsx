import { Popover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { clamp } from '#core/drawing/terrain.ts';
import { classes } from '#web/ui/classes.ts';

export interface BesideBoxProps {
  readonly label: string;
  /** What it belongs to, in CSS pixels of the window. */
  readonly box: DOMRect;
  readonly onClose: () => void;
  /** Whether the focus goes into it: not while words are being selected. */
  readonly takesFocus: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something small beside words on the page. Presses in the page do not reach it: the page tells of them. */
export function BesideBox({ label, box, onClose, takesFocus, className, children }: BesideBoxProps): ReactElement {
  return (
    <Popover.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={{ getBoundingClientRect: () => withinWindow(box) }}
          side="top"
          sideOffset={10}
          collisionPadding={8}
          className="z-(--z-popover) outline-none"
        >
          <Popover.Popup
            aria-label={label}
            initialFocus={takesFocus}
            finalFocus={false}
            className={classes('floating reader-beside rounded-2 bg-sheet text-ink shadow-2 outline-1 outline-line', className)}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A window may have become narrower since the box was measured. */
function withinWindow({ x, y, width, height }: DOMRect): DOMRect {
  const [within, below] = [Math.min(width, window.innerWidth), Math.min(height, window.innerHeight)];
  return new DOMRect(clamp(x, 0, window.innerWidth - within), clamp(y, 0, window.innerHeight - below), within, below);
}
