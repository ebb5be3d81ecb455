import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Command } from './command.ts';

/** Commands of the page that is open; their keys come before those that mean the same everywhere. On the server there are none. */
export const pageCommands = createStore<readonly Command[]>(() => []);

/** @param commands the same array as long as they are the same */
export function usePageCommands(commands: readonly Command[]): void {
  useEffect(() => {
    pageCommands.setState(commands, true);
    return () => pageCommands.setState([], true);
  }, [commands]);
}
