import { Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';

export interface DeletedRowProps {
  /** What was deleted, as a sentence. */
  readonly text: string;
  readonly onRestore: () => void;
}

/** Stands where a note was, until the list is left: nobody has to be quick. */
export function DeletedRow({ text, onRestore }: DeletedRowProps): ReactElement {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line py-1.5 text-ink-3 first:border-t-0">
      <span className="min-w-0 flex-1">{text}</span>
      <Button
        ref={undo}
        size="sm"
        className="text-ink"
        icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onRestore}
      >
        Undo
      </Button>
    </li>
  );
}
