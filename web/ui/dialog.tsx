import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';

const WIDTH = { sm: 'md:w-110', md: 'md:w-140', lg: 'md:w-176' };

/* On phones a sheet from the lower edge, where thumbs are; from 768 px a panel in the middle. */
const POPUP =
  'panel fixed inset-x-0 bottom-0 z-(--z-dialog) flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-3 bg-sheet text-ink shadow-3 outline-none forced-colors:border md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-4rem)] md:max-w-[calc(100vw-2rem)] md:rounded-3';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** One quiet line beside the title. */
  readonly meta?: ReactNode;
  /** Read out with the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the right end, quiet first. */
  readonly actions?: ReactNode;
  /** At the left end of the same line. */
  readonly footer?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly closeLabel?: string;
  /** Over a night region it stays dark. */
  readonly night?: boolean;
  /** What is focused first; the first control when left out. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What has the focus once it is closed, where what opened it may be gone by then; with null, what opened it. */
  readonly findFinalFocus?: (() => HTMLElement | null) | undefined;
}

export function Dialog(props: DialogProps): ReactElement {
  const {
    open,
    onOpenChange,
    title,
    meta,
    description,
    children,
    actions,
    footer,
    size = 'md',
    closeLabel = 'Close',
    night = false,
    initialFocus,
    findFinalFocus,
  } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="scrim z-(--z-dialog)" />
        <Base.Popup
          data-side="center"
          className={classes(POPUP, WIDTH[size], night && 'night', 'pb-[env(safe-area-inset-bottom)]')}
          {...(initialFocus ? { initialFocus } : {})}
          {...(findFinalFocus ? { finalFocus: () => findFinalFocus() ?? true } : {})}
        >
          <header className="flex items-center gap-3 pt-3.5 pr-3 pb-3 pl-6">
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <Base.Title className="text-2xl">{title}</Base.Title>
              {meta ? <span className="text-sm text-ink-3">{meta}</span> : null}
            </div>
            <Base.Close aria-label={closeLabel} className="grid size-11 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover">
              <X size={20} aria-hidden="true" />
            </Base.Close>
          </header>
          {description ? <Base.Description className="px-6 pb-4 text-ink-2">{description}</Base.Description> : null}
          {children ? <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-5">{children}</div> : null}
          {actions || footer ? (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3">
              {footer ? <div className="mr-auto flex items-center gap-2">{footer}</div> : null}
              {actions}
            </footer>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The verb, with an icon when it destroys something. */
  readonly confirmLabel: ReactNode;
  readonly confirmIcon?: ReactNode;
  readonly cancelLabel: ReactNode;
  readonly onConfirm: () => void;
  readonly destructive?: boolean;
  /** While the answer is on its way. */
  readonly busy?: boolean;
}

/** A question before something that cannot be taken back. It does not close by a press outside. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, onOpenChange, title, text, confirmLabel, confirmIcon, cancelLabel, onConfirm, destructive = false, busy = false } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim z-(--z-dialog)" />
        <AlertDialog.Popup
          data-side="center"
          className={classes(POPUP, WIDTH.sm, 'px-6 pt-5.5 pb-[max(1.25rem,env(safe-area-inset-bottom))]')}
        >
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1.5 mb-5 text-ink-2">{text}</AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button variant={destructive ? 'bad' : 'accent'} icon={confirmIcon} disabled={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
