import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';

export interface UndoStripProps {
  readonly text: string;
  /** Nothing else is left that could have the focus. */
  readonly hasFocus: boolean;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** The way back, over the lower edge of the list. It has all the time in the world. */
export function UndoStrip({ text, hasFocus, onUndo, onDismiss }: UndoStripProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const dismiss = (): void => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    onDismiss();
  };
  return (
    <div
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      className="night sticky bottom-0 z-2 mx-auto mt-auto flex w-fit max-w-full items-center gap-1 rounded-2 ps-4 shadow-2 transition-[opacity,translate] starting:translate-y-(--rise) starting:opacity-0"
    >
      <p className="min-w-0 py-1 font-semibold">{text}</p>
      <button
        ref={button}
        type="button"
        onClick={onUndo}
        className="ms-2 min-h-11 rounded-2 px-3 font-[570] text-accent-ink hover:bg-hover"
      >
        Undo
      </button>
      <IconButton label="Dismiss" tooltipSide="left" onClick={dismiss}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
