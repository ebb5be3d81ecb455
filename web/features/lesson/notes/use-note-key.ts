import { useEffect, useMemo, useRef } from 'react';
import type { Command } from '#web/features/commands/command.ts';
import { usePageCommands } from '#web/features/commands/page-commands.ts';

/** `n` begins a note, wherever on the lesson's page one is. */
export function useNoteKey(onNote: () => void): void {
  const latest = useRef(onNote);
  useEffect(() => {
    latest.current = onNote;
  }, [onNote]);
  usePageCommands(
    useMemo(
      (): readonly Command[] => [
        { id: 'lesson.note', group: 'Reading', label: 'Write a note', keys: ['n'], canRun: () => true, run: () => latest.current() },
      ],
      [],
    ),
  );
}
