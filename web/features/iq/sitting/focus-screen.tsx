import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react';
import './sitting.css';

export interface FocusScreenProps {
  readonly label: string;
  /** Escape, and going back on phones. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** Fills the screen as the browser's own modal dialog: all else is inert behind it. On the server it is open without being modal. */
export function FocusScreen({ label, onEscape, children }: FocusScreenProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.removeAttribute('open');
    element.showModal();
    const heading = element.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  const escape = useEffectEvent((event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const stop = new AbortController();
    const element = dialog.current;
    // A browser closes a dialog that is escaped from twice, unless it never hears of the key.
    document.addEventListener('keydown', (event) => escape(event), { signal: stop.signal });
    element?.addEventListener('cancel', (event) => escape(event), { signal: stop.signal });
    element?.addEventListener('close', () => element.isConnected && element.showModal(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <dialog ref={dialog} open aria-label={label} className="sitting">
      {children}
    </dialog>
  );
}
