import type { ReactElement } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { openCommands, type CommandDialogProps } from './command-dialog.ts';
import { ShortcutList } from './shortcut-list.tsx';

/** What `?` shows. */
export default function ShortcutsDialog({ isOpen, getContext }: CommandDialogProps): ReactElement {
  return (
    <Dialog open={isOpen} onOpenChange={(next) => (next ? undefined : openCommands(null))} title="Keyboard shortcuts" size="lg">
      {/* There is nothing in the list to take the focus, and without it a list that is too long could not be scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label="All shortcuts" tabIndex={0}>
        <ShortcutList isVisitor={!getContext().isSignedIn} className="md:columns-2" />
      </div>
    </Dialog>
  );
}
