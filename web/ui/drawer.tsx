import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Name for assistive technology; the content brings its own heading. */
  readonly label: string;
  readonly children: ReactNode;
  readonly side?: 'left' | 'right';
  readonly className?: string | undefined;
}

const SIDE = { left: 'left-0 w-74', right: 'right-0 w-96' };

/** Slides in over a scrim. Focus stays inside, Escape and a press on the scrim close it. */
export function Drawer({ open, onOpenChange, label, children, side = 'left', className }: DrawerProps): ReactElement {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="scrim z-(--z-drawer)" />
        <Base.Popup
          data-side={side}
          aria-label={label}
          className={classes(
            'panel fixed inset-y-0 z-(--z-drawer) flex max-w-[calc(100vw-3rem)] flex-col overflow-y-auto overscroll-contain bg-paper text-ink shadow-3 outline-none',
            SIDE[side],
            className,
          )}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the drawer or dialog it stands in; give it a button as `children`. */
export function DrawerClose({ children }: { readonly children: ReactElement<Record<string, unknown>> }): ReactElement {
  return <Base.Close render={children} />;
}
