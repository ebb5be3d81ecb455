import { useEffect, useState, type RefObject } from 'react';

/** Words that are selected in an element, and where they end on it, in CSS pixels from its corner. */
export interface SelectedWords {
  readonly range: Range;
  readonly left: number;
  readonly top: number;
}

/** As long as the pointer is down, the selection is still being made. */
export function useSelectedWords(container: RefObject<HTMLElement | null>): [words: SelectedWords | null, clear: () => void] {
  const [words, setWords] = useState<SelectedWords | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let isDown = false;
    const read = (): void => setWords(isDown ? null : readSelection(container.current));
    const listen = (event: string, act: () => void): void => document.addEventListener(event, act, { signal: stop.signal });
    listen('selectionchange', read);
    listen('pointerdown', () => (isDown = true));
    for (const end of ['pointerup', 'pointercancel']) {
      listen(end, () => {
        isDown = false;
        read();
      });
    }
    return () => stop.abort();
  }, [container]);
  const clear = (): void => window.getSelection()?.removeAllRanges();
  return [words, clear];
}

function readSelection(container: HTMLElement | null): SelectedWords | null {
  const selection = window.getSelection();
  if (!container || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!container.contains(range.commonAncestorContainer) || range.toString().trim() === '') return null;
  const end = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  const box = container.getBoundingClientRect();
  return { range: range.cloneRange(), left: Math.max(0, Math.min(end.left, end.right - 40) - box.left), top: end.bottom - box.top };
}
