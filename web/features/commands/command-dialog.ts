import { createStore } from 'zustand/vanilla';
import type { CommandContext, CommandDialog } from './command.ts';

/** Which one is open. Of this browser tab; on the server it stays closed. */
export const commandDialog = createStore<{ readonly open: CommandDialog | null }>(() => ({ open: null }));

/** Opens the palette or the list of shortcuts; null closes either. */
export const openCommands = (open: CommandDialog | null): void => commandDialog.setState({ open });

/** What either gets. */
export interface CommandDialogProps {
  readonly isOpen: boolean;
  /** The player and the app as they are when it is called. */
  readonly getContext: () => CommandContext;
}
