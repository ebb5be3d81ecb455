import { useEffect, useMemo, useRef } from 'react';
import type { Command } from '#web/features/commands/command.ts';
import { usePageCommands } from '#web/features/commands/page-commands.ts';
import { READING_COMMANDS, type ReadingActions, type ReadingCommandName } from './reading-commands.ts';

/** Puts the reader's keys among those of the app, as long as a book is open. */
export function useReadingCommands(actions: ReadingActions, canRun: (name: ReadingCommandName) => boolean): void {
  const newest = useRef({ actions, canRun });
  useEffect(() => {
    newest.current = { actions, canRun };
  });
  const commands = useMemo(
    () =>
      (Object.keys(READING_COMMANDS) as ReadingCommandName[]).map((name): Command => ({
        ...READING_COMMANDS[name],
        id: `reading.${name}`,
        group: 'Reading',
        canRun: () => newest.current.canRun(name),
        run: () => newest.current.actions[name](),
      })),
    [],
  );
  usePageCommands(commands);
}

/** A key that was pressed inside the page's frame, as if on the page itself: one place listens for keys. */
export function passKey(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
  const copy = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat, bubbles: true, cancelable: true });
  document.body.dispatchEvent(copy);
  if (copy.defaultPrevented) event.preventDefault();
}
