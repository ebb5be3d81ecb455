import { useEffect, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';

export interface PanelSheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet from the lower edge, as dark as the player it belongs to. The browser's own dialog: it lies over every other one. */
export function PanelSheet({ label, onClose, children }: PanelSheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const closeOnScrim = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // Escape does for the keyboard what a press on the scrim does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={closeOnScrim}
      className="night fixed inset-x-0 top-auto bottom-0 m-0 h-[min(calc(100dvh-3rem),46rem)] max-h-none w-full max-w-none overflow-hidden rounded-t-3 bg-sheet text-ink shadow-3 outline-none transition-[translate] duration-(--t-3) ease-arrive backdrop:bg-scrim starting:open:translate-y-full"
    >
      <div className="flex h-full flex-col">{children}</div>
    </dialog>
  );
}
