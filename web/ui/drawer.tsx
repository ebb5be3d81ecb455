import { useEffect, useRef, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Name for assistive technology; the content brings its own heading. */
  readonly label: string;
  readonly children: ReactNode;
  readonly side?: 'left' | 'right' | 'bottom';
  readonly className?: string | undefined;
}

const SIDE = {
  left: 'mr-auto h-dvh w-74 max-w-[calc(100vw-min(3rem,12vw))]',
  right: 'ml-auto h-dvh w-96 max-w-[calc(100vw-min(3rem,12vw))]',
  bottom: 'mt-auto h-[min(calc(100dvh-3rem),46rem)] w-full max-w-none rounded-t-3',
};

/** The browser's own modal dialog, slid in from an edge: it keeps focus inside, gives it back, and closes on Escape. */
export function Drawer({ open, onOpenChange, label, children, side = 'left', className }: DrawerProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  // What it shows stays until it has left.
  const [isSeen, setSeen] = useState(open);
  if (open && !isSeen) setSeen(true);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // The scrim belongs to the dialog itself: a press on it has no other target.
  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === dialog.current) onOpenChange(false);
  };

  return (
    // Escape does for the keyboard what a press on the scrim does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      data-side={side}
      onClose={() => onOpenChange(false)}
      onClick={closeOnScrim}
      onTransitionEnd={({ target }) => (target === dialog.current && !open ? setSeen(false) : undefined)}
      className={classes('drawer max-h-none overflow-y-auto overscroll-contain bg-paper text-ink shadow-3', SIDE[side], className)}
    >
      {isSeen ? <div className="flex min-h-full flex-col">{children}</div> : null}
    </dialog>
  );
}
