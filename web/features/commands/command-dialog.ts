import { createStore } from 'zustand/vanilla';
import type { CommandContext, CommandDialog } from './command.ts';

export interface CommandDialogState {
  readonly open: CommandDialog | null;
  /** What is looked for in the palette. It is kept here, since typing begins before the palette's code has come. */
  readonly typed: string;
}

/** Which one is open. Of this browser tab; on the server it stays closed. */
export const commandDialog = createStore<CommandDialogState>(() => ({ open: null, typed: '' }));

/** Opens the palette, empty, or the list of shortcuts; null closes either. */
export const openCommands = (open: CommandDialog | null): void => commandDialog.setState(open === null ? { open } : { open, typed: '' });

export const setTyped = (typed: string): void => commandDialog.setState({ typed });

/** What either gets. */
export interface CommandDialogProps {
  readonly isOpen: boolean;
  /** The player and the app as they are when it is called. */
  readonly getContext: () => CommandContext;
}
