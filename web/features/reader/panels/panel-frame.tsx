import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { useMedia } from '#web/ui/use-media.ts';

export interface PanelFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Below the tools on wide screens, where the page stays in reach; a sheet on phones. */
export function PanelFrame({ title, onClose, actions, children }: PanelFrameProps): ReactElement {
  const isWide = useMedia('(width >= 48rem)');
  const content = (
    <>
      <div className="flex min-h-11 items-center gap-2">
        <h2 className="flex-1">{title}</h2>
        {actions}
        <IconButton label="Close" tooltipSide="bottom" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </>
  );
  if (isWide) {
    return (
      <WidePanel title={title} onClose={onClose}>
        {content}
      </WidePanel>
    );
  }
  return (
    <Sheet title={title} onClose={onClose}>
      {content}
    </Sheet>
  );
}

type PanelBoxProps = Omit<PanelFrameProps, 'actions'>;

function Sheet({ title, onClose, children }: PanelBoxProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  // Of itself a dialog takes the focus to its first button, which closes it.
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true }), []);
  return (
    <Drawer open side="bottom" label={title} onOpenChange={onClose} className="bg-sheet!">
      <div ref={box} className="reader-sheet flex flex-1 flex-col px-5 pt-3">
        {children}
      </div>
    </Drawer>
  );
}

function WidePanel({ title, onClose, children }: PanelBoxProps): ReactElement {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    (root.current?.querySelector<HTMLElement>('[data-first]') ?? root.current)?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  return (
    // A dialog beside the page, which stays in reach: Escape closes it from anywhere inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={root} role="dialog" aria-label={title} tabIndex={-1} onKeyDown={closeByKey} className="reader-panel">
      {children}
    </section>
  );
}
