import type { ReactElement } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { openCommands } from './command-dialog.ts';
import type { CommandDialogProps } from './command-keys.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** What `?` shows. */
export default function ShortcutsDialog({ isOpen }: Pick<CommandDialogProps, 'isOpen'>): ReactElement {
  return (
    <Dialog open={isOpen} onOpenChange={(next) => (next ? undefined : openCommands(null))} title="Keyboard shortcuts" size="lg">
      <ShortcutList className="md:columns-2" />
    </Dialog>
  );
}
