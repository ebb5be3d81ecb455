import { createStore } from 'zustand/vanilla';

/** What the commands open over the page. */
export type CommandDialog = 'palette' | 'shortcuts';

/** Which one is open. Of this browser tab; on the server it stays closed. */
export const commandDialog = createStore<{ readonly open: CommandDialog | null }>(() => ({ open: null }));

/** Opens the palette or the list of shortcuts; null closes either. */
export const openCommands = (open: CommandDialog | null): void => commandDialog.setState({ open });
