import type { ReactElement, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '#web/ui/classes.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { PanelFoot } from './panel-foot.tsx';
import type { PanelForm } from './use-panel-form.ts';

const LABEL = 'Transcript, chapters and bookmarks';

export interface PanelFrameProps {
  readonly form: PanelForm;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The place where the panel stands. What lies over the page is put outside it, so that no other dialog can hide it. */
export function PanelFrame({ form, root, onClose, children }: PanelFrameProps): ReactElement {
  const content = (
    <div ref={root} className="flex min-h-0 flex-1 flex-col">
      {children}
    </div>
  );
  if (form === 'docked') {
    return (
      <aside
        aria-label={LABEL}
        className="player-panel fixed top-(--topbar) right-0 bottom-(--player) z-(--z-sidebar) flex w-(--panel) flex-col border-t border-l border-line bg-sheet [--ground:var(--sheet)] transition-opacity duration-(--t-3) starting:opacity-0"
      >
        {content}
      </aside>
    );
  }
  const isSheet = form === 'sheet';
  const over = (
    <Drawer
      open
      side={isSheet ? 'bottom' : 'right'}
      label={LABEL}
      onOpenChange={onClose}
      // On a phone it is as dark as the player it belongs to.
      className={classes('overflow-hidden! bg-sheet!', isSheet ? 'night' : '[--ground:var(--sheet)]')}
    >
      <div className="flex h-0 grow flex-col">
        {content}
        <PanelFoot />
      </div>
    </Drawer>
  );
  return createPortal(over, document.body);
}
